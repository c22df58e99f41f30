# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/custom/lapack.mlir: what XLA gives on a CPU, by LAPACK.

    python tests/ops/expected/lapack.py
"""

import itertools

import numpy as np

from arrays import constant, expect, normal, tensor, type_of
from emit import File
from xla import run_xla


def layout(rank, by_columns):
    order = list(range(rank - 1, -1, -1))
    if by_columns:
        order[:2] = order[1::-1]
    return f"dense<{order if order else ''}> : tensor<{rank}xindex>"


def lapack_call(target, args, results, config):
    widest = max(a.ndim for a in args)
    layouts = [
        "[" + ", ".join(layout(len(s), len(s) == widest) for s in shapes) + "]"
        for shapes in ([a.shape for a in args], [s for s, _ in results])
    ]
    kinds = [tensor(s, t) for s, t in results]
    operands = ", ".join("%" + "abcd"[i] for i in range(len(args)))
    return (
        f'stablehlo.custom_call @lapack_{target}_ffi({operands}) {{backend_config = "", '
        f"mhlo.backend_config = {{{config}}}, operand_layouts = {layouts[0]}, "
        f"result_layouts = {layouts[1]}}} : "
        f"({', '.join(type_of(a) for a in args)}) -> "
        + (kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})")
    )


# name, letters of types, results as (shape, s same r real c complex i int32), configuration, which
# results are compared. Vectors are not where their signs or phases hang on rounding.
ROUTINES = (
    ("potrf", "sdcz", "pd", [("nn", "s"), ("", "i")], "uplo = 76 : ui8", (0, 1)),
    ("potrf", "dz", "pd", [("nn", "s"), ("", "i")], "uplo = 85 : ui8", (0, 1)),
    ("getrf", "sdcz", "mn", [("mn", "s"), ("k", "i"), ("", "i")], "", (0, 1, 2)),
    ("geqrf", "sdcz", "mn", [("mn", "s"), ("k", "s")], "", (0, 1)),
    (
        "gesdd",
        "sdcz",
        "mn",
        [("mn", "s"), ("k", "r"), ("mk", "s"), ("kn", "s"), ("", "i")],
        "mode = 83 : ui8",
        (1, 2, 3, 4),
    ),
    (
        "gesdd",
        "dz",
        "mn",
        [("mn", "s"), ("k", "r"), ("mm", "s"), ("nn", "s"), ("", "i")],
        "mode = 65 : ui8",
        (1, 4),
    ),
    (
        "gesdd",
        "dz",
        "mn",
        [("mn", "s"), ("k", "r"), ("mk", "s"), ("kn", "s"), ("", "i")],
        "mode = 78 : ui8",
        (1, 4),
    ),
    (
        "gesvd",
        "dz",
        "mn",
        [("mn", "s"), ("k", "r"), ("mk", "s"), ("kn", "s"), ("", "i")],
        "mode = 83 : ui8",
        (1, 2, 3, 4),
    ),
    (
        "syevd",
        "sd",
        "pd",
        [("nn", "s"), ("n", "r"), ("", "i")],
        "mode = 86 : ui8, uplo = 76 : ui8",
        (0, 1, 2),
    ),
    (
        "heevd",
        "cz",
        "pd",
        [("nn", "s"), ("n", "r"), ("", "i")],
        "mode = 86 : ui8, uplo = 85 : ui8",
        (0, 1, 2),
    ),
    (
        "geev",
        "sd",
        "nn",
        [("n", "s"), ("n", "s"), ("nn", "c"), ("nn", "c"), ("", "i")],
        "compute_left = 86 : ui8, compute_right = 86 : ui8",
        {"s": (0, 1, 4), "d": (0, 1, 2, 3, 4)},
    ),
    (
        "geev",
        "cz",
        "nn",
        [("n", "s"), ("nn", "c"), ("nn", "c"), ("", "i")],
        "compute_left = 86 : ui8, compute_right = 86 : ui8",
        (0, 1, 2, 3),
    ),
    (
        "gees",
        "sd",
        "nn",
        [("nn", "s"), ("nn", "s"), ("n", "s"), ("n", "s"), ("", "i"), ("", "i")],
        "mode = 86 : ui8, sort = 78 : ui8",
        {"s": (2, 3, 4, 5), "d": (0, 1, 2, 3, 4, 5)},
    ),
    (
        "gees",
        "cz",
        "nn",
        [("nn", "s"), ("nn", "s"), ("n", "s"), ("", "i"), ("", "i")],
        "mode = 86 : ui8, sort = 78 : ui8",
        (2, 3, 4),
    ),
    (
        "gehrd",
        "sdcz",
        "nn",
        [("nn", "s"), ("h", "s"), ("", "i")],
        "low = 1 : i32, high = 4 : i32",
        (0, 1, 2),
    ),
    (
        "sytrd",
        "sd",
        "pd",
        [("nn", "s"), ("n", "r"), ("h", "r"), ("h", "s"), ("", "i")],
        "uplo = 76 : ui8",
        (0, 1, 2, 3, 4),
    ),
    (
        "hetrd",
        "cz",
        "pd",
        [("nn", "s"), ("n", "r"), ("h", "r"), ("h", "s"), ("", "i")],
        "uplo = 76 : ui8",
        (0, 1, 2, 3, 4),
    ),
)
DTYPES = {"s": "float32", "d": "float64", "c": "complex64", "z": "complex128"}


def schur_form(matrix, tolerance):
    """That %0#0 = T and %0#1 = Z have Z T Z^H = A, up to a few roundings."""
    kind, rank = type_of(matrix), matrix.ndim
    batch = "batching_dims = [0] x [0], " if rank == 3 else ""
    conjugate, lines = "0#1", []
    if matrix.dtype.kind == "c":
        part = tensor(matrix.shape, matrix.real.dtype)
        lines = [
            f"%x = stablehlo.real %0#1 : ({kind}) -> {part}",
            f"%y = stablehlo.imag %0#1 : ({kind}) -> {part}",
            f"%m = stablehlo.negate %y : {part}",
            f"%z = stablehlo.complex %x, %m : {kind}",
        ]
        conjugate = "z"
    for name, left, right, dimensions in (
        ("zt", "0#1", "0#0", f"[{rank - 1}] x [{rank - 2}]"),
        ("a0", "zt", conjugate, f"[{rank - 1}] x [{rank - 1}]"),
    ):
        lines.append(
            f"%{name} = stablehlo.dot_general %{left}, %{right}, {batch}"
            f"contracting_dims = {dimensions} : "
            f"({kind}, {kind}) -> {kind}"
        )
    return lines + [expect("a0", matrix, tolerance)]


def lapack_programs():
    file = File("custom", "lapack", "Custom calls of LAPACK as JAX emits them; XLA's results.")

    programs = []

    def program(target, letter, args, results, config, compared):
        programs.append((target, letter, args, results, config, compared))

    for target, letters, what, results, config, compared in ROUTINES:
        for k, letter in enumerate(letters):
            dtype = DTYPES[letter]
            m, n = {"mn": ((3, 4), (5, 3))[k % 2]}.get(what, (4, 4))
            batch = (2,) if k == 1 else ()
            matrix = normal(batch + (m, n), dtype)
            if what == "pd":
                matrix = (matrix @ np.swapaxes(matrix.conj(), -1, -2) + 2 * np.eye(n)).astype(dtype)
            sizes = {"m": m, "n": n, "k": min(m, n), "h": n - 1}
            kinds = {
                "s": dtype,
                "r": np.zeros(0, dtype).real.dtype,
                "i": "int32",
                "c": np.result_type(dtype, np.complex64),
            }
            program(
                target,
                letter,
                [matrix],
                [(batch + tuple(sizes[c] for c in shape), kinds[kind]) for shape, kind in results],
                config,
                compared[letter] if isinstance(compared, dict) else compared,
            )
    for letter in "sdcz":
        dtype, generate, apply = (
            DTYPES[letter],
            "orgqr" if letter in "sd" else "ungqr",
            "ormqr" if letter in "sd" else "unmqr",
        )
        reflectors, tau = normal((4, 3), dtype), (normal((3,), dtype) / 4).astype(dtype)
        program(generate, letter, [reflectors, tau], [((4, 3), dtype)], "", (0,))
        for left, transpose in itertools.product(("true", "false"), ("true", "false")):
            c = normal((4, 2) if left == "true" else (2, 4), dtype)
            program(
                apply,
                letter,
                [reflectors, tau, c],
                [(c.shape, dtype)],
                f"left = {left}, transpose = {transpose}",
                (0,),
            )
        program(
            "geqp3",
            letter,
            [normal((4, 3), dtype), np.array([0, 0, 1], "int32")],
            [((4, 3), dtype), ((3,), "int32"), ((3,), dtype)],
            "",
            (0, 1, 2),
        )
        diagonals = [
            normal((2, 4), dtype),
            (normal((2, 4), dtype) + 4).astype(dtype),
            normal((2, 4), dtype),
        ]
        program(
            "gtsv",
            letter,
            diagonals + [normal((2, 4, 2), dtype)],
            [((2, 4), dtype)] * 3 + [((2, 4, 2), dtype), ((2,), "int32")],
            "",
            (3, 4),
        )
        codes = {"L": 76, "R": 82, "U": 85, "N": 78, "T": 84, "C": 67}
        for side, uplo, trans, diag in (
            ("L", "L", "N", "N"),
            ("R", "U", "T", "U"),
            ("L", "U", "C", "N"),
            ("R", "L", "N", "N"),
        ):
            a = (normal((3, 3), dtype) / 4 + 2 * np.eye(3)).astype(dtype)
            program(
                "trsm",
                letter,
                [a, normal((3, 2) if side == "L" else (2, 3), dtype)],
                [((3, 2) if side == "L" else (2, 3), dtype)],
                f"diag = {codes[diag]} : ui8, side = {codes[side]} : ui8, "
                f"trans_x = {codes[trans]} : ui8, "
                f"uplo = {codes[uplo]} : ui8",
                (0,),
            )
    singular = np.array([[1, 2], [2, 4]], "float64")
    program(
        "potrf", "d", [-singular], [((2, 2), "float64"), ((), "int32")], "uplo = 76 : ui8", (1,)
    )
    program(
        "getrf",
        "d",
        [singular],
        [((2, 2), "float64"), ((2,), "int32"), ((), "int32")],
        "",
        (0, 1, 2),
    )
    program(
        "gesdd",
        "d",
        [np.array([[1, np.nan], [2, 3]])],
        [
            ((2, 2), "float64"),
            ((2,), "float64"),
            ((2, 2), "float64"),
            ((2, 2), "float64"),
            ((), "int32"),
        ],
        "mode = 83 : ui8",
        (4,),
    )
    ops = [
        (
            lapack_call(letter + target, args, results, config),
            [(a, type_of(a)) for a in args],
            [tensor(s, t) for s, t in results],
        )
        for target, letter, args, results, config, _ in programs
    ]
    for (target, letter, args, results, config, compared), (call, _, _), outputs in zip(
        programs, ops, run_xla(ops)
    ):
        count = len(results)
        names = [f"0#{i}" for i in range(count)] if count > 1 else ["0"]
        lines = [constant("abcd"[i], a) for i, a in enumerate(args)]
        lines.append(f"%0{f':{count}' if count > 1 else ''} = {call}")
        tolerance = 3e-5 if letter in "sc" else 3e-14
        lines += [expect(names[i], outputs[i], tolerance) for i in compared]
        if target == "gees":
            lines += schur_form(args[0], tolerance)
        file.program(f"{letter}{target} {config}".rstrip(), lines)
    file.write()


if __name__ == "__main__":
    lapack_programs()
