// SPDX-License-Identifier: Apache-2.0
// chlo.polygamma: every value is the nearest one of its dtype; then poles, and operands outside.
func.func @main() {
  %n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0]> : tensor<7xf32>
  %x = stablehlo.constant dense<[2.5, 0.5, 1.0, 2.5, -0.5, -1.25, 20.0]> : tensor<7xf32>
  %0 = chlo.polygamma %n, %x : tensor<7xf32>, tensor<7xf32> -> tensor<7xf32>
  check.expect_eq_const %0, dense<[7.03156650066375732e-01, 4.93480205535888672e+00, -2.40411376953125000e+00, 2.23905846476554871e-01, 8.93480205535888672e+00, 1.23721366882324219e+02, 8.48426589072914794e-06]> : tensor<7xf32>
  %n1 = stablehlo.constant dense<[1.0, 2.0, 0.5, -1.0]> : tensor<4xf32>
  %x1 = stablehlo.constant dense<[0.0, -1.0, 1.0, 1.0]> : tensor<4xf32>
  %1 = chlo.polygamma %n1, %x1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  check.expect_almost_eq_const %1, dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<4xf32>
  func.return
}

// -----

func.func @main() {
  %n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0]> : tensor<7xf64>
  %x = stablehlo.constant dense<[2.5, 0.5, 1.0, 2.5, -0.5, -1.25, 20.0]> : tensor<7xf64>
  %0 = chlo.polygamma %n, %x : tensor<7xf64>, tensor<7xf64> -> tensor<7xf64>
  check.expect_almost_eq_const %0, dense<[7.03156640645243192e-01, 4.93480220054467900e+00, -2.40411380631918847e+00, 2.23905848817252062e-01, 8.93480220054467900e+00, 1.23721366783662361e+02, 8.48426620615823067e-06]> : tensor<7xf64>
  %n1 = stablehlo.constant dense<[1.0, 2.0, 0.5, -1.0]> : tensor<4xf64>
  %x1 = stablehlo.constant dense<[0.0, -1.0, 1.0, 1.0]> : tensor<4xf64>
  %1 = chlo.polygamma %n1, %x1 : tensor<4xf64>, tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %1, dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0]> : tensor<7xf16>
  %x = stablehlo.constant dense<[2.5, 0.5, 1.0, 2.5, -0.5, -1.25, 20.0]> : tensor<7xf16>
  %0 = chlo.polygamma %n, %x : tensor<7xf16>, tensor<7xf16> -> tensor<7xf16>
  check.expect_eq_const %0, dense<[7.03125000000000000e-01, 4.93359375000000000e+00, -2.40429687500000000e+00, 2.23876953125000000e-01, 8.93750000000000000e+00, 1.23750000000000000e+02, 8.46385955810546875e-06]> : tensor<7xf16>
  %n1 = stablehlo.constant dense<[1.0, 2.0, 0.5, -1.0]> : tensor<4xf16>
  %x1 = stablehlo.constant dense<[0.0, -1.0, 1.0, 1.0]> : tensor<4xf16>
  %1 = chlo.polygamma %n1, %x1 : tensor<4xf16>, tensor<4xf16> -> tensor<4xf16>
  check.expect_almost_eq_const %1, dense<[0x7C00, 0x7E00, 0x7E00, 0x7E00]> : tensor<4xf16>
  func.return
}

// -----

func.func @main() {
  %n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0]> : tensor<7xbf16>
  %x = stablehlo.constant dense<[2.5, 0.5, 1.0, 2.5, -0.5, -1.25, 20.0]> : tensor<7xbf16>
  %0 = chlo.polygamma %n, %x : tensor<7xbf16>, tensor<7xbf16> -> tensor<7xbf16>
  check.expect_eq_const %0, dense<[7.03125000000000000e-01, 4.93750000000000000e+00, -2.40625000000000000e+00, 2.23632812500000000e-01, 8.93750000000000000e+00, 1.23500000000000000e+02, 8.46385955810546875e-06]> : tensor<7xbf16>
  %n1 = stablehlo.constant dense<[1.0, 2.0, 0.5, -1.0]> : tensor<4xbf16>
  %x1 = stablehlo.constant dense<[0.0, -1.0, 1.0, 1.0]> : tensor<4xbf16>
  %1 = chlo.polygamma %n1, %x1 : tensor<4xbf16>, tensor<4xbf16> -> tensor<4xbf16>
  check.expect_almost_eq_const %1, dense<[0x7F80, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<4xbf16>
  func.return
}
