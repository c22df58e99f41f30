// SPDX-License-Identifier: Apache-2.0
// RULE: logic_identity
func.func @main(%x: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.and %x, %c : tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi1>
// -----
// RULE: logic_absorb
func.func @main(%x: tensor<4xi1>) -> tensor<4xi1> {
  %c = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.or %x, %c : tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<true> : tensor<4xi1>
// CHECK-NEXT: return %c : tensor<4xi1>
// -----
// RULE: xor_self
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.xor %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: xor_ones
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<-1> : tensor<4xi32>
  %0 = stablehlo.xor %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.not %arg0 : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// -----
// RULE: xor_twice
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.xor %x, %y : tensor<4xi32>
  %1 = stablehlo.xor %y, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: not_not
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.not %x : tensor<4xi32>
  %1 = stablehlo.not %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: de_morgan
func.func @main(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.not %x : tensor<4xi1>
  %1 = stablehlo.not %y : tensor<4xi1>
  %2 = stablehlo.and %0, %1 : tensor<4xi1>
  return %2 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
// CHECK-NEXT: %1 = stablehlo.not %0 : tensor<4xi1>
// CHECK-NEXT: return %1 : tensor<4xi1>
// -----
// RULE: logic_complement
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.not %x : tensor<4xi32>
  %1 = stablehlo.or %x, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<-1> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: absorption
func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.or %x, %y : tensor<4xi32>
  %1 = stablehlo.and %x, %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: shift_zero
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.shift_left %x, %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xi32>
// -----
// RULE: shift_of_zero
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %0 = stablehlo.shift_right_logical %c, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: return %c : tensor<4xi32>
// -----
// RULE: shift_twice
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<2> : tensor<4xi32>
  %d = stablehlo.constant dense<3> : tensor<4xi32>
  %0 = stablehlo.shift_left %x, %c : tensor<4xi32>
  %1 = stablehlo.shift_left %0, %d : tensor<4xi32>
  return %1 : tensor<4xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<5> : tensor<4xi32>
// CHECK-NEXT: %0 = stablehlo.shift_left %arg0, %c : tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
