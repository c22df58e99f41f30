# SPDX-License-Identifier: Apache-2.0
"""Writes self-checking programs on quantized arrays: checks compare stored integers."""

import numpy as np

from emit import File
from quantized_types import Quantized


def nested(array, spell=str):
    if array.ndim == 0:
        return spell(array.item())
    return "[" + ", ".join(nested(row, spell) for row in array) + "]"


def tensor(shape, element):
    return "tensor<" + "".join(f"{n}x" for n in shape) + f"{element}>"


def float_bits(name, value):
    """One float as its bits, so that nothing is rounded on the way."""
    if name == "bf16":
        return f"0x{int(np.float32(value).view(np.uint32)) >> 16:04X}"
    kind, bits = {"f16": (np.float16, np.uint16), "f32": (np.float32, np.uint32),
                  "f64": (np.float64, np.uint64)}[name]
    size = np.dtype(bits).itemsize * 2
    return f"0x{int(np.array(value, kind).view(bits)):0{size}X}"


class Program:
    """Lines of one program; values are %0, %1, .. with their types and arrays."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def name(self):
        self.count += 1
        return f"%{self.count - 1}"

    def constant(self, array, element):
        """A constant of stored integers, floats, or plain integers and bools."""
        array = np.asarray(array)
        name, kind = self.name(), tensor(array.shape, element)
        if isinstance(element, Quantized):
            stored = tensor(array.shape, element.integer())
            self.lines.append(f"{name} = \"stablehlo.constant\"() <{{value = "
                              f"dense<{nested(array)}> : {stored}}}> : () -> {kind}")
        elif element in ("f16", "bf16", "f32", "f64"):
            text = nested(array, lambda v: float_bits(element, v))
            self.lines.append(f"{name} = stablehlo.constant dense<{text}> : {kind}")
        else:
            text = nested(array, lambda v: str(v).lower())
            self.lines.append(f"{name} = stablehlo.constant dense<{text}> : {kind}")
        return name, kind

    def op(self, name, operands, shape, element, attributes="", regions=""):
        """Generic form; operands are (value, type) pairs."""
        result, kind = self.name(), tensor(shape, element)
        values = ", ".join(v for v, _ in operands)
        types = ", ".join(t for _, t in operands)
        properties = f" <{{{attributes}}}>" if attributes else ""
        body = f" ({regions})" if regions else ""
        self.lines.append(f"{result} = \"stablehlo.{name}\"({values}){properties}{body} : "
                          f"({types}) -> {kind}")
        return result, kind

    def check(self, value, element, expected):
        expected = np.asarray(expected)
        if isinstance(element, Quantized):
            value = self.op("bitcast_convert", [value], expected.shape, element.integer())
            kind, text = tensor(expected.shape, element.integer()), nested(expected)
        elif element in ("f16", "bf16", "f32", "f64"):
            bits = "i" + element[-2:]
            value = self.op("bitcast_convert", [value], expected.shape, bits)
            kind = tensor(expected.shape, bits)
            text = nested(expected, lambda v: float_bits(element, v))
        else:
            kind = tensor(expected.shape, element)
            text = nested(expected, lambda v: str(v).lower())
        self.lines.append(f"check.expect_eq_const {value[0]}, dense<{text}> : {kind}")


class Programs(File):
    """A file of tests/ops/quantized/."""

    def __init__(self, name, what):
        super().__init__("quantized", name, what)

    def add(self, comment, program):
        self.program(comment, program.lines)
