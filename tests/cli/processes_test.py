#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep run --processes: arrays of each process in and out."""

import json
import struct
import unittest

from command import CommandTest, run

SUM = """func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""

SHARDED = """module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
                  %b: tensor<1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>})
      -> (tensor<4xf32>, tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<4xf32>
    return %0, %0 : tensor<4xf32>, tensor<4xf32>
  }
}
"""

# Process 1 goes by the meeting.
STALLS = """func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %id = stablehlo.replica_id : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %is_one = stablehlo.compare EQ, %id, %one : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %0 = "stablehlo.if"(%is_one) ({
    stablehlo.return %arg0 : tensor<2xf32>
  }, {
    %1 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %2 = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""

UNKNOWN_SIZE = SUM.replace("tensor<2xf32>", "tensor<?xf32>")

SHARDED_ANY = """module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(
      %a: tensor<?xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
      -> (tensor<?xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
"""

NARROW_SOLVE = """func.func @main(%x: tensor<1xf32>) -> tensor<1x1xbf16> {
  %0 = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<1x1xf32>
  %1 = stablehlo.convert %0 : (tensor<1x1xf32>) -> tensor<1x1xbf16>
  %2 = stablehlo.cholesky %1, lower = true : tensor<1x1xbf16>
  return %2 : tensor<1x1xbf16>
}
"""

OUTFEED = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %token = stablehlo.create_token : !stablehlo.token
  %0 = "stablehlo.outfeed"(%x, %token) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %1 = stablehlo.add %x, %x : tensor<2xf32>
  %2 = "stablehlo.outfeed"(%1, %0) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %1 : tensor<2xf32>
}
"""


def write_safetensors(path, arrays):
    """name -> list of floats, of rank 1"""
    header, data = {}, b""
    for name, values in arrays.items():
        end = len(data) + 4 * len(values)
        header[name] = {"dtype": "F32", "shape": [len(values)], "data_offsets": [len(data), end]}
        data += struct.pack(f"<{len(values)}f", *values)
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + data)


def read_safetensors(path):
    with open(path, "rb") as file:
        raw = file.read()
    size = struct.unpack("<Q", raw[:8])[0]
    arrays = {}
    for name, row in json.loads(raw[8:8 + size]).items():
        if name != "__metadata__":
            begin, end = row["data_offsets"]
            part = raw[8 + size + begin:8 + size + end]
            arrays[name] = list(struct.unpack(f"<{len(part) // 4}f", part))
    return arrays


class Processes(CommandTest):
    def run_on(self, program, processes, backend="cpu", **arrays):
        """`arrays` by name, with _ for the dot."""
        inputs = self.path("args.safetensors")
        write_safetensors(inputs, {name.replace("_", "."): a for name, a in arrays.items()})
        return run("run", self.path("program.mlir", program), "--processes", processes, "--backend",
                   backend, "--input", inputs, "--output", self.path("out.safetensors"))

    def test_what_the_interpreter_runs_is_told(self):
        inputs = self.path("args.safetensors")
        write_safetensors(inputs, {"arg0": [2.25]})
        result = run("run", self.path("program.mlir", NARROW_SOLVE), "--processes", 2, "--input",
                     inputs, "--verbose")
        self.assertIn("out0.1 = bf16[1x1] {{1.5}}", result.stdout)
        self.assertEqual(result.stderr.count("the interpreter runs stablehlo.cholesky"), 1)

    def outputs(self, result):
        self.assertEqual(result.returncode, 0, result.stderr)
        return read_safetensors(self.path("out.safetensors"))

    def test_each_process_has_its_arrays(self):
        result = self.run_on(SUM, 2, arg0_0=[1, 2], arg0_1=[10, 20])
        self.assertEqual(self.outputs(result), {"out0.0": [11, 22], "out0.1": [11, 22]})

    def test_one_array_for_all(self):
        result = self.run_on(SUM, 2, arg0=[1, 2])
        self.assertEqual(self.outputs(result), {"out0.0": [2, 4], "out0.1": [2, 4]})

    def test_summary_names_the_process(self):
        inputs = self.path("args.safetensors")
        write_safetensors(inputs, {"arg0": [1, 2]})
        result = run("run", self.path("sum.mlir", SUM), "--processes", 2, "--input", inputs)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("out0.1", result.stdout)

    def test_wrong_inputs_are_named(self):
        self.assert_fails(self.run_on(SUM, 2, arg0_0=[1, 2]), 1, "no input for arg0.1")
        self.assert_fails(self.run_on(SUM, 2, arg0=[1, 2], arg0_1=[1, 2]), 1, "arg0.1", "twice")
        self.assert_fails(self.run_on(SUM, 2, arg0=[1, 2], arg0_2=[1, 2]), 1, "'arg0.2'")
        self.assert_fails(self.run_on(SUM, 2, arg0_0=[1, 2], arg0_1=[1, 2, 3]), 1, "arg0.1",
                          "expected tensor<2xf32>", "found tensor<3xf32>")

    def test_the_grid_must_fit(self):
        self.assert_fails(self.run_on(SUM, 1, arg0=[1, 2]), 1, "all_reduce", "1 x 1",
                          "--processes")
        self.assert_fails(self.run_on(SUM, 3, arg0=[1, 2]), 1, "process 2",
                          "in none of the replica_groups")
        self.assert_fails(self.run_on(SHARDED, 4, arg0=[1] * 4, arg1=[1]), 1,
                          "1 replicas x 2 partitions", "not for 4 processes")

    def test_a_grid_that_cannot_go_on_says_who_is_missing(self):
        for backend in ("cpu", "interpreter"):
            with self.subTest(backend=backend):
                self.assert_fails(self.run_on(STALLS, 2, backend, arg0=[1, 2]), 1, "process 0",
                                  "all_reduce", "waits for process 1 (ended)")

    def test_sums_have_the_same_bits_on_each_backend(self):
        arrays = {f"arg0_{i}": [0.1 * i + 1e8 * (i % 2), 1.0 / (i + 3)] for i in range(3)}
        program = SUM.replace("[[0, 1]]> : tensor<1x2xi64>", "[[0, 1, 2]]> : tensor<1x3xi64>")
        found = [self.outputs(self.run_on(program, 3, backend, **arrays))
                 for backend in ("cpu", "cpu", "interpreter")]
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0], found[2])

    def test_shards_are_put_together_and_cut(self):
        result = self.run_on(SHARDED, 2, arg0_0=[1, 2], arg0_1=[3, 4], arg1=[0])
        self.assertEqual(self.outputs(result), {"out0.0": [4, 3, 2, 1], "out0.1": [4, 3, 2, 1],
                                                "out1.0": [4, 3], "out1.1": [2, 1]})

    def test_shards_that_do_not_fit_are_named(self):
        result = self.run_on(SHARDED, 2, arg0_0=[1, 2], arg0_1=[3], arg1=[0])
        self.assert_fails(result, 1, "arg0.1", "expected tensor<2xf32>", "found tensor<1xf32>")
        result = self.run_on(SHARDED, 2, arg0_0=[1, 2], arg0_1=[3, 4], arg1_0=[0], arg1_1=[1])
        self.assert_fails(result, 1, "arg1.1 differs from arg1.0")

    def test_without_processes_the_arrays_are_whole(self):
        inputs = self.path("args.safetensors")
        write_safetensors(inputs, {"arg0": [1, 2, 3, 4], "arg1": [0]})
        result = run("run", self.path("sharded.mlir", SHARDED), "--input", inputs)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("{4, 3, 2, 1}", result.stdout)

    def test_unknown_sizes_are_those_of_the_inputs(self):
        result = self.run_on(UNKNOWN_SIZE, 2, arg0_0=[1, 2, 3], arg0_1=[10, 20, 30])
        self.assertEqual(self.outputs(result), {"out0.0": [11, 22, 33], "out0.1": [11, 22, 33]})
        result = self.run_on(UNKNOWN_SIZE, 2, arg0_0=[1, 2], arg0_1=[10, 20, 30])
        self.assert_fails(result, 1, "argument 0", "tensor<2xf32>", "tensor<3xf32> in process 1")
        result = self.run_on(SHARDED_ANY, 2, arg0_0=[1, 2], arg0_1=[3, 4])
        self.assertEqual(self.outputs(result), {"out0.0": [4, 3], "out0.1": [2, 1]})

    def test_inputs_must_be_files(self):
        program = self.path("sum.mlir", SUM)
        for spec in ("random:1", "dense<1.0> : tensor<2xf32>"):
            self.assert_fails(run("run", program, "--processes", 2, "-i", spec), 1, spec, "argI.D")

    def test_what_is_fed_out_is_shown(self):
        program = self.path("outfeed.mlir", OUTFEED)
        result = run("run", program, "-i", "dense<[1.0, 2.0]> : tensor<2xf32>")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout.splitlines(), ["out0 = f32[2] {2, 4}",
                                                      "outfeed0.0 = f32[2] {1, 2}",
                                                      "outfeed1.0 = f32[2] {2, 4}"])
        result = self.run_on(OUTFEED, 2, arg0_0=[1, 2], arg0_1=[3, 4])
        self.assertEqual(self.outputs(result),
                         {"out0.0": [2, 4], "outfeed0.0.0": [1, 2], "outfeed1.0.0": [2, 4],
                          "out0.1": [6, 8], "outfeed0.0.1": [3, 4], "outfeed1.0.1": [6, 8]})


if __name__ == "__main__":
    unittest.main()
