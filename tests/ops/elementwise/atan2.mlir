// SPDX-License-Identifier: Apache-2.0
// stablehlo.atan2 on floats; corners as IEEE 754 has them.

// f32
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -inf, -0.0, 3.40282e+38, 3.40282e+38, -8.93448e-10, 1.5, 1.5, inf, 2.7596e-24, 1
  %a = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0x3F000000, 0xFF800000, 0x80000000, 0x7F7FFFFF, 0x7F7FFFFF, 0xB07596D5, 0x3FC00000, 0x3FC00000, 0x7F800000, 0x1855837C, 0x3F800000]> : tensor<46xf32>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 3, 3, 1, 0.0, 3, 0.4, 3, -2.5, -2.184, -2.184
  %b = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x00000000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40400000, 0x40400000, 0x3F800000, 0x00000000, 0x40400000, 0x3ECCCCCD, 0x40400000, 0xC0200000, 0xC00BC6A8, 0xC00BC6A8]> : tensor<46xf32>
  %0 = stablehlo.atan2 %a, %b : tensor<46xf32>
  // expected 0.0, 0.0, 3.14159, 0.0, 3.14159, 0.0, 1.5708, 0.785398, 2.35619, 1.5708, 1.5708, 1.5708, -1.5708, -0.785398, -2.35619, -1.5708, -1.5708, -1.5708, 1.5708, 0.0, 3.14159, 0.785398, 2.35619, 1.10715, -1.5708, -0.0, -3.14159, -0.785398, -2.35619, -1.10715, 1.5708, 0.0, 3.14159, 0.463648, 2.67795, 0.785398, -1.5708, -0.0, 1.5708, 1.5708, -2.97816e-10, 1.31019, 0.463648, 1.5708, 3.14159, 2.71221
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf32>) -> tensor<46xui32>
  check.expect_eq_const %1, dense<[0, 0, 1078530011, 0, 1078530011, 0, 1070141403, 1061752795, 1075235812, 1070141403, 1070141403, 1070141403, 3217625051, 3209236443, 3222719460, 3217625051, 3217625051, 3217625051, 1070141403, 0, 1078530011, 1061752795, 1075235812, 1066252045, 3217625051, 2147483648, 3226013659, 3209236443, 3222719460, 3213735693, 1070141403, 0, 1078530011, 1055744824, 1076585332, 1061752795, 3217625051, 2147483648, 1070141403, 1070141403, 2946742755, 1067955311, 1055744824, 1070141403, 1078530011, 1076729044]> : tensor<46xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5
  %a = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000]> : tensor<13xf32>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F000000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
  %0 = stablehlo.atan2 %a, %b : tensor<13xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1.48227e-99, 2.497, -2.5, -2.62725e-157, -1.79769e+308, -2.62725e-157, -6.17377e-259, 4.94066e-324, 1.79769e+308, -inf, -2.5
  %a = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0xAB69EFD0B138013B, 0x4003F9DB22D0E560, 0xC004000000000000, 0x9F6CDB58A0A79CE0, 0xFFEFFFFFFFFFFFFF, 0x9F6CDB58A0A79CE0, 0x8A52FC1E035C5750, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFF0000000000000, 0xC004000000000000]> : tensor<47xf64>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 2.497, 3.226, 0.4, -1, -2.62725e-157, 0.0, -inf, -1.79769e+308, 0.0, -2.5, -1.48227e-99
  %b = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4003F9DB22D0E560, 0x4009CED916872B02, 0x3FD999999999999A, 0xBFF0000000000000, 0x9F6CDB58A0A79CE0, 0x0000000000000000, 0xFFF0000000000000, 0xFFEFFFFFFFFFFFFF, 0x0000000000000000, 0xC004000000000000, 0xAB69EFD0B138013B]> : tensor<47xf64>
  %0 = stablehlo.atan2 %a, %b : tensor<47xf64>
  // expected 0.0, 0.0, 3.14159, 0.0, 3.14159, 0.0, 1.5708, 0.785398, 2.35619, 1.5708, 1.5708, 1.5708, -1.5708, -0.785398, -2.35619, -1.5708, -1.5708, -1.5708, 1.5708, 0.0, 3.14159, 0.785398, 2.35619, 1.10715, -1.5708, -0.0, -3.14159, -0.785398, -2.35619, -1.10715, 1.5708, 0.0, 3.14159, 0.463648, 2.67795, 0.785398, -5.93621e-100, 0.6587, -1.41214, -3.14159, -1.5708, -1.5708, -3.14159, 3.14159, 1.5708, -1.5708, -1.5708
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000000, 0x400921FB54442D18, 0x0000000000000000, 0x400921FB54442D18, 0x0000000000000000, 0x3FF921FB54442D18, 0x3FE921FB54442D18, 0x4002D97C7F3321D2, 0x3FF921FB54442D18, 0x3FF921FB54442D18, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0xBFE921FB54442D18, 0xC002D97C7F3321D2, 0xBFF921FB54442D18, 0xBFF921FB54442D18, 0xBFF921FB54442D18, 0x3FF921FB54442D18, 0x0000000000000000, 0x400921FB54442D18, 0x3FE921FB54442D18, 0x4002D97C7F3321D2, 0x3FF1B6E192EBBE44, 0xBFF921FB54442D18, 0x8000000000000000, 0xC00921FB54442D18, 0xBFE921FB54442D18, 0xC002D97C7F3321D2, 0xBFF1B6E192EBBE44, 0x3FF921FB54442D18, 0x0000000000000000, 0x400921FB54442D18, 0x3FDDAC670561BB4F, 0x40056C6E7397F5AE, 0x3FE921FB54442D18, 0xAB54C63BEA518F99, 0x3FE514117B5E1800, 0xBFF698213A9D5053, 0xC00921FB54442D18, 0xBFF921FB54442D18, 0xBFF921FB54442D18, 0xC00921FB54442D18, 0x400921FB54442D18, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0xBFF921FB54442D18]> : tensor<47xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<47xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 3.226
  %b = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x4009CED916872B02]> : tensor<14xf64>
  %0 = stablehlo.atan2 %a, %b : tensor<14xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.59375, 0.5, 1.06387e-18, -0.0, 4.15384e+36, 1.33672e-21, -1, -inf, 1.59375
  %a = stablehlo.constant dense<[0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0xFF80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0xBF80, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3F00, 0x3FCC, 0x3F00, 0x219D, 0x8000, 0x7C48, 0x1CCA, 0xBF80, 0xFF80, 0x3FCC]> : tensor<45xbf16>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, -0.0, 4.15384e+36, 9.18355e-41, 4.15384e+36, -0.0, -1, -3.38953e+38, 0.400391, 1.5
  %b = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x0000, 0x7F80, 0xFF80, 0x3F80, 0xBF80, 0x3F00, 0x8000, 0x7C48, 0x0001, 0x7C48, 0x8000, 0xBF80, 0xFF7F, 0x3ECD, 0x3FC0]> : tensor<45xbf16>
  %0 = stablehlo.atan2 %a, %b : tensor<45xbf16>
  // expected 0.0, 0.0, 3.14062, 0.0, 3.14062, 0.0, 1.57031, 0.785156, 2.35938, 1.57031, 1.57031, 1.57031, -1.57031, -0.785156, -2.35938, -1.57031, -1.57031, -1.57031, 1.57031, 0.0, 3.14062, 0.785156, 2.35938, 1.10938, -1.57031, -0.0, -3.14062, -0.785156, -2.35938, -1.10938, 1.57031, 0.0, 3.14062, 0.462891, 2.67188, 0.785156, 1.57031, 1.20488e-37, 1.57031, -0.0, 1.57031, 3.14062, -3.14062, -1.57031, 0.816406
  %1 = stablehlo.bitcast_convert %0 : (tensor<45xbf16>) -> tensor<45xui16>
  check.expect_eq_const %1, dense<[0, 0, 16457, 0, 16457, 0, 16329, 16201, 16407, 16329, 16329, 16329, 49097, 48969, 49175, 49097, 49097, 49097, 16329, 0, 16457, 16201, 16407, 16270, 49097, 32768, 49225, 48969, 49175, 49038, 16329, 0, 16457, 16109, 16427, 16201, 16329, 548, 16329, 32768, 16329, 16457, 49225, 49097, 16209]> : tensor<45xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 1.5
  %a = stablehlo.constant dense<[0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x3FC0]> : tensor<14xbf16>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0xBF80, 0x3F00, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<14xbf16>
  %0 = stablehlo.atan2 %a, %b : tensor<14xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<14xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -5.44141, 1.5, -5.44141, -5.44141, -0.0, -1.8877
  %a = stablehlo.constant dense<[0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0xFC00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0xBC00, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0x3800, 0xC571, 0x3E00, 0xC571, 0xC571, 0x8000, 0xBF8D]> : tensor<42xf16>
  // -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, -0.0, inf, -inf, 1, -1, 0.5, 1, -2.5, 0.0, -8168, -8168, -1
  %b = stablehlo.constant dense<[0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0xBC00, 0x3800, 0x3C00, 0xC100, 0x0000, 0xEFFA, 0xEFFA, 0xBC00]> : tensor<42xf16>
  %0 = stablehlo.atan2 %a, %b : tensor<42xf16>
  // expected -3.14062, -0.0, -3.14062, -0.0, -3.14062, -0.0, 1.57031, 0.785156, 2.35547, 1.57031, 1.57031, 1.57031, -1.57031, -0.785156, -2.35547, -1.57031, -1.57031, -1.57031, 1.57031, 0.0, 3.14062, 0.785156, 2.35547, 1.10742, -1.57031, -0.0, -3.14062, -0.785156, -2.35547, -1.10742, 1.57031, 0.0, 3.14062, 0.463623, 2.67773, 0.785156, -1.38867, 2.60156, -1.57031, -3.14062, -3.14062, -2.05859
  %1 = stablehlo.bitcast_convert %0 : (tensor<42xf16>) -> tensor<42xui16>
  check.expect_eq_const %1, dense<[49736, 32768, 49736, 32768, 49736, 32768, 15944, 14920, 16566, 15944, 15944, 15944, 48712, 47688, 49334, 48712, 48712, 48712, 15944, 0, 16968, 14920, 16566, 15470, 48712, 32768, 49736, 47688, 49334, 48238, 15944, 0, 16968, 14187, 16731, 14920, 48526, 16692, 48712, 49736, 49736, 49182]> : tensor<42xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // -0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan, nan
  %a = stablehlo.constant dense<[0x8000, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00]> : tensor<15xf16>
  // nan, nan, nan, -0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, 0.399902, -5.44141
  %b = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x8000, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xBC00, 0x3800, 0x7E00, 0x7E00, 0x7E00, 0x3666, 0xC571]> : tensor<15xf16>
  %0 = stablehlo.atan2 %a, %b : tensor<15xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<15xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<15xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 448, 448, 448, 448, 448, 448, -448, -448, -448, -448, -448, -448, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.40625, 0.40625, 0.00195312, 0.0214844, -2.5, 0.0214844, 0.0214844, -448, 0.00195312, 3.25
  %a = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0xB8, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x2D, 0x2D, 0x01, 0x0B, 0xC2, 0x0B, 0x0B, 0xFE, 0x01, 0x45]> : tensor<46xf8E4M3FN>
  // 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 448, -448, 0.0, 1, -1, 0.5, 0.0, -0.3125, -0.0, 3.25, 448, -2.5, -448, 0.0214844, 3.25, 0.0
  %b = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x7E, 0xFE, 0x00, 0x38, 0xB8, 0x30, 0x00, 0xAA, 0x80, 0x45, 0x7E, 0xC2, 0xFE, 0x0B, 0x45, 0x00]> : tensor<46xf8E4M3FN>
  %0 = stablehlo.atan2 %a, %b : tensor<46xf8E4M3FN>
  // expected 0.8125, 2.25, 1.625, 1.625, 1.625, 1.625, -0.8125, -2.25, -1.625, -1.625, -1.625, -1.625, 0.0, 3.25, 0.0, 0.0, 3.25, 0.0, 0.00195312, 3.25, 1.625, 0.8125, 2.25, 1.125, -0.00195312, -3.25, -1.625, -0.8125, -2.25, -1.125, 0.00195312, 3.25, 1.625, 0.46875, 2.75, 0.8125, 1.625, 2.25, 1.625, 0.00585938, -0.00585938, 3.25, 3.25, -1.625, 0.0, 1.625
  %1 = stablehlo.bitcast_convert %0 : (tensor<46xf8E4M3FN>) -> tensor<46xui8>
  check.expect_eq_const %1, dense<[53, 65, 61, 61, 61, 61, 181, 193, 189, 189, 189, 189, 0, 69, 0, 0, 69, 0, 1, 69, 61, 53, 65, 57, 129, 197, 189, 181, 193, 185, 1, 69, 61, 47, 67, 53, 61, 65, 61, 3, 131, 69, 69, 189, 0, 61]> : tensor<46xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, 0.0, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, nan
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x00, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x38, 0xB8, 0x30, 0x7F]> : tensor<14xf8E4M3FN>
  // nan, nan, nan, 448, -448, 0.0, nan, 1, -1, 0.5, nan, nan, nan, 3.25
  %b = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7E, 0xFE, 0x00, 0x7F, 0x38, 0xB8, 0x30, 0x7F, 0x7F, 0x7F, 0x45]> : tensor<14xf8E4M3FN>
  %0 = stablehlo.atan2 %a, %b : tensor<14xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<14xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, inf, inf, inf, inf, inf, inf, -inf, -inf, -inf, -inf, -inf, -inf, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -1, -2.5, 1.52588e-05, 57344, 3, 1, -inf
  %a = stablehlo.constant dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0x3C, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0xBC, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0xBC, 0xC1, 0x01, 0x7B, 0x42, 0x3C, 0xFC]> : tensor<43xf8E5M2>
  // 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 0.0, inf, -inf, 1, -1, 0.5, 3, 1792, 3, 1.52588e-05, 1, 1.52588e-05, 0.00341797
  %b = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x00, 0x7C, 0xFC, 0x3C, 0xBC, 0x38, 0x42, 0x67, 0x42, 0x01, 0x3C, 0x01, 0x1B]> : tensor<43xf8E5M2>
  %0 = stablehlo.atan2 %a, %b : tensor<43xf8E5M2>
  // expected 0.0, 0.0, 3, 0.0, 3, 0.0, 1.5, 0.75, 2.5, 1.5, 1.5, 1.5, -1.5, -0.75, -2.5, -1.5, -1.5, -1.5, 1.5, 0.0, 3, 0.75, 2.5, 1, -1.5, -0.0, -3, -0.75, -2.5, -1, 1.5, 0.0, 3, 0.4375, 2.5, 0.75, -0.3125, -0.00146484, 0.0, 1.5, 1.25, 1.5, -1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<43xf8E5M2>) -> tensor<43xui8>
  check.expect_eq_const %1, dense<[0, 0, 66, 0, 66, 0, 62, 58, 65, 62, 62, 62, 190, 186, 193, 190, 190, 190, 62, 0, 66, 58, 65, 60, 190, 128, 194, 186, 193, 188, 62, 0, 66, 55, 65, 58, 181, 150, 0, 62, 61, 62, 190]> : tensor<43xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // 0.0, inf, -inf, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, -57344
  %a = stablehlo.constant dense<[0x00, 0x7C, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0xBC, 0x38, 0xFB]> : tensor<14xf8E5M2>
  // nan, nan, nan, 0.0, inf, -inf, nan, 1, -1, 0.5, nan, nan, nan, nan
  %b = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x00, 0x7C, 0xFC, 0x7E, 0x3C, 0xBC, 0x38, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<14xf8E5M2>
  %0 = stablehlo.atan2 %a, %b : tensor<14xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<14xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<14xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 0.00012207, 30, 30, 30, 30, 30, 30, 30, -30, -30, -30, -30, -30, -30, -30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.00012207, -0.5, 0.0175781, 0.0, -2.5, 1, 3
  %a = stablehlo.constant dense<[0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0x58, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0xD8, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x50, 0x01, 0xD0, 0x29, 0x00, 0xE2, 0x58, 0x64]> : tensor<56xf8E4M3B11FNUZ>
  // 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 0.00012207, 30, -30, 0.0, 1, -1, 0.5, 3.5, 0.0214844, -30, 0.0175781, 0.0214844, 3.25, -2.5
  %b = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x01, 0x7F, 0xFF, 0x00, 0x58, 0xD8, 0x50, 0x66, 0x2B, 0xFF, 0x29, 0x2B, 0x65, 0xE2]> : tensor<56xf8E4M3B11FNUZ>
  %0 = stablehlo.atan2 %a, %b : tensor<56xf8E4M3B11FNUZ>
  // expected 0.8125, 0.0, 3.25, 1.625, 0.00012207, 3.25, 0.000244141, 1.625, 0.8125, 2.25, 1.625, 1.5, 1.625, 1.5, -1.625, -0.8125, -2.25, -1.625, -1.5, -1.625, -1.5, 0.0, 0.0, 3.25, 0.0, 0.0, 3.25, 0.0, 1.625, 0.0351562, 3, 1.625, 0.8125, 2.25, 1.125, -1.625, -0.0351562, -3, -1.625, -0.8125, -2.25, -1.125, 1.625, 0.0175781, 3, 1.625, 0.46875, 2.75, 0.8125, 0.0, -1.5, 3.25, 0.0, -1.5, 0.3125, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<56xf8E4M3B11FNUZ>) -> tensor<56xui8>
  check.expect_eq_const %1, dense<[85, 0, 101, 93, 1, 101, 2, 93, 85, 97, 93, 92, 93, 92, 221, 213, 225, 221, 220, 221, 220, 0, 0, 101, 0, 0, 101, 0, 93, 49, 100, 93, 85, 97, 89, 221, 177, 228, 221, 213, 225, 217, 93, 41, 100, 93, 79, 99, 85, 0, 220, 101, 0, 220, 74, 97]> : tensor<56xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 0.00012207, 30, -30, 0.0, nan, nan, nan, nan, nan, nan, nan, nan, 1, -1, 0.5, 3, nan
  %a = stablehlo.constant dense<[0x01, 0x7F, 0xFF, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x58, 0xD8, 0x50, 0x64, 0x80]> : tensor<17xf8E4M3B11FNUZ>
  // nan, nan, nan, nan, 0.00012207, 30, -30, 0.0, nan, 1, -1, 0.5, nan, nan, nan, nan, 0.40625
  %b = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x01, 0x7F, 0xFF, 0x00, 0x80, 0x58, 0xD8, 0x50, 0x80, 0x80, 0x80, 0x80, 0x4D]> : tensor<17xf8E4M3B11FNUZ>
  %0 = stablehlo.atan2 %a, %b : tensor<17xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<17xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<17xf8E4M3B11FNUZ>
  func.return
}
