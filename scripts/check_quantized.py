#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares tests/ops/quantized with what XLA's tools make of the same programs.

    python scripts/check_quantized.py [FILE...]

Needs jax==0.10.2. Each program is legalized to integer and float arithmetic by
stablehlo-legalize-quant-to-math and run by the reference interpreter; its results are compared
with the checks in the file. Prints, per op, how many programs agree, differ (by how many quanta at
most), or are refused, and every difference. The specification's meaning is dequantize, op,
quantize; the legalization rounds elsewhere for some ops, so a difference is something to read, not
a failure.
"""

import collections
import multiprocessing
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECK = re.compile(r"\n\s*check\.expect_eq_const (%[\w#]+), (dense<.*?>) : (tensor<\S+>)(?=\n)")


def make_context():
    """MLIR with the quant dialect, which a pass that may make quantized types brings along."""
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir.dialects import stablehlo
    stablehlo.register_stablehlo_passes()
    context = mlir.make_ir_context()
    with context:
        module = ir.Module.parse("module {}")
        passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)").run(
            module.operation)
    return context


def as_function(text):
    """The program with its checked values as results, and the expected ones as text."""
    checks = CHECK.findall(text)
    text = CHECK.sub("", text)
    ends, values, types, expected = "", [], [], []
    for value, elements, kind in checks:
        wide = re.sub(r"u?i4>$", "i8>", kind)  # Python cannot take elements of 4 bits
        if wide != kind:
            ends += f"%wide{len(values)} = stablehlo.convert {value} : ({kind}) -> {wide}\n"
            value = f"%wide{len(values)}"
        values.append(value)
        types.append(wide)
        expected.append(f"{elements} : {wide}")
    text = text.replace("@main() {", f"@main() -> ({', '.join(types)}) {{")
    text = text.replace("func.return\n",
                        f"{ends}func.return {', '.join(values)} : {', '.join(types)}\n")
    return text, expected


def first_error(error):
    lines = [line for line in str(error).split("\n") if "error:" in line]
    return re.sub(r"error: \"-\":\S+ ", "", lines[0])[:110] if lines else str(error)[:110]


def run(text, answer):
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir.dialects import stablehlo
    import numpy as np
    function, expected = as_function(text)
    if not expected:
        return answer.send(("refused", "no checks of constants"))
    with make_context():
        try:
            module = ir.Module.parse(function)
            passmanager.PassManager.parse(
                "builtin.module(func.func(stablehlo-legalize-quant-to-math, "
                "chlo-legalize-to-stablehlo))").run(module.operation)
        except ir.MLIRError as error:
            return answer.send(("refused", first_error(error)))
        largest, found = 0, ""
        results = stablehlo.eval_module(module, [])
        for result, wanted in zip(results, expected):
            a = np.array(ir.DenseElementsAttr(result)).astype(np.float64)
            b = np.array(ir.DenseElementsAttr(ir.Attribute.parse(wanted))).astype(np.float64)
            distance = np.abs(a - b).max() if a.size else 0
            if distance > largest:
                largest, found = distance, f"found {a.tolist()}, expected {b.tolist()}"
    answer.send(("agrees", "") if largest == 0 else (f"differs by {largest:g}", found))


def compare(text):
    """In a process of its own: the reference interpreter aborts on what it cannot do."""
    receive, send = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=run, args=(text, send))
    process.start()
    send.close()
    try:
        outcome = receive.recv()
    except EOFError:
        outcome = ("refused", "the reference interpreter aborted")
    process.join()
    return outcome


def main(files):
    import jax._src.interpreters.mlir  # noqa: F401, once for all processes
    import jaxlib.mlir.dialects.stablehlo  # noqa: F401
    given = [pathlib.Path(f) for f in files]
    paths = given or sorted((ROOT / "tests/ops/quantized").glob("*.mlir"))
    counts = collections.defaultdict(collections.Counter)
    for path in paths:
        for text in path.read_text().split("// -----\n"):
            title = next(line[3:] for line in text.split("\n") if line.startswith("// ")
                         and "SPDX" not in line and not line.endswith("."))
            kind, detail = compare(text)
            counts[re.split("[:, ]", title)[0]][kind] += 1
            if kind != "agrees":
                print(f"{path.name}: {title}: {kind}\n    {detail}")
    for op, outcomes in sorted(counts.items()):
        print(f"{op:24}", ", ".join(f"{n} {kind}" for kind, n in sorted(outcomes.items())))


if __name__ == "__main__":
    main(sys.argv[1:])
