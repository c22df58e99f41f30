// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_complex, once for each element type; made by tests/ops/make_type_cases.py.

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75], [1.0]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, 0.0, -3.4028234663852886e+38]> : tensor<4xf32>
  %r = "chlo.broadcast_complex"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, -7.500000e-01, -7.500000e-01, -7.500000e-01], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  %e1 = stablehlo.constant dense<[[3.40282347E+38, 1.401300e-45, 0.000000e+00, -3.40282347E+38], [3.40282347E+38, 1.401300e-45, 0.000000e+00, -3.40282347E+38]]> : tensor<2x4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5], [0.25]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[1.7976931348623157e+308, 5.0e-324, -1.7976931348623157e+308, 0.0]> : tensor<4xf64>
  %r = "chlo.broadcast_complex"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[-1.500000e+00, -1.500000e+00, -1.500000e+00, -1.500000e+00], [2.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01]]> : tensor<2x4xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  %e1 = stablehlo.constant dense<[[1.7976931348623157E+308, 4.940660e-324, -1.7976931348623157E+308, 0.000000e+00], [1.7976931348623157E+308, 4.940660e-324, -1.7976931348623157E+308, 0.000000e+00]]> : tensor<2x4xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  return
}
