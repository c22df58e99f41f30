#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what `lockstep check` refuses with what jaxlib's MLIR verifier refuses, and where.

    scripts/compare_verifier.py [--lockstep build/release/bin/lockstep] [--ops add,reduce]
                                [--per-op 6] [--keep DIR] [FILE.mlir ...]

Every op of the programs given (without files: all under tests/ and, where it exists,
../shared/programs) becomes a small program of its own, in the generic form. Each is then changed in
one place at a time: attributes lost, of the wrong kind or out of range, types of operands, results
and block arguments with another element type, rank or size, values and regions too many or too few.
Both sides read and verify every program; they must agree on whether it is well-formed and, if not,
on the line of the first error. Disagreements are counted by op, change and message; --keep writes
one program of each kind. Exit status 1 when there is any.

Needs `pip install jax==0.11.2` (StableHLO 1.20); Lockstep itself does not.
"""

import argparse
import collections
import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from verifier_mutations import mutations

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPLIT = "// -----"
FILES_AT_MOST = 200_000  # bytes; large programs hold the same ops again and again
ATTRIBUTES_AT_MOST = 1500  # characters; larger constants teach nothing about the verifier
PROGRAMS_PER_PROCESS = 400
CRASHED = "crashed"
DIALECTS = ("stablehlo.", "chlo.", "func.call", "sdy.")


class Oracle:
    """jaxlib's parser and verifier."""

    def __init__(self):
        from jax._src.interpreters import mlir
        from jaxlib.mlir import ir, passmanager
        from jaxlib.mlir.dialects import stablehlo
        self.ir = ir
        self.context = mlir.make_ir_context()
        self.context.enable_multithreading(False)  # children of fork have one thread
        stablehlo.register_stablehlo_passes()
        with self.context:  # this pass brings the dialect of quantized types with it
            module = ir.Module.parse("module {}")
            passes = passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)")
            passes.run(module.operation)

    def check(self, text):
        """None for a well-formed program, else the line and message of the first error."""
        try:
            with self.context:
                module = self.ir.Module.parse(text)
                module.operation.verify()
            return None
        except self.ir.MLIRError as error:
            for diagnostic in error.error_diagnostics:
                place = re.search(r":(\d+):\d+", str(diagnostic.location))
                return (int(place.group(1)) if place else 0, diagnostic.message)
            return (0, str(error))

    def check_all(self, texts):
        """The verdict on each, CRASHED where the oracle dies of one: children do the work."""
        verdicts = []
        while len(verdicts) < len(texts):
            receiver, sender = multiprocessing.Pipe(duplex=False)
            child = os.fork()
            if child == 0:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                for text in texts[len(verdicts):]:
                    sender.send(self.check(text))
                os._exit(0)
            sender.close()
            try:
                while True:
                    verdicts.append(receiver.recv())
            except EOFError:
                os.waitpid(child, 0)
            if len(verdicts) < len(texts):
                verdicts.append(CRASHED)
        return verdicts


class Printer:
    """Prints one op in the generic form, values it does not define as arguments of a function."""

    def __init__(self):
        self.names = {}
        self.arguments = []

    def name(self, value):
        if value not in self.names:
            self.names[value] = f"%x{len(self.arguments)}"
            self.arguments.append((self.names[value], str(value.type)))
        return self.names[value]

    def define(self, values, stem):
        for value in values:
            self.names[value] = f"%{stem}{len(self.names)}"
        return [self.names[value] for value in values]

    def region(self, region):
        lines = []
        for block in region.blocks:
            names = self.define(block.arguments, "b")
            types = [str(argument.type) for argument in block.arguments]
            head = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
            lines.append(f"^bb0({head}):" if names else "^bb0:")
            lines += [line for op in block.operations for line in self.op(op.operation)]
        return lines

    def op(self, op):
        parts = Parts(op, self)
        return parts.lines()


class Parts:
    """One op taken apart; a mutation changes one field."""

    def __init__(self, op, printer):
        self.name = op.name
        self.operands = [printer.name(value) for value in op.operands]
        self.operand_types = [str(value.type) for value in op.operands]
        self.attributes = {item: str(op.attributes[item]) for item in op.attributes}
        self.regions = [printer.region(region) for region in op.regions]
        self.result_types = [str(value.type) for value in op.results]
        self.results = printer.define(op.results, "r")

    def lines(self):
        results = ", ".join(self.results)
        head = f'{results} = ' if results else ""
        head += f'"{self.name}"({", ".join(self.operands)})'
        if self.attributes:
            items = [k if v == "unit" else f"{k} = {v}" for k, v in self.attributes.items()]
            head += f' {{{", ".join(items)}}}'
        types = f'({", ".join(self.operand_types)}) -> ({", ".join(self.result_types)})'
        if not self.regions:
            return [f"{head} : {types}"]
        # The generic form has regions before the dictionary of attributes.
        head, brace, dictionary = head.partition(" {") if self.attributes else (head, "", "")
        lines = [head + " ({"]
        for index, region in enumerate(self.regions):
            lines += ["}, {"] if index > 0 else []
            lines += region
        return lines + [f"}}){brace}{dictionary} : {types}"]


class Case:
    """A well-formed program of one op."""

    def __init__(self, op, symbols):
        printer = Printer()
        self.parts = Parts(op, printer)
        self.captured = [(n, t) for n, t in printer.arguments if n not in self.parts.operands]
        self.symbols = symbols
        self.name = op.name

    def text(self, parts=None):
        parts = parts or self.parts
        values = dict(zip(parts.operands, parts.operand_types)) | dict(self.captured)
        arguments = ", ".join(f"{name}: {type_}" for name, type_ in values.items())
        results = ", ".join(parts.result_types)
        lines = [f"func.func @main({arguments}) -> ({results}) {{"]
        lines += ["  " + line for line in parts.lines()]
        names = ", ".join(parts.results)
        lines.append(f"  return {names} : {results}" if names else "  return")
        return "\n".join(lines + ["}"] + self.symbols) + "\n"


def walk(op):
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from walk(inner.operation)


def declarations(module, op):
    """The functions and meshes that the op's attributes name, as declarations."""
    wanted = {name for item in op.attributes for name in re.findall(r"@([\w.$]+)",
                                                                   str(op.attributes[item]))}
    lines = []
    for symbol in module.body.operations:
        if "sym_name" not in symbol.operation.attributes:
            continue
        name = str(symbol.operation.attributes["sym_name"]).strip('"')
        if name not in wanted:
            continue
        if symbol.operation.name == "sdy.mesh":
            lines.append(str(symbol))
        else:
            function = symbol.operation.attributes["function_type"].value
            inputs = ", ".join(str(t) for t in function.inputs)
            outputs = ", ".join(str(t) for t in function.results)
            lines.append(f"func.func private @{name}({inputs}) -> ({outputs})")
    return lines


def harvest(oracle, paths, per_op, only):
    """Well-formed cases, at most `per_op` of each op, of different attributes or types."""
    seen, cases = collections.Counter(), []
    kinds = set()
    for path in paths:
        if path.stat().st_size > FILES_AT_MOST:
            continue
        for part in path.read_text(errors="replace").split(SPLIT):
            with oracle.context:
                oracle.context.allow_unregistered_dialects = True
                try:
                    module = oracle.ir.Module.parse(part)
                except oracle.ir.MLIRError:
                    continue
                finally:
                    oracle.context.allow_unregistered_dialects = False
                for op in walk(module.operation):
                    if not op.name.startswith(DIALECTS) or op.name.endswith("return"):
                        continue
                    short = op.name.split(".", 1)[1]
                    if (only and short not in only) or seen[op.name] >= per_op:
                        continue
                    try:
                        attributes = {item: str(op.attributes[item]) for item in op.attributes}
                    except TypeError:  # the bindings do not know dense complex constants
                        continue
                    if sum(map(len, attributes.values())) > ATTRIBUTES_AT_MOST:
                        continue
                    rank = str(op.operands[0].type).count("x") if len(op.operands) else 0
                    kind = (op.name, len(op.operands), rank, *sorted(attributes),
                            "!quant" in str(op), "?" in str(op))
                    if kind in kinds:
                        continue
                    try:
                        case = Case(op, declarations(module, op))
                    except TypeError:  # such a constant inside a region
                        continue
                    if len(case.text()) > 6000 or oracle.check(case.text()) is not None:
                        continue
                    kinds.add(kind)
                    seen[op.name] += 1
                    cases.append(case)
    return cases


def check_ours(lockstep, texts):
    """For each text None or (line, message) of our first error; a crash is an error of line -1."""
    verdicts = []
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(texts), PROGRAMS_PER_PROCESS):
            batch = texts[start:start + PROGRAMS_PER_PROCESS]
            names = []
            for index, text in enumerate(batch):
                name = pathlib.Path(folder) / f"{index}.mlir"
                name.write_text(text)
                names.append(str(name))
            run = subprocess.run([lockstep, "check", *names], capture_output=True, text=True,
                                 errors="replace")
            found = {}
            for match in re.finditer(r"/(\d+)\.mlir:(\d+):\d+: error: (.*)", run.stderr):
                found.setdefault(int(match[1]), (int(match[2]), match[3]))
            fine = {int(match) for match in re.findall(r"/(\d+)\.mlir: ok", run.stdout)}
            for index in range(len(batch)):
                crash = (-1, "no verdict: the command ended early")
                verdicts.append(None if index in fine else found.get(index, crash))
    return verdicts


def disagreement(theirs, ours):
    if theirs == CRASHED:
        return None
    if (theirs is None) != (ours is None):
        return "too strict" if theirs is None else "too lax"
    if theirs is not None and theirs[0] != ours[0]:
        return "other line"
    return None


def summarize(message):
    """A message without what differs from case to case."""
    message = re.sub(r"'?tensor<[^']*>'?", "T", message.split("\n")[0])
    return re.sub(r"-?\d+", "N", message)[:110]


def variants(case):
    """The case itself and its changes: what was changed, by text."""
    programs = {case.text(): "none"}
    for change, parts in mutations(case.parts):
        programs.setdefault(case.text(parts), change)
    return programs


def report(groups, keep):
    for number, (key, members) in enumerate(sorted(groups.items(), key=lambda g: g[0])):
        kind, op, message = key
        change, text, theirs, ours = members[0]
        print(f"{kind:10} {op:34} {len(members):5}  {message}  [{change}]")
        if keep:
            file = keep / f"{kind.replace(' ', '_')}_{op.split('.')[-1]}_{number}.mlir"
            changes = ", ".join(sorted({member[0] for member in members}))[:300]
            file.write_text(f"// {kind}: {op}\n// theirs: {theirs}\n// ours: {ours}\n"
                            f"// changes: {changes}\n{text}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--lockstep", default=str(ROOT / "build/release/bin/lockstep"))
    arguments.add_argument("--ops", default="", help="mnemonics without dialect, comma-separated")
    arguments.add_argument("--per-op", type=int, default=6)
    arguments.add_argument("--keep", type=pathlib.Path, help="a folder for the programs")
    arguments.add_argument("files", nargs="*", type=pathlib.Path)
    options = arguments.parse_args()
    paths = options.files
    if not paths:
        paths = sorted(ROOT.glob("tests/**/*.mlir"))
        paths += sorted((ROOT.parent / "shared/programs").glob("**/*.mlir"))
    oracle = Oracle()
    only = set(filter(None, options.ops.split(",")))
    cases = harvest(oracle, paths, options.per_op, only)
    print(f"{len(cases)} well-formed cases of {len({case.name for case in cases})} ops", flush=True)
    groups, totals = collections.defaultdict(list), collections.Counter()
    for case in cases:
        programs = variants(case)
        theirs = oracle.check_all(list(programs))
        ours = check_ours(options.lockstep, list(programs))
        for (text, change), their, our in zip(programs.items(), theirs, ours):
            totals["programs"] += 1
            totals["refused by the oracle"] += their is not None
            kind = disagreement(their, our)
            if kind:
                totals[kind] += 1
                message = summarize((their or our)[1])
                groups[(kind, case.name, message)].append((change, text, their, our))
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    report(groups, options.keep)
    print(", ".join(f"{totals[kind]} {kind}" for kind in (
        "programs", "refused by the oracle", "too strict", "too lax", "other line")))
    return 1 if groups else 0


if __name__ == "__main__":
    sys.exit(main())
