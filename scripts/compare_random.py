#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs random JAX programs through `lockstep run` and XLA and compares both with a run in double.

    compare_random.py [--lockstep PATH] [--count N] [--seed S] [--keep FOLDER]
                      [--backend NAME]

A result passes when it is within 16 times XLA's own error in f32, or within 16 roundings of the
largest value of the array. Where a comparison or a sort decides otherwise in f32 than in double,
XLA in f32 is what must be met; and where fusion decides a tie, XLA op by op. Programs on which XLA
ends its process are named and skipped. Needs jax (pip install jax). The last line says
"N passed, N failed".
"""

import argparse
import concurrent.futures
import concurrent.futures.process
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax  # noqa: E402
import numpy as np  # noqa: E402

import random_programs  # noqa: E402

FACTOR = 16
EPSILON = float(np.finfo(np.float32).eps)


def distance(found, expected):
    """The largest difference; infinite where one of two is not finite alone."""
    if found.size == 0:
        return 0.0
    found, expected = found.astype(np.float64), expected.astype(np.float64)
    same = (found == expected) | (np.isnan(found) & np.isnan(expected))
    with np.errstate(invalid="ignore"):
        apart = np.where(same, 0.0, np.abs(found - expected))
    return float(np.nan_to_num(apart, nan=np.inf).max())


def scale(array):
    finite = np.abs(array[np.isfinite(array)])
    return float(finite.max()) if finite.size else 1.0


def judge(ours, xla, double):
    """Nothing, or what is wrong."""
    if ours.shape != xla.shape or ours.dtype != xla.dtype:
        return f"found {ours.dtype}{ours.shape}, expected {xla.dtype}{xla.shape}"
    floor = FACTOR * EPSILON * scale(double)
    error, theirs = distance(ours, double), distance(xla, double)
    if error <= FACTOR * theirs or error <= floor or distance(ours, xla) <= floor:
        return None
    return f"error {error:.3g}, XLA's {theirs:.3g}, largest value {scale(double):.3g}"


def first_problem(ours, xla, double):
    for i, triple in enumerate(zip(ours, xla, double)):
        if problem := judge(*triple):
            return f"result {i}: {problem}"
    return None


def run_ours(lockstep, backend, text, arguments, folder):
    program, inputs, outputs = (folder / name for name in ("p.mlir", "in.npz", "out.npz"))
    program.write_text(text)
    np.savez(inputs, **{f"arg{i}": x for i, x in enumerate(arguments)})
    result = subprocess.run([lockstep, "run", program, "-i", inputs, "-o", outputs,
                             "--backend", backend],
                            capture_output=True, text=True, timeout=120)
    if result.returncode != 0:
        return None, f"exit code {result.returncode}: {result.stderr.strip()[:400]}"
    with np.load(outputs) as arrays:
        return [arrays[f"out{i}"] for i in range(len(arrays.files))], None


def compare(lockstep, backend, seed, folder):
    function, arguments = random_programs.make(seed)
    # Arguments that a program does not use are kept: our inputs are given by number.
    jitted = jax.jit(function, keep_unused=True)
    text = jitted.lower(*arguments).as_text()
    xla = [np.asarray(x) for x in jitted(*arguments)]
    with jax.enable_x64():
        double = [np.asarray(x) for x in
                  jax.jit(function)(*[x.astype(np.float64) for x in arguments])]
    ours, error = run_ours(lockstep, backend, text, arguments, folder)
    if error:
        return error
    problem = first_problem(ours, xla, double)
    if problem is None:
        return None
    with jax.disable_jit():
        op_by_op = [np.asarray(x) for x in function(*map(jax.numpy.asarray, arguments))]
    return first_problem(ours, op_by_op, double) and problem


def make_worker():
    """A process for XLA, which aborts on a few programs."""
    return concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--lockstep", default=str(root / "build/release/bin/lockstep"))
    parser.add_argument("--backend", default="cpu")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0, help="the first; each program has its own")
    parser.add_argument("--keep", type=pathlib.Path, help="programs and inputs that fail go here")
    options = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        worker = make_worker()
        for seed in range(options.seed, options.seed + options.count):
            task = worker.submit(compare, options.lockstep, options.backend, seed, folder)
            try:
                problem = task.result()
            except concurrent.futures.process.BrokenProcessPool:
                print(f"seed {seed}: skipped, XLA ends the process", flush=True)
                worker = make_worker()
                continue
            if problem is None:
                passed += 1
                continue
            failed += 1
            print(f"seed {seed}: {problem}", flush=True)
            if options.keep:
                kept = options.keep / str(seed)
                kept.mkdir(parents=True, exist_ok=True)
                for path in folder.iterdir():
                    (kept / path.name).write_bytes(path.read_bytes())
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
