#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles straight-line programs of growing size and prints how the time grows.

    compile_growth.py --lockstep build/release/lockstep [--to simplify|plan|program] [SIZE ...]

Programs mix chains of elementwise ops over three shapes with dots, reductions and reshapes. The
last column is the time over n log n, relative to the first size: above 1 it grows faster.
"""

import argparse
import math
import pathlib
import random
import resource
import subprocess
import tempfile
import time

SHAPES = ("64x64", "128", "32x16")
BINARY = ("add", "multiply", "maximum", "subtract")
UNARY = ("tanh", "sine", "negate", "exponential", "abs")


class Program:
    def __init__(self):
        self.lines = []
        self.values = {shape: [f"%arg{i}"] for i, shape in enumerate(SHAPES)}

    def emit(self, text, type_text):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = stablehlo.{text} : {type_text}")
        return name

    def step(self, pick):
        shape = pick.choice(SHAPES)
        known = self.values[shape]
        x, y = known[-1], pick.choice(known[-8:])
        whole = f"tensor<{shape}xf32>"
        sizes = [int(size) for size in shape.split("x")]
        draw = pick.random()
        if draw < 0.55:
            value = self.emit(f"{pick.choice(BINARY)} {x}, {y}", whole)
        elif draw < 0.85 or len(sizes) == 1:
            value = self.emit(f"{pick.choice(UNARY)} {x}", whole)
        elif draw < 0.9 and sizes[0] == sizes[1]:
            value = self.emit(f"dot_general {x}, {x}, contracting_dims = [1] x [0]",
                              f"({whole}, {whole}) -> {whole}")
        elif draw < 0.95:
            row = f"tensor<{sizes[0]}xf32>"
            total = self.emit(f"reduce({x} init: %zero) applies stablehlo.add across "
                              "dimensions = [1]", f"({whole}, tensor<f32>) -> {row}")
            spread = self.emit(f"broadcast_in_dim {total}, dims = [0]", f"({row}) -> {whole}")
            value = self.emit(f"subtract {x}, {spread}", whole)
        else:
            flat = f"tensor<{math.prod(sizes)}xf32>"
            line = self.emit(f"reshape {x}", f"({whole}) -> {flat}")
            bent = self.emit(f"tanh {line}", flat)
            value = self.emit(f"reshape {bent}", f"({flat}) -> {whole}")
        known.append(value)

    def text(self):
        types = [f"tensor<{shape}xf32>" for shape in SHAPES]
        head = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(types))
        last = ", ".join(self.values[shape][-1] for shape in SHAPES)
        return "\n".join([f"func.func @main({head}) -> ({', '.join(types)}) {{",
                          "  %zero = stablehlo.constant dense<0.0> : tensor<f32>", *self.lines,
                          f"  return {last} : {', '.join(types)}", "}"])


def seconds(lockstep, phase, size, folder):
    program = Program()
    pick = random.Random(size)
    while len(program.lines) < size:
        program.step(pick)
    path = folder / f"{size}.mlir"
    path.write_text(program.text())
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run([lockstep, "compile", path, f"--to={phase}", "-o", folder / "out"], check=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", required=True)
    parser.add_argument("--to", default="program", choices=("simplify", "plan", "program"))
    parser.add_argument("sizes", nargs="*", type=int, default=[1000, 10000, 100000])
    arguments = parser.parse_args()
    first = None
    print("    ops   wall s    cpu s   cpu / (n log n)")
    with tempfile.TemporaryDirectory() as folder:
        for size in arguments.sizes:
            wall, cpu = seconds(arguments.lockstep, arguments.to, size, pathlib.Path(folder))
            rate = cpu / (size * math.log(size))
            first = first or rate
            print(f"{size:7d} {wall:8.2f} {cpu:8.2f}   {rate / first:8.2f}", flush=True)


if __name__ == "__main__":
    main()
