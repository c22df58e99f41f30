# SPDX-License-Identifier: Apache-2.0
"""One small instance of each op, with {E} for its element type."""

import dataclasses
from typing import Callable

def exact(element):
    del element
    return 0


def rounded(element):
    """One step for the libraries' functions; complex ones add up a few roundings."""
    return 4 if element.startswith("complex") else 1


@dataclasses.dataclass
class Template:
    """`op` in generic form; operands are (name, kind of values, shape) or (name, "text", op)."""

    op: str
    operands: list
    ulps: Callable = exact
    without: frozenset = frozenset()

    def allows(self, element):
        return element not in self.without


def scalar_body(op, element="{E}"):
    return (f"({{\n  ^bb0(%p: tensor<{element}>, %q: tensor<{element}>):\n"
            f'    %s = "stablehlo.{op}"(%p, %q) : (tensor<{element}>, tensor<{element}>) -> '
            f'tensor<{element}>\n    "stablehlo.return"(%s) : (tensor<{element}>) -> ()\n  }})')


def compare_body(direction="LT"):
    return ("({\n  ^bb0(%p: tensor<{E}>, %q: tensor<{E}>):\n"
            f'    %s = stablehlo.compare {direction}, %p, %q : (tensor<{{E}}>, tensor<{{E}}>) -> '
            'tensor<i1>\n    "stablehlo.return"(%s) : (tensor<i1>) -> ()\n  })')


def index(name, values, element="i64"):
    """An operand that is a constant vector or scalar of indices."""
    rank = f"{len(values)}x" if isinstance(values, list) else ""
    return (name, "text", f"stablehlo.constant dense<{values}> : tensor<{rank}{element}>")


def elementwise(name, arity, kind="any", result="{E}", ulps=exact, operands=None, attributes=""):
    names = ["a", "b", "c"][:arity]
    kinds = operands or [kind] * arity
    types = ["tensor<8x" + (k.split(":")[1] if ":" in k else "{E}") + ">" for k in kinds]
    op = (f'"{name}"({", ".join("%" + n for n in names)}) {attributes}: '
          f'({", ".join(types)}) -> tensor<8x{result}>')
    return {name: Template(op, [(n, k, [8]) for n, k in zip(names, kinds)], ulps)}


TEMPLATES = {}
for op_name in ["abs", "real", "imag"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 1, result="{P}",
                             ulps=rounded if op_name == "abs" else exact)
for op_name in ["ceil", "floor", "round_nearest_afz", "round_nearest_even", "negate", "not",
                "popcnt", "count_leading_zeros"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 1)
for op_name in ["sign"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 1, ulps=rounded)
TEMPLATES |= elementwise("stablehlo.is_finite", 1, result="i1")
for op_name in ["add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 2)
for op_name in ["divide", "remainder"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 2, operands=["any", "positive"],
                             ulps=lambda e: 4 if "complex" in e else 0)
TEMPLATES |= elementwise("stablehlo.power", 2, operands=["positive", "whole"], ulps=rounded)
TEMPLATES |= elementwise("stablehlo.atan2", 2, kind="unit", ulps=rounded)
for op_name in ["shift_left", "shift_right_arithmetic", "shift_right_logical"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 2, operands=["any", "whole"])
for op_name in ["cbrt", "cosine", "sine", "tan", "tanh", "exponential", "exponential_minus_one",
                "logistic"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 1, kind="unit", ulps=rounded)
for op_name in ["log", "log_plus_one", "rsqrt", "sqrt"]:
    TEMPLATES |= elementwise(f"stablehlo.{op_name}", 1, kind="positive", ulps=rounded)
TEMPLATES |= elementwise("stablehlo.compare", 2, result="i1",
                         attributes="<{comparison_direction = #stablehlo<comparison_direction "
                         "LE>}> ")
TEMPLATES |= elementwise("stablehlo.complex", 2, result="{C}")
TEMPLATES |= elementwise("stablehlo.convert", 1, kind="whole", result="f32")
TEMPLATES["stablehlo.clamp"] = Template(
    '"stablehlo.clamp"(%a, %b, %c) : (tensor<{E}>, tensor<8x{E}>, tensor<{E}>) -> tensor<8x{E}>',
    [("a", "whole", []), ("b", "any", [8]), ("c", "above_one", [])])
TEMPLATES |= elementwise("stablehlo.select", 3, operands=["any:i1", "any", "any"])
TEMPLATES |= elementwise("stablehlo.reduce_precision", 1,
                         attributes="<{exponent_bits = 4 : i32, mantissa_bits = 1 : i32}> ")

# CHLO: functions of full accuracy, and forms that broadcast.
for op_name in ["acos", "asin", "atan", "atanh", "erf", "erf_inv", "erfc", "asinh", "cosh", "sinh",
                "tan", "_asin_acos_kernel", "bessel_i1e"]:
    TEMPLATES |= elementwise(f"chlo.{op_name}", 1, kind="unit", ulps=lambda e: 8)
for op_name in ["digamma", "lgamma"]:
    TEMPLATES |= elementwise(f"chlo.{op_name}", 1, kind="positive", ulps=lambda e: 8)
TEMPLATES |= elementwise("chlo.acosh", 1, kind="above_one", ulps=lambda e: 8)
TEMPLATES |= elementwise("chlo.square", 1, ulps=rounded)
TEMPLATES |= elementwise("chlo.conj", 1)
for op_name in ["is_inf", "is_neg_inf", "is_pos_inf"]:
    TEMPLATES |= elementwise(f"chlo.{op_name}", 1, result="i1")
TEMPLATES |= elementwise("chlo.mulhi", 2)
TEMPLATES |= elementwise("chlo.next_after", 2, kind="unit")
TEMPLATES |= elementwise("chlo.polygamma", 2, operands=["whole", "positive"], ulps=lambda e: 16)
TEMPLATES |= elementwise("chlo.zeta", 2, operands=["above_one", "positive"], ulps=lambda e: 16)

def broadcasting(op_name, kinds=("any", "any"), result="{E}", ulps=exact, attributes=""):
    return {f"chlo.broadcast_{op_name}": Template(
        f'"chlo.broadcast_{op_name}"(%a, %b) {attributes}: '
        f'(tensor<2x1x{{E}}>, tensor<4x{{E}}>) -> tensor<2x4x{result}>',
        [("a", kinds[0], [2, 1]), ("b", kinds[1], [4])], ulps)}


for op_name in ["add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor"]:
    TEMPLATES |= broadcasting(op_name)
for op_name in ["shift_left", "shift_right_arithmetic", "shift_right_logical"]:
    TEMPLATES |= broadcasting(op_name, ("any", "whole"))
TEMPLATES |= broadcasting("divide", ("any", "positive"), ulps=lambda e: 4 if "complex" in e else 0)
TEMPLATES |= broadcasting("remainder", ("any", "positive"))
TEMPLATES |= broadcasting("power", ("positive", "whole"), ulps=rounded)
TEMPLATES |= broadcasting("atan2", ("unit", "unit"), ulps=rounded)
TEMPLATES |= broadcasting("next_after", ("unit", "unit"))
TEMPLATES |= broadcasting("polygamma", ("whole", "positive"), ulps=lambda e: 16)
TEMPLATES |= broadcasting("zeta", ("above_one", "positive"), ulps=lambda e: 16)
TEMPLATES |= broadcasting("complex", result="{C}")
TEMPLATES |= broadcasting("compare", result="i1", attributes="{comparison_direction = "
                          "#chlo<comparison_direction LT>} ")
TEMPLATES["chlo.broadcast_select"] = Template(
    '"chlo.broadcast_select"(%p, %a, %b) : (tensor<4xi1>, tensor<2x4x{E}>, tensor<{E}>) -> '
    'tensor<2x4x{E}>', [("p", "any:i1", [4]), ("a", "any", [2, 4]), ("b", "any", [])])

# Reductions: whole numbers, so that every order gives the same sum.
TEMPLATES |= {
    "stablehlo.reduce": Template(
        '"stablehlo.reduce"(%a, %z) ' + scalar_body("maximum")
        + ' {dimensions = array<i64: 1>} : (tensor<2x3x{E}>, tensor<{E}>) -> tensor<2x{E}>',
        [("a", "any", [2, 3]), ("z", "whole", [])]),
    "stablehlo.reduce_window": Template(
        '"stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2, 2>, '
        'window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 1>, '
        'window_dilations = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : '
        'tensor<2x2xi64>}> ' + scalar_body("minimum")
        + ' : (tensor<3x4x{E}>, tensor<{E}>) -> tensor<5x2x{E}>',
        [("a", "any", [3, 4]), ("z", "above_one", [])]),
    "stablehlo.batch_norm_inference": Template(
        '"stablehlo.batch_norm_inference"(%a, %s, %o, %m, %v) <{epsilon = 0.0 : f32, '
        'feature_index = 1 : i64}> : (tensor<2x2x{E}>, tensor<2x{E}>, tensor<2x{E}>, '
        'tensor<2x{E}>, tensor<2x{E}>) -> tensor<2x2x{E}>',
        [("a", "unit", [2, 2]), ("s", "positive", [2]), ("o", "whole", [2]), ("m", "unit", [2]),
         ("v", "text", "stablehlo.constant dense<[1.0, 4.0]> : tensor<2x{E}>")],
        without=frozenset({"f8E8M0FNU"})),
}
TEMPLATES["stablehlo.select_and_scatter"] = Template(
    '"stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, '
    'window_strides = array<i64: 2>}> ' + compare_body("GE").rstrip(")")
    + ", " + scalar_body("add").lstrip("(")
    + ' : (tensor<6x{E}>, tensor<3x{E}>, tensor<{E}>) -> tensor<6x{E}>',
    [("a", "order", [6]), ("b", "whole", [3]),
     ("z", "text", "stablehlo.constant {ZERO} : tensor<{E}>")])

TEMPLATES |= {
    "stablehlo.dot": Template(
        '"stablehlo.dot"(%a, %b) : (tensor<2x3x{E}>, tensor<3x2x{E}>) -> tensor<2x2x{E}>',
        [("a", "whole", [2, 3]), ("b", "whole", [3, 2])]),
    "stablehlo.dot_general": Template(
        '"stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<'
        'lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], '
        'lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : '
        '(tensor<2x1x3x{E}>, tensor<3x2x{E}>) -> tensor<2x1x{E}>',
        [("a", "whole", [2, 1, 3]), ("b", "whole", [3, 2])]),
    "stablehlo.convolution": Template(
        '"stablehlo.convolution"(%a, %b) <{window_strides = array<i64: 1>, padding = '
        'dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = '
        'array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = '
        '#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, '
        'batch_group_count = 1 : i64}> : (tensor<1x4x2x{E}>, tensor<2x2x1x{E}>) -> '
        'tensor<1x8x1x{E}>', [("a", "whole", [1, 4, 2]), ("b", "whole", [2, 2, 1])]),
}

# Shapes.
TEMPLATES |= {
    "stablehlo.broadcast": Template(
        '"stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: 2>}> : (tensor<3x{E}>) -> '
        'tensor<2x3x{E}>', [("a", "any", [3])]),
    "stablehlo.broadcast_in_dim": Template(
        '"stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2, 0>}> : '
        '(tensor<1x3x{E}>) -> tensor<3x2x2x{E}>', [("a", "any", [1, 3])]),
    "stablehlo.concatenate": Template(
        '"stablehlo.concatenate"(%a, %b, %c) <{dimension = 1 : i64}> : (tensor<2x2x{E}>, '
        'tensor<2x0x{E}>, tensor<2x1x{E}>) -> tensor<2x3x{E}>',
        [("a", "any", [2, 2]), ("b", "text", "stablehlo.constant dense<> : tensor<2x0x{E}>"),
         ("c", "any", [2, 1])]),
    "stablehlo.dynamic_slice": Template(
        '"stablehlo.dynamic_slice"(%a, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : '
        '(tensor<3x4x{E}>, tensor<i64>, tensor<i64>) -> tensor<2x2x{E}>',
        [("a", "any", [3, 4]), index("i", 1), index("j", 9)]),
    "stablehlo.dynamic_update_slice": Template(
        '"stablehlo.dynamic_update_slice"(%a, %b, %i, %j) : (tensor<3x4x{E}>, tensor<2x2x{E}>, '
        'tensor<i64>, tensor<i64>) -> tensor<3x4x{E}>',
        [("a", "any", [3, 4]), ("b", "any", [2, 2]), index("i", -1), index("j", 1)]),
    "stablehlo.iota": Template('"stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> '
                               'tensor<2x3x{E}>', []),
    "stablehlo.pad": Template(
        '"stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 1, -1>, edge_padding_high = '
        'array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3x{E}>, '
        'tensor<{E}>) -> tensor<4x4x{E}>', [("a", "any", [2, 3]), ("z", "any", [])]),
    "stablehlo.reshape": Template(
        '"stablehlo.reshape"(%a) : (tensor<2x3x{E}>) -> tensor<3x1x2x{E}>', [("a", "any", [2, 3])]),
    "stablehlo.reverse": Template(
        '"stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3x{E}>) -> '
        'tensor<2x3x{E}>', [("a", "any", [2, 3])]),
    "stablehlo.slice": Template(
        '"stablehlo.slice"(%a) <{start_indices = array<i64: 1, 0>, limit_indices = '
        'array<i64: 3, 4>, strides = array<i64: 1, 3>}> : (tensor<3x4x{E}>) -> tensor<2x2x{E}>',
        [("a", "any", [3, 4])]),
    "stablehlo.transpose": Template(
        '"stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x2x{E}>) '
        '-> tensor<2x2x3x{E}>', [("a", "any", [2, 3, 2])]),
    "stablehlo.bitcast_convert": Template(
        '"stablehlo.bitcast_convert"(%a) : (tensor<4x{E}>) -> tensor<4xui{B}>',
        [("a", "any", [4])], without=frozenset({"i1", "complex<f64>", "complex<f32>", "f6E2M3FN",
                                                "f6E3M2FN"})),
    "stablehlo.get_dimension_size": Template(
        '"stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> : (tensor<2x3x{E}>) -> '
        'tensor<i32>', [("a", "any", [2, 3])]),
    "stablehlo.dynamic_broadcast_in_dim": Template(
        '"stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : '
        '(tensor<3x{E}>, tensor<2xi64>) -> tensor<2x3x{E}>',
        [("a", "any", [3]), index("s", [2, 3])]),
    "stablehlo.dynamic_pad": Template(
        '"stablehlo.dynamic_pad"(%a, %z, %l, %h, %n) : (tensor<2x{E}>, tensor<{E}>, '
        'tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x{E}>',
        [("a", "any", [2]), ("z", "any", []), index("l", [1]), index("h", [2]), index("n", [1])]),
    "stablehlo.dynamic_reshape": Template(
        '"stablehlo.dynamic_reshape"(%a, %s) : (tensor<6x{E}>, tensor<2xi64>) -> tensor<2x3x{E}>',
        [("a", "any", [6]), index("s", [2, 3])]),
    "stablehlo.real_dynamic_slice": Template(
        '"stablehlo.real_dynamic_slice"(%a, %l, %h, %n) : (tensor<6x{E}>, tensor<1xi64>, '
        'tensor<1xi64>, tensor<1xi64>) -> tensor<2x{E}>',
        [("a", "any", [6]), index("l", [1]), index("h", [5]), index("n", [2])]),
    "stablehlo.gather": Template(
        '"stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        'collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = '
        'array<i64: 1, 2>, indices_are_sorted = false}> : (tensor<3x2x{E}>, tensor<2xi64>) -> '
        'tensor<2x2x{E}>', [("a", "any", [3, 2]), index("i", [7, 1])]),
    "stablehlo.dynamic_gather": Template(
        '"stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<'
        'offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim '
        '= 1>, indices_are_sorted = false}> : (tensor<3x2x{E}>, tensor<2xi64>, tensor<2xi64>) -> '
        'tensor<2x2x{E}>', [("a", "any", [3, 2]), index("i", [2, 0]), index("s", [1, 2])]),
    "stablehlo.scatter": Template(
        '"stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<'
        'update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = '
        '[0], index_vector_dim = 1>}> ' + scalar_body("maximum")
        + ' : (tensor<3x2x{E}>, tensor<3xi64>, tensor<3x2x{E}>) -> tensor<3x2x{E}>',
        [("a", "unit", [3, 2]), index("i", [1, 5, 1]), ("u", "unit", [3, 2])]),
    "stablehlo.torch_index_select": Template(
        '"stablehlo.torch_index_select"(%a, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : '
        '(tensor<2x3x{E}>, tensor<2xi64>) -> tensor<2x2x{E}>',
        [("a", "any", [2, 3]), index("i", [2, 0])]),
    "stablehlo.sort": Template(
        '"stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> '
        + compare_body().replace("%q: tensor<{E}>)",
                                 "%q: tensor<{E}>, %x: tensor<i32>, %y: tensor<i32>)")
        + ' : (tensor<6x{E}>, tensor<6xi32>) -> (tensor<6x{E}>, tensor<6xi32>)',
        [("a", "order", [6]), ("b", "text", "stablehlo.iota dim = 0 : tensor<6xi32>")]),
    "chlo.top_k": Template(
        '"chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6x{E}>) -> (tensor<2x3x{E}>, '
        'tensor<2x3xi32>)', [("a", "unit", [2, 6])]),
    "stablehlo.map": Template(
        '"stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ' + scalar_body("minimum")
        + ' : (tensor<4x{E}>, tensor<4x{E}>) -> tensor<4x{E}>',
        [("a", "unit", [4]), ("b", "unit", [4])]),
    "stablehlo.optimization_barrier": Template(
        '"stablehlo.optimization_barrier"(%a) : (tensor<4x{E}>) -> tensor<4x{E}>',
        [("a", "any", [4])]),
    "stablehlo.cholesky": Template(
        '"stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x2x{E}>) -> tensor<2x2x{E}>',
        [("a", "text", "stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2x{E}>")],
        rounded),
    "stablehlo.triangular_solve": Template(
        '"stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = '
        'false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x{E}>, '
        'tensor<2x1x{E}>) -> tensor<2x1x{E}>',
        [("a", "text", "stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2x{E}>"),
         ("b", "unit", [2, 1])], rounded),
}
