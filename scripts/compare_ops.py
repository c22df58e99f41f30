#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares ops, one by one and on every element type, with StableHLO's own interpreter.

    scripts/compare_ops.py [--lockstep build/release/bin/lockstep] [--keep FOLDER] [--seed N]
                           [--rounds N] [--only TEXT ...]

Every case of op_cases/ is one op with random attributes on random constants: all kinds of numbers
for elementwise ops (subnormal ones, infinities, NaN, the ends of integers), small whole numbers, so
that sums are exact, for the others. jaxlib's stablehlo.eval_module computes what is expected; the
program with that in it goes through `lockstep test`. Where jaxlib is known to be wrong (KNOWN says
how) a difference does not count. Exit status 1 for any other.

Needs `pip install jax==0.10.2`; Lockstep itself does not.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import op_cases

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Cases that jaxlib evaluates in another way than the specification, or XLA where that is open.
KNOWN = {
    r"compare .* TOTALORDER": "takes TOTALORDER for FLOAT",
    r"sort (bf|f)\d": "the same in comparators",
    r"\w+ (\S+ )?f8E8M0FNU": "drops the sign and makes 0 the smallest number, not NaN",
    r"(divide|rsqrt|power|log|log_plus_one|convert) (\S+ )?f[46]": "gives 0 for infinity, not "
                                                                   "the largest number",
    r"(ceil|floor|round_nearest_\w+) (f6E2M3FN|f8E3M4)": "gives 0 or NaN for every number",
    r"logistic f8": "rounds every step to the type",
    r"(convolution|dot_general|reduce) f8": "rounds every sum to the type",
    r"reduce_precision": "makes NaN an infinity when there is no mantissa",
}


def evaluate(cases):
    """(name, program) of each case that jaxlib evaluates, to standard output, in a process that
    ends when the interpreter aborts: the parent goes on behind that case."""
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    context = mlir.make_ir_context()
    start = 0
    while start < len(cases):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(writer, "w") as out, context:
                for number, (_, case) in enumerate(cases[start:], start):
                    try:
                        module = ir.Module.parse(case.module(None))
                        values = [str(v) for v in stablehlo.eval_module(module, [])]
                        answer = case.checked(values)
                    except Exception as error:
                        answer = "refused: " + str(error).replace("\n", " ")[:200]
                    out.write(f"{number}\0{answer}\1")
                    out.flush()
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as answers:
            text = answers.read()
        os.waitpid(child, 0)
        last = start - 1
        for record in text.split("\1")[:-1]:
            number, answer = record.split("\0")
            last = int(number)
            yield cases[last][0], answer
        if last + 1 < len(cases):
            yield cases[last + 1][0], "refused: jaxlib aborts"
        start = last + 2


def run(lockstep, folder):
    """(path, line) -> message of each program that fails."""
    failures = {}
    for path in sorted(folder.glob("*.mlir")):
        done = subprocess.run([lockstep, "test", str(path)], capture_output=True, text=True)
        for line in (done.stdout + done.stderr).splitlines():
            found = re.match(re.escape(str(path)) + r":(\d+):?(.*)", line)
            if found:
                failures.setdefault((path, int(found.group(1))), found.group(2))
        if done.returncode not in (0, 1, 3):
            failures[path, 0] = f"the command ended with {done.returncode}"
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", default=str(ROOT / "build/release/bin/lockstep"))
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3, help="cases per structured op and type")
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    cases = [c for c in op_cases.all_cases(rng, options.rounds)
             if not options.only or any(t in c[0] for t in options.only)]
    programs, refused = collections.defaultdict(list), collections.Counter()
    for name, answer in evaluate(cases):
        if answer.startswith("refused: "):
            refused[name.split()[0], answer[9:90]] += 1
        else:
            programs[name.split()[0]].append(f"// {name}\n{answer}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for op, texts in programs.items():
            (folder / f"{op}.mlir").write_text("\n// -----\n\n".join(texts), encoding="utf-8")
        failures, known = 0, collections.Counter()
        for (path, line), message in run(options.lockstep, folder).items():
            text = path.read_text(encoding="utf-8").splitlines()[:line]
            name = next((t[3:] for t in reversed(text) if re.match(r"// \w", t)), "")
            reasons = [reason for pattern, reason in KNOWN.items() if re.match(pattern, name)]
            known.update(reasons[:1])
            if not reasons:
                failures += 1
                print(f"FAIL {path.name}:{line} {name}:{message}")
        for reason, number in known.items():
            print(f"KNOWN x{number}: jaxlib {reason}")
    for (op, reason), number in sorted(refused.items()):
        print(f"SKIP {op} x{number}: {reason}")
    total = sum(map(len, programs.values()))
    print(f"compare_ops: {total} programs, {failures} failures, {known.total()} known, "
          f"{refused.total()} that jaxlib does not evaluate")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
