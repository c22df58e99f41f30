# SPDX-License-Identifier: Apache-2.0
"""Collectives on quantized operands: two processes of a grid inside one program."""

import numpy as np

from quantized_folds import computation, fold, requantize
from quantized_programs import Programs, nested, tensor
from quantized_types import per_tensor

Q = per_tensor("i8", "f32", 0.5, 10)
WIDER = per_tensor("i16", "f32", 0.25, 3)
BOTH = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"


def dense(array, element):
    return f"dense<{nested(np.asarray(array))}> : {tensor(np.shape(array), element)}"


def grid(file, comment, op, inputs, results, attributes, region="", result_type=Q):
    """`op` in two processes; inputs and results are their stored integers."""
    taken, given = tensor(inputs[0].shape, Q), tensor(results[0].shape, result_type)
    body = f" ({region})" if region else ""
    lines = [f"func.func @process(%operand: {taken}) -> {given} {{",
             f"  %0 = \"stablehlo.{op}\"(%operand) <{{{attributes}}}>{body} : ({taken}) -> {given}",
             f"  func.return %0 : {given}", "}", "func.func @main() {"]
    for name, array in zip("ab", inputs):
        lines.append(f"  %{name} = \"stablehlo.constant\"() <{{value = {dense(array, 'i8')}}}> : "
                     f"() -> {taken}")
    lines.append(f"  %0:2 = \"interpreter.run_parallel\"(%a, %b) <{{programs = [[@process], "
                 f"[@process]]}}> : ({taken}, {taken}) -> ({given}, {given})")
    stored = tensor(results[0].shape, result_type.integer())
    for k, array in enumerate(results):
        lines.append(f"  %s{k} = stablehlo.bitcast_convert %0#{k} : ({given}) -> {stored}")
        lines.append(f"  check.expect_eq_const %s{k}, {dense(array, result_type.integer())}")
    file.programs.append(f"// {comment}\n" + "\n".join(lines) + "\n  func.return\n}\n")


def add_moves(file, a, b):
    grid(file, "all_gather", "all_gather", (a, b), [np.concatenate([a, b])] * 2,
         f"all_gather_dim = 0 : i64, {BOTH}")
    grid(file, "all_to_all", "all_to_all", (a, b),
         [np.concatenate([a[:2], b[:2]]), np.concatenate([a[2:], b[2:]])],
         f"split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, {BOTH}")
    zeros = np.full(4, Q.zero_points[0])
    grid(file, "collective_permute: who receives nothing has quantized zeros",
         "collective_permute", (a, b), [zeros, a],
         "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>")
    grid(file, "collective_broadcast", "collective_broadcast", (a, b), [b, b],
         "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>")
    grid(file, "collective_broadcast: who is in no group has quantized zeros",
         "collective_broadcast", (a, b), [a, zeros],
         "replica_groups = dense<[[0]]> : tensor<1x1xi64>")


def add_reductions(file, a, b):
    for op in ("add", "maximum"):
        for inner in (Q, WIDER):
            x, y = requantize(Q, inner, a), requantize(Q, inner, b)
            total = fold(op, inner, x, [y])
            grid(file, f"all_reduce, {op}: {Q} -> {inner}", "all_reduce", (a, b), [total] * 2,
                 BOTH, computation(op, inner), inner)
            grid(file, f"reduce_scatter, {op}: {Q} -> {inner}", "reduce_scatter", (a, b),
                 [total[:2], total[2:]], f"scatter_dimension = 0 : i64, {BOTH}",
                 computation(op, inner), inner)
    zeros = np.full(4, Q.zero_points[0])
    grid(file, "collective_reduce: all but the root have quantized zeros", "collective_reduce",
         (a, b), [fold("add", Q, a, [b]), zeros], BOTH, computation("add", Q))
    numbers = Q.dequantize(a) + Q.dequantize(b)
    grid(file, "cross-replica-sum", "cross-replica-sum", (a, b), [Q.quantize(numbers)] * 2, BOTH)


def collectives(rng):
    file = Programs("collectives", "Collectives on quantized operands.")
    a, b = Q.random(rng, (4,)), Q.random(rng, (4,))
    add_moves(file, a, b)
    add_reductions(file, a, b)
    file.write()
