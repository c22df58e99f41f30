#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/types/<op>.mlir: each op once for each element type it allows.

    make_type_cases.py --lockstep PATH [--only OP...]

Inputs are small and fixed; the expected values come from the reference interpreter of StableHLO
that jaxlib carries (pip install jax), so this runs offline and its output is kept. A pair of op and
type that the reference cannot evaluate is left out; one where it and `lockstep test` disagree is
printed and not written: a person decides which is right.
"""

import argparse
import collections
import os
import pathlib
import re
import signal
import subprocess
import sys

from jax._src.interpreters import mlir
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

import type_cases_inputs as inputs
from type_cases_templates import TEMPLATES

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent.parent / "scripts"))
import make_spec_coverage as coverage  # noqa: E402  (the op table, read once for both)

HEADER = """// SPDX-License-Identifier: Apache-2.0
// {op}, once for each element type; made by tests/ops/make_type_cases.py.
"""


def evaluate(program):
    """What the reference interpreter returns for @main, as texts of attributes."""
    with mlir.make_ir_context():
        module = ir.Module.parse(program)
        if "chlo." in program:
            passmanager.PassManager.parse(
                "builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
        return [str(value) for value in stablehlo.eval_module(module, [])]


def evaluate_apart(program, seconds=20):
    """The same in a process of its own, which what the interpreter cannot do may abort."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        signal.alarm(seconds)
        try:
            text = "\n".join(evaluate(program))
        except Exception as error:  # pylint: disable=broad-except
            text = "error " + str(error).replace("\n", " ")
        with os.fdopen(writer, "w") as pipe:
            pipe.write(text)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    if not text or text.startswith("error "):
        return None, text
    return text.split("\n"), ""


def result_types(op_text):
    """The tensor types behind the last `->` of an op in generic form."""
    text = op_text.rsplit("-> ", 1)[1].strip()
    return coverage.split_types(text[1:-1] if text.startswith("(") else text)


def filled(text, element):
    return (text.replace("{E}", element).replace("{P}", inputs.part_of(element))
            .replace("{C}", f"complex<{element}>").replace("{B}", str(inputs.bits_of(element)))
            .replace("{ZERO}", inputs.zero_of(element)))


def body(template, element):
    lines = []
    for i, (name, kind, shape) in enumerate(template.operands):
        if kind == "text":
            lines.append(f"  %{name} = {filled(shape, element)}")
            continue
        kind_element = element
        if ":" in kind:
            kind, kind_element = kind.split(":")
        dims = "".join(f"{n}x" for n in shape)
        values = inputs.dense(kind, kind_element, shape, i)
        lines.append(f"  %{name} = stablehlo.constant {values} : tensor<{dims}{kind_element}>")
    return lines, filled(template.op, element)


def split_complex(results, types):
    """(ops, values, types) with the parts of complex results, which the reference cannot return."""
    ops, values, parts = [], [], []
    for i, (value, kind) in enumerate(zip(results, types)):
        if "complex<" not in kind:
            values.append(value)
            parts.append(kind)
            continue
        part = kind.replace("complex<", "").replace(">>", ">")
        for name in ("real", "imag"):
            ops.append(f"  %{name}{i} = stablehlo.{name} {value} : ({kind}) -> {part}")
            values.append(f"%{name}{i}")
            parts.append(part)
    return ops, values, parts


def make_case(name, template, element):
    """(text of a self-checking program or None, why not)."""
    lines, op = body(template, element)
    types = result_types(op)
    several = len(types) > 1
    lines.append(f"  %r{':' + str(len(types)) if several else ''} = {op}")
    ops, results, types = split_complex(
        [f"%r#{i}" for i in range(len(types))] if several else ["%r"], types)
    lines += ops
    program = "\n".join(
        [f"func.func @main() -> ({', '.join(types)}) {{", *lines,
         f"  return {', '.join(results)} : {', '.join(types)}", "}"])
    expected, reason = evaluate_apart(program)
    if expected is None:
        return None, reason or "the reference interpreter stopped"
    text = [f"// {element}", "func.func @main() {", *lines]
    ulps = template.ulps(element)
    for i, (value, result, kind) in enumerate(zip(expected, results, types)):
        text += [f"  %e{i} = stablehlo.constant {value}",
                 f"  check.expect_close {result}, %e{i} "
                 f"{{max_ulp_difference = {ulps} : ui64}} : {kind}"]
    return "\n".join(text + ["  return", "}", ""]), ""


def agrees(lockstep, text):
    result = subprocess.run([lockstep, "test", "/dev/stdin"], input=text, text=True,
                            capture_output=True)
    return result.returncode == 0, (result.stdout + result.stderr).strip()


def make_file(lockstep, name, template, op, skipped):
    cases = []
    for _, letters, members in coverage.GROUPS:
        if not set(letters) & set(op.letters) or "q" in letters:
            continue
        for element in members:
            if not template.allows(element):
                continue
            text, reason = make_case(name, template, element)
            if text is None:
                skipped[name, reason[:160]].append(element)
                continue
            good, output = agrees(lockstep, text)
            if good:
                cases.append(text)
            else:
                print(f"DIFFERS {name} {element}\n{text}\n{output[:1500]}\n")
    if cases:
        folder = FOLDER / "types"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / (re.sub(r"\W+", "_", name.replace("stablehlo.", "")) + ".mlir")
        path.write_text(HEADER.format(op=name) + "\n" + "\n// -----\n\n".join(cases))
    return len(cases)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", required=True)
    parser.add_argument("--only", nargs="*", default=[])
    options = parser.parse_args()
    stablehlo.register_stablehlo_passes()
    ops = coverage.read_ops()
    skipped, total = collections.defaultdict(list), 0
    for name, template in TEMPLATES.items():
        if not options.only or name in options.only:
            total += make_file(options.lockstep, name, template, ops[name], skipped)
    for (name, reason), elements in skipped.items():
        print(f"left out {name} of {', '.join(elements)}: {reason}")
    print(f"{total} cases; no template for", *sorted(ops.keys() - TEMPLATES.keys()))


if __name__ == "__main__":
    main()
