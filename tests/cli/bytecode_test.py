#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Portable artifacts from the command line: every verb takes them, fmt writes them."""

import os
import pathlib
import pty
import subprocess
import unittest

from command import ADD, LOCKSTEP, CommandTest, run

ARTIFACTS = pathlib.Path("tests/bytecode")
ERF = """func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.erf %arg0 : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
TAN = ERF.replace("chlo.erf %arg0 : tensor<2xf32> -> ", "stablehlo.tan %arg0 : ")
CHECKED = """func.func @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%0, %0) {has_side_effect = true}
      : (tensor<f32>, tensor<f32>) -> ()
  return
}
"""


def call(*arguments, stdin=b""):
    """As run, but in bytes."""
    return subprocess.run([LOCKSTEP, *map(str, arguments)], input=stdin, capture_output=True,
                          timeout=300)


def encode(text, *flags):
    return call("fmt", "--to=bytecode", *flags, "-", stdin=text.encode()).stdout


class BytecodeTest(CommandTest):
    def test_text_and_back(self):
        artifact = encode(ADD)
        self.assertTrue(artifact.startswith(b"ML\xefR"))
        self.assertIn(b"StableHLO_v1.20.0", artifact)
        self.assertEqual(call("fmt", "-", stdin=artifact).stdout.decode(),
                         run("fmt", "-", stdin=ADD).stdout)

    def test_every_verb_takes_it(self):
        artifact = encode(ADD)
        self.assertEqual(call("check", "-", stdin=artifact).returncode, 0)
        self.assertIn(b"stablehlo.add", call("inspect", "-", stdin=artifact).stdout)
        ran = call("run", "-", "--input", "random:1", stdin=artifact)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        checked = call("test", "-", stdin=encode(CHECKED))
        self.assertEqual((checked.returncode, checked.stdout), (0, b"1 passed, 0 failed\n"))

    def test_what_jax_export_wraps(self):
        self.assertIn("stablehlo.sine", run("fmt", ARTIFACTS / "jax_export.bin").stdout)

    def test_chlo_is_expanded_and_said(self):
        written = call("fmt", "--to=bytecode", "-", stdin=ERF.encode())
        self.assertIn(b"chlo.erf (1)", written.stderr)
        self.assertNotIn(b"chlo.erf ", call("fmt", "-", stdin=written.stdout).stdout)

    def test_versions(self):
        self.assertIn(b"StableHLO_v1.15.0", encode(TAN, "--version", "1.15.0"))
        for form in ("text", "bytecode"):
            refused = call("fmt", f"--to={form}", "--version", "1.0.0", "-", stdin=TAN.encode())
            self.assertEqual(refused.returncode, 3)
            self.assertIn(b"'stablehlo.tan': needs StableHLO 1.4.0", refused.stderr)
        unknown = call("fmt", "--to=bytecode", "--version", "2.0.0", "-", stdin=TAN.encode())
        self.assertEqual(unknown.returncode, 2)
        self.assertIn(b"0.9.0 to 1.20.0", unknown.stderr)

    def test_newer_and_damaged_artifacts(self):
        newer = encode(ADD).replace(b"1.20.0", b"1.21.0")
        for verb in (["check"], ["fmt"], ["inspect"], ["run"]):
            refused = call(*verb, "-", stdin=newer)
            self.assertEqual(refused.returncode, 3, verb)
            self.assertIn(b"<stdin>: the artifact is of StableHLO 1.21.0", refused.stderr)
        damaged = call("check", "-", stdin=encode(ADD)[:-9])
        self.assertEqual(damaged.returncode, 1)
        self.assertRegex(damaged.stderr, rb"<stdin>: damaged bytecode at byte \d+: ")

    def test_not_to_a_terminal(self):
        main, other = pty.openpty()
        done = subprocess.run([LOCKSTEP, "fmt", "--to=bytecode", "-"], input=ADD.encode(),
                              stdout=other, stderr=subprocess.PIPE, timeout=300)
        os.close(main)
        os.close(other)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"not for a terminal", done.stderr)

    def test_names_stay_unless_told_otherwise(self):
        named = ADD.replace("tensor<2xf32>,", 'tensor<2xf32> loc("state.w"),', 1)
        self.assertIn(b"state.w", encode(named))
        self.assertNotIn(b"state.w", encode(named, "--no-locations"))


if __name__ == "__main__":
    unittest.main()
