// SPDX-License-Identifier: Apache-2.0
// chlo.atan on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -7.2491e-16, 1.07697e+14, -2.48968e-11, 4.13262e-11, 3.16294e-31, -2.07941e-20, 2.655, 3.59, 3.901, 1.627, -3.054, -2.68
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0xA650F0E6, 0x56C3E68A, 0xADDAFE85, 0x2E35C134, 0x0CCD4957, 0x9EC46501, 0x4029EB85, 0x4065C28F, 0x4079A9FC, 0x3FD04189, 0xC04374BC, 0xC02B851F]> : tensor<26xf32>
  %0 = chlo.atan %a : (tensor<26xf32>) -> tensor<26xf32>
  // expected 0.0, -0.0, 1.4013e-45, 1.5708, -1.5708, 0.785398, -0.785398, 0.463648, 0.982794, -1.19029, 0.380506, 1.24905, 1.5708, -1.5708, -7.2491e-16, 1.5708, -2.48968e-11, 4.13262e-11, 3.16294e-31, -2.07941e-20, 1.21058, 1.29913, 1.31986, 1.01969, -1.25436, -1.21366
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1070141403, 3217625051, 1061752795, 3209236443, 1055744824, 1065064543, 3214433132, 1052955068, 1067442363, 1070141403, 3217625051, 2790322406, 1070141403, 2916810373, 775274804, 214780247, 2663671041, 1067119704, 1067862511, 1068036357, 1065518389, 3214970587, 3214629193]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.atan %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 2.95472e+217, 1.44096e-121, -1.46328e+274, -9.02697e+300, -1.92311e-155, -8.3635e-296, 0.613, 0.793, 1.017, -3.224, 3.225, 3.63
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x6D156D8A15BC34A0, 0x26D7D0561EA2704C, 0xF8DB0C8E1965B452, 0xFE6AF56259E256E9, 0x9FD080910A1BB90D, 0x82AB59385FBBD40D, 0x3FE39DB22D0E5604, 0x3FE9604189374BC7, 0x3FF045A1CAC08312, 0xC009CAC083126E98, 0x4009CCCCCCCCCCCD, 0x400D0A3D70A3D70A]> : tensor<26xf64>
  %0 = chlo.atan %a : (tensor<26xf64>) -> tensor<26xf64>
  // expected 0.0, -0.0, 4.94066e-324, 1.5708, -1.5708, 0.785398, -0.785398, 0.463648, 0.982794, -1.19029, 0.380506, 1.24905, 1.5708, -1.5708, 1.5708, 1.44096e-121, -1.5708, -1.5708, -1.92311e-155, -8.3635e-296, 0.549924, 0.670458, 0.793826, -1.27003, 1.27012, 1.30198
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FE921FB54442D18, 0xBFE921FB54442D18, 0x3FDDAC670561BB4F, 0x3FEF730BD281F69B, 0xBFF30B6D796A4DA8, 0x3FD85A376B677DC0, 0x3FF3FC176B7A8560, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x3FF921FB54442D18, 0x26D7D0561EA2704C, 0xBFF921FB54442D18, 0xBFF921FB54442D18, 0x9FD080910A1BB90D, 0x82AB59385FBBD40D, 0x3FE198F939CB1F91, 0x3FE57464715E864F, 0x3FE9670675E149BB, 0xBFF4520D47B0E7A5, 0x3FF4526948084A68, 0x3FF4D4EB0C7ECE2F]> : tensor<26xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<26xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.atan %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 3.8188e+31, 4.58956e-06, 4.66616e+07, -1.81432e+31, 3.88384e+36, 672, 1.95312, 2.40625, -1.35938, 1.39844, 3.29688, -2.90625
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x73F1, 0x369A, 0x4C32, 0xF365, 0x7C3B, 0x4428, 0x3FFA, 0x401A, 0xBFAE, 0x3FB3, 0x4053, 0xC03A]> : tensor<26xbf16>
  %0 = chlo.atan %a : (tensor<26xbf16>) -> tensor<26xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 1.57031, -1.57031, 0.785156, -0.785156, 0.462891, 0.984375, -1.1875, 0.380859, 1.25, 1.57031, -1.57031, 1.57031, 4.58956e-06, 1.57031, -1.57031, 1.57031, 1.57031, 1.09375, 1.17969, -0.9375, 0.949219, 1.27344, -1.24219
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16329, 49097, 16201, 48969, 16109, 16252, 49048, 16067, 16288, 16329, 49097, 16329, 13978, 16329, 49097, 16329, 16329, 16268, 16279, 49008, 16243, 16291, 49055]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.atan %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 0.933105, 119, -43.25, -0.00039053, 0.000274897, 94.8125, -3.63867, 1.44238, 3.10742, -0.626953, 0.294922, 3.81836
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x3B77, 0x5770, 0xD168, 0x8E66, 0x0C81, 0x55ED, 0xC347, 0x3DC5, 0x4237, 0xB904, 0x34B8, 0x43A3]> : tensor<26xf16>
  %0 = chlo.atan %a : (tensor<26xf16>) -> tensor<26xf16>
  // expected 0.0, -0.0, 5.96046e-08, 1.57031, -1.57031, 0.785156, -0.785156, 0.463623, 0.98291, -1.19043, 0.380371, 1.24902, 1.57031, -1.57031, 0.750977, 1.5625, -1.54785, -0.00039053, 0.000274897, 1.56055, -1.30273, 0.964355, 1.25977, -0.560059, 0.286865, 1.31445
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 15944, 48712, 14920, 47688, 14187, 15325, 48323, 13846, 15615, 15944, 48712, 14850, 15936, 48689, 36454, 3201, 15934, 48438, 15287, 15626, 47227, 13463, 15682]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.atan %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -4, 256, -0.46875, 5, 3.75, 1.75, -3.75, -0.40625, 0.9375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xC8, 0x78, 0xAF, 0x4A, 0x47, 0x3E, 0xC7, 0xAD, 0x37]> : tensor<21xf8E4M3FN>
  %0 = chlo.atan %a : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 1.625, -1.625, 0.8125, -0.8125, 0.46875, 1, -1.25, 0.375, 1.25, -1.375, 1.625, -0.4375, 1.375, 1.25, 1, -1.25, -0.375, 0.75
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf8E4M3FN>) -> tensor<21xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 61, 189, 53, 181, 47, 56, 186, 44, 58, 187, 61, 174, 59, 58, 56, 186, 172, 52]> : tensor<21xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = chlo.atan %a : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.000976562, -5120, 12, 0.09375, -24576, 5120, 1.25, 3.5, -0.00976562, -1.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x14, 0xED, 0x4A, 0x2E, 0xF6, 0x6D, 0x3D, 0x43, 0xA1, 0xBD]> : tensor<24xf8E5M2>
  %0 = chlo.atan %a : (tensor<24xf8E5M2>) -> tensor<24xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 1.5, -1.5, 0.75, -0.75, 0.4375, 1, -1.25, 0.375, 1.25, 1.5, -1.5, 0.000976562, -1.5, 1.5, 0.09375, -1.5, 1.5, 0.875, 1.25, -0.00976562, -0.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 62, 190, 58, 186, 55, 60, 189, 54, 61, 62, 190, 20, 190, 62, 46, 190, 62, 59, 61, 161, 187]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.atan %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0214844, 0.101562, -6, -13, 2.25, 0.0234375, -3, -1.75
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0xAB, 0x3D, 0xEC, 0xF5, 0x61, 0x2C, 0xE4, 0xDE]> : tensor<19xf8E4M3B11FNUZ>
  %0 = chlo.atan %a : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 1.5, -1.5, 0.8125, -0.8125, 0.46875, 1, -1.25, 0.375, 1.25, -0.0214844, 0.101562, -1.375, -1.5, 1.125, 0.0234375, -1.25, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 1, 92, 220, 85, 213, 79, 88, 218, 76, 90, 171, 61, 219, 220, 89, 44, 218, 216]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = chlo.atan %a : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
