// SPDX-License-Identifier: Apache-2.0
// RULE: compare_constant_to_right
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.compare LT, %c, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.compare GT, %arg0, %cst : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_self
func.func @main(%x: tensor<4xi32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LE, %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<true> : tensor<4xi1>
// CHECK-NEXT: return %c : tensor<4xi1>
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare EQ, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_negate
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.compare LT, %0, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<-1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.compare GT, %arg0, %cst : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_add_constant
func.func @main(%x: tensor<4xi32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<1> : tensor<4xi32>
  %d = stablehlo.constant dense<5> : tensor<4xi32>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.compare EQ, %0, %d : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<4> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.compare EQ, %arg0, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_difference
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.subtract %x, %y : tensor<4xi32>
  %1 = stablehlo.compare NE, %0, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare NE, %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_abs_zero
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.compare LE, %0, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.compare EQ, %arg0, %cst : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_scaled_zero
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %d = stablehlo.constant dense<-2.0> : tensor<4xf32>
  %0 = stablehlo.multiply %x, %d : tensor<4xf32>
  %1 = stablehlo.compare GT, %0, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.compare LT, %arg0, %cst : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_iota
func.func @main(%x: tensor<f32>) -> tensor<512xi1> {
  %c = stablehlo.constant dense<512> : tensor<512xi32>
  %0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %1 = stablehlo.compare LT, %0, %c : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
  return %1 : tensor<512xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<true> : tensor<512xi1>
// CHECK-NEXT: return %c : tensor<512xi1>
// -----
// RULE: compare_non_negative
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.compare LT, %0, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<false> : tensor<4xi1>
// CHECK-NEXT: return %c : tensor<4xi1>
// -----
// RULE: compare_of_two_constants
func.func @main(%p: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %d = stablehlo.constant dense<7> : tensor<4xi32>
  %e = stablehlo.constant dense<9> : tensor<4xi32>
  %0 = stablehlo.select %p, %d, %e : tensor<4xi1>, tensor<4xi32>
  %1 = stablehlo.compare EQ, %0, %d : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi1>
// -----
// RULE: compare_bool
func.func @main(%p: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<false> : tensor<4xi1>
  %1 = stablehlo.compare EQ, %p, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.not %arg0 : tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: not_of_compare
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = stablehlo.not %0 : tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.not %0 : tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %1 = stablehlo.not %0 : tensor<4xi1>
// CHECK-NEXT: return %1 : tensor<4xi1>
// -----
// RULE: select_constant
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.select %c, %x, %y : tensor<i1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// -----
// RULE: select_same
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// -----
// RULE: select_not
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %1 = stablehlo.not %p : tensor<4xi1>
  %0 = stablehlo.select %1, %x, %y : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg2, %arg1 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: select_broadcast
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %1 = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<4xi1>
  %0 = stablehlo.select %1, %x, %y : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: select_of_select
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %1 = stablehlo.select %p, %x, %y : tensor<4xi1>, tensor<4xf32>
  %0 = stablehlo.select %p, %1, %z : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg3 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: select_to_logic
func.func @main(%p: tensor<4xi1>, %q: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.select %p, %c, %q : tensor<4xi1>, tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: select_to_extreme
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = stablehlo.select %0, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: select_of_equal
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.compare EQ, %x, %y : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = stablehlo.select %0, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xi32>
// -----
// RULE: select_of_unary
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %x : tensor<4xf32>
  %1 = stablehlo.sine %y : tensor<4xf32>
  %2 = stablehlo.select %p, %0, %1 : tensor<4xi1>, tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.sine %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: select_of_binary
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.divide %x, %z : tensor<4xf32>
  %1 = stablehlo.divide %y, %z : tensor<4xf32>
  %2 = stablehlo.select %p, %0, %1 : tensor<4xi1>, tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.divide %0, %arg3 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: compare_order
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare GT, %y, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0, %0 : tensor<4xi1>, tensor<4xi1>
// -----
// RULE: compare_convert
func.func @main(%x: tensor<4xi8>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<5> : tensor<4xi32>
  %0 = stablehlo.convert %x : (tensor<4xi8>) -> tensor<4xi32>
  %1 = stablehlo.compare LT, %0, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<5> : tensor<4xi8>
// CHECK-NEXT: %0 = stablehlo.compare LT, %arg0, %c : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: compare_converts
func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi1> {
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi64>
  %1 = stablehlo.convert %y : (tensor<3xi32>) -> tensor<3xi64>
  %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED
// -----
// RULE: compare_converts
func.func @main(%x: tensor<3xbf16>, %y: tensor<3xbf16>) -> tensor<3xi1> {
  %0 = stablehlo.convert %x : (tensor<3xbf16>) -> tensor<3xf32>
  %1 = stablehlo.convert %y : (tensor<3xbf16>) -> tensor<3xf32>
  %2 = stablehlo.compare GE, %0, %1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<3xbf16>
// -----
// i32 does not survive i8
func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi1> {
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi8>
  %1 = stablehlo.convert %y : (tensor<3xi32>) -> tensor<3xi8>
  %c = stablehlo.constant dense<1> : tensor<3xi32>
  %m = stablehlo.multiply %x, %c : tensor<3xi32>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convert %arg0
// CHECK-NEXT: %1 = stablehlo.convert %arg1
// CHECK-NEXT: %2 = stablehlo.compare LT, %0, %1
// -----
// RULE: merge_compares
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xi1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.compare EQ, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %2 = stablehlo.or %0, %1 : tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare LE, %arg0, %arg1
// -----
// RULE: merge_compares
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xi1> {
  %0 = stablehlo.compare LE, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.compare LE, %b, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %2 = stablehlo.and %0, %1 : tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare EQ, %arg0, %arg1
// -----
// RULE: merge_compares
func.func @main(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %1 = stablehlo.compare GT, %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %2 = stablehlo.or %0, %1 : tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.compare NE, %arg0, %arg1
// -----
// RULE: merge_compares
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xi1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.compare GT, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %2 = stablehlo.and %0, %1 : tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<false> : tensor<3xi1>
// CHECK-NEXT: return %c
// -----
// NaN is neither below nor above
func.func @main(%x: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xi1> {
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %a = stablehlo.multiply %x, %one : tensor<3xf32>
  %0 = stablehlo.compare LT, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %1 = stablehlo.compare GT, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %2 = stablehlo.or %0, %1 : tensor<3xi1>
  return %2 : tensor<3xi1>
}
// CHECK: stablehlo.compare LT
// CHECK-NEXT: stablehlo.compare
// CHECK-NEXT: stablehlo.or
// -----
// RULE: binary_of_selects
func.func @main(%p: tensor<3xi1>, %a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<3xi32>
  %0 = stablehlo.select %p, %a, %z : tensor<3xi1>, tensor<3xi32>
  %1 = stablehlo.select %p, %z, %b : tensor<3xi1>, tensor<3xi32>
  %2 = stablehlo.add %0, %1 : tensor<3xi32>
  return %2 : tensor<3xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.select %arg0, %arg1, %arg2
