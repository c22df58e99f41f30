# SPDX-License-Identifier: Apache-2.0
"""Writes self-checking programs: constants, the op, and checks of the result's bits."""

import math
import pathlib
from fractions import Fraction

from formats import BOOL, FLOATS, INTEGERS, Float

ROOT = pathlib.Path(__file__).resolve().parent.parent


def type_of(name):
    return FLOATS.get(name) or INTEGERS.get(name) or BOOL


def is_nan(value):
    return isinstance(value, float) and math.isnan(value)


def literal(name, value):
    """One element as text: bit patterns for floats, so that nothing is rounded on the way."""
    if name.startswith("complex"):
        part = name[8:-1]
        return f"({literal(part, value[0])}, {literal(part, value[1])})"
    kind = type_of(name)
    if name == "i1":
        return "true" if value else "false"
    if not isinstance(kind, Float):
        return str(value)
    if name.startswith("f6E"):  # 6 bits are no whole number of hexadecimal digits
        return repr(float(value))
    return f"0x{kind.encode(value):0{kind.bits // 4}X}"


def readable(name, value):
    if name.startswith("complex"):
        return f"({readable(name[8:-1], value[0])}, {readable(name[8:-1], value[1])})"
    if isinstance(value, Fraction):
        return f"{float(value):.6g}"
    return str(value)


def dense(name, values):
    return "dense<[" + ", ".join(literal(name, v) for v in values) + "]>"


class File:
    """One .mlir file: programs split by `// -----`."""

    def __init__(self, family, op, what):
        self.path = ROOT / family / f"{op}.mlir"
        self.head = [f"// {line}" for line in what.split("\n")]
        self.programs = []

    def program(self, comment, lines):
        body = "\n".join("  " + line for line in lines)
        self.programs.append(f"// {comment}\nfunc.func @main() {{\n{body}\n  func.return\n}}\n")

    def write(self):
        self.path.parent.mkdir(exist_ok=True)
        head = "// SPDX-License-Identifier: Apache-2.0\n" + "\n".join(self.head) + "\n\n"
        self.path.write_text(head + "\n// -----\n\n".join(self.programs))


def constants(names, columns):
    """%a, %b, .. with one column of values each."""
    lines = []
    for variable, name, column in zip("abc", names, columns):
        lines.append("// " + ", ".join(readable(name, v) for v in column))
        lines.append(f"%{variable} = stablehlo.constant {dense(name, column)} : "
                     f"tensor<{len(column)}x{name}>")
    return lines


def check(name, expected, ulps=0):
    """Lines that check %0. Equal bits where the format allows and nothing else is asked for."""
    kind = f"tensor<{len(expected)}x{name}>"
    comment = "// expected " + ", ".join(readable(name, v) for v in expected)
    if name.startswith("complex") or (isinstance(type_of(name), Float) and
                                      (ulps or any(is_nan(v) for v in expected))):
        return [comment, f"%1 = stablehlo.constant {dense(name, expected)} : {kind}",
                f"check.expect_close %0, %1 {{max_ulp_difference = {ulps} : ui64}} : {kind}"]
    element = type_of(name)
    if not isinstance(element, Float) or name.startswith("f6E"):
        return [f"check.expect_eq_const %0, {dense(name, expected)} : {kind}"]
    integer = INTEGERS[f"ui{element.bits}"]
    bits = f"tensor<{len(expected)}x{integer.name}>"
    patterns = dense(integer.name, [element.encode(v) for v in expected])
    return [comment, f"%1 = stablehlo.bitcast_convert %0 : ({kind}) -> {bits}",
            f"check.expect_eq_const %1, {patterns} : {bits}"]


def apply(op, operand_names, result_name, count, attributes="", functional=False):
    """%0 = op %a, %b : type."""
    operands = ", ".join(f"%{v}" for v in "abc"[:len(operand_names)])
    types = [f"tensor<{count}x{n}>" for n in operand_names]
    result = f"tensor<{count}x{result_name}>"
    text = f"%0 = {op} {operands}{attributes} : "
    if functional or any(t != result for t in types):
        return text + f"({', '.join(types)}) -> {result}"
    return text + result


def add_rows(file, comment, op, names, result, rows, ulps=0, attributes="", functional=False):
    """rows: (operands.., expected). Results that are NaN get a program of their own."""
    def nan_in(value):
        return any(is_nan(v) for v in value) if isinstance(value, tuple) else is_nan(value)
    for part, suffix in ((False, ""), (True, ", results that are NaN")):
        chosen = [row for row in rows if nan_in(row[-1]) == part]
        if not chosen:
            continue
        columns = list(zip(*chosen))
        lines = constants(names, columns[:-1])
        lines.append(apply(op, names, result, len(chosen), attributes, functional))
        lines += check(result, columns[-1], 0 if part else ulps)
        file.program(comment + suffix, lines)
