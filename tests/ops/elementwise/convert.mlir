// SPDX-License-Identifier: Apache-2.0
// stablehlo.convert between types: saturation, NaN, rounding.

// f32 to f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 6.18971e+07, -1.11417e-32, -5.76927e+14, -2.755, -2.534, -3.122, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x4C6C1E5E, 0x8A67673B, 0xD8032D94, 0xC03051EC, 0xC0222D0E, 0xC047CED9, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<21xf32>
  %0 = stablehlo.convert %a : (tensor<21xf32>) -> tensor<21xf4E2M1FN>
  // expected 0.0, -0.0, 0.0, 6, -6, 1, -1, 0.5, 1.5, -2, 0.5, 3, 6, -0.0, -6, -3, -3, -3, 2, -6, 6
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf4E2M1FN>) -> tensor<21xui4>
  check.expect_eq_const %1, dense<[0, 8, 0, 7, 15, 2, 10, 1, 3, 12, 1, 5, 7, 8, 15, 13, 13, 13, 4, 15, 7]> : tensor<21xui4>
  func.return
}

// -----

// f32 to f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 1.12069e+19, 1.60697e-22, 1.1073e+36, 3.559, -1.373, 2.279, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x5F1B86ED, 0x1B424575, 0x7B554252, 0x4063C6A8, 0xBFAFBE77, 0x4011DB23, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<21xf32>
  %0 = stablehlo.convert %a : (tensor<21xf32>) -> tensor<21xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 7.5, 0.0, 7.5, 3.5, -1.375, 2.25, 2.25, -7.5, 7.5]> : tensor<21xf6E2M3FN>
  func.return
}

// -----

// f32 to f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -1.06547e-18, 3.26346e-22, -0.121, -1.667, -1.183, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0xA19D3C26, 0x1BC543A2, 0xBDF7CED9, 0xBFD56042, 0xBF976C8B, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<20xf32>
  %0 = stablehlo.convert %a : (tensor<20xf32>) -> tensor<20xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.0, 0.0, -0.125, -1.75, -1.25, 2.0, -28.0, 28.0]> : tensor<20xf6E3M2FN>
  func.return
}

// -----

// f32 to f8E3M4
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 1.13787e+08, -7.59864e-12, -1.0626e-23, 0.101, 1.066, -3.704, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x4CD90812, 0xAD05AD3D, 0x994D8955, 0x3DCED917, 0x3F8872B0, 0xC06D0E56, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xf8E3M4>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, inf, -0.0, -0.0, 0.09375, 1.0625, -3.75, 2.25, -inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E3M4>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 112, 240, 48, 176, 32, 56, 196, 26, 72, 112, 240, 112, 128, 128, 6, 49, 206, 66, 240, 112]> : tensor<23xui8>
  func.return
}

// -----

// f32 to f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f32 to f8E4M3
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 7.76642e-19, -0.0203494, -5.98575e-21, -2.431, 0.124, 3.293, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x21653967, 0xBCA6B3E0, 0x9DE2229B, 0xC01B9581, 0x3DFDF3B6, 0x4052C083, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xf8E4M3>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.0, -0.0195312, -0.0, -2.5, 0.125, 3.25, 2.25, -inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 120, 248, 56, 184, 48, 60, 194, 45, 68, 120, 248, 0, 138, 128, 194, 32, 69, 65, 248, 120]> : tensor<23xui8>
  func.return
}

// -----

// f32 to f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f32 to f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 299.749, -5.02565e-29, -1.30366e-19, -2.36, -2.491, -3.058, 2.25, -300
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x4395DFEB, 0x907ED4AF, 0xA019E8B8, 0xC0170A3D, 0xC01F6C8B, 0xC043B646, 0x40100000, 0xC3960000]> : tensor<18xf32>
  %0 = stablehlo.convert %a : (tensor<18xf32>) -> tensor<18xf8E4M3FN>
  // expected 0.0, -0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 288, -0.0, -0.0, -2.25, -2.5, -3, 2.25, -288
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 56, 184, 48, 60, 194, 45, 68, 121, 128, 128, 193, 194, 196, 65, 249]> : tensor<18xui8>
  func.return
}

// -----

// f32 to f8E4M3FN, results that are NaN
func.func @main() {
  // 3.40282e+38, -3.40282e+38, inf, -inf, nan, 70000
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x4788B800]> : tensor<6xf32>
  %0 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<6xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FN>
  func.return
}

// -----

// f32 to f8E4M3FNUZ
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -4.64244e-09, 0.265, 3.208, -3.378, 2.25
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0xB19F834B, 0x3E87AE14, 0x404D4FDF, 0xC0583127, 0x40100000]> : tensor<15xf32>
  %0 = stablehlo.convert %a : (tensor<15xf32>) -> tensor<15xf8E4M3FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0, 0.25, 3.25, -3.5, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E4M3FNUZ>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 64, 192, 56, 68, 202, 53, 76, 0, 48, 77, 206, 73]> : tensor<15xui8>
  func.return
}

// -----

// f32 to f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 3.40282e+38, -3.40282e+38, inf, -inf, nan, 1.28913e+30, 1.23491e+34, -300, 70000
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x71822B3D, 0x781836D0, 0xC3960000, 0x4788B800]> : tensor<9xf32>
  %0 = stablehlo.convert %a : (tensor<9xf32>) -> tensor<9xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<9xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E4M3FNUZ>
  func.return
}

// -----

// f32 to f8E4M3B11FNUZ
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 1.42921e-33, -1.17522e-06, -1.08, -0.467, 1.274, 2.25
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x08ED7801, 0xB59DBC35, 0xBF8A3D71, 0xBEEF1AA0, 0x3FA3126F, 0x40100000]> : tensor<16xf32>
  %0 = stablehlo.convert %a : (tensor<16xf32>) -> tensor<16xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0, 0.0, -1.125, -0.46875, 1.25, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3B11FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 88, 216, 80, 92, 226, 77, 100, 0, 0, 217, 207, 90, 97]> : tensor<16xui8>
  func.return
}

// -----

// f32 to f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 3.40282e+38, -3.40282e+38, inf, -inf, nan, 52017, -300, 70000
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x474B3100, 0xC3960000, 0x4788B800]> : tensor<8xf32>
  %0 = stablehlo.convert %a : (tensor<8xf32>) -> tensor<8xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  func.return
}

// -----

// f32 to f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 8.32952e+37, -2.1096e-27, -0.7054, 3.904, 3.034, -2.735, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7E7AA846, 0x932723AF, 0xBF349515, 0x4079DB23, 0x40422D0E, 0xC02F0A3D, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xf8E5M2>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, inf, -0.0, -0.75, 4, 3, -2.5, 2, -320, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E5M2>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 124, 252, 60, 188, 56, 62, 193, 54, 66, 124, 252, 124, 128, 186, 68, 66, 193, 64, 221, 124]> : tensor<23xui8>
  func.return
}

// -----

// f32 to f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f32 to f8E5M2FNUZ
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 1.39979e-33, 5.97967e-17, 1.277, -1.883, -0.411, 2.25, -300
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x08E89463, 0x2489E1BF, 0x3FA374BC, 0xBFF10625, 0xBED26E98, 0x40100000, 0xC3960000]> : tensor<17xf32>
  %0 = stablehlo.convert %a : (tensor<17xf32>) -> tensor<17xf8E5M2FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.0, 0.0, 1.25, -2, -0.4375, 2, -320
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E5M2FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 64, 192, 60, 66, 197, 58, 70, 0, 0, 65, 196, 187, 68, 225]> : tensor<17xui8>
  func.return
}

// -----

// f32 to f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 3.40282e+38, -3.40282e+38, inf, -inf, nan, -1.99619e+37, 70000
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFD70484C, 0x4788B800]> : tensor<7xf32>
  %0 = stablehlo.convert %a : (tensor<7xf32>) -> tensor<7xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E5M2FNUZ>
  func.return
}

// -----

// f32 to f8E8M0FNU
func.func @main() {
  // 1.4013e-45, 1, 0.5, 1.5, 0.4, 3, 5.61393e+13, 0.538, 1.21, 2.25, 70000
  %a = stablehlo.constant dense<[0x00000001, 0x3F800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x564C3BD6, 0x3F09BA5E, 0x3F9AE148, 0x40100000, 0x4788B800]> : tensor<11xf32>
  %0 = stablehlo.convert %a : (tensor<11xf32>) -> tensor<11xf8E8M0FNU>
  // expected 5.87747e-39, 1, 0.5, 2, 0.5, 4, 7.03687e+13, 0.5, 1, 2, 65536
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf8E8M0FNU>) -> tensor<11xui8>
  check.expect_eq_const %1, dense<[0, 127, 126, 128, 126, 129, 173, 126, 127, 128, 143]> : tensor<11xui8>
  func.return
}

// -----

// f32 to f8E8M0FNU, results that are NaN
func.func @main() {
  // 3.40282e+38, inf, nan
  %a = stablehlo.constant dense<[0x7F7FFFFF, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %0 = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xf8E8M0FNU>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0xFF, 0xFF, 0xFF]> : tensor<3xf8E8M0FNU>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E8M0FNU>
  func.return
}

// -----

// f32 to bf16
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 4.68536e+21, -118639, 0.0259513, 1.615, -3.221, -1.699, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x637DFE76, 0xC7E7B76F, 0x3CD497E4, 0x3FCEB852, 0xC04E24DD, 0xBFD978D5, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xbf16>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 4.68547e+21, -118784, 0.026001, 1.61719, -3.21875, -1.69531, 2.25, -300, 70144
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xbf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32640, 65408, 16256, 49024, 16128, 16320, 49184, 16077, 16448, 32640, 65408, 25470, 51176, 15573, 16335, 49230, 49113, 16400, 50070, 18313]> : tensor<23xui16>
  func.return
}

// -----

// f32 to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f32 to f16
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -5.4814e-22, -0.122066, -2.40331e+14, 2.617, 0.458, -0.589, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x9C25AA4B, 0xBDF9FDF7, 0xD75A947F, 0x40277CEE, 0x3EEA7EFA, 0xBF16C8B4, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xf16>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.0, -0.12207, -inf, 2.61719, 0.458008, -0.588867, 2.25, -300, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 31744, 64512, 15360, 48128, 14336, 15872, 49408, 13926, 16896, 31744, 64512, 32768, 45008, 64512, 16700, 14164, 47286, 16512, 56496, 31744]> : tensor<23xui16>
  func.return
}

// -----

// f32 to f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f32 to f64
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 102.136, -1.39305e+14, 1.44285e+06, 0.842, 2.2, -2.905, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x42CC4593, 0xD6FD64CE, 0x49B020F2, 0x3F578D50, 0x400CCCCD, 0xC039EB85, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<23xf32>
  %0 = stablehlo.convert %a : (tensor<23xf32>) -> tensor<23xf64>
  // expected 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 102.136, -1.39305e+14, 1.44285e+06, 0.842, 2.2, -2.905, 2.25, -300, 70000
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf64>) -> tensor<23xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 3936146074321813504, 5183643170566569984, 14407015207421345792, 4607182418800017408, 13830554455654793216, 4602678819172646912, 4609434218613702656, 13836183955189006336, 4600877379429072896, 4613937818241073152, 9218868437227405312, 18442240474082181120, 4636887591050805248, 14042131939515695104, 4698947789176963072, 4605759281386487808, 4612136378497499136, 13837095934049124352, 4612248968380809216, 13867357308859711488, 4679546776582094848]> : tensor<23xui64>
  func.return
}

// -----

// f32 to f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// f32 to i2
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -4.28952e-19, -9.69956e+15, -1.97281e+28, 3.98, -0.894, -2.229, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xA0FD3553, 0xDA09D6CE, 0xEE7EFAAF, 0x407EB852, 0xBF64DD2F, 0xC00EA7F0, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi2>
  check.expect_eq_const %0, dense<[0, 0, 0, 1, -2, 1, -1, 0, 1, -2, 0, 1, 1, -2, 0, 0, -2, -2, 1, 0, -2, 1, -2, 1]> : tensor<24xi2>
  func.return
}

// -----

// f32 to i4
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.12986e-07, 1.2089e-22, 1.13205e+15, -1.78, 0.94, 1.029, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xB3F2A2CB, 0x1B1225A4, 0x5880B2E9, 0xBFE3D70A, 0x3F70A3D7, 0x3F83B646, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi4>
  check.expect_eq_const %0, dense<[0, 0, 0, 7, -8, 1, -1, 0, 1, -2, 0, 3, 7, -8, 0, 0, 0, 7, -1, 0, 1, 2, -8, 7]> : tensor<24xi4>
  func.return
}

// -----

// f32 to i8
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -2.01183e-19, -3.99731e-16, -6.99332e+29, 1.73, 2.725, -1.719, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xA06D83EE, 0xA5E66DE9, 0xF10D3AA0, 0x3FDD70A4, 0x402E6666, 0xBFDC0831, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 0, 0, -128, 1, 2, -1, 2, -128, 127]> : tensor<24xi8>
  func.return
}

// -----

// f32 to i16
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 3.1129e-18, 4.03387e-33, -1.77332e-10, -3.096, 0.565, -0.124, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x2265B0F7, 0x09A78F7B, 0xAF42FA8A, 0xC04624DD, 0x3F10A3D7, 0xBDFDF3B6, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi16>
  check.expect_eq_const %0, dense<[0, 0, 0, 32767, -32768, 1, -1, 0, 1, -2, 0, 3, 32767, -32768, 0, 0, 0, 0, -3, 0, 0, 2, -300, 32767]> : tensor<24xi16>
  func.return
}

// -----

// f32 to i32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.52415e+36, -5.94822e-33, -1.74014e+31, 3.659, -1.018, -1.627, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFB92C534, 0x89F71448, 0xF35BA311, 0x406A2D0E, 0xBF824DD3, 0xBFD04189, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi32>
  check.expect_eq_const %0, dense<[0, 0, 0, 2147483647, -2147483648, 1, -1, 0, 1, -2, 0, 3, 2147483647, -2147483648, 0, -2147483648, 0, -2147483648, 3, -1, -1, 2, -300, 70000]> : tensor<24xi32>
  func.return
}

// -----

// f32 to i64
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 5.7323e-11, -1.9681e+09, -6.8766e+35, 2.292, -3.073, 2.023, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x2E7C1BEF, 0xCEEA9DC5, 0xFB04703F, 0x4012B021, 0xC044AC08, 0x400178D5, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi64>
  check.expect_eq_const %0, dense<[0, 0, 0, 9223372036854775807, -9223372036854775808, 1, -1, 0, 1, -2, 0, 3, 9223372036854775807, -9223372036854775808, 0, 0, -1968104064, -9223372036854775808, 2, -3, 2, 2, -300, 70000]> : tensor<24xi64>
  func.return
}

// -----

// f32 to ui2
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 1.22995e-18, 3.91774e-32, -1.07729e+21, -3.837, 2.998, -2.937, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x21B5822F, 0x0B4B6BA3, 0xE2699966, 0xC0759168, 0x403FDF3B, 0xC03BF7CF, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui2>
  check.expect_eq_const %0, dense<[0, 0, 0, 3, 0, 1, 0, 0, 1, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 3]> : tensor<24xui2>
  func.return
}

// -----

// f32 to ui4
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 3.41496e+21, 1.45746e+12, -2.93645e+15, 0.234, 1.328, -3.316, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x6339200C, 0x53A9ABD4, 0xD926EAE9, 0x3E6F9DB2, 0x3FA9FBE7, 0xC0543958, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui4>
  check.expect_eq_const %0, dense<[0, 0, 0, 15, 0, 1, 0, 0, 1, 0, 0, 3, 15, 0, 0, 15, 15, 0, 0, 1, 0, 2, 0, 15]> : tensor<24xui4>
  func.return
}

// -----

// f32 to ui8
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -6.26902e+18, -1.49266e-30, -5.58554e-22, -2.504, -0.68, -1.925, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xDEAE0016, 0x8DF232BD, 0x9C28CFFD, 0xC0204189, 0xBF2E147B, 0xBFF66666, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui8>
  check.expect_eq_const %0, dense<[0, 0, 0, 255, 0, 1, 0, 0, 1, 0, 0, 3, 255, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255]> : tensor<24xui8>
  func.return
}

// -----

// f32 to ui16
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 8.7051e-37, 1.70768e-17, 2.65807e+35, -1.159, -2.536, -0.146, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x03941C13, 0x239D8183, 0x7A4CC517, 0xBF945A1D, 0xC0224DD3, 0xBE158106, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui16>
  check.expect_eq_const %0, dense<[0, 0, 0, 65535, 0, 1, 0, 0, 1, 0, 0, 3, 65535, 0, 0, 0, 0, 65535, 0, 0, 0, 2, 0, 65535]> : tensor<24xui16>
  func.return
}

// -----

// f32 to ui32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -3.69979e-24, nan, -5.71467e+32, -1.908, -2.461, -1.71, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x988F20FB, 0x7FC00000, 0xF5E16771, 0xBFF43958, 0xC01D8106, 0xBFDAE148, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 4294967295, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 70000]> : tensor<24xui32>
  func.return
}

// -----

// f32 to ui64
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 2.90698e+29, 3.29006e+07, 1.7418e-24, -2.945, 2.79, -0.938, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x706AD2E2, 0x4BFB02F5, 0x1806C3FD, 0xC03C7AE1, 0x40328F5C, 0xBF7020C5, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xui64>
  check.expect_eq_const %0, dense<[0, 0, 0, 18446744073709551615, 0, 1, 0, 0, 1, 0, 0, 3, 18446744073709551615, 0, 0, 18446744073709551615, 32900586, 0, 0, 2, 0, 2, 0, 70000]> : tensor<24xui64>
  func.return
}

// -----

// f32 to i1
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 1.52576e-14, 3.36513e-35, -6.4848e+31, 2.85, -3.023, 3.619, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x28896DAF, 0x0632EBD6, 0xF44C9FD1, 0x40366666, 0xC04178D5, 0x40679DB2, 0x40100000, 0xC3960000, 0x4788B800]> : tensor<24xf32>
  %0 = stablehlo.convert %a : (tensor<24xf32>) -> tensor<24xi1>
  check.expect_eq_const %0, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  func.return
}

// -----

// f64 to f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -2.51469e+277, 2.26889e-21, -3.12615, 1.558, 3.578, 2.481, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0xF986B29389672D72, 0x3BA56DD7A4B922C9, 0xC0090259EB9C6CCF, 0x3FF8ED916872B021, 0x400C9FBE76C8B439, 0x4003D916872B020C, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<21xf64>
  %0 = stablehlo.convert %a : (tensor<21xf64>) -> tensor<21xf4E2M1FN>
  // expected 0.0, -0.0, 0.0, 6, -6, 1, -1, 0.5, 1.5, -2, 0.5, 3, -6, 0.0, -3, 1.5, 4, 2, 2, -6, 6
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf4E2M1FN>) -> tensor<21xui4>
  check.expect_eq_const %1, dense<[0, 8, 0, 7, 15, 2, 10, 1, 3, 12, 1, 5, 15, 0, 13, 3, 6, 4, 4, 15, 7]> : tensor<21xui4>
  func.return
}

// -----

// f64 to f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -2.44826e+27, -7.18024e+241, 6.40503e-133, -2.606, 1.142, -0.309, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0xC59FA49FAD409DCD, 0xF225894E8FF0FADA, 0x247D18AC82C17D14, 0xC004D916872B020C, 0x3FF245A1CAC08312, 0xBFD3C6A7EF9DB22D, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<21xf64>
  %0 = stablehlo.convert %a : (tensor<21xf64>) -> tensor<21xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -7.5, -7.5, 0.0, -2.5, 1.125, -0.25, 2.25, -7.5, 7.5]> : tensor<21xf6E2M3FN>
  func.return
}

// -----

// f64 to f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 3.35893e-56, -2.266e-62, 3.41209e+144, 0.886, -2.397, -3.083, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x346A5AFE5C9DF391, 0xB322A4C363133BB3, 0x5DF17CF269F71C9B, 0x3FEC5A1CAC083127, 0xC0032D0E56041893, 0xC008A9FBE76C8B44, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<21xf64>
  %0 = stablehlo.convert %a : (tensor<21xf64>) -> tensor<21xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.0, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 0.0, -0.0, 28.0, 0.875, -2.5, -3.0, 2.0, -28.0, 28.0]> : tensor<21xf6E3M2FN>
  func.return
}

// -----

// f64 to f8E3M4
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.36098e-151, 3.4178e+203, -1.11743e+29, 0.418, -2.024, 0.227, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xA09C832021CF3CB2, 0x6A317113BC2AB88B, 0xC5F690F90F96042E, 0x3FDAC083126E978D, 0xC0003126E978D4FE, 0x3FCD0E5604189375, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xf8E3M4>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -0.0, inf, -inf, 0.421875, -2, 0.234375, 2.25, -inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E3M4>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 112, 240, 48, 176, 32, 56, 196, 26, 72, 112, 240, 128, 112, 240, 27, 192, 15, 66, 240, 112]> : tensor<23xui8>
  func.return
}

// -----

// f64 to f8E3M4, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf8E3M4>
  // expected nan
  %1 = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E3M4>
  func.return
}

// -----

// f64 to f8E4M3
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.57564e+31, 9.35874e+269, 2.35101e+288, 0.898, 1.229, -2.713, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xC668DBF97B338B40, 0x77FC5811C9C85058, 0x7BCEE11F19F214A1, 0x3FECBC6A7EF9DB23, 0x3FF3A9FBE76C8B44, 0xC005B4395810624E, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xf8E4M3>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -inf, inf, inf, 0.875, 1.25, -2.75, 2.25, -inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 120, 248, 56, 184, 48, 60, 194, 45, 68, 120, 248, 248, 120, 120, 54, 58, 195, 65, 248, 120]> : tensor<23xui8>
  func.return
}

// -----

// f64 to f8E4M3, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf8E4M3>
  // expected nan
  %1 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3>
  func.return
}

// -----

// f64 to f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 3.68815e-222, 3.71399e-285, 2.505, -1.115, -0.1, 2.25, -300
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x11F554A8CFECB9EE, 0x04E1AC3F80494651, 0x40040A3D70A3D70A, 0xBFF1D70A3D70A3D7, 0xBFB999999999999A, 0x4002000000000000, 0xC072C00000000000]> : tensor<17xf64>
  %0 = stablehlo.convert %a : (tensor<17xf64>) -> tensor<17xf8E4M3FN>
  // expected 0.0, -0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0, 0.0, 2.5, -1.125, -0.101562, 2.25, -288
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E4M3FN>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 56, 184, 48, 60, 194, 45, 68, 0, 0, 66, 185, 157, 65, 249]> : tensor<17xui8>
  func.return
}

// -----

// f64 to f8E4M3FN, results that are NaN
func.func @main() {
  // 1.79769e+308, -1.79769e+308, inf, -inf, nan, 1.16113e+83, 70000
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x512E9A2217B50B9C, 0x40F1170000000000]> : tensor<7xf64>
  %0 = stablehlo.convert %a : (tensor<7xf64>) -> tensor<7xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<7xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E4M3FN>
  func.return
}

// -----

// f64 to f8E4M3FNUZ
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, -1.57228e-20, 6.1444e-198, -0.076, 2.905, -1.951, 2.25
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0xBBD28FEF3D6A4A5A, 0x16FD652E4202DA55, 0xBFB374BC6A7EF9DB, 0x40073D70A3D70A3D, 0xBFFF374BC6A7EF9E, 0x4002000000000000]> : tensor<16xf64>
  %0 = stablehlo.convert %a : (tensor<16xf64>) -> tensor<16xf8E4M3FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0, 0.0, -0.078125, 3, -2, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 64, 192, 56, 68, 202, 53, 76, 0, 0, 162, 76, 200, 73]> : tensor<16xui8>
  func.return
}

// -----

// f64 to f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 1.79769e+308, -1.79769e+308, inf, -inf, nan, -2.96372e+59, -300, 70000
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xCC479B7FADAA4EB0, 0xC072C00000000000, 0x40F1170000000000]> : tensor<8xf64>
  %0 = stablehlo.convert %a : (tensor<8xf64>) -> tensor<8xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3FNUZ>
  func.return
}

// -----

// f64 to f8E4M3B11FNUZ
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 1.6511e-25, -3.35394e-200, -2.936, -0.804, 3.309, 2.25
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x3AC98CB335F291F9, 0x968489C684F32924, 0xC0077CED916872B0, 0xBFE9BA5E353F7CEE, 0x400A78D4FDF3B646, 0x4002000000000000]> : tensor<16xf64>
  %0 = stablehlo.convert %a : (tensor<16xf64>) -> tensor<16xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.0, 0.0, -3, -0.8125, 3.25, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E4M3B11FNUZ>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 88, 216, 80, 92, 226, 77, 100, 0, 0, 228, 213, 101, 97]> : tensor<16xui8>
  func.return
}

// -----

// f64 to f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 1.79769e+308, -1.79769e+308, inf, -inf, nan, 2.42742e+35, -300, 70000
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x4747600B2FC9F97B, 0xC072C00000000000, 0x40F1170000000000]> : tensor<8xf64>
  %0 = stablehlo.convert %a : (tensor<8xf64>) -> tensor<8xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xf8E4M3B11FNUZ>
  func.return
}

// -----

// f64 to f8E5M2
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.48178e-279, -2.14067e+36, 1.10951e-164, -2.432, 2.661, 2.58, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x860AE5B74663A9C1, 0xC779C4733990A31D, 0x1DE472149160348B, 0xC00374BC6A7EF9DB, 0x400549BA5E353F7D, 0x4004A3D70A3D70A4, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xf8E5M2>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -0.0, -inf, 0.0, -2.5, 2.5, 2.5, 2, -320, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E5M2>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[0, 128, 0, 124, 252, 60, 188, 56, 62, 193, 54, 66, 124, 252, 128, 252, 0, 193, 65, 65, 64, 221, 124]> : tensor<23xui8>
  func.return
}

// -----

// f64 to f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f64 to f8E5M2FNUZ
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, 0.00206053, -9.70112e-217, -1.524, 3.95, -0.917, 2.25, -300
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x3F60E13F2438F9E5, 0x93156738028FA203, 0xBFF8624DD2F1A9FC, 0x400F99999999999A, 0xBFED5810624DD2F2, 0x4002000000000000, 0xC072C00000000000]> : tensor<17xf64>
  %0 = stablehlo.convert %a : (tensor<17xf64>) -> tensor<17xf8E5M2FNUZ>
  // expected 0.0, 0.0, 0.0, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.00195312, 0.0, -1.5, 4, -0.875, 2, -320
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf8E5M2FNUZ>) -> tensor<17xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 64, 192, 60, 66, 197, 58, 70, 28, 0, 194, 72, 191, 68, 225]> : tensor<17xui8>
  func.return
}

// -----

// f64 to f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 1.79769e+308, -1.79769e+308, inf, -inf, nan, 9.45165e+10, 70000
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x4236019F9AD8F770, 0x40F1170000000000]> : tensor<7xf64>
  %0 = stablehlo.convert %a : (tensor<7xf64>) -> tensor<7xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E5M2FNUZ>
  func.return
}

// -----

// f64 to f8E8M0FNU
func.func @main() {
  // 4.94066e-324, 1, 0.5, 1.5, 0.4, 3, 5.37653e-304, 2.01457e-260, 0.226, 1.119, 2.25, 70000
  %a = stablehlo.constant dense<[0x0000000000000001, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x00F798D81366A187, 0x0A03D2EA543FE5B3, 0x3FCCED916872B021, 0x3FF1E76C8B439581, 0x4002000000000000, 0x40F1170000000000]> : tensor<12xf64>
  %0 = stablehlo.convert %a : (tensor<12xf64>) -> tensor<12xf8E8M0FNU>
  // expected 5.87747e-39, 1, 0.5, 2, 0.5, 4, 5.87747e-39, 5.87747e-39, 0.25, 1, 2, 65536
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf8E8M0FNU>) -> tensor<12xui8>
  check.expect_eq_const %1, dense<[0, 127, 126, 128, 126, 129, 0, 0, 125, 127, 128, 143]> : tensor<12xui8>
  func.return
}

// -----

// f64 to f8E8M0FNU, results that are NaN
func.func @main() {
  // 1.79769e+308, inf, nan
  %a = stablehlo.constant dense<[0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<3xf64>
  %0 = stablehlo.convert %a : (tensor<3xf64>) -> tensor<3xf8E8M0FNU>
  // expected nan, nan, nan
  %1 = stablehlo.constant dense<[0xFF, 0xFF, 0xFF]> : tensor<3xf8E8M0FNU>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<3xf8E8M0FNU>
  func.return
}

// -----

// f64 to bf16
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.41017e-260, 1.5471e+95, 6.79813e-149, -3.359, -3.035, -1.864, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x89FBC0B5E97E0775, 0x53B28ACAEB546C53, 0x212BD0EFD08EE640, 0xC00ADF3B645A1CAC, 0xC00847AE147AE148, 0xBFFDD2F1A9FBE76D, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xbf16>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -0.0, inf, 0.0, -3.35938, -3.03125, -1.86719, 2.25, -300, 70144
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xbf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 32640, 65408, 16256, 49024, 16128, 16320, 49184, 16077, 16448, 32640, 65408, 32768, 32640, 0, 49239, 49218, 49135, 16400, 50070, 18313]> : tensor<23xui16>
  func.return
}

// -----

// f64 to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f64 to f16
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -2.01648e-104, -5.30487e+268, -7.81148e-63, 1.688, -2.72, 0.112, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xAA671FB974E91796, 0xF7B9B4CC2EC0A58D, 0xB309B528F43383D9, 0x3FFB020C49BA5E35, 0xC005C28F5C28F5C3, 0x3FBCAC083126E979, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xf16>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.0, -inf, -0.0, 1.68848, -2.7207, 0.112, 2.25, -300, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf16>) -> tensor<23xui16>
  check.expect_eq_const %1, dense<[0, 32768, 0, 31744, 64512, 15360, 48128, 14336, 15872, 49408, 13926, 16896, 31744, 64512, 32768, 64512, 32768, 16065, 49521, 12075, 16512, 56496, 31744]> : tensor<23xui16>
  func.return
}

// -----

// f64 to f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f64 to f32
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 5.04776e-173, -2.33121e-125, -0.00040412, -1.083, 1.686, -0.842, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x1C28F82300C6391E, 0xA60F8F98C5DF06A9, 0xBF3A7C018E371BAF, 0xBFF153F7CED91687, 0x3FFAF9DB22D0E560, 0xBFEAF1A9FBE76C8B, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<23xf64>
  %0 = stablehlo.convert %a : (tensor<23xf64>) -> tensor<23xf32>
  // expected 0.0, -0.0, 0.0, inf, -inf, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 0.0, -0.0, -0.00040412, -1.083, 1.686, -0.842, 2.25, -300, 70000
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf32>) -> tensor<23xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 0, 2139095040, 4286578688, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053609165, 1077936128, 2139095040, 4286578688, 0, 2147483648, 3117670412, 3213533118, 1071107801, 3210186064, 1074790400, 3281387520, 1200142336]> : tensor<23xui32>
  func.return
}

// -----

// f64 to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64 to i2
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.86422e-146, 1.86955e-224, -1.97501e+279, -3.313, -0.486, -1.826, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xA1ADCBE887CF4941, 0x117BAE32DDA8B63C, 0xF9EBDA9123256F4B, 0xC00A810624DD2F1B, 0xBFDF1A9FBE76C8B4, 0xBFFD374BC6A7EF9E, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi2>
  check.expect_eq_const %0, dense<[0, 0, 0, 1, -2, 1, -1, 0, 1, -2, 0, 1, 1, -2, 0, 0, 0, -2, -2, 0, -1, 1, -2, 1]> : tensor<24xi2>
  func.return
}

// -----

// f64 to i4
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 1.86832e-66, 1.145e-169, 1.59972e-114, 0.373, 0.924, 3.287, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x32492F5797E5AEC1, 0x1CDBA7CF0BF46A02, 0x284F8424ACBCC90E, 0x3FD7DF3B645A1CAC, 0x3FED916872B020C5, 0x400A4BC6A7EF9DB2, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi4>
  check.expect_eq_const %0, dense<[0, 0, 0, 7, -8, 1, -1, 0, 1, -2, 0, 3, 7, -8, 0, 0, 0, 0, 0, 0, 3, 2, -8, 7]> : tensor<24xi4>
  func.return
}

// -----

// f64 to i8
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -1.4544e-241, -2.07089e-187, 6.61573e-45, -0.678, 2.349, -0.331, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x8DEF08923B9EE2C3, 0x992CD57EA54C128E, 0x36C2E27385F858CC, 0xBFE5B22D0E560419, 0x4002CAC083126E98, 0xBFD52F1A9FBE76C9, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 0, 0, 0, 0, 2, 0, 2, -128, 127]> : tensor<24xi8>
  func.return
}

// -----

// f64 to i16
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 5.45715e+282, -2.59714e+134, 3.06077e-63, 2.339, 1.928, 1.69, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7AA2CA296CE5B123, 0xDBD6DE56B016BC1B, 0x32F42562E347BEDD, 0x4002B645A1CAC083, 0x3FFED916872B020C, 0x3FFB0A3D70A3D70A, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi16>
  check.expect_eq_const %0, dense<[0, 0, 0, 32767, -32768, 1, -1, 0, 1, -2, 0, 3, 32767, -32768, 0, 32767, -32768, 0, 2, 1, 1, 2, -300, 32767]> : tensor<24xi16>
  func.return
}

// -----

// f64 to i32
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -2.47995e+250, 1.75718e+255, 2.60349e-94, -2.254, -3.974, 0.41, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xF3EBB5C15833BB17, 0x74EDF58BF9A87C23, 0x2C8160D119538FC5, 0xC002083126E978D5, 0xC00FCAC083126E98, 0x3FDA3D70A3D70A3D, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi32>
  check.expect_eq_const %0, dense<[0, 0, 0, 2147483647, -2147483648, 1, -1, 0, 1, -2, 0, 3, 2147483647, -2147483648, 0, -2147483648, 2147483647, 0, -2, -3, 0, 2, -300, 70000]> : tensor<24xi32>
  func.return
}

// -----

// f64 to i64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 16.1011, 2.33256e+84, -1.40316e-28, 0.458, -1.81, 2.153, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x403019DFA79B8B1A, 0x5173360EE5207F80, 0xBA263BE571B6D715, 0x3FDD4FDF3B645A1D, 0xBFFCF5C28F5C28F6, 0x4001395810624DD3, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi64>
  check.expect_eq_const %0, dense<[0, 0, 0, 9223372036854775807, -9223372036854775808, 1, -1, 0, 1, -2, 0, 3, 9223372036854775807, -9223372036854775808, 0, 16, 9223372036854775807, 0, 0, -1, 2, 2, -300, 70000]> : tensor<24xi64>
  func.return
}

// -----

// f64 to ui2
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 1.30175e-154, 2.92229e-94, 3.30605e+240, -3.819, 3.02, -3.529, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x1FFBECFA1B204A45, 0x2C838194DD651C77, 0x71DFBB4B682196EE, 0xC00E8D4FDF3B645A, 0x400828F5C28F5C29, 0xC00C3B645A1CAC08, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui2>
  check.expect_eq_const %0, dense<[0, 0, 0, 3, 0, 1, 0, 0, 1, 0, 0, 3, 3, 0, 0, 0, 0, 3, 0, 3, 0, 2, 0, 3]> : tensor<24xui2>
  func.return
}

// -----

// f64 to ui4
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -3.77341e-110, -3.25911e-271, -4.75514e-170, 2.906, 2.381, -1.771, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xA936AFCE03E7D761, 0x87C609E580677BEA, 0x9CC6F872D50C17AC, 0x40073F7CED916873, 0x40030C49BA5E353F, 0xBFFC5604189374BC, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui4>
  check.expect_eq_const %0, dense<[0, 0, 0, 15, 0, 1, 0, 0, 1, 0, 0, 3, 15, 0, 0, 0, 0, 0, 2, 2, 0, 2, 0, 15]> : tensor<24xui4>
  func.return
}

// -----

// f64 to ui8
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -6.74068e-161, 1.35173e+269, -9.54529e-69, -0.428, 2.735, -2.656, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x9EAE536386157B0F, 0x77D060211CE05F5B, 0xB1D07843F6440F4C, 0xBFDB645A1CAC0831, 0x4005E147AE147AE1, 0xC0053F7CED916873, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui8>
  check.expect_eq_const %0, dense<[0, 0, 0, 255, 0, 1, 0, 0, 1, 0, 0, 3, 255, 0, 0, 0, 255, 0, 0, 2, 0, 2, 0, 255]> : tensor<24xui8>
  func.return
}

// -----

// f64 to ui16
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 2.51967e+184, -4.60794e-173, 1.57182e+290, 0.318, -0.986, 3.532, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x6637B8326AC12856, 0x9C26CB2FBF57AC0D, 0x7C302106A6AA6521, 0x3FD45A1CAC083127, 0xBFEF8D4FDF3B645A, 0x400C4189374BC6A8, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui16>
  check.expect_eq_const %0, dense<[0, 0, 0, 65535, 0, 1, 0, 0, 1, 0, 0, 3, 65535, 0, 0, 65535, 0, 65535, 0, 0, 3, 2, 0, 65535]> : tensor<24xui16>
  func.return
}

// -----

// f64 to ui32
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, 2.76826e-241, -4.20011e-18, -3.99906e-109, 1.706, 2.413, 2.659, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0DFD88BAED6B4CAC, 0xBC535E9D652308CF, 0xA96E0DE6549E1060, 0x3FFB4BC6A7EF9DB2, 0x40034DD2F1A9FBE7, 0x400545A1CAC08312, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 4294967295, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 0, 1, 2, 2, 2, 0, 70000]> : tensor<24xui32>
  func.return
}

// -----

// f64 to ui64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -2.37366e-152, 8.14529e-180, 6.53869e+292, -0.7, 3.956, -3.198, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xA073E416C97C8E34, 0x1AC0E645B4BA1461, 0x7CBA3592979DE62D, 0xBFE6666666666666, 0x400FA5E353F7CED9, 0xC00995810624DD2F, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xui64>
  check.expect_eq_const %0, dense<[0, 0, 0, 18446744073709551615, 0, 1, 0, 0, 1, 0, 0, 3, 18446744073709551615, 0, 0, 0, 0, 18446744073709551615, 0, 3, 0, 2, 0, 70000]> : tensor<24xui64>
  func.return
}

// -----

// f64 to i1
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, nan, -5.10469e+196, -1.87599e-156, -3.29054e+168, 3.887, -2.84, 2.435, 2.25, -300, 70000
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xE8C5DA4193307196, 0x9F99C1B167143A72, 0xE2EBE6A55792BFC8, 0x400F189374BC6A7F, 0xC006B851EB851EB8, 0x40037AE147AE147B, 0x4002000000000000, 0xC072C00000000000, 0x40F1170000000000]> : tensor<24xf64>
  %0 = stablehlo.convert %a : (tensor<24xf64>) -> tensor<24xi1>
  check.expect_eq_const %0, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  func.return
}

// -----

// i32 to f4E2M1FN
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1218848053, 1793486350, -477688696
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1218848053, 1793486350, -477688696]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf4E2M1FN>
  // expected -6, 6, 0.0, 1, 2, 3, -6, 6, -1, -2, -3, -6, -6, 6, -6
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf4E2M1FN>) -> tensor<15xui4>
  check.expect_eq_const %1, dense<[15, 7, 0, 2, 4, 5, 15, 7, 10, 12, 13, 15, 15, 7, 15]> : tensor<15xui4>
  func.return
}

// -----

// i32 to f6E2M3FN
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -2064390683, -1657627694, 1322106194
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -2064390683, -1657627694, 1322106194]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf6E2M3FN>
  check.expect_eq_const %0, dense<[-7.5, 7.5, 0.0, 1.0, 2.0, 3.0, -7.5, 7.5, -1.0, -2.0, -3.0, -7.0, -7.5, -7.5, 7.5]> : tensor<15xf6E2M3FN>
  func.return
}

// -----

// i32 to f6E3M2FN
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1822871775, 2112485012, -929164362
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1822871775, 2112485012, -929164362]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf6E3M2FN>
  check.expect_eq_const %0, dense<[-28.0, 28.0, 0.0, 1.0, 2.0, 3.0, -28.0, 28.0, -1.0, -2.0, -3.0, -7.0, 28.0, 28.0, -28.0]> : tensor<15xf6E3M2FN>
  func.return
}

// -----

// i32 to f8E3M4
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 665156058, 1721654916, 1088796818
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 665156058, 1721654916, 1088796818]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf8E3M4>
  // expected -inf, inf, 0.0, 1, 2, 3, -inf, inf, -1, -2, -3, -7, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E3M4>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[240, 112, 0, 48, 64, 72, 240, 112, 176, 192, 200, 220, 112, 112, 112]> : tensor<15xui8>
  func.return
}

// -----

// i32 to f8E4M3
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1640252766, 1111795318, -24620100
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1640252766, 1111795318, -24620100]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf8E4M3>
  // expected -inf, inf, 0.0, 1, 2, 3, -inf, inf, -1, -2, -3, -7, -inf, inf, -inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E4M3>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[248, 120, 0, 56, 64, 68, 248, 120, 184, 192, 196, 206, 248, 120, 248]> : tensor<15xui8>
  func.return
}

// -----

// i32 to f8E4M3FN
func.func @main() {
  // 0, 1, 2, 3, -1, -2, -3, -7
  %a = stablehlo.constant dense<[0, 1, 2, 3, -1, -2, -3, -7]> : tensor<8xi32>
  %0 = stablehlo.convert %a : (tensor<8xi32>) -> tensor<8xf8E4M3FN>
  // expected 0.0, 1, 2, 3, -1, -2, -3, -7
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3FN>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 56, 64, 68, 184, 192, 196, 206]> : tensor<8xui8>
  func.return
}

// -----

// i32 to f8E4M3FN, results that are NaN
func.func @main() {
  // -2147483648, 2147483647, -2147483647, 2147483646, -2044561713, 750332424, -801129873
  %a = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 2147483646, -2044561713, 750332424, -801129873]> : tensor<7xi32>
  %0 = stablehlo.convert %a : (tensor<7xi32>) -> tensor<7xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<7xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E4M3FN>
  func.return
}

// -----

// i32 to f8E4M3FNUZ
func.func @main() {
  // 0, 1, 2, 3, -1, -2, -3, -7
  %a = stablehlo.constant dense<[0, 1, 2, 3, -1, -2, -3, -7]> : tensor<8xi32>
  %0 = stablehlo.convert %a : (tensor<8xi32>) -> tensor<8xf8E4M3FNUZ>
  // expected 0.0, 1, 2, 3, -1, -2, -3, -7
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 64, 72, 76, 192, 200, 204, 214]> : tensor<8xui8>
  func.return
}

// -----

// i32 to f8E4M3FNUZ, results that are NaN
func.func @main() {
  // -2147483648, 2147483647, -2147483647, 2147483646, -1979568804, -569664404, -1989381006
  %a = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 2147483646, -1979568804, -569664404, -1989381006]> : tensor<7xi32>
  %0 = stablehlo.convert %a : (tensor<7xi32>) -> tensor<7xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E4M3FNUZ>
  func.return
}

// -----

// i32 to f8E4M3B11FNUZ
func.func @main() {
  // 0, 1, 2, 3, -1, -2, -3, -7
  %a = stablehlo.constant dense<[0, 1, 2, 3, -1, -2, -3, -7]> : tensor<8xi32>
  %0 = stablehlo.convert %a : (tensor<8xi32>) -> tensor<8xf8E4M3B11FNUZ>
  // expected 0.0, 1, 2, 3, -1, -2, -3, -7
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 88, 96, 100, 216, 224, 228, 238]> : tensor<8xui8>
  func.return
}

// -----

// i32 to f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // -2147483648, 2147483647, -2147483647, 2147483646, -2035031887, 1695127605, -250071927
  %a = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 2147483646, -2035031887, 1695127605, -250071927]> : tensor<7xi32>
  %0 = stablehlo.convert %a : (tensor<7xi32>) -> tensor<7xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E4M3B11FNUZ>
  func.return
}

// -----

// i32 to f8E5M2
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -998528877, 1979345633, 1492977328
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -998528877, 1979345633, 1492977328]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf8E5M2>
  // expected -inf, inf, 0.0, 1, 2, 3, -inf, inf, -1, -2, -3, -7, -inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E5M2>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[252, 124, 0, 60, 64, 66, 252, 124, 188, 192, 194, 199, 252, 124, 124]> : tensor<15xui8>
  func.return
}

// -----

// i32 to f8E5M2FNUZ
func.func @main() {
  // 0, 1, 2, 3, -1, -2, -3, -7
  %a = stablehlo.constant dense<[0, 1, 2, 3, -1, -2, -3, -7]> : tensor<8xi32>
  %0 = stablehlo.convert %a : (tensor<8xi32>) -> tensor<8xf8E5M2FNUZ>
  // expected 0.0, 1, 2, 3, -1, -2, -3, -7
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E5M2FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0, 64, 68, 70, 192, 196, 198, 203]> : tensor<8xui8>
  func.return
}

// -----

// i32 to f8E5M2FNUZ, results that are NaN
func.func @main() {
  // -2147483648, 2147483647, -2147483647, 2147483646, 521973538, 1466786847, 717865680
  %a = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 2147483646, 521973538, 1466786847, 717865680]> : tensor<7xi32>
  %0 = stablehlo.convert %a : (tensor<7xi32>) -> tensor<7xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E5M2FNUZ>
  func.return
}

// -----

// i32 to f8E8M0FNU
func.func @main() {
  // 2147483647, 1, 2, 3, 2147483646, 1323272981
  %a = stablehlo.constant dense<[2147483647, 1, 2, 3, 2147483646, 1323272981]> : tensor<6xi32>
  %0 = stablehlo.convert %a : (tensor<6xi32>) -> tensor<6xf8E8M0FNU>
  // expected 2.14748e+09, 1, 2, 4, 2.14748e+09, 1.07374e+09
  %1 = stablehlo.bitcast_convert %0 : (tensor<6xf8E8M0FNU>) -> tensor<6xui8>
  check.expect_eq_const %1, dense<[158, 127, 128, 129, 158, 157]> : tensor<6xui8>
  func.return
}

// -----

// i32 to bf16
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1170254860, -1837037889, -112507367
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1170254860, -1837037889, -112507367]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xbf16>
  // expected -2.14748e+09, 2.14748e+09, 0.0, 1, 2, 3, -2.14748e+09, 2.14748e+09, -1, -2, -3, -7, 1.17441e+09, -1.83711e+09, -1.12722e+08
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xbf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[52992, 20224, 0, 16256, 16384, 16448, 52992, 20224, 49024, 49152, 49216, 49376, 20108, 52955, 52439]> : tensor<15xui16>
  func.return
}

// -----

// i32 to f16
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -982593539, -218038958, -1298530470
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -982593539, -218038958, -1298530470]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf16>
  // expected -inf, inf, 0.0, 1, 2, 3, -inf, inf, -1, -2, -3, -7, -inf, -inf, -inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[64512, 31744, 0, 15360, 16384, 16896, 64512, 31744, 48128, 49152, 49664, 50944, 64512, 64512, 64512]> : tensor<15xui16>
  func.return
}

// -----

// i32 to f32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -338120860, -1006363537, 304102613
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -338120860, -1006363537, 304102613]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf32>
  // expected -2.14748e+09, 2.14748e+09, 0.0, 1, 2, 3, -2.14748e+09, 2.14748e+09, -1, -2, -3, -7, -3.38121e+08, -1.00636e+09, 3.04103e+08
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf32>) -> tensor<15xui32>
  check.expect_eq_const %1, dense<[3472883712, 1325400064, 0, 1065353216, 1073741824, 1077936128, 3472883712, 1325400064, 3212836864, 3221225472, 3225419776, 3235905536, 3449895557, 3463442318, 1301348839]> : tensor<15xui32>
  func.return
}

// -----

// i32 to f64
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -307662458, 1935228505, -161546781
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -307662458, 1935228505, -161546781]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xf64>
  // expected -2.14748e+09, 2.14748e+09, 0.0, 1, 2, 3, -2.14748e+09, 2.14748e+09, -1, -2, -3, -7, -3.07662e+08, 1.93523e+09, -1.61547e+08
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf64>) -> tensor<15xui64>
  check.expect_eq_const %1, dense<[13970166044103278592, 4746794007244308480, 0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 13970166044099084288, 4746794007240114176, 13830554455654793216, 13835058055282163712, 13837309855095848960, 13842939354630062080, 13957313365106753536, 4745903744653197312, 13953068656444309504]> : tensor<15xui64>
  func.return
}

// -----

// i32 to i2
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1907826827, -80762989, 1213360026
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1907826827, -80762989, 1213360026]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi2>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, -2, -1, 1, -2, -1, -2, 1, 1, -1, -1, -2]> : tensor<15xi2>
  func.return
}

// -----

// i32 to i4
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1502881323, 1391842127, -1968964177
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1502881323, 1391842127, -1968964177]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi4>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, 2, 3, 1, -2, -1, -2, -3, -7, 5, -1, -1]> : tensor<15xi4>
  func.return
}

// -----

// i32 to i8
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 371670987, 1439427353, -470781291
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 371670987, 1439427353, -470781291]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi8>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, 2, 3, 1, -2, -1, -2, -3, -7, -53, 25, -107]> : tensor<15xi8>
  func.return
}

// -----

// i32 to i16
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1389986916, -1436542507, -1086783740
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1389986916, -1436542507, -1086783740]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi16>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, 2, 3, 1, -2, -1, -2, -3, -7, -31644, 6613, -252]> : tensor<15xi16>
  func.return
}

// -----

// i32 to i64
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1861671087, 1418885709, 613048825
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1861671087, 1418885709, 613048825]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi64>
  check.expect_eq_const %0, dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1861671087, 1418885709, 613048825]> : tensor<15xi64>
  func.return
}

// -----

// i32 to ui2
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 2059756430, 1227234850, 1836163399
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 2059756430, 1227234850, 1836163399]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui2>
  check.expect_eq_const %0, dense<[0, 3, 0, 1, 2, 3, 1, 2, 3, 2, 1, 1, 2, 2, 3]> : tensor<15xui2>
  func.return
}

// -----

// i32 to ui4
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1844501792, -261217397, -132806068
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1844501792, -261217397, -132806068]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui4>
  check.expect_eq_const %0, dense<[0, 15, 0, 1, 2, 3, 1, 14, 15, 14, 13, 9, 0, 11, 12]> : tensor<15xui4>
  func.return
}

// -----

// i32 to ui8
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -91449340, -1356932107, 1624400250
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -91449340, -1356932107, 1624400250]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui8>
  check.expect_eq_const %0, dense<[0, 255, 0, 1, 2, 3, 1, 254, 255, 254, 253, 249, 4, 245, 122]> : tensor<15xui8>
  func.return
}

// -----

// i32 to ui16
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1358593927, -1028013838, 632592826
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -1358593927, -1028013838, 632592826]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui16>
  check.expect_eq_const %0, dense<[0, 65535, 0, 1, 2, 3, 1, 65534, 65535, 65534, 65533, 65529, 32889, 49394, 39354]> : tensor<15xui16>
  func.return
}

// -----

// i32 to ui32
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1420715310, 1306313167, 759913535
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1420715310, 1306313167, 759913535]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui32>
  check.expect_eq_const %0, dense<[2147483648, 2147483647, 0, 1, 2, 3, 2147483649, 2147483646, 4294967295, 4294967294, 4294967293, 4294967289, 1420715310, 1306313167, 759913535]> : tensor<15xui32>
  func.return
}

// -----

// i32 to ui64
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -370436236, 1598082254, 1087140861
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, -370436236, 1598082254, 1087140861]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xui64>
  check.expect_eq_const %0, dense<[18446744071562067968, 2147483647, 0, 1, 2, 3, 18446744071562067969, 2147483646, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551609, 18446744073339115380, 1598082254, 1087140861]> : tensor<15xui64>
  func.return
}

// -----

// i32 to i1
func.func @main() {
  // -2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1448949884, 2094493289, 467682807
  %a = stablehlo.constant dense<[-2147483648, 2147483647, 0, 1, 2, 3, -2147483647, 2147483646, -1, -2, -3, -7, 1448949884, 2094493289, 467682807]> : tensor<15xi32>
  %0 = stablehlo.convert %a : (tensor<15xi32>) -> tensor<15xi1>
  check.expect_eq_const %0, dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  func.return
}

// -----

// ui64 to f4E2M1FN
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12757449559476742301, 4137133212233013364, 9339578366857060507
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12757449559476742301, 4137133212233013364, 9339578366857060507]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf4E2M1FN>
  // expected 0.0, 6, 1, 2, 3, 6, 6, 6, 6
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf4E2M1FN>) -> tensor<9xui4>
  check.expect_eq_const %1, dense<[0, 7, 2, 4, 5, 7, 7, 7, 7]> : tensor<9xui4>
  func.return
}

// -----

// ui64 to f6E2M3FN
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15801134260514893699, 6902027697237810057, 18382718502448782574
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15801134260514893699, 6902027697237810057, 18382718502448782574]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, 7.5, 1.0, 2.0, 3.0, 7.5, 7.5, 7.5, 7.5]> : tensor<9xf6E2M3FN>
  func.return
}

// -----

// ui64 to f6E3M2FN
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9839299585433321385, 17740378741252100695, 4232102799335724218
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 9839299585433321385, 17740378741252100695, 4232102799335724218]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, 28.0, 1.0, 2.0, 3.0, 28.0, 28.0, 28.0, 28.0]> : tensor<9xf6E3M2FN>
  func.return
}

// -----

// ui64 to f8E3M4
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 3113831312961900904, 10439663841446207098, 15284203168835380869
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 3113831312961900904, 10439663841446207098, 15284203168835380869]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf8E3M4>
  // expected 0.0, inf, 1, 2, 3, inf, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf8E3M4>) -> tensor<9xui8>
  check.expect_eq_const %1, dense<[0, 112, 48, 64, 72, 112, 112, 112, 112]> : tensor<9xui8>
  func.return
}

// -----

// ui64 to f8E4M3
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6196725746247881283, 6724690454963472540, 1894415061522358462
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6196725746247881283, 6724690454963472540, 1894415061522358462]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf8E4M3>
  // expected 0.0, inf, 1, 2, 3, inf, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf8E4M3>) -> tensor<9xui8>
  check.expect_eq_const %1, dense<[0, 120, 56, 64, 68, 120, 120, 120, 120]> : tensor<9xui8>
  func.return
}

// -----

// ui64 to f8E4M3FN
func.func @main() {
  // 0, 1, 2, 3
  %a = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  %0 = stablehlo.convert %a : (tensor<4xui64>) -> tensor<4xf8E4M3FN>
  // expected 0.0, 1, 2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf8E4M3FN>) -> tensor<4xui8>
  check.expect_eq_const %1, dense<[0, 56, 64, 68]> : tensor<4xui8>
  func.return
}

// -----

// ui64 to f8E4M3FN, results that are NaN
func.func @main() {
  // 18446744073709551615, 18446744073709551614, 17014256308363006649, 3926008811203140727, 16964506312318233558
  %a = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 17014256308363006649, 3926008811203140727, 16964506312318233558]> : tensor<5xui64>
  %0 = stablehlo.convert %a : (tensor<5xui64>) -> tensor<5xf8E4M3FN>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3FN>
  func.return
}

// -----

// ui64 to f8E4M3FNUZ
func.func @main() {
  // 0, 1, 2, 3
  %a = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  %0 = stablehlo.convert %a : (tensor<4xui64>) -> tensor<4xf8E4M3FNUZ>
  // expected 0.0, 1, 2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf8E4M3FNUZ>) -> tensor<4xui8>
  check.expect_eq_const %1, dense<[0, 64, 72, 76]> : tensor<4xui8>
  func.return
}

// -----

// ui64 to f8E4M3FNUZ, results that are NaN
func.func @main() {
  // 18446744073709551615, 18446744073709551614, 785380799030607534, 16073369526959498061, 14794743886345991554
  %a = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 785380799030607534, 16073369526959498061, 14794743886345991554]> : tensor<5xui64>
  %0 = stablehlo.convert %a : (tensor<5xui64>) -> tensor<5xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<5xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3FNUZ>
  func.return
}

// -----

// ui64 to f8E4M3B11FNUZ
func.func @main() {
  // 0, 1, 2, 3
  %a = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  %0 = stablehlo.convert %a : (tensor<4xui64>) -> tensor<4xf8E4M3B11FNUZ>
  // expected 0.0, 1, 2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xui8>
  check.expect_eq_const %1, dense<[0, 88, 96, 100]> : tensor<4xui8>
  func.return
}

// -----

// ui64 to f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // 18446744073709551615, 18446744073709551614, 5589379139543029184, 15335815513081878835, 4095493241788819894
  %a = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 5589379139543029184, 15335815513081878835, 4095493241788819894]> : tensor<5xui64>
  %0 = stablehlo.convert %a : (tensor<5xui64>) -> tensor<5xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3B11FNUZ>
  func.return
}

// -----

// ui64 to f8E5M2
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10106108416035666432, 16125688220551942209, 1886020727511093855
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 10106108416035666432, 16125688220551942209, 1886020727511093855]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf8E5M2>
  // expected 0.0, inf, 1, 2, 3, inf, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf8E5M2>) -> tensor<9xui8>
  check.expect_eq_const %1, dense<[0, 124, 60, 64, 66, 124, 124, 124, 124]> : tensor<9xui8>
  func.return
}

// -----

// ui64 to f8E5M2FNUZ
func.func @main() {
  // 0, 1, 2, 3
  %a = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  %0 = stablehlo.convert %a : (tensor<4xui64>) -> tensor<4xf8E5M2FNUZ>
  // expected 0.0, 1, 2, 3
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf8E5M2FNUZ>) -> tensor<4xui8>
  check.expect_eq_const %1, dense<[0, 64, 68, 70]> : tensor<4xui8>
  func.return
}

// -----

// ui64 to f8E5M2FNUZ, results that are NaN
func.func @main() {
  // 18446744073709551615, 18446744073709551614, 17313200475473940483, 9534396568026060046, 227108338717185623
  %a = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 17313200475473940483, 9534396568026060046, 227108338717185623]> : tensor<5xui64>
  %0 = stablehlo.convert %a : (tensor<5xui64>) -> tensor<5xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<5xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E5M2FNUZ>
  func.return
}

// -----

// ui64 to f8E8M0FNU
func.func @main() {
  // 18446744073709551615, 1, 2, 3, 18446744073709551614, 4155722098684668348, 8320619689246965325, 2982586076962564885
  %a = stablehlo.constant dense<[18446744073709551615, 1, 2, 3, 18446744073709551614, 4155722098684668348, 8320619689246965325, 2982586076962564885]> : tensor<8xui64>
  %0 = stablehlo.convert %a : (tensor<8xui64>) -> tensor<8xf8E8M0FNU>
  // expected 1.84467e+19, 1, 2, 4, 1.84467e+19, 4.61169e+18, 9.22337e+18, 2.30584e+18
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E8M0FNU>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[191, 127, 128, 129, 191, 189, 190, 188]> : tensor<8xui8>
  func.return
}

// -----

// ui64 to bf16
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 842536240333785595, 17777761113139770751, 3489977928001733496
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 842536240333785595, 17777761113139770751, 3489977928001733496]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xbf16>
  // expected 0.0, 1.84467e+19, 1, 2, 3, 1.84467e+19, 8.42173e+17, 1.77982e+19, 3.49479e+18
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 24448, 16256, 16384, 16448, 24448, 23867, 24439, 24130]> : tensor<9xui16>
  func.return
}

// -----

// ui64 to f16
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15027586613953052473, 6229306464966938517, 17284511684185296198
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15027586613953052473, 6229306464966938517, 17284511684185296198]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf16>
  // expected 0.0, inf, 1, 2, 3, inf, inf, inf, inf
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 31744, 15360, 16384, 16896, 31744, 31744, 31744, 31744]> : tensor<9xui16>
  func.return
}

// -----

// ui64 to f32
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12416535169310751972, 7994335008501279531, 15834437535854505170
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12416535169310751972, 7994335008501279531, 15834437535854505170]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf32>
  // expected 0.0, 1.84467e+19, 1, 2, 3, 1.84467e+19, 1.24165e+19, 7.99434e+18, 1.58344e+19
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf32>) -> tensor<9xui32>
  check.expect_eq_const %1, dense<[0, 1602224128, 1065353216, 1073741824, 1077936128, 1602224128, 1596739685, 1591599915, 1599848249]> : tensor<9xui32>
  func.return
}

// -----

// ui64 to f64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 17074900213718774947, 3055352299646493530, 8696743300559177396
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 17074900213718774947, 3055352299646493530, 8696743300559177396]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xf64>
  // expected 0.0, 1.84467e+19, 1, 2, 3, 1.84467e+19, 1.70749e+19, 3.05535e+18, 8.69674e+18
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf64>) -> tensor<9xui64>
  check.expect_eq_const %1, dense<[0, 4895412794951729152, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4895412794951729152, 4894742949316968031, 4883365881402494226, 4890394909449069986]> : tensor<9xui64>
  func.return
}

// -----

// ui64 to i2
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 11706357926233261494, 2436446232955046409, 14563901002591250101
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 11706357926233261494, 2436446232955046409, 14563901002591250101]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi2>
  check.expect_eq_const %0, dense<[0, -1, 1, -2, -1, -2, -2, 1, 1]> : tensor<9xi2>
  func.return
}

// -----

// ui64 to i4
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 248473327317154734, 3693129855505062299, 13821861667899599228
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 248473327317154734, 3693129855505062299, 13821861667899599228]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi4>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, -2, -5, -4]> : tensor<9xi4>
  func.return
}

// -----

// ui64 to i8
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12432819906423291450, 12625157081247933053, 11361003879589738772
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 12432819906423291450, 12625157081247933053, 11361003879589738772]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi8>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, 58, 125, 20]> : tensor<9xi8>
  func.return
}

// -----

// ui64 to i16
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14029041901719684941, 1815654205631296108, 8158945662025999261
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 14029041901719684941, 1815654205631296108, 8158945662025999261]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi16>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, -30899, -3476, 9117]> : tensor<9xi16>
  func.return
}

// -----

// ui64 to i32
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15674928527583777475, 3820928466510211864, 3119359893059129001
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15674928527583777475, 3820928466510211864, 3119359893059129001]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi32>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, 1313116867, 914680600, -1335636311]> : tensor<9xi32>
  func.return
}

// -----

// ui64 to i64
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6119650009816887866, 10987065870086890868, 11278146981861160494
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6119650009816887866, 10987065870086890868, 11278146981861160494]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi64>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, 6119650009816887866, -7459678203622660748, -7168597091848391122]> : tensor<9xi64>
  func.return
}

// -----

// ui64 to ui2
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 101080634130015506, 1625376971668732901, 14085050501668340869
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 101080634130015506, 1625376971668732901, 14085050501668340869]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xui2>
  check.expect_eq_const %0, dense<[0, 3, 1, 2, 3, 2, 2, 1, 1]> : tensor<9xui2>
  func.return
}

// -----

// ui64 to ui4
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 13864859285501701382, 4349572962609488119, 391299076685575223
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 13864859285501701382, 4349572962609488119, 391299076685575223]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xui4>
  check.expect_eq_const %0, dense<[0, 15, 1, 2, 3, 14, 6, 7, 7]> : tensor<9xui4>
  func.return
}

// -----

// ui64 to ui8
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 1984771265024887804, 16823168459023350386, 5882003487567946295
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 1984771265024887804, 16823168459023350386, 5882003487567946295]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xui8>
  check.expect_eq_const %0, dense<[0, 255, 1, 2, 3, 254, 252, 114, 55]> : tensor<9xui8>
  func.return
}

// -----

// ui64 to ui16
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15836549530921930145, 507069261775267332, 12031485772877855829
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 15836549530921930145, 507069261775267332, 12031485772877855829]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xui16>
  check.expect_eq_const %0, dense<[0, 65535, 1, 2, 3, 65534, 3489, 26116, 64597]> : tensor<9xui16>
  func.return
}

// -----

// ui64 to ui32
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6390603190364530520, 17544981152345194906, 507783660114376413
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 6390603190364530520, 17544981152345194906, 507783660114376413]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xui32>
  check.expect_eq_const %0, dense<[0, 4294967295, 1, 2, 3, 4294967294, 640149336, 2557837722, 1809675997]> : tensor<9xui32>
  func.return
}

// -----

// ui64 to i1
func.func @main() {
  // 0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 13832206331509044486, 15531101810921752488, 10518920064455428967
  %a = stablehlo.constant dense<[0, 18446744073709551615, 1, 2, 3, 18446744073709551614, 13832206331509044486, 15531101810921752488, 10518920064455428967]> : tensor<9xui64>
  %0 = stablehlo.convert %a : (tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const %0, dense<[false, true, true, true, true, true, true, true, true]> : tensor<9xi1>
  func.return
}

// -----

// f4E2M1FN to f32
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -0.5
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0x9]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.convert %a : (tensor<12xf4E2M1FN>) -> tensor<12xf32>
  // expected 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xf32>) -> tensor<12xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1056964608, 1086324736, 3233808384, 1065353216, 3212836864, 1069547520, 3221225472, 1077936128, 1073741824, 3204448256]> : tensor<12xui32>
  func.return
}

// -----

// f4E2M1FN to bf16
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -0.5, 4
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x9, 0x6]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.convert %a : (tensor<12xf4E2M1FN>) -> tensor<12xbf16>
  // expected 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -0.5, 4
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xbf16>) -> tensor<12xui16>
  check.expect_eq_const %1, dense<[0, 32768, 16128, 16576, 49344, 16256, 49024, 16320, 49152, 16448, 48896, 16512]> : tensor<12xui16>
  func.return
}

// -----

// f4E2M1FN to i8
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, 2, -3
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0x4, 0xD]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.convert %a : (tensor<12xf4E2M1FN>) -> tensor<12xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 6, -6, 1, -1, 1, -2, 3, 2, -3]> : tensor<12xi8>
  func.return
}

// -----

// f4E2M1FN to ui32
func.func @main() {
  // 0.0, -0.0, 0.5, 6, -6, 1, -1, 1.5, -2, 3, -1.5, -3
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0xF, 0x2, 0xA, 0x3, 0xC, 0x5, 0xB, 0xD]> : tensor<12xf4E2M1FN>
  %0 = stablehlo.convert %a : (tensor<12xf4E2M1FN>) -> tensor<12xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 6, 0, 1, 0, 1, 0, 3, 0, 0]> : tensor<12xui32>
  func.return
}

// -----

// f6E2M3FN to f32
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.875, -5, -6.5, -0.25, 1.25, 3.75, 2.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.875, -5.0, -6.5, -0.25, 1.25, 3.75, 2.25]> : tensor<19xf6E2M3FN>
  %0 = stablehlo.convert %a : (tensor<19xf6E2M3FN>) -> tensor<19xf32>
  // expected 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.875, -5, -6.5, -0.25, 1.25, 3.75, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf32>) -> tensor<19xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1040187392, 1089470464, 3236954112, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1052770304, 1077936128, 3210739712, 3231711232, 3234856960, 3196059648, 1067450368, 1081081856, 1074790400]> : tensor<19xui32>
  func.return
}

// -----

// f6E2M3FN to bf16
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -3, 1.25, -4, 0.25, -3.5, -1.5, 2.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -3.0, 1.25, -4.0, 0.25, -3.5, -1.5, 2.25]> : tensor<19xf6E2M3FN>
  %0 = stablehlo.convert %a : (tensor<19xf6E2M3FN>) -> tensor<19xbf16>
  // expected 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -3, 1.25, -4, 0.25, -3.5, -1.5, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xbf16>) -> tensor<19xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15872, 16624, 49392, 16256, 49024, 16128, 16320, 49184, 16064, 16448, 49216, 16288, 49280, 16000, 49248, 49088, 16400]> : tensor<19xui16>
  func.return
}

// -----

// f6E2M3FN to i8
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -2.25, 3.5, 1.875, -1.125, 2.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -2.25, 3.5, 1.875, -1.125, 2.25]> : tensor<17xf6E2M3FN>
  %0 = stablehlo.convert %a : (tensor<17xf6E2M3FN>) -> tensor<17xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 7, -7, 1, -1, 0, 1, -2, 0, 3, -2, 3, 1, -1, 2]> : tensor<17xi8>
  func.return
}

// -----

// f6E2M3FN to ui32
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, -7.5, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -1.375, 5.5, -3.75, 1.25, 3.25, 2.25
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, -7.5, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -1.375, 5.5, -3.75, 1.25, 3.25, 2.25]> : tensor<18xf6E2M3FN>
  %0 = stablehlo.convert %a : (tensor<18xf6E2M3FN>) -> tensor<18xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 7, 0, 1, 0, 0, 1, 0, 0, 3, 0, 5, 0, 1, 3, 2]> : tensor<18xui32>
  func.return
}

// -----

// f6E3M2FN to f32
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.75, -16, 7, -3.5, -4
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 0.75, -16.0, 7.0, -3.5, -4.0]> : tensor<17xf6E3M2FN>
  %0 = stablehlo.convert %a : (tensor<17xf6E3M2FN>) -> tensor<17xf32>
  // expected 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.75, -16, 7, -3.5, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1031798784, 1105199104, 3252682752, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1052770304, 1077936128, 1061158912, 3246391296, 1088421888, 3227516928, 3229614080]> : tensor<17xui32>
  func.return
}

// -----

// f6E3M2FN to bf16
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.75, -16, -24, 0.875, -2, -0.4375
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -0.75, -16.0, -24.0, 0.875, -2.0, -0.4375]> : tensor<18xf6E3M2FN>
  %0 = stablehlo.convert %a : (tensor<18xf6E3M2FN>) -> tensor<18xbf16>
  // expected 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -0.75, -16, -24, 0.875, -2, -0.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15744, 16864, 49632, 16256, 49024, 16128, 16320, 49184, 16064, 16448, 48960, 49536, 49600, 16224, 49152, 48864]> : tensor<18xui16>
  func.return
}

// -----

// f6E3M2FN to i8
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -3, 10, 0.875, -3.5
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, -3.0, 10.0, 0.875, -3.5]> : tensor<16xf6E3M2FN>
  %0 = stablehlo.convert %a : (tensor<16xf6E3M2FN>) -> tensor<16xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 28, -28, 1, -1, 0, 1, -2, 0, 3, -3, 10, 0, -3]> : tensor<16xi8>
  func.return
}

// -----

// f6E3M2FN to ui32
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, -28, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 2.5, -0.0625, -3.5, 1.75
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, -28.0, 1.0, -1.0, 0.5, 1.5, -2.5, 0.375, 3.0, 2.5, -0.0625, -3.5, 1.75]> : tensor<16xf6E3M2FN>
  %0 = stablehlo.convert %a : (tensor<16xf6E3M2FN>) -> tensor<16xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 28, 0, 1, 0, 0, 1, 0, 0, 3, 2, 0, 0, 1]> : tensor<16xui32>
  func.return
}

// -----

// f8E3M4 to f32
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -0.65625, -1.25, 1.375, 1.25, -3, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0xA5, 0xB4, 0x36, 0x34, 0xC8, 0x42]> : tensor<20xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<20xf8E3M4>) -> tensor<20xf32>
  // expected 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -0.65625, -1.25, 1.375, 1.25, -3, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xf32>) -> tensor<20xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1015021568, 1098383360, 3245867008, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053818880, 1077936128, 2139095040, 4286578688, 3207069696, 3214934016, 1068498944, 1067450368, 3225419776, 1074790400]> : tensor<20xui32>
  func.return
}

// -----

// f8E3M4 to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<1xf8E3M4>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E3M4 to bf16
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.59375, 4, 1.125, -1.125, -0.53125, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x23, 0x50, 0x32, 0xB2, 0xA1, 0x42]> : tensor<20xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<20xf8E3M4>) -> tensor<20xbf16>
  // expected 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 0.59375, 4, 1.125, -1.125, -0.53125, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15488, 16760, 49528, 16256, 49024, 16128, 16320, 49184, 16080, 16448, 32640, 65408, 16152, 16512, 16272, 49040, 48904, 16400]> : tensor<20xui16>
  func.return
}

// -----

// f8E3M4 to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x78]> : tensor<1xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<1xf8E3M4>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E3M4 to i8
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, nan, -0.5, nan, 3.375, 3.875, 2.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x78, 0x78, 0xA0, 0x78, 0x4B, 0x4F, 0x42, 0x42]> : tensor<22xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<22xf8E3M4>) -> tensor<22xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 15, -15, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 0, 0, 0, 3, 3, 2, 2]> : tensor<22xi8>
  func.return
}

// -----

// f8E3M4 to ui32
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, -15.5, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, nan, 0.65625, 10, 0.90625, -2.625, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0xEF, 0x30, 0xB0, 0x20, 0x38, 0xC4, 0x1A, 0x48, 0x70, 0xF0, 0x78, 0x78, 0x25, 0x64, 0x2D, 0xC5, 0x42]> : tensor<21xf8E3M4>
  %0 = stablehlo.convert %a : (tensor<21xf8E3M4>) -> tensor<21xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 15, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 10, 0, 0, 2]> : tensor<21xui32>
  func.return
}

// -----

// f8E4M3 to f32
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -7.5, -0.101562, -0.34375, -0.28125, -3, 0.5625, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0xCF, 0x9D, 0xAB, 0xA9, 0xC4, 0x31, 0x41]> : tensor<21xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<21xf8E4M3>) -> tensor<21xf32>
  // expected 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, -7.5, -0.101562, -0.34375, -0.28125, -3, 0.5625, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 989855744, 1131413504, 3278897152, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053818880, 1077936128, 2139095040, 4286578688, 3236954112, 3184525312, 3199205376, 3197108224, 3225419776, 1058013184, 1074790400]> : tensor<21xui32>
  func.return
}

// -----

// f8E4M3 to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E4M3 to bf16
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 6, -0.5625, -1.125, -1.25, -0.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x4C, 0xB1, 0xB9, 0xBA, 0xB4, 0x41]> : tensor<20xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<20xf8E4M3>) -> tensor<20xbf16>
  // expected 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, 6, -0.5625, -1.125, -1.25, -0.75, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15104, 17264, 50032, 16256, 49024, 16128, 16320, 49184, 16080, 16448, 32640, 65408, 16576, 48912, 49040, 49056, 48960, 16400]> : tensor<20xui16>
  func.return
}

// -----

// f8E4M3 to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7C]> : tensor<1xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E4M3 to i8
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, -0.0351562, -0.4375, nan, -0.8125, 2.25, 2.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x7C, 0x91, 0xAE, 0x7C, 0xB5, 0x41, 0x43, 0x41]> : tensor<22xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<22xf8E4M3>) -> tensor<22xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 0, 0, 0, 0, 2, 2, 2]> : tensor<22xi8>
  func.return
}

// -----

// f8E4M3 to ui32
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, inf, -inf, nan, 0.875, 0.117188, 6.5, 2.25, -3.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0xF7, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x78, 0xF8, 0x7C, 0x36, 0x1F, 0x4D, 0x41, 0xC7, 0x41]> : tensor<21xf8E4M3>
  %0 = stablehlo.convert %a : (tensor<21xf8E4M3>) -> tensor<21xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 240, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 6, 2, 0, 2]> : tensor<21xui32>
  func.return
}

// -----

// f8E4M3FN to f32
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -1.375, 6.5, -11, -2.75, 0.25, 1.625, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xBB, 0x4D, 0xD3, 0xC3, 0x28, 0x3D, 0x41]> : tensor<19xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<19xf8E4M3FN>) -> tensor<19xf32>
  // expected 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -1.375, 6.5, -11, -2.75, 0.25, 1.625, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf32>) -> tensor<19xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 989855744, 1138753536, 3286237184, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053818880, 1077936128, 3215982592, 1087373312, 3241148416, 3224371200, 1048576000, 1070596096, 1074790400]> : tensor<19xui32>
  func.return
}

// -----

// f8E4M3FN to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3FN>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E4M3FN to bf16
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 40, 0.625, 256, 1.75, 0.8125, 2.5, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x62, 0x32, 0x78, 0x3E, 0x35, 0x42, 0x41]> : tensor<19xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<19xf8E4M3FN>) -> tensor<19xbf16>
  // expected 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 40, 0.625, 256, 1.75, 0.8125, 2.5, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xbf16>) -> tensor<19xui16>
  check.expect_eq_const %1, dense<[0, 32768, 15104, 17376, 50144, 16256, 49024, 16128, 16320, 49184, 16080, 16448, 16928, 16160, 17280, 16352, 16208, 16416, 16400]> : tensor<19xui16>
  func.return
}

// -----

// f8E4M3FN to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3FN>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E4M3FN to i8
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -96, -0.6875, 0.101562, -0.234375, -2, -1.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0xEC, 0xB3, 0x1D, 0xA7, 0xC0, 0xBE, 0x41]> : tensor<20xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<20xf8E4M3FN>) -> tensor<20xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 0, -96, 0, 0, 0, -2, -1, 2]> : tensor<20xi8>
  func.return
}

// -----

// f8E4M3FN to ui32
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, nan, -20, 256, 0.375, -3.5, 0.34375, -1.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x7F, 0xDA, 0x78, 0x2C, 0xC6, 0x2B, 0xBE, 0x41]> : tensor<20xf8E4M3FN>
  %0 = stablehlo.convert %a : (tensor<20xf8E4M3FN>) -> tensor<20xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 448, 0, 1, 0, 0, 1, 0, 0, 3, 0, 0, 256, 0, 0, 0, 0, 2]> : tensor<20xui32>
  func.return
}

// -----

// f8E4M3FNUZ to f32
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 1.75, -176, 0.203125, -1.125, 3.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x46, 0xFB, 0x2D, 0xC1, 0x4D, 0x49]> : tensor<17xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<17xf8E4M3FNUZ>) -> tensor<17xf32>
  // expected 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 1.75, -176, 0.203125, -1.125, 3.25, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 981467136, 1131413504, 3278897152, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053818880, 1077936128, 1071644672, 3274702848, 1045430272, 3213885440, 1078984704, 1074790400]> : tensor<17xui32>
  func.return
}

// -----

// f8E4M3FNUZ to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E4M3FNUZ to bf16
func.func @main() {
  // 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.9375, 0.03125, -0.0273438, 3.75, -3.75, 2.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0xBF, 0x18, 0x96, 0x4F, 0xCF, 0x4B, 0x49]> : tensor<18xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<18xf8E4M3FNUZ>) -> tensor<18xbf16>
  // expected 0.0, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.9375, 0.03125, -0.0273438, 3.75, -3.75, 2.75, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[0, 14976, 17264, 50032, 16256, 49024, 16128, 16320, 49184, 16080, 16448, 49008, 15616, 48352, 16496, 49264, 16432, 16400]> : tensor<18xui16>
  func.return
}

// -----

// f8E4M3FNUZ to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3FNUZ>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E4M3FNUZ to i8
func.func @main() {
  // 0.0, nan, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -10, -0.00878906, -0.28125, 3.25, -3.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0xDA, 0x89, 0xB1, 0x4D, 0xCD, 0x49]> : tensor<18xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<18xf8E4M3FNUZ>) -> tensor<18xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, -10, 0, 0, 3, -3, 2]> : tensor<18xi8>
  func.return
}

// -----

// f8E4M3FNUZ to ui32
func.func @main() {
  // 0.0, nan, 0.000976562, 240, -240, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 2.25, -0.000976562, -52, -0.875, 2.75, 3.75, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x38, 0x44, 0xCA, 0x35, 0x4C, 0x49, 0x81, 0xED, 0xBE, 0x4B, 0x4F, 0x49]> : tensor<19xf8E4M3FNUZ>
  %0 = stablehlo.convert %a : (tensor<19xf8E4M3FNUZ>) -> tensor<19xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 240, 0, 1, 0, 0, 1, 0, 0, 3, 2, 0, 0, 0, 2, 3, 2]> : tensor<19xui32>
  func.return
}

// -----

// f8E4M3B11FNUZ to f32
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.000488281, 0.875, 15, 0.6875, -1.125, 2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x04, 0x56, 0x77, 0x53, 0xD9, 0x61]> : tensor<17xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<17xf8E4M3B11FNUZ>) -> tensor<17xf32>
  // expected 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.000488281, 0.875, 15, 0.6875, -1.125, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 956301312, 1106247680, 3253731328, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053818880, 1077936128, 973078528, 1063256064, 1097859072, 1060110336, 3213885440, 1074790400]> : tensor<17xui32>
  func.return
}

// -----

// f8E4M3B11FNUZ to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E4M3B11FNUZ to bf16
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0253906, -0.0146484, 0.00183105, 2, -2.75, -0.0859375, 2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xAD, 0xA7, 0x0F, 0x60, 0xE3, 0xBB, 0x61]> : tensor<18xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<18xf8E4M3B11FNUZ>) -> tensor<18xbf16>
  // expected 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0253906, -0.0146484, 0.00183105, 2, -2.75, -0.0859375, 2.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xbf16>) -> tensor<18xui16>
  check.expect_eq_const %1, dense<[0, 14592, 16880, 49648, 16256, 49024, 16128, 16320, 49184, 16080, 16448, 48336, 48240, 15088, 16384, 49200, 48560, 16400]> : tensor<18xui16>
  func.return
}

// -----

// f8E4M3B11FNUZ to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E4M3B11FNUZ to i8
func.func @main() {
  // 0.0, nan, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -1.875, 0.00219727, 0.00366211, -0.5625, 2, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xDF, 0x11, 0x17, 0xD1, 0x60, 0x61]> : tensor<18xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<18xf8E4M3B11FNUZ>) -> tensor<18xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 30, -30, 1, -1, 0, 1, -2, 0, 3, -1, 0, 0, 0, 2, 2]> : tensor<18xi8>
  func.return
}

// -----

// f8E4M3B11FNUZ to ui32
func.func @main() {
  // 0.0, nan, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.00488281, -0.00170898, -0.5625, -1.375, -0.875, 1.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x1A, 0x8E, 0xD1, 0xDB, 0xD6, 0x5A, 0x61]> : tensor<19xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %a : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 30, 0, 1, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 1, 2]> : tensor<19xui32>
  func.return
}

// -----

// f8E5M2 to f32
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -12, 3.5, 0.4375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xCA, 0x43, 0x37]> : tensor<17xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<17xf8E5M2>) -> tensor<17xf32>
  // expected 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -12, 3.5, 0.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 931135488, 1197473792, 3344957440, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1052770304, 1077936128, 2139095040, 4286578688, 3242196992, 1080033280, 1054867456]> : tensor<17xui32>
  func.return
}

// -----

// f8E5M2 to f32, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E, 0x7E]> : tensor<2xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<2xf8E5M2>) -> tensor<2xf32>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xf32>
  func.return
}

// -----

// f8E5M2 to bf16
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -16, 0.0273438, -6, -3.5, -0.09375, 3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0xCC, 0x27, 0xC6, 0xC3, 0xAE, 0x43]> : tensor<20xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<20xf8E5M2>) -> tensor<20xbf16>
  // expected 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, -16, 0.0273438, -6, -3.5, -0.09375, 3.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq_const %1, dense<[0, 32768, 14208, 18272, 51040, 16256, 49024, 16128, 16320, 49184, 16064, 16448, 32640, 65408, 49536, 15584, 49344, 49248, 48576, 16480]> : tensor<20xui16>
  func.return
}

// -----

// f8E5M2 to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<1xf8E5M2>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E5M2 to i8
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, nan, 64, 20480, -0.00170898, 2, 4
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x7E, 0x54, 0x75, 0x97, 0x40, 0x44]> : tensor<20xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<20xf8E5M2>) -> tensor<20xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 64, 127, 0, 2, 4]> : tensor<20xi8>
  func.return
}

// -----

// f8E5M2 to ui32
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, nan, -0.625, -0.0273438, -3.05176e-05, -0.875, 2
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x7E, 0xB9, 0xA7, 0x82, 0xBB, 0x40]> : tensor<20xf8E5M2>
  %0 = stablehlo.convert %a : (tensor<20xf8E5M2>) -> tensor<20xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 57344, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 0, 0, 2]> : tensor<20xui32>
  func.return
}

// -----

// f8E5M2FNUZ to f32
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.75, -0.00976562, 768, 4, 1.75, -0.4375
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x3E, 0xA5, 0x66, 0x48, 0x43, 0xBB]> : tensor<17xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<17xf8E5M2FNUZ>) -> tensor<17xf32>
  // expected 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.75, -0.00976562, 768, 4, 1.75, -0.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<17xf32>) -> tensor<17xui32>
  check.expect_eq_const %1, dense<[0, 922746880, 1197473792, 3344957440, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1052770304, 1077936128, 1061158912, 3156213760, 1145044992, 1082130432, 1071644672, 3202351104]> : tensor<17xui32>
  func.return
}

// -----

// f8E5M2FNUZ to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E5M2FNUZ to bf16
func.func @main() {
  // 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.00244141, -14, -2048, -3, -0.5
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x1D, 0xCF, 0xEC, 0xC6, 0xBC]> : tensor<16xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<16xf8E5M2FNUZ>) -> tensor<16xbf16>
  // expected 0.0, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.00244141, -14, -2048, -3, -0.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xbf16>) -> tensor<16xui16>
  check.expect_eq_const %1, dense<[0, 14080, 18272, 51040, 16256, 49024, 16128, 16320, 49184, 16064, 16448, 15136, 49504, 50432, 49216, 48896]> : tensor<16xui16>
  func.return
}

// -----

// f8E5M2FNUZ to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<1xf8E5M2FNUZ>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E5M2FNUZ to i8
func.func @main() {
  // 0.0, nan, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, 0.0195312, -0.0078125, -12288, 0.875, -4
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0x29, 0xA4, 0xF6, 0x3F, 0xC8]> : tensor<17xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<17xf8E5M2FNUZ>) -> tensor<17xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 0, 0, -128, 0, -4]> : tensor<17xi8>
  func.return
}

// -----

// f8E5M2FNUZ to ui32
func.func @main() {
  // 0.0, nan, 7.62939e-06, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, -4, -2, 4, 0.21875
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7F, 0xFF, 0x40, 0xC0, 0x3C, 0x42, 0xC5, 0x3A, 0x46, 0xC8, 0xC4, 0x48, 0x37]> : tensor<16xf8E5M2FNUZ>
  %0 = stablehlo.convert %a : (tensor<16xf8E5M2FNUZ>) -> tensor<16xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 57344, 0, 1, 0, 0, 1, 0, 0, 3, 0, 0, 4, 0]> : tensor<16xui32>
  func.return
}

// -----

// f8E8M0FNU to f32
func.func @main() {
  // 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7E, 0x7F, 0x80, 0x87, 0xFE]> : tensor<7xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<7xf8E8M0FNU>) -> tensor<7xf32>
  // expected 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38
  %1 = stablehlo.bitcast_convert %0 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const %1, dense<[4194304, 8388608, 1056964608, 1065353216, 1073741824, 1132462080, 2130706432]> : tensor<7xui32>
  func.return
}

// -----

// f8E8M0FNU to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<1xf8E8M0FNU>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f8E8M0FNU to bf16
func.func @main() {
  // 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7E, 0x7F, 0x80, 0x87, 0xFE]> : tensor<7xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<7xf8E8M0FNU>) -> tensor<7xbf16>
  // expected 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38
  %1 = stablehlo.bitcast_convert %0 : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %1, dense<[64, 128, 16128, 16256, 16384, 17280, 32512]> : tensor<7xui16>
  func.return
}

// -----

// f8E8M0FNU to bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<1xf8E8M0FNU>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f8E8M0FNU to i8
func.func @main() {
  // 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38, nan
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7E, 0x7F, 0x80, 0x87, 0xFE, 0xFF]> : tensor<8xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<8xf8E8M0FNU>) -> tensor<8xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 1, 2, 127, 127, 0]> : tensor<8xi8>
  func.return
}

// -----

// f8E8M0FNU to ui32
func.func @main() {
  // 5.87747e-39, 1.17549e-38, 0.5, 1, 2, 256, 1.70141e+38, nan
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7E, 0x7F, 0x80, 0x87, 0xFE, 0xFF]> : tensor<8xf8E8M0FNU>
  %0 = stablehlo.convert %a : (tensor<8xf8E8M0FNU>) -> tensor<8xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 1, 2, 256, 4294967295, 0]> : tensor<8xui32>
  func.return
}

// -----

// bf16 to f32
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 1.71667e-11, 7.34842e+09, 0.0415039, 3.70312, 3.34375, -3.9375, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x2D97, 0x4FDB, 0x3D2A, 0x406D, 0x4056, 0xC07C, 0x4010, 0xC396]> : tensor<22xbf16>
  %0 = stablehlo.convert %a : (tensor<22xbf16>) -> tensor<22xf32>
  // expected 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 1.71667e-11, 7.34842e+09, 0.0415039, 3.70312, 3.34375, -3.9375, 2.25, -300
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf32>) -> tensor<22xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 65536, 2139029504, 4286513152, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053622272, 1077936128, 2139095040, 4286578688, 764870656, 1339752448, 1026162688, 1080885248, 1079377920, 3229351936, 1074790400, 3281387520]> : tensor<22xui32>
  func.return
}

// -----

// bf16 to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.convert %a : (tensor<1xbf16>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// bf16 to i8
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, nan, 5.25266e-07, -4.6396e+32, 6.97208e+30, 2.90625, 1.71875, -1.08594, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x7FC0, 0x350D, 0xF5B7, 0x72B0, 0x403A, 0x3FDC, 0xBF8B, 0x4010, 0xC396]> : tensor<23xbf16>
  %0 = stablehlo.convert %a : (tensor<23xbf16>) -> tensor<23xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, 0, -128, 127, 2, 1, -1, 2, -128]> : tensor<23xi8>
  func.return
}

// -----

// bf16 to ui32
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, nan, 401408, -1.56319e-12, 1.2221e+20, 0.601562, 3.6875, -2.89062, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x7FC0, 0x48C4, 0xABDC, 0x60D4, 0x3F1A, 0x406C, 0xC039, 0x4010, 0xC396]> : tensor<23xbf16>
  %0 = stablehlo.convert %a : (tensor<23xbf16>) -> tensor<23xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 4294967295, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 401408, 0, 4294967295, 0, 3, 0, 2, 0]> : tensor<23xui32>
  func.return
}

// -----

// f16 to f32
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 121.688, -0.00141144, 3592, 3.0332, 0.362061, -2.76758, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x579B, 0x95C8, 0x6B04, 0x4211, 0x35CB, 0xC189, 0x4080, 0xDCB0]> : tensor<22xf16>
  %0 = stablehlo.convert %a : (tensor<22xf16>) -> tensor<22xf32>
  // expected 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 121.688, -0.00141144, 3592, 3.0332, 0.362061, -2.76758, 2.25, -300
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf32>) -> tensor<22xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 864026624, 1199562752, 3347046400, 1065353216, 3212836864, 1056964608, 1069547520, 3223322624, 1053605888, 1077936128, 2139095040, 4286578688, 1123246080, 3132686336, 1163952128, 1078075392, 1052336128, 3224444928, 1074790400, 3281387520]> : tensor<22xui32>
  func.return
}

// -----

// f16 to f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.convert %a : (tensor<1xf16>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f16 to bf16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 1876, 0.749512, 2.22656, -1.14062, 2.5332, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x6754, 0x39FF, 0x4074, 0xBC90, 0x4111, 0x4080, 0xDCB0]> : tensor<21xf16>
  %0 = stablehlo.convert %a : (tensor<21xf16>) -> tensor<21xbf16>
  // expected 0.0, -0.0, 5.96046e-08, 65536, -65536, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 1872, 0.75, 2.21875, -1.14062, 2.53125, 2.25, -300
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xbf16>) -> tensor<21xui16>
  check.expect_eq_const %1, dense<[0, 32768, 13184, 18304, 51072, 16256, 49024, 16128, 16320, 49184, 16077, 16448, 32640, 65408, 17642, 16192, 16398, 49042, 16418, 16400, 50070]> : tensor<21xui16>
  func.return
}

// -----

// f16 to bf16, results that are NaN
func.func @main() {
  // nan, nan
  %a = stablehlo.constant dense<[0x7E00, 0x7E00]> : tensor<2xf16>
  %0 = stablehlo.convert %a : (tensor<2xf16>) -> tensor<2xbf16>
  // expected nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0]> : tensor<2xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<2xbf16>
  func.return
}

// -----

// f16 to i8
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, nan, -13.5469, 0.00066185, 0.0169067, -0.278076, -2.37305, 0.948242, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x7E00, 0xCAC6, 0x116C, 0x2454, 0xB473, 0xC0BF, 0x3B96, 0x4080, 0xDCB0]> : tensor<23xf16>
  %0 = stablehlo.convert %a : (tensor<23xf16>) -> tensor<23xi8>
  check.expect_eq_const %0, dense<[0, 0, 0, 127, -128, 1, -1, 0, 1, -2, 0, 3, 127, -128, 0, -13, 0, 0, 0, -2, 0, 2, -128]> : tensor<23xi8>
  func.return
}

// -----

// f16 to ui32
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, nan, 0.0262146, 0.00371361, 57.6875, 3.97852, -2.91211, -0.984863, 2.25, -300
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x7E00, 0x26B6, 0x1B9B, 0x5336, 0x43F5, 0xC1D3, 0xBBE1, 0x4080, 0xDCB0]> : tensor<23xf16>
  %0 = stablehlo.convert %a : (tensor<23xf16>) -> tensor<23xui32>
  check.expect_eq_const %0, dense<[0, 0, 0, 65504, 0, 1, 0, 0, 1, 0, 0, 3, 4294967295, 0, 0, 0, 0, 57, 3, 0, 0, 2, 0]> : tensor<23xui32>
  func.return
}

// -----

// i2 to f32
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.convert %a : (tensor<4xi2>) -> tensor<4xf32>
  // expected -2, 1, 0.0, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %1, dense<[3221225472, 1065353216, 0, 3212836864]> : tensor<4xui32>
  func.return
}

// -----

// i2 to bf16
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.convert %a : (tensor<4xi2>) -> tensor<4xbf16>
  // expected -2, 1, 0.0, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xbf16>) -> tensor<4xui16>
  check.expect_eq_const %1, dense<[49152, 16256, 0, 49024]> : tensor<4xui16>
  func.return
}

// -----

// i2 to i8
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.convert %a : (tensor<4xi2>) -> tensor<4xi8>
  check.expect_eq_const %0, dense<[-2, 1, 0, -1]> : tensor<4xi8>
  func.return
}

// -----

// i2 to ui32
func.func @main() {
  // -2, 1, 0, -1
  %a = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %0 = stablehlo.convert %a : (tensor<4xi2>) -> tensor<4xui32>
  check.expect_eq_const %0, dense<[4294967294, 1, 0, 4294967295]> : tensor<4xui32>
  func.return
}

// -----

// i4 to f32
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3]> : tensor<11xi4>
  %0 = stablehlo.convert %a : (tensor<11xi4>) -> tensor<11xf32>
  // expected -8, 7, 0.0, 1, 2, 3, -7, 6, -1, -2, -3
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf32>) -> tensor<11xui32>
  check.expect_eq_const %1, dense<[3238002688, 1088421888, 0, 1065353216, 1073741824, 1077936128, 3235905536, 1086324736, 3212836864, 3221225472, 3225419776]> : tensor<11xui32>
  func.return
}

// -----

// i4 to bf16
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4]> : tensor<12xi4>
  %0 = stablehlo.convert %a : (tensor<12xi4>) -> tensor<12xbf16>
  // expected -8, 7, 0.0, 1, 2, 3, -7, 6, -1, -2, -3, -4
  %1 = stablehlo.bitcast_convert %0 : (tensor<12xbf16>) -> tensor<12xui16>
  check.expect_eq_const %1, dense<[49408, 16608, 0, 16256, 16384, 16448, 49376, 16576, 49024, 49152, 49216, 49280]> : tensor<12xui16>
  func.return
}

// -----

// i4 to i8
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3]> : tensor<11xi4>
  %0 = stablehlo.convert %a : (tensor<11xi4>) -> tensor<11xi8>
  check.expect_eq_const %0, dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3]> : tensor<11xi8>
  func.return
}

// -----

// i4 to ui32
func.func @main() {
  // -8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4
  %a = stablehlo.constant dense<[-8, 7, 0, 1, 2, 3, -7, 6, -1, -2, -3, -4]> : tensor<12xi4>
  %0 = stablehlo.convert %a : (tensor<12xi4>) -> tensor<12xui32>
  check.expect_eq_const %0, dense<[4294967288, 7, 0, 1, 2, 3, 4294967289, 6, 4294967295, 4294967294, 4294967293, 4294967292]> : tensor<12xui32>
  func.return
}

// -----

// i8 to f32
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 4, 39, 125
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 4, 39, 125]> : tensor<15xi8>
  %0 = stablehlo.convert %a : (tensor<15xi8>) -> tensor<15xf32>
  // expected -128, 127, 0.0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 4, 39, 125
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf32>) -> tensor<15xui32>
  check.expect_eq_const %1, dense<[3271557120, 1123942400, 0, 1065353216, 1073741824, 1077936128, 3271426048, 1123811328, 3212836864, 3221225472, 3225419776, 3235905536, 1082130432, 1109131264, 1123680256]> : tensor<15xui32>
  func.return
}

// -----

// i8 to bf16
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -89, 36, 122
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -89, 36, 122]> : tensor<15xi8>
  %0 = stablehlo.convert %a : (tensor<15xi8>) -> tensor<15xbf16>
  // expected -128, 127, 0.0, 1, 2, 3, -127, 126, -1, -2, -3, -7, -89, 36, 122
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xbf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[49920, 17150, 0, 16256, 16384, 16448, 49918, 17148, 49024, 49152, 49216, 49376, 49842, 16912, 17140]> : tensor<15xui16>
  func.return
}

// -----

// i8 to ui32
func.func @main() {
  // -128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 21, 102, 74
  %a = stablehlo.constant dense<[-128, 127, 0, 1, 2, 3, -127, 126, -1, -2, -3, -7, 21, 102, 74]> : tensor<15xi8>
  %0 = stablehlo.convert %a : (tensor<15xi8>) -> tensor<15xui32>
  check.expect_eq_const %0, dense<[4294967168, 127, 0, 1, 2, 3, 4294967169, 126, 4294967295, 4294967294, 4294967293, 4294967289, 21, 102, 74]> : tensor<15xui32>
  func.return
}

// -----

// i16 to f32
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -8733, -25773, 16710
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -8733, -25773, 16710]> : tensor<15xi16>
  %0 = stablehlo.convert %a : (tensor<15xi16>) -> tensor<15xf32>
  // expected -32768, 32767, 0.0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -8733, -25773, 16710
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf32>) -> tensor<15xui32>
  check.expect_eq_const %1, dense<[3338665984, 1191181824, 0, 1065353216, 1073741824, 1077936128, 3338665472, 1191181312, 3212836864, 3221225472, 3225419776, 3235905536, 3322442752, 3335084544, 1182960640]> : tensor<15xui32>
  func.return
}

// -----

// i16 to bf16
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -3577, 14696, -12490
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, -3577, 14696, -12490]> : tensor<15xi16>
  %0 = stablehlo.convert %a : (tensor<15xi16>) -> tensor<15xbf16>
  // expected -32768, 32768, 0.0, 1, 2, 3, -32768, 32768, -1, -2, -3, -7, -3584, 14720, -12480
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xbf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[50944, 18176, 0, 16256, 16384, 16448, 50944, 18176, 49024, 49152, 49216, 49376, 50528, 18022, 50755]> : tensor<15xui16>
  func.return
}

// -----

// i16 to i8
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 12890, -22044, -20868
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 12890, -22044, -20868]> : tensor<15xi16>
  %0 = stablehlo.convert %a : (tensor<15xi16>) -> tensor<15xi8>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, 2, 3, 1, -2, -1, -2, -3, -7, 90, -28, 124]> : tensor<15xi8>
  func.return
}

// -----

// i16 to ui32
func.func @main() {
  // -32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 14363, -14644, 15578
  %a = stablehlo.constant dense<[-32768, 32767, 0, 1, 2, 3, -32767, 32766, -1, -2, -3, -7, 14363, -14644, 15578]> : tensor<15xi16>
  %0 = stablehlo.convert %a : (tensor<15xi16>) -> tensor<15xui32>
  check.expect_eq_const %0, dense<[4294934528, 32767, 0, 1, 2, 3, 4294934529, 32766, 4294967295, 4294967294, 4294967293, 4294967289, 14363, 4294952652, 15578]> : tensor<15xui32>
  func.return
}

// -----

// i64 to f32
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5463011155120096216, 802693202916297085, -2739939721657018689
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5463011155120096216, 802693202916297085, -2739939721657018689]> : tensor<15xi64>
  %0 = stablehlo.convert %a : (tensor<15xi64>) -> tensor<15xf32>
  // expected -9.22337e+18, 9.22337e+18, 0.0, 1, 2, 3, -9.22337e+18, 9.22337e+18, -1, -2, -3, -7, 5.46301e+18, 8.02693e+17, -2.73994e+18
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf32>) -> tensor<15xui32>
  check.expect_eq_const %1, dense<[3741319168, 1593835520, 0, 1065353216, 1073741824, 1077936128, 3741319168, 1593835520, 3212836864, 3221225472, 3225419776, 3235905536, 1586995463, 1563573203, 3726121187]> : tensor<15xui32>
  func.return
}

// -----

// i64 to bf16
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 7272781270681858459, -730655198971320093, -3430357066120866732
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 7272781270681858459, -730655198971320093, -3430357066120866732]> : tensor<15xi64>
  %0 = stablehlo.convert %a : (tensor<15xi64>) -> tensor<15xbf16>
  // expected -9.22337e+18, 9.22337e+18, 0.0, 1, 2, 3, -9.22337e+18, 9.22337e+18, -1, -2, -3, -7, 7.27782e+18, -7.29583e+17, -3.42274e+18
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xbf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[57088, 24320, 0, 16256, 16384, 16448, 57088, 24320, 49024, 49152, 49216, 49376, 24266, 56610, 56894]> : tensor<15xui16>
  func.return
}

// -----

// i64 to i8
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -1175930731771782779, 2641878888443277797, 4873952473894456112
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, -1175930731771782779, 2641878888443277797, 4873952473894456112]> : tensor<15xi64>
  %0 = stablehlo.convert %a : (tensor<15xi64>) -> tensor<15xi8>
  check.expect_eq_const %0, dense<[0, -1, 0, 1, 2, 3, 1, -2, -1, -2, -3, -7, -123, -27, 48]> : tensor<15xi8>
  func.return
}

// -----

// i64 to ui32
func.func @main() {
  // -9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5238125585053363878, 2794211848838894367, -4869609288313505876
  %a = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 2, 3, -9223372036854775807, 9223372036854775806, -1, -2, -3, -7, 5238125585053363878, 2794211848838894367, -4869609288313505876]> : tensor<15xi64>
  %0 = stablehlo.convert %a : (tensor<15xi64>) -> tensor<15xui32>
  check.expect_eq_const %0, dense<[0, 4294967295, 0, 1, 2, 3, 1, 4294967294, 4294967295, 4294967294, 4294967293, 4294967289, 2180886182, 1161483039, 253851564]> : tensor<15xui32>
  func.return
}

// -----

// ui2 to f32
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.convert %a : (tensor<4xui2>) -> tensor<4xf32>
  // expected 0.0, 3, 1, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %1, dense<[0, 1077936128, 1065353216, 1073741824]> : tensor<4xui32>
  func.return
}

// -----

// ui2 to bf16
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.convert %a : (tensor<4xui2>) -> tensor<4xbf16>
  // expected 0.0, 3, 1, 2
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xbf16>) -> tensor<4xui16>
  check.expect_eq_const %1, dense<[0, 16448, 16256, 16384]> : tensor<4xui16>
  func.return
}

// -----

// ui2 to i8
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.convert %a : (tensor<4xui2>) -> tensor<4xi8>
  check.expect_eq_const %0, dense<[0, 3, 1, 2]> : tensor<4xi8>
  func.return
}

// -----

// ui2 to ui32
func.func @main() {
  // 0, 3, 1, 2
  %a = stablehlo.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  %0 = stablehlo.convert %a : (tensor<4xui2>) -> tensor<4xui32>
  check.expect_eq_const %0, dense<[0, 3, 1, 2]> : tensor<4xui32>
  func.return
}

// -----

// ui4 to f32
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 12, 11
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 12, 11]> : tensor<8xui4>
  %0 = stablehlo.convert %a : (tensor<8xui4>) -> tensor<8xf32>
  // expected 0.0, 15, 1, 2, 3, 14, 12, 11
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq_const %1, dense<[0, 1097859072, 1065353216, 1073741824, 1077936128, 1096810496, 1094713344, 1093664768]> : tensor<8xui32>
  func.return
}

// -----

// ui4 to bf16
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 5, 7
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 5, 7]> : tensor<8xui4>
  %0 = stablehlo.convert %a : (tensor<8xui4>) -> tensor<8xbf16>
  // expected 0.0, 15, 1, 2, 3, 14, 5, 7
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xbf16>) -> tensor<8xui16>
  check.expect_eq_const %1, dense<[0, 16752, 16256, 16384, 16448, 16736, 16544, 16608]> : tensor<8xui16>
  func.return
}

// -----

// ui4 to i8
func.func @main() {
  // 0, 15, 1, 2, 3, 14
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14]> : tensor<6xui4>
  %0 = stablehlo.convert %a : (tensor<6xui4>) -> tensor<6xi8>
  check.expect_eq_const %0, dense<[0, 15, 1, 2, 3, 14]> : tensor<6xi8>
  func.return
}

// -----

// ui4 to ui32
func.func @main() {
  // 0, 15, 1, 2, 3, 14, 4
  %a = stablehlo.constant dense<[0, 15, 1, 2, 3, 14, 4]> : tensor<7xui4>
  %0 = stablehlo.convert %a : (tensor<7xui4>) -> tensor<7xui32>
  check.expect_eq_const %0, dense<[0, 15, 1, 2, 3, 14, 4]> : tensor<7xui32>
  func.return
}

// -----

// ui8 to f32
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 182, 143, 193
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 182, 143, 193]> : tensor<9xui8>
  %0 = stablehlo.convert %a : (tensor<9xui8>) -> tensor<9xf32>
  // expected 0.0, 255, 1, 2, 3, 254, 182, 143, 193
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf32>) -> tensor<9xui32>
  check.expect_eq_const %1, dense<[0, 1132396544, 1065353216, 1073741824, 1077936128, 1132331008, 1127612416, 1125056512, 1128333312]> : tensor<9xui32>
  func.return
}

// -----

// ui8 to bf16
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 24, 194, 214
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 24, 194, 214]> : tensor<9xui8>
  %0 = stablehlo.convert %a : (tensor<9xui8>) -> tensor<9xbf16>
  // expected 0.0, 255, 1, 2, 3, 254, 24, 194, 214
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 17279, 16256, 16384, 16448, 17278, 16832, 17218, 17238]> : tensor<9xui16>
  func.return
}

// -----

// ui8 to i8
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 251, 154, 64
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 251, 154, 64]> : tensor<9xui8>
  %0 = stablehlo.convert %a : (tensor<9xui8>) -> tensor<9xi8>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, -5, -102, 64]> : tensor<9xi8>
  func.return
}

// -----

// ui8 to ui32
func.func @main() {
  // 0, 255, 1, 2, 3, 254, 91, 102, 152
  %a = stablehlo.constant dense<[0, 255, 1, 2, 3, 254, 91, 102, 152]> : tensor<9xui8>
  %0 = stablehlo.convert %a : (tensor<9xui8>) -> tensor<9xui32>
  check.expect_eq_const %0, dense<[0, 255, 1, 2, 3, 254, 91, 102, 152]> : tensor<9xui32>
  func.return
}

// -----

// ui16 to f32
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 12977, 55185, 4437
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 12977, 55185, 4437]> : tensor<9xui16>
  %0 = stablehlo.convert %a : (tensor<9xui16>) -> tensor<9xf32>
  // expected 0.0, 65535, 1, 2, 3, 65534, 12977, 55185, 4437
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf32>) -> tensor<9xui32>
  check.expect_eq_const %1, dense<[0, 1199570688, 1065353216, 1073741824, 1077936128, 1199570432, 1179304960, 1196921088, 1166714880]> : tensor<9xui32>
  func.return
}

// -----

// ui16 to bf16
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 42725, 14116, 6547
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 42725, 14116, 6547]> : tensor<9xui16>
  %0 = stablehlo.convert %a : (tensor<9xui16>) -> tensor<9xbf16>
  // expected 0.0, 65536, 1, 2, 3, 65536, 42752, 14144, 6560
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 18304, 16256, 16384, 16448, 18304, 18215, 18013, 17869]> : tensor<9xui16>
  func.return
}

// -----

// ui16 to i8
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 24641, 12696, 7760
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 24641, 12696, 7760]> : tensor<9xui16>
  %0 = stablehlo.convert %a : (tensor<9xui16>) -> tensor<9xi8>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, 65, -104, 80]> : tensor<9xi8>
  func.return
}

// -----

// ui16 to ui32
func.func @main() {
  // 0, 65535, 1, 2, 3, 65534, 16058, 40850, 25802
  %a = stablehlo.constant dense<[0, 65535, 1, 2, 3, 65534, 16058, 40850, 25802]> : tensor<9xui16>
  %0 = stablehlo.convert %a : (tensor<9xui16>) -> tensor<9xui32>
  check.expect_eq_const %0, dense<[0, 65535, 1, 2, 3, 65534, 16058, 40850, 25802]> : tensor<9xui32>
  func.return
}

// -----

// ui32 to f32
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 4020556287, 1581845646, 2054858989
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 4020556287, 1581845646, 2054858989]> : tensor<9xui32>
  %0 = stablehlo.convert %a : (tensor<9xui32>) -> tensor<9xf32>
  // expected 0.0, 4.29497e+09, 1, 2, 3, 4.29497e+09, 4.02056e+09, 1.58185e+09, 2.05486e+09
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xf32>) -> tensor<9xui32>
  check.expect_eq_const %1, dense<[0, 1333788672, 1065353216, 1073741824, 1077936128, 1333788672, 1332716754, 1320981017, 1324676434]> : tensor<9xui32>
  func.return
}

// -----

// ui32 to bf16
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 659266071, 1730421578, 3440086326
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 659266071, 1730421578, 3440086326]> : tensor<9xui32>
  %0 = stablehlo.convert %a : (tensor<9xui32>) -> tensor<9xbf16>
  // expected 0.0, 4.29497e+09, 1, 2, 3, 4.29497e+09, 6.58506e+08, 1.72805e+09, 3.43933e+09
  %1 = stablehlo.bitcast_convert %0 : (tensor<9xbf16>) -> tensor<9xui16>
  check.expect_eq_const %1, dense<[0, 20352, 16256, 16384, 16448, 20352, 19997, 20174, 20301]> : tensor<9xui16>
  func.return
}

// -----

// ui32 to i8
func.func @main() {
  // 0, 4294967295, 1, 2, 3, 4294967294, 2199132377, 2056194147, 1566766666
  %a = stablehlo.constant dense<[0, 4294967295, 1, 2, 3, 4294967294, 2199132377, 2056194147, 1566766666]> : tensor<9xui32>
  %0 = stablehlo.convert %a : (tensor<9xui32>) -> tensor<9xi8>
  check.expect_eq_const %0, dense<[0, -1, 1, 2, 3, -2, -39, 99, 74]> : tensor<9xi8>
  func.return
}

// -----

// i1 to f32
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %a : (tensor<2xi1>) -> tensor<2xf32>
  // expected 0.0, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %1, dense<[0, 1065353216]> : tensor<2xui32>
  func.return
}

// -----

// i1 to bf16
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %a : (tensor<2xi1>) -> tensor<2xbf16>
  // expected 0.0, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %1, dense<[0, 16256]> : tensor<2xui16>
  func.return
}

// -----

// i1 to i8
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %a : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %0, dense<[0, 1]> : tensor<2xi8>
  func.return
}

// -----

// i1 to ui32
func.func @main() {
  // 0, 1
  %a = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %a : (tensor<2xi1>) -> tensor<2xui32>
  check.expect_eq_const %0, dense<[0, 1]> : tensor<2xui32>
  func.return
}

// -----

// ties to even
func.func @main() {
  // 1.67772e+07, 1.67772e+07, 1.67772e+07, 1.67772e+07
  %a = stablehlo.constant dense<[0x4170000010000000, 0x4170000020000000, 0x4170000030000000, 0x4170000050000000]> : tensor<4xf64>
  %0 = stablehlo.convert %a : (tensor<4xf64>) -> tensor<4xf32>
  // expected 1.67772e+07, 1.67772e+07, 1.67772e+07, 1.67772e+07
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %1, dense<[1266679808, 1266679809, 1266679810, 1266679810]> : tensor<4xui32>
  func.return
}
