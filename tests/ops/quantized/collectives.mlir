// SPDX-License-Identifier: Apache-2.0
// Collectives on quantized operands.

// all_gather
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.all_gather"(%operand) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<8x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<8x!quant.uniform<i8:f32, 0.5:10>>, tensor<8x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 47, 101, -128, 127, 85, -71]> : tensor<8xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 47, 101, -128, 127, 85, -71]> : tensor<8xi8>
  func.return
}

// -----

// all_to_all
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.all_to_all"(%operand) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, -128, 127]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[47, 101, 85, -71]> : tensor<4xi8>
  func.return
}

// -----

// collective_permute: who receives nothing has quantized zeros
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[10, 10, 10, 10]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 47, 101]> : tensor<4xi8>
  func.return
}

// -----

// collective_broadcast
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 85, -71]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 85, -71]> : tensor<4xi8>
  func.return
}

// -----

// collective_broadcast: who is in no group has quantized zeros
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 47, 101]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[10, 10, 10, 10]> : tensor<4xi8>
  func.return
}

// -----

// all_reduce, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 122, 20]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 122, 20]> : tensor<4xi8>
  func.return
}

// -----

// reduce_scatter, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %s0, dense<[-128, 127]> : tensor<2xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %s1, dense<[122, 20]> : tensor<2xi8>
  func.return
}

// -----

// all_reduce, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i16:f32, 0.25:3>> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i16:f32, 0.25:3>>
  func.return %0 : tensor<4x!quant.uniform<i16:f32, 0.25:3>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i16:f32, 0.25:3>>, tensor<4x!quant.uniform<i16:f32, 0.25:3>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<4xi16>
  check.expect_eq_const %s0, dense<[-549, 471, 227, 23]> : tensor<4xi16>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<4xi16>
  check.expect_eq_const %s1, dense<[-549, 471, 227, 23]> : tensor<4xi16>
  func.return
}

// -----

// reduce_scatter, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.25:3>> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.25:3>>
  func.return %0 : tensor<2x!quant.uniform<i16:f32, 0.25:3>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<2x!quant.uniform<i16:f32, 0.25:3>>, tensor<2x!quant.uniform<i16:f32, 0.25:3>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<2x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<2xi16>
  check.expect_eq_const %s0, dense<[-549, 471]> : tensor<2xi16>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<2x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<2xi16>
  check.expect_eq_const %s1, dense<[227, 23]> : tensor<2xi16>
  func.return
}

// -----

// all_reduce, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 85, 101]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 85, 101]> : tensor<4xi8>
  func.return
}

// -----

// reduce_scatter, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %s0, dense<[-128, 127]> : tensor<2xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %s1, dense<[85, 101]> : tensor<2xi8>
  func.return
}

// -----

// all_reduce, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i16:f32, 0.25:3>> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i16:f32, 0.25:3>>
  func.return %0 : tensor<4x!quant.uniform<i16:f32, 0.25:3>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i16:f32, 0.25:3>>, tensor<4x!quant.uniform<i16:f32, 0.25:3>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<4xi16>
  check.expect_eq_const %s0, dense<[-273, 237, 153, 185]> : tensor<4xi16>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<4xi16>
  check.expect_eq_const %s1, dense<[-273, 237, 153, 185]> : tensor<4xi16>
  func.return
}

// -----

// reduce_scatter, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.25:3>> {
  %0 = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.25:3>>
  func.return %0 : tensor<2x!quant.uniform<i16:f32, 0.25:3>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<2x!quant.uniform<i16:f32, 0.25:3>>, tensor<2x!quant.uniform<i16:f32, 0.25:3>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<2x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<2xi16>
  check.expect_eq_const %s0, dense<[-273, 237]> : tensor<2xi16>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<2x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<2xi16>
  check.expect_eq_const %s1, dense<[153, 185]> : tensor<2xi16>
  func.return
}

// -----

// collective_reduce: all but the root have quantized zeros
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.collective_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 122, 20]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[10, 10, 10, 10]> : tensor<4xi8>
  func.return
}

// -----

// cross-replica-sum
func.func @process(%operand: tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>> {
  %0 = "stablehlo.cross-replica-sum"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  func.return %0 : tensor<4x!quant.uniform<i8:f32, 0.5:10>>
}
func.func @main() {
  %a = "stablehlo.constant"() <{value = dense<[-128, 127, 47, 101]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %b = "stablehlo.constant"() <{value = dense<[-128, 127, 85, -71]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@process], [@process]]}> : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> (tensor<4x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>)
  %s0 = stablehlo.bitcast_convert %0#0 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s0, dense<[-128, 127, 122, 20]> : tensor<4xi8>
  %s1 = stablehlo.bitcast_convert %0#1 : (tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<4xi8>
  check.expect_eq_const %s1, dense<[-128, 127, 122, 20]> : tensor<4xi8>
  func.return
}
