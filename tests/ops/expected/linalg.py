# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/linalg/: what numpy gives, computed in double.

    python tests/ops/expected/linalg.py
"""

import itertools

import numpy as np

from arrays import constant, expect, normal, tensor, type_of
from emit import File


def fft(kind, array, lengths):
    axes = tuple(range(array.ndim - len(lengths), array.ndim))
    function = {
        "FFT": np.fft.fftn,
        "IFFT": np.fft.ifftn,
        "RFFT": np.fft.rfftn,
        "IRFFT": np.fft.irfftn,
    }[kind]
    if kind == "IRFFT":
        return function(array, s=lengths, axes=axes)
    return function(array, axes=axes)


def fft_programs():
    file = File(
        "linalg",
        "fft",
        "stablehlo.fft: lengths of small and of large prime factors, batches, no elements.",
    )
    rows = [
        ((), (1,)),
        ((), (8,)),
        ((2,), (6,)),
        ((), (37,)),
        ((2, 2), (5,)),
        ((), (3, 4)),
        ((2,), (2, 3, 5)),
        ((), (62,)),
    ]
    for (batch, lengths), kind in itertools.product(rows, ("FFT", "IFFT", "RFFT", "IRFFT")):
        for dtype in ("complex64", "complex128"):
            real = np.zeros(0, dtype).real.dtype
            full, half = batch + lengths, batch + lengths[:-1] + (lengths[-1] // 2 + 1,)
            array = normal(half if kind == "IRFFT" else full, real if kind == "RFFT" else dtype)
            wide = array.astype("complex128" if array.dtype.kind == "c" else "float64")
            result = fft(kind, wide, lengths).astype(real if kind == "IRFFT" else dtype)
            file.program(
                f"{kind} {dtype} {lengths} in {batch}",
                [
                    constant("a", array),
                    f"%0 = stablehlo.fft %a, type = {kind}, length = {list(lengths)} : "
                    f"({type_of(array)}) -> {type_of(result)}",
                    expect("0", result, 2e-6 if dtype == "complex64" else 1e-14),
                ],
            )
    for kind, source, target in (
        ("FFT", "complex<f32>", "complex<f32>"),
        ("RFFT", "f32", "complex<f32>"),
        ("IRFFT", "complex<f64>", "f64"),
    ):
        for shape, lengths in (((0,), (0,)), ((2, 0), (0,)), ((0, 4), (4,))):
            inner = (shape[0], 3) if len(shape) == 2 and shape[1] else shape
            before = inner if kind == "IRFFT" else shape
            after = inner if kind == "RFFT" else shape
            file.program(
                f"{kind} {shape}: no elements",
                [
                    f"%a = stablehlo.constant dense<> : {tensor(before, source)}",
                    f"%0 = stablehlo.fft %a, type = {kind}, length = {list(lengths)} : "
                    f"({tensor(before, source)}) -> {tensor(after, target)}",
                    f"check.expect_eq_const %0, dense<> : {tensor(after, target)}",
                ],
            )
    file.write()


# --- cholesky and triangular_solve

TOLERANCES = {
    "float16": 2e-3,
    "float32": 1e-6,
    "complex64": 1e-6,
    "float64": 2e-15,
    "complex128": 2e-15,
}


def wide(array):
    return array.astype("complex128" if array.dtype.kind == "c" else "float64")


def cholesky_programs():
    file = File(
        "linalg",
        "cholesky",
        "stablehlo.cholesky: the other triangle is not read and becomes zero.\n"
        "A matrix that is not positive definite gives NaN.",
    )

    def program(comment, matrix, lower, result):
        file.program(
            f"{comment}, {'lower' if lower else 'upper'}",
            [
                constant("a", matrix),
                f"%0 = stablehlo.cholesky %a, lower = {str(lower).lower()} : {type_of(matrix)}",
                expect("0", result, TOLERANCES[str(matrix.dtype)]),
            ],
        )

    for dtype, shape, lower in itertools.product(
        TOLERANCES, ((1, 1), (4, 4), (2, 3, 3)), (True, False)
    ):
        factor = np.tril(normal(shape, dtype), -1) + 2 * np.eye(shape[-1])
        factor = wide(factor.astype(dtype))
        matrix = factor @ np.swapaxes(factor.conj(), -1, -2)
        other = np.triu(np.full(shape, 99.0), 1)
        matrix = np.tril(matrix) + other if lower else np.triu(matrix) + np.swapaxes(other, -1, -2)
        program(
            dtype,
            matrix.astype(dtype),
            lower,
            (factor if lower else np.swapaxes(factor.conj(), -1, -2)).astype(dtype),
        )
    for dtype, lower in itertools.product(("float32", "complex128"), (True, False)):
        nan = np.array(np.nan, dtype)
        if dtype == "complex128":
            nan = np.array(complex(np.nan, np.nan))
        good, identity = np.eye(2), np.eye(2)
        for name, bad in (
            ("a negative pivot", [[1, 2], [2, 1]]),
            ("a pivot of zero", [[1, 1], [1, 1]]),
            ("NaN", [[1, np.nan], [np.nan, 1]]),
        ):
            matrices = np.stack([np.array(bad), 4 * good]).astype(dtype)
            program(
                f"{dtype}, {name} in one of a batch",
                matrices,
                lower,
                np.stack([np.full((2, 2), nan), (2 * identity).astype(dtype)]).astype(dtype),
            )
    for shape in ((0, 0), (0, 3, 3), (2, 0, 0)):
        program(f"{shape}", np.zeros(shape, "float32"), True, np.zeros(shape, "float32"))
    file.write()


def triangular_programs():
    file = File(
        "linalg",
        "triangular_solve",
        "stablehlo.triangular_solve: all options. What may not be read is NaN.",
    )
    options = itertools.product(
        (True, False), (True, False), (True, False), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")
    )
    cases = itertools.cycle(
        (("float32", ()), ("complex128", (2,)), ("float64", ()), ("complex64", ()), ("float16", ()))
    )

    def program(dtype, batch, left, lower, unit, transpose, size, others):
        matrix = normal(batch + (size, size), dtype) / 4
        np.einsum("...ii->...i", matrix)[...] = 2
        triangle = np.tril(matrix) if lower else np.triu(matrix)
        given = matrix.copy()
        unread = (
            np.triu(np.ones((size, size), bool), 1)
            if lower
            else np.tril(np.ones((size, size), bool), -1)
        )
        if unit:
            unread |= np.eye(size, dtype=bool)
            np.einsum("...ii->...i", triangle)[...] = 1
        given[..., unread] = np.nan
        used = wide(triangle.astype(dtype))
        used = used if transpose == "NO_TRANSPOSE" else np.swapaxes(used, -1, -2)
        used = used.conj() if transpose == "ADJOINT" else used
        b = normal(batch + ((size, others) if left else (others, size)), dtype)
        if left:
            x = np.linalg.solve(used, wide(b))
        else:
            x = np.swapaxes(
                np.linalg.solve(np.swapaxes(used, -1, -2), np.swapaxes(wide(b), -1, -2)), -1, -2
            )
        flags = (
            f"left_side = {str(left).lower()}, lower = {str(lower).lower()}, "
            f"transpose_a = #stablehlo<transpose {transpose}>, unit_diagonal = {str(unit).lower()}"
        )
        file.program(
            f"{dtype} in {batch}: {flags}",
            [
                constant("a", given.astype(dtype)),
                constant("b", b),
                f'%0 = "stablehlo.triangular_solve"(%a, %b) <{{{flags}}}> : '
                f"({type_of(given)}, {type_of(b)}) -> {type_of(b)}",
                expect("0", x.astype(dtype), 4 * TOLERANCES[dtype]),
            ],
        )

    for (left, lower, unit, transpose), (dtype, batch) in zip(options, cases):
        program(dtype, batch, left, lower, unit, transpose, 3, 2)
        if transpose != "TRANSPOSE":
            program("complex128", (), left, lower, unit, transpose, 4, 1)
    program("float32", (), True, True, False, "NO_TRANSPOSE", 0, 2)
    program("float32", (2,), False, True, False, "NO_TRANSPOSE", 2, 0)
    file.write()


if __name__ == "__main__":
    fft_programs()
    cholesky_programs()
    triangular_programs()
