# SPDX-License-Identifier: Apache-2.0
"""Makes files of tests/ops/dot, reduce and gather_scatter: einsum, ragged dots, batch norms, scans
and torch_index_select, as numpy computes them on small numbers, where sums are exact.

    python tests/ops/expected/contractions.py
"""

import numpy as np

from emit import File

RNG = np.random.default_rng(3)
FLOATS = {"f32": np.float32, "f64": np.float64, "f16": np.float16}


def spell(name, value):
    if name.startswith("complex"):
        return f"({float(value.real)!r}, {float(value.imag)!r})"
    if name == "i1":
        return "true" if value else "false"
    return repr(float(value)) if name in (*FLOATS, "bf16") else str(int(value))


def nested(name, array):
    if array.ndim == 0:
        return spell(name, array[()])
    return "[" + ", ".join(nested(name, row) for row in array) + "]"


def tensor(name, array):
    return "tensor<" + "".join(f"{n}x" for n in array.shape) + name + ">"


def dense(name, array):
    return f"dense<{nested(name, array) if array.size else ''}> : {tensor(name, array)}"


def constant(variable, name, array):
    return f"%{variable} = stablehlo.constant {dense(name, array)}"


def expect(variable, name, array):
    return f"check.expect_eq_const {variable}, {dense(name, array)}"


def numbers(name, *shape):
    if name.startswith("complex"):
        return RNG.integers(-3, 4, shape) + 1j * RNG.integers(-3, 4, shape)
    if name == "i1":
        return RNG.integers(0, 2, shape).astype(bool)
    return RNG.integers(-3, 4, shape)


# --- einsum


def einsum_of(name, config, arrays):
    if name == "i1":  # or of ands
        return np.einsum(config, *(a.astype(int) for a in arrays)) > 0
    return np.einsum(config, *arrays)


def write_einsum():
    file = File("dot", "einsum", "stablehlo.einsum: every kind of letter, on several types.")
    cases = [("ij,jk->ik", (2, 3), (3, 4)), ("ij,jk->ki", (2, 3), (3, 4)),
             ("bij,bjk->bik", (2, 2, 3), (2, 3, 2)), ("bij,bkj->ikb", (2, 2, 3), (2, 2, 3)),
             ("i,j->ij", (3,), (2,)), ("i,i->", (4,), (4,)), ("ij,ij->ij", (2, 3), (2, 3)),
             ("ij,k->i", (2, 3), (2,)), ("ii,ij->j", (3, 3), (3, 2)),
             ("...ij,jk->...ik", (2, 2, 2, 3), (3, 2)), ("...i,...i->...", (2, 3), (2, 3)),
             ("i...,i->...", (3, 2), (3,)), ("ij,jk->ik", (2, 0), (0, 3)),
             ("aB,Bc->ac", (2, 2), (2, 2))]
    for number, (config, left, right) in enumerate(cases):
        for name in ("f32", "i32", "complex<f64>", "i1", "bf16")[:5 if number < 2 else 1]:
            a, b = numbers(name, *left), numbers(name, *right)
            result = einsum_of(name, config, (a, b))
            file.program(f"{config} {name}", [
                constant("a", name, a), constant("b", name, b),
                f'%0 = stablehlo.einsum %a, %b, config = "{config}" : '
                f"({tensor(name, a)}, {tensor(name, b)}) -> {tensor(name, result)}",
                expect("%0", name, result)])
    file.write()


def write_unary_einsum():
    file = File("dot", "unary_einsum", "stablehlo.unary_einsum: transposes, diagonals and sums.")
    for config, shape in [("ij->ji", (2, 3)), ("ij->i", (2, 3)), ("ij->", (2, 3)),
                          ("ii->i", (3, 3)), ("ii->", (3, 3)), ("...i->i...", (2, 2, 3)),
                          ("ab...->...", (2, 2, 3)), ("i->i", (0,))]:
        for name in ("f32", "ui8", "complex<f32>") if config == "ij->i" else ("f32",):
            a = np.abs(numbers(name, *shape)) if name == "ui8" else numbers(name, *shape)
            result = np.einsum(config, a)
            file.program(f"{config} {name}", [
                constant("a", name, a),
                f'%0 = stablehlo.unary_einsum %a, config = "{config}" : ({tensor(name, a)}) -> '
                f"{tensor(name, result)}", expect("%0", name, result)])
    file.write()


# --- ragged dots


def groups_of(sizes, length):
    """The group of every index; -1 beyond them."""
    found = np.full(length, -1)
    ends = np.cumsum(sizes)
    for group, end in enumerate(ends):
        found[end - sizes[group]:end] = group
    return found


def ragged_program(file, comment, name, arrays, numbers_text, result):
    a, b, sizes = arrays
    file.program(comment, [
        constant("a", name, a), constant("b", name, b), constant("c", "i32", sizes),
        f'%0 = "chlo.ragged_dot"(%a, %b, %c) <{{ragged_dot_dimension_numbers = '
        f"#chlo.ragged_dot<{numbers_text}>}}> : ({tensor(name, a)}, {tensor(name, b)}, "
        f"{tensor('i32', sizes)}) -> {tensor(name, result)}", expect("%0", name, result)])


def write_ragged_dot():
    file = File("dot", "ragged_dot", "chlo.ragged_dot: ragged rows, contractions and batches.")
    for name in ("f32", "i32"):
        a, b, sizes = numbers(name, 6, 3), numbers(name, 3, 3, 2), np.array([2, 0, 3])
        groups = groups_of(sizes, 6)
        result = np.stack([a[i] @ b[g] if g >= 0 else np.zeros(2, int)
                           for i, g in enumerate(groups)])
        ragged_program(file, f"rows, {name}", name, (a, b, sizes),
                       "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], "
                       "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]", result)
    # A batch with sizes of its own; the group dimension of rhs in the middle.
    a, b, sizes = numbers("f32", 2, 4, 3), numbers("f32", 2, 3, 2, 2), np.array([[1, 3], [2, 1]])
    result = np.zeros((2, 4, 2), int)
    for batch in range(2):
        for i, g in enumerate(groups_of(sizes[batch], 4)):
            if g >= 0:
                result[batch, i] = a[batch, i] @ b[batch, :, g]
    ragged_program(file, "rows of a batch", "f32", (a, b, sizes),
                   "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
                   "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], "
                   "lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]", result)
    a, b, sizes = numbers("f32", 2, 6), numbers("f32", 6, 3), np.array([2, 0, 3])
    groups = groups_of(sizes, 6)
    result = np.stack([a[:, groups == g] @ b[groups == g] for g in range(3)])
    ragged_program(file, "contraction", "f32", (a, b, sizes),
                   "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], "
                   "lhs_ragged_dimensions = [1]", result)
    a, b, sizes = numbers("f32", 3, 2, 2), numbers("f32", 3, 2, 2), np.array([1, 2])
    ragged_program(file, "batch", "f32", (a, b, sizes),
                   "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
                   "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], "
                   "lhs_ragged_dimensions = [0]", a @ b)
    file.write()


# --- batch norms


def batch_norm(file, kind, name, feature, operands, epsilon, results):
    types = [tensor(name, x) for x in operands]
    given = [tensor(name, x) for x in results]
    values = ", ".join(f"%{'abcde'[i]}" for i in range(len(operands)))
    many = len(results) > 1
    lines = [constant("abcde"[i], name, x) for i, x in enumerate(operands)]
    count = f":{len(results)}" if many else ""
    lines.append(f'%0{count} = "stablehlo.batch_norm_{kind}"({values}) '
                 f"<{{epsilon = {epsilon!r} : f32, feature_index = {feature} : i64}}> : "
                 f"({', '.join(types)}) -> ({', '.join(given)})")
    lines += [expect(f"%0#{i}" if many else "%0", name, x) for i, x in enumerate(results)]
    file.program(f"{name}, feature {feature} of {operands[0].shape}", lines)


def write_batch_norms():
    files = {kind: File("reduce", f"batch_norm_{kind}",
                        f"stablehlo.batch_norm_{kind}, each step rounded to the type.")
             for kind in ("inference", "training", "grad")}
    for name, dtype in FLOATS.items():
        for shape, feature in [((2, 2, 2), 2), ((4, 3), 1), ((2, 2, 4), 0)]:
            x, g = numbers(name, *shape).astype(dtype), numbers(name, *shape).astype(dtype)
            axes = tuple(d for d in range(len(shape)) if d != feature)
            across = [1] * len(shape)
            across[feature] = shape[feature]
            scale, offset = (numbers(name, shape[feature]).astype(dtype) for _ in range(2))
            epsilon, n = dtype(0.5), dtype(x.size // shape[feature])

            def wide(v):
                return v.reshape(across)

            def total(v):  # f16 is summed in f64, the others from the left in their own type
                rows = np.moveaxis(v, feature, 0).reshape(shape[feature], -1)
                step = np.float64 if name == "f16" else dtype
                return np.add.accumulate(rows, axis=1, dtype=step)[:, -1].astype(dtype)

            def normalize(mean, variance):
                deviation = np.sqrt(wide(variance) + epsilon)
                return wide(scale) * ((x - wide(mean)) / deviation) + wide(offset)

            mean = total(x) / n
            centered = x - wide(mean)
            variance = total(centered * centered) / n
            batch_norm(files["training"], "training", name, feature, (x, scale, offset), 0.5,
                       (normalize(mean, variance), mean, variance))
            mean, variance = mean + dtype(1), np.abs(mean) + dtype(0.25)
            batch_norm(files["inference"], "inference", name, feature,
                       (x, scale, offset, mean, variance), 0.5, (normalize(mean, variance),))
            c, ve = x - wide(mean), wide(variance) + epsilon
            deviation = np.sqrt(ve)
            i5 = wide(total(g * c)) * c / ve
            grad = wide(scale) / deviation / n * (g * n - wide(total(g)) - i5)
            batch_norm(files["grad"], "grad", name, feature, (x, scale, mean, variance, g), 0.5,
                       (grad, total(g * (c / deviation)), total(g)))
    for file in files.values():
        file.write()


# --- scans and torch_index_select


def write_scan():
    file = File("reduce", "scan", "chlo.scan: running sums, forward and backward.")
    for dimension in (0, 1):
        for reverse in ("false", "true"):
            x = numbers("i32", 2, 3)
            flip = np.flip if reverse == "true" else lambda v, _: v
            sums = flip(np.cumsum(flip(x, dimension), axis=dimension), dimension)
            carry = np.sum(x, axis=dimension)
            slice_type, kind = tensor("i32", carry), tensor("i32", x)
            file.program(f"sums along {dimension}, is_reverse = {reverse}", [
                constant("a", "i32", x), constant("b", "i32", carry * 0),
                f'%0:2 = "chlo.scan"(%a, %b) <{{dimension = {dimension} : i64, is_reverse = '
                f"{reverse}, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = "
                "array<i32: 1, 1>}> ({",
                f"^bb0(%x: {slice_type}, %y: {slice_type}):",
                f"  %z = stablehlo.add %x, %y : {slice_type}",
                f"  stablehlo.return %z, %z : {slice_type}, {slice_type}",
                f"}}) : ({kind}, {slice_type}) -> ({kind}, {slice_type})",
                expect("%0#0", "i32", sums), expect("%0#1", "i32", carry)])
    file.program("no inputs: the number of steps is an attribute", [
        "%a = stablehlo.constant dense<1> : tensor<i32>",
        '%0:2 = "chlo.scan"(%a) <{dimension = 0 : i64, scan_dim_size = 4 : i64, is_reverse = false,'
        " operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({",
        "^bb0(%x: tensor<i32>):", "  %z = stablehlo.add %x, %x : tensor<i32>",
        "  stablehlo.return %x, %z : tensor<i32>, tensor<i32>",
        "}) : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)",
        "check.expect_eq_const %0#0, dense<[1, 2, 4, 8]> : tensor<4xi32>",
        "check.expect_eq_const %0#1, dense<16> : tensor<i32>"])
    file.write()


def write_torch_index_select():
    file = File("gather_scatter", "torch_index_select",
                "stablehlo.torch_index_select: indices are pulled in as gather does.")
    for shape, index, dim, batch in [((3, 2), [2, 0, 7, -1], 0, 0), ((2, 3), [1, 1], 1, 0),
                                     ((2, 3), [[0, 2], [5, 1]], 1, 1), ((2, 2, 3), [2], 2, 0),
                                     ((2, 2, 3), [[2, 0], [1, 1]], 2, 1),
                                     ((3, 2), [[1, 0], [2, 2]], 0, 0), ((3,), 1, 0, 0)]:
        a, i = numbers("f32", *shape), np.array(index)
        clamped = np.clip(i, 0, shape[dim] - 1)
        if batch:
            result = np.stack([np.take(x, c, axis=dim - 1) for x, c in zip(a, clamped)])
        else:
            result = np.take(a, clamped, axis=dim)
        file.program(f"{shape}, dim {dim}, batch_dims {batch}", [
            constant("a", "f32", a), constant("b", "i64", i),
            f'%0 = "stablehlo.torch_index_select"(%a, %b) <{{dim = {dim} : i64, batch_dims = '
            f"{batch} : i64}}> : ({tensor('f32', a)}, {tensor('i64', i)}) -> "
            f"{tensor('f32', result)}", expect("%0", "f32", result)])
    file.write()


if __name__ == "__main__":
    write_einsum()
    write_unary_einsum()
    write_ragged_dot()
    write_batch_norms()
    write_scan()
    write_torch_index_select()
