// SPDX-License-Identifier: Apache-2.0
// stablehlo.complex, once for each element type; made by tests/ops/make_type_cases.py.

// f32
func.func @main() {
  %a = stablehlo.constant dense<[3.4028234663852886e+38, 1.401298464324817e-45, -3.4028234663852886e+38, 2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : tensor<8xf32>
  %b = stablehlo.constant dense<[-1.5, 0xFF800000, 0x7F800000, 1.401298464324817e-45, 3.4028234663852886e+38, -3.4028234663852886e+38, 0x7FC00000, 0.0]> : tensor<8xf32>
  %r = "stablehlo.complex"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[3.40282347E+38, 1.401300e-45, -3.40282347E+38, 2.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[-1.500000e+00, 0xFF800000, 0x7F800000, 1.401300e-45, 3.40282347E+38, -3.40282347E+38, 0x7FC00000, 0.000000e+00]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.7976931348623157e+308, -1.0, 0x7FF0000000000000, 5.0e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308]> : tensor<8xf64>
  %b = stablehlo.constant dense<[0x7FF0000000000000, 5.0e-324, 1.7976931348623157e+308, -1.7976931348623157e+308, 0x7FF8000000000000, 0.0, 2.0, 0xFFF0000000000000]> : tensor<8xf64>
  %r = "stablehlo.complex"(%a, %b) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.000000e+00, -1.7976931348623157E+308, -1.000000e+00, 0x7FF0000000000000, 4.940660e-324, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157E+308]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0x7FF0000000000000, 4.940660e-324, 1.7976931348623157E+308, -1.7976931348623157E+308, 0x7FF8000000000000, 0.000000e+00, 2.000000e+00, 0xFFF0000000000000]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<8xf64>
  return
}
