#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep compile: the simplified program, and what its flags say about the passes."""

import os
import unittest

from command import CommandTest, run

TWICE = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""


# A loop without end, where constants are reduced.
ENDLESS = """func.func @main() -> tensor<f32> {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %w = stablehlo.while(%i = %a) : tensor<f32> cond {
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      stablehlo.return %i : tensor<f32>
    }
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
"""


class CompileTest(CommandTest):
    def compile(self, *flags, stdin=TWICE):
        return run("compile", "-", *flags, stdin=stdin)

    def test_simplifies(self):
        done = self.compile("--to=simplify", "--verify-passes")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("return %arg0", done.stdout)
        self.assertNotIn("negate", done.stdout)

    def test_a_rule_and_a_pass_can_be_disabled(self):
        for name in ("negate_negate", "simplify"):
            self.assertEqual(self.compile("--disable", name).stdout.count("negate"), 2)

    def test_a_loop_without_end_is_compiled_and_kept(self):
        done = self.compile(stdin=ENDLESS)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("stablehlo.while", done.stdout)

    def test_unknown_names_are_refused(self):
        done = self.compile("--disable", "negate_negat")
        self.assertEqual(done.returncode, 2)
        self.assertIn("did you mean 'negate_negate'?", done.stderr)
        self.assertEqual(self.compile("--pass", "nothing").returncode, 2)
        self.assertEqual(self.compile("--to=nothing").returncode, 2)

    def test_counts_rules_and_times(self):
        counted = self.compile("--rules")
        self.assertIn("1  negate_negate\n", counted.stderr)
        self.assertEqual(counted.stdout, self.compile().stdout)  # the program all the same
        done = self.compile("--time-passes")
        self.assertRegex(done.stderr, r"ms  simplify\n")
        self.assertRegex(done.stderr, r"ms  all; ops 3 -> 1\n")

    def test_one_pass(self):
        done = self.compile("--pass", "eliminate_dead_code")
        self.assertEqual(done.stdout.count("negate"), 2)

    def test_dumps(self):
        folder = self.folder
        self.assertEqual(self.compile("--dump-passes", folder).returncode, 0)
        names = sorted(os.listdir(folder))
        self.assertEqual(names[0], "000_input.mlir")
        self.assertTrue(any(name.endswith("_simplify.mlir") for name in names), names)

    def test_a_program_that_does_nothing_is_refused(self):
        done = self.compile(stdin="func.func @main() {\n  return\n}\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("neither outputs nor effects", done.stderr)


if __name__ == "__main__":
    unittest.main()
