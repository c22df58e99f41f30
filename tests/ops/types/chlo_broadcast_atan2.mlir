// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_atan2, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.0], [-0.0]]> : tensor<2x1xf4E2M1FN>
  %b = stablehlo.constant dense<[-0.0, -0.5, -1.0, -0.0]> : tensor<4xf4E2M1FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<-3.000000e+00> : tensor<2x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [0.75]]> : tensor<2x1xf6E2M3FN>
  %b = stablehlo.constant dense<[-0.5, -0.375, -0.375, -0.375]> : tensor<4xf6E2M3FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[2.750000e+00, 2.500000e+00, 2.500000e+00, 2.500000e+00], [2.250000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]]> : tensor<2x4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5], [0.375]]> : tensor<2x1xf6E3M2FN>
  %b = stablehlo.constant dense<[-0.5, -0.375, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[-2.500000e+00, -2.000000e+00, -1.250000e+00, -1.250000e+00], [2.500000e+00, 2.500000e+00, 1.250000e+00, 1.250000e+00]]> : tensor<2x4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125], [0.125]]> : tensor<2x1xf8E3M4>
  %b = stablehlo.constant dense<[-0.25, 0.5, 0.5, 0.375]> : tensor<4xf8E3M4>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[-2.625000e+00, -2.500000e-01, -2.500000e-01, -3.281250e-01], [2.625000e+00, 2.500000e-01, 2.500000e-01, 3.281250e-01]]> : tensor<2x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.125], [-0.375]]> : tensor<2x1xf8E4M3>
  %b = stablehlo.constant dense<[-0.5, 0.125, 0.125, -0.5]> : tensor<4xf8E4M3>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 8.125000e-01, 8.125000e-01, 3.000000e+00], [-2.500000e+00, -1.250000e+00, -1.250000e+00, -2.500000e+00]]> : tensor<2x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.75], [0.375]]> : tensor<2x1xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 0.75, -0.25, 0.75]> : tensor<4xf8E4M3FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[1.250000e+00, 8.125000e-01, 1.875000e+00, 8.125000e-01], [1.000000e+00, 4.687500e-01, 2.250000e+00, 4.687500e-01]]> : tensor<2x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [-0.75]]> : tensor<2x1xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.375, 0.125, 0.75, 0.375]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[9.375000e-01, 1.375000e+00, 5.625000e-01, 9.375000e-01], [-1.125000e+00, -1.375000e+00, -8.125000e-01, -1.125000e+00]]> : tensor<2x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [0.25]]> : tensor<2x1xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[-0.25, -0.75, 0.5, 0.25]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[2.250000e+00, 2.750000e+00, 6.250000e-01, 1.000000e+00], [2.250000e+00, 2.750000e+00, 4.687500e-01, 8.125000e-01]]> : tensor<2x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [-0.75]]> : tensor<2x1xf8E5M2>
  %b = stablehlo.constant dense<[0.25, 0.5, -0.125, -0.375]> : tensor<4xf8E5M2>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 6.250000e-01, 2.000000e+00, 2.500000e+00], [-1.250000e+00, -1.000000e+00, -1.750000e+00, -2.000000e+00]]> : tensor<2x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [-0.5]]> : tensor<2x1xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[0.5, -0.5, 0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[6.250000e-01, 2.500000e+00, 4.375000e-01, 7.500000e-01], [-7.500000e-01, -2.500000e+00, -6.250000e-01, -8.750000e-01]]> : tensor<2x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [0.5]]> : tensor<2x1xf8E8M0FNU>
  %b = stablehlo.constant dense<[0.5, 0.125, 0.5, 0.5]> : tensor<4xf8E8M0FNU>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375], [-0.5]]> : tensor<2x1xbf16>
  %b = stablehlo.constant dense<[0.375, 0.75, 0.25, 0.25]> : tensor<4xbf16>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xbf16>, tensor<4xbf16>) -> tensor<2x4xbf16>
  %e0 = stablehlo.constant dense<[[-7.851560e-01, -4.628910e-01, -9.843750e-01, -9.843750e-01], [-9.257810e-01, -5.898440e-01, -1.109380e+00, -1.109380e+00]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [0.75]]> : tensor<2x1xf16>
  %b = stablehlo.constant dense<[0.25, 0.5, 0.375, 0.375]> : tensor<4xf16>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[9.829100e-01, 6.435550e-01, 7.851560e-01, 7.851560e-01], [1.249020e+00, 9.829100e-01, 1.107420e+00, 1.107420e+00]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [0.375]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[0.75, -0.375, -0.75, -0.5]> : tensor<4xf32>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[0.588002622, 2.21429753, 2.553590e+00, 2.3561945], [0.463647604, 2.3561945, 2.67794514, 2.49809146]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [-0.5]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[-0.25, -0.375, 0.125, -0.25]> : tensor<4xf64>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[2.3561944901923448, 2.5535900500422257, 1.1071487177940904, 2.3561944901923448], [-2.0344439357957027, -2.2142974355881808, -1.3258176636680326, -2.0344439357957027]]> : tensor<2x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.375, 0.125)], [(-0.125, -0.375)]]> : tensor<2x1xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.375, -0.75), (0.375, -0.375), (-0.375, -0.5), (0.5, -0.5)]> : tensor<4xcomplex<f32>>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x1xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[0.0848891586, 0.491396874, 2.61783361, 0.31439811], [0.354313165, 0.491396874, -2.58801818, 0.31439814]]> : tensor<2x4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<2x4xf32>
  %e1 = stablehlo.constant dense<[[0.502440453, 0.641237378, 0.284269661, 0.500369966], [-0.305943817, -0.641237318, 0.146946684, -5.003700e-01]]> : tensor<2x4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<2x4xf32>
  return
}
