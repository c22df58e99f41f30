#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares Lockstep with XLA on the programs of JAX's primitive harnesses.

    scripts/compare_harnesses.py [--lockstep build/release/bin/lockstep] [--keep FOLDER]
                                 [--only TEXT ...] [--jobs N] [--seed N] [--no-reference]

Every harness of jax/_src/internal_test_util/test_harnesses.py becomes a self-checking program as
the ecosystem writes them: @inputs and @expected give arrays, what XLA computed on the CPU, and
@main calls check.expect_close (at most 3 ulp) for floats and check.expect_eq for the rest. They are
made twice: with 64-bit types and without, where that changes the program. `lockstep test` must pass
them all.

XLA itself is not exact: a program that fails is tried with StableHLO's own interpreter, which may
differ from XLA just as much. Failures are counted by primitive and reason. Exit status 1 when a
program fails that StableHLO's interpreter passes.

Needs `pip install jax==0.10.2 absl-py`; Lockstep itself does not.
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
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Where StableHLO's interpreter is as far from the exact value as XLA, and we are not.
EXPLAINED = {
    "erfc.110.x32": "XLA's erfc is up to 38 ulp from the exact one",
    "erfc.151.x64": "XLA's erfc is up to 38 ulp from the exact one",
    "lgamma.91.x32": "lgamma(1) is 0, XLA gives 4.8e-7",
    "lgamma.132.x64": "lgamma(1) is 0, XLA gives 4.8e-7",
    "reduce_window_add.5081.x32": "XLA's sums of 169 numbers are up to 8 ulp from the exact ones",
    "reduce_window_add.6757.x64": "XLA's sums of 169 numbers are up to 8 ulp from the exact ones",
}
BATCH = 50  # programs for one call of the command
TIMEOUT_S = 600


# --- Text of constants


def element_texts(array):
    if array.dtype.name == "bool":
        return ["true" if x else "false" for x in array.ravel()]
    return [str(int(x)) for x in array.ravel()]


def constant(array, mlir_type):
    """`dense<..> : tensor<..>` with every bit as it is."""
    array = array.copy(order="C")
    shape = "".join(f"{size}x" for size in array.shape)
    if array.size == 0:
        value = ""
    elif array.dtype.name in ("bool", "int2", "int4", "uint2", "uint4"):
        value = nested(element_texts(array), array.shape)
    elif array.size == 1 and array.dtype.kind in "iu":
        value = element_texts(array)[0]
    else:
        value = f'"0x{array.tobytes().hex().upper()}"'
    return f"dense<{value}> : tensor<{shape}{mlir_type}>"


def nested(items, shape):
    if not shape:
        return items[0]
    step = len(items) // shape[0]
    rows = (nested(items[i * step:(i + 1) * step], shape[1:]) for i in range(shape[0]))
    return "[" + ", ".join(rows) + "]"


def element_type(array):
    names = {"bool": "i1", "float16": "f16", "float32": "f32", "float64": "f64",
             "bfloat16": "bf16", "complex64": "complex<f32>", "complex128": "complex<f64>"}
    name = array.dtype.name
    if name in names:
        return names[name]
    if name.startswith("float8_"):
        return "f8" + name.removeprefix("float8_").upper()
    return re.sub(r"^uint", "ui", re.sub(r"^int", "i", name))


def tensor_type(array):
    return "tensor<" + "".join(f"{s}x" for s in array.shape) + element_type(array) + ">"


def function(name, arrays):
    types = ", ".join(map(tensor_type, arrays))
    lines = [f"  func.func private @{name}() -> ({types}) {{"]
    for i, array in enumerate(arrays):
        lines.append(f"    %{i} = stablehlo.constant {constant(array, element_type(array))}")
    values = ", ".join(f"%{i}" for i in range(len(arrays)))
    lines.append(f"    return {values} : {types}" if arrays else "    return")
    return lines + ["  }"]


def pack(name, arrays):
    """The lines that call a function, and the names of its results."""
    if not arrays:
        return [], []
    types = ", ".join(map(tensor_type, arrays))
    values = [f"%{name}#{i}" for i in range(len(arrays))] if len(arrays) > 1 else [f"%{name}"]
    count = f":{len(arrays)}" if len(arrays) > 1 else ""
    return [f"    %{name}{count} = call @{name}() : () -> ({types})"], values


def self_checking(text, inputs, expected):
    """The module's text with its @main as @program, checked against what is expected."""
    text = re.sub(r"func\.func public @main\b", "func.func private @program", text)
    head, tail = text.rstrip().rsplit("}", 1)
    lines, input_names = pack("inputs", inputs)
    more, expected_names = pack("expected", expected)
    lines = ["  func.func public @main() {"] + lines + more
    types = ", ".join(map(tensor_type, inputs)), ", ".join(map(tensor_type, expected))
    count = f":{len(expected)}" if len(expected) > 1 else ""
    lines.append(f"    %r{count} = call @program({', '.join(input_names)}) "
                 f": ({types[0]}) -> ({types[1]})")
    for i, array in enumerate(expected):
        check = "expect_close" if array.dtype.kind in "fcV" else "expect_eq"
        got = f"%r#{i}" if len(expected) > 1 else "%r"
        kind = tensor_type(array)
        lines.append(f"    stablehlo.custom_call @check.{check}({got}, {expected_names[i]}) "
                     f"{{has_side_effect = true}} : ({kind}, {kind}) -> ()")
    lines += ["    return", "  }"]
    if inputs:
        lines += function("inputs", inputs)
    lines += function("expected", expected)
    return head + "\n".join(lines) + "\n}" + tail + "\n"


# --- Making the programs


def make_one(jax, np, harness, path, seed):
    """None, or why there is no program."""
    rng = np.random.RandomState(zlib.crc32(harness.fullname.encode()) + seed & 0x7FFFFFFF)
    args = harness.dyn_args_maker(rng)
    args = [arg if hasattr(arg, "dtype") else jax.numpy.asarray(arg) for arg in args]
    traced = jax.jit(harness.dyn_fun, keep_unused=True).trace(*args)
    lowered = traced.lower(lowering_platforms=("cpu",))
    expected = [np.asarray(x) for x in jax.tree.leaves(lowered.compile()(*args))]
    if not expected:
        return "no results"
    inputs = [np.asarray(jax.numpy.asarray(x)) for x in jax.tree.leaves(args)]
    path.write_text(self_checking(lowered.as_text(), inputs, expected), encoding="utf-8")
    return None


def in_turns(harnesses):
    """(number, harness): the first of every primitive, then every second one, and so on."""
    seen = collections.Counter()
    turns = []
    for number, harness in enumerate(harnesses):
        turns.append((seen[harness.group_name], number, harness))
        seen[harness.group_name] += 1
    return [(number, harness) for _, number, harness in sorted(turns, key=lambda t: t[:2])]


def make_programs(options, folder, x64, shard, queue):
    """One process: its share of the harnesses, with or without 64-bit types."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import numpy as np
    jax.config.update("jax_enable_x64", x64)
    from jax._src.internal_test_util import test_harnesses
    suffix = "x64" if x64 else "x32"
    for number, harness in in_turns(test_harnesses.all_harnesses)[shard::options.jobs]:
        if not harness.filter("cpu"):
            continue
        if options.only and not any(text in harness.fullname for text in options.only):
            continue
        if not x64 and np.dtype(harness.dtype).name in ("int64", "uint64", "float64", "complex128"):
            continue
        path = folder / f"{harness.group_name}.{number}.{suffix}.mlir"
        try:
            reason = make_one(jax, np, harness, path, options.seed)
        except Exception as error:  # whatever a harness raises, the others go on
            reason = f"{type(error).__name__}: {str(error).splitlines()[0][:120]}"
        if reason:
            queue.put((path.stem, harness.fullname, reason))
    queue.put(None)


def make_all(options, folder):
    """The harnesses that gave no program: (name, reason)."""
    context = multiprocessing.get_context("spawn")
    missing = []
    for x64 in (True, False):
        queue = context.Queue()
        workers = [context.Process(target=make_programs, args=(options, folder, x64, i, queue))
                   for i in range(options.jobs)]
        for worker in workers:
            worker.start()
        running = len(workers)
        while running:
            item = queue.get()
            running -= item is None
            if item:
                missing.append(item)
        for worker in workers:
            worker.join()
    return missing


# --- Judging


def run_tests(lockstep, paths, jobs):
    """path -> message of each program that did not pass."""
    failures = {}
    for start in range(0, len(paths), BATCH):
        batch = paths[start:start + BATCH]
        done = subprocess.run([lockstep, "test", "--jobs", str(jobs), *map(str, batch)],
                              capture_output=True, text=True, timeout=TIMEOUT_S)
        text = done.stdout + done.stderr
        for path in batch:
            lines = [line for line in text.splitlines() if str(path) in line]
            if lines:
                failures[path] = " ".join(" ".join(lines).replace(str(path), "").split())[:300]
        if done.returncode not in (0, 1, 3):
            failures[batch[0]] = f"the command ended with {done.returncode}: {text[-200:]}"
    return failures


CLOSE_ULPS = 3  # what check.expect_close allows as a custom call


class Reference:
    """StableHLO's own interpreter on the same program."""

    def __init__(self):
        import numpy
        from jax._src.interpreters import mlir
        from jaxlib.mlir import ir, passmanager
        from jaxlib.mlir.dialects import stablehlo
        stablehlo.register_stablehlo_passes()
        self.np, self.ir, self.passmanager, self.stablehlo = numpy, ir, passmanager, stablehlo
        self.context = mlir.make_ir_context()

    def as_pairs(self, text):
        """The program with what it would check as its results, widened to numpy's types."""
        lines, values, types = [], [], []
        pattern = (r"stablehlo.custom_call @check.\w+\((%[\w#]+), (%[\w#]+)\) .* : "
                   r"\((tensor<.*>), tensor")
        for line in text.splitlines():
            found = re.match(r"\s*" + pattern, line)
            if not found:
                lines.append(line)
                continue
            for value in found.groups()[:2]:
                for part in self.parts(value, found.group(3), len(values), lines):
                    values.append(part[0])
                    types.append(part[1])
        text = "\n".join(lines)
        head = f"func.func public @main() -> ({', '.join(types)}) {{"
        text = text.replace("func.func public @main() {", head)
        at = text.index("    return", text.index(head))
        return text[:at] + f"    return {', '.join(values)} : {', '.join(types)}" + \
            text[at + len("    return"):]

    @staticmethod
    def parts(value, kind, number, lines):
        """(name, type) of the values that stand for one, and the lines that make them."""
        wide = re.sub(r"(f4|f6|f8|bf|f16|f32)[\w]*>", "f64>", kind)
        if "complex" in kind:
            part, wide = re.sub(r"complex<(f\d+)>", r"\1", kind), \
                re.sub(r"complex<f\d+>", "f64", kind)
            for op in ("real", "imag"):
                lines += [f"    %{op}{number} = stablehlo.{op} {value} : ({kind}) -> {part}",
                          f"    %w{op}{number} = stablehlo.convert %{op}{number} : "
                          f"({part}) -> {wide}"]
            return [(f"%wreal{number}", wide), (f"%wimag{number}", wide)]
        if wide == kind:
            return [(value, kind)]
        lines.append(f"    %w{number} = stablehlo.convert {value} : ({kind}) -> {wide}")
        return [(f"%w{number}", wide)]

    def judge(self, path):
        """How it agrees with XLA, in words."""
        text = path.read_text(encoding="utf-8")
        with self.context:
            module = self.ir.Module.parse(self.as_pairs(text))
            self.passmanager.PassManager.parse(
                "builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
            results = [self.np.array(r) for r in self.stablehlo.eval_module(module, [])]
        return "passes" if self.agree(text, results) else "differs"

    def agree(self, text, results):
        np = self.np
        kinds = re.findall(r"custom_call @check.\w+\(.* : \(tensor<(?:\d+x)*(.*)>, tensor", text)
        at = 0
        for kind in kinds:
            parts = 2 if "complex" in kind else 1
            for k in range(parts):
                got, want = results[at + k], results[at + parts + k]
                if got.dtype.kind != "f":
                    if not (got == want).all():
                        return False
                    continue
                narrow = {"f32": np.float32, "f64": np.float64, "f16": np.float16}.get(
                    kind.replace("complex<", "").replace(">", ""), np.float32)
                scale = 65536 if kind == "bf16" else 1
                unit = np.spacing(np.abs(want).astype(narrow)).astype(np.float64) * scale
                with np.errstate(all="ignore"):
                    near = np.abs(got - want) <= CLOSE_ULPS * unit
                if not (near | (got == want) | (np.isnan(got) & np.isnan(want))).all():
                    return False
            at += 2 * parts
        return True


def judge_here(paths):
    reference = Reference()
    for path in paths:
        try:
            verdict = reference.judge(path)
        except Exception as error:
            verdict = "refuses: " + str(error).splitlines()[0][:100]
        print("JUDGED", path, verdict, flush=True)


def judge(paths):
    """path -> verdict. In processes of its own, each until the interpreter aborts."""
    verdicts, waiting = {}, list(paths)
    while waiting:
        done = subprocess.run([sys.executable, __file__, "--judge", *map(str, waiting)],
                              capture_output=True, text=True)
        for line in done.stdout.splitlines():
            if line.startswith("JUDGED "):
                _, path, verdict = line.split(" ", 2)
                verdicts[pathlib.Path(path)] = verdict
        waiting = [path for path in waiting if path not in verdicts]
        if waiting:
            error = (done.stderr.strip().splitlines() or ["?"])[-1]
            verdicts[waiting.pop(0)] = "aborts: " + error[:100]
    return verdicts


def kind_of(message):
    """A failure without its numbers."""
    message = re.sub(r"found .*", "", message)
    message = re.sub(r"[-+]?\d[\d.e+-]*", "N", message)
    return re.sub(r"\s+", " ", message)[:110]


def report(failures, judged, missing, count):
    groups = collections.defaultdict(list)
    for path, message in failures.items():
        if path.stem in EXPLAINED:
            print(f"EXPLAINED {path.stem}: {EXPLAINED[path.stem]}")
            continue
        blame = "" if judged.get(path) == "passes" else f" [reference: {judged.get(path)}]"
        groups[path.name.split(".")[0], kind_of(message) + kind_of(blame)].append(path)
    for (primitive, reason), paths in sorted(groups.items()):
        print(f"FAIL {primitive} x{len(paths)}: {reason}\n     {paths[0].name}: "
              f"{failures[paths[0]]}")
    reasons = collections.Counter((stem.split(".")[0], reason) for stem, _, reason in missing)
    for (primitive, reason), number in sorted(reasons.items()):
        print(f"SKIP {primitive} x{number}: {reason}")
    ours = [path for path in failures
            if path.stem not in EXPLAINED and judged.get(path, "passes") == "passes"]
    print(f"compare_harnesses: {count} programs, {count - len(failures)} passed, "
          f"{len(failures)} failed ({len(ours)} of them pass in StableHLO's interpreter and "
          f"are not explained), "
          f"{len(missing)} not made")
    return 1 if ours else 0


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", default=str(ROOT / "build/release/bin/lockstep"))
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER",
                        help="where the programs go; those already there are run again")
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the inputs")
    parser.add_argument("--no-reference", action="store_true",
                        help="do not ask StableHLO's interpreter about failures")
    parser.add_argument("--judge", nargs="+", type=pathlib.Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = parse_arguments()
    if options.judge:
        return judge_here(options.judge)
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        have = any(folder.glob("*.mlir"))
        missing = [] if have else make_all(options, folder)
        paths = sorted(path for path in folder.glob("*.mlir")
                       if not options.only or any(t in path.name for t in options.only))
        failures = run_tests(options.lockstep, paths, options.jobs)
        judged = {} if options.no_reference else judge(failures)
        return report(failures, judged, missing, len(paths))


if __name__ == "__main__":
    sys.exit(main())
