# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/shape/: ops that move elements, as numpy moves them.

    python tests/ops/expected/shapes.py
"""

import itertools

import numpy as np

from emit import File

# One type per element size, and a bool.
TYPES = ("i32", "i8", "bf16", "i64", "complex<f64>", "i1")


def spell(name, value):
    value = int(value)
    if name == "i1":
        return "true" if value % 2 else "false"
    if name == "bf16":
        return f"{value}.0"
    if name == "complex<f64>":
        return f"({value}.0, {-value}.5)"
    return str(value)


def nested(name, array):
    if array.ndim == 0:
        return spell(name, array)
    return "[" + ", ".join(nested(name, row) for row in array) + "]"


def tensor(name, shape):
    return "tensor<" + "".join(f"{n}x" for n in shape) + name + ">"


def constant(variable, name, array):
    text = nested(name, array) if array.size else ""
    return f"%{variable} = stablehlo.constant dense<{text}> : {tensor(name, array.shape)}"


def expect(name, array):
    text = nested(name, array) if array.size else ""
    return f"check.expect_eq_const %0, dense<{text}> : {tensor(name, array.shape)}"


def numbers(*shape):
    return np.arange(1, 1 + int(np.prod(shape)), dtype=np.int64).reshape(shape)


def unary(file, op, array, result, attributes, names=("i32",), one_type=False):
    for name in names:
        kinds = tensor(name, result.shape) if one_type else \
            f"({tensor(name, array.shape)}) -> {tensor(name, result.shape)}"
        file.program(f"{name}, {array.shape}{attributes}", [
            constant("a", name, array), f"%0 = stablehlo.{op} %a{attributes} : {kinds}",
            expect(name, result)])


def write_views():
    file = File("shape", "transpose", "stablehlo.transpose.")
    for shape, axes in (((2, 3), (1, 0)), ((2, 3, 4), (2, 0, 1)), ((2, 3, 4), (0, 1, 2)),
                        ((2, 1, 3, 2), (3, 1, 0, 2)), ((2, 0, 3), (2, 1, 0)), ((5,), (0,))):
        unary(file, "transpose", numbers(*shape), numbers(*shape).transpose(axes),
              f", dims = {list(axes)}", TYPES if shape == (2, 3) else ("i32",))
    splat = np.full((2, 3), 7)
    file.program("a splat", ["%a = stablehlo.constant dense<7> : tensor<2x3xi32>",
                             "%0 = stablehlo.transpose %a, dims = [1, 0] : "
                             "(tensor<2x3xi32>) -> tensor<3x2xi32>", expect("i32", splat.T)])
    file.write()

    file = File("shape", "reverse", "stablehlo.reverse.")
    for shape, dims in (((4,), (0,)), ((2, 3), (1,)), ((2, 3), (0, 1)), ((2, 3, 2), (0, 2)),
                        ((2, 3), ()), ((0, 3), (0,))):
        unary(file, "reverse", numbers(*shape), np.flip(numbers(*shape), dims),
              f", dims = {list(dims)}", TYPES if shape == (4,) else ("i32",), one_type=True)
    file.write()

    file = File("shape", "slice", "stablehlo.slice, with strides and empty ranges.")
    for shape, ranges in (((5,), ((1, 4, 1),)), ((5,), ((0, 5, 2),)),
                          ((3, 4), ((1, 3, 1), (0, 4, 3))), ((3, 4), ((2, 2, 1), (0, 4, 1))),
                          ((4, 3, 5), ((0, 4, 2), (1, 3, 1), (4, 5, 1)))):
        text = ", ".join(f"{a}:{b}" + (f":{s}" if s != 1 else "") for a, b, s in ranges)
        unary(file, "slice", numbers(*shape), numbers(*shape)[tuple(slice(*r) for r in ranges)],
              f" [{text}]", TYPES if len(shape) == 2 else ("i32",))
    file.write()

    file = File("shape", "reshape", "stablehlo.reshape keeps the row-major order.")
    for shape, to in (((2, 3), (3, 2)), ((6,), (1, 2, 3, 1)), ((1, 1), ()), ((), (1, 1)),
                      ((0, 3), (7, 0)), ((2, 2, 2), (8,))):
        unary(file, "reshape", numbers(*shape), numbers(*shape).reshape(to), "",
              TYPES if shape == (2, 3) else ("i32",))
    file.write()

    file = File("shape", "broadcast_in_dim", "stablehlo.broadcast_in_dim.")
    for shape, dims, to in (((3,), (1,), (2, 3)), ((3,), (0,), (3, 2)), ((), (), (2, 2)),
                            ((1, 3), (2, 1), (2, 3, 2)), ((2, 1), (0, 1), (2, 3)),
                            ((1,), (0,), (0,)),
                            ((2, 3), (2, 0), (3, 2, 2))):
        array = numbers(*shape)
        placed = [1] * len(to)
        order = np.argsort(dims, kind="stable")
        for axis in order:
            placed[dims[axis]] = shape[axis]
        result = np.broadcast_to(array.transpose(order).reshape(placed), to)
        unary(file, "broadcast_in_dim", array, result, f", dims = {list(dims)}",
              TYPES if shape == (3,) else ("i32",))
    file.write()

    file = File("shape", "broadcast", "stablehlo.broadcast puts new dimensions first.")
    unary(file, "broadcast", numbers(2), np.broadcast_to(numbers(2), (3, 1, 2)), ", sizes = [3, 1]")
    unary(file, "broadcast", numbers(), np.full((2, 2), 1), ", sizes = [2, 2]")
    file.write()


def write_dynamic_slices():
    file = File("shape", "dynamic_slice", "stablehlo.dynamic_slice: starts are clamped.")
    for (i, j), kind in itertools.product(((0, 0), (1, 2), (-5, 1), (9, 9)), ("i32", "i64")):
        a, b = max(0, min(i, 1)), max(0, min(j, 2))
        file.program(f"from ({i}, {j}), {kind}", [
            constant("a", "i32", numbers(3, 4)),
            f"%i = stablehlo.constant dense<{i}> : tensor<{kind}>",
            f"%j = stablehlo.constant dense<{j}> : tensor<{kind}>",
            f"%0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 2] : (tensor<3x4xi32>, "
            f"tensor<{kind}>, tensor<{kind}>) -> tensor<2x2xi32>",
            expect("i32", numbers(3, 4)[a:a + 2, b:b + 2])])
    file.program("an unsigned start beyond every signed one", [
        constant("a", "i8", numbers(4)),
        "%i = stablehlo.constant dense<18446744073709551615> : tensor<ui64>",
        "%0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<4xi8>, tensor<ui64>) -> "
        "tensor<2xi8>", expect("i8", numbers(4)[2:])])
    file.write()

    file = File("shape", "dynamic_update_slice",
                "stablehlo.dynamic_update_slice: starts are clamped, the operand stays as it is.")
    for i, j in ((0, 0), (1, 2), (-5, 1), (9, 9)):
        a, b = max(0, min(i, 1)), max(0, min(j, 2))
        result = numbers(3, 4)
        result[a:a + 2, b:b + 2] = -numbers(2, 2)
        for name in TYPES[:1] if (i, j) != (1, 2) else ("i32", "i8", "i64"):
            file.program(f"at ({i}, {j}), {name}", [
                constant("a", name, numbers(3, 4)), constant("b", name, -numbers(2, 2)),
                f"%i = stablehlo.constant dense<{i}> : tensor<i32>",
                f"%j = stablehlo.constant dense<{j}> : tensor<i32>",
                f"%0 = stablehlo.dynamic_update_slice %a, %b, %i, %j : ({tensor(name, (3, 4))}, "
                f"{tensor(name, (2, 2))}, tensor<i32>, tensor<i32>) -> {tensor(name, (3, 4))}",
                expect(name, result),
                f"check.expect_eq_const %a, dense<{nested(name, numbers(3, 4))}> : "
                f"{tensor(name, (3, 4))}"])
    file.program("an operand that is a splat, and one update after another", [
        "%a = stablehlo.constant dense<0> : tensor<4xi32>", constant("b", "i32", numbers(1)),
        "%i = stablehlo.constant dense<1> : tensor<i32>",
        "%j = stablehlo.constant dense<3> : tensor<i32>",
        "%c = stablehlo.dynamic_update_slice %a, %b, %i : (tensor<4xi32>, tensor<1xi32>, "
        "tensor<i32>) -> tensor<4xi32>",
        "%0 = stablehlo.dynamic_update_slice %c, %b, %j : (tensor<4xi32>, tensor<1xi32>, "
        "tensor<i32>) -> tensor<4xi32>", expect("i32", np.array([0, 1, 0, 1]))])
    file.write()


def padded(array, value, low, high, interior):
    for axis in range(array.ndim):
        n = array.shape[axis]
        step = interior[axis] + 1
        wide = list(array.shape)
        wide[axis] = (n - 1) * step + 1 if n else 0
        spread = np.full(wide, value)
        index = [slice(None)] * array.ndim
        index[axis] = slice(0, None, step)
        spread[tuple(index)] = array
        for edge, at_front in ((low[axis], True), (high[axis], False)):
            if edge >= 0:
                block = list(spread.shape)
                block[axis] = edge
                parts = [np.full(block, value), spread]
                spread = np.concatenate(parts if at_front else parts[::-1], axis)
            else:
                index = [slice(None)] * array.ndim
                index[axis] = slice(-edge, None) if at_front else slice(None, edge)
                spread = spread[tuple(index)]
        array = spread
    return array


def write_joins():
    file = File("shape", "concatenate", "stablehlo.concatenate.")
    for dim, shapes in ((0, ((2, 2), (1, 2))), (1, ((2, 2), (2, 1), (2, 3))),
                        (0, ((2,), (0,), (1,))), (0, ((3,),)), (2, ((1, 2, 1), (1, 2, 2)))):
        arrays, start = [], 0
        for shape in shapes:
            arrays.append(numbers(*shape) + start)
            start += arrays[-1].size
        result = np.concatenate(arrays, dim)
        for name in TYPES if dim == 1 else ("i32",):
            names = "abc"[:len(arrays)]
            file.program(f"{name}, {shapes} along {dim}", [
                *[constant(v, name, a) for v, a in zip(names, arrays)],
                f"%0 = stablehlo.concatenate {', '.join('%' + v for v in names)}, dim = {dim} : "
                f"({', '.join(tensor(name, a.shape) for a in arrays)}) -> "
                f"{tensor(name, result.shape)}",
                expect(name, result)])
    file.write()

    file = File("shape", "pad", "stablehlo.pad: edges, interior, and negative edges that crop.")
    for shape, low, high, interior in (
            ((3,), (1,), (2,), (0,)), ((3,), (-1,), (2,), (1,)), ((3,), (0,), (0,), (2,)),
            ((2, 3), (0, 1), (2, 1), (1, 2)), ((2, 3), (-1, -1), (-1, 1), (2, 1)),
            ((0,), (2,), (1,), (5,)), ((4,), (-2,), (-2,), (0,)), ((2,), (-3,), (4,), (1,)),
            ((3, 2), (1, -1), (-2, 3), (0, 3))):
        array = numbers(*shape)
        result = padded(array, 9, low, high, interior)
        for name in TYPES if shape == (2, 3) else ("i32",):
            file.program(f"{name}, {shape}", [
                constant("a", name, array), constant("b", name, np.array(9)),
                f"%0 = stablehlo.pad %a, %b, low = {list(low)}, high = {list(high)}, interior = "
                f"{list(interior)} : ({tensor(name, shape)}, {tensor(name, ())}) -> "
                f"{tensor(name, result.shape)}", expect(name, result)])
    file.write()

    file = File("shape", "iota", "stablehlo.iota on every kind of type.")
    for name in ("i32", "i8", "ui64", "bf16", "f32", "f8E4M3FN"):
        for shape, dim in (((4,), 0), ((2, 3), 0), ((2, 3), 1), ((2, 2, 2), 1), ((0, 2), 0)):
            result = np.indices(shape)[dim]
            as_float = name[0] in "bf"
            text = nested("bf16" if as_float else name, result) if result.size else ""
            kind = tensor(name, shape)
            file.program(f"{name}, {shape} along {dim}", [
                f"%0 = stablehlo.iota dim = {dim} : {kind}",
                f"check.expect_eq_const %0, dense<{text}> : {kind}"])
    file.program("complex<f32>", [
        "%0 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>",
        "check.expect_eq_const %0, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : "
        "tensor<3xcomplex<f32>>"])
    file.write()


def write_bits():
    file = File("shape", "bitcast_convert", "stablehlo.bitcast_convert: little-endian, any widths.")
    def case(comment, source, values, kind_from, target, expected, kind_to):
        file.program(comment, [
            f"%a = stablehlo.constant dense<{values}> : tensor<{kind_from}{source}>",
            f"%0 = stablehlo.bitcast_convert %a : (tensor<{kind_from}{source}>) -> "
            f"tensor<{kind_to}{target}>",
            f"check.expect_eq_const %0, dense<{expected}> : tensor<{kind_to}{target}>"])
    case("equal width", "f32", "[1.0, -0.0]", "2x", "i32", "[1065353216, -2147483648]", "2x")
    case("the other way", "ui32", "[1065353216, 3212836864]", "2x", "f32", "[1.0, -1.0]", "2x")
    case("narrower", "f64", "0x0123456789ABCDEF", "", "i16", "[-12817, -30293, 17767, 291]", "4x")
    case("wider", "i16", "[[-12817, -30293, 17767, 291]]", "1x4x", "ui64", "[81985529216486895]",
         "1x")
    case("bytes of f32", "f32", "[[1.0, 2.0]]", "1x2x", "ui8",
         "[[[0, 0, 128, 63], [0, 0, 0, 64]]]", "1x2x4x")
    case("half bytes", "ui8", "[33, 240]", "2x", "ui4", "[[1, 2], [0, 15]]", "2x2x")
    case("half bytes, signed", "ui8", "[33, 240]", "2x", "i4", "[[1, 2], [0, -1]]", "2x2x")
    case("half bytes joined", "i4", "[[1, 2], [0, -1]]", "2x2x", "ui8", "[33, 240]", "2x")
    case("quarters", "i8", "[-28]", "1x", "ui2", "[[0, 1, 2, 3]]", "1x4x")
    case("four bits of a float", "ui4", "[2, 15]", "2x", "f4E2M1FN", "[1.0, -6.0]", "2x")
    case("bf16", "bf16", "[1.0, 0xFF80]", "2x", "i16", "[16256, -128]", "2x")
    case("a splat", "f32", "1.0", "3x", "i32", "1065353216", "3x")
    case("a splat, narrower", "i32", "16909060", "2x", "i8", "[[4, 3, 2, 1], [4, 3, 2, 1]]", "2x4x")
    case("none", "i32", "", "0x", "i8", "", "0x4x")
    file.write()

    file = File("shape", "get_dimension_size", "stablehlo.get_dimension_size.")
    for dim, size in enumerate((2, 0, 5)):
        file.program(f"dimension {dim}", [
            "%a = stablehlo.constant dense<> : tensor<2x0x5xf32>",
            f"%0 = stablehlo.get_dimension_size %a, dim = {dim} : (tensor<2x0x5xf32>) -> "
            "tensor<i32>",
            f"check.expect_eq_const %0, dense<{size}> : tensor<i32>"])
    file.write()


if __name__ == "__main__":
    write_views()
    write_dynamic_slices()
    write_joins()
    write_bits()
