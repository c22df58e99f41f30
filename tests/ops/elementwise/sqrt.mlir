// SPDX-License-Identifier: Apache-2.0
// stablehlo.sqrt on floats.

// f4E2M1FN
func.func @main() {
  // 0.0, -0.0, 0.5, 6, 1, 1.5, 3, 2
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x7, 0x2, 0x3, 0x5, 0x4]> : tensor<8xf4E2M1FN>
  %0 = stablehlo.sqrt %a : tensor<8xf4E2M1FN>
  // expected 0.0, -0.0, 0.5, 2, 1, 1, 1.5, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf4E2M1FN>) -> tensor<8xui4>
  check.expect_eq_const %1, dense<[0, 8, 1, 4, 2, 2, 3, 3]> : tensor<8xui4>
  func.return
}

// -----

// f6E2M3FN
func.func @main() {
  // 0.0, -0.0, 0.125, 7.5, 1, 0.5, 1.5, 0.375, 3, 4.5, 1.625, 3.25, 2.5, 3.75
  %a = stablehlo.constant dense<[0.0, -0.0, 0.125, 7.5, 1.0, 0.5, 1.5, 0.375, 3.0, 4.5, 1.625, 3.25, 2.5, 3.75]> : tensor<14xf6E2M3FN>
  %0 = stablehlo.sqrt %a : tensor<14xf6E2M3FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.375, 2.75, 1.0, 0.75, 1.25, 0.625, 1.75, 2.0, 1.25, 1.75, 1.625, 1.875]> : tensor<14xf6E2M3FN>
  func.return
}

// -----

// f6E3M2FN
func.func @main() {
  // 0.0, -0.0, 0.0625, 28, 1, 0.5, 1.5, 0.375, 3, 0.25, 3.5, 12, 8, 2
  %a = stablehlo.constant dense<[0.0, -0.0, 0.0625, 28.0, 1.0, 0.5, 1.5, 0.375, 3.0, 0.25, 3.5, 12.0, 8.0, 2.0]> : tensor<14xf6E3M2FN>
  %0 = stablehlo.sqrt %a : tensor<14xf6E3M2FN>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0.25, 5.0, 1.0, 0.75, 1.25, 0.625, 1.75, 0.5, 1.75, 3.5, 3.0, 1.5]> : tensor<14xf6E3M2FN>
  func.return
}

// -----

// f8E3M4
func.func @main() {
  // 0.0, -0.0, 0.015625, 15.5, 1, 0.5, 1.5, 0.40625, 3, inf, 3.125, 0.59375, 3.875, 0.8125, 1.9375, 2.125
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x6F, 0x30, 0x20, 0x38, 0x1A, 0x48, 0x70, 0x49, 0x23, 0x4F, 0x2A, 0x3F, 0x41]> : tensor<16xf8E3M4>
  %0 = stablehlo.sqrt %a : tensor<16xf8E3M4>
  // expected 0.0, -0.0, 0.125, 3.875, 1, 0.71875, 1.25, 0.625, 1.75, inf, 1.75, 0.78125, 1.9375, 0.90625, 1.375, 1.4375
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xf8E3M4>) -> tensor<16xui8>
  check.expect_eq_const %1, dense<[0, 128, 8, 79, 48, 39, 52, 36, 60, 112, 60, 41, 63, 45, 54, 55]> : tensor<16xui8>
  func.return
}

// -----

// f8E3M4, results that are NaN
func.func @main() {
  // -15.5, -1, -2.5, -inf, nan, nan, nan, nan, -2.125
  %a = stablehlo.constant dense<[0xEF, 0xB0, 0xC4, 0xF0, 0x78, 0x78, 0x78, 0x78, 0xC1]> : tensor<9xf8E3M4>
  %0 = stablehlo.sqrt %a : tensor<9xf8E3M4>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<9xf8E3M4>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E3M4>
  func.return
}

// -----

// f8E4M3
func.func @main() {
  // 0.0, -0.0, 0.00195312, 240, 1, 0.5, 1.5, 0.40625, 3, inf, 24, 32, 0.0234375, 0.46875, 3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x77, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x78, 0x5C, 0x60, 0x0C, 0x2F, 0x46]> : tensor<15xf8E4M3>
  %0 = stablehlo.sqrt %a : tensor<15xf8E4M3>
  // expected 0.0, -0.0, 0.0429688, 15, 1, 0.6875, 1.25, 0.625, 1.75, inf, 5, 5.5, 0.15625, 0.6875, 1.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E4M3>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[0, 128, 19, 87, 56, 51, 58, 50, 62, 120, 74, 75, 34, 51, 63]> : tensor<15xui8>
  func.return
}

// -----

// f8E4M3, results that are NaN
func.func @main() {
  // -240, -1, -2.5, -inf, nan, -160, -1.375, -2.25, -4, -0.40625
  %a = stablehlo.constant dense<[0xF7, 0xB8, 0xC2, 0xF8, 0x7C, 0xF2, 0xBB, 0xC1, 0xC8, 0xAD]> : tensor<10xf8E4M3>
  %0 = stablehlo.sqrt %a : tensor<10xf8E4M3>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<10xf8E4M3>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<10xf8E4M3>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, 1, 0.5, 1.5, 0.40625, 3, 0.234375, 20, 28, 2.75, 0.25, 2.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0x38, 0x30, 0x3C, 0x2D, 0x44, 0x27, 0x5A, 0x5E, 0x43, 0x28, 0x41]> : tensor<15xf8E4M3FN>
  %0 = stablehlo.sqrt %a : tensor<15xf8E4M3FN>
  // expected 0.0, -0.0, 0.0429688, 22, 1, 0.6875, 1.25, 0.625, 1.75, 0.46875, 4.5, 5.5, 1.625, 0.5, 1.5
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E4M3FN>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[0, 128, 19, 91, 56, 51, 58, 50, 62, 47, 73, 75, 61, 48, 60]> : tensor<15xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // -448, -1, -2.5, nan, -384, -3
  %a = stablehlo.constant dense<[0xFE, 0xB8, 0xC2, 0x7F, 0xFC, 0xC4]> : tensor<6xf8E4M3FN>
  %0 = stablehlo.sqrt %a : tensor<6xf8E4M3FN>
  // expected nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<6xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FN>
  func.return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  // 0.0, 0.000976562, 240, 1, 0.5, 1.5, 0.40625, 3, 1.25, 0.203125, 0.28125, 1.875, 2.25, 0.8125
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0x40, 0x38, 0x44, 0x35, 0x4C, 0x42, 0x2D, 0x31, 0x47, 0x49, 0x3D]> : tensor<14xf8E4M3FNUZ>
  %0 = stablehlo.sqrt %a : tensor<14xf8E4M3FNUZ>
  // expected 0.0, 0.03125, 15, 1, 0.6875, 1.25, 0.625, 1.75, 1.125, 0.4375, 0.5, 1.375, 1.5, 0.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<14xf8E4M3FNUZ>) -> tensor<14xui8>
  check.expect_eq_const %1, dense<[0, 24, 95, 64, 59, 66, 58, 70, 65, 54, 56, 67, 68, 62]> : tensor<14xui8>
  func.return
}

// -----

// f8E4M3FNUZ, results that are NaN
func.func @main() {
  // nan, -240, -1, -2.5, -0.0390625, -0.171875, -0.00488281, -0.0507812, -3
  %a = stablehlo.constant dense<[0x80, 0xFF, 0xC0, 0xCA, 0x9A, 0xAB, 0x85, 0x9D, 0xCC]> : tensor<9xf8E4M3FNUZ>
  %0 = stablehlo.sqrt %a : tensor<9xf8E4M3FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<9xf8E4M3FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf8E4M3FNUZ>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, 1, 0.5, 1.5, 0.40625, 3, 0.078125, 1.625, 3.75
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0x58, 0x50, 0x5C, 0x4D, 0x64, 0x3A, 0x5D, 0x67]> : tensor<11xf8E4M3B11FNUZ>
  %0 = stablehlo.sqrt %a : tensor<11xf8E4M3B11FNUZ>
  // expected 0.0, 0.0107422, 5.5, 1, 0.6875, 1.25, 0.625, 1.75, 0.28125, 1.25, 1.875
  %1 = stablehlo.bitcast_convert %0 : (tensor<11xf8E4M3B11FNUZ>) -> tensor<11xui8>
  check.expect_eq_const %1, dense<[0, 35, 107, 88, 83, 90, 82, 94, 73, 90, 95]> : tensor<11xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, -30, -1, -2.5, -0.046875, -0.0195312, -24, -6, -1.375, -0.0703125, -3.5
  %a = stablehlo.constant dense<[0x80, 0xFF, 0xD8, 0xE2, 0xB4, 0xAA, 0xFC, 0xEC, 0xDB, 0xB9, 0xE6]> : tensor<11xf8E4M3B11FNUZ>
  %0 = stablehlo.sqrt %a : tensor<11xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<11xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xf8E4M3B11FNUZ>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, 1, 0.5, 1.5, 0.375, 3, inf, 9.15527e-05, 0.75, 1.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0x3C, 0x38, 0x3E, 0x36, 0x42, 0x7C, 0x06, 0x3A, 0x3F]> : tensor<13xf8E5M2>
  %0 = stablehlo.sqrt %a : tensor<13xf8E5M2>
  // expected 0.0, -0.0, 0.00390625, 224, 1, 0.75, 1.25, 0.625, 1.75, inf, 0.00976562, 0.875, 1.25
  %1 = stablehlo.bitcast_convert %0 : (tensor<13xf8E5M2>) -> tensor<13xui8>
  check.expect_eq_const %1, dense<[0, 128, 28, 91, 60, 58, 61, 57, 63, 124, 33, 59, 61]> : tensor<13xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // -57344, -1, -2.5, -inf, nan, -64, -0.00585938, -0.15625, -10, -20480, -3, -1.75, -3.5
  %a = stablehlo.constant dense<[0xFB, 0xBC, 0xC1, 0xFC, 0x7E, 0xD4, 0x9E, 0xB1, 0xC9, 0xF5, 0xC2, 0xBF, 0xC3]> : tensor<13xf8E5M2>
  %0 = stablehlo.sqrt %a : tensor<13xf8E5M2>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E]> : tensor<13xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<13xf8E5M2>
  func.return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  // 0.0, 7.62939e-06, 57344, 1, 0.5, 1.5, 0.375, 3, 49152, 0.00585938, 28672, 7, 2.5, 0.09375, 1.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0x40, 0x3C, 0x42, 0x3A, 0x46, 0x7E, 0x22, 0x7B, 0x4B, 0x45, 0x32, 0x41]> : tensor<15xf8E5M2FNUZ>
  %0 = stablehlo.sqrt %a : tensor<15xf8E5M2FNUZ>
  // expected 0.0, 0.00292969, 224, 1, 0.75, 1.25, 0.625, 1.75, 224, 0.078125, 160, 2.5, 1.5, 0.3125, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf8E5M2FNUZ>) -> tensor<15xui8>
  check.expect_eq_const %1, dense<[0, 30, 95, 64, 62, 65, 61, 67, 95, 49, 93, 69, 66, 57, 64]> : tensor<15xui8>
  func.return
}

// -----

// f8E5M2FNUZ, results that are NaN
func.func @main() {
  // nan, -57344, -1, -2.5, -6, -1.25, -4
  %a = stablehlo.constant dense<[0x80, 0xFF, 0xC0, 0xC5, 0xCA, 0xC1, 0xC8]> : tensor<7xf8E5M2FNUZ>
  %0 = stablehlo.sqrt %a : tensor<7xf8E5M2FNUZ>
  // expected nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<7xf8E5M2FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<7xf8E5M2FNUZ>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, 1, 0.5, 1.5, 0.400391, 3, inf, 0.00189209, 6.13909e-12, 1.95099e+30, 3.89062, 2.9375, 2.15625
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0x3F80, 0x3F00, 0x3FC0, 0x3ECD, 0x4040, 0x7F80, 0x3AF8, 0x2CD8, 0x71C5, 0x4079, 0x403C, 0x400A]> : tensor<16xbf16>
  %0 = stablehlo.sqrt %a : tensor<16xbf16>
  // expected 0.0, -0.0, 9.58206e-21, 1.83747e+19, 1, 0.707031, 1.22656, 0.632812, 1.73438, inf, 0.043457, 2.47359e-06, 1.39858e+15, 1.96875, 1.71094, 1.46875
  %1 = stablehlo.bitcast_convert %0 : (tensor<16xbf16>) -> tensor<16xui16>
  check.expect_eq_const %1, dense<[0, 32768, 7733, 24447, 16256, 16181, 16285, 16162, 16350, 32640, 15666, 13862, 22687, 16380, 16347, 16316]> : tensor<16xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // -3.38953e+38, -1, -2.5, -inf, nan, -6.0748e+13, -1.08045e+10, -2.11935e+30, -2.75, -2.67188, -2.71875
  %a = stablehlo.constant dense<[0xFF7F, 0xBF80, 0xC020, 0xFF80, 0x7FC0, 0xD65D, 0xD021, 0xF1D6, 0xC030, 0xC02B, 0xC02E]> : tensor<11xbf16>
  %0 = stablehlo.sqrt %a : tensor<11xbf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<11xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<11xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, 1, 0.5, 1.5, 0.399902, 3, inf, 6344, 0.000490665, 2.33984, 0.708008, 1.96289
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0x3C00, 0x3800, 0x3E00, 0x3666, 0x4200, 0x7C00, 0x6E32, 0x1005, 0x40AE, 0x39AA, 0x3FDA]> : tensor<15xf16>
  %0 = stablehlo.sqrt %a : tensor<15xf16>
  // expected 0.0, -0.0, 0.000244141, 255.875, 1, 0.707031, 1.22461, 0.632324, 1.73242, inf, 79.625, 0.0221558, 1.5293, 0.841309, 1.40137
  %1 = stablehlo.bitcast_convert %0 : (tensor<15xf16>) -> tensor<15xui16>
  check.expect_eq_const %1, dense<[0, 32768, 3072, 23551, 15360, 14760, 15590, 14607, 16110, 31744, 21754, 9644, 15902, 15035, 15771]> : tensor<15xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // -65504, -1, -2.5, -inf, nan, -0.363281, -0.000146866, -0.00156784, -289.5, -0.13501, -1.56836, -2.97461
  %a = stablehlo.constant dense<[0xFBFF, 0xBC00, 0xC100, 0xFC00, 0x7E00, 0xB5D0, 0x88D0, 0x966C, 0xDC86, 0xB052, 0xBE46, 0xC1F3]> : tensor<12xf16>
  %0 = stablehlo.sqrt %a : tensor<12xf16>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00]> : tensor<12xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<12xf16>
  func.return
}

// -----

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, 1, 0.5, 1.5, 0.4, 3, inf, 6.00234e-08, 2.87046, 5.99123e+11, 3.15289e-35, 3.735, 2.05, 1.611, 0.749, 2.777
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0x3F800000, 0x3F000000, 0x3FC00000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0x3380E631, 0x4037B596, 0x530B7E87, 0x0627A2F5, 0x406F0A3D, 0x40033333, 0x3FCE353F, 0x3F3FBE77, 0x4031BA5E]> : tensor<19xf32>
  %0 = stablehlo.sqrt %a : tensor<19xf32>
  // expected 0.0, -0.0, 3.74339e-23, 1.84467e+19, 1, 0.707107, 1.22474, 0.632456, 1.73205, inf, 0.000244997, 1.69424, 774030, 5.61506e-18, 1.93261, 1.43178, 1.26925, 0.865448, 1.66643
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf32>) -> tensor<19xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 439682291, 1602224127, 1065353216, 1060439283, 1067238513, 1059186843, 1071494103, 2139095040, 964719333, 1071176945, 1228732648, 584001733, 1073176556, 1068975267, 1067611863, 1063095806, 1070943664]> : tensor<19xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // -3.40282e+38, -1, -2.5, -inf, nan, -6.49293e+07, -5.1661e+08, -3.094
  %a = stablehlo.constant dense<[0xFF7FFFFF, 0xBF800000, 0xC0200000, 0xFF800000, 0x7FC00000, 0xCC77AF89, 0xCDF656BE, 0xC0460419]> : tensor<8xf32>
  %0 = stablehlo.sqrt %a : tensor<8xf32>
  // expected nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<8xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, 1, 0.5, 1.5, 0.4, 3, inf, 2.07846e+105, 8.3842e+32, 4.93135e-112, 0.491, 2.276, 1.751, 3.295, 2.858
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0x55CCFFEC9397A924, 0x46C4AB2D1E6621D0, 0x28D2F9A04354AD3E, 0x3FDF6C8B43958106, 0x4002353F7CED9168, 0x3FFC04189374BC6A, 0x400A5C28F5C28F5C, 0x4006DD2F1A9FBE77]> : tensor<18xf64>
  %0 = stablehlo.sqrt %a : tensor<18xf64>
  // expected 0.0, -0.0, 2.22276e-162, 1.34078e+154, 1, 0.707107, 1.22474, 0.632456, 1.73205, inf, 4.55902e+52, 2.89555e+16, 2.22066e-56, 0.700714, 1.50864, 1.32325, 1.81521, 1.69056
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf64>) -> tensor<18xui64>
  check.expect_eq_const %1, dense<[0, 9223372036854775808, 2188749418902061056, 6913025428013711359, 4607182418800017408, 4604544271217802189, 4608194579719069998, 4603871872542066959, 4610479282544200874, 9218868437227405312, 5394879708749439908, 4853112071299133550, 3774417355360571269, 4604486689458186710, 4609473137700498782, 4608638223439517391, 4610853813952096759, 4610292433731267310]> : tensor<18xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // -1.79769e+308, -1, -2.5, -inf, nan, -7.11626e+289, -1.24073e+169, -5.52395e+248, -2.167
  %a = stablehlo.constant dense<[0xFFEFFFFFFFFFFFFF, 0xBFF0000000000000, 0xC004000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFC1D357E30795E57, 0xE30A4D04F8E558DC, 0xF393C04F1E7495F7, 0xC0015604189374BC]> : tensor<9xf64>
  %0 = stablehlo.sqrt %a : tensor<9xf64>
  // expected nan, nan, nan, nan, nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<9xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<9xf64>
  func.return
}
