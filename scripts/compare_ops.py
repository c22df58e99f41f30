#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares ops, one by one and on every element type, with StableHLO's own interpreter.

    scripts/compare_ops.py [--lockstep build/release/bin/lockstep] [--keep FOLDER] [--seed N]
                           [--rounds N] [--only TEXT ...]

Every case is one op with random attributes on random constants: all kinds of numbers for
elementwise ops (subnormal ones, infinities, NaN, the ends of integers), small whole numbers, so
that sums are exact, for the others. jaxlib's stablehlo.eval_module computes what is expected; the
program with that in it goes through `lockstep test`. Where jaxlib is known to be wrong (KNOWN says
how) a difference does not count. Exit status 1 for any other.

Needs `pip install jax==0.10.2`; Lockstep itself does not.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRANSCENDENTAL_ULPS = 2

BOOLS = ["i1"]
SIGNED = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED = ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]
FLOATS = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ",
          "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "bf16", "f16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]
CLASSES = {"b": BOOLS, "i": SIGNED, "u": UNSIGNED, "f": FLOATS, "c": COMPLEX,
           "*": BOOLS + SIGNED + UNSIGNED + FLOATS + COMPLEX}
# The element types of ops that move or add up elements.
SOME = ["i1", "i4", "i8", "ui16", "i32", "ui64", "f8E5M2", "bf16", "f16", "f32", "f64",
        "complex<f32>"]

# Bits that stand for special numbers, beside random ones.
SPECIAL = {
    "f32": ["0x00000000", "0x80000000", "0x3F800000", "0xBF800000", "0x7F800000", "0xFF800000",
            "0x7FC00000", "0x00000001", "0x80000001", "0x7F7FFFFF", "0x3F000000", "0xBF000000",
            "0x40200000", "0xC0200000"],
    "f64": ["0x0000000000000000", "0x8000000000000000", "0x3FF0000000000000",
            "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000",
            "0x0000000000000001", "0x7FEFFFFFFFFFFFFF", "0xBFE0000000000000"],
    "f16": ["0x0000", "0x8000", "0x3C00", "0x7C00", "0xFC00", "0x7E00", "0x0001", "0x7BFF"],
    "bf16": ["0x0000", "0x8000", "0x3F80", "0x7F80", "0xFF80", "0x7FC0", "0x0001", "0x7F7F"],
}
# Cases that jaxlib evaluates in another way than the specification, or XLA where that is open.
KNOWN = {
    r"compare .* TOTALORDER": "takes TOTALORDER for FLOAT",
    r"sort (bf|f)\d": "the same in comparators",
    r"\w+ (\S+ )?f8E8M0FNU": "drops the sign and makes 0 the smallest number, not NaN",
    r"(divide|rsqrt|power|log|log_plus_one|convert) (\S+ )?f[46]": "gives 0 for infinity, not "
                                                                   "the largest number",
    r"(ceil|floor|round_nearest_\w+) (f6E2M3FN|f8E3M4)": "gives 0 or NaN for every number",
    r"logistic f8": "rounds every step to the type",
    r"(convolution|dot_general|reduce) f8": "rounds every sum to the type",
    r"reduce_precision": "makes NaN an infinity when there is no mantissa",
}
RANGES = {"f32": 20.0, "f64": 20.0, "f16": 8.0, "bf16": 8.0}


def width(kind):
    return int(re.search(r"\d+", kind.replace("bf", "f").replace("complex<", "")).group())


def number(kind, rng):
    """Any number of a type, as text."""
    if kind == "i1":
        return rng.choice(["true", "false"])
    if kind in SIGNED:
        low, high = -(1 << (width(kind) - 1)), (1 << (width(kind) - 1)) - 1
        near = rng.randint(max(low, -9), min(high, 9))
        return str(rng.choice([low, high, 0, -1, near, near, near, rng.randint(low, high)]))
    if kind in UNSIGNED:
        high = (1 << width(kind)) - 1
        near = rng.randint(0, min(high, 9))
        return str(rng.choice([0, high, near, near, rng.randint(0, high)]))
    if kind in COMPLEX:
        return f"({number(kind[8:-1], rng)}, {number(kind[8:-1], rng)})"
    if kind in SPECIAL:
        if rng.random() < 0.4:
            return rng.choice(SPECIAL[kind])
        return f"{rng.uniform(-RANGES[kind], RANGES[kind]):.4e}"
    if kind.startswith("f6"):
        return f"{rng.choice([0, 0.5, 1, 1.5, 2, 3, 4, 7]) * rng.choice([1, -1]):.1f}"
    return f"0x{rng.randrange(1 << width(kind)):0{width(kind) // 4}X}"


def small(kind, rng):
    """A whole number so small that sums and products of some are exact."""
    if kind == "i1":
        return rng.choice(["true", "false"])
    if kind in COMPLEX:
        return f"({rng.randint(-3, 3)}.0, {rng.randint(-3, 3)}.0)"
    low, high = (-2, 1) if kind == "i2" else (-3, 3)
    value = rng.randint(0 if kind in UNSIGNED else low, high)
    return f"{value}.0" if kind in FLOATS else str(value)


def tensor(kind, shape):
    return "tensor<" + "".join(f"{n}x" for n in shape) + kind + ">"


def count(shape):
    total = 1
    for size in shape:
        total *= size
    return total


def nested(items, shape):
    if not shape:
        return items[0]
    step = len(items) // shape[0]
    return "[" + ", ".join(nested(items[i * step:(i + 1) * step], shape[1:])
                           for i in range(shape[0])) + "]"


class Case:
    """One op: constants %0, %1, .., lines, and the names and types of results."""

    def __init__(self, rng, ulps=0):
        self.rng, self.ulps = rng, ulps
        self.lines, self.results = [], []

    def constant(self, kind, shape, make=small, values=None):
        name = f"%{len(self.lines)}"
        items = values or [make(kind, self.rng) for _ in range(count(shape))]
        text = nested([str(v) for v in items], shape) if count(shape) else ""
        self.lines.append(f"{name} = stablehlo.constant dense<{text}> : {tensor(kind, shape)}")
        return name

    def op(self, text, types):
        """`text` without its results; {r} in it is none."""
        suffix = f":{len(types)}" if len(types) > 1 else ""
        self.lines.append(f"%r{suffix} = {text}")
        self.results = [(f"%r#{i}" if suffix else "%r", t) for i, t in enumerate(types)]
        return self

    def module(self, ending):
        types = ", ".join(t for _, t in self.results) if ending is None else ""
        arrow = f" -> ({types})" if types else ""
        lines = [f"func.func @main(){arrow} {{"] + ["  " + line for line in self.lines]
        if ending is None:
            names = ", ".join(n for n, _ in self.results)
            lines.append(f"  func.return {names} : {types}")
        else:
            lines += ["  " + line for line in ending] + ["  func.return"]
        return "\n".join(lines) + "\n}\n"

    def checked(self, expected):
        lines = []
        for i, ((name, kind), value) in enumerate(zip(self.results, expected)):
            lines.append(f"%e{i} = stablehlo.constant {value}")
            is_float = re.search(r"x?(complex|bf|f)\d*", kind.removeprefix("tensor<"))
            limit = f"{{max_ulp_difference = {self.ulps} : ui64}}"
            check = f"check.expect_close {name}, %e{i} {limit}" \
                if is_float else f"check.expect_eq {name}, %e{i}"
            lines.append(f"{check} : {kind}")
        return self.module(lines)


# --- Elementwise ops, as the table of ops lists them


def table_rows():
    """(name, attributes, number of operands, classes) of the elementwise ops of StableHLO."""
    text = (ROOT / "lockstep/ir/opcode.def").read_text(encoding="utf-8")
    pattern = (r'LS_ELEMENTWISE\(\w+, "stablehlo\.(\w+)", (\w+), "[^"]*", "([^"]*)", "[^"]*", "", '
               r'"([^"]*)", ([^,]*)')
    for name, attributes, operands, classes, traits in re.findall(pattern, text):
        if attributes in ("NoAttrs", "ResultAccuracyAttrs") and name not in ("convert", "select"):
            yield name, len(operands.split(",")), classes, "Transcendental" in traits


def elementwise_cases(rng):
    for name, operands, classes, transcendental in table_rows():
        source, _, target = classes.partition("->")
        for kind in [k for letter in source.strip() for k in CLASSES.get(letter, [])]:
            result = kind
            if target.strip() == "b":
                result = "i1"
            elif name in ("abs", "real", "imag") and kind in COMPLEX:
                result = kind[8:-1]
            elif name == "complex":
                if kind not in ("f32", "f64"):
                    continue
                result = f"complex<{kind}>"
            inexact = transcendental or kind in COMPLEX
            case = Case(rng, TRANSCENDENTAL_ULPS if inexact else 0)
            shape = [24]
            names = [case.constant(kind, shape, number) for _ in range(operands)]
            types = ", ".join([tensor(kind, shape)] * operands)
            yield f"{name} {kind}", case.op(
                f'"stablehlo.{name}"({", ".join(names)}) : ({types}) -> {tensor(result, shape)}',
                [tensor(result, shape)])


def conversion_cases(rng):
    for source in CLASSES["*"]:
        for target in CLASSES["*"]:
            case = Case(rng)
            name = case.constant(source, [16], number)
            yield f"convert {source} {target}", case.op(
                f"stablehlo.convert {name} : ({tensor(source, [16])}) -> {tensor(target, [16])}",
                [tensor(target, [16])])


def comparison_cases(rng):
    for kind in CLASSES["*"]:
        for direction in ("EQ", "NE", "LT", "LE", "GT", "GE"):
            order = "FLOAT" if kind in FLOATS + COMPLEX else \
                "SIGNED" if kind in SIGNED else "UNSIGNED"
            if kind in COMPLEX and direction not in ("EQ", "NE"):
                continue
            orders = [order, "TOTALORDER"] if kind in FLOATS else [order]
            for order in orders:
                case = Case(rng)
                a, b = case.constant(kind, [20], number), case.constant(kind, [20], number)
                yield f"compare {kind} {direction} {order}", case.op(
                    f"stablehlo.compare {direction}, {a}, {b}, {order} : "
                    f"({tensor(kind, [20])}, {tensor(kind, [20])}) -> tensor<20xi1>",
                    ["tensor<20xi1>"])


# --- Ops with a structure


def body(op, kind):
    return (f"({{\n  ^bb0(%x: tensor<{kind}>, %y: tensor<{kind}>):\n"
            f"    %z = stablehlo.{op} %x, %y : tensor<{kind}>\n"
            f"    stablehlo.return %z : tensor<{kind}>\n  }})")


def combiner(kind, rng):
    return rng.choice(["and", "or"] if kind == "i1" else ["add"] if kind in COMPLEX else
                      ["add", "maximum", "minimum"])


def list_of(values):
    return "array<i64" + (": " if values else "") + ", ".join(map(str, values)) + ">"


def matrix(rows):
    flat = ", ".join("[" + ", ".join(map(str, row)) + "]" for row in rows)
    return f"dense<[{flat}]> : tensor<{len(rows)}x2xi64>"


def shape_of(rng, rank, low=1, high=4):
    return [rng.randint(low, high) for _ in range(rank)]


def window_sizes(size, window, stride, pad, base, dilation):
    padded = (0 if size == 0 else (size - 1) * base + 1) + sum(pad)
    extent = (window - 1) * dilation + 1
    return 0 if padded < extent else (padded - extent) // stride + 1


def reduce_window(rng, kind):
    rank = rng.randint(1, 3)
    shape = shape_of(rng, rank, 0 if rng.random() < 0.1 else 1)
    window, strides = shape_of(rng, rank, 1, 3), shape_of(rng, rank, 1, 2)
    base, dilations = shape_of(rng, rank, 1, 2), shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(-1, 2), rng.randint(0, 2)] for _ in range(rank)]
    result = [window_sizes(*a) for a in zip(shape, window, strides, padding, base, dilations)]
    if any((0 if s == 0 else (s - 1) * b + 1) + sum(p) < 0
           for s, b, p in zip(shape, base, padding)):
        return None
    case = Case(rng)
    x, init = case.constant(kind, shape), case.constant(kind, [])
    return case.op(
        f'"stablehlo.reduce_window"({x}, {init}) <{{window_dimensions = {list_of(window)}, '
        f"window_strides = {list_of(strides)}, base_dilations = {list_of(base)}, "
        f"window_dilations = {list_of(dilations)}, padding = {matrix(padding)}}}> "
        f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, tensor<{kind}>) -> "
        f"{tensor(kind, result)}", [tensor(kind, result)])


def reduce(rng, kind):
    shape = shape_of(rng, 3, 0 if rng.random() < 0.1 else 1)
    dimensions = sorted(rng.sample(range(3), rng.randint(0, 3)))
    result = [n for d, n in enumerate(shape) if d not in dimensions]
    case = Case(rng)
    x, init = case.constant(kind, shape), case.constant(kind, [])
    return case.op(f'"stablehlo.reduce"({x}, {init}) <{{dimensions = {list_of(dimensions)}}}> '
                   f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, tensor<{kind}>)"
                   f" -> {tensor(kind, result)}", [tensor(kind, result)])


def select_and_scatter(rng, kind):
    if kind == "i1" or kind in COMPLEX:
        return None
    rank = rng.randint(1, 2)
    shape, window = shape_of(rng, rank, 2, 5), shape_of(rng, rank, 1, 2)
    strides = shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(0, 1), rng.randint(0, 1)] for _ in range(rank)]
    source = [window_sizes(*a, 1, 1) for a in zip(shape, window, strides, padding)]
    if any(w <= max(p) for w, p in zip(window, padding)):
        return None
    case = Case(rng)
    x, s = case.constant(kind, shape), case.constant(kind, source)
    init = case.constant(kind, [], values=["0.0" if kind in FLOATS else "0"])  # may enter twice
    select = body("XX", kind).replace(f"stablehlo.XX %x, %y : tensor<{kind}>",
                                      "stablehlo.compare GE, %x, %y : "
                                      f"(tensor<{kind}>, tensor<{kind}>) -> tensor<i1>")
    select = select.replace(f"return %z : tensor<{kind}>", "return %z : tensor<i1>")
    return case.op(
        f'"stablehlo.select_and_scatter"({x}, {s}, {init}) <{{window_dimensions = '
        f"{list_of(window)}, window_strides = {list_of(strides)}, padding = {matrix(padding)}}}> "
        f"{select[:-1]}, {body('add', kind)[1:]} : ({tensor(kind, shape)}, {tensor(kind, source)}, "
        f"tensor<{kind}>) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def sort(rng, kind):
    shape = shape_of(rng, 2, 1, 6)
    dimension = rng.randrange(2)
    order = rng.choice(["LT", "GT"]) + ", %x, %y" + (", TOTALORDER" if kind in FLOATS else "")
    if kind in COMPLEX:
        return None
    case = Case(rng)
    a, b = case.constant(kind, shape, number), case.constant("i32", shape)
    region = (f"({{\n  ^bb0(%x: tensor<{kind}>, %y: tensor<{kind}>, %u: tensor<i32>, "
              f"%v: tensor<i32>):\n    %z = stablehlo.compare {order} : (tensor<{kind}>, "
              f"tensor<{kind}>) -> tensor<i1>\n    stablehlo.return %z : tensor<i1>\n  }})")
    types = [tensor(kind, shape), tensor("i32", shape)]
    return case.op(f'"stablehlo.sort"({a}, {b}) <{{dimension = {dimension} : i64, '
                   f"is_stable = true}}> {region} : ({', '.join(types)}) -> ({', '.join(types)})",
                   types)


def dot_general(rng, kind):
    batch, contract = rng.randint(0, 2), rng.randint(0, 2)
    free = rng.randint(0, 1), rng.randint(0, 2)
    shared = shape_of(rng, batch + contract, 1, 3)
    sides = []
    for rest in free:
        sizes = shared + shape_of(rng, rest, 0 if rng.random() < 0.1 else 1, 3)
        order = list(range(len(sizes)))
        rng.shuffle(order)
        places = [order.index(d) for d in range(batch + contract)]
        sides.append(([sizes[d] for d in order], places[:batch], places[batch:]))
    (ls, lb, lc), (rs, rb, rc) = sides
    rest = [[n for d, n in enumerate(s) if d not in b + c] for s, b, c in sides]
    result = shared[:batch] + rest[0] + rest[1]
    case = Case(rng)
    x, y = case.constant(kind, ls), case.constant(kind, rs)
    return case.op(f"stablehlo.dot_general {x}, {y}, batching_dims = {lb} x {rb}, "
                   f"contracting_dims = {lc} x {rc} : ({tensor(kind, ls)}, {tensor(kind, rs)}) -> "
                   f"{tensor(kind, result)}", [tensor(kind, result)])


def convolution(rng, kind):
    rank = rng.randint(0, 2)
    groups, batch_groups = rng.choice([(1, 1), (1, 1), (2, 1), (1, 2)])
    batch, features = 2 * batch_groups // rng.choice([1, 2]) or 1, groups * rng.randint(1, 2)
    if batch % batch_groups:
        return None
    out = rng.randint(1, 2) * groups * batch_groups
    spatial, window = shape_of(rng, rank, 1, 4), shape_of(rng, rank, 1, 3)
    strides, base = shape_of(rng, rank, 1, 2), shape_of(rng, rank, 1, 2)
    dilations = shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(-1, 2), rng.randint(0, 2)] for _ in range(rank)]
    if any((s - 1) * b + 1 + sum(p) < 0 for s, b, p in zip(spatial, base, padding)):
        return None
    result = [window_sizes(*a) for a in zip(spatial, window, strides, padding, base, dilations)]
    reversal = [rng.choice(["true", "false"]) for _ in range(rank)]

    def permuted(letters, sizes):
        order = list(range(rank + 2))
        rng.shuffle(order)
        names = [*letters, *map(str, range(rank))]
        return "[" + ", ".join(names[d] for d in order) + "]", [sizes[d] for d in order]

    lhs_names, lhs = permuted("bf", [batch, features, *spatial])
    rhs_names, rhs = permuted("io", [features // groups, out, *window])
    out_names, shape = permuted("bf", [batch // batch_groups, out, *result])
    case = Case(rng)
    x, y = case.constant(kind, lhs), case.constant(kind, rhs)
    return case.op(
        f'"stablehlo.convolution"({x}, {y}) <{{dimension_numbers = #stablehlo.conv<{lhs_names}x'
        f"{rhs_names}->{out_names}>, window_strides = {list_of(strides)}, padding = "
        f"{matrix(padding) if rank else 'dense<> : tensor<0x2xi64>'}, lhs_dilation = "
        f"{list_of(base)}, rhs_dilation = {list_of(dilations)}, window_reversal = array<i1"
        f"{': ' if rank else ''}{', '.join(reversal)}>, feature_group_count = {groups} : i64, "
        f"batch_group_count = {batch_groups} : i64}}> : ({tensor(kind, lhs)}, "
        f"{tensor(kind, rhs)}) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def gather_numbers(rng, operand, batch):
    """Dimension numbers that gather and scatter share: (batching, indexed, dropped, index shape,
    index_vector_dim, batching dims of indices)."""
    rank = len(operand)
    dims = rng.sample(range(rank), rank)
    batching = sorted(dims[:batch])
    indexed = dims[batch:batch + rng.randint(1, rank - batch)] if rank > batch else []
    dropped = sorted(d for d in indexed if rng.random() < 0.6)
    index = [operand[d] for d in batching] + shape_of(rng, rng.randint(0, 1), 1, 3)
    vector_dim = rng.randint(0, len(index))
    batching_of_indices = [i + (i >= vector_dim) for i in range(batch)]
    index.insert(vector_dim, len(indexed))
    return batching, indexed, dropped, index, vector_dim, batching_of_indices


def out_of_bounds(kind, rng):
    return str(rng.randint(0 if kind in UNSIGNED else -2, 5))


def gather(rng, kind):
    operand = shape_of(rng, rng.randint(1, 3))
    batching, indexed, dropped, index, vector_dim, of_indices = gather_numbers(
        rng, operand, rng.randint(0, min(1, len(operand) - 1)))
    sizes = [1 if d in batching + dropped else rng.randint(1, n) for d, n in enumerate(operand)]
    window = [sizes[d] for d in range(len(operand)) if d not in batching + dropped]
    batch = [n for d, n in enumerate(index) if d != vector_dim]
    rank = len(window) + len(batch)
    offsets = sorted(rng.sample(range(rank), len(window)))
    result, w, b = [], iter(window), iter(batch)
    for d in range(rank):
        result.append(next(w) if d in offsets else next(b))
    case = Case(rng)
    index_kind = rng.choice(["i32", "i64", "ui8"])
    x, i = case.constant(kind, operand), case.constant(index_kind, index, out_of_bounds)
    return case.op(
        f'"stablehlo.gather"({x}, {i}) <{{dimension_numbers = #stablehlo.gather<offset_dims = '
        f"{offsets}, collapsed_slice_dims = {dropped}, operand_batching_dims = {batching}, "
        f"start_indices_batching_dims = {of_indices}, start_index_map = {indexed}, "
        f"index_vector_dim = {vector_dim}>, slice_sizes = {list_of(sizes)}}}> : "
        f"({tensor(kind, operand)}, {tensor(index_kind, index)}) -> {tensor(kind, result)}",
        [tensor(kind, result)])


def scatter(rng, kind):
    operand = shape_of(rng, rng.randint(1, 3))
    batching, indexed, dropped, index, vector_dim, of_indices = gather_numbers(
        rng, operand, rng.randint(0, min(1, len(operand) - 1)))
    window = [rng.randint(1, n) for d, n in enumerate(operand) if d not in batching + dropped]
    batch = [n for d, n in enumerate(index) if d != vector_dim]
    rank = len(window) + len(batch)
    offsets = sorted(rng.sample(range(rank), len(window)))
    updates, w, b = [], iter(window), iter(batch)
    for d in range(rank):
        updates.append(next(w) if d in offsets else next(b))
    case = Case(rng)
    index_kind = rng.choice(["i32", "i64", "ui8"])
    x, i = case.constant(kind, operand), case.constant(index_kind, index, out_of_bounds)
    u = case.constant(kind, updates)
    return case.op(
        f'"stablehlo.scatter"({x}, {i}, {u}) <{{scatter_dimension_numbers = #stablehlo.scatter<'
        f"update_window_dims = {offsets}, inserted_window_dims = {dropped}, "
        f"input_batching_dims = {batching}, scatter_indices_batching_dims = {of_indices}, "
        f"scatter_dims_to_operand_dims = {indexed}, index_vector_dim = {vector_dim}>}}> "
        f"{body(combiner(kind, rng), kind)} : ({tensor(kind, operand)}, "
        f"{tensor(index_kind, index)}, {tensor(kind, updates)}) -> {tensor(kind, operand)}",
        [tensor(kind, operand)])


def pad(rng, kind):
    shape = shape_of(rng, 2, 0 if rng.random() < 0.2 else 1)
    low, high = [rng.randint(-2, 2) for _ in shape], [rng.randint(-2, 2) for _ in shape]
    interior = [rng.randint(0, 2) for _ in shape]
    result = [a + b + n + max(n - 1, 0) * i for n, a, b, i in zip(shape, low, high, interior)]
    if min(result) < 0:
        return None
    case = Case(rng)
    x, value = case.constant(kind, shape, number), case.constant(kind, [], number)
    return case.op(f"stablehlo.pad {x}, {value}, low = {low}, high = {high}, interior = {interior}"
                   f" : ({tensor(kind, shape)}, tensor<{kind}>) -> {tensor(kind, result)}",
                   [tensor(kind, result)])


def dynamic_slice(rng, kind):
    shape = shape_of(rng, 2)
    sizes = [rng.randint(0, n) for n in shape]
    case = Case(rng)
    index = rng.choice(["i32", "ui8", "i64"])
    x = case.constant(kind, shape, number)
    starts = [case.constant(index, [], out_of_bounds) for _ in shape]
    return case.op(f"stablehlo.dynamic_slice {x}, {', '.join(starts)}, sizes = {sizes} : "
                   f"({tensor(kind, shape)}, {', '.join([f'tensor<{index}>'] * 2)}) -> "
                   f"{tensor(kind, sizes)}", [tensor(kind, sizes)])


def dynamic_update_slice(rng, kind):
    shape = shape_of(rng, 2)
    sizes = [rng.randint(0, n) for n in shape]
    case = Case(rng)
    index = rng.choice(["i32", "ui8", "i64"])
    x, u = case.constant(kind, shape, number), case.constant(kind, sizes, number)
    starts = [case.constant(index, [], out_of_bounds) for _ in shape]
    return case.op(f"stablehlo.dynamic_update_slice {x}, {u}, {', '.join(starts)} : "
                   f"({tensor(kind, shape)}, {tensor(kind, sizes)}, "
                   f"{', '.join([f'tensor<{index}>'] * 2)}) -> {tensor(kind, shape)}",
                   [tensor(kind, shape)])


def select(rng, kind):
    case = Case(rng)
    shape = shape_of(rng, 2)
    of_pred = shape if rng.random() < 0.7 else []
    p = case.constant("i1", of_pred)
    a, b = case.constant(kind, shape, number), case.constant(kind, shape, number)
    return case.op(f"stablehlo.select {p}, {a}, {b} : {tensor('i1', of_pred)}, "
                   f"{tensor(kind, shape)}", [tensor(kind, shape)])


def iota(rng, kind):
    shape = shape_of(rng, 2)
    if kind == "i1" or kind == "f8E8M0FNU":
        return None
    return Case(rng).op(f"stablehlo.iota dim = {rng.randrange(2)} : {tensor(kind, shape)}",
                        [tensor(kind, shape)])


def map_op(rng, kind):
    shape = shape_of(rng, 2)
    case = Case(rng)
    a, b = case.constant(kind, shape), case.constant(kind, shape)
    return case.op(f'"stablehlo.map"({a}, {b}) <{{dimensions = array<i64: 0, 1>}}> '
                   f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, "
                   f"{tensor(kind, shape)}) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def reduce_precision(rng, kind):
    if kind not in FLOATS or kind == "f8E8M0FNU":
        return None
    case = Case(rng)
    x = case.constant(kind, [24], number)
    exponent, mantissa = rng.randint(1, 8), rng.randint(0, 12)
    return case.op(f"stablehlo.reduce_precision {x}, format = e{exponent}m{mantissa} : "
                   f"{tensor(kind, [24])}", [tensor(kind, [24])])


STRUCTURED = (convolution, dot_general, dynamic_slice, dynamic_update_slice, gather, iota, map_op,
              pad, reduce, reduce_precision, reduce_window, scatter, select, select_and_scatter,
              sort)


def structured_cases(rng, rounds):
    for make in STRUCTURED:
        for kind in SOME:
            for _ in range(rounds):
                case = make(rng, kind)
                if case is not None:
                    yield f"{make.__name__} {kind}", case


# --- What is expected, and the verdicts


def evaluate(cases):
    """(name, program) of each case that jaxlib evaluates, to standard output, in a process that
    ends when the interpreter aborts: the parent goes on behind that case."""
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    context = mlir.make_ir_context()
    start = 0
    while start < len(cases):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(writer, "w") as out, context:
                for number, (_, case) in enumerate(cases[start:], start):
                    try:
                        module = ir.Module.parse(case.module(None))
                        values = [str(v) for v in stablehlo.eval_module(module, [])]
                        answer = case.checked(values)
                    except Exception as error:
                        answer = "refused: " + str(error).replace("\n", " ")[:200]
                    out.write(f"{number}\0{answer}\1")
                    out.flush()
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as answers:
            text = answers.read()
        os.waitpid(child, 0)
        last = start - 1
        for record in text.split("\1")[:-1]:
            number, answer = record.split("\0")
            last = int(number)
            yield cases[last][0], answer
        if last + 1 < len(cases):
            yield cases[last + 1][0], "refused: jaxlib aborts"
        start = last + 2


def run(lockstep, folder):
    """(path, line) -> message of each program that fails."""
    failures = {}
    for path in sorted(folder.glob("*.mlir")):
        done = subprocess.run([lockstep, "test", str(path)], capture_output=True, text=True)
        for line in (done.stdout + done.stderr).splitlines():
            found = re.match(re.escape(str(path)) + r":(\d+):?(.*)", line)
            if found:
                failures.setdefault((path, int(found.group(1))), found.group(2))
        if done.returncode not in (0, 1, 3):
            failures[path, 0] = f"the command ended with {done.returncode}"
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", default=str(ROOT / "build/release/bin/lockstep"))
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3, help="cases per structured op and type")
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    cases = [*elementwise_cases(rng), *conversion_cases(rng), *comparison_cases(rng),
             *structured_cases(rng, options.rounds)]
    cases = [c for c in cases if not options.only or any(t in c[0] for t in options.only)]
    programs, refused = collections.defaultdict(list), collections.Counter()
    for name, answer in evaluate(cases):
        if answer.startswith("refused: "):
            refused[name.split()[0], answer[9:90]] += 1
        else:
            programs[name.split()[0]].append(f"// {name}\n{answer}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for op, texts in programs.items():
            (folder / f"{op}.mlir").write_text("\n// -----\n\n".join(texts), encoding="utf-8")
        failures, known = 0, collections.Counter()
        for (path, line), message in run(options.lockstep, folder).items():
            text = path.read_text(encoding="utf-8").splitlines()[:line]
            name = next((t[3:] for t in reversed(text) if re.match(r"// \w", t)), "")
            reasons = [reason for pattern, reason in KNOWN.items() if re.match(pattern, name)]
            known.update(reasons[:1])
            if not reasons:
                failures += 1
                print(f"FAIL {path.name}:{line} {name}:{message}")
        for reason, number in known.items():
            print(f"KNOWN x{number}: jaxlib {reason}")
    for (op, reason), number in sorted(refused.items()):
        print(f"SKIP {op} x{number}: {reason}")
    total = sum(map(len, programs.values()))
    print(f"compare_ops: {total} programs, {failures} failures, {known.total()} known, "
          f"{refused.total()} that jaxlib does not evaluate")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
