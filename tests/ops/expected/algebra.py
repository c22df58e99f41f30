# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/linalg/, tests/ops/random/ and the LAPACK part of tests/ops/custom/.

    python tests/ops/expected/algebra.py

Transforms, factors and solutions are numpy's, computed in double; bits and LAPACK's results are
what XLA gives on a CPU, through jax 0.10.
"""

import itertools
import os
import re

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import numpy as np
from jax._src import compiler
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax, lapack
from jaxlib.mlir import ir

from emit import File

jax.config.update("jax_enable_x64", True)
lapack._lapack.initialize()
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


def run_xla(ops):
    """What ops give: (text after `=`, arrays for %a, %b, .., types of results). One compilation."""
    parameters, lines, types, results, args = [], [], [], [], []
    for k, (text, arrays, kinds) in enumerate(ops):
        parameters += [f"%v{k}{'abcd'[i]}: {kind}" for i, (_, kind) in enumerate(arrays)]
        count = f":{len(kinds)}" if len(kinds) > 1 else ""
        lines.append(f"%r{k}{count} = " + re.sub(r"%([a-d])\b", rf"%v{k}\1", text))
        types += kinds
        results += [f"%r{k}#{i}" if count else f"%r{k}" for i in range(len(kinds))]
        args += [array for array, _ in arrays]
    body = "\n".join(lines)
    text = (
        f"func.func @main({', '.join(parameters)}) -> ({', '.join(types)}) {{\n{body}\n"
        f"return {', '.join(results)} : {', '.join(types)} }}"
    )
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(text)
    device = jax.devices()[0]
    options = compiler.get_compile_options(1, 1)
    executable = device.client.compile_and_load(module, _jax.DeviceList((device,)), options)
    outputs = executable.execute_sharded([jax.device_put(a, device) for a in args])
    flat = iter([np.asarray(o[0]) for o in outputs.disassemble_into_single_device_arrays()])
    return [[next(flat) for _ in kinds] for _, _, kinds in ops]


# --- fft


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


# --- rng_bit_generator


def bits_programs():
    file = File(
        "random",
        "rng_bit_generator",
        "stablehlo.rng_bit_generator: the bits and states that XLA gives on a CPU.",
    )
    shapes = ((), (1,), (5,), (8,), (3, 5), (5, 3), (3, 3), (2, 3), (3, 4), (0,), (3, 0))
    states = {
        "THREE_FRY": ([1, 2], [0x123456789ABCDEF0, 2**64 - 2]),
        "PHILOX": ([1, 2], [0x123456789ABCDEF0, 2**64 - 1], [3, 2**64 - 1, 7]),
        "DEFAULT": ([1, 2],),
    }
    rows = [
        (a, s, shape, t)
        for a in states
        for s in states[a]
        for shape in shapes
        for t in ("ui32", "ui64")
        if a != "DEFAULT" or shape == (5,)
    ]
    rows += [(a, states[a][0], (5,), t) for a in states for t in ("i8", "ui16", "i32", "i64", "i4")]
    ops = []
    for algorithm, state, shape, name in rows:
        kind, out = f"tensor<{len(state)}xui64>", tensor(shape, name)
        ops.append(
            (
                f"stablehlo.rng_bit_generator %a, algorithm = {algorithm} : "
                f"({kind}) -> ({kind}, {out})",
                [(np.array(state, np.uint64), kind)],
                [kind, out],
            )
        )
    for (algorithm, state, shape, name), (op, _, (kind, out)), (new_state, bits) in zip(
        rows, ops, run_xla(ops)
    ):
        width = int(name.lstrip("ui"))
        values = [int(v) % 2**width for v in np.ravel(bits)]
        if name.startswith("i"):
            values = [v - 2**width if v >= 2 ** (width - 1) else v for v in values]
        values = np.array(values, object).reshape(shape)
        text = nested(values) if values.size else ""
        file.program(
            f"{algorithm} {name} {shape}",
            [
                f"%a = stablehlo.constant dense<{[int(v) for v in state]}> : {kind}",
                f"%s, %0 = {op}",
                f"check.expect_eq_const %s, dense<{[int(v) for v in new_state]}> : {kind}",
                f"check.expect_eq_const %0, dense<{text}> : {out}",
            ],
        )
    for name, bits in (
        ("f32", "ui32"),
        ("f64", "ui64"),
        ("bf16", "ui16"),
        ("f16", "ui16"),
        ("f8E5M2", "ui8"),
    ):
        lines = ["%a = stablehlo.constant dense<[5, 6]> : tensor<2xui64>"]
        for k, kind in enumerate((name, bits)):
            lines.append(
                f"%s{k}, %{k} = stablehlo.rng_bit_generator %a, algorithm = PHILOX : "
                f"(tensor<2xui64>) -> (tensor<2xui64>, tensor<7x{kind}>)"
            )
        lines += [
            f"%2 = stablehlo.bitcast_convert %0 : (tensor<7x{name}>) -> tensor<7x{bits}>",
            f"check.expect_eq %2, %1 : tensor<7x{bits}>",
        ]
        file.program(f"a float has the bits of an integer: {name}", lines)
    file.write()


# --- LAPACK


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
    fft_programs()
    cholesky_programs()
    triangular_programs()
    bits_programs()
    lapack_programs()
