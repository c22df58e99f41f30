# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/random/rng_bit_generator.mlir: the bits that XLA gives on a CPU.

    python tests/ops/expected/random_bits.py
"""

import numpy as np

from arrays import nested, tensor
from emit import File
from xla import run_xla


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


if __name__ == "__main__":
    bits_programs()
