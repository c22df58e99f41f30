# SPDX-License-Identifier: Apache-2.0
"""Calls `lockstep train`; the tests about it share this."""

import json
import struct

from command import CommandTest, run

DATA = "examples/data"
STATE = ["--state", f"{DATA}/mlp_sgd/init.safetensors"]
UNSTARTED = ["train", "--step", f"{DATA}/mlp_sgd/step.mlir", "--data", f"{DATA}/digits.npz"]
MLP = UNSTARTED + STATE

# w goes down by one; the loss is log w, so from w = 2.5 it is NaN at the fourth step.
COUNTDOWN = """
func.func @main(%w: tensor<f32> {tf.aliasing_output = 0 : i32} loc("state['w']"),
                %x: tensor<1xf32> loc("batch['x']"))
    -> (tensor<f32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[1]['loss']"}) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.subtract %w, %one : tensor<f32>
  %1 = stablehlo.log %w : tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
"""

DTYPES = {"F32": (4, "f"), "F64": (8, "d"), "I32": (4, "i"), "I64": (8, "q")}


def read(path):
    with open(path, "rb") as file:
        return file.read()


def names(path):
    """Names of the arrays of a .safetensors file."""
    content = read(path)
    return sorted(set(json.loads(content[8:8 + struct.unpack("<Q", content[:8])[0]]))
                  - {"__metadata__"})


class TrainTest(CommandTest):
    def train(self, out, steps, *flags, base=MLP):
        return run(*base, "--steps", steps, "--out", self.path(out), *flags)

    def resume(self, out, steps, *flags, base=UNSTARTED):
        return run(*base, "--steps", steps, "--out", self.path(out), "--resume", *flags)

    def write_safetensors(self, name, **arrays):
        """Arrays as name=(dtype, shape, values)."""
        header, body = {}, b""
        for array, (dtype, shape, values) in arrays.items():
            size, pack = DTYPES[dtype]
            offsets = [len(body), len(body) + size * len(values)]
            header[array] = {"dtype": dtype, "shape": shape, "data_offsets": offsets}
            body += struct.pack(f"<{len(values)}{pack}", *values)
        text = json.dumps(header).encode()
        with open(self.path(name), "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text + body)
        return self.path(name)

    def countdown(self, *flags, base=("--state", "s.safetensors")):
        """Trains COUNTDOWN in "run"."""
        self.write_safetensors("s.safetensors", w=("F32", [], [2.5]))
        self.write_safetensors("b.safetensors", x=("F32", [6, 1], [0.0] * 6))
        base = [self.path(name) if name.endswith(".safetensors") else name for name in base]
        return run("train", "--step", self.path("step.mlir", COUNTDOWN), "--batches",
                   self.path("b.safetensors"), "--out", self.path("run"), *base, *flags)
