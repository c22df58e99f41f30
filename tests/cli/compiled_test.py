#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""lockstep compile --to=fuse|plan|llvm|program, explain, and programs in files."""

import json
import os
import re
import subprocess
import unittest

from command import ADD, LOCKSTEP, CommandTest, run

TANH = """func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.exponential %1 : tensor<64x64xf32>
  %3 = stablehlo.add %2, %0 : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
"""
BIAS = """func.func @main(%x: tensor<64x64xf32>, %b: tensor<64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.add %1, %2 : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
"""
LOOP = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.add %a, %a : tensor<2xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<2xf32>
  }
  return %0#1 : tensor<2xf32>
}
"""
INPUTS = ["-i", "dense<[1.0, 2.0]> : tensor<2xf32>", "-i", "dense<[3.0, 5.0]> : tensor<2xf32>"]


class Stages(CommandTest):
    def setUp(self):
        super().setUp()
        self.program = self.path("tanh.mlir", TANH)

    def compile(self, *flags):
        result = run("compile", self.program, *flags)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_fuse_lists_groups(self):
        text = self.compile("--to=fuse")
        self.assertIn("loops exponential add", text)
        self.assertIn("op dot_general", text)

    def test_an_epilogue_is_told(self):
        program = self.path("bias.mlir", BIAS)
        result = run("compile", program, "--to=fuse")
        self.assertRegex(result.stdout, r"2 op dot_general(.*\n)*2 epilogue broadcast_in_dim add")
        result = run("explain", program)
        self.assertIn("fused     dot_general at line 3 into add at line 6: each part",
                      result.stdout)
        result = run("explain", self.program)
        self.assertIn("not fused dot_general at line 3 into add at line 6: the loops read another "
                      "large array", result.stdout)
        compiled = self.path("bias.lsp")
        self.assertEqual(run("compile", program, "--to=program", "-o", compiled).returncode, 0)
        inputs = ["-i", "random:1", "-i", "random:2"]
        found = run("run", compiled, *inputs)
        self.assertEqual(found.returncode, 0, found.stderr)
        self.assertEqual(found.stdout, run("run", program, *inputs).stdout)

    def test_plan_adds_up(self):
        text = self.compile("--to=plan")
        rows = {line.split(None, 1)[1]: int(line.split()[0])
                for line in text.splitlines()[:6] if line}
        self.assertEqual(rows["arguments"], 64 * 64 * 4)
        self.assertEqual(rows["peak"], sum(rows.values()) - rows["peak"])
        self.assertIn("tanh at line 2", text)

    def test_plan_is_drawn(self):
        picture = self.path("plan.svg")
        self.compile("--to=plan", "--svg", picture)
        with open(picture) as file:
            text = file.read()
        self.assertTrue(text.startswith("<svg "))
        self.assertIn("tanh tensor&lt;64x64xf32&gt;, line 2", text)
        self.assert_fails(run("compile", self.program, "--svg", picture), 2, "--to=plan")
        compiled = self.path("step.lsp")
        self.assert_fails(run("compile", self.program, "-o", compiled), 2, "--to=program")

    def test_program_is_printed(self):
        text = self.compile("--to=program", "--cpu-features=baseline")
        for part in ["steps:", "functions:", "constants:", "for baseline"]:
            self.assertIn(part, text)
        self.assertIn("define", self.compile("--to=llvm"))

    def test_loops_that_run_once_are_their_bodies(self):
        text = run("compile", self.path("loop.mlir", LOOP), "--to=llvm").stdout
        bodies = [f for f in text.split("define ")[1:] if f.startswith("internal ")]
        self.assertGreater(len(bodies), 0)
        for body in bodies:
            self.assertNotIn("br ", body)

    def test_unknown_features(self):
        result = run("compile", self.program, "--to=program", "--cpu-features=sse9")
        self.assert_fails(result, 2, "--cpu-features: expected one of native, ", "'sse9'")
        result = run("compile", self.program, "--to=fuse", "--cpu-features=avx2")
        self.assert_fails(result, 2, "needs --to=program")

    def test_passes_are_dumped_into_a_new_folder(self):
        folder = self.path("a/b")
        self.compile("--dump-passes", folder)
        self.assertIn("000_input.mlir", os.listdir(folder))
        result = run("compile", self.program, "--dump-passes", self.program + "/x")
        self.assert_fails(result, 1, "cannot make folder", "Not a directory")


class Files(CommandTest):
    def setUp(self):
        super().setUp()
        self.program = self.path("add.mlir", ADD)
        self.file = self.path("add.lsp")
        result = run("compile", self.program, "--to=program", "--output", self.file)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_it_runs(self):
        result = run("run", self.file, *INPUTS)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("{4, 7}", result.stdout)
        self.assertEqual(run("bench", self.file, "--seconds", 0, "--json").returncode, 0)

    def test_names_do_not_matter(self):
        other = self.path("something.mlir")
        os.rename(self.file, other)
        self.assertEqual(run("run", other, *INPUTS).returncode, 0)

    def test_damage_is_refused(self):
        with open(self.file, "rb") as file:
            content = bytearray(file.read())
        content[-1] ^= 1
        with open(self.file, "wb") as file:
            file.write(content)
        self.assert_fails(run("run", self.file, *INPUTS), 1, "add.lsp: the compiled program is ",
                          "damaged: its checksum does not match: compile the program again\n")

    def test_cuts_and_surplus_are_told(self):
        with open(self.file, "rb") as file:
            content = file.read()
        for damaged, reason in [(content[:7], "its first bytes are damaged"),
                                (content.replace(b"\r\n", b"\n"), "its first bytes are damaged"),
                                (content[:9], "it is cut short"), (content[:-1], "it is cut short"),
                                (content + b"x", "there are bytes behind its end")]:
            with open(self.file, "wb") as file:
                file.write(damaged)
            self.assert_fails(run("run", self.file, *INPUTS), 1, "add.lsp: the compiled program is "
                              "damaged: " + reason, ": compile the program again\n")

    def test_a_loop_of_small_steps_is_kept(self):
        program = self.path("loop.mlir", LOOP)
        compiled = self.path("loop.lsp")
        self.assertEqual(run("compile", program, "--to=program", "-o", compiled).returncode, 0)
        for file in [program, compiled]:
            result = run("run", file, "-i", "dense<[1.0, 2.0]> : tensor<2xf32>")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("{1024, 2048}", result.stdout)

    def test_another_version_is_refused(self):
        with open(self.file, "r+b") as file:
            file.seek(8)
            file.write(b"\x63")
        self.assert_fails(run("run", self.file, *INPUTS), 1, "version 99")

    def test_what_needs_the_source(self):
        self.assert_fails(run("run", self.file, "--processes", 2), 1, "--processes")
        self.assert_fails(run("run", self.file, "--entry", "main"), 1, "--entry")
        for arguments in [["check"], ["fmt"], ["inspect"], ["compile"], ["explain"],
                          ["diff", "--against", self.program],
                          ["plan", "roofline", "--device=h100"]]:
            with self.subTest(arguments):
                self.assert_fails(run(*arguments, self.file), 1, f"{self.file}: it is a compiled "
                                  "program", "`lockstep run`, `bench` and `train` take it")
        self.assertIn("it is a compiled program", run("test", self.file).stdout)

    def test_the_backend_and_the_features_are_those_of_the_file(self):
        for verb in ["run", "bench"]:
            result = run(verb, self.file, *INPUTS, "--backend=interpreter")
            self.assert_fails(result, 1, "add.lsp: it is compiled for the cpu backend",
                              "'interpreter'")
        result = run("compile", self.program, "--to=program", "--cpu-features=baseline", "-o",
                     self.file)
        self.assertEqual(result.returncode, 0, result.stderr)
        line = run("bench", self.file, "--seconds", 0, "--json").stdout
        self.assertEqual(json.loads(line)["cpu_features"], "baseline")
        if run("compile", self.program, "--to=program", "--cpu-features=avx2", "-o",
               self.file).returncode != 0:
            self.skipTest("this processor has no AVX2")
        result = run("bench", self.file, "--cpu-features=baseline")
        self.assert_fails(result, 1, "add.lsp: it is compiled with avx2 instructions, more than "
                                     "the 'baseline' that are allowed: compile the program again")

    def test_standard_output_is_written_by_its_sign(self):
        result = subprocess.run([LOCKSTEP, "compile", self.program, "--to=program", "-o", "-"],
                                capture_output=True, timeout=60)
        self.assertTrue(result.stdout.startswith(b"LSPROG\r\n"))

    def test_it_is_read_from_standard_input(self):
        with open(self.file, "rb") as file:
            result = subprocess.run([LOCKSTEP, "run", "-", *INPUTS], stdin=file, text=True,
                                    capture_output=True, timeout=60)
        self.assertIn("{4, 7}", result.stdout, result.stderr)


class Donation(CommandTest):
    """Arguments that are given up lie in the place of results, whoever else reads them."""

    def aliased_bytes(self, text):
        result = run("compile", self.path("donated.mlir", text), "--to=plan")
        self.assertEqual(result.returncode, 0, result.stderr)
        return -int(re.search(r"(-?\d+)  results in the place of arguments", result.stdout)[1])

    def test_other_readers_come_first(self):
        # The momentum stands before the parameter's step, which makes it again from what it was.
        text = """func.func @main(
    %g: tensor<100xf32>, %m: tensor<100xf32> {tf.aliasing_output = 0 : i32},
    %p: tensor<100xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<100xf32>, tensor<100xf32>) {
  %c = stablehlo.constant dense<0.9> : tensor<100xf32>
  %0 = stablehlo.multiply %m, %c : tensor<100xf32>
  %1 = stablehlo.add %0, %g : tensor<100xf32>
  %2 = stablehlo.multiply %g, %c : tensor<100xf32>
  %3 = stablehlo.add %2, %m : tensor<100xf32>
  %4 = stablehlo.sign %3 : tensor<100xf32>
  %5 = stablehlo.subtract %p, %4 : tensor<100xf32>
  return %1, %5 : tensor<100xf32>, tensor<100xf32>
}
"""
        self.assertEqual(self.aliased_bytes(text), 800)

    def test_readers_that_need_the_new_value_come_later(self):
        text = """func.func @main(%x: tensor<64x64xf32> {tf.aliasing_output = 0 : i32})
    -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = stablehlo.add %x, %x : tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
}
"""
        self.assertEqual(self.aliased_bytes(text), 0)


def reduction(dtypes, inits, body, results, shape, dims, transposed=False):
    """A program that reduces one argument per dtype; %a0, %b0, .. are what the body takes."""
    kept = "".join(f"{size}x" for d, size in enumerate(shape) if d not in dims)
    sizes, given = (list(map(str, s)) for s in (shape, shape[::-1] if transposed else shape))
    types = ["x".join(sizes) + "x" + dtype for dtype in dtypes]
    given = ["x".join(given) + "x" + dtype for dtype in dtypes]
    places = range(len(dtypes))
    results_type = ", ".join(f"tensor<{kept}{dtype}>" for dtype in dtypes)
    text = ("func.func @main(" + ", ".join(f"%x{i}: tensor<{given[i]}>" for i in places)
            + f") -> ({results_type}) {{\n")
    for i in places:
        text += f"  %i{i} = stablehlo.constant dense<{inits[i]}> : tensor<{dtypes[i]}>\n"
        if transposed:
            text += (f"  %t{i} = stablehlo.transpose %x{i}, dims = [1, 0] : (tensor<{given[i]}>) "
                     f"-> tensor<{types[i]}>\n")
    operand = "t" if transposed else "x"
    operands = [f"%{operand}{i}" for i in places] + [f"%i{i}" for i in places]
    operand_types = [f"tensor<{t}>" for t in types + list(dtypes)]
    arguments = [f"%{side}{i}: tensor<{dtypes[i]}>" for side in "ab" for i in places]
    text += (f"  %r:{len(dtypes)} = \"stablehlo.reduce\"({', '.join(operands)}) ({{\n"
             f"  ^bb0({', '.join(arguments)}):\n    " + "\n    ".join(body)
             + f"\n    stablehlo.return {', '.join(results)} : "
             + ", ".join(f"tensor<{dtype}>" for dtype in dtypes)
             + f"\n  }}) {{dimensions = array<i64: {', '.join(map(str, dims))}>}} : "
             + f"({', '.join(operand_types)}) -> ({results_type})\n"
             + f"  return {', '.join(f'%r#{i}' for i in places)} : {results_type}\n}}\n")
    return text


class Reductions(CommandTest):
    """Bodies to which the order makes a difference are applied as the interpreter does it."""

    ABS_OF_BOTH = ["%0 = stablehlo.abs %a0 : tensor<f32>", "%1 = stablehlo.abs %b0 : tensor<f32>"]
    IS_GREATER = "stablehlo.compare GT, {}, {} : (tensor<f32>, tensor<f32>) -> tensor<i1>"
    SELECT = "stablehlo.select %2, {}, {} : tensor<i1>, tensor<{}>"
    BODIES = {
        "subtract": (["f32"], ["0.5"], ["%0 = stablehlo.subtract %a0, %b0 : tensor<f32>"], ["%0"]),
        "subtract from": (["f32"], ["0.5"], ["%0 = stablehlo.subtract %b0, %a0 : tensor<f32>"],
                          ["%0"]),
        "narrow": (["bf16"], ["0.5"], ["%0 = stablehlo.subtract %b0, %a0 : tensor<bf16>"], ["%0"]),
        "remainder": (["i32"], ["1000003"], ["%0 = stablehlo.remainder %a0, %b0 : tensor<i32>"],
                      ["%0"]),
        "twice": (["i32"], ["3"], ["%0 = stablehlo.add %a0, %a0 : tensor<i32>",
                                   "%1 = stablehlo.add %0, %b0 : tensor<i32>"], ["%1"]),
        "count": (["i32"], ["3"], ["%c = stablehlo.constant dense<1> : tensor<i32>",
                                   "%0 = stablehlo.add %a0, %c : tensor<i32>"], ["%0"]),
        "last": (["f32"], ["3.0"], [], ["%b0"]),
        "largest by size": (["f32"], ["0.0"], [
            *ABS_OF_BOTH, "%2 = " + IS_GREATER.format("%0", "%1"),
            "%3 = " + SELECT.format("%a0", "%b0", "f32")], ["%3"]),
        "place": (["f32", "i32"], ["-1.0", "7"], [
            "%2 = " + IS_GREATER.format("%a0", "%b0"),
            "%3 = " + SELECT.format("%a0", "%b0", "f32"),
            "%4 = " + SELECT.format("%a1", "%b1", "i32")], ["%3", "%4"]),
        "mixed": (["f32", "f32"], ["0.0", "1.0"], [
            "%0 = stablehlo.add %a0, %b1 : tensor<f32>",
            "%1 = stablehlo.subtract %a1, %b0 : tensor<f32>"], ["%0", "%1"]),
    }
    SHAPES = [([300000], [0], False), ([9000, 40], [0], False), ([3, 100000], [1], False),
              ([300, 3, 300], [0, 2], False), ([500, 600], [0, 1], True)]

    def test_the_order_is_the_interpreters(self):
        for name, body in self.BODIES.items():
            for i, shape in enumerate(self.SHAPES):
                program = self.path(f"reduce{i}.mlir", reduction(*body, *shape))
                files = []
                for backend in ["interpreter", "cpu"]:
                    file = self.path(f"{backend}.safetensors")
                    result = run("run", program, "-i", "random:3", "-o", file,
                                 "--backend", backend)
                    self.assertEqual(result.returncode, 0, result.stderr)
                    with open(file, "rb") as content:
                        files.append(content.read())
                self.assertEqual(files[0], files[1], f"{name} {shape}")


class Explain(CommandTest):
    def test_reasons(self):
        program = self.path("tanh.mlir", TANH)
        result = run("explain", program)
        self.assertEqual(result.returncode, 0, result.stderr)
        for part in ["rules: ops", "fused     exponential", "stablehlo.dot_general: ",
                     "steps that the interpreter runs: none", "peak"]:
            self.assertIn(part, result.stdout)
        # Ops that a call brought into the program several times stand at one line.
        lines = ["func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {"]
        lines += [f"  %{i + 1} = func.call @f(%{i}) : (tensor<64x64xf32>) -> tensor<64x64xf32>"
                  for i in range(3)]
        lines += ["  return %3 : tensor<64x64xf32>\n}\n"]
        calls = "\n".join(lines).replace("%0", "%x") + TANH.replace("@main", "private @f")
        equal = run("explain", self.path("calls.mlir", calls)).stdout
        self.assertIn("stablehlo.dot_general: ", equal)
        self.assertIn("add into tanh: same loops  (2 times)\n", equal)
        self.assertRegex(equal, r"  row_dots: .*  \(3 times\)\n")
        shown = re.findall(r"(?:not )?fused .*|  stablehlo\.dot_general.*", equal)
        self.assertEqual(len(shown), len(set(shown)))
        only = run("explain", program, "--memory").stdout
        self.assertNotIn("rules:", only)

    def test_what_measuring_alone_takes(self):
        program = self.path("tanh.mlir", TANH)
        for flags in [["--calibrate"], ["--input", "random:1"], ["--threads", "1"]]:
            self.assert_fails(run("explain", program, "--rules", *flags), 2, "requires --measure")

    def test_measured(self):
        constant = self.path("constant.mlir", "func.func @main() -> tensor<f32> {\n"
                             "  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
                             "  return %0 : tensor<f32>\n}\n")
        for verb in [["explain", "--measure"], ["bench", "--seconds", 0]]:  # takes no arguments
            result = run(*verb, constant)
            self.assertEqual(result.returncode, 0, result.stderr)
        result = run("explain", self.path("tanh.mlir", TANH), "--measure")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stdout, r"\d+\.\d +\d+\.\d  \d+ dot_general")

    def use_cache(self, folder):
        saved = os.environ["LOCKSTEP_CACHE_DIR"]
        os.environ["LOCKSTEP_CACHE_DIR"] = folder
        self.addCleanup(os.environ.__setitem__, "LOCKSTEP_CACHE_DIR", saved)

    def test_a_cache_that_cannot_be_used_is_told_once(self):
        program = self.path("add.mlir", ADD)
        self.use_cache(program)
        for flags in [[], ["--verbose"]]:
            result = run("run", program, *INPUTS, *flags)
            self.assertIn("{4, 7}", result.stdout)
            self.assertRegex(result.stderr, r"^warning: compiled programs are not kept [^\n]*"
                                            r"Not a directory[^\n]*\n$")
        self.assertIn("are not kept", run("explain", program, "--cache").stdout)
        self.assertEqual(run("run", program, *INPUTS, "--no-cache").stderr, "")
        self.assertEqual(run("run", program, *INPUTS, "--backend=interpreter").stderr, "")
        shared = self.path("shared")
        os.mkdir(shared)
        os.chmod(shared, 0o777)
        self.use_cache(shared)
        self.assertIn("others may write into", run("run", program, *INPUTS).stderr)

    def test_cache(self):
        cache = self.path("cache")
        self.use_cache(cache)
        program = self.path("add.mlir", ADD)
        self.assertEqual(run("run", program, *INPUTS, "--backend=cpu", "--no-cache").returncode, 0)
        self.assertFalse(os.path.exists(cache))
        self.assertEqual(run("run", program, *INPUTS, "--backend=cpu").returncode, 0)
        self.assertRegex(run("explain", program, "--cache").stdout, r"disk hits +1\n")


if __name__ == "__main__":
    unittest.main()
