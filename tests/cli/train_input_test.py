#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep train: what feeds what, and input and flags that are refused."""

import os
import unittest

from command import run, write_npy
from training import COUNTDOWN, DATA, MLP, STATE, UNSTARTED, TrainTest, names

# Moves w by lr * x[y]; w and lr are state, and only w has a next value.
PICK = """
func.func @main(%w: tensor<f32> loc("state['w']"), %lr: tensor<f32> loc("state['lr']"),
                %x: tensor<2xf32> loc("batch['x']"), %y: tensor<2xi32> loc("batch['y']"))
    -> (tensor<f32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[1]['w']"}) {
  %i = stablehlo.slice %y [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %s = stablehlo.reshape %i : (tensor<1xi32>) -> tensor<i32>
  %p = stablehlo.dynamic_slice %x, %s, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
  %v = stablehlo.reshape %p : (tensor<1xf32>) -> tensor<f32>
  %d = stablehlo.multiply %v, %lr : tensor<f32>
  %n = stablehlo.subtract %w, %d : tensor<f32>
  return %n, %w : tensor<f32>, tensor<f32>
}
"""


class Threading(TrainTest):
    """Which result becomes which argument."""

    def pick(self, *flags, y=("I32", [2, 2], [0, 1, 1, 0])):
        state = self.write_safetensors("s.safetensors", w=("F32", [], [1.0]), lr=("F32", [], [0.5]))
        batches = self.write_safetensors("b.safetensors", x=("F32", [2, 2], [1, 2, 3, 4]), y=y)
        return run("train", "--step", self.path("pick.mlir", PICK), "--state", state, "--batches",
                   batches, "--steps", 2, "--out", self.path("run"), *flags)

    def test_a_program_without_a_next_state_is_refused(self):
        result = run("train", "--step", f"{DATA}/mlp_sgd/eval.mlir", *MLP[3:], "--steps", 1,
                     "--out", self.path("run"))
        self.assert_fails(result, 1, "no training step", "result.correct : tensor<i32>",
                          "params.w1 : tensor<64x128xf32>", "--map RESULT=ARGUMENT")
        self.assertFalse(os.path.exists(self.path("run")))

    def test_gradients_are_not_the_next_state(self):
        gradient = PICK.replace("result[0]['w']", "result[0]").replace("state", "params")
        state = self.write_safetensors("s.safetensors", w=("F32", [], [1.0]), lr=("F32", [], [1.0]))
        batches = self.write_safetensors("b.safetensors", x=("F32", [2, 2], [1, 2, 3, 4]),
                                         y=("I32", [2, 2], [0] * 4))
        command = ["train", "--step", self.path("grad.mlir", gradient), "--state", state,
                   "--batches", batches, "--steps", 2, "--out", self.path("run")]
        self.assert_fails(run(*command), 1, "no training step", "result.1.w", "params.w")
        self.assertEqual(run(*command, "--map", "result.0=params.w").returncode, 0)

    def test_state_that_is_not_updated_is_named(self):
        result = self.pick()
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(
            result.stderr, "note: updated by the step: state.w <- result.0.w; not updated: "
            "state.lr (--map RESULT=ARGUMENT changes this)\n")
        self.assertEqual(names(self.path("run/state.safetensors")), ["lr", "w"])

    def test_map_goes_before_names(self):
        result = self.pick("--map", "result.0.w=state.lr")
        self.assertIn("state.lr <- result.0.w; not updated: state.w", result.stderr)
        self.assert_fails(self.pick("--map", "result.0.w=w", "--map", "result.1.w=state.w"), 1,
                          "'state.w' would be fed twice")

    def test_labels_of_another_width(self):
        self.assertEqual(self.pick(y=("I64", [2, 2], [0, 1, 1, 0])).returncode, 0)
        self.assert_fails(self.pick(y=("I64", [2, 2], [0, 1, 1 << 40, 0])), 1,
                          "'y' of " + self.path("b.safetensors"), "batch.y", str(1 << 40))

    def test_a_step_without_a_batch(self):
        step = self.path("step.mlir", COUNTDOWN.replace(
            '%x: tensor<1xf32> loc("batch[\'x\']")', '').replace('loc("state[\'w\']"),',
                                                               'loc("state[\'w\']")'))
        state = self.write_safetensors("s.safetensors", w=("F32", [], [8.5]))
        result = run("train", "--step", step, "--state", state, "--steps", 3, "--out",
                     self.path("run"))
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_complex_results_are_no_figures(self):
        step = self.path("step.mlir", COUNTDOWN)
        evaluate = self.path("eval.mlir", """
func.func @main(%w: tensor<f32> loc("w")) -> (tensor<complex<f32>>, tensor<f32>) {
  %0 = stablehlo.complex %w, %w : tensor<complex<f32>>
  return %0, %w : tensor<complex<f32>>, tensor<f32>
}""")
        state = self.write_safetensors("s.safetensors", w=("F32", [], [8.5]))
        data = self.write_safetensors("d.safetensors", x=("F32", [4], [0, 1, 2, 3]))
        result = run("train", "--step", step, "--state", state, "--data", data, "--steps", 3,
                     "--eval", evaluate, "--out", self.path("run"))
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("held-out  out1 5.5", result.stdout)
        self.assertNotIn("out0", result.stdout)


class Flags(TrainTest):
    def test_flags_that_would_do_nothing(self):
        rows = ["--rows", f"{DATA}/mlp_sgd/rows.npy"]
        for flags, said in [
            (["--tokens", "train"], "--tokens does nothing without --length"),
            (["--eval-batch", "x=x_test"], "--eval-batch does nothing without --eval"),
            ([*rows, "--seed", "3"], "--seed does nothing with --rows"),
            (["--length", "8", "--batch", "x=train"], "--batch does nothing with --length"),
            (["--batches", "b.npz"], "--data does nothing with --batches"),
        ]:
            result = self.train("run", 1, *flags)
            self.assert_fails(result, 2, said)
        self.assertFalse(os.path.exists(self.path("run")))

    def test_flags_given_twice_for_an_argument(self):
        evaluate = ["--eval", f"{DATA}/mlp_sgd/eval.mlir"]
        for flags, said in [
            (["--batch", "x=x_train", "--batch", "batch.x=x_test"], "'batch.x' is given a second"),
            ([*evaluate, "--eval-batch", "x=x_test", "--eval-batch", "x=x_test"], "a second time"),
            ([*evaluate, "--eval-batch", "z=x_test"], "no argument 'z'"),
            (["--batch", "params.w1=x_train"], "that argument is state"),
        ]:
            self.assert_fails(self.train("run", 1, *flags), 1, said)

    def test_ranges_are_said_in_words(self):
        for flag in ["--steps", "--save-every", "--length"]:
            for value in ["0", "-3", "1.5"]:
                flags = [flag, value] + ([] if flag == "--steps" else ["--steps", "1"])
                result = run(*MLP, "--out", self.path("run"), *flags)
                self.assert_fails(result, 2, flag, "a whole number of at least 1", f"'{value}'")
                self.assertLess(len(result.stderr), 300)
            result = run(*MLP, "--out", self.path("run"), flag, "9" * 30)
            self.assert_fails(result, 2, flag, "a whole number of at most 18446744073709551615")

    def test_a_negative_seed_is_refused(self):
        self.assert_fails(self.train("run", 1, "--seed", "-1"), 2, "--seed", "at least 0")

    def test_arrays_of_unequal_rows_are_named(self):
        result = self.train("run", 1, "--batch", "y=y_test")
        self.assert_fails(result, 1, "'x_train' of examples/data/digits.npz for 'batch.x' has 1437",
                          "'y_test' of examples/data/digits.npz for 'batch.y' has 360")


class BadInput(TrainTest):
    def test_state_names_are_all_listed(self):
        result = self.train("run", 1, "--state", f"{DATA}/digits.npz", base=UNSTARTED)
        self.assert_fails(result, 1, "missing:", "state.params.w1", "not used by the program:",
                          "x_test")

    def test_data_without_the_batch(self):
        result = run(*MLP[:4], f"{DATA}/mlp_sgd/init.safetensors", *STATE, "--steps", 1, "--out",
                     self.path("run"))
        self.assert_fails(result, 1, "feeds no argument", "--batch")

    def test_batch_flag_that_names_nothing(self):
        result = run(*MLP, "--batch", "x=pictures", "--steps", 1, "--out", self.path("run"))
        self.assert_fails(result, 1, "no array 'pictures'", "x_train")
        result = run(*MLP, "--batch", "z=x_train", "--steps", 1, "--out", self.path("run"))
        self.assert_fails(result, 1, "no argument 'z'")

    def test_rows_out_of_range(self):
        write_npy(self.path("rows.npy"), [1, 64], [5000] * 64, "<i4", "i")
        result = run(*MLP, "--rows", self.path("rows.npy"), "--steps", 1, "--out", self.path("run"))
        self.assert_fails(result, 1, "rows.npy", "entry 5000 of step 1 ")

    def test_more_steps_than_batches(self):
        write_npy(self.path("rows.npy"), [1, 64], [0] * 64, "<i4", "i")
        result = run(*MLP, "--rows", self.path("rows.npy"), "--steps", 2, "--out", self.path("run"))
        self.assert_fails(result, 1, "batches for 1 steps")

    def test_a_state_file_without_names(self):
        write_npy(self.path("w.npy"), [], [2.5])
        self.assert_fails(self.train("run", 1, "--state", self.path("w.npy"), base=UNSTARTED), 1,
                          "w.npy: a .npy file has no names")


if __name__ == "__main__":
    unittest.main()
