// SPDX-License-Identifier: Apache-2.0
// RULE: combine_factors
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<0.5> : tensor<3xf32>
  %b = stablehlo.constant dense<-0.75> : tensor<3xf32>
  %0 = stablehlo.multiply %x, %a : tensor<3xf32>
  %1 = stablehlo.multiply %0, %b : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<-3.750000e-01> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst
// -----
// what overflows in between stays infinite
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<4.0> : tensor<3xf32>
  %b = stablehlo.constant dense<0.25> : tensor<3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %z = stablehlo.multiply %x, %one : tensor<3xf32>
  %0 = stablehlo.multiply %z, %a : tensor<3xf32>
  %1 = stablehlo.multiply %0, %b : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: %0 = stablehlo.multiply %arg0, %cst
// CHECK: %1 = stablehlo.multiply %0, %cst
// -----
// RULE: combine_terms
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<0.5> : tensor<3xf32>
  %b = stablehlo.constant dense<1.5> : tensor<3xf32>
  %0 = stablehlo.add %x, %a : tensor<3xf32>
  %1 = stablehlo.add %0, %b : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.add %arg0, %cst
// -----
// RULE: scaled_quotient
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<2.0> : tensor<3xf32>
  %b = stablehlo.constant dense<4.0> : tensor<3xf32>
  %0 = stablehlo.divide %a, %x : tensor<3xf32>
  %1 = stablehlo.multiply %0, %b : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.divide %cst, %arg0
// -----
// RULE: quotient_of_quotient
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.constant dense<4.0> : tensor<3xf32>
  %b = stablehlo.constant dense<2.0> : tensor<3xf32>
  %0 = stablehlo.divide %b, %x : tensor<3xf32>
  %1 = stablehlo.divide %a, %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst
// -----
// RULE: scaled_double
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %b = stablehlo.constant dense<3.0> : tensor<3xf32>
  %0 = stablehlo.add %x, %x : tensor<3xf32>
  %1 = stablehlo.multiply %0, %b : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<6.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst
// -----
// RULE: sum_of_scaled
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %b = stablehlo.constant dense<3.0> : tensor<3xf32>
  %0 = stablehlo.multiply %x, %b : tensor<3xf32>
  %1 = stablehlo.add %0, %x : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<4.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %cst
// -----
// RULE: sum_of_scaled
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %a = stablehlo.constant dense<4> : tensor<3xi32>
  %0 = stablehlo.multiply %x, %a : tensor<3xi32>
  %1 = stablehlo.add %x, %0 : tensor<3xi32>
  return %1 : tensor<3xi32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<5> : tensor<3xi32>
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %c
