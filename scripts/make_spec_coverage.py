#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes docs/spec-coverage.md: op x element type x (interpreter, verifier), from what is tested.

    make_spec_coverage.py [--lockstep PATH] [--check]

What the specification allows comes from lockstep/ir/opcode.def; what the interpreter does from the
self-checking programs of tests/ops, all of which must pass; what the verifier does from the
ill-formed programs of tests/errors. No entry is kept by hand. --check writes nothing and fails
when the page is not what would be written.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "spec-coverage.md"

# Columns of the table: a group of element types, the class letter of opcode.def, its members.
GROUPS = [
    ("bool", "b", ["i1"]),
    ("int", "i", ["i2", "i4", "i8", "i16", "i32", "i64"]),
    ("uint", "u", ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]),
    ("f4 f6 f8", "f", ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN",
                       "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]),
    ("bf16 f16", "f", ["bf16", "f16"]),
    ("f32 f64", "f", ["f32", "f64"]),
    ("complex", "c", ["complex<f32>", "complex<f64>"]),
    ("quantized", "qQ", ["quantized"]),
]
ANY = "biufcqQ"

ROW = re.compile(r'^LS_([A-Z_]+)\((\w+), (.*)\)$')
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
OP = re.compile(r'"((?:stablehlo|chlo)\.\w+)"')
LABEL = re.compile(r"'((?:stablehlo|chlo)\.\w+)'(?: \((C\d+|I\d+)\))?")


class Op:
    """A row of opcode.def: which element types its main operand may have."""

    def __init__(self, family, strings):
        self.family = family.lower()
        self.name, operands, classes = strings[0], strings[2], strings[5]
        sides = [side.split(",") for side in classes.split("->")]
        names = [name for name in operands.split(",") if name.strip()]
        # The operand that most types are allowed for; without operands, the result.
        if names:
            positions = [sides[0][min(i, len(sides[0]) - 1)].strip() for i in range(len(names))]
            widths = [len(ANY) if p in "*." else len(p) for p in positions]
            self.position = widths.index(max(widths))
            letters = positions[self.position]
        else:
            self.position = None
            letters = sides[-1][0].strip()
        self.letters = ANY if letters in ("*", ".") else letters


def read_ops():
    ops = {}
    for line in (ROOT / "lockstep/ir/opcode.def").read_text().splitlines():
        match = ROW.match(line)
        if not match:
            continue
        strings = STRING.findall(match.group(3))
        if len(strings) < 7 or not strings[0].startswith(("stablehlo.", "chlo.")):
            continue
        op = Op(match.group(1), strings)
        ops[op.name] = op
    return ops


def split_types(text):
    """The types of a comma-separated list, at the outermost level."""
    types, depth, start = [], 0, 0
    for i, character in enumerate(text):
        depth += (character in "<({[") - (character in ">)}]" and text[i - 1:i + 1] != "->")
        if character == "," and depth == 0:
            types.append(text[start:i].strip())
            start = i + 1
    return types + [text[start:].strip()]


def element_type(text):
    match = re.match(r"tensor<(?:[\d?*]+x)*(.*)>$", text)
    if not match:
        return None
    element = match.group(1).split(", #")[0]
    return "quantized" if element.startswith("!quant") else element


def used_types(program, op_name, position):
    """Element types of the operand at `position` wherever the generic text has the op."""
    for match in re.finditer(re.escape(f'"{op_name}"('), program):
        # The op's type stands behind its regions and attributes: the first " : (" at depth 0.
        i, depth = match.end(), 1
        while i < len(program) and not (depth == 0 and program.startswith(" : (", i)):
            if program[i] == '"':
                i = program.index('"', i + 1)
            depth += (program[i] in "({[<") - (program[i] in ")}]>" and program[i - 1] != "-")
            i += 1
        signature = program[i + 4:program.find("\n", i)]
        operands, _, results = signature.partition(") -> ")
        side = results.strip().removeprefix("(") if position is None else operands
        types = split_types(side.rstrip(")") if side.startswith("(") else side)
        index = 0 if position is None else position
        if index < len(types) and (element := element_type(types[index].rstrip(")"))):
            yield element


def parts_of(path):
    return [part for part in re.split(r"^// -----.*\n", path.read_text(), flags=re.M)
            if part.strip()]


def generic_text(lockstep, part):
    result = subprocess.run([lockstep, "fmt", "--generic", "-"], input=part, text=True,
                            capture_output=True)
    if result.returncode != 0:
        sys.exit(f"cannot print a program of tests/ops: {result.stderr}")
    return result.stdout


def interpreted(lockstep, ops):
    """{(op, element type): programs}, over all self-checking programs; they must all pass."""
    files = sorted((ROOT / "tests/ops").rglob("*.mlir"))
    test = subprocess.run([lockstep, "test", *map(str, files)], text=True, capture_output=True)
    if test.returncode != 0:
        sys.exit(test.stdout + test.stderr)
    parts = [part for path in files for part in parts_of(path)]
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for text in pool.map(lambda part: generic_text(lockstep, part), parts):
            seen = {(name, element) for name in set(OP.findall(text)) & ops.keys()
                    for element in used_types(text, name, ops[name].position)}
            counts.update(seen)
    return counts, len(parts)


def verified():
    """{op: (programs that break one of its rules, the labels of those rules)}."""
    cases, labels = collections.Counter(), collections.defaultdict(set)
    total = 0
    for path in sorted((ROOT / "tests/errors").rglob("*.mlir")):
        for part in parts_of(path):
            found = [LABEL.search(line) for line in part.splitlines() if "expect-error" in line]
            total += "expect-error" in part
            for match in filter(None, found):
                cases[match.group(1)] += 1
                if match.group(2):
                    labels[match.group(1)].add(match.group(2))
    return cases, labels, total


def cell(op, letters, members, counts):
    if not set(letters) & set(op.letters):
        return "", 0, 0
    done = sum(counts[op.name, member] > 0 for member in members)
    return (f"{done}/{len(members)}" if done == len(members) else f"**{done}/{len(members)}**",
            done, len(members))


def write_page(ops, counts, programs, cases, labels, ill_formed):
    lines = ["# Coverage of the specification", "",
             "Generated by `scripts/make_spec_coverage.py` from `opcode.def`, `tests/ops` and",
             "`tests/errors`; not edited by hand.", ""]
    body, done_all, allowed_all, ops_done = [], 0, 0, 0
    families = collections.defaultdict(list)
    for op in ops.values():
        families[op.family].append(op)
    for family, rows in families.items():
        body += [f"## {family}", "",
                 "| op | " + " | ".join(title for title, _, _ in GROUPS)
                 + " | ill-formed programs | labelled rules broken |",
                 "|---" * (len(GROUPS) + 3) + "|"]
        for op in sorted(rows, key=lambda row: row.name):
            cells = [cell(op, letters, members, counts) for _, letters, members in GROUPS]
            done, allowed = (sum(c[i] for c in cells) for i in (1, 2))
            done_all, allowed_all = done_all + done, allowed_all + allowed
            ops_done += done > 0 or allowed == 0
            rules = " ".join(sorted(labels[op.name], key=lambda label: (label[0], int(label[1:]))))
            body.append(f"| `{op.name}` | " + " | ".join(c[0] for c in cells)
                        + f" | {cases[op.name]} | {rules} |")
        body.append("")
    num_labels = sum(len(found) for found in labels.values())
    lines += [f"- {len(ops)} ops; {ops_done} are evaluated in a self-checking program.",
              f"- {done_all} of {allowed_all} pairs of op and element type are; "
              f"{programs} programs check themselves, all pass.",
              f"- {ill_formed} ill-formed programs; {num_labels} labelled rules are broken by one.",
              "",
              "A cell says how many of its element types a passing program gives to the op's main",
              "operand, of how many the op table allows; bold where some are missing; empty where",
              "the specification allows none.", ""]
    return "\n".join(lines + body)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", default=str(ROOT / "build/dev/bin/lockstep"))
    parser.add_argument("--check", action="store_true", help="write nothing, fail when it differs")
    options = parser.parse_args()
    ops = read_ops()
    page = write_page(ops, *interpreted(options.lockstep, ops), *verified())
    if not options.check:
        PAGE.write_text(page)
        print(f"wrote {PAGE.relative_to(ROOT)}")
    elif not PAGE.exists() or PAGE.read_text() != page:
        sys.exit("docs/spec-coverage.md is out of date: run scripts/make_spec_coverage.py")
    else:
        print("docs/spec-coverage.md is up to date")


if __name__ == "__main__":
    main()
