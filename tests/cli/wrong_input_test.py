#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the command says to wrong programs, arrays and flags, and when it cannot write."""

import os
import subprocess
import unittest
import zipfile

from command import ADD, LOCKSTEP, CommandTest, run, write_npy

DECLARED = "func.func private @main(tensor<2xf32>) -> tensor<2xf32>\n"


def chain(length):
    """@main calls @f<length-1>, which calls the one before, and so on down to @f0."""
    text = "func.func private @f0() {\n  return\n}\n"
    for i in range(1, length):
        text += f"func.func private @f{i}() {{\n  func.call @f{i - 1}() : () -> ()\n  return\n}}\n"
    return text + f"func.func @main() {{\n  func.call @f{length - 1}() : () -> ()\n  return\n}}\n"


def doubling(levels):
    """Each function calls the one before twice; @f0 adds."""
    arrow = " : (tensor<4xf32>) -> tensor<4xf32>\n"
    text = ADD.replace("@main", "@unused").replace("2xf32", "4xf32")
    text += ("func.func private @f0(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
             "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n")
    for i in range(1, levels + 1):
        name = "main" if i == levels else f"f{i}"
        text += (f"func.func @{name}(%x: tensor<4xf32>) -> tensor<4xf32> {{\n"
                 f"  %0 = func.call @f{i - 1}(%x){arrow}  %1 = func.call @f{i - 1}(%0){arrow}"
                 f"  return %1 : tensor<4xf32>\n}}\n")
    return text


class Output(CommandTest):
    def test_a_full_output_is_an_error(self):
        program = self.path("add.mlir", ADD)
        for arguments in [["--help"], ["--version"], ["check", program], ["fmt", program],
                          ["inspect", program], ["run", program, "-i", "random:1"]]:
            with self.subTest(arguments), open("/dev/full", "w") as full:
                result = subprocess.run([LOCKSTEP, *arguments], stdout=full, text=True,
                                        stderr=subprocess.PIPE, timeout=60)
                self.assertEqual(result.returncode, 1)
                self.assertEqual(result.stderr, "error: cannot write to standard output: "
                                                "No space left on device\n")

    def test_a_failure_keeps_its_exit_code(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([LOCKSTEP, "run", "--bogus"], stdout=full, timeout=60,
                                    stderr=subprocess.PIPE)
        self.assertEqual(result.returncode, 2)


class Usage(CommandTest):
    def test_wrong_values(self):
        for arguments, message in [
                ("run --backend interpreter --backend interpreter p",
                 "--backend is given 2 times; it takes one value"),
                ("run --backend abacus p",
                 "--backend: expected one of cpu, interpreter, found 'abacus'"),
                ("test --jobs 0 p", "--jobs: expected a number from 1 to 1024, found '0'"),
                ("run --processes many p",
                 "--processes: expected a number from 1 to 1024, found 'many'"),
                ("run --processes", "--processes needs a value"),
                ("inspect --json=maybe p", "--json: cannot read 'maybe'"),
                ("run", "PROGRAM is required"),
                ("run p --output a.txt", "--output: expected FILE.npz, FILE.safetensors or "
                                         "FILE.npy, found 'a.txt'"),
                ("bench p --threads 1025",
                 "--threads: expected a number from 0 to 1024, found '1025'"),
                ("fmt p --version 9.9.9",
                 "--version: StableHLO '9.9.9' is not a version from 0.9.0 to 1.20.0"),
                ("test p --optimize", "--optimize is for --backend=cpu"),
                ("test p --cpu-features avx2", "--cpu-features is for --backend=cpu"),
                ("compile p --disable nothing", "--disable: there is no pass or rule 'nothing'"),
                ("fmt p --to=bytecode --generic",
                 "--generic is a form of text: use it without --to=bytecode"),
                ("plan roofline p --device=h10", "there is no device 'h10'"),
                ("plan roofline p", "--device is missing: which one to predict for, as in "
                                    "--device=tpu-v4; devices are tpu-v2, "),
                ("explain p --calibrate", "--calibrate requires --measure")]:
            with self.subTest(arguments):
                result = run(*arguments.split())
                self.assert_fails(result, 2, f"error: {message}", "\nsee: lockstep ")

    def test_the_verb_that_explains_its_flags_is_named(self):
        for verb in ["bench", "plan memory", "plan roofline"]:
            result = run(*verb.split(), "--nonsense")
            self.assert_fails(result, 2, f"\nsee: lockstep {verb} --help\n")
        result = run("plan", "roofline", "p", "--device=h10")
        self.assert_fails(result, 2, "\nsee: lockstep plan roofline --help\n")


class Streams(CommandTest):
    """What never ends, or is no program at all, is refused by its first bytes."""

    def check_endless(self, beginning, piece, *parts):
        for verb in ["check", "run", "compile"]:
            with self.subTest(verb=verb):
                process = subprocess.Popen([LOCKSTEP, verb, "-"], stdin=subprocess.PIPE,
                                           stderr=subprocess.PIPE)
                written = 0
                try:
                    process.stdin.write(beginning)
                    while written < 1 << 28:  # the end that it must not wait for
                        written += process.stdin.write(piece)
                except BrokenPipeError:
                    pass
                message = process.stderr.read().decode()
                process.stderr.close()
                try:
                    process.stdin.close()
                except BrokenPipeError:
                    pass
                self.assertEqual(process.wait(timeout=60), 1)
                self.assertLess(written, 1 << 24)
                for part in parts:
                    self.assertIn(part, message)

    def test_words(self):
        self.check_endless(b"", b"y\n" * 4096, "<stdin>:1:1: error: expected func.func, found 'y'")

    def test_zeros(self):
        self.check_endless(b"", bytes(8192), "<stdin>: it is neither StableHLO text nor an "
                                             "artifact: it begins with the byte 0")

    def test_zeros_behind_a_program(self):
        self.check_endless(ADD.encode(), bytes(8192), "<stdin>:5:1: error: ")

    def test_a_device(self):
        for verb in [["check"], ["run"], ["plan", "memory"]]:
            result = run(*verb, "/dev/zero")
            self.assertEqual(result.returncode, 1)
            self.assertIn("/dev/zero", result.stderr)
            self.assertLess(len(result.stderr), 1000)

    def test_a_long_program_through_a_pipe_is_read(self):
        text = "\ufeff\n// " + "long " * 40000 + "\n" + ADD
        self.assertEqual(run("check", "-", stdin=text).returncode, 0)
        for first in ["sdy.mesh @mesh = <[\"x\"=2]>", "#loc = loc(\"a\")", "builtin.module {"]:
            text = first + "\n// " + "long " * 40000 + "\n" + ADD + ("}" if "{" in first else "")
            result = run("fmt", "-", stdin=text)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("stablehlo.add", result.stdout)  # all of it, not what came first
        table = "id,lower,upper,size\n" + "".join(f"{i},{i},{i + 1},64\n" for i in range(20000))
        self.assertEqual(run("plan", "memory", "-", stdin=table).returncode, 0)


class Sizes(CommandTest):
    """What is too large is told with its size and with what is allowed."""

    def test_results(self):
        vast = "tensor<1000000x1000000x1000xf32>"
        program = self.path("vast.mlir", f"func.func @main() -> {vast} {{\n"
                            f"  %0 = stablehlo.iota dim = 0 : {vast}\n  return %0 : {vast}\n}}\n")
        self.assert_fails(run("run", program, "--backend=interpreter"), 1,
                          f"vast.mlir:2:8: 'stablehlo.iota': its result {vast} takes "
                          "4000000000000000 bytes; an array may take ")
        self.assert_fails(run("run", program), 1, f"stablehlo.iota at line 2 has the type {vast}, "
                          "which takes 4000000000000000 bytes; an array may take ")
        large = vast.replace("x1000x", "x10x")
        program = self.path("large.mlir", ADD.replace("tensor<2xf32>", large).replace(
            f"%arg0: {large}, %arg1: {large}", "").replace(
                "%0 =", f"%1 = stablehlo.iota dim = 0 : {large}\n  %0 =").replace(
                    "%arg0, %arg1", "%1, %1"))
        self.assert_fails(run("run", program), 1, "there is no memory for 40000000000000 bytes "
                          f"of result 0, {large}: this process may use ")


class Seeds(CommandTest):
    def test_a_seed_is_a_whole_number(self):
        program = self.path("add.mlir", ADD)
        for seed in ["", "x", "-1", "1.5", " 1", "18446744073709551616"]:
            for verb in [["run"], ["bench"], ["explain", "--measure"]]:
                result = run(*verb, program, "--input", "random:" + seed)
                self.assert_fails(result, 1, "expected random:SEED, a whole number from 0 to "
                                  "18446744073709551615 as in random:7, "
                                  f"found 'random:{seed}'")
        result = run("run", program, "--input", "random:18446744073709551615")
        self.assertEqual(result.returncode, 0, result.stderr)


class Outputs(CommandTest):
    def test_what_cannot_be_written_is_refused_before_the_run(self):
        # This loop would never end.
        endless = (
            "func.func @main(%x: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<i32>) {\n"
            "  %0 = stablehlo.constant dense<0> : tensor<i32>\n"
            "  %1 = stablehlo.while(%i = %0) : tensor<i32> cond {\n"
            "    %2 = stablehlo.constant dense<true> : tensor<i1>\n"
            "    stablehlo.return %2 : tensor<i1>\n"
            "  } do {\n    stablehlo.return %i : tensor<i32>\n  }\n"
            "  return %x, %1 : tensor<complex<f64>>, tensor<i32>\n}\n")
        for name, message in [
                ("out.safetensors", "out.safetensors: .safetensors cannot carry complex<f64>"),
                ("out.npy", "out.npy: a .npy file holds one array, not 2"),
                ("no/such/folder.npz", "No such file or directory")]:
            for backend in ["cpu", "interpreter"]:
                result = run("run", "-", "-i", "random:1", "-o", self.path(name), "--backend",
                             backend, stdin=endless)
                self.assert_fails(result, 1, message)
        self.assertEqual(os.listdir(self.folder), [])

    def test_a_custom_call_that_nobody_knows(self):
        program = ("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
                   "  %0 = stablehlo.custom_call @far.away(%x) : (tensor<f32>) -> tensor<f32>\n"
                   "  return %0 : tensor<f32>\n}\n")
        for backend in ["cpu", "interpreter"]:
            result = run("run", "-", "-i", "random:1", "--backend", backend, stdin=program)
            self.assert_fails(result, 3, "error: this program cannot run:\n  <stdin>:2:8: "
                              "'stablehlo.custom_call': Lockstep has no custom call target "
                              "'far.away'\n")
            self.assertNotIn("interpreter", result.stderr)


class Programs(CommandTest):
    def test_the_end_of_the_text_is_shown(self):
        result = run("check", "-", stdin="module {\n  // more\n\n")
        self.assertEqual(result.stderr, "<stdin>:2:10: error: expected '}', found end of input\n"
                                        "    // more\n           ^\n")

    def test_calls_nested_too_deep(self):
        message = "'func.call': calls and regions are nested deeper than 512\n"
        for verb in ["check", "inspect", "run"]:
            with self.subTest(verb):
                result = run(verb, "-", stdin=chain(50000))
                self.assert_fails(result, 1, "<stdin>:2049:3: error: " + message)
        self.assertEqual(run("check", "-", stdin=chain(511)).returncode, 0)
        self.assertEqual(
            run("run", "--backend", "interpreter", "-", stdin=chain(511)).returncode, 0)
        # The compiler has nothing to keep of a program that gives nothing and does nothing.
        self.assert_fails(run("run", "-", stdin=chain(511)), 1, "neither outputs nor effects")

    def test_recursion_names_the_circle(self):
        program = ("func.func @main() {\n  func.call @a() : () -> ()\n  return\n}\n"
                   "func.func private @a() {\n  func.call @main() : () -> ()\n  return\n}\n")
        message = "'func.call': calls must not be recursive, found @main -> @a -> @main\n"
        self.assertIn(message, run("check", "-", stdin=program).stderr)
        for verb in ["run", "inspect"]:
            self.assert_fails(run(verb, "-", stdin=program), 1, message)

    def test_shared_callees_are_counted_once(self):
        result = run("inspect", "-", stdin=doubling(64))
        self.assertIn("FLOPs            7.38e+19\n", result.stdout)

    def test_run_shows_the_line_as_check_does(self):
        program = ADD.replace("stablehlo.add %arg0", "stablehlo.add %arg1").replace(
            "%arg0, %arg1 : tensor", "%arg1, %arg1 : tensor").replace("-> tensor<2xf32>",
                                                                      "-> tensor<3xf32>")
        checked = run("check", "-", stdin=program)
        self.assertEqual(checked.returncode, 1)
        self.assertIn("^", checked.stderr)
        self.assertIn("<stdin>:3:3: error: ", checked.stderr)
        for verb in ["run", "inspect"]:
            self.assertEqual(run(verb, "-", stdin=program).stderr, checked.stderr)

    def test_a_declared_entry(self):
        self.assertEqual(run("check", "-", stdin=DECLARED).returncode, 0)
        for verb in ["run", "inspect"]:
            self.assert_fails(run(verb, "-", stdin=DECLARED), 1, "the entry @main has no body")
        self.assert_fails(run("check", "-", stdin=DECLARED.replace("private", "public")), 1,
                          "<stdin>:1:1: error: function @main: a function without a body is a "
                          "declaration and must be private")

    def test_a_byte_order_mark_is_skipped(self):
        marked = run("fmt", "-", stdin="\ufeff" + ADD)
        self.assertEqual(marked.stdout, run("fmt", "-", stdin=ADD).stdout)

    def test_a_table_without_lines(self):
        self.assert_fails(run("plan", "memory", "-"), 1, "<stdin>:1:1: error: expected a line of ")

    def test_nothing_to_test(self):
        empty = self.path("empty.mlir", "")
        result = run("test", empty)
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"INVALID {empty}\nnothing to run: there is no program\n", result.stdout)


class Inputs(CommandTest):
    def test_bench_takes_known_sizes(self):
        program = ADD.replace("2xf32", "?xf32")
        result = run("bench", "-", "-i", "dense<1.0> : tensor<2xf32>", stdin=program)
        self.assert_fails(result, 3, "'arg0' has the type tensor<?xf32>: bench calls programs all "
                                     "of whose sizes are known")

    def test_one_too_many(self):
        program = self.path("add.mlir", ADD)
        for verb in ["run", "bench"]:
            for spec in ["random:3", "dense<1.0> : tensor<2xf32>"]:
                result = run(verb, program, "-i", "random:1", "-i", "random:2", "-i", spec)
                self.assert_fails(result, 1, f"input '{spec}' is one too many: the program takes 2")

    def test_an_array_that_does_not_fit_is_not_inflated(self):
        # Damaged behind the header: only who inflates it all would notice.
        write_npy(self.path("arg0.npy"), [3000, 3000], [], "<f4")
        with open(self.path("arg0.npy"), "ab") as file:
            file.truncate(os.path.getsize(file.name) + 3000 * 3000 * 4)
        with zipfile.ZipFile(self.path("a.npz"), "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(self.path("arg0.npy"), "arg0.npy")
        with open(self.path("a.npz"), "r+b") as file:
            data = file.read()
            at = data.index(b"arg0.npy") + len("arg0.npy") + 2000
            file.seek(at)
            file.write(b"\xff" * 16)
        result = run("run", self.path("add.mlir", ADD), "-i", self.path("a.npz"))
        self.assert_fails(result, 1, "argument 0 'arg0': expected tensor<2xf32>, "
                                     "found tensor<3000x3000xf32>")

    def test_unknown_names_list_those_there_are(self):
        program = self.path("add.mlir", ADD)
        run("run", program, "-i", "random:7", "-o", self.path("out.npz"))
        self.assert_fails(run("run", program, "-i", self.path("out.npz")), 1,
                          "no argument is called 'out0'; there are arg0, arg1\n")

    def test_results_without_names_are_named_once(self):
        result = run("run", self.path("add.mlir", ADD), "-i", "random:7")
        self.assertTrue(result.stdout.startswith("out0 = "), result.stdout)


if __name__ == "__main__":
    unittest.main()
