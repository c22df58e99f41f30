# SPDX-License-Identifier: Apache-2.0
"""Contractions, decompositions and ops with a computation on quantized arrays."""

import itertools

import numpy as np

from quantized_moves import i64s
from quantized_programs import Program, Programs, tensor
from quantized_types import per_axis, per_tensor

Q = per_tensor("i8", "f32", 0.5, 10)
W = per_tensor("i8", "f32", 0.25)
WIDE = per_tensor("i32", "f32", 0.125)
NARROW = per_tensor("i8", "f32", 8.0, -3)
THIRDS = (per_tensor("i8", "f32", 0.3, 4), per_tensor("i8", "f32", 0.7),
          per_tensor("i32", "f32", 0.21), per_tensor("i8", "f32", 9.1, 1))


def quantize_surely(kind, numbers):
    """None when the error of a sum in f32 could change a stored integer."""
    stored = kind.quantize(numbers)
    scale = np.abs(numbers).max() * 1e-6 if numbers.size else 0
    for error in (-scale, scale):
        moved = kind.quantize(numbers + error)
        dyadic = all(float(s).hex().rstrip("0").count("1") == 1 for s in kind.scales)
        if (moved != stored).any() and not dyadic:
            return None
    return stored


def contract(file, rng, op, comment, shapes, kinds, function, attributes):
    """kinds: lhs, rhs, result; a float type's name for what is not quantized."""
    for _ in range(500):
        arrays, numbers = [], []
        for shape, kind in zip(shapes, kinds):
            if isinstance(kind, str):
                arrays.append(rng.integers(-8, 9, size=shape) / 4)
                numbers.append(arrays[-1])
            else:
                arrays.append(kind.random(rng, shape))
                numbers.append(kind.dequantize(arrays[-1]))
        product = function(*numbers)
        expected = product if isinstance(kinds[2], str) else quantize_surely(kinds[2], product)
        if expected is not None:
            break
    program = Program()
    operands = [program.constant(array, kind) for array, kind in zip(arrays, kinds)]
    value = program.op(op, operands, product.shape, kinds[2], attributes)
    program.check(value, kinds[2], expected)
    file.add(f"{comment}: {', '.join(map(str, kinds[:2]))} -> {kinds[2]}", program)


DOT = ("dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
       "rhs_contracting_dimensions = [0]>")
BATCH_DOT = ("dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], "
             "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], "
             "rhs_contracting_dimensions = [1]>")
AXIS_W = per_axis("i8", "f32", 1, (0.5, 0.25, 0.125))
AXIS_RESULT = per_axis("i32", "f32", 1, (0.25, 0.125, 0.0625))
CONV = ("dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, "
        "batch_group_count = 1 : i64, feature_group_count = 1 : i64, "
        "padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>")


def convolve(x, w):
    """[b, 0, 1, f] x [0, 1, i, o], padded by 1 and 2 along dimension 1 of the image."""
    x = np.pad(x, ((0, 0), (0, 0), (1, 2), (0, 0)))
    rows, columns = x.shape[1] - w.shape[0] + 1, x.shape[2] - w.shape[1] + 1
    out = np.zeros((x.shape[0], rows, columns, w.shape[3]))
    for i, j in itertools.product(range(rows), range(columns)):
        window = x[:, i:i + w.shape[0], j:j + w.shape[1], :]
        out[:, i, j, :] = np.tensordot(window, w, ([1, 2, 3], [0, 1, 2]))
    return out


def contractions(rng):
    file = Programs("contractions", "dot, dot_general and convolution, quantized and hybrid.")
    for kinds in ((Q, W, WIDE), (Q, W, NARROW), (THIRDS[0], THIRDS[1], THIRDS[2]),
                  (THIRDS[0], THIRDS[1], THIRDS[3]), ("f32", W, "f32"), ("f32", AXIS_W, "f32"),
                  (Q, AXIS_W, AXIS_RESULT), (Q, AXIS_W, WIDE),
                  (per_tensor("i4", "f32", 0.5, 1), per_tensor("i4", "f32", 0.5), WIDE)):
        contract(file, rng, "dot_general", "dot_general", [(2, 4), (4, 3)], kinds, np.matmul, DOT)
    for kinds in ((Q, W, WIDE), ("f32", W, "f32")):
        contract(file, rng, "dot_general", "dot_general with batches", [(2, 2, 4), (2, 4, 3)],
                 kinds, np.matmul, BATCH_DOT)
    for kinds in ((Q, Q, WIDE), (Q, W, NARROW)):
        contract(file, rng, "dot", "dot", [(2, 4), (4, 3)], kinds, np.matmul, "")
    axis_w = per_axis("i8", "f32", 3, (0.5, 0.25))
    axis_result = per_axis("i32", "f32", 3, (0.25, 0.125))
    for kinds in ((Q, W, WIDE), (Q, Q, NARROW), (THIRDS[0], THIRDS[1], THIRDS[2]),
                  ("f32", W, "f32"), ("f32", axis_w, "f32"), (Q, axis_w, axis_result),
                  (Q, axis_w, WIDE)):
        contract(file, rng, "convolution", "convolution", [(2, 3, 3, 2), (2, 2, 2, 2)], kinds,
                 convolve, CONV)
    add_cholesky(file)
    add_batch_norm(file, rng)
    add_batch_norms(file, rng)
    file.write()


def add_cholesky(file):
    kind, result = per_tensor("i8", "f32", 0.5, 3), per_tensor("i8", "f32", 0.125, -7)
    factor = np.array([[2.0, 0, 0], [1.5, 3, 0], [-1, 0.5, 2]])
    program = Program()
    value = program.constant(kind.quantize(factor @ factor.T), kind)
    stored = kind.quantize(factor @ factor.T)
    numbers = np.linalg.cholesky(kind.dequantize(stored))
    value = program.op("cholesky", [value], (3, 3), result, "lower = true")
    program.check(value, result, result.quantize(numbers))
    file.add(f"cholesky: {kind} -> {result}", program)
    upper = np.array([[4, 0], [2, 8]])
    right = np.array([[16, 4], [24, 40]])
    zero = per_tensor("i8", "f32", 0.25)
    program = Program()
    operands = [program.constant(upper, zero), program.constant(right, kind)]
    numbers = np.linalg.solve(zero.dequantize(upper), kind.dequantize(right))
    value = program.op("triangular_solve", operands, (2, 2), result,
                       "left_side = true, lower = true, unit_diagonal = false, "
                       "transpose_a = #stablehlo<transpose NO_TRANSPOSE>")
    program.check(value, result, result.quantize(numbers))
    file.add(f"triangular_solve: {zero}, {kind} -> {result}", program)


def add_batch_norms(file, rng):
    """training and grad; the results have types of their own."""
    kinds = [per_tensor("i8", "f32", s, z) for s, z in ((0.26, 5), (0.51, -3), (3.3, 7))]
    axis, epsilon = (0,), 0.001
    for op, count in (("batch_norm_training", 2), ("batch_norm_grad", 4)):
        while True:
            x = Q.random(rng, (4, 2))
            vectors = [rng.integers(20, 100, size=2) for _ in range(3 if count == 4 else 2)]
            if count == 4:
                vectors.append(Q.random(rng, (4, 2)))
            a, *rest = (Q.dequantize(array) for array in [x] + vectors)
            if count == 2:
                mean, variance = a.mean(axis), a.var(axis)
                numbers = ((a - mean) / np.sqrt(variance + epsilon) * rest[0] + rest[1], mean,
                           variance)
            else:
                scale, mean, variance, grad = rest
                inverse = 1 / np.sqrt(variance + epsilon)
                grad_scale = (grad * (a - mean) * inverse).sum(axis)
                numbers = (scale * inverse / 4 * (4 * grad - grad.sum(axis)
                                                  - (a - mean) * inverse * grad_scale),
                           grad_scale, grad.sum(axis))
            expected = [quantize_surely(k, n) for k, n in zip(kinds, numbers)]
            if all(e is not None for e in expected):
                break
        program = Program()
        operands = [program.constant(array, Q) for array in [x] + vectors]
        shapes = ((4, 2), (2,), (2,))
        results = ", ".join(tensor(s, k) for s, k in zip(shapes, kinds))
        program.lines.append(f"%r:3 = \"stablehlo.{op}\"({', '.join(v for v, _ in operands)}) "
                             "<{epsilon = 0.001 : f32, feature_index = 1 : i64}> : "
                             f"({', '.join(t for _, t in operands)}) -> ({results})")
        for k, (shape, kind) in enumerate(zip(shapes, kinds)):
            program.check((f"%r#{k}", tensor(shape, kind)), kind, expected[k])
        file.add(f"{op}: {Q} -> {', '.join(map(str, kinds))}", program)


def add_batch_norm(file, rng):
    kind, result = Q, per_tensor("i8", "f32", 0.26, 5)
    while True:
        x = kind.random(rng, (4, 2))
        scale, offset, mean = (kind.random(rng, (2,)) for _ in range(3))
        variance = rng.integers(20, 100, size=2)
        a, b, c, m, v = (kind.dequantize(array) for array in (x, scale, offset, mean, variance))
        expected = quantize_surely(result, (a - m) / np.sqrt(v + 0.001) * b + c)
        if expected is not None:
            break
    program = Program()
    operands = [program.constant(array, kind) for array in (x, scale, offset, mean, variance)]
    value = program.op("batch_norm_inference", operands, (4, 2), result,
                       "epsilon = 0.001 : f32, feature_index = 1 : i64")
    program.check(value, result, expected)
    file.add(f"batch_norm_inference: {kind} -> {result}", program)


# --- ops with a computation

def computation(op, kind, names="xy", result=None):
    a, b = names
    out = result or kind
    scalar, returned = tensor((), kind), tensor((), out)
    if op.startswith("compare"):
        line = (f"%s = stablehlo.compare {op[8:]}, %{a}, %{b} : "
                f"({scalar}, {scalar}) -> tensor<i1>")
        returned = "tensor<i1>"
    else:
        line = f"%s = stablehlo.{op} %{a}, %{b} : {scalar}"
    return (f"{{\n  ^bb0(%{a}: {scalar}, %{b}: {scalar}):\n    {line}\n"
            f"    stablehlo.return %s : {returned}\n  }}")


STEPS = {"add": np.add, "maximum": np.maximum, "minimum": np.minimum, "multiply": np.multiply}


def fold(op, kind, init, values):
    """Every step quantizes, as the computation does."""
    total = init
    for value in values:
        numbers = STEPS[op](kind.dequantize(total), kind.dequantize(value))
        total = kind.quantize(numbers)
    return total


def requantize(source, target, stored):
    return stored if source == target else target.quantize(source.dequantize(stored))


def folds(rng):
    file = Programs("computations", "Ops with a computation on quantized elements.")
    wider = per_tensor("i16", "f32", 0.25, 3)
    for op, kind, inner in (("add", Q, Q), ("add", Q, wider), ("maximum", Q, Q),
                            ("minimum", W, W), ("multiply", W, W)):
        x, init = kind.random(rng, (2, 5)), np.array(11)
        program = Program()
        operands = [program.constant(x, kind), program.constant(init, kind)]
        value = program.op("reduce", operands, (2,), inner, f"dimensions = {i64s(1)}",
                           computation(op, inner))
        a, b = requantize(kind, inner, x), requantize(kind, inner, init)
        program.check(value, inner, fold(op, inner, np.repeat(b, 2), a.T))
        file.add(f"reduce, {op}: {kind} -> {inner}", program)
        add_window(file, rng, op, kind, inner)
    add_two_results(file, rng)
    add_select_and_scatter(file, rng)
    add_scatter(file, rng, Q, Q)
    add_scatter(file, rng, Q, wider)
    add_sort_and_map(file, rng)
    file.write()


def add_window(file, rng, op, kind, inner):
    x, init = kind.random(rng, (6,)), np.array(12)
    program = Program()
    operands = [program.constant(x, kind), program.constant(init, kind)]
    value = program.op("reduce_window", operands, (3,), inner,
                       f"window_dimensions = {i64s(3)}, window_strides = {i64s(2)}, "
                       "padding = dense<[[1, 0]]> : tensor<1x2xi64>", computation(op, inner))
    a, b = requantize(kind, inner, x), requantize(kind, inner, init)
    padded = np.concatenate([[b], a])
    program.check(value, inner, np.array([fold(op, inner, b, padded[i:i + 3]) for i in (0, 2, 4)]))
    file.add(f"reduce_window, {op}: {kind} -> {inner}", program)


def add_two_results(file, rng):
    """Sums and maxima in one reduce."""
    x, y = Q.random(rng, (5,)), W.random(rng, (5,))
    program = Program()
    x_name, y_name = program.constant(x, Q), program.constant(y, W)
    i, j = program.constant(np.array(10), Q), program.constant(np.array(-128), W)
    a, b = tensor((), Q), tensor((), W)
    operands = ", ".join(name for name, _ in (x_name, y_name, i, j))
    program.lines.append(f"""%r:2 = "stablehlo.reduce"({operands}) <{{dimensions = {i64s(0)}}}> ({{
  ^bb0(%p: {a}, %q: {b}, %s: {a}, %t: {b}):
    %u = stablehlo.add %p, %s : {a}
    %v = stablehlo.maximum %q, %t : {b}
    stablehlo.return %u, %v : {a}, {b}
  }}) : ({x_name[1]}, {y_name[1]}, {a}, {b}) -> ({a}, {b})""")
    program.check(("%r#0", a), Q, fold("add", Q, np.array(10), x))
    program.check(("%r#1", b), W, fold("maximum", W, np.array(-128), y))
    file.add("reduce of two inputs", program)


def add_select_and_scatter(file, rng):
    x, source = rng.permutation(40)[:6], Q.random(rng, (3,))
    program = Program()
    operands = [program.constant(x, Q), program.constant(source, Q),
                program.constant(np.array(12), Q)]
    regions = computation("compare GE", Q) + ", " + computation("add", Q)
    value = program.op("select_and_scatter", operands, (6,), Q,
                       f"window_dimensions = {i64s(2)}, window_strides = {i64s(2)}", regions)
    expected = np.full(6, 12)
    for k in range(3):
        best = 2 * k + int(np.argmax(x[2 * k:2 * k + 2]))
        expected[best] = fold("add", Q, expected[best], [source[k]])
    program.check(value, Q, expected)
    file.add("select_and_scatter", program)


def add_scatter(file, rng, kind, inner):
    x, updates, indices = kind.random(rng, (5,)), kind.random(rng, (4,)), np.array([3, 0, 3, 9])
    program = Program()
    operands = [program.constant(x, kind), program.constant(indices.reshape(4, 1), "i32"),
                program.constant(updates, kind)]
    value = program.op("scatter", operands, (5,), inner, "scatter_dimension_numbers = "
                       "#stablehlo.scatter<inserted_window_dims = [0], "
                       "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>",
                       computation("add", inner))
    expected = np.array(requantize(kind, inner, x))
    for index, update in zip(indices, requantize(kind, inner, updates)):
        if index < 5:
            expected[index] = fold("add", inner, expected[index], [update])
    program.check(value, inner, expected)
    file.add(f"scatter, add: {kind} -> {inner}", program)


def add_sort_and_map(file, rng):
    for kind in (Q, per_tensor("u8", "f32", 0.5, 128)):
        x = kind.random(rng, (2, 6))
        program = Program()
        value = program.op("sort", [program.constant(x, kind)], (2, 6), kind,
                           "dimension = 1 : i64, is_stable = true", computation("compare GT", kind))
        program.check(value, kind, -np.sort(-x, axis=1))
        file.add(f"sort: {kind}", program)
    x, y = Q.random(rng, (6,)), Q.random(rng, (6,))
    program = Program()
    operands = [program.constant(x, Q), program.constant(y, Q)]
    value = program.op("map", operands, (6,), Q, f"dimensions = {i64s(0)}", computation("add", Q))
    program.check(value, Q, fold("add", Q, x, [y]))
    file.add("map", program)
