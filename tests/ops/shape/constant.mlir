// SPDX-License-Identifier: Apache-2.0
// stablehlo.constant: lists, splats, bits, none.

func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %1 = stablehlo.constant dense<7> : tensor<2x3xui64>
  %row = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x3xui64>) -> tensor<1x2xui64>
  check.expect_eq_const %row, dense<[[7, 7]]> : tensor<1x2xui64>
  %2 = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
  check.expect_eq_const %2, dense<[1.0, -2.0]> : tensor<2xf32>
  %3 = stablehlo.constant dense<> : tensor<0xf32>
  check.expect_eq_const %3, dense<> : tensor<0xf32>
  func.return
}
