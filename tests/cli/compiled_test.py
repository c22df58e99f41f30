#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep compile --to=fuse|plan|llvm|program, explain, and programs in files."""

import os
import unittest

from command import ADD, CommandTest, run

TANH = """func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.exponential %1 : tensor<64x64xf32>
  %3 = stablehlo.add %2, %0 : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
"""
INPUTS = ["-i", "dense<[1.0, 2.0]> : tensor<2xf32>", "-i", "dense<[3.0, 5.0]> : tensor<2xf32>"]


class Stages(CommandTest):
    def setUp(self):
        super().setUp()
        self.program = self.path("tanh.mlir", TANH)

    def compile(self, *flags):
        result = run("compile", self.program, *flags)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_fuse_lists_groups(self):
        text = self.compile("--to=fuse")
        self.assertIn("loops exponential add", text)
        self.assertIn("op dot_general", text)

    def test_plan_adds_up(self):
        text = self.compile("--to=plan")
        rows = {line.split(None, 1)[1]: int(line.split()[0])
                for line in text.splitlines()[:6] if line}
        self.assertEqual(rows["arguments"], 64 * 64 * 4)
        self.assertEqual(rows["peak"], sum(rows.values()) - rows["peak"])
        self.assertIn("tanh at line 2", text)

    def test_plan_is_drawn(self):
        picture = self.path("plan.svg")
        self.compile("--to=plan", "--svg", picture)
        with open(picture) as file:
            text = file.read()
        self.assertTrue(text.startswith("<svg "))
        self.assertIn("tanh tensor&lt;64x64xf32&gt;, line 2", text)
        self.assert_fails(run("compile", self.program, "--svg", picture), 1, "--to=plan")

    def test_program_is_printed(self):
        text = self.compile("--to=program", "--cpu-features=baseline")
        for part in ["steps:", "functions:", "constants:", "for baseline"]:
            self.assertIn(part, text)
        self.assertIn("define", self.compile("--to=llvm"))

    def test_unknown_features(self):
        result = run("compile", self.program, "--to=program", "--cpu-features=sse9")
        self.assert_fails(result, 1, "sse9")


class Files(CommandTest):
    def setUp(self):
        super().setUp()
        self.program = self.path("add.mlir", ADD)
        self.file = self.path("add.lsp")
        result = run("compile", self.program, "--to=program", "--output", self.file)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_it_runs(self):
        result = run("run", self.file, *INPUTS)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("{4, 7}", result.stdout)
        self.assertEqual(run("bench", self.file, "--seconds", 0, "--json").returncode, 0)

    def test_names_do_not_matter(self):
        other = self.path("something.mlir")
        os.rename(self.file, other)
        self.assertEqual(run("run", other, *INPUTS).returncode, 0)

    def test_damage_is_refused(self):
        with open(self.file, "rb") as file:
            content = bytearray(file.read())
        content[-1] ^= 1
        with open(self.file, "wb") as file:
            file.write(content)
        self.assert_fails(run("run", self.file, *INPUTS), 1, "add.lsp", "checksum")

    def test_another_version_is_refused(self):
        with open(self.file, "r+b") as file:
            file.seek(8)
            file.write(b"\x63")
        self.assert_fails(run("run", self.file, *INPUTS), 1, "version 99")

    def test_what_needs_the_source(self):
        self.assert_fails(run("run", self.file, "--processes", 2), 1, "--processes")


class Explain(CommandTest):
    def test_reasons(self):
        program = self.path("tanh.mlir", TANH)
        result = run("explain", program)
        self.assertEqual(result.returncode, 0, result.stderr)
        for part in ["rules: ops", "fused     exponential", "stablehlo.dot_general: ",
                     "steps that the interpreter runs: none", "peak"]:
            self.assertIn(part, result.stdout)
        only = run("explain", program, "--memory").stdout
        self.assertNotIn("rules:", only)

    def test_measured(self):
        result = run("explain", self.path("tanh.mlir", TANH), "--measure")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stdout, r"\d+\.\d +\d+\.\d  \d+ dot_general")

    def test_cache(self):
        cache = self.path("cache")
        saved = os.environ["LOCKSTEP_CACHE_DIR"]
        os.environ["LOCKSTEP_CACHE_DIR"] = cache
        self.addCleanup(os.environ.__setitem__, "LOCKSTEP_CACHE_DIR", saved)
        program = self.path("add.mlir", ADD)
        self.assertEqual(run("run", program, *INPUTS, "--backend=cpu", "--no-cache").returncode, 0)
        self.assertFalse(os.path.exists(cache))
        self.assertEqual(run("run", program, *INPUTS, "--backend=cpu").returncode, 0)
        self.assertRegex(run("explain", program, "--cache").stdout, r"disk hits +1\n")


if __name__ == "__main__":
    unittest.main()
