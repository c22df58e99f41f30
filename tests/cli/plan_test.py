#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep plan: memory plans from CSV, devices, predicted times."""

import unittest

from command import ADD, CommandTest, run

PROBLEM = "id,lower,upper,size\na,0,4,60\nb,2,8,40\nc,4,8,60\n"


class Plan(CommandTest):
    def test_memory_prints_and_writes_the_plan(self):
        plan, picture = self.path("plan.csv"), self.path("plan.svg")
        result = run("plan", "memory", self.path("p.csv", PROBLEM), "--capacity", 100,
                     "--out", plan, "--svg", picture)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("height       100\n", result.stdout)
        self.assertIn("lower bound  100  (nothing lower is possible)\n", result.stdout)
        with open(plan) as file:
            self.assertEqual(file.readline(), "id,lower,upper,size,alignment,offset\n")
        with open(picture) as file:
            self.assertIn("<title>b: steps 2 to 8, 40 bytes at", file.read())
        # A plan is a problem in which every offset is fixed.
        self.assertEqual(run("plan", "memory", plan, "--seconds", 0).returncode, 0)

    def test_a_capacity_that_cannot_be_met(self):
        result = run("plan", "memory", "-", "--capacity", 99, stdin=PROBLEM)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no packing fits the capacity of 99 bytes: at least 100 are needed",
                      result.stderr)

    def test_faults_name_their_place(self):
        result = run("plan", "memory", "-", stdin="id,lower,upper,size\na,0,3,4x\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("<stdin>:2:7: error: size: expected a whole number", result.stderr)
        result = run("plan", "memory", "-", stdin="id,lower,upper,size\na,3,3,4\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("<stdin>: memory plan: buffer 0", result.stderr)
        self.assertEqual(run("plan").returncode, 2)
        self.assertEqual(run("plan", "memory", "-", "--seconds", "-1").returncode, 2)

    def test_devices_and_roofline(self):
        self.assertIn("tpu-v5p", run("plan", "devices").stdout)
        program = self.path("add.mlir", ADD)
        result = run("plan", "roofline", program, "--device=h100")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("stablehlo.add", result.stdout)
        result = run("plan", "roofline", program, "--device=h1000")
        self.assertEqual(result.returncode, 2)
        self.assertIn("did you mean 'h100'?", result.stderr)


if __name__ == "__main__":
    unittest.main()
