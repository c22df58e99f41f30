# SPDX-License-Identifier: Apache-2.0
"""Calls the command under test; the tests of this folder share it."""

import os
import struct
import subprocess
import tempfile
import unittest

LOCKSTEP = os.environ.get("LOCKSTEP", "lockstep")
# Tests compile for themselves and leave nothing behind.
os.environ["LOCKSTEP_CACHE_DIR"] = ""

ADD = """func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def run(*arguments, stdin=""):
    return subprocess.run([LOCKSTEP, *map(str, arguments)], input=stdin, text=True,
                          capture_output=True, timeout=300)


def write_npy(path, shape, values, code="<f4", pack="f"):
    """Writes a .npy file by hand: no numpy is needed to test."""
    shape_text = "(" + "".join(f"{n}, " for n in shape) + ")"
    header = f"{{'descr': '{code}', 'fortran_order': False, 'shape': {shape_text}, }}".encode()
    header += b" " * (63 - (len(header) + 10) % 64) + b"\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header)
        file.write(struct.pack(f"<{len(values)}{pack}", *values))


class CommandTest(unittest.TestCase):
    """A test with a folder of its own."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name, text=None):
        path = os.path.join(self.folder, name)
        if text is not None:
            with open(path, "w") as file:
                file.write(text)
        return path

    def assert_fails(self, result, code, *parts):
        self.assertEqual(result.returncode, code, result.stderr)
        for part in parts:
            self.assertIn(part, result.stderr)
