#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes tests/ops/relations/<op>.mlir: ops that the reference interpreter of make_type_cases.py
does not evaluate, once for each element type, against other ops that must give the same.

    make_relation_cases.py --lockstep PATH [--only OP...]

A case that `lockstep test` does not pass is printed and not written: a person decides why.
"""

import argparse
import pathlib
import re
import subprocess
import sys

import type_cases_inputs as inputs

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent.parent / "scripts"))
import make_spec_coverage as coverage  # noqa: E402  (the op table, read once for both)

HEADER = """// SPDX-License-Identifier: Apache-2.0
// {op}, once for each element type; made by tests/ops/make_relation_cases.py.
"""

T22, T4 = "tensor<2x2x{E}>", "tensor<4x{E}>"
CONCATENATED = ('%e = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : '
                f"({T22}, {T22}) -> tensor<4x2x{{E}}>")
GROUP = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
PAIRS = "source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


def body(op):
    return ("({\n  ^bb0(%p: tensor<{E}>, %q: tensor<{E}>):\n"
            f'    %s = "stablehlo.{op}"(%p, %q) : (tensor<{{E}}>, tensor<{{E}}>) -> tensor<{{E}}>\n'
            '    "stablehlo.return"(%s) : (tensor<{E}>) -> ()\n  })')


class Case:
    """`arrays`: name -> shape; `lines` give %r and %e, which must agree; `functions` stand apart.
    `like`: only for elements that this op takes, too; `only`: only for these."""

    def __init__(self, arrays, lines, result, functions="", kind="unit", like=None,
                 only=None, without=()):
        self.arrays, self.lines, self.result = arrays, lines, result
        self.functions, self.kind, self.like, self.only = functions, kind, like, only
        self.without = without


def on_two(op, result, expected, attributes=GROUP, region=""):
    """A collective of two processes that hold %a and %b; %r is what the first one gets."""
    region = region and f" {region}"
    return Case(
        {"a": [2, 2], "b": [2, 2]},
        [f'%r, %other = "interpreter.run_parallel"(%a, %b) <{{programs = [[@f], [@f]]}}> : '
         f"({T22}, {T22}) -> ({result}, {result})", *expected], result,
        f"func.func @f(%x: {T22}) -> {result} {{\n"
        f'  %0 = "stablehlo.{op}"(%x) <{{{attributes}}}>{region} : ({T22}) -> {result}\n'
        f"  return %0 : {result}\n}}\n")


def same_as(arrays, op, other, result, **more):
    return Case(arrays, [f"%r = {op}", f"%e = {other}"], result, **more)


CASES = {
    "stablehlo.all_gather": on_two(
        "all_gather", "tensor<4x2x{E}>", [CONCATENATED], f"all_gather_dim = 0 : i64, {GROUP}"),
    "stablehlo.all_reduce": on_two(
        "all_reduce", T22, [f"%e = stablehlo.maximum %a, %b : {T22}"], region=body("maximum")),
    "stablehlo.collective_reduce": on_two(
        "collective_reduce", T22, [f"%e = stablehlo.maximum %a, %b : {T22}"],
        region=body("maximum")),
    "stablehlo.reduce_scatter": on_two(
        "reduce_scatter", "tensor<1x2x{E}>",
        [f"%m = stablehlo.minimum %a, %b : {T22}",
         f"%e = stablehlo.slice %m [0:1, 0:2] : ({T22}) -> tensor<1x2x{{E}}>"],
        f"scatter_dimension = 0 : i64, {GROUP}", body("minimum")),
    "stablehlo.all_to_all": on_two(
        "all_to_all", "tensor<4x1x{E}>",
        [f"%c = stablehlo.slice %a [0:2, 0:1] : ({T22}) -> tensor<2x1x{{E}}>",
         f"%d = stablehlo.slice %b [0:2, 0:1] : ({T22}) -> tensor<2x1x{{E}}>",
         '%e = "stablehlo.concatenate"(%c, %d) <{dimension = 0 : i64}> : '
         "(tensor<2x1x{E}>, tensor<2x1x{E}>) -> tensor<4x1x{E}>"],
        f"split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, {GROUP}"),
    "stablehlo.collective_broadcast": on_two(
        "collective_broadcast", T22, [f"%e = stablehlo.reshape %b : ({T22}) -> {T22}"],
        "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>"),
    "stablehlo.collective_permute": on_two(
        "collective_permute", T22, [f"%e = stablehlo.reshape %b : ({T22}) -> {T22}"], PAIRS),
    "stablehlo.cross-replica-sum": on_two(
        "cross-replica-sum", T22, [f"%e = stablehlo.add %a, %b : {T22}"]),
    "stablehlo.async_start": Case(
        {"a": [2, 2]},
        [f'%f = "stablehlo.async_start"(%a) ({{\n  ^bb0(%x: {T22}):\n'
         f"    %s = stablehlo.slice %x [1:2, 0:2] : ({T22}) -> tensor<1x2x{{E}}>\n"
         "    stablehlo.return %s : tensor<1x2x{E}>\n  }) : "
         f"({T22}) -> !stablehlo.future<tensor<1x2x{{E}}>>",
         '%r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<1x2x{E}>>) -> '
         "tensor<1x2x{E}>",
         f"%e = stablehlo.slice %a [1:2, 0:2] : ({T22}) -> tensor<1x2x{{E}}>"],
        "tensor<1x2x{E}>"),
    "stablehlo.outfeed": Case(
        {"a": [4]},
        ["%t = stablehlo.create_token : !stablehlo.token",
         f'%u = "stablehlo.outfeed"(%a, %t) : ({T4}, !stablehlo.token) -> !stablehlo.token',
         f"%r = stablehlo.reshape %a : ({T4}) -> {T4}", f"%e = stablehlo.reshape %a : ({T4}) -> "
         f"{T4}"], T4),
    "stablehlo.send": Case(
        {"a": [4]},
        ["%t = stablehlo.create_token : !stablehlo.token",
         '%u, %r, %v = "interpreter.run_parallel"(%a, %t, %t) <{programs = [[@f, @g]]}> : '
         f"({T4}, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token, {T4}, "
         "!stablehlo.token)", f"%e = stablehlo.reshape %a : ({T4}) -> {T4}"], T4,
        f"func.func @f(%x: {T4}, %t: !stablehlo.token) -> !stablehlo.token {{\n"
        f'  %0 = "stablehlo.send"(%x, %t) <{{{CHANNEL}, '
        "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : "
        f"({T4}, !stablehlo.token) -> !stablehlo.token\n  return %0 : !stablehlo.token\n}}\n"
        f"func.func @g(%t: !stablehlo.token) -> ({T4}, !stablehlo.token) {{\n"
        f'  %0:2 = "stablehlo.recv"(%t) <{{{CHANNEL}, '
        "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : "
        f"(!stablehlo.token) -> ({T4}, !stablehlo.token)\n"
        f"  return %0#0, %0#1 : {T4}, !stablehlo.token\n}}\n"),
    "stablehlo.broadcast": same_as(
        {"a": [4]}, '"stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: 2>}> : '
        f"({T4}) -> tensor<2x4x{{E}}>",
        f"stablehlo.broadcast_in_dim %a, dims = [1] : ({T4}) -> tensor<2x4x{{E}}>",
        "tensor<2x4x{E}>"),
    "chlo.broadcast_select": Case(
        {"a": [2, 2], "b": []},
        ["%p = stablehlo.constant dense<[true, false]> : tensor<2xi1>",
         f'%r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, {T22}, tensor<{{E}}>) -> '
         f"{T22}",
         "%q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>",
         f"%c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<{{E}}>) -> {T22}",
         f"%e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, {T22}"], T22),
    "stablehlo.complex": Case(
        {"a": [4], "b": [4]},
        [f"%c = stablehlo.complex %a, %b : ({T4}, {T4}) -> tensor<4x{{C}}>",
         f"%r = stablehlo.real %c : (tensor<4x{{C}}>) -> {T4}",
         f"%e = stablehlo.reshape %a : ({T4}) -> {T4}"], T4, only=("f32", "f64")),
    "chlo.broadcast_complex": Case(
        {"a": [2, 2], "b": [2]},
        ['%c = "chlo.broadcast_complex"(%a, %b) : '
         f"({T22}, tensor<2x{{E}}>) -> tensor<2x2x{{C}}>",
         f"%r = stablehlo.imag %c : (tensor<2x2x{{C}}>) -> {T22}",
         f"%e = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2x{{E}}>) -> {T22}"], T22,
        only=("f32", "f64")),
    "chlo.constant": same_as(
        {}, '"chlo.constant"() <{value = {A} : tensor<2x2x{E}>}> : () -> ' + T22,
        f"stablehlo.constant {{A}} : {T22}", T22),
    "chlo.constant_like": same_as(
        {"a": [4]}, f'"chlo.constant_like"(%a) <{{value = {{ONE}}}}> : ({T4}) -> {T4}',
        "stablehlo.constant {ONES} : " + T4, T4),
    "stablehlo.set_dimension_size": Case(
        {"a": [4]},
        ["%n = stablehlo.constant dense<4> : tensor<i32>",
         f"%d = stablehlo.set_dimension_size %a, %n, dim = 0 : ({T4}, tensor<i32>) -> {T4}",
         f"%r = stablehlo.reverse %d, dims = [0] : {T4}",
         f"%e = stablehlo.reverse %a, dims = [0] : {T4}"], T4),
    "stablehlo.torch_index_select": Case(
        {"a": [2, 2]},
        ["%i = stablehlo.constant dense<[1, 0]> : tensor<2xi64>",
         '%r = "stablehlo.torch_index_select"(%a, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : '
         f"({T22}, tensor<2xi64>) -> {T22}", f"%e = stablehlo.reverse %a, dims = [1] : {T22}"],
        T22),
    "stablehlo.dot": same_as(
        {"a": [2, 2], "b": [2, 2]}, f"stablehlo.dot %a, %b : ({T22}, {T22}) -> {T22}",
        f"stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({T22}, {T22}) -> {T22}",
        T22),
    "stablehlo.einsum": same_as(
        {"a": [2, 2], "b": [2, 2]},
        f'stablehlo.einsum %a, %b, config = "ij,jk->ik" : ({T22}, {T22}) -> {T22}',
        f"stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({T22}, {T22}) -> {T22}",
        T22),
    "stablehlo.unary_einsum": same_as(
        {"a": [2, 2]}, f'stablehlo.unary_einsum %a, config = "ij->ji" : ({T22}) -> {T22}',
        f"stablehlo.transpose %a, dims = [1, 0] : ({T22}) -> {T22}", T22),
    "chlo.ragged_dot": Case(
        {"a": [2, 2], "b": [1, 2, 2]},
        ["%n = stablehlo.constant dense<2> : tensor<1xi64>",
         '%r = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<'
         "lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions "
         "= [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], "
         "rhs_group_dimensions = [0]>}> : "
         f"({T22}, tensor<1x2x2x{{E}}>, tensor<1xi64>) -> {T22}",
         f"%c = stablehlo.reshape %b : (tensor<1x2x2x{{E}}>) -> {T22}",
         f"%e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : ({T22}, {T22}) -> "
         f"{T22}"], T22, without=("f8E8M0FNU",)),  # no zero, which its expansion needs
    "chlo.scan": Case(
        {"a": [2, 2], "b": [2]},
        ['%r, %last = "chlo.scan"(%a, %b) <{dimension = 0 : i64, is_reverse = true, '
         "operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({\n"
         "  ^bb0(%x: tensor<2x{E}>, %y: tensor<2x{E}>):\n"
         "    stablehlo.return %y, %x : tensor<2x{E}>, tensor<2x{E}>\n  }) : "
         f"({T22}, tensor<2x{{E}}>) -> ({T22}, tensor<2x{{E}}>)",
         f"%c = stablehlo.slice %a [1:2, 0:2] : ({T22}) -> tensor<1x2x{{E}}>",
         "%d = stablehlo.reshape %b : (tensor<2x{E}>) -> tensor<1x2x{E}>",
         "%e = stablehlo.concatenate %c, %d, dim = 0 : "
         f"(tensor<1x2x{{E}}>, tensor<1x2x{{E}}>) -> {T22}"], T22),
    "stablehlo.compare": Case(
        {"a": [4]},
        [f"%r = stablehlo.compare EQ, %a, %a : ({T4}, {T4}) -> tensor<4xi1>",
         "%e = stablehlo.constant dense<true> : tensor<4xi1>"], "tensor<4xi1>"),
    "chlo.broadcast_compare": Case(
        {"a": [4], "b": []},
        ['%r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = '
         "#chlo<comparison_direction NE>} : "
         f"({T4}, tensor<{{E}}>) -> tensor<4xi1>",
         f"%c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<{{E}}>) -> {T4}",
         f"%e = stablehlo.compare NE, %a, %c : ({T4}, {T4}) -> tensor<4xi1>"], "tensor<4xi1>"),
    "stablehlo.case": Case(
        {"a": [4]},
        ["%i = stablehlo.constant dense<1> : tensor<i32>",
         '%r = "stablehlo.case"(%i) ({\n' f"    stablehlo.return %a : {T4}\n  }}, {{\n"
         f"    %s = stablehlo.reverse %a, dims = [0] : {T4}\n    stablehlo.return %s : {T4}\n"
         f"  }}) : (tensor<i32>) -> {T4}", f"%e = stablehlo.reverse %a, dims = [0] : {T4}"], T4),
}
for name in ("atan2", "next_after", "polygamma", "shift_left", "shift_right_arithmetic",
             "shift_right_logical"):
    plain = "chlo" if name in ("next_after", "polygamma") else "stablehlo"
    CASES[f"chlo.broadcast_{name}"] = Case(
        {"a": [2, 2], "b": [2]},
        [f'%r = "chlo.broadcast_{name}"(%a, %b) : ({T22}, tensor<2x{{E}}>) -> {T22}',
         f"%c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2x{{E}}>) -> {T22}",
         f'%e = "{plain}.{name}"(%a, %c) : ({T22}, {T22}) -> {T22}'], T22, kind="whole",
        like=f"{plain}.{name}")


def filled(text, element):
    one = {"i1": "true"}.get(element, "1.0 : " + element if inputs.is_float(element) else
                             "1 : " + element)
    number = {"i1": "true"}.get(element, "(1.0, 0.0)" if "complex" in element else
                                "1.0" if inputs.is_float(element) else "1")
    if "complex" in element:
        part = inputs.part_of(element)
        one = f"#complex.number<:{part} 1.0, 0.0> : {element}"
    return (text.replace("{A}", inputs.dense("unit", element, [2, 2], 0)).replace("{ONES}",
            f"dense<{number}>").replace("{ONE}", one).replace("{C}", f"complex<{element}>")
            .replace("{E}", element))


def make_case(case, element):
    lines = [f"// {element}"]
    if case.functions:
        lines.append(filled(case.functions, element).rstrip("\n"))
    lines.append("func.func @main() {")
    for i, (name, shape) in enumerate(case.arrays.items()):
        dims = "".join(f"{n}x" for n in shape)
        values = inputs.dense(case.kind, element, shape, i)
        lines.append(f"  %{name} = stablehlo.constant {values} : tensor<{dims}{element}>")
    lines += ["  " + filled(line, element) for line in case.lines]
    return "\n".join(lines + [
        "  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : "
        + filled(case.result, element), "  return", "}", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lockstep", required=True)
    parser.add_argument("--only", nargs="*", default=[])
    options = parser.parse_args()
    ops = coverage.read_ops()
    folder = FOLDER / "relations"
    folder.mkdir(exist_ok=True)
    total = 0
    for name, case in CASES.items():
        if options.only and name not in options.only:
            continue
        passed = []
        for _, letters, members in coverage.GROUPS:
            if not set(letters) & set(ops[name].letters) or "q" in letters:
                continue
            for element in members:
                if case.like and not set(letters) & set(ops[case.like].letters):
                    continue
                if case.only and element not in case.only or element in case.without:
                    continue
                text = make_case(case, element)
                result = subprocess.run([options.lockstep, "test", "/dev/stdin"], input=text,
                                        text=True, capture_output=True)
                if result.returncode == 0:
                    passed.append(text)
                else:
                    said = (result.stdout + result.stderr).strip().splitlines()
                    print(f"FAILS {name} {element}: {' '.join(said[:3])[:300]}")
        if passed:
            path = folder / (re.sub(r"\W+", "_", name.replace("stablehlo.", "")) + ".mlir")
            path.write_text(HEADER.format(op=name) + "\n" + "\n// -----\n\n".join(passed))
        total += len(passed)
    print(total, "cases")


if __name__ == "__main__":
    main()
