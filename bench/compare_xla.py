#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures programs with `lockstep bench` and with XLA:CPU in turn; prints XLA's figures over ours.

    compare_xla.py --lockstep build/release/bin/lockstep --programs FOLDER [--threads N]
                   [--rounds 3] [--seconds 1] [NAME ...]

Every NAME.mlir below FOLDER (or only those named) that has NAME.args.safetensors beside it runs
with those arguments; donated ones are fed from the results in their place. Needs a Python with jax
(--python); without it the comparison is skipped, and says so. Both sides get the same threads.
Ratios are medians over the rounds, above 1 where Lockstep is better; the last line has geometric
means. Exit status 1 if a program failed.
"""
import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys

KEYS = ("median_us", "compile_ms", "peak_bytes")


def measure_xla(program, arguments, seconds):
    """What `lockstep bench --json` prints, for XLA:CPU. Runs in a process of its own."""
    import time

    import jax
    import numpy as np
    from jax._src.interpreters import mlir
    from jaxlib import _jax, lapack
    from jaxlib.mlir import ir

    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_platforms", "cpu")
    lapack.prepare_lapack_call("potrf_ffi", np.float32)  # registers every lapack target
    client = jax.devices()[0].client
    devices = _jax.DeviceList(tuple(jax.devices()[:1]))
    # What a process does once is not counted.
    np.asarray(jax.jit(lambda x: x @ x + 1)(np.ones((64, 64), np.float32)))

    text = pathlib.Path(program).read_text()
    start = time.perf_counter()
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        aliases = aliased_results(module, ir)
        artifact = mlir.module_to_bytecode(module)
    executable = client.compile_and_load(artifact, devices, _jax.CompileOptions())
    compile_ms = (time.perf_counter() - start) * 1e3
    values = [jax.device_put(array) for array in read_safetensors(arguments)]
    stats = executable.get_compiled_memory_stats()

    def call(values):
        parts = executable.execute_sharded(values).disassemble_into_single_device_arrays()
        results = [part[0] for part in parts]
        for result in results:
            result.block_until_ready()
        # A donated array is gone; the result in its place takes part in the next call.
        return [results[aliases[i]] if i in aliases else value for i, value in enumerate(values)]

    values = call(call(values))
    times, end = [], time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        values = call(values)
        times.append((time.perf_counter() - start) * 1e6)
    peak = (stats.argument_size_in_bytes + stats.output_size_in_bytes + stats.temp_size_in_bytes
            - stats.alias_size_in_bytes)
    print(json.dumps({"median_us": statistics.median(times), "compile_ms": compile_ms,
                      "peak_bytes": peak, "calls": len(times)}))


def aliased_results(module, ir):
    """The result that takes the place of each donated argument of @main."""
    for function in module.body.operations:
        if "sym_name" not in function.attributes:
            continue
        if ir.StringAttr(function.attributes["sym_name"]).value != "main":
            continue
        if "arg_attrs" not in function.attributes:
            return {}
        key, arguments = "tf.aliasing_output", function.attributes["arg_attrs"]
        return {i: ir.IntegerAttr(attributes[key]).value
                for i, attributes in enumerate(arguments) if key in attributes}
    return {}


def read_safetensors(path):
    """The arrays arg0, arg1, .. of a file."""
    import ml_dtypes
    import numpy as np

    types = {"BF16": ml_dtypes.bfloat16, "F64": "f8", "F32": "f4", "F16": "f2", "I64": "i8",
             "I32": "i4", "I16": "i2", "I8": "i1", "U64": "u8", "U32": "u4", "U16": "u2",
             "U8": "u1",
             "BOOL": "?", "C64": "c8", "C128": "c16"}
    raw = pathlib.Path(path).read_bytes()
    size = int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8:8 + size])
    arrays = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        begin, end = (8 + size + offset for offset in entry["data_offsets"])
        flat = np.frombuffer(raw[begin:end], np.dtype(types[entry["dtype"]]))
        arrays[name] = flat.reshape(entry["shape"])
    return [arrays[f"arg{i}"] for i in range(len(arrays))]


def run(command, threads):
    # XLA takes as many threads as the process has processors.
    cpus = sorted(os.sched_getaffinity(0))[:threads] if threads else None
    pin = (lambda: os.sched_setaffinity(0, cpus)) if cpus else None
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=pin)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise RuntimeError(f"{pathlib.Path(command[0]).name}: {reason[:140]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def find_programs(folder, names):
    found = {str(path.relative_to(folder).with_suffix("")): path
             for path in sorted(folder.rglob("*.mlir"))
             if path.with_name(path.stem + ".args.safetensors").exists()}
    missing = [name for name in names if name not in found]
    if missing:
        sys.exit(f"no such program with arguments: {', '.join(missing)}")
    return {name: found[name] for name in names} if names else found


def compare(args, path):
    arguments = path.with_name(path.stem + ".args.safetensors")
    threads = ["--threads", str(args.threads)] if args.threads else []
    ours_command = [args.lockstep, "bench", path, "--backend=cpu", "--seconds", str(args.seconds),
                    "--input", arguments, "--json", *threads]
    theirs_command = [args.python, __file__, "--measure-xla", path, "--arguments", arguments,
                      "--seconds", str(args.seconds)]
    pairs = []
    for _ in range(args.rounds):
        theirs = run(theirs_command, args.threads)
        pairs.append((theirs, run(ours_command, args.threads)))
    ratios = {key: statistics.median(them[key] / us[key] for them, us in pairs) for key in KEYS}
    return ratios, statistics.median(us["median_us"] for _, us in pairs)


def main():
    cli = argparse.ArgumentParser(description=__doc__,
                                  formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--lockstep")
    cli.add_argument("--programs", type=pathlib.Path)
    cli.add_argument("--python", default=sys.executable)
    cli.add_argument("--threads", type=int, default=0)
    cli.add_argument("--rounds", type=int, default=3)
    cli.add_argument("--seconds", type=float, default=1.0)
    cli.add_argument("--measure-xla", help=argparse.SUPPRESS)
    cli.add_argument("--arguments", help=argparse.SUPPRESS)
    cli.add_argument("names", nargs="*")
    args = cli.parse_args()
    if args.measure_xla:
        measure_xla(args.measure_xla, args.arguments, args.seconds)
        return 0
    if not args.lockstep or not args.programs:
        cli.error("--lockstep and --programs are needed")
    if subprocess.run([args.python, "-c", "import jax"], capture_output=True).returncode != 0:
        print(f"skipped: {args.python} has no jax; give one that has with --python")
        return 0
    logs, failed = {key: [] for key in KEYS}, 0
    print(f"{'program':32} {'us':>10} {'time':>7} {'compile':>8} {'memory':>7}")
    for name, path in find_programs(args.programs, args.names).items():
        try:
            ratios, microseconds = compare(args, path)
        except RuntimeError as error:
            failed += 1
            print(f"{name:32} failed: {error}", flush=True)
            continue
        for key in KEYS:
            logs[key].append(math.log(ratios[key]))
        print(f"{name:32} {microseconds:10.1f} {ratios['median_us']:7.2f} "
              f"{ratios['compile_ms']:8.1f} {ratios['peak_bytes']:7.2f}", flush=True)
    if logs["median_us"]:
        means = {key: math.exp(statistics.mean(values)) for key, values in logs.items()}
        print(f"{'geometric mean of ' + str(len(logs['median_us'])):43} "
              f"{means['median_us']:7.2f} {means['compile_ms']:8.1f} {means['peak_bytes']:7.2f}")
    if failed:
        print(f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
