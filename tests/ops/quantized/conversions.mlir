// SPDX-License-Identifier: Apache-2.0
// uniform_quantize, uniform_dequantize and bitcast_convert.

// uniform_dequantize: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -83, -68, -82, 77, 94, 21]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC28A0000, 0x426A0000, 0xC23A0000, 0xC21C0000, 0xC2380000, 0x42060000, 0x42280000, 0x40B00000]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0xBFF1543C, 0xC1F4FCEC, 0x41A8E543, 0xC20B13FD, 0xC11CA1A4, 0x3FC0D8CF]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 6, -51, 52, -60, -10, 13]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 42, 22, -84, 60, 65, 116]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC2160000, 0x421C0000, 0x41580001, 0x40F00001, 0xC1C26667, 0x41973334, 0x41A33334, 0x420ECCCD]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.3:-3>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0x412987D7, 0xC13316DB, 0xC1D75B35, 0x41CC88EB, 0xC12E2E6D, 0xC120B752]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.3:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 32, -40, -93, 82, -39, -36]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 255, 169, 149, 62, 120, 48, 197]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC2000000, 0x41FE0000, 0x41240000, 0x40A80000, 0xC1840000, 0xC0000000, 0xC1A00000, 0x418A0000]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<u8:f32, 0.25:128>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0xC0B516C1, 0xC1934B04, 0x40E71EBF, 0x419B53B5, 0xC152D286, 0x40BB5474]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<u8:f32, 0.25:128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<8xui8>
  check.expect_eq_const %2, dense<[0, 255, 105, 54, 157, 206, 75, 151]> : tensor<8xui8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-8, 7, -1, 3, -4, 3, 2, -5]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC0900000, 0x40400000, 0xBF800000, 0x3F800000, 0xC0200000, 0x3F800000, 0x3F000000, 0xC0400000]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i4:f32, 0.5:1>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0x41839D7F, 0x41E6745D, 0xC0CDB5C5, 0x41BA4497, 0x420840BC, 0xC20F2A32]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i4:f32, 0.5:1>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i4:f32, 0.5:1>>) -> tensor<8xi4>
  check.expect_eq_const %2, dense<[-8, 7, 7, 7, -8, 7, 7, -8]> : tensor<8xi4>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 15, 10, 6, 14, 7, 6, 2]> : tensor<8xui4>}> : () -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC0800000, 0x40600000, 0x3F800000, 0xBF800000, 0x40400000, 0xBF000000, 0xBF800000, 0xC0400000]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0x42059C2F, 0xC1A1BAFF, 0x40B20312, 0xC1107EBB, 0x412296F5, 0xC1DA6B75]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<u4:f32, 0.5:8>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<8xui4>
  check.expect_eq_const %2, dense<[0, 15, 15, 0, 15, 0, 15, 0]> : tensor<8xui4>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -1824, 988, -1275, 1009, -677, 268]> : tensor<8xi16>}> : () -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC19F70A4, 0x41A08F5C, 0xC1915C29, 0x411F3333, 0xC14AE147, 0x41228F5C, 0xC0D66666, 0x40300000]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i16:f32, 0.01:-7>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0x3F21B1FB, 0xBF1887D8, 0x3F55F9DE, 0x3E63FD8D, 0x3E450219, 0x3F58D55F]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i16:f32, 0.01:-7>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i16:f32, 0.01:-7>>) -> tensor<8xi16>
  check.expect_eq_const %2, dense<[-32768, 32767, 56, -67, 77, 15, 12, 78]> : tensor<8xi16>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-2000, 2000, -643, 1160, 1895, -1784, 145, -523]> : tensor<8xi32>}> : () -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC0003127, 0x3FFF9DB3, 0xBF256042, 0x3F941894, 0x3FF22D0F, 0xBFE4BC6B, 0x3E116873, 0xBF06A7F0]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i32:f32, 0.001:3>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0xBD52F5CC, 0x3D8435B3, 0xBD8997D2, 0xBD15D8B0, 0xBAA8C2CD, 0x3D80D339]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i32:f32, 0.001:3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i32:f32, 0.001:3>>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[-59999992, 60000000, -49, 68, -64, -34, 2, 66]> : tensor<8xi32>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-127, 127, 111, 53, -121, -73, 63, 11]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %2, dense<[0xC14E6667, 0x41480000, 0x412E6667, 0x40A33333, 0xC144CCCD, 0xC0F00000, 0x40C33333, 0x3F666667]> : tensor<8xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8<-127:127>:f32, 0.1:2>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A6000, 0x476A6000, 0x404F3A00, 0xC017BD44, 0x3FCEAB62, 0x40434D66, 0x4042D5BA, 0x3ED46D3E]> : tensor<8xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8<-127:127>:f32, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-127, 127, 34, -22, 18, 33, 32, 6]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 46, -78, -119, -2, 30, -96]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xf16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf16>) -> tensor<8xi16>
  check.expect_eq_const %2, dense<[0xCA80, 0x4A40, 0x4466, 0xC800, 0xCA0C, 0xB666, 0x4199, 0xC8E6]> : tensor<8xi16>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f16, 0.1:2>
func.func @main() {
  %0 = stablehlo.constant dense<[0xFB53, 0x7B53, 0x44EF, 0xBFA8, 0xC853, 0x37FE, 0xC54E, 0x4458]> : tensor<8xf16>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf16>) -> tensor<8x!quant.uniform<i8:f16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, 51, -17, -84, 7, -51, 45]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 116, -31, -50, 104, -107, -28]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xbf16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xbf16>) -> tensor<8xi16>
  check.expect_eq_const %2, dense<[0xC150, 0x4148, 0x4137, 0xC053, 0xC0A7, 0x4123, 0xC12F, 0xC040]> : tensor<8xi16>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:bf16, 0.1:2>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC76A, 0x476A, 0xBEB1, 0xC0EA, 0x3F57, 0x40F3, 0x3F91, 0x408C]> : tensor<8xbf16>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xbf16>) -> tensor<8x!quant.uniform<i8:bf16, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:bf16, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, -1, -71, 10, 78, 13, 46]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -116, 87, 85, 62, -94, 80]> : tensor<8xi8>}> : () -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xf64>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8xf64>) -> tensor<8xi64>
  check.expect_eq_const %2, dense<[0xC02A000000000000, 0x4029000000000000, 0xC02799999999999A, 0x4021000000000000, 0x402099999999999A, 0x4018000000000000, 0xC023333333333334, 0x401F333333333334]> : tensor<8xi64>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f64, 0.1:2>
func.func @main() {
  %0 = stablehlo.constant dense<[0xC0ED4C0000000000, 0x40ED4C0000000000, 0xBFD4C7505701177C, 0xC006A616F6D2C311, 0xC01127BB5FE2854C, 0x3FF49B5AE92CC0A0, 0xC00A39740E1DAE74, 0x40011627A7BF2E5B]> : tensor<8xf64>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<8xf64>) -> tensor<8x!quant.uniform<i8:f64, 0.1:2>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<8x!quant.uniform<i8:f64, 0.1:2>>) -> tensor<8xi8>
  check.expect_eq_const %2, dense<[-128, 127, -1, -26, -41, 15, -31, 23]> : tensor<8xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 52], [-102, 30, -15]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x3xf32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3xf32>) -> tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[0xC2810000, 0x42010000, 0x409CCCCD], [0xC24E0000, 0x41000000, 0xBFE66667]]> : tensor<2x3xi32>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = stablehlo.constant dense<[[0xC76A6000, 0x476A6000, 0xC21445AD], [0xC1EE59A1, 0x3F911F69, 0xC1096291]]> : tensor<2x3xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, -128], [-59, 3, -83]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_dequantize: !quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 255, 42], [85, 50, 50]]> : tensor<2x3xui8>}> : () -> tensor<2x3x!quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<2x3x!quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>>) -> tensor<2x3xbf16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3xbf16>) -> tensor<2x3xi16>
  check.expect_eq_const %2, dense<[[0xC0A0, 0x42F5, 0x4180], [0x4302, 0x4270, 0x4270]]> : tensor<2x3xi16>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>
func.func @main() {
  %0 = stablehlo.constant dense<[[0xC76A, 0x476A, 0xC1FE], [0xC19E, 0xC167, 0xC1C6]]> : tensor<2x3xbf16>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3xbf16>) -> tensor<2x3x!quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<u8:bf16:0, {0.5:10, 2.0:20}>>) -> tensor<2x3xui8>
  check.expect_eq_const %2, dense<[[0, 255, 0], [10, 13, 8]]> : tensor<2x3xui8>
  func.return
}

// -----

// uniform_quantize, ties and infinities: !quant.uniform<i8:f32, 0.5:0>
func.func @main() {
  %0 = stablehlo.constant dense<[0x3E800000, 0x3F400000, 0xBE800000, 0xBF400000, 0x3FA00000, 0x7F800000, 0xFF800000, 0x427CCCCD, 0x80000000]> : tensor<9xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<9xf32>) -> tensor<9x!quant.uniform<i8:f32, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<9x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<9xi8>
  check.expect_eq_const %2, dense<[0, 2, 0, -2, 2, 127, -128, 126, 0]> : tensor<9xi8>
  func.return
}

// -----

// uniform_quantize, ties and infinities: !quant.uniform<i8:f32, 0.5:1>
func.func @main() {
  %0 = stablehlo.constant dense<[0x3E800000, 0x3F400000, 0xBE800000, 0xBF400000, 0x3FA00000, 0x7F800000, 0xFF800000, 0x427CCCCD, 0x80000000]> : tensor<9xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<9xf32>) -> tensor<9x!quant.uniform<i8:f32, 0.5:1>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<9x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<9xi8>
  check.expect_eq_const %2, dense<[2, 2, 0, 0, 4, 127, -128, 127, 1]> : tensor<9xi8>
  func.return
}

// -----

// uniform_quantize, ties and infinities: !quant.uniform<i4:f32, 0.5:0>
func.func @main() {
  %0 = stablehlo.constant dense<[0x3E800000, 0x3F400000, 0xBE800000, 0xBF400000, 0x3FA00000, 0x7F800000, 0xFF800000, 0x427CCCCD, 0x80000000]> : tensor<9xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<9xf32>) -> tensor<9x!quant.uniform<i4:f32, 0.5:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<9x!quant.uniform<i4:f32, 0.5:0>>) -> tensor<9xi4>
  check.expect_eq_const %2, dense<[0, 2, 0, -2, 2, 7, -8, 7, 0]> : tensor<9xi4>
  func.return
}

// -----

// uniform_quantize, ties and infinities: !quant.uniform<i8<-100:100>:f32, 0.5:3>
func.func @main() {
  %0 = stablehlo.constant dense<[0x3E800000, 0x3F400000, 0xBE800000, 0xBF400000, 0x3FA00000, 0x7F800000, 0xFF800000, 0x427CCCCD, 0x80000000]> : tensor<9xf32>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<9xf32>) -> tensor<9x!quant.uniform<i8<-100:100>:f32, 0.5:3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<9x!quant.uniform<i8<-100:100>:f32, 0.5:3>>) -> tensor<9xi8>
  check.expect_eq_const %2, dense<[4, 4, 2, 2, 6, 100, -100, 100, 3]> : tensor<9xi8>
  func.return
}

// -----

// constant by signed integers: !quant.uniform<u8:f32, 0.5:10>
func.func @main() {
  %c = stablehlo.constant() {value = dense<[1, -56, -1, 127]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<u8:f32, 0.5:10>>
  %0 = "stablehlo.uniform_dequantize"(%c) : (tensor<4x!quant.uniform<u8:f32, 0.5:10>>) -> tensor<4xf32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[0xC0900000, 0x42BE0000, 0x42F50000, 0x426A0000]> : tensor<4xi32>
  func.return
}

// -----

// constant by signed integers: !quant.uniform<u4:f32, 0.5:8>
func.func @main() {
  %c = stablehlo.constant() {value = dense<[1, -8, -1, 7]> : tensor<4xi4>} : () -> tensor<4x!quant.uniform<u4:f32, 0.5:8>>
  %0 = "stablehlo.uniform_dequantize"(%c) : (tensor<4x!quant.uniform<u4:f32, 0.5:8>>) -> tensor<4xf32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[0xC0600000, 0x00000000, 0x40600000, 0xBF000000]> : tensor<4xi32>
  func.return
}

// -----

// constant in short form: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %c = stablehlo.constant dense<[[1, -128], [3, 127]]> : tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>
  %0 = "stablehlo.bitcast_convert"(%c) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x2xi8>
  check.expect_eq_const %0, dense<[[1, -128], [3, 127]]> : tensor<2x2xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.25:-3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 40], [111, 111, -96]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.25:-3>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, 57], [127, 127, -128]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 1.0:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 81], [43, -114, 98]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3x!quant.uniform<i8:f32, 1.0:0>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 1.0:0>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-69, 58, 36], [16, -62, 44]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.3:-3> -> !quant.uniform<i8:f32, 0.03125:-128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -113], [-92, 33, 9]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.3:-3>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.3:-3>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.03125:-128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.03125:-128>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, -128], [-128, 127, -13]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<u8:f32, 0.5:138>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -68], [-115, 92, 22]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3x!quant.uniform<u8:f32, 0.5:138>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<u8:f32, 0.5:138>>) -> tensor<2x3xui8>
  check.expect_eq_const %2, dense<[[0, 255, 60], [13, 220, 150]]> : tensor<2x3xui8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i32:f32, 0.125:5> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-2000, 2000, 1519], [1072, 1467, 1751]]> : tensor<2x3xi32>}> : () -> tensor<2x3x!quant.uniform<i32:f32, 0.125:5>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i32:f32, 0.125:5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, 127], [127, 127, 127]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -34], [-126, -68, -112]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-119, 74, 3], [-117, -23, -13]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 106], [88, 36, -68]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 127, 127], [79, 50, -128]]> : tensor<2x3xi8>
  func.return
}

// -----

// uniform_quantize: !quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}> -> !quant.uniform<i8:f32:0, {0.5:1, 0.7:2}>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 60], [-25, -94, -61]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 0.1:3}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5:1, 0.7:2}>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5:1, 0.7:2}>>) -> tensor<2x3xi8>
  check.expect_eq_const %2, dense<[[-128, 66, 12], [-17, -31, -7]]> : tensor<2x3xi8>
  func.return
}
