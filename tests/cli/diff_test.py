#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep diff: distances, tolerances, what is compared with what."""

import unittest

from command import ADD, CommandTest, run, write_npy

DOUBLE = ADD.replace("stablehlo.add %arg0, %arg1", "stablehlo.add %arg0, %arg0")
INPUTS = ["-i", "dense<[1.0, 2.0]> : tensor<2xf32>", "-i", "dense<[3.0, 5.0]> : tensor<2xf32>"]


class Diff(CommandTest):
    def setUp(self):
        super().setUp()
        self.program = self.path("add.mlir", ADD)

    def diff(self, expected, *flags):
        path = self.path("expected.npy")
        write_npy(path, [len(expected)], expected)
        return run("diff", self.program, *INPUTS, "--against", path, *flags)

    def test_equal(self):
        result = self.diff([4.0, 7.0])
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("ok              0         0         0  0 of 2 unequal  out0 : tensor<2xf32>",
                      result.stdout)

    def test_the_worst_element_is_named(self):
        result = self.diff([4.0, 7.000001])
        self.assertEqual(result.returncode, 1)
        self.assertIn("DIFFER   9.54e-07  1.36e-07         2  1 of 2 unequal", result.stdout)
        self.assertIn("worst at [1]: found f32[] 7, expected f32[] 7.000001", result.stdout)
        self.assertIn("1 of 1 results differ", result.stdout)

    def test_each_tolerance_suffices(self):
        for flags in [("--max-ulps", 2), ("--atol", 1e-6), ("--rtol", 2e-7)]:
            self.assertEqual(self.diff([4.0, 7.000001], *flags).returncode, 0, flags)
        for flags in [("--max-ulps", 1), ("--atol", 9e-7), ("--rtol", 1e-7)]:
            self.assertEqual(self.diff([4.0, 7.000001], *flags).returncode, 1, flags)

    def test_nan_on_one_side_never_agrees(self):
        result = self.diff([4.0, float("nan")], "--atol", 1e30, "--max-ulps", 2**63)
        self.assertEqual(result.returncode, 1)
        self.assertIn("inf       inf       inf", result.stdout)

    def test_tolerances_that_mean_nothing(self):
        for flag, kind in [("--atol", "a"), ("--rtol", "a"), ("--max-ulps", "a whole")]:
            for value in ["-1", "nan"]:
                self.assert_fails(self.diff([4.0, 7.0], f"{flag}={value}"), 2,
                                  f"{flag}: expected {kind} number of at least 0, found '{value}'")

    def test_wrong_shape(self):
        self.assert_fails(self.diff([4.0]), 1, "out0: found tensor<2xf32>, expected tensor<1xf32>")

    def test_another_program(self):
        result = run("diff", self.program, *INPUTS, "--against", self.path("double.mlir", DOUBLE))
        self.assertEqual(result.returncode, 1)
        self.assertIn("2 of 2 unequal", result.stdout)

    def test_names_that_no_result_has(self):
        arrays = self.path("expected.npz")
        self.assertEqual(run("run", self.program, *INPUTS, "-o", arrays).returncode, 0)
        self.assertEqual(run("diff", self.program, *INPUTS, "--against", arrays).returncode, 0)
        two = self.path("two.mlir", ADD
                        .replace("-> tensor<2xf32>", "-> (tensor<2xf32>, tensor<2xf32>)")
                        .replace("return %0 : tensor<2xf32>",
                                 "return %0, %0 : tensor<2xf32>, tensor<2xf32>"))
        result = run("diff", two, *INPUTS, "--against", arrays)
        self.assert_fails(result, 1, "expected.npz has no array for:", "out1")
        self.assertEqual(run("run", two, *INPUTS, "-o", arrays).returncode, 0)
        result = run("diff", self.program, *INPUTS, "--against", arrays)
        self.assert_fails(result, 1, "expected.npz: no result is called 'out1'")


if __name__ == "__main__":
    unittest.main()
