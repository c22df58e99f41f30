# SPDX-License-Identifier: Apache-2.0
"""Elementwise ops, as the table of ops lists them, on all kinds of numbers."""

import pathlib
import re

from .case import CLASSES, COMPLEX, FLOATS, SIGNED, Case, number, tensor

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TRANSCENDENTAL_ULPS = 2


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
