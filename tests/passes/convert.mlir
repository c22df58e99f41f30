// SPDX-License-Identifier: Apache-2.0
// RULE: convert_noop
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: convert_convert
func.func @main(%x: tensor<4xbf16>) -> tensor<4xf64> {
  %0 = stablehlo.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf64>
// CHECK-NEXT: return %0 : tensor<4xf64>
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  %1 = stablehlo.convert %0 : (tensor<4xbf16>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT: %1 = stablehlo.convert %0 : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: convert_iota
func.func @main() -> tensor<512xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %1 = stablehlo.convert %0 : (tensor<512xi32>) -> tensor<512xf32>
  return %1 : tensor<512xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.iota dim = 0 : tensor<512xf32>
// CHECK-NEXT: return %0 : tensor<512xf32>
// -----
// RULE: convert_select_constants
func.func @main(%p: tensor<4xi1>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<3> : tensor<4xi32>
  %d = stablehlo.constant dense<5> : tensor<4xi32>
  %0 = stablehlo.select %p, %c, %d : tensor<4xi1>, tensor<4xi32>
  %1 = stablehlo.convert %0 : (tensor<4xi32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = stablehlo.select %arg0, %cst, %cst_0 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: select_to_convert
func.func @main(%p: tensor<4xi1>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %d = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.select %p, %c, %d : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: bitcast_twice
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xi32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
