#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs programs with symbolic dimensions and compares them with JAX.

    scripts/compare_dynamic.py [--lockstep build/release/bin/lockstep] [--only NAME...]
                               [--keep FOLDER] [--jobs N]

Each function of dynamic_programs/ is exported with jax.export and run by JAX at several sizes.
`lockstep` must read and verify the text and the portable artifact, print the text so that it reads
again, and give JAX's results at each size. --keep leaves the programs and arrays in FOLDER and uses
those that are there already. Exit status 1 when a program fails.

Needs `pip install jax==0.10.2`; Lockstep itself does not.
"""

import argparse
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMEOUT_S = 300
TOLERANCE = 2e-5  # of the largest element
# Iterations and long sums, whose order is free.
LOOSER = {"svd": 1e-4, "eigh": 1e-4, "eig": 1e-4, "conv_grad": 1e-4, "conv_grad_spatial": 1e-4,
          "det": 1e-4, "inv": 1e-4, "u_digamma": 1e-4, "chol_grad": 1e-4, "matpow": 1e-4}


def make_arrays(arguments, sizes, seed):
    from jax import export
    rng = np.random.default_rng(seed)
    arrays = []
    for dtype, spec in arguments:
        dims = export.symbolic_shape(spec, scope=export.SymbolicScope())
        shape = [d if isinstance(d, int) else int(d._evaluate(sizes)) for d in dims]
        if dtype == "f32":
            arrays.append(rng.normal(size=shape).astype(np.float32) * 2)
        elif dtype == "bool":
            arrays.append(rng.integers(0, 2, size=shape).astype(bool))
        else:
            arrays.append(rng.integers(0, 3, size=shape).astype({"i32": np.int32,
                                                                 "u32": np.uint32}[dtype]))
    return arrays


def make_case(folder, name, function, arguments, sizes_list, constraints):
    """Writes p.mlir, p.mlirbc, and SIZES.in.npz and SIZES.out.npz for each choice of sizes."""
    import jax
    from jax import export
    dtypes = {"f32": np.float32, "i32": np.int32, "u32": np.uint32, "bool": np.bool_}
    scope = export.SymbolicScope(constraints)
    shapes = [jax.ShapeDtypeStruct(export.symbolic_shape(spec, scope=scope), dtypes[dtype])
              for dtype, spec in arguments]
    exported = export.export(jax.jit(function))(*shapes)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "p.mlir").write_text(str(exported.mlir_module()))
    (folder / "p.mlirbc").write_bytes(exported.mlir_module_serialized)
    for seed, sizes in enumerate(sizes_list):
        arrays = make_arrays(arguments, sizes, seed)
        try:
            results = exported.call(*arrays)
        except ValueError:  # XLA does not refine everything that JAX exports
            results = jax.jit(function)(*arrays)
        tag = ",".join(f"{symbol}{size}" for symbol, size in sizes.items())
        kept = {f"arg{i}": arrays[index] for i, index in enumerate(exported.module_kept_var_idx)}
        np.savez(folder / f"{tag}.in.npz", **kept)
        np.savez(folder / f"{tag}.out.npz", **{f"out{i}": np.asarray(result) for i, result
                                               in enumerate(jax.tree.leaves(results))})


def make_programs(folder, only):
    """Exports what is not there yet. Yields (name, fault)."""
    import jax
    jax.config.update("jax_platforms", "cpu")
    from dynamic_programs import CASES
    for name, (function, arguments, sizes, constraints) in CASES.items():
        if (only and name not in only) or list((folder / name).glob("*.out.npz")):
            continue
        try:
            make_case(folder / name, name, function, arguments, sizes, constraints)
        except Exception as fault:  # whatever this version of JAX cannot export
            yield name, f"{type(fault).__name__}: {str(fault).splitlines()[0]}"


def difference(got, want, tolerance):
    """What is wrong with `got`; empty when nothing is."""
    if got.shape != want.shape or got.dtype != want.dtype:
        return f"{got.dtype}{list(got.shape)}, not {want.dtype}{list(want.shape)}"
    if want.dtype.kind not in "fc":
        return "" if np.array_equal(got, want) else "integers differ"
    finite = np.isfinite(want)
    if not np.array_equal(finite, np.isfinite(got)):
        return "NaN or infinity stands elsewhere"
    if not finite.any():
        return ""
    error = np.abs(got[finite] - want[finite]).max() / max(np.abs(want[finite]).max(), 1.0)
    return "" if error <= tolerance else f"error {error:.1e}"


class Checker:
    def __init__(self, lockstep):
        self.lockstep = str(lockstep)

    def call(self, *arguments):
        done = subprocess.run([self.lockstep, *map(str, arguments)], capture_output=True, text=True,
                              timeout=TIMEOUT_S)
        return done.returncode, done.stdout, done.stderr

    def check(self, folder):
        """The faults of one program."""
        for program in ("p.mlir", "p.mlirbc"):
            status, _, stderr = self.call("check", folder / program)
            if status:
                yield f"{program} is refused: {stderr.strip()[:300]}"
        with tempfile.TemporaryDirectory() as scratch:
            printed = pathlib.Path(scratch) / "printed.mlir"
            printed.write_text(self.call("fmt", folder / "p.mlir")[1])
            if self.call("fmt", printed)[1] != printed.read_text():
                yield "what is printed reads differently"
            output = pathlib.Path(scratch) / "out.npz"
            for inputs in sorted(folder.glob("*.in.npz")):
                yield from self.run(folder, inputs, output)

    def run(self, folder, inputs, output):
        tag = inputs.name.removesuffix(".in.npz")
        given = np.load(inputs)
        flags = ["--input", inputs] if given.files else []
        status, _, stderr = self.call("run", folder / "p.mlir", *flags, "--output", output)
        if status:
            yield f"{tag}: {stderr.strip()[:300]}"
            return
        got, want = np.load(output), np.load(folder / f"{tag}.out.npz")
        if sorted(got.files) != sorted(want.files):
            yield f"{tag}: {len(got.files)} results, not {len(want.files)}"
            return
        for name in want.files:
            fault = difference(got[name], want[name], LOOSER.get(folder.name, TOLERANCE))
            if fault:
                yield f"{tag} {name}: {fault}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", type=pathlib.Path,
                        default=ROOT / "build/release/bin/lockstep")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    failed = checked = 0
    with tempfile.TemporaryDirectory() as scratch, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        home = options.keep or pathlib.Path(scratch)
        for name, fault in make_programs(home, options.only):
            print(f"SKIP {name:24} {fault[:140]}", flush=True)
        checker = Checker(options.lockstep)
        folders = [folder for folder in sorted(home.iterdir())
                   if (folder / "p.mlir").exists()
                   and (not options.only or folder.name in options.only)]
        found = pool.map(lambda folder: list(checker.check(folder)), folders)
        for folder, faults in zip(folders, found):
            checked += 1
            failed += bool(faults)
            for fault in faults:
                print(f"FAIL {folder.name:24} {fault}", flush=True)
    print(f"{checked} programs, {failed} failed")
    return 1 if failed or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
