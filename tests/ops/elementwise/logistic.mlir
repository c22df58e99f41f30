// SPDX-License-Identifier: Apache-2.0
// stablehlo.logistic on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 7.68645e-25, 1.07336e-15, 117.143, 1.632, -3.819, 1.077, -1.998, -2.004, -0.128
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x176DE25E, 0x269AAFD5, 0x42EA4976, 0x3FD0E560, 0xC0746A7F, 0x3F89DB23, 0xBFFFBE77, 0xC0004189, 0xBE03126F]> : tensor<21xf32>
  %0 = stablehlo.logistic %a : tensor<21xf32>
  // expected 0.5, 0.5, 0.5, 0.731059, 0.268941, 0.622459, 0.817575, 0.0758582, 0.598688, 0.952574, 1, 0.0, 0.5, 0.5, 1, 0.836443, 0.0214783, 0.745926, 0.119413, 0.118784, 0.468044
  %1 = stablehlo.bitcast_convert %0 : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %1, dense<[1056964608, 1056964608, 1056964608, 1060841128, 1049211569, 1059019135, 1062292624, 1033591689, 1058620312, 1064557542, 1065353216, 0, 1056964608, 1056964608, 1065353216, 1062609192, 1018164033, 1061090559, 1039437526, 1039353040, 1055892330]> : tensor<21xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = stablehlo.logistic %a : tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -5.19913e-80, 1.93346e-182, -0.637, 0.755, 3.973, -2.403, 2.021, -2.846
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xAF78A89CD27F3BB5, 0x1A3489E9822119B0, 0xBFE4624DD2F1A9FC, 0x3FE828F5C28F5C29, 0x400FC8B439581062, 0xC003395810624DD3, 0x40002B020C49BA5E, 0xC006C49BA5E353F8]> : tensor<20xf64>
  %0 = stablehlo.logistic %a : tensor<20xf64>
  // expected 0.5, 0.5, 0.5, 0.731059, 0.268941, 0.622459, 0.817574, 0.0758582, 0.598688, 0.952574, 1, 0.0, 0.5, 0.5, 0.345925, 0.680267, 0.981531, 0.0829442, 0.882984, 0.0548885
  %1 = stablehlo.constant dense<[0x3FE0000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FE764D4F5D5A2BD, 0x3FD136561454BA86, 0x3FE3EB2FD4D34391, 0x3FEA2991F2A97914, 0x3FB36B7112534847, 0x3FE32873061674B2, 0x3FEE7B7CBC36FABC, 0x3FF0000000000000, 0x0000000000000000, 0x3FE0000000000000, 0x3FE0000000000000, 0x3FD623A2A5066F73, 0x3FE5C4BFB64B97EA, 0x3FEF68B2F0FF3A66, 0x3FB53BD50D06EEDD, 0x3FEC416870E6DAE1, 0x3FAC1A56CBD12A0F]> : tensor<20xf64>
  check.expect_close %0, %1 {max_ulp_difference = 3 : ui64} : tensor<20xf64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = stablehlo.logistic %a : tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 5.97158e-20, -0.0334473, 4.41105e-11, -140, 0.304688, -2.26562, 0.664062, 2.15625, -3.07812, -3.57812
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x1F8D, 0xBD09, 0x2E42, 0xC30C, 0x3E9C, 0xC011, 0x3F2A, 0x400A, 0xC045, 0xC065]> : tensor<22xbf16>
  %0 = stablehlo.logistic %a : tensor<22xbf16>
  // expected 0.5, 0.5, 0.5, 0.730469, 0.269531, 0.621094, 0.816406, 0.0756836, 0.597656, 0.953125, 1, 0.0, 0.5, 0.492188, 0.5, 0.0, 0.574219, 0.0942383, 0.660156, 0.894531, 0.0439453, 0.0272217
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xbf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[16128, 16128, 16128, 16187, 16010, 16159, 16209, 15771, 16153, 16244, 16256, 0, 16128, 16124, 16128, 0, 16147, 15809, 16169, 16229, 15668, 15583]> : tensor<22xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = stablehlo.logistic %a : tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.721191, 16.2344, -0.0538635, 0.0302124, -1.2793, -1.3252, 3.38086, 0.663086, 0.290039, 0.573242
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xB9C5, 0x4C0F, 0xAAE5, 0x27BC, 0xBD1E, 0xBD4D, 0x42C3, 0x394E, 0x34A4, 0x3896]> : tensor<22xf16>
  %0 = stablehlo.logistic %a : tensor<22xf16>
  // expected 0.5, 0.5, 0.5, 0.730957, 0.269043, 0.622559, 0.817383, 0.0758667, 0.598633, 0.952637, 1, 0.0, 0.327148, 1, 0.486572, 0.507324, 0.217651, 0.209961, 0.967285, 0.660156, 0.571777, 0.639648
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf16>) -> tensor<22xui16>
  check.expect_eq_const %1, dense<[14336, 14336, 14336, 14809, 13390, 14587, 14986, 11483, 14538, 15263, 15360, 0, 13628, 15360, 14281, 14351, 13047, 12984, 15293, 14664, 14483, 14622]> : tensor<22xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = stablehlo.logistic %a : tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 448, -448, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -1.75, -0.09375, 0.4375, 36, -13, -56, 2.25, -2.75, -4, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7E, 0xFE, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xBE, 0x9C, 0x2E, 0x61, 0xD5, 0xE6, 0x41, 0xC3, 0xC8, 0xC4]> : tensor<22xf8E4M3FN>
  %0 = stablehlo.logistic %a : tensor<22xf8E4M3FN>
  // expected 0.5, 0.5, 0.5, 1, 0.0, 0.75, 0.28125, 0.625, 0.8125, 0.078125, 0.625, 0.9375, 0.140625, 0.46875, 0.625, 1, 0.0, 0.0, 0.875, 0.0585938, 0.0175781, 0.046875
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E4M3FN>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[48, 48, 48, 56, 0, 52, 41, 50, 53, 26, 50, 55, 33, 47, 50, 56, 0, 0, 54, 23, 9, 20]> : tensor<22xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %0 = stablehlo.logistic %a : tensor<1xf8E4M3FN>
  // expected nan
  %1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.0117188, -4, 0.0136719, 6.10352e-05, 24, -1.5, 3.5, 0.125, -0.3125, -3
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x22, 0xC4, 0x23, 0x04, 0x4E, 0xBE, 0x43, 0x30, 0xB5, 0xC2]> : tensor<22xf8E5M2>
  %0 = stablehlo.logistic %a : tensor<22xf8E5M2>
  // expected 0.5, 0.5, 0.5, 0.75, 0.25, 0.625, 0.875, 0.078125, 0.625, 1, 1, 0.0, 0.5, 0.0195312, 0.5, 0.5, 1, 0.1875, 1, 0.5, 0.4375, 0.046875
  %1 = stablehlo.bitcast_convert %0 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  check.expect_eq_const %1, dense<[56, 56, 56, 58, 52, 57, 59, 45, 57, 60, 60, 0, 56, 37, 56, 56, 60, 50, 60, 56, 55, 42]> : tensor<22xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = stablehlo.logistic %a : tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 30, -30, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, 0.101562, 0.0507812, 15, 4, -11, 2.5, 2.25, -0.75, 1.375, -0.8125, -1.25, -2.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x7F, 0xFF, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x3D, 0x35, 0x77, 0x68, 0xF3, 0x62, 0x61, 0xD4, 0x5B, 0xD5, 0xDA, 0xE1]> : tensor<23xf8E4M3B11FNUZ>
  %0 = stablehlo.logistic %a : tensor<23xf8E4M3B11FNUZ>
  // expected 0.5, 0.5, 1, 0.0, 0.75, 0.28125, 0.625, 0.8125, 0.078125, 0.625, 0.9375, 0.5, 0.5, 1, 1, 0.0, 0.9375, 0.875, 0.3125, 0.8125, 0.3125, 0.21875, 0.09375
  %1 = stablehlo.bitcast_convert %0 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui8>
  check.expect_eq_const %1, dense<[80, 80, 88, 0, 84, 73, 82, 85, 58, 82, 87, 80, 80, 88, 88, 0, 87, 86, 74, 85, 74, 70, 60]> : tensor<23xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %0 = stablehlo.logistic %a : tensor<1xf8E4M3B11FNUZ>
  // expected nan
  %1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E4M3B11FNUZ>
  func.return
}
