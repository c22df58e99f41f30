#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep train: results, resuming after a signal with the same bits, and stopping at NaN."""

import json
import os
import shutil
import signal
import subprocess
import time
import unittest

from command import LOCKSTEP, run
from training import COUNTDOWN, DATA, MLP, STATE, UNSTARTED, TrainTest, names, read


class Train(TrainTest):
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
        self.assertEqual(self.resume("cut", 400).returncode, 0)
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
            self.assertEqual(self.resume("cut", 60).returncode, 0)
            self.assertEqual(read(self.path("cut/state.safetensors")),
                             read(self.path("whole/state.safetensors")))

    def test_resume_refuses_a_damaged_checkpoint(self):
        self.assertEqual(self.train("run", 5).returncode, 0)
        checkpoint = self.path("run/checkpoint.safetensors")
        content = read(checkpoint)
        for at, byte in [(len(content) - 50, content[-50] ^ 1),
                         (content.index(b'lockstep.step":"5"') + 16, ord("4"))]:
            with open(checkpoint, "wb") as file:
                file.write(content[:at] + bytes([byte]) + content[at + 1:])
            self.assert_fails(self.resume("run", 9), 1, "checkpoint.safetensors is damaged")

    def test_two_runs_do_not_share_a_folder(self):
        process = subprocess.Popen(
            [LOCKSTEP, *MLP, "--steps", "100000", "--save-every", "10", "--out", self.path("run")],
            stdout=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 60
            while not os.path.exists(self.path("run/checkpoint.safetensors")):
                self.assertLess(time.monotonic(), deadline)
                time.sleep(0.005)
            self.assert_fails(self.train("run", 5), 1, "another run is writing into")
        finally:
            process.kill()
            process.wait()
        self.assertEqual(self.train("run", 5).returncode, 0)

    def test_resume_refuses_another_order(self):
        self.assertEqual(self.train("run", 5, "--seed", "1").returncode, 0)
        result = self.resume("run", 9, "--seed", "2")
        self.assert_fails(result, 1, "batch order: 'shuffled with seed 1' in the checkpoint, "
                          "'shuffled with seed 2' now")

    def test_resume_refuses_another_program_or_data(self):
        step, data = self.path("step.mlir"), self.path("digits.npz")
        shutil.copy(MLP[2], step)
        shutil.copy(MLP[4], data)
        base = ["train", "--step", step, "--data", data]
        self.assertEqual(self.train("run", 5, *STATE, base=base).returncode, 0)
        before = read(self.path("run/checkpoint.safetensors"))
        with open(step, "a") as file:
            file.write("// another\n")
        self.assert_fails(self.resume("run", 9, base=base), 1, "step program: sha256 ")
        shutil.copy(MLP[2], step)
        with open(data, "r+b") as file:  # a byte of the date of the archive's first entry
            file.seek(10)
            byte = file.read(1)
            file.seek(10)
            file.write(bytes([byte[0] ^ 1]))
        result = self.resume("run", 9, base=base)
        self.assert_fails(result, 1, "data file: sha256 ")
        self.assertNotIn("step program", result.stderr)
        self.assertEqual(read(self.path("run/checkpoint.safetensors")), before)
        shutil.copy(MLP[4], data)
        self.assertEqual(self.resume("run", 9, base=base).returncode, 0)

    def test_resume_refuses_another_backend(self):
        self.assertEqual(self.train("run", 4).returncode, 0)
        self.assert_fails(self.resume("run", 9, "--backend", "interpreter"), 1,
                          "backend: 'cpu' in the checkpoint, 'interpreter' now")

    def test_resume_starts_from_the_checkpoint_alone(self):
        self.assert_fails(self.train("run", 9, "--resume"), 2, "--resume", "--state")
        self.assert_fails(self.resume("run", 9), 1, "there is no", "run/checkpoint.safetensors",
                          "--save-every")
        self.assertEqual(self.train("run", 5).returncode, 0)
        self.assert_fails(self.resume("run", 4), 1, "--steps 4", "at step 5")
        self.assertEqual(self.resume("run", 5).returncode, 0)

    def test_a_new_run_keeps_the_checkpoint_of_the_one_before(self):
        self.assertEqual(self.train("run", 5).returncode, 0)
        before = read(self.path("run/checkpoint.safetensors"))
        result = self.train("run", 3, "--seed", "8")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("previous_checkpoint.safetensors", result.stderr)
        self.assertEqual(read(self.path("run/previous_checkpoint.safetensors")), before)

    def test_what_a_killed_run_left_half_written_is_removed(self):
        self.assertEqual(self.train("run", 2).returncode, 0)
        self.path("run/checkpoint.safetensors.tmp-1-2", "half")
        self.assertEqual(self.resume("run", 3).returncode, 0)
        self.assertEqual(sorted(os.listdir(self.path("run"))),
                         ["checkpoint.safetensors", "metrics.jsonl", "report.html",
                          "state.safetensors"])

    def test_the_final_state_starts_another_run(self):
        self.assertEqual(self.train("run", 2).returncode, 0)
        state = self.path("run/state.safetensors")
        self.assertEqual(names(state), names(f"{DATA}/mlp_sgd/init.safetensors"))
        result = self.train("again", 2, "--state", state, base=UNSTARTED)
        self.assertEqual(result.returncode, 0, result.stderr)


class Metrics(TrainTest):
    """What --resume makes of metrics.jsonl."""

    def setUp(self):
        super().setUp()
        self.assertEqual(self.train("run", 4).returncode, 0)
        self.metrics = self.path("run/metrics.jsonl")
        self.lines = read(self.metrics).decode().splitlines(keepends=True)

    def write(self, *lines):
        self.path("run/metrics.jsonl", "".join(lines))

    def test_lines_after_the_checkpoint_are_dropped(self):
        later = self.lines[3].replace('"step":4', '"step":5')
        self.write(*self.lines, later, '{"step":6,"lo')
        self.assertEqual(self.resume("run", 6).returncode, 0)
        lines = read(self.metrics).decode().splitlines(keepends=True)
        self.assertEqual(lines[:4], self.lines)
        self.assertEqual([json.loads(line)["step"] for line in lines], [1, 2, 3, 4, 5, 6])
        self.assertNotEqual(lines[4], later)

    def test_a_damaged_line_is_named_and_nothing_is_lost(self):
        for damage, said in [("\0\0\0\n", "not JSON"), ("[1]\n", "expected an object"),
                             ('{"step":1,"loss":2}\n', "step 1 comes after step 2"),
                             ('{"step":3,"loss":"x"}\n', "expected a number for 'loss'")]:
            damaged = [*self.lines[:2], damage, self.lines[3]]
            self.write(*damaged)
            result = self.resume("run", 6)
            self.assert_fails(result, 1, "metrics.jsonl:3: ", said, "delete the line")
            self.assertEqual(read(self.metrics).decode(), "".join(damaged))
        self.write(*self.lines[:2], self.lines[3])
        self.assertEqual(self.resume("run", 6).returncode, 0)

    def test_a_missing_file_says_what_to_do(self):
        os.remove(self.metrics)
        self.assert_fails(self.resume("run", 6), 1, "metrics.jsonl is missing", '{"step":4}')
        self.write('{"step":4}\n')
        self.assertEqual(self.resume("run", 6).returncode, 0)

    def test_a_file_cut_off_is_refused(self):
        for lines in (self.lines[:2], []):
            self.write(*lines)
            self.assert_fails(self.resume("run", 6), 1, f"ends behind step {len(lines)}",
                              "the checkpoint is of step 4", '{"step":4}')
            self.assertEqual(read(self.metrics).decode(), "".join(lines))


class NonFinite(TrainTest):
    def test_the_step_is_named_and_the_curve_written(self):
        result = self.countdown("--steps", 6)
        self.assert_fails(result, 1, "step 4: loss is NaN", "no checkpoint was written",
                          self.path("run/report.html"), self.path("run/metrics.jsonl"))
        self.assertEqual(sorted(os.listdir(self.path("run"))), ["metrics.jsonl", "report.html"])
        lines = read(self.path("run/metrics.jsonl")).splitlines()
        self.assertEqual([json.loads(line)["step"] for line in lines], [1, 2, 3, 4])
        self.assertIsNone(json.loads(lines[3])["loss"])
        self.assertIn(b"loss is NaN", read(self.path("run/report.html")))
        self.assertEqual(self.countdown("--steps", 6, "--no-stop-on-nonfinite").returncode, 0)

    def test_the_checkpoint_before_stays_and_is_named(self):
        result = self.countdown("--steps", 6, "--save-every", 2)
        checkpoint = self.path("run/checkpoint.safetensors")
        self.assert_fails(result, 1, f"{checkpoint} holds the state after step 2")
        self.assertIn(b'"lockstep.step":"2"', read(checkpoint))
        result = self.countdown("--steps", 6, base=["--resume"])
        self.assert_fails(result, 1, "step 4: loss is NaN", "the state after step 2")
        result = self.countdown("--steps", 6, "--no-stop-on-nonfinite", base=["--resume"])
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_nan_in_the_state_is_not_saved(self):
        step = COUNTDOWN.replace("return %0, %1",
                                 "%2 = stablehlo.log %0 : tensor<f32>\n  return %2, %one")
        self.write_safetensors("s.safetensors", w=("F32", [], [0.5]))
        self.write_safetensors("b.safetensors", x=("F32", [6, 1], [0.0] * 6))
        result = run("train", "--step", self.path("step.mlir", step), "--state",
                     self.path("s.safetensors"), "--batches", self.path("b.safetensors"), "--steps",
                     1, "--out", self.path("run"))
        self.assert_fails(result, 1, "step 1: w in the state holds NaN")
        self.assertFalse(os.path.exists(self.path("run/checkpoint.safetensors")))


if __name__ == "__main__":
    unittest.main()
