// SPDX-License-Identifier: Apache-2.0
// RULE: constant_to_right
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %0 = stablehlo.add %c, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<3> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: add_zero
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: add_zero
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %1 = stablehlo.exponential %x : tensor<4xf32>
  %0 = stablehlo.add %1, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.exponential %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: add_negate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %y : tensor<4xf32>
  %1 = stablehlo.add %0, %x : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: combine_constants
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %d = stablehlo.constant dense<4> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.add %0, %d : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<7> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: combine_constants
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<4xf32>
  %d = stablehlo.constant dense<4.0> : tensor<4xf32>
  %0 = stablehlo.maximum %x, %c : tensor<4xf32>
  %1 = stablehlo.maximum %0, %d : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<4.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.maximum %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: add_of_subtract_constant
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %d = stablehlo.constant dense<4> : tensor<4xi32>
  %0 = stablehlo.subtract %x, %c : tensor<4xi32>
  %1 = stablehlo.add %0, %d : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: add_subtract_cancel
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.subtract %x, %y : tensor<4xi32>
  %1 = stablehlo.add %y, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: add_subtract_cancel
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.add %x, %y : tensor<4xi32>
  %1 = stablehlo.subtract %0, %x : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xi32>
// -----
// RULE: constant_outward
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.add %y, %c : tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg1, %arg0 : tensor<4xi32>
// CHECK-NEXT: %c = stablehlo.constant dense<6> : tensor<4xi32>
// CHECK-NEXT: %1 = stablehlo.add %0, %c : tensor<4xi32>
// CHECK-NEXT: return %1 : tensor<4xi32>
// -----
// RULE: factor_out
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>, %z: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.multiply %x, %y : tensor<4xi32>
  %1 = stablehlo.multiply %z, %x : tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg1, %arg2 : tensor<4xi32>
// CHECK-NEXT: %1 = stablehlo.multiply %arg0, %0 : tensor<4xi32>
// CHECK-NEXT: return %1 : tensor<4xi32>
// -----
// RULE: subtract_zero
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.subtract %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: subtract_self
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.subtract %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: subtract_negate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %y : tensor<4xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: subtract_of_add_constant
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %d = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.subtract %0, %d : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<2> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: constant_minus_sum
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %d = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.subtract %d, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<-2> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.subtract %c, %arg0 : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: zero_minus
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %0 = stablehlo.subtract %c, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.negate %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: multiply_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: multiply_zero
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.multiply %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: multiply_minus_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<-1.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.negate %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: both_negated
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %y : tensor<4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: negate_into_constant
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<4xf32>
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.multiply %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<-3.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: negate_negate
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: negate_of_scaled
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<-3.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: negate_of_product_with_negate
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.multiply %0, %y : tensor<4xf32>
  %2 = stablehlo.negate %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: negate_subtract
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.subtract %x, %y : tensor<4xi32>
  %1 = stablehlo.negate %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.subtract %arg1, %arg0 : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: divide_one
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.divide %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: divide_to_multiply
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<4.0> : tensor<4xf32>
  %0 = stablehlo.divide %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.500000e-01> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// f4E2M1FN has no 0.25.
func.func @main(%x: tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  %c = stablehlo.constant dense<4.0> : tensor<4xf4E2M1FN>
  %0 = stablehlo.divide %x, %c : tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<4.000000e+00> : tensor<4xf4E2M1FN>
// CHECK-NEXT: %0 = stablehlo.divide %arg0, %cst : tensor<4xf4E2M1FN>
// -----
// f8E4M3FN has no 512.
func.func @main(%x: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %c = stablehlo.constant dense<0.001953125> : tensor<4xf8E4M3FN>
  %0 = stablehlo.divide %x, %c : tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<1.953130e-03> : tensor<4xf8E4M3FN>
// CHECK-NEXT: %0 = stablehlo.divide %arg0, %cst : tensor<4xf8E4M3FN>
// -----
// RULE: divide_sqrt
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sqrt %y : tensor<4xf32>
  %1 = stablehlo.divide %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.rsqrt %arg1 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: remainder_one
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.remainder %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: remainder_twice
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<7> : tensor<4xi32>
  %0 = stablehlo.remainder %x, %c : tensor<4xi32>
  %1 = stablehlo.remainder %0, %c : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<7> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.remainder %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: power_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.power %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: power_zero
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.power %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %cst : tensor<4xf32>
// -----
// RULE: power_two
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<4xf32>
  %0 = stablehlo.power %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: power_minus_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<-1.0> : tensor<4xf32>
  %0 = stablehlo.power %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.divide %cst, %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: power_half
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<4xf32>
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.power %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.exponential %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.sqrt %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: idempotent
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.maximum %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: extreme_identity
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %0 = stablehlo.maximum %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: extreme_of_same
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.minimum %x, %y : tensor<4xf32>
  %1 = stablehlo.minimum %0, %x : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: extreme_of_negates
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %y : tensor<4xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.negate %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: maximum_of_non_negative
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.maximum %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.exponential %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: min_max_to_clamp
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %d = stablehlo.constant dense<6.0> : tensor<4xf32>
  %0 = stablehlo.maximum %x, %c : tensor<4xf32>
  %1 = stablehlo.minimum %0, %d : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: clamp_twice
func.func @main(%x: tensor<4xf32>, %l: tensor<f32>, %h: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.clamp %l, %0, %h : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.clamp %arg1, %arg0, %arg2 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.subtract %x, %x : tensor<4xf32>
  %1 = stablehlo.divide %x, %x : tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.subtract %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.divide %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: %2 = stablehlo.add %0, %1 : tensor<4xf32>
// CHECK-NEXT: return %2 : tensor<4xf32>
