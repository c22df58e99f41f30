#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Shows that jaxlib's MLIR accepts what `lockstep fmt` prints, and reads the same program in it.

    scripts/check_jaxlib.py [--lockstep build/release/bin/lockstep] [FILE.mlir ...]

Each program is printed in the pretty and in the generic form; jaxlib parses and verifies both and
prints what it read without locations. That must be what it prints for the original. Attributes at
their default, which Lockstep leaves out, are taken away on both sides first. Without files: all
under tests/, but for the ill-formed ones, and, where it exists, ../shared/programs. A program that
jaxlib itself refuses is skipped, with the reason. Exit status 1 when a program fails.

Needs `pip install jax==0.10.2`; Lockstep itself does not.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPLIT = "// -----"

# What an optional attribute is when it is absent, as jaxlib prints it.
DEFAULTS = {
    "api_version": {"1 : i32"},
    "base_dilations": {"array<i64>"},
    "called_computations": {"[]"},
    "composite_attributes": {"{}"},
    "has_dynamic_root": {"false"},
    "has_side_effect": {"false"},
    "indices_are_sorted": {"false"},
    "infeed_config": {'""'},
    "is_host_transfer": {"false"},
    "is_reverse": {"false"},
    "is_stable": {"false"},
    "lhs_dilation": {"array<i64>"},
    "outfeed_config": {'""'},
    "output_operand_aliases": {"[]"},
    "precision_config": {"[]"},
    "result_accuracy": {
        "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"},
    "rhs_dilation": {"array<i64>"},
    "unique_indices": {"false"},
    "version": {"0 : i32"},
    "window_dilations": {"array<i64>"},
    "window_reversal": {"array<i1>"},
    "window_strides": {"array<i64>"},
}
# The same for one op alone: elsewhere the attribute must be there.
DEFAULTS_OF_OP = {
    "stablehlo.cholesky": {"lower": {"false"}},
    "stablehlo.sort": {"dimension": {"-1 : i64"}},
}


class Oracle:
    def __init__(self):
        try:
            from jax._src.interpreters import mlir
            from jaxlib.mlir import ir
        except ImportError:
            sys.exit("check_jaxlib: needs jaxlib: pip install jax==0.10.2")
        self.ir = ir
        self.context = mlir.make_ir_context()

    def read(self, text):
        """(canonical text, None), or (None, what jaxlib says)."""
        with self.context:
            try:
                module = self.ir.Module.parse(text)
                module.operation.verify()
            except self.ir.MLIRError as error:
                return None, str(error)
            self.normalize(module.operation)
            # Lockstep spells signed integers iN; MLIR has siN as well, which only foreign
            # attributes use.
            return re.sub(r" : si(\d+)\b", r" : i\1", str(module)), None

    def normalize(self, operation):
        pending = [operation]
        while pending:
            op = pending.pop()
            if op.name == "func.func" and "sym_visibility" not in op.attributes:
                op.attributes["sym_visibility"] = self.ir.StringAttr.get("public")
            for table in (DEFAULTS, DEFAULTS_OF_OP.get(op.name, {})):
                if not op.name.startswith(("stablehlo.", "chlo.")):
                    continue
                for name in [a for a in table if a in op.attributes]:
                    if str(op.attributes[name]) in table[name]:
                        del op.attributes[name]
            for region in op.regions:
                for block in region:
                    pending.extend(child.operation for child in block)


def run_fmt(lockstep, path, flags):
    done = subprocess.run([lockstep, "fmt", *flags, str(path)], capture_output=True, text=True)
    if done.returncode == 0:
        return done.stdout, None
    return None, f"lockstep fmt failed ({done.returncode}): {done.stderr.strip()[:400]}"


def reason(error):
    lines = [line.strip() for line in error.splitlines() if line.strip()]
    return (lines[1] if len(lines) > 1 and lines[0].endswith(":") else lines[0])[:160]


def first_difference(expected, found):
    pairs = zip(expected.splitlines(), found.splitlines())
    for number, (a, b) in enumerate(pairs, 1):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(0, at - 60)
            return (f"line {number}: expected ..{a[start:at + 60]}\n"
                    f"      found    ..{b[start:at + 60]}")
    return "one is longer"


def check(oracle, lockstep, path, text):
    """(verdict, detail, whether the pretty text is that of jaxlib)."""
    expected, error = oracle.read(text)
    if expected is None:
        return "SKIP", "jaxlib refuses the original: " + reason(error), False
    exact = False
    for form, flags in (("pretty", []), ("generic", ["--generic"])):
        printed, error = run_fmt(lockstep, path, flags)
        if printed is None:
            return "FAIL", f"{form}: {error}", False
        if form == "pretty":
            exact = printed.rstrip("\n") == expected.rstrip("\n")
        found, error = oracle.read(printed)
        if found is None:
            return "FAIL", f"{form}: jaxlib refuses it: {reason(error)}", False
        if found != expected:
            return "FAIL", f"{form}: another program: {first_difference(expected, found)}", False
    return "PASS", "", exact


def programs(paths):
    """(name, text) of each program; a file may hold several."""
    for path in paths:
        text = path.read_text(encoding="utf-8")
        parts = text.split("\n" + SPLIT)
        for number, part in enumerate(parts, 1):
            if part.strip():
                yield (f"{path} #{number}" if len(parts) > 1 else str(path)), part


def default_paths():
    folders = [ROOT / "tests", ROOT.parent / "shared" / "programs"]
    paths = (p for folder in folders if folder.exists() for p in folder.rglob("*.mlir"))
    return sorted(p for p in paths if ROOT / "tests" / "errors" not in p.parents)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", default=str(ROOT / "build/release/bin/lockstep"))
    parser.add_argument("--quiet", action="store_true", help="print failures and the summary only")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    oracle = Oracle()
    counts = {"PASS": 0, "FAIL": 0, "SKIP": 0}
    exact_count = 0
    with tempfile.TemporaryDirectory() as folder:
        part_path = pathlib.Path(folder) / "program.mlir"
        for name, text in programs(options.files or default_paths()):
            part_path.write_text(text, encoding="utf-8")
            verdict, detail, exact = check(oracle, options.lockstep, part_path, text)
            counts[verdict] += 1
            exact_count += exact
            if verdict == "FAIL" or not options.quiet:
                print(f"{verdict} {name}" + (f": {detail}" if detail else ""), flush=True)
    print(f"check_jaxlib: {counts['PASS']} passed ({exact_count} with jaxlib's own text), "
          f"{counts['FAIL']} failed, {counts['SKIP']} skipped")
    return 1 if counts["FAIL"] else 0


if __name__ == "__main__":
    sys.exit(main())
