# SPDX-License-Identifier: Apache-2.0
"""A case: one op on random constants, as a program that returns its results or checks them."""

import re

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
        """Adds the op, all of whose text but the results is given."""
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
