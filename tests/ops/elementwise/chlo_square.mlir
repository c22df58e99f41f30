// SPDX-License-Identifier: Apache-2.0
// chlo.square on floats.

// f32
func.func @main() {
  // 0.0, -0.0, 1.4013e-45, 3.40282e+38, -3.40282e+38, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, 118419, -1.65281e+29, 8.28523e+30, -5.69859e+29, 5.06994, 4.12372e+10, -2.947, -2.091, -2.093, -0.833, -3.621, 2.485
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0xC0200000, 0x3ECCCCCD, 0x40400000, 0x7F800000, 0xFF800000, 0x47E74996, 0xF0058361, 0x72D12605, 0xF0E629FF, 0x40A23CEA, 0x51199ED2, 0xC03C9BA6, 0xC005D2F2, 0xC005F3B6, 0xBF553F7D, 0xC067BE77, 0x401F0A3D]> : tensor<26xf32>
  %0 = chlo.square %a : (tensor<26xf32>) -> tensor<26xf32>
  // expected 0.0, 0.0, 0.0, inf, inf, 1, 1, 0.25, 2.25, 6.25, 0.16, 9, inf, inf, 1.40231e+10, inf, inf, inf, 25.7042, 1.7005e+21, 8.68481, 4.37228, 4.38065, 0.693889, 13.1116, 6.17522
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %1, dense<[0, 0, 0, 2139095040, 2139095040, 1065353216, 1065353216, 1048576000, 1074790400, 1086849024, 1042536203, 1091567616, 2139095040, 2139095040, 1347483106, 2139095040, 2139095040, 2139095040, 1103995469, 1656249971, 1091237114, 1082911163, 1082928710, 1060217526, 1095878984, 1086692208]> : tensor<26xui32>
  func.return
}

// -----

// f32, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %0 = chlo.square %a : (tensor<1xf32>) -> tensor<1xf32>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf32>
  func.return
}

// -----

// f64
func.func @main() {
  // 0.0, -0.0, 4.94066e-324, 1.79769e+308, -1.79769e+308, 1, -1, 0.5, 1.5, -2.5, 0.4, 3, inf, -inf, -1.45495e+238, -6.92754e+92, 2.61387e-155, -2.69829e+192, 3.63161e-154, 6.29368e+164, -1.097, 2.496, -1.281, 0.34, 1.421, -0.158
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0xC004000000000000, 0x3FD999999999999A, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xF161DFF049451538, 0xD3354145E58F4191, 0x1FD66DF9BFEB3E3D, 0xE7E2ECDCF27F29E6, 0x20137A0C33A40103, 0x6225DBBAD9F0CB94, 0xBFF18D4FDF3B645A, 0x4003F7CED916872B, 0xBFF47EF9DB22D0E5, 0x3FD5C28F5C28F5C3, 0x3FF6BC6A7EF9DB23, 0xBFC4395810624DD3]> : tensor<26xf64>
  %0 = chlo.square %a : (tensor<26xf64>) -> tensor<26xf64>
  // expected 0.0, 0.0, 0.0, inf, inf, 1, 1, 0.25, 2.25, 6.25, 0.16, 9, inf, inf, inf, 4.79909e+185, 6.8323e-310, inf, 1.31886e-307, inf, 1.20341, 6.23002, 1.64096, 0.1156, 2.01924, 0.024964
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %1, dense<[0, 0, 0, 9218868437227405312, 9218868437227405312, 4607182418800017408, 4607182418800017408, 4598175219545276416, 4612248968380809216, 4618722892845154304, 4594932627813569660, 4621256167635550208, 9218868437227405312, 9218868437227405312, 9218868437227405312, 7384843879573524707, 138287392448763, 9218868437227405312, 15680684890936723, 9218868437227405312, 4608098491496621213, 4618700392861415961, 4610069050520776428, 4592994278533949399, 4611729345307603022, 4582852604518675268]> : tensor<26xui64>
  func.return
}

// -----

// f64, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  %0 = chlo.square %a : (tensor<1xf64>) -> tensor<1xf64>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xf64>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf64>
  func.return
}

// -----

// bf16
func.func @main() {
  // 0.0, -0.0, 9.18355e-41, 3.38953e+38, -3.38953e+38, 1, -1, 0.5, 1.5, -2.5, 0.400391, 3, inf, -inf, 5.20017e-27, -6.86113e-34, 4.47679e-29, -3.82105e-31, 1.16445e+20, -2.66572e-25, 2.90625, -2.78125, 1.96875, 0.392578, -2.98438, -3.625
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7F7F, 0xFF7F, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0xC020, 0x3ECD, 0x4040, 0x7F80, 0xFF80, 0x13CE, 0x8864, 0x1063, 0x8CF8, 0x60CA, 0x96A5, 0x403A, 0xC032, 0x3FFC, 0x3EC9, 0xC03F, 0xC068]> : tensor<26xbf16>
  %0 = chlo.square %a : (tensor<26xbf16>) -> tensor<26xbf16>
  // expected 0.0, 0.0, 0.0, inf, inf, 1, 1, 0.25, 2.25, 6.25, 0.160156, 9, inf, inf, 0.0, 0.0, 0.0, 0.0, inf, 0.0, 8.4375, 7.75, 3.875, 0.154297, 8.9375, 13.125
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 0, 0, 32640, 32640, 16256, 16256, 16000, 16400, 16584, 15908, 16656, 32640, 32640, 0, 0, 0, 0, 32640, 0, 16647, 16632, 16504, 15902, 16655, 16722]> : tensor<26xui16>
  func.return
}

// -----

// bf16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  %0 = chlo.square %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7FC0]> : tensor<1xbf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xbf16>
  func.return
}

// -----

// f16
func.func @main() {
  // 0.0, -0.0, 5.96046e-08, 65504, -65504, 1, -1, 0.5, 1.5, -2.5, 0.399902, 3, inf, -inf, -0.198364, -59904, 4.63281, 795, -880, 0.245605, 3.59766, 3.99805, 2.92773, -3.41016, -3.80859, 0.581055
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x7BFF, 0xFBFF, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0xC100, 0x3666, 0x4200, 0x7C00, 0xFC00, 0xB259, 0xFB50, 0x44A2, 0x6236, 0xE2E0, 0x33DC, 0x4332, 0x43FF, 0x41DB, 0xC2D2, 0xC39E, 0x38A6]> : tensor<26xf16>
  %0 = chlo.square %a : (tensor<26xf16>) -> tensor<26xf16>
  // expected 0.0, 0.0, 0.0, inf, inf, 1, 1, 0.25, 2.25, 6.25, 0.159912, 9, inf, inf, 0.0393372, inf, 21.4688, inf, inf, 0.0603333, 12.9453, 15.9844, 8.57031, 11.6328, 14.5078, 0.337646
  %1 = stablehlo.bitcast_convert %0 : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %1, dense<[0, 0, 0, 31744, 31744, 15360, 15360, 13312, 16512, 17984, 12574, 18560, 31744, 31744, 10505, 31744, 19806, 31744, 31744, 11193, 19065, 19454, 18505, 18897, 19265, 13671]> : tensor<26xui16>
  func.return
}

// -----

// f16, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  %0 = chlo.square %a : (tensor<1xf16>) -> tensor<1xf16>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E00]> : tensor<1xf16>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf16>
  func.return
}

// -----

// f8E4M3FN
func.func @main() {
  // 0.0, -0.0, 0.00195312, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -1.125, 0.0253906, -20, 6.5, 2.75, -3.75, -1.5, 3.5
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x38, 0xB8, 0x30, 0x3C, 0xC2, 0x2D, 0x44, 0xB9, 0x0D, 0xDA, 0x4D, 0x43, 0xC7, 0xBC, 0x46]> : tensor<18xf8E4M3FN>
  %0 = chlo.square %a : (tensor<18xf8E4M3FN>) -> tensor<18xf8E4M3FN>
  // expected 0.0, 0.0, 0.0, 1, 1, 0.25, 2.25, 6, 0.171875, 9, 1.25, 0.0, 384, 44, 7.5, 14, 2.25, 12
  %1 = stablehlo.bitcast_convert %0 : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 56, 56, 40, 65, 76, 35, 81, 58, 0, 124, 99, 79, 86, 65, 84]> : tensor<18xui8>
  func.return
}

// -----

// f8E4M3FN, results that are NaN
func.func @main() {
  // 448, -448, nan, -224, -80
  %a = stablehlo.constant dense<[0x7E, 0xFE, 0x7F, 0xF6, 0xEA]> : tensor<5xf8E4M3FN>
  %0 = chlo.square %a : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0x7F, 0x7F]> : tensor<5xf8E4M3FN>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3FN>
  func.return
}

// -----

// f8E5M2
func.func @main() {
  // 0.0, -0.0, 1.52588e-05, 57344, -57344, 1, -1, 0.5, 1.5, -2.5, 0.375, 3, inf, -inf, 0.00195312, -12288, -49152, 2560, 0.000152588, 0.0273438, -0.5, -2, 2, -0.109375
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x7B, 0xFB, 0x3C, 0xBC, 0x38, 0x3E, 0xC1, 0x36, 0x42, 0x7C, 0xFC, 0x18, 0xF2, 0xFA, 0x69, 0x09, 0x27, 0xB8, 0xC0, 0x40, 0xAF]> : tensor<24xf8E5M2>
  %0 = chlo.square %a : (tensor<24xf8E5M2>) -> tensor<24xf8E5M2>
  // expected 0.0, 0.0, 0.0, inf, inf, 1, 1, 0.25, 2, 6, 0.125, 8, inf, inf, 0.0, inf, inf, inf, 0.0, 0.000732422, 0.25, 4, 4, 0.0117188
  %1 = stablehlo.bitcast_convert %0 : (tensor<24xf8E5M2>) -> tensor<24xui8>
  check.expect_eq_const %1, dense<[0, 0, 0, 124, 124, 60, 60, 52, 64, 70, 48, 72, 124, 124, 0, 124, 124, 124, 0, 18, 52, 68, 68, 34]> : tensor<24xui8>
  func.return
}

// -----

// f8E5M2, results that are NaN
func.func @main() {
  // nan
  %a = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  %0 = chlo.square %a : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  // expected nan
  %1 = stablehlo.constant dense<[0x7E]> : tensor<1xf8E5M2>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<1xf8E5M2>
  func.return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  // 0.0, 0.00012207, 1, -1, 0.5, 1.5, -2.5, 0.40625, 3, -0.0012207, 5.5, -0.0703125, 2, -0.875, 3.25, 2.25, -0.5, -3, -3.25
  %a = stablehlo.constant dense<[0x00, 0x01, 0x58, 0xD8, 0x50, 0x5C, 0xE2, 0x4D, 0x64, 0x8A, 0x6B, 0xB9, 0x60, 0xD6, 0x65, 0x61, 0xD0, 0xE4, 0xE5]> : tensor<19xf8E4M3B11FNUZ>
  %0 = chlo.square %a : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  // expected 0.0, 0.0, 1, 1, 0.25, 2.25, 6, 0.171875, 9, 0.0, 30, 0.00488281, 4, 0.75, 11, 5, 0.25, 9, 11
  %1 = stablehlo.bitcast_convert %0 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  check.expect_eq_const %1, dense<[0, 0, 88, 88, 72, 97, 108, 67, 113, 0, 127, 26, 104, 84, 115, 106, 72, 113, 115]> : tensor<19xui8>
  func.return
}

// -----

// f8E4M3B11FNUZ, results that are NaN
func.func @main() {
  // nan, 30, -30, 12, -14
  %a = stablehlo.constant dense<[0x80, 0x7F, 0xFF, 0x74, 0xF6]> : tensor<5xf8E4M3B11FNUZ>
  %0 = chlo.square %a : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  // expected nan, nan, nan, nan, nan
  %1 = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %0, %1 {max_ulp_difference = 0 : ui64} : tensor<5xf8E4M3B11FNUZ>
  func.return
}
