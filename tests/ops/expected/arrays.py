# SPDX-License-Identifier: Apache-2.0
"""Arrays of numpy as text, and checks of results against them."""

import numpy as np

RANDOM = np.random.default_rng(7)
NAMES = {"float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64", "int32": "i32",
         "complex64": "complex<f32>", "complex128": "complex<f64>"}


def tensor(shape, name):
    return "tensor<" + "".join(f"{n}x" for n in shape) + NAMES.get(str(name), str(name)) + ">"


def type_of(array):
    return tensor(array.shape, array.dtype)


def number(value):
    if isinstance(value, (complex, np.complexfloating)):
        return f"({number(value.real)}, {number(value.imag)})"
    if isinstance(value, (float, np.floating)):
        if np.isnan(value):
            return {2: "0x7E00", 4: "0x7FC00000", 8: "0x7FF8000000000000"}[value.dtype.itemsize]
        return repr(float(value))
    return str(int(value))


def nested(array):
    if np.ndim(array) == 0:
        return number(np.asarray(array)[()])
    return "[" + ", ".join(nested(row) for row in array) + "]"


def dense(array):
    return f"dense<{nested(array) if array.size else ''}> : {type_of(array)}"


def constant(name, array):
    return f"%{name} = stablehlo.constant {dense(array)}"


def expect(value, array, tolerance):
    if array.dtype.kind in "iu":
        return f"check.expect_eq_const %{value}, {dense(array)}"
    if array.dtype.kind == "c":  # part by part: NaN in one of them is no matter
        part = tensor(array.shape, array.real.dtype)
        lines = []
        for name, half in (("real", array.real), ("imag", array.imag)):
            label = name + value.replace("#", "_")
            lines.append(f"%{label} = stablehlo.{name} %{value} : ({type_of(array)}) -> {part}")
            lines.append(expect(label, half, tolerance))
        return "\n  ".join(lines)
    kind = NAMES[str(array.dtype)]
    return (
        f'"check.expect_almost_eq_const"(%{value}) <{{tolerance = {tolerance!r} : {kind}, '
        f"value = {dense(array)}}}> : ({type_of(array)}) -> ()"
    )


def normal(shape, dtype):
    """Numbers that are short in text and exact in every type."""
    numbers = np.round(RANDOM.standard_normal(shape) * 8) / 8
    if np.dtype(dtype).kind == "c":
        numbers = numbers + 1j * np.round(RANDOM.standard_normal(shape) * 8) / 8
    return numbers.astype(dtype)
