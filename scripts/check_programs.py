#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a collection of exported programs with the `lockstep` command and compares the results.

    check_programs.py FOLDER [--lockstep PATH] [--only NAME...] [--require NAME...] [--jobs N]
                             [--trajectories] [--json FILE] [--backend NAME]

FOLDER/NAME/meta.json describes the programs of NAME: STEM.mlir, the artifact STEM.mlirbc, arguments
and results in .safetensors. The checks of each stem:
  text   `lockstep fmt` reads it, and reads what it printed (pretty, then generic) to the same text
  code   STEM.mlirbc has the signature of the text; text and artifact, written as artifacts of
         several versions, are read back as the same, unless the version cannot express them (or
         CHLO was expanded: then what was read back, written again, is)
  run    `lockstep run`, of text and artifact, on the arguments agrees with the results:
         max |got - want| / max |want| over finite values is within the tolerance, NaN and
         infinities stand where they should, integers are exact. For several devices: as so many
         processes, and the text of one device in each. A refusal as unimplemented is reported as
         such; it fails only for folders that --require names.
  train  with --trajectories: mlp_sgd's and cnn_momentum's losses follow the stored ones
Exit status 1 if anything fails. Needs Python alone.
"""

import argparse
import array
import concurrent.futures
import json
import math
import pathlib
import struct
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMEOUT_S = 900
UNIMPLEMENTED = 3  # the command's exit code for a right program that it cannot run
VERSIONS = ["0.9.0", "1.0.0", "1.15.0", "1.20.0"]
TRAJECTORIES = {"mlp_sgd": 100, "cnn_momentum": 50}

CODES = {"F64": "d", "F32": "f", "I64": "q", "U64": "Q", "I32": "i", "U32": "I", "I16": "h",
         "U16": "H", "I8": "b", "U8": "B", "BOOL": "B"}
SMALL_FLOATS = {"F8_E4M3": (4, 3, False), "F8_E5M2": (5, 2, True)}  # exponent, mantissa, infinities


def small_float_table(exponent_bits, mantissa_bits, has_infinity):
    bias, ones = (1 << (exponent_bits - 1)) - 1, (1 << exponent_bits) - 1
    table = []
    for bits in range(256):
        sign = -1.0 if bits & 128 else 1.0
        exponent, mantissa = (bits & 127) >> mantissa_bits, bits & ((1 << mantissa_bits) - 1)
        if exponent == ones and has_infinity:
            value = math.nan if mantissa else math.inf
        elif exponent == ones and mantissa == (1 << mantissa_bits) - 1:
            value = math.nan
        else:
            value = math.ldexp(mantissa + (bool(exponent) << mantissa_bits),
                               max(exponent, 1) - bias - mantissa_bits)
        table.append(sign * value)
    return table


def decode(dtype, data):
    """The elements as Python numbers."""
    if dtype in CODES:
        return array.array(CODES[dtype], data)
    if dtype == "F16":
        return struct.unpack(f"<{len(data) // 2}e", data)
    if dtype == "BF16":
        words = array.array("I", [bits << 16 for bits in array.array("H", data)])
        return array.array("f", words.tobytes())
    if dtype in ("C64", "C128"):
        parts = array.array("f" if dtype == "C64" else "d", data)
        return [complex(re, im) for re, im in zip(parts[::2], parts[1::2])]
    if dtype in SMALL_FLOATS:
        table = small_float_table(*SMALL_FLOATS[dtype])
        return [table[bits] for bits in data]
    raise ValueError(f"no decoder for {dtype}")


def read_safetensors(path):
    """name -> (dtype, shape, bytes)"""
    raw = path.read_bytes()
    size = struct.unpack("<Q", raw[:8])[0]
    tensors = {}
    for name, row in json.loads(raw[8:8 + size]).items():
        if name != "__metadata__":
            begin, end = row["data_offsets"]
            tensors[name] = (row["dtype"], row["shape"], raw[8 + size + begin:8 + size + end])
    return tensors


def is_finite(value):
    return math.isfinite(value.real) and math.isfinite(value.imag)


def same_special(got, want):
    """Whether a value that is not finite stands for the same: NaN in each part, or equal."""
    return all(a == b or (a != a and b != b)
               for a, b in ((got.real, want.real), (got.imag, want.imag)))


def error(got, want):
    """max |got - want| / max |want|; infinity where NaN and infinities do not agree."""
    if got[2] == want[2]:
        return 0.0
    scale = worst = 0.0
    for g, w in zip(decode(got[0], got[2]), decode(want[0], want[2])):
        if is_finite(w) and is_finite(g):
            scale, worst = max(scale, abs(w)), max(worst, abs(g - w))
        elif not same_special(g, w):
            return math.inf
    return worst / (scale or 1.0)


def compare(rows, got, want, processes):
    """(problems, the worst error)"""
    problems, worst = [], 0.0
    suffixes = [f".{process}" for process in range(processes)] if processes > 1 else [""]
    for row, suffix in ((row, suffix) for row in rows for suffix in suffixes):
        name = f"out{row['index']}{suffix}"
        if name not in got:
            problems.append(f"{name} is missing")
        elif got[name][:2] != want[name][:2] or len(got[name][2]) != len(want[name][2]):
            problems.append(f"{name} is {got[name][:2]}, not {want[name][:2]}")
        else:
            e = error(got[name], want[name])
            worst = max(worst, e)
            if not e <= row["tolerance"]:
                problems.append(f"{name} {row['name']}: error {e:.2e} over {row['tolerance']:.2e}")
    return problems, worst


class Checker:
    def __init__(self, lockstep, scratch, backend):
        self.lockstep, self.scratch, self.backend = str(lockstep), pathlib.Path(scratch), backend

    def call(self, *arguments, text=None):
        """(exit status, stdout, stderr)"""
        try:
            done = subprocess.run([self.lockstep, *map(str, arguments)], input=text,
                                  capture_output=True, text=True, timeout=TIMEOUT_S)
        except subprocess.TimeoutExpired:
            return 124, "", f"no end within {TIMEOUT_S} s"
        return done.returncode, done.stdout, done.stderr

    def text(self, path):
        status, pretty, stderr = self.call("fmt", path)
        if status:
            return "FAIL", first_line(stderr)
        for flags, source in ((), pretty), (("--generic",), pretty):
            status, printed, stderr = self.call("fmt", *flags, "-", text=source)
            if status:
                return "FAIL", f"what it printed: {first_line(stderr)}"
            status, again, stderr = self.call("fmt", "-", text=printed)
            if status or again != pretty:
                return "FAIL", f"{' '.join(flags) or 'pretty'}: reads back as another program " \
                               f"{first_line(stderr)}"
        return "PASS", ""

    def signature(self, program):
        """What it takes and gives, but for names, which artifacts without positions lack."""
        status, stdout, stderr = self.call("inspect", "--json", program)
        if status:
            return first_line(stderr)
        facts = json.loads(stdout)
        return {side: [{key: value for key, value in row.items() if key != "name"}
                       for row in facts.get(side) or []] for side in ("arguments", "results")}

    def artifact(self, program):
        """Whether the program is read back from what it was written as, for every version."""
        twin = program.with_suffix(".mlirbc")
        if program != twin and twin.exists() and self.signature(program) != self.signature(twin):
            return "FAIL", f"{twin.name} has another signature"
        _, text, _ = self.call("fmt", program)
        path = self.scratch / f"{program.parent.name}.{program.name}.mlirbc"
        refused, smaller = 0, ""
        for version in VERSIONS:
            write = ("--to=bytecode", "--version", version, "-o", path)
            status, _, stderr = self.call("fmt", program, *write)
            if status == UNIMPLEMENTED and "needs StableHLO" in stderr:
                refused += 1
                continue
            if status:
                return "FAIL", f"{version}: {first_line(stderr)}"
            want, again = text, self.call("fmt", path)[1]
            if "expanded" in stderr:
                self.call("fmt", path, *write)
                want, again, smaller = again, self.call("fmt", path)[1], ", expanded"
            if again != want:
                return "FAIL", f"{version}: reads back as another program"
        return "PASS", f"{len(VERSIONS) - refused} versions{smaller}"

    def run(self, program, prefix, rows, processes=1):
        output = self.scratch / f"{prefix.parent.name}.{program.name}.{prefix.name}.safetensors"
        started = time.monotonic()
        flags = ("--backend", self.backend)
        if processes > 1:
            flags += ("--processes", processes)
        status, _, stderr = self.call("run", program, "--input", f"{prefix}.args.safetensors",
                                      "--output", output, *flags)
        seconds = time.monotonic() - started
        if status:
            return "UNIMPLEMENTED" if status == UNIMPLEMENTED else "FAIL", first_line(stderr)
        want = read_safetensors(prefix.with_name(prefix.name + ".results.safetensors"))
        problems, worst = compare(rows, read_safetensors(output), want, processes)
        output.unlink()
        if problems:
            return "FAIL", f"{len(problems)} results: {problems[0]}"
        return "PASS", f"worst error {worst:.1e}, {seconds:.2f} s"

    def train(self, folder, data, steps):
        out = self.scratch / f"train_{folder.name}"
        status, _, stderr = self.call(
            "train", "--step", folder / "step.mlir", "--state", folder / "init.safetensors",
            "--data", data, "--rows", folder / "rows.npy", "--steps", steps, "--out", out,
            "--backend", self.backend)
        if status:
            return "FAIL", first_line(stderr)
        stored = json.loads((folder / "trajectory.json").read_text())
        limit = max(10 * stored["xla_drift"], 1e-4)
        lines = [json.loads(line) for line in (out / "metrics.jsonl").read_text().splitlines()]
        losses = [value for line in lines for name, value in line.items()
                  if name.split(".")[-1] == "loss"]
        if len(losses) != steps:
            return "FAIL", f"{len(losses)} losses, not {steps}"
        drift = max(abs(g - w) / abs(w) for g, w in zip(losses, stored["loss"]))
        return ("PASS" if drift <= limit else "FAIL",
                f"{steps} steps, drift {drift:.1e}, limit {limit:.1e}")


def first_line(text):
    """The first line that says something, kept short."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0][:160] if lines else "no message"


def tasks(checker, folder, trajectories, collection):
    """(label, function) for every check of a folder."""
    programs = json.loads((folder / "meta.json").read_text())["programs"]
    for path in sorted(folder.glob("*.mlir")):
        yield f"text  {folder.name}/{path.stem}", lambda path=path: checker.text(path)
        for form in filter(pathlib.Path.exists, (path, path.with_suffix(".mlirbc"))):
            yield f"code  {folder.name}/{form.name}", lambda form=form: checker.artifact(form)
    for stem, record in programs.items():
        if not record.get("saved", True):
            continue
        processes = record.get("devices", 1)
        texts = [f"{stem}.mlir", f"{stem}.mlirbc", record.get("device_text")]
        for case in record.get("cases", [""]):
            prefix = folder / (f"{stem}.{case}" if case else stem)
            for text in filter(lambda name: name and (folder / name).exists(), texts):
                label = f"run   {folder.name}/{text.removesuffix('.mlir')} {case}".rstrip()
                yield (label, lambda text=text, prefix=prefix, record=record, processes=processes:
                       checker.run(folder / text, prefix, record["results"], processes))
    if trajectories and folder.name in TRAJECTORIES:
        steps = TRAJECTORIES[folder.name]
        yield (f"train {folder.name}",
               lambda: checker.train(folder, collection / "data/digits.npz", steps))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--lockstep", type=pathlib.Path,
                        default=ROOT / "build/release/bin/lockstep")
    parser.add_argument("--backend", default="cpu")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--require", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--trajectories", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    return parser.parse_args()


def main():
    options = parse_arguments()
    folders = sorted(meta.parent for meta in options.folder.glob("*/meta.json"))
    unknown = set(options.only + options.require) - {folder.name for folder in folders}
    if unknown or not folders:
        sys.exit(f"{options.folder}: no program named {', '.join(sorted(unknown)) or 'anything'}")
    outcome = {}
    with tempfile.TemporaryDirectory() as scratch, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        checker = Checker(options.lockstep, scratch, options.backend)
        waiting = [(label, folder.name, pool.submit(function))
                   for folder in folders if not options.only or folder.name in options.only
                   for label, function in tasks(checker, folder, options.trajectories,
                                                options.folder)]
        for label, name, future in waiting:
            status, note = future.result()
            if status == "UNIMPLEMENTED" and name in options.require:
                status, note = "FAIL", f"required, but {note}"
            outcome[label] = (status, note)
            print(f"{status:13} {label:44} {note}", flush=True)
    if options.json:
        options.json.write_text(json.dumps(outcome, indent=1))
    counts = [sum(status == kind for status, _ in outcome.values())
              for kind in ("PASS", "UNIMPLEMENTED", "FAIL")]
    print("{} passed, {} unimplemented, {} failed".format(*counts))
    return 1 if counts[2] else 0


if __name__ == "__main__":
    sys.exit(main())
