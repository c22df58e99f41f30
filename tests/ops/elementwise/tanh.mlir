// SPDX-License-Identifier: Apache-2.0
// stablehlo.tanh on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 4.56744e-22, -8.18695e-27, 5.44791e-11, 2.94778e-24, -2.214, -0.913, -1.213, 3.005, 2.184, -0.134
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x1C0A0AE2, 0x942228C7, 0x2E6F9A11, 0x186412DC, 0xC00DB22D, 0xBF69BA5E, 0xBF9B4396, 0x404051EC, 0x400BC6A8, 0xBE09374C]> : tensor<22xf32>
  %0 = stablehlo.tanh %a : tensor<22xf32>
  // expected 0.0, -0.0, 1.4013e-45, 0.761594, -0.761594, 0.462117, 0.905148, -0.986614, 0.379949, 0.995055, 1, -1, 4.56744e-22, -8.18695e-27, 5.44791e-11, 2.94778e-24, -0.976405, -0.722569, -0.837577, 0.995104, 0.974964, -0.133204
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf32>) -> tensor<22xui32>
  check.expect_eq_const %1, dense<[0, 2147483648, 1, 1061353430, 3208837078, 1055693471, 1063761868, 3212612289, 1052936364, 1065270249, 1065353216, 3212836864, 470420194, 2485266631, 779065873, 409211612, 3212441006, 3208182345, 3210111861, 1065271072, 1064933186, 3188221580]> : tensor<22xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.tanh %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -9.11893e-237, 7.5456e-56, -6.2306e-197, 1.028, 0.775, -3.364, -1.911, -2.049, 3.527
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x8EEDB0A6079C6439, 0x347D9A517A4373C2, 0x9732A136CB128E65, 0x3FF072B020C49BA6, 0x3FE8CCCCCCCCCCCD, 0xC00AE978D4FDF3B6, 0xBFFE9374BC6A7EFA, 0xC000645A1CAC0831, 0x400C374BC6A7EF9E]> : tensor<21xf64>
  %0 = stablehlo.tanh %a : tensor<21xf64>
  // expected 0.0, -0.0, 4.94066e-324, 0.761594, -0.761594, 0.462117, 0.905148, -0.986614, 0.379949, 0.995055, 1, -1, -9.11893e-237, 7.5456e-56, -6.2306e-197, 0.773105, 0.649827, -0.997609, -0.957169, -0.967331, 0.998274
  %1 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FE85EFAB514F394, 0xBFE85EFAB514F394, 0x3FDD9353D7568AF3, 0x3FECF6F9786DF577, 0xBFEF9258260A71C2, 0x3FD8511573C242D6, 0x3FEFD77D111A0B00, 0x3FF0000000000000, 0xBFF0000000000000, 0x8EEDB0A6079C6439, 0x347D9A517A4373C2, 0x9732A136CB128E65, 0x3FE8BD46A0002CA8, 0x3FE4CB62F7106ECE, 0xBFEFEC69BCA1217C, 0xBFEEA12191EA77B2, 0xBFEEF45FB4A449AE, 0x3FEFF1DB79874CD3]> : tensor<21xf64>
  check.expect_close %0, %1 {max_ulp_difference = 1 : ui64} : tensor<21xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.tanh %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, -8.63025e-17, -5.76441e-24, 1.05926e-32, 101.5, 1.76562, 1.89062, -2.73438, 0.515625, -2.64062, -3.23438
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0xA4C7, 0x98DF, 0x0A5C, 0x42CB, 0x3FE2, 0x3FF2, 0xC02F, 0x3F04, 0xC029, 0xC04F]> : tensor<22xbf16>
  %0 = stablehlo.tanh %a : tensor<22xbf16>
  // expected 0.0, -0.0, 9.18355e-41, 0.761719, -0.761719, 0.462891, 0.90625, -0.988281, 0.380859, 0.996094, 1, -1, -8.63025e-17, -5.76441e-24, 1.05926e-32, 1, 0.941406, 0.957031, -0.992188, 0.474609, -0.988281, -0.996094
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 16195, 48963, 16109, 16232, 49021, 16067, 16255, 16256, 49024, 42183, 39135, 2652, 16256, 16241, 16245, 49022, 16115, 49021, 49023]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.tanh %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, 83.375, 0.00385475, -0.00109768, 0.837402, -0.000161529, 0.39917, -1.47754, 0.701172, -1.05566, -0.340088, -3.28711, -0.437012
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0x5536, 0x1BE5, 0x947F, 0x3AB3, 0x894B, 0x3663, 0xBDE9, 0x399C, 0xBC39, 0xB571, 0xC293, 0xB6FE]> : tensor<24xf16>
  %0 = stablehlo.tanh %a : tensor<24xf16>
  // expected 0.0, -0.0, 5.96046e-08, 0.761719, -0.761719, 0.462158, 0.905273, -0.986816, 0.379883, 0.995117, 1, -1, 1, 0.00385475, -0.00109768, 0.68457, -0.000161529, 0.37915, -0.900879, 0.60498, -0.78418, -0.327637, -0.99707, -0.411133
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf16>) -> tensor<24xui16>
  check.expect_eq_const %1, dense<[0, 32768, 1, 14872, 47640, 14181, 15166, 48101, 13844, 15350, 15360, 48128, 15360, 7141, 38015, 14714, 35147, 13841, 47925, 14551, 47686, 46398, 48122, 46740]> : tensor<24xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.tanh %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 288, 5, -0.875, 18, 1.125, 0.34375, -0.75, 1.25, -2.75, 3.25
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0x79, 0x4A, 0xB6, 0x59, 0x39, 0x2B, 0xB4, 0x3A, 0xC3, 0x45]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.tanh %a : tensor<22xf8E4M3FN>
  // expected 0.0, -0.0, 0.00195312, 1, -1, 0.75, -0.75, 0.46875, 0.875, -1, 0.375, 1, 1, 1, -0.6875, 1, 0.8125, 0.34375, -0.625, 0.875, -1, 1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 56, 184, 52, 180, 47, 54, 184, 44, 56, 56, 56, 179, 56, 53, 43, 178, 54, 184, 56]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.tanh %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.0012207, 0.046875, 0.00244141, 0.00012207, -0.1875, -0.75, 2, -1.5, 3.5, -1.75
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x15, 0x2A, 0x19, 0x08, 0xB2, 0xBA, 0x40, 0xBE, 0x43, 0xBF]> : tensor<22xf8E5M2>
  %0 = stablehlo.tanh %a : tensor<22xf8E5M2>
  // expected 0.0, -0.0, 1.52588e-05, 0.75, -0.75, 0.4375, 0.875, -1, 0.375, 1, 1, -1, 0.0012207, 0.046875, 0.00244141, 0.00012207, -0.1875, -0.625, 1, -0.875, 1, -1
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 128, 1, 58, 186, 55, 59, 188, 54, 60, 60, 188, 21, 42, 25, 8, 178, 185, 60, 187, 60, 188]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.tanh %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.00317383, -0.125, -0.9375, -0.046875, 15, -10, -1.375, 0.0585938, -3.5, -1.75, 0.0146484
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x95, 0xC0, 0xD7, 0xB4, 0x77, 0xF2, 0xDB, 0x37, 0xE6, 0xDE, 0x27]> : tensor<22xf8E4M3B11FNUZ>
  %0 = stablehlo.tanh %a : tensor<22xf8E4M3B11FNUZ>
  // expected 0.0, 0.00012207, 1, -1, 0.75, -0.75, 0.46875, 0.875, -1, 0.375, 1, -0.00317383, -0.125, -0.75, -0.046875, 1, -1, -0.875, 0.0585938, -1, -0.9375, 0.0146484
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3B11FNUZ>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[0, 1, 88, 216, 84, 212, 79, 86, 216, 76, 88, 149, 192, 212, 180, 88, 216, 214, 55, 216, 215, 39]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.tanh %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
