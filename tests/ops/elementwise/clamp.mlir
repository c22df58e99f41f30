// SPDX-License-Identifier: Apache-2.0
// stablehlo.clamp: minimum(maximum(x, low), high).

// f32
func.func @main() {
  // -4.82484e-06, 1.079, -inf, 0.4, 22040.1, -9.01299e+08, 1.5, -4.82484e-06, 1.5, -0.0, 2.25, 1.5, 1.4013e-45, -3.40282e+38, 3, 1, 1.4013e-45, 70000, 3.40282e+38, 1.4013e-45, 3, 0.4
  %a = stablehlo.constant dense<[0xB6A1E50D, 0x3F8A1CAC, 0xFF800000, 0x3ECCCCCD, 0x46AC3041, 0xCE56E2ED, 0x3FC00000, 0xB6A1E50D, 0x3FC00000, 0x80000000, 0x40100000, 0x3FC00000, 0x00000001, 0xFF7FFFFF, 0x40400000, 0x3F800000, 0x00000001, 0x4788B800, 0x7F7FFFFF, 0x00000001, 0x40400000, 0x3ECCCCCD]> : tensor<22xf32>
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -9.01299e+08, -4.82484e-06, 22040.1, 1.079, -3.017, 2.25, -300, 70000
  %b = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xCE56E2ED, 0xB6A1E50D, 0x46AC3041, 0x3F8A1CAC, 0xC0411687, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<22xf32>
  // -3.017, 1.4013e-45, 70000, 0.5, -1.278, -0.0, 0.0, 3, 2.25, -9.01299e+08, 3.40282e+38, 0.4, 1.079, 70000, -3.017, -3.40282e+38, 1.4013e-45, -1, 1, -3.40282e+38, 3, 0.0
  %c = stablehlo.constant dense<[0xC0411687, 0x00000001, 0x4788B800, 0x3F000000, 0xBFA39581, 0x80000000, 0x00000000, 0x40400000, 0x40100000, 0xCE56E2ED, 0x7F7FFFFF, 0x3ECCCCCD, 0x3F8A1CAC, 0x4788B800, 0xC0411687, 0xFF7FFFFF, 0x00000001, 0xBF800000, 0x3F800000, 0xFF7FFFFF, 0x40400000, 0x00000000]> : tensor<22xf32>
  %0 = stablehlo.clamp %a, %b, %c : tensor<22xf32>
  // expected -3.017, 1.4013e-45, 1.4013e-45, 0.5, -1.278, -0.0, 0.0, 0.5, 1.5, -9.01299e+08, 2.25, 0.4, 1.079, -3.40282e+38, -3.017, -3.40282e+38, 1.4013e-45, -1, 1, -3.40282e+38, 3, 0.0
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf32>) -> tensor<22xui32>
  check.expect_eq_const %1, dense<[3225491079, 1, 1, 1056964608, 3215168897, 2147483648, 0, 1056964608, 1069547520, 3461800685, 1074790400, 1053609165, 1066015916, 4286578687, 3225491079, 4286578687, 1, 3212836864, 1065353216, 4286578687, 1077936128, 0]> : tensor<22xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // 3.40282e+38, nan
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0x7FC00000]> : tensor<2xf32>
  // nan, -1.278
  %b = stablehlo.constant dense<[0x7FC00000, 0xBFA39581]> : tensor<2xf32>
  // 1.4013e-45, 2.25
  %c = stablehlo.constant dense<[0x00000001, 0x40100000]> : tensor<2xf32>
  %0 = stablehlo.clamp %a, %b, %c : tensor<2xf32>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.4, 1.79769e+308, -2.46807e+69, inf, 1.5, 70000, 4.94066e-324, 1.79769e+308, 0.4, -3.017, 2.25, 70000, -300, 1.5, -2.46807e+69, -1.278, -0.0, 3, 1, 70000, 2.85865e+32
  %a = stablehlo.constant dense<[0x3FD999999999999A, 0x7FEFFFFFFFFFFFFF, 0xCE56E2EDC1FFA0AA, 0x7FF0000000000000, 0x3FF8000000000000, 0x40F1170000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FD999999999999A, 0xC00822D0E5604189, 0x4002000000000000, 0x40F1170000000000, 0xC072C00000000000, 0x3FF8000000000000, 0xCE56E2EDC1FFA0AA, 0xBFF472B020C49BA6, 0x8000000000000000, 0x4008000000000000, 0x3FF0000000000000, 0x40F1170000000000, 0x46AC3041D9C604FB]> : tensor<21xf64>
  // 0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, inf, -inf, -2.46807e+69, 2.87116e-194, 2.85865e+32, 1.079, -3.017, -1.278, 2.25, -300, 70000
  %b = stablehlo.constant dense<[0x0000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x7FF0000000000000, 0xFFF0000000000000, 0xCE56E2EDC1FFA0AA, 0x17C0C472B6A1E50D, 0x46AC3041D9C604FB, 0x3FF14395810624DD, 0xC00822D0E5604189, 0xBFF472B020C49BA6, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<21xf64>
  // 4.94066e-324, -0.0, 1, -1.278, -1.278, -inf, 1.079, -0.0, 1.5, 3, 2.25, 3, 1.079, 3, -1, -0.0, 0.4, -300, 0.5, 0.5, 1.79769e+308
  %c = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000000, 0x3FF0000000000000, 0xBFF472B020C49BA6, 0xBFF472B020C49BA6, 0xFFF0000000000000, 0x3FF14395810624DD, 0x8000000000000000, 0x3FF8000000000000, 0x4008000000000000, 0x4002000000000000, 0x4008000000000000, 0x3FF14395810624DD, 0x4008000000000000, 0xBFF0000000000000, 0x8000000000000000, 0x3FD999999999999A, 0xC072C00000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x7FEFFFFFFFFFFFFF]> : tensor<21xf64>
  %0 = stablehlo.clamp %a, %b, %c : tensor<21xf64>
  // expected 4.94066e-324, -0.0, 1, -1.278, -1.278, -inf, 0.5, -0.0, 0.4, 0.4, 2.25, 3, -300, 1.5, -1, -0.0, -0.0, -300, 0.5, 0.5, 2.85865e+32
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf64>) -> tensor<21xui64>
  check.expect_eq_const %1, dense<[1, 9223372036854775808, 4607182418800017408, 13831806456351202214, 13831806456351202214, 18442240474082181120, 4602678819172646912, 9223372036854775808, 4600877379321698714, 4600877379321698714, 4612248968380809216, 4613937818241073152, 13867357308859711488, 4609434218613702656, 13830554455654793216, 9223372036854775808, 9223372036854775808, 13867357308859711488, 4602678819172646912, 4602678819172646912, 5092498338033829115]> : tensor<21xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan, nan, 4.94066e-324
  %a = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x0000000000000001]> : tensor<3xf64>
  // -0.0, 3, nan
  %b = stablehlo.constant dense<[0x8000000000000000, 0x4008000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  // 70000, 1.79769e+308, -1
  %c = stablehlo.constant dense<[0x40F1170000000000, 0x7FEFFFFFFFFFFFFF, 0xBFF0000000000000]> : tensor<3xf64>
  %0 = stablehlo.clamp %a, %b, %c : tensor<3xf64>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 1, 2.68007e-22, 2.96875, 1, inf, 9.18355e-41, -2.54013e-28, 2.3465e-10, -inf, -1.74219, 2.96875, 0.5, 2.68007e-22, -2.5, 3.38953e+38, inf, -1.74219, -300
  %a = stablehlo.constant dense<[0x3F80, 0x1BA2, 0x403E, 0x3F80, 0x7F80, 0x0001, 0x91A1, 0x2F81, 0xFF80, 0xBFDF, 0x403E, 0x3F00, 0x1BA2, 0xC020, 0x7F7F, 0x7F80, 0xBFDF, 0xC396]> : tensor<18xbf16>
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, inf, 2.68007e-22, -2.54013e-28, 2.3465e-10, -0.253906, -1.74219, 2.25, -300
  %b = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x7F80, 0x1BA2, 0x91A1, 0x2F81, 0xBE82, 0xBFDF, 0x4010, 0xC396]> : tensor<18xbf16>
  // -inf, 0.400391, 1, inf, 1.5, 0.400391, -1.74219, -300, -1.74219, -2.54013e-28, 0.5, -inf, 2.96875, 0.0, inf, 2.68007e-22, 2.68007e-22, 3.38953e+38
  %c = stablehlo.constant dense<[0xFF80, 0x3ECD, 0x3F80, 0x7F80, 0x3FC0, 0x3ECD, 0xBFDF, 0xC396, 0xBFDF, 0x91A1, 0x3F00, 0xFF80, 0x403E, 0x0000, 0x7F80, 0x1BA2, 0x1BA2, 0x7F7F]> : tensor<18xbf16>
  %0 = stablehlo.clamp %a, %b, %c : tensor<18xbf16>
  // expected -inf, 2.68007e-22, 1, 3.38953e+38, 1.5, 9.18355e-41, -1.74219, -300, -2.5, -2.54013e-28, 0.5, -inf, 2.68007e-22, 0.0, 3.38953e+38, 2.68007e-22, 2.68007e-22, -300
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[65408, 7074, 16256, 32639, 16320, 1, 49119, 50070, 49184, 37281, 16128, 65408, 7074, 0, 32639, 7074, 7074, 50070]> : tensor<18xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan, 2.25, inf, 9.18355e-41, nan
  %a = stablehlo.constant dense<[0x7FC0, 0x4010, 0x7F80, 0x0001, 0x7FC0]> : tensor<5xbf16>
  // -3.38953e+38, 3, -inf, nan, 2.96875
  %b = stablehlo.constant dense<[0xFF7F, 0x4040, 0xFF80, 0x7FC0, 0x403E]> : tensor<5xbf16>
  // -2.5, nan, nan, -inf, -inf
  %c = stablehlo.constant dense<[0xC020, 0x7FC0, 0x7FC0, 0xFF80, 0xFF80]> : tensor<5xbf16>
  %0 = stablehlo.clamp %a, %b, %c : tensor<5xbf16>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<5xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xbf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.46875, 0.46875, -0.25, 3, -0.0351562, -1.75, -448, 1, 1, 2.25, -0.0, -1.75, 3, 3, 0.5, 0.0859375
  %a = stablehlo.constant dense<[0x2F, 0x2F, 0xA8, 0x44, 0x91, 0xBE, 0xFE, 0x38, 0x38, 0x41, 0x80, 0xBE, 0x44, 0x44, 0x30, 0x1B]> : tensor<16xf8E4M3FN>
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0859375, -0.0351562, 0.46875, -1.75
  %b = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x1B, 0x91, 0x2F, 0xBE]> : tensor<16xf8E4M3FN>
  // 448, 2.25, 448, -0.0, 0.46875, 0.5, 0.46875, -1, 0.5, 0.0, -1.75, -0.0, -0.25, 0.00195312, 0.40625, 0.00195312
  %c = stablehlo.constant dense<[0x7E, 0x41, 0x7E, 0x80, 0x2F, 0x30, 0x2F, 0xB8, 0x30, 0x00, 0xBE, 0x80, 0xA8, 0x01, 0x2D, 0x01]> : tensor<16xf8E4M3FN>
  %0 = stablehlo.clamp %a, %b, %c : tensor<16xf8E4M3FN>
  // expected 0.46875, 0.46875, 0.00195312, -0.0, -0.0351562, 0.5, -1, -1, 0.5, 0.0, -1.75, -0.0, -0.25, 0.00195312, 0.40625, 0.00195312
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3FN>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[47, 47, 1, 128, 145, 48, 184, 184, 48, 0, 190, 128, 168, 1, 45, 1]> : tensor<16xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 0.40625, nan, 1.5
  %a = stablehlo.constant dense<[0x2D, 0x7F, 0x3C]> : tensor<3xf8E4M3FN>
  // nan, -0.25, 2.25
  %b = stablehlo.constant dense<[0x7F, 0xA8, 0x41]> : tensor<3xf8E4M3FN>
  // 0.0859375, 1.5, nan
  %c = stablehlo.constant dense<[0x1B, 0x3C, 0x7F]> : tensor<3xf8E4M3FN>
  %0 = stablehlo.clamp %a, %b, %c : tensor<3xf8E4M3FN>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F]> : tensor<3xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E4M3FN>
  func.return
}

// -----

// i8
func.func @main() {
  // 2, -128, 126, -105, -2, 127, 3, -2, 126, -128, -2, -105, -3, -128, -3
  %a = stablehlo.constant dense<[2, -128, 126, -105, -2, 127, 3, -2, 126, -128, -2, -105, -3, -128, -3]> : tensor<15xi8>
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -124, 102, -105
  %b = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -124, 102, -105]> : tensor<15xi8>
  // 127, 2, -7, 2, -128, -7, -3, 127, 0, 0, 1, 2, -1, 1, -2
  %c = stablehlo.constant dense<[127, 2, -7, 2, -128, -7, -3, 127, 0, 0, 1, 2, -1, 1, -2]> : tensor<15xi8>
  %0 = stablehlo.clamp %a, %b, %c : tensor<15xi8>
  check.expect_eq_const %0, dense<[2, 2, -7, 1, -128, -7, -3, 126, 0, -2, -2, -7, -3, 1, -3]> : tensor<15xi8>
  func.return
}

// -----

// ui8
func.func @main() {
  // 122, 4, 254, 165, 255, 122, 0, 3, 1
  %a = stablehlo.constant dense<[122, 4, 254, 165, 255, 122, 0, 3, 1]> : tensor<9xui8>
  // 0, 255, 1, 2, 3, 254, 122, 4, 165
  %b = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 122, 4, 165]> : tensor<9xui8>
  // 254, 122, 0, 3, 254, 122, 3, 165, 3
  %c = stablehlo.constant dense<[254, 122, 0, 3, 254, 122, 3, 165, 3]> : tensor<9xui8>
  %0 = stablehlo.clamp %a, %b, %c : tensor<9xui8>
  check.expect_eq_const %0, dense<[122, 122, 0, 3, 254, 122, 3, 4, 3]> : tensor<9xui8>
  func.return
}

// -----

// i32
func.func @main() {
  // 1, -2147483648, 0, 2147483647, -1, -2147483648, 2147483647, -2, -7, -1, 2, -7, 599697118, -1, 2
  %a = stablehlo.constant dense<[1, -2147483648, 0, 2147483647, -1, -2147483648, 2147483647, -2, -7, -1, 2, -7, 599697118, -1, 2]> : tensor<15xi32>
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 599697118, -2091474886, 1140666811
  %b = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 599697118, -2091474886, 1140666811]> : tensor<15xi32>
  // 1140666811, -2091474886, -3, 2147483646, 599697118, 1, -2147483647, 2, -2091474886, -2147483647, -7, 599697118, 3, 599697118, -2
  %c = stablehlo.constant dense<[1140666811, -2091474886, -3, 2147483646, 599697118, 1, -2147483647, 2, -2091474886, -2147483647, -7, 599697118, 3, 599697118, -2]> : tensor<15xi32>
  %0 = stablehlo.clamp %a, %b, %c : tensor<15xi32>
  check.expect_eq_const %0, dense<[1, -2091474886, -3, 2147483646, 2, 1, -2147483647, 2, -2091474886, -2147483647, -7, -7, 3, -1, -2]> : tensor<15xi32>
  func.return
}

// -----

// ui64
func.func @main() {
  // 18446744073709551615, 1, 2431421221796037683, 1464172948322381335, 2431421221796037683, 0, 2431421221796037683, 0, 18446744073709551615
  %a = stablehlo.constant dense<[18446744073709551615, 1, 2431421221796037683, 1464172948322381335, 2431421221796037683, 0, 2431421221796037683, 0, 18446744073709551615]> : tensor<9xui64>
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14184341480469261352, 2431421221796037683, 1464172948322381335
  %b = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14184341480469261352, 2431421221796037683, 1464172948322381335]> : tensor<9xui64>
  // 3, 0, 2431421221796037683, 14184341480469261352, 18446744073709551614, 18446744073709551615, 18446744073709551614, 18446744073709551614, 3
  %c = stablehlo.constant dense<[3, 0, 2431421221796037683, 14184341480469261352, 18446744073709551614, 18446744073709551615, 18446744073709551614, 18446744073709551614, 3]> : tensor<9xui64>
  %0 = stablehlo.clamp %a, %b, %c : tensor<9xui64>
  check.expect_eq_const %0, dense<[3, 0, 2431421221796037683, 1464172948322381335, 2431421221796037683, 18446744073709551614, 14184341480469261352, 2431421221796037683, 3]> : tensor<9xui64>
  func.return
}

// -----

// scalar bounds
func.func @main() {
  %a = stablehlo.constant dense<-1> : tensor<i32>
  %b = stablehlo.constant dense<[-5, -1, 0, 3, 4]> : tensor<5xi32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.clamp %a, %b, %c : (tensor<i32>, tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[-1, -1, 0, 3, 3]> : tensor<5xi32>
  func.return
}
