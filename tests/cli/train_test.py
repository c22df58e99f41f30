#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep train: results, resuming after a signal with the same bits, and bad input."""

import json
import os
import signal
import subprocess
import time
import unittest

from command import LOCKSTEP, CommandTest, run, write_npy

DATA = "examples/data"
MLP = [
    "train", "--step", f"{DATA}/mlp_sgd/step.mlir", "--state", f"{DATA}/mlp_sgd/init.safetensors",
    "--data", f"{DATA}/digits.npz"
]


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Train(CommandTest):
    def train(self, out, steps, *flags, base=MLP):
        return run(*base, "--steps", steps, "--out", self.path(out), *flags)

    def losses(self, out):
        lines = read(self.path(f"{out}/metrics.jsonl")).splitlines()
        return [json.loads(line)["loss"] for line in lines]

    def test_learns_digits(self):
        result = self.train("run", 300, "--seed", "3", "--eval", f"{DATA}/mlp_sgd/eval.mlir")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")  # quiet in a pipe
        accuracy = float(result.stdout.split("accuracy ")[1].split()[0])
        self.assertGreater(accuracy, 90)
        with open(self.path("run/metrics.jsonl")) as file:
            lines = [json.loads(line) for line in file]
        self.assertEqual([line["step"] for line in lines], list(range(1, 301)))
        self.assertLess(lines[-1]["loss"], 0.5 * lines[0]["loss"])
        self.assertIn(b"<polyline", read(self.path("run/report.html")))

    def test_same_seed_same_bits(self):
        for out in ["a", "b"]:
            self.assertEqual(self.train(out, 20, "--seed", "5").returncode, 0)
        self.assertEqual(self.train("c", 20, "--seed", "6").returncode, 0)
        state = [read(self.path(f"{out}/state.safetensors")) for out in "abc"]
        self.assertEqual(state[0], state[1])
        self.assertNotEqual(state[0], state[2])

    def test_interrupted_and_resumed_is_the_same_run(self):
        self.assertEqual(self.train("whole", 400).returncode, 0)
        process = subprocess.Popen([LOCKSTEP, *MLP, "--steps", "400", "--out", self.path("cut")],
                                   stdout=subprocess.PIPE, text=True)
        metrics = self.path("cut/metrics.jsonl")
        deadline = time.monotonic() + 60
        while not (os.path.exists(metrics) and read(metrics).count(b"\n") >= 5):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        self.assertIn("--resume", output)
        done = read(metrics).count(b"\n")
        self.assertLess(done, 400)
        self.assertEqual(self.train("cut", 400, "--resume").returncode, 0)
        self.assertEqual(read(self.path("cut/state.safetensors")),
                         read(self.path("whole/state.safetensors")))
        self.assertEqual(self.losses("cut"), self.losses("whole"))

    def test_killed_run_resumes_from_its_last_checkpoint(self):
        self.assertEqual(self.train("whole", 60).returncode, 0)
        process = subprocess.Popen(
            [LOCKSTEP, *MLP, "--steps", "100000", "--save-every", "10", "--out", self.path("cut")],
            stdout=subprocess.DEVNULL)
        checkpoint = self.path("cut/checkpoint.safetensors")
        deadline = time.monotonic() + 60
        while not os.path.exists(checkpoint):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.005)
        process.kill()
        process.wait()
        step = int(read(checkpoint).split(b'lockstep.step":"')[1].split(b'"')[0])
        self.assertEqual(step % 10, 0)
        if step <= 60:
            self.assertEqual(self.train("cut", 60, "--resume").returncode, 0)
            self.assertEqual(read(self.path("cut/state.safetensors")),
                             read(self.path("whole/state.safetensors")))

    def test_resume_refuses_another_order(self):
        self.assertEqual(self.train("run", 5, "--seed", "1").returncode, 0)
        result = self.train("run", 9, "--seed", "2", "--resume")
        self.assert_fails(result, 1, "seed 1", "seed 2")


class BadInput(CommandTest):
    def test_state_names_are_all_listed(self):
        result = run(*MLP[:3], "--state", f"{DATA}/digits.npz", *MLP[5:], "--steps", 1, "--out",
                     self.path("run"))
        self.assert_fails(result, 1, "missing:", "state.params.w1", "not used by the program:",
                          "x_test")

    def test_data_without_the_batch(self):
        result = run(*MLP[:6], f"{DATA}/mlp_sgd/init.safetensors", "--steps", 1, "--out",
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
        self.assert_fails(result, 1, "rows.npy", "5000")

    def test_more_steps_than_batches(self):
        write_npy(self.path("rows.npy"), [1, 64], [0] * 64, "<i4", "i")
        result = run(*MLP, "--rows", self.path("rows.npy"), "--steps", 2, "--out", self.path("run"))
        self.assert_fails(result, 1, "batches for 1 steps")

    def test_nan_loss_names_the_step(self):
        step = self.path("step.mlir", """
func.func @main(%w: tensor<f32> {tf.aliasing_output = 0 : i32} loc("state['w']"),
                %x: tensor<1xf32> loc("batch['x']"))
    -> (tensor<f32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[1]['loss']"}) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.subtract %w, %one : tensor<f32>
  %1 = stablehlo.log %w : tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
""")
        write_npy(self.path("w.npy"), [], [2.5])
        run_it = lambda *flags: run("train", "--step", step, "--state", self.path("s.safetensors"),
                                    "--batches", self.path("b.safetensors"), "--steps", 6, "--out",
                                    self.path("run"), *flags)
        self.write_safetensors("s.safetensors", "w", [], [2.5])
        self.write_safetensors("b.safetensors", "x", [6, 1], [0.0] * 6)
        self.assert_fails(run_it(), 1, "step 4: loss is NaN")
        self.assertEqual(run_it("--no-stop-on-nonfinite").returncode, 0)

    def write_safetensors(self, name, array, shape, values):
        import struct
        header = json.dumps({
            array: {"dtype": "F32", "shape": shape, "data_offsets": [0, 4 * len(values)]}
        }).encode()
        with open(self.path(name), "wb") as file:
            file.write(struct.pack("<Q", len(header)) + header)
            file.write(struct.pack(f"<{len(values)}f", *values))


if __name__ == "__main__":
    unittest.main()
