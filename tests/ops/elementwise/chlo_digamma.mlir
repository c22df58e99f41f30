// SPDX-License-Identifier: Apache-2.0
// chlo.digamma: every value is the nearest one of its dtype; then poles, and operands outside.
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.5, -0.5, -3.25, 30.0, 0.0625, 1.4609375]> : tensor<7xf32>
  %0 = chlo.digamma %x : tensor<7xf32> -> tensor<7xf32>
  check.expect_eq_const %0, dense<[-5.77215671539306641e-01, 7.03156650066375732e-01, 3.64899747073650360e-02, 4.46627569198608398e+00, 3.38443803787231445e+00, -1.64788532257080078e+01, -6.72402384225279093e-04]> : tensor<7xf32>
  %x1 = stablehlo.constant dense<[0.0, -2.0, 0x7F800000]> : tensor<3xf32>
  %1 = chlo.digamma %x1 : tensor<3xf32> -> tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[0x7FC00000, 0x7FC00000, 0x7F800000]> : tensor<3xf32>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.5, -0.5, -3.25, 30.0, 0.0625, 1.4609375]> : tensor<7xf64>
  %0 = chlo.digamma %x : tensor<7xf64> -> tensor<7xf64>
  check.expect_almost_eq_const %0, dense<[-5.77215664901532866e-01, 7.03156640645243192e-01, 3.64899739785765204e-02, 4.46627587235027956e+00, 3.38443813268552507e+00, -1.64788534900601036e+01, -6.72402390242880441e-04]> : tensor<7xf64>
  %x1 = stablehlo.constant dense<[0.0, -2.0, 0x7FF0000000000000]> : tensor<3xf64>
  %1 = chlo.digamma %x1 : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %1, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.5, -0.5, -3.25, 30.0, 0.0625, 1.4609375]> : tensor<7xf16>
  %0 = chlo.digamma %x : tensor<7xf16> -> tensor<7xf16>
  check.expect_eq_const %0, dense<[-5.77148437500000000e-01, 7.03125000000000000e-01, 3.64990234375000000e-02, 4.46484375000000000e+00, 3.38476562500000000e+00, -1.64843750000000000e+01, -6.72340393066406250e-04]> : tensor<7xf16>
  %x1 = stablehlo.constant dense<[0.0, -2.0, 0x7C00]> : tensor<3xf16>
  %1 = chlo.digamma %x1 : tensor<3xf16> -> tensor<3xf16>
  check.expect_almost_eq_const %1, dense<[0x7E00, 0x7E00, 0x7C00]> : tensor<3xf16>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.5, -0.5, -3.25, 30.0, 0.0625, 1.4609375]> : tensor<7xbf16>
  %0 = chlo.digamma %x : tensor<7xbf16> -> tensor<7xbf16>
  check.expect_eq_const %0, dense<[-5.78125000000000000e-01, 7.03125000000000000e-01, 3.63769531250000000e-02, 4.46875000000000000e+00, 3.39062500000000000e+00, -1.65000000000000000e+01, -6.71386718750000000e-04]> : tensor<7xbf16>
  %x1 = stablehlo.constant dense<[0.0, -2.0, 0x7F80]> : tensor<3xbf16>
  %1 = chlo.digamma %x1 : tensor<3xbf16> -> tensor<3xbf16>
  check.expect_almost_eq_const %1, dense<[0x7FC0, 0x7FC0, 0x7F80]> : tensor<3xbf16>
  func.return
}
