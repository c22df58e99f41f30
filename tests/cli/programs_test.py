#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The verbs that take a program: run, check, fmt, inspect, test, and wrong usage."""

import json
import unittest

from command import ADD, CommandTest, run, write_npy

SELF_CHECK = """func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.add %0, %0 : tensor<2xi32>
  check.expect_eq_const %1, dense<[2, 4]> : tensor<2xi32>
  return
}
"""


class Usage(CommandTest):
    def test_version(self):
        result = run("--version")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"^lockstep \d+\.\d+\.\d+ \(StableHLO 1\.20\.0\)\n$")

    def test_every_verb_has_an_example(self):
        for verb in ["check", "diff", "fmt", "inspect", "run", "test", "train"]:
            result = run(verb, "--help")
            self.assertEqual(result.returncode, 0)
            self.assertIn(f"Example:\n  lockstep {verb} ", result.stdout)

    def test_unknown_flag_names_the_nearest(self):
        result = run("train", "--stpes", "5", "--step", "x.mlir", "--steps", "1")
        self.assert_fails(result, 2, "unknown flag '--stpes'", "did you mean '--steps'")

    def test_unknown_verb_names_the_nearest(self):
        self.assert_fails(run("trian"), 2, "'trian'", "did you mean 'train'")

    def test_no_verb(self):
        self.assert_fails(run(), 2, "Usage: lockstep", "train")


class Check(CommandTest):
    def test_reads_standard_input(self):
        result = run("check", "-", stdin=ADD)
        self.assertEqual((result.returncode, result.stdout), (0, "<stdin>: ok\n"))

    def test_all_diagnostics(self):
        program = self.path("bad.mlir", """func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  %1 = stablehlo.reverse %a, dims = [4] : tensor<2xf32>
  return
}
""")
        result = run("check", program)
        self.assert_fails(result, 1, f"{program}:2:8: error: ", f"{program}:3:8: error: ")

    def test_syntax_error_has_place_and_caret(self):
        program = self.path("bad.mlir", "func.func @main( {\n")
        result = run("check", program)
        self.assert_fails(result, 1, f"{program}:1:18: error: ", "func.func @main( {\n", "^")

    def test_missing_file(self):
        self.assert_fails(run("check", self.path("none.mlir")), 1, "none.mlir", "No such file")


class Fmt(CommandTest):
    def test_is_stable(self):
        once = run("fmt", "-", stdin=ADD)
        self.assertEqual(once.returncode, 0, once.stderr)
        self.assertEqual(run("fmt", "-", stdin=once.stdout).stdout, once.stdout)

    def test_generic_reads_back(self):
        generic = run("fmt", "--generic", "-", stdin=ADD).stdout
        self.assertIn('"stablehlo.add"(', generic)
        self.assertEqual(run("fmt", "-", stdin=generic).stdout, run("fmt", "-", stdin=ADD).stdout)


    def test_artifacts_hold_what_is_well_formed(self):
        wrong = self.path("wrong.mlir", ADD.replace("-> tensor<2xf32> {", "-> tensor<3xf32> {"))
        result = run("fmt", "--to=bytecode", wrong, "-o", self.path("out.mlirbc"))
        self.assert_fails(result, 1, "wrong.mlir:3:", "error:", "tensor<3xf32>")


class Run(CommandTest):
    def test_inputs_of_every_kind(self):
        program = self.path("add.mlir", ADD)
        write_npy(self.path("a.npy"), [2], [1.0, 2.0])
        result = run("run", program, "--input", self.path("a.npy"), "--input",
                     "dense<[10.0, 20.0]> : tensor<2xf32>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("11", result.stdout)
        self.assertIn("22", result.stdout)

    def test_quantized_arguments_are_stored_integers(self):
        quantized = ADD.replace("f32", "!quant.uniform<i8:f32, 0.5:3>")
        program = self.path("quantized.mlir", quantized)
        write_npy(self.path("a.npy"), [2], [5, 127], "|i1", "b")
        result = run("run", program, "--input", self.path("a.npy"), "--input",
                     "dense<[3, 7]> : tensor<2xi8>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("{5, 127}", result.stdout)
        result = run("run", program, "--input", self.path("a.npy"), "--input",
                     "dense<[3, 7]> : tensor<2xi16>")
        self.assert_fails(result, 1, "argument 1", "!quant.uniform", "found tensor<2xi16>")

    def test_output_files_are_inputs(self):
        program = self.path("add.mlir", ADD)
        for name in ["out.npz", "out.safetensors", "out.npy"]:
            result = run("run", program, "--input", "random:7", "--output", self.path(name))
            self.assertEqual(result.returncode, 0, result.stderr)
        again = run("run", program, "--input", self.path("out.npy"), "--input", "random:7")
        self.assertEqual(again.returncode, 0, again.stderr)
        # An output file holds out0, which is no argument's name.
        self.assert_fails(run("run", program, "--input", self.path("out.npz")), 1, "out0")

    def test_wrong_type_names_the_argument(self):
        program = self.path("add.mlir", ADD)
        result = run("run", program, "--input", "dense<1.0> : tensor<2xf32>", "--input",
                     "dense<1> : tensor<2xi32>")
        self.assert_fails(result, 1, "argument 1", "expected tensor<2xf32>", "found tensor<2xi32>")

    def test_missing_and_surplus_inputs(self):
        program = self.path("add.mlir", ADD)
        one = "dense<1.0> : tensor<2xf32>"
        self.assert_fails(run("run", program, "--input", one), 1, "no input for", "argument 1")
        self.assert_fails(run("run", program, *["--input", one] * 3), 1, "one too many")

    def test_unknown_backend(self):
        program = self.path("add.mlir", ADD)
        self.assert_fails(run("run", program, "--backend", "abacus"), 2, "abacus", "interpreter")


    def test_what_cannot_run_says_why(self):
        program = self.path("rem.mlir", ADD.replace("stablehlo.add", "stablehlo.remainder")
                            .replace("xf32", "xcomplex<f32>"))
        self.assert_fails(run("run", program, "-i", "random:1"), 3, "rem.mlir:2:8",
                          "leaves open what the remainder of complex numbers is")
        program = self.path("file.mlir", """func.func @main(%x: tensor<f32>) {
  "check.expect_serialized_eq"(%x) <{iteration = 0 : i64, probe_id = "p"}> : (tensor<f32>) -> ()
  return
}
""")
        self.assert_fails(run("run", program, "-i", "random:1"), 3, "check.expect_serialized_eq",
                          "compares with files that other programs write")

    def test_another_entry(self):
        program = self.path("two.mlir", """func.func @main() -> tensor<f32> {
  %0 = func.call @one() : () -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @one() -> tensor<f32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}
func.func @twice(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @one() : () -> tensor<f32>
  %1 = stablehlo.add %x, %0 : tensor<f32>
  return %1 : tensor<f32>
}
func.func @back() -> tensor<f32> {
  %0 = func.call @main() : () -> tensor<f32>
  return %0 : tensor<f32>
}
""")
        result = run("run", program, "--entry", "twice", "-i", "dense<2.0> : tensor<f32>")
        self.assertEqual((result.returncode, result.stdout), (0, "out0 = f32[] 3\n"),
                         result.stderr)
        self.assertEqual(run("run", program, "--entry", "main").stdout, "out0 = f32[] 1\n")
        self.assertEqual(run("run", program, "--entry=@one").stdout, "out0 = f32[] 1\n")
        self.assert_fails(run("run", program, "--entry", "three"), 1, "no function @three",
                          "@main, @one, @twice")
        self.assert_fails(run("run", program, "--entry", "back"), 1, "@back calls @main")


class Inspect(CommandTest):
    def test_json(self):
        program = self.path("add.mlir", ADD)
        facts = json.loads(run("inspect", "--json", program).stdout)
        self.assertEqual(facts["ops"]["stablehlo.add"], 1)
        self.assertEqual(facts["flops"], 2)
        self.assertEqual(facts["bytes"], 24)

    def test_shows_donation_and_names(self):
        text = run("inspect", "examples/data/mlp_sgd/step.mlir").stdout
        self.assertIn("state.params.w1 : tensor<64x128xf32>  donated to result 2", text)
        self.assertIn("result.1.loss : tensor<f32>", text)


class SelfChecks(CommandTest):
    def test_pass_fail_and_split(self):
        good = self.path("good.mlir", SELF_CHECK)
        wrong = SELF_CHECK.replace("[2, 4]", "[2, 5]")
        bad = self.path("bad.mlir", SELF_CHECK + "// -----\n" + wrong)
        result = run("test", "--jobs", "2", good, bad)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stdout.endswith("2 passed, 1 failed\n"), result.stdout)
        self.assertIn("bad.mlir:8 @main", result.stdout)
        self.assertEqual(run("test", good).stdout, "1 passed, 0 failed\n")

    def test_a_test_that_wants_arguments_fails(self):
        program = self.path("arguments.mlir", """func.func @main(%x: tensor<2xf32>) {
  check.expect_eq %x, %x : tensor<2xf32>
  return
}
""")
        for backend in ["interpreter", "cpu"]:
            result = run("test", "--backend", backend, program)
            self.assertEqual(result.returncode, 1, result.stderr)
            self.assertIn("function @main takes 1 arguments, found 0", result.stdout)

    def test_a_program_that_checks_nothing_fails(self):
        result = run("test", self.path("none.mlir", "func.func @main() {\n  return\n}\n"))
        self.assertEqual(result.returncode, 1)
        self.assertIn("checks nothing", result.stdout)


if __name__ == "__main__":
    unittest.main()
