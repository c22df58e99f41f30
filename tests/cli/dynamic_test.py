#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Programs with unknown sizes: inputs fix them, or the command says which dimension is open."""

import unittest

from command import CommandTest, run

DOUBLE = """func.func @main(%x: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<i32>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
  %most = stablehlo.constant dense<3> : tensor<i32>
  %ok = stablehlo.compare LE, %n, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %n, %most) {
    error_message = "{0} rows, more than {1}", has_side_effect = true
  } : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  %y = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return %y, %n : tensor<?x2xf32>, tensor<i32>
}
"""
BY_VALUE = """func.func @main(%x: tensor<4xf32>, %n: tensor<2xi32>) -> tensor<?x?xf32> {
  %y = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
"""
BY_DATA = """func.func @main(%x: tensor<4xf32>, %c: tensor<1xf32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = "stablehlo.while"(%zero) ({
  ^bb0(%i: tensor<i32>):
    %t = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %r = stablehlo.reshape %c : (tensor<1xf32>) -> tensor<f32>
    %p = stablehlo.compare LT, %t, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>):
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %y = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
"""
BOUNDED = """
func.func @main(%x: tensor<?xf32, #stablehlo.bounds<3>>)
    -> tensor<?xf32, #stablehlo.bounds<3>> {
  %y = stablehlo.negate %x : tensor<?xf32, #stablehlo.bounds<3>>
  return %y : tensor<?xf32, #stablehlo.bounds<3>>
}
"""


class Dynamic(CommandTest):
    def run_on(self, text, *inputs):
        flags = [part for given in inputs for part in ("--input", given)]
        return run("run", self.path("p.mlir", text), *flags)

    def test_each_size_of_an_input(self):
        for rows in 1, 2, 3:
            result = self.run_on(DOUBLE, f"dense<1.5> : tensor<{rows}x2xf32>")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn(f"f32[{2 * rows}x2]", result.stdout)
            self.assertIn(f"out1", result.stdout)

    def test_no_rows_at_all(self):
        result = self.run_on(DOUBLE, "dense<> : tensor<0x2xf32>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("f32[0x2]", result.stdout)

    def test_an_assertion_speaks(self):
        self.assert_fails(self.run_on(DOUBLE, "dense<1.0> : tensor<4x2xf32>"), 1,
                          "p.mlir:5:3: 'stablehlo.custom_call': 4 rows, more than 3")

    def test_known_sizes_must_agree(self):
        self.assert_fails(self.run_on(DOUBLE, "dense<1.0> : tensor<2x3xf32>"), 1,
                          "expected tensor<?x2xf32>, found tensor<2x3xf32>")
        self.assert_fails(self.run_on(DOUBLE, "dense<1.0> : tensor<2xf32>"), 1,
                          "expected tensor<?x2xf32>, found tensor<2xf32>")

    def test_a_random_input_needs_a_size(self):
        self.assert_fails(self.run_on(DOUBLE, "random:1"), 1,
                          "argument 0 'arg0' has the type tensor<?x2xf32>")

    def test_shapes_given_as_values(self):
        x = "dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>"
        result = self.run_on(BY_VALUE, x, "dense<2> : tensor<2xi32>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("f32[2x2] {{1, 2}, {3, 4}}", result.stdout)
        self.assert_fails(self.run_on(BY_VALUE, x, "dense<3> : tensor<2xi32>"), 1,
                          "p.mlir:2:8: 'stablehlo.dynamic_reshape' (C2)")
        self.assert_fails(self.run_on(BY_VALUE, x, "dense<-2> : tensor<2xi32>"), 1,
                          "p.mlir:2:8: 'stablehlo.dynamic_reshape' (C4)")

    def test_sizes_that_depend_on_data_are_refused(self):
        self.assert_fails(
            self.run_on(BY_DATA, "dense<1.0> : tensor<4xf32>", "dense<4.0> : tensor<1xf32>"), 3,
            "p.mlir:15:8: 'stablehlo.dynamic_iota': dimension 0 of tensor<?xf32> depends on values")

    def test_bounds(self):
        result = self.run_on(BOUNDED, "dense<1.0> : tensor<2xf32>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("f32[2] {-1, -1}", result.stdout)
        self.assert_fails(self.run_on(BOUNDED, "dense<1.0> : tensor<4xf32>"), 1,
                          "bounds<3>>, found tensor<4xf32>")

    def test_it_is_printed_and_inspected_as_it_is(self):
        program = self.path("p.mlir", BOUNDED)
        self.assertEqual(run("fmt", program).stdout.count("#stablehlo.bounds<3>"), 4)
        self.assertEqual(run("check", program).returncode, 0)
        self.assertEqual(run("inspect", program).returncode, 0)

    def test_inspect_says_that_unknown_sizes_do_not_count(self):
        text = run("inspect", "-", stdin=DOUBLE).stdout
        self.assertIn("arrays of unknown size are not counted", text)
        json = run("inspect", "--json", "-", stdin=DOUBLE).stdout
        self.assertIn('"has_unknown_sizes": true', json)


if __name__ == "__main__":
    unittest.main()
