// SPDX-License-Identifier: Apache-2.0
// stablehlo.composite means its decomposition, or the CHLO op that it is named after.

// With an attribute that the decomposition need not read.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.composite "my.twice" %a {composite_attributes = {n = 2 : i64}, decomposition = @twice, version = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 4.0]> : tensor<2xf32>
  func.return
}
func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

// A CHLO function is evaluated as such, whatever its decomposition comes to.
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -1.0]> : tensor<2xf32>
  %0 = stablehlo.composite "chlo.erf" %a {decomposition = @rough, version = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = chlo.erf %a : tensor<2xf32> -> tensor<2xf32>
  check.expect_eq %0, %1 : tensor<2xf32>
  func.return
}
func.func private @rough(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.erf %x : tensor<2xf32> -> tensor<2xf32>
  %c = stablehlo.constant dense<1.00000012> : tensor<2xf32>
  %1 = stablehlo.multiply %0, %c : tensor<2xf32>
  func.return %1 : tensor<2xf32>
}
