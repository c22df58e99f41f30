// SPDX-License-Identifier: Apache-2.0
// PASS: eliminate_dead_code
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %x : tensor<4xf32>
  %1 = stablehlo.cosine %0 : tensor<4xf32>
  return %x : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// PASS: eliminate_common_subexpressions
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  %1 = stablehlo.add %y, %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0, %0 : tensor<4xf32>, tensor<4xf32>
// -----
// PASS: fold_constants
func.func @main() -> tensor<4xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.sqrt %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_1 = stablehlo.constant dense<1.41421354> : tensor<4xf32>
// CHECK-NEXT: return %cst_1 : tensor<4xf32>
// -----
// PASS: expand_composites
func.func @main(%x: tensor<4xf32>, %y: tensor<f32>) -> tensor<4xf32> {
  %0 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.add %arg0, %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// PASS: hoist_loop_invariants
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %x : tensor<4xf32>
    %5 = stablehlo.add %a, %4 : tensor<4xf32>
    stablehlo.return %3, %5 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: cond {
// CHECK-NEXT: %2 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %2 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %c_1 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %2 = stablehlo.add %iterArg, %c_1 : tensor<i32>
// CHECK-NEXT: %3 = stablehlo.add %iterArg_0, %0 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %2, %3 : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1#1 : tensor<4xf32>
// -----
// PASS: sink_constants
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %5 = stablehlo.sine %a : tensor<4xf32>
    stablehlo.return %3, %5 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: cond {
// CHECK-NEXT: %1 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %c_1 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
// CHECK-NEXT: %2 = stablehlo.sine %iterArg_0 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : tensor<4xf32>
// -----
// PASS: unroll_small_loops
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %a : tensor<4xf32>
    stablehlo.return %3, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %c_0 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.add %c, %c_0 : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: %c_1 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %2 = stablehlo.add %0, %c_1 : tensor<i32>
// CHECK-NEXT: %3 = stablehlo.sine %1 : tensor<4xf32>
// CHECK-NEXT: return %3 : tensor<4xf32>
// -----
// PASS: split_long_reductions
func.func @main(%x: tensor<1000000xf32>) -> tensor<f32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<1000000xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK: stablehlo.reshape %arg0 : (tensor<1000000xf32>) -> tensor<50x20000xf32>
// CHECK-NEXT: across dimensions = [1]
// CHECK-NEXT: across dimensions = [0]
// CHECK-NEXT: return
// -----
// What does not fill another of 40 parts is one of its own.
// PASS: split_long_reductions
func.func @main(%x: tensor<327689x2xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<327689x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// CHECK: stablehlo.concatenate
// CHECK: (tensor<41x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return
// -----
// The place of the largest or of the first NaN, by a body of several ops that is proved associative.
// PASS: split_long_reductions
func.func @main(%x: tensor<512x1024xf32>) -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.iota dim = 1 : tensor<512x1024xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<2147483647> : tensor<i32>
  %1:2 = stablehlo.reduce(%x init: %low), (%0 init: %none) across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<512x1024xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %2 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %nan = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.or %2, %nan : tensor<i1>
    %9 = stablehlo.or %6, %5 : tensor<i1>
    %7 = stablehlo.select %6, %a, %b : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %9, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  return %1#0, %1#1 : tensor<f32>, tensor<i32>
}
// CHECK: stablehlo.reshape %arg0 : (tensor<512x1024xf32>) -> tensor<32x16x1024xf32>
// CHECK: across dimensions = [1, 2]
// CHECK: across dimensions = [0]
// -----
// Without a word on NaN the order makes a difference: (1, NaN), 0 gives 0 and 1, (NaN, 0) gives 1.
// PASS: split_long_reductions
func.func @main(%x: tensor<512x1024xf32>) -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.iota dim = 1 : tensor<512x1024xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<2147483647> : tensor<i32>
  %1:2 = stablehlo.reduce(%x init: %low), (%0 init: %none) across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<512x1024xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %2 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %6, %a, %b : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  return %1#0, %1#1 : tensor<f32>, tensor<i32>
}
// CHECK-NOT: stablehlo.reshape
// CHECK: across dimensions = [0, 1]
// -----
// Results that are one op each, and one that is not.
// PASS: split_long_reductions
func.func @main(%x: tensor<600000xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0:2 = stablehlo.reduce(%x init: %zero), (%x init: %low) across dimensions = [0] : (tensor<600000xf32>, tensor<600000xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    %1 = stablehlo.add %a, %b : tensor<f32>
    %2 = stablehlo.maximum %c, %d : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}
// CHECK: stablehlo.reshape
// -----
// PASS: split_long_reductions
func.func @main(%x: tensor<600000xi32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %zero) across dimensions = [0] : (tensor<600000xi32>, tensor<i32>) -> tensor<i32>
    reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %1 = stablehlo.add %a, %a : tensor<i32>
    %2 = stablehlo.add %1, %b : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }
  return %0 : tensor<i32>
}
// CHECK-NOT: stablehlo.reshape
// CHECK: across dimensions = [0]
// -----
// PASS: remove_barriers
func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = stablehlo.sine %x : tensor<4xf32>
  %1:2 = stablehlo.optimization_barrier %0, %y : tensor<4xf32>, tensor<2xf32>
  %2 = stablehlo.sine %1#0 : tensor<4xf32>
  return %2, %1#1 : tensor<4xf32>, tensor<2xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.sine %0 : tensor<4xf32>
// CHECK-NEXT: return %1, %arg1 : tensor<4xf32>, tensor<2xf32>
// -----
// PASS: remove_barriers
sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<4xf32>
  %1 = stablehlo.sine %0 : tensor<4xf32>
  %2 = stablehlo.custom_call @Sharding(%1) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// PASS: expand_quantized
func.func @main(%x: tensor<4x!quant.uniform<i8<-127:127>:f32, 0.25:3>>) -> tensor<4x!quant.uniform<i8<-127:127>:f32, 0.25:3>> {
  %0 = stablehlo.tanh %x : tensor<4x!quant.uniform<i8<-127:127>:f32, 0.25:3>>
  return %0 : tensor<4x!quant.uniform<i8<-127:127>:f32, 0.25:3>>
}
// CHECK: func.func public @main(%arg0: tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %0 = stablehlo.convert %arg0 : (tensor<4xi8>) -> tensor<4xf32>
// CHECK-NEXT: %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.subtract %0, %cst : tensor<4xf32>
// CHECK-NEXT: %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<4xf32>
// CHECK-NEXT: %2 = stablehlo.multiply %1, %cst_0 : tensor<4xf32>
// CHECK-NEXT: %3 = stablehlo.tanh %2 : tensor<4xf32>
// CHECK-NEXT: %cst_1 = stablehlo.constant dense<2.500000e-01> : tensor<4xf32>
// CHECK-NEXT: %4 = stablehlo.divide %3, %cst_1 : tensor<4xf32>
// CHECK-NEXT: %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %5 = stablehlo.add %4, %cst_2 : tensor<4xf32>
// CHECK-NEXT: %cst_3 = stablehlo.constant dense<-1.270000e+02> : tensor<f32>
// CHECK-NEXT: %cst_4 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
// CHECK-NEXT: %6 = stablehlo.clamp %cst_3, %5, %cst_4
// CHECK-NEXT: %7 = stablehlo.round_nearest_even %6 : tensor<4xf32>
// CHECK-NEXT: %8 = stablehlo.convert %7 : (tensor<4xf32>) -> tensor<4xi8>
// CHECK-NEXT: %9 = stablehlo.compare NE, %5, %5
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi8>
// CHECK-NEXT: %10 = stablehlo.select %9, %c, %8
// CHECK-NEXT: return %10 : tensor<4xi8>
// -----
// PASS: expand_quantized
func.func @main(%x: tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 2.0}>>, %y: tensor<2x3x!quant.uniform<u16:bf16, 0.1:7>>) -> (tensor<2x3xf32>, tensor<2x3x!quant.uniform<u16:bf16, 0.1:7>>) {
  %0 = stablehlo.uniform_dequantize %x : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 2.0}>>) -> tensor<2x3xf32>
  %1 = stablehlo.add %y, %y : tensor<2x3x!quant.uniform<u16:bf16, 0.1:7>>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3x!quant.uniform<u16:bf16, 0.1:7>>
}
// CHECK: dense<[1.000000e+00, -2.000000e+00, 0.000000e+00]> : tensor<3xf64>
// CHECK: dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// -----
// PASS: split_long_contractions
func.func @main(%x: tensor<3x65536x4xf32>, %y: tensor<65536x3x5xf32>) -> tensor<3x4x5xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<3x65536x4xf32>, tensor<65536x3x5xf32>) -> tensor<3x4x5xf32>
  return %0 : tensor<3x4x5xf32>
}
// CHECK: %0 = stablehlo.reshape %arg0 : (tensor<3x65536x4xf32>) -> tensor<3x16x4096x4xf32>
// CHECK-NEXT: %1 = stablehlo.reshape %arg1 : (tensor<65536x3x5xf32>) -> tensor<16x4096x3x5xf32>
// CHECK-NEXT: %2 = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [2, 0], contracting_dims = [2] x [1]
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1]
