// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// pad i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, false, false], [false, false, true], [false, true, true]]> : tensor<3x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.pad %0, %1, low = [-2, 1], high = [-1, -1], interior = [1, 0] : (tensor<3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %e0 = stablehlo.constant dense<[[true, false, false], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0 : tensor<2x3xi1>
  func.return
}

// -----

// pad i1
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true], [true, false]]> : tensor<2x2xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.pad %0, %1, low = [-2, 2], high = [-1, 2], interior = [2, 2] : (tensor<2x2xi1>, tensor<i1>) -> tensor<1x8xi1>
  %e0 = stablehlo.constant dense<true> : tensor<1x8xi1>
  check.expect_eq %r, %e0 : tensor<1x8xi1>
  func.return
}

// -----

// pad i4
func.func @main() {
  %0 = stablehlo.constant dense<[[7, 0, 7, -8], [7, 0, -1, -6], [-1, -1, 0, 3], [7, -5, 6, 0]]> : tensor<4x4xi4>
  %1 = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.pad %0, %1, low = [1, -1], high = [0, 2], interior = [0, 2] : (tensor<4x4xi4>, tensor<i4>) -> tensor<5x11xi4>
  %e0 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 7, 0, 0, -8, 0, 0], [0, 0, 0, 0, 0, -1, 0, 0, -6, 0, 0], [0, 0, -1, 0, 0, 0, 0, 0, 3, 0, 0], [0, 0, -5, 0, 0, 6, 0, 0, 0, 0, 0]]> : tensor<5x11xi4>
  check.expect_eq %r, %e0 : tensor<5x11xi4>
  func.return
}

// -----

// pad i4
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<1x0xi4>
  %1 = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.pad %0, %1, low = [2, 0], high = [1, 2], interior = [0, 2] : (tensor<1x0xi4>, tensor<i4>) -> tensor<4x2xi4>
  %e0 = stablehlo.constant dense<0> : tensor<4x2xi4>
  check.expect_eq %r, %e0 : tensor<4x2xi4>
  func.return
}

// -----

// pad i8
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0x4xi8>
  %1 = stablehlo.constant dense<-1> : tensor<i8>
  %r = stablehlo.pad %0, %1, low = [0, -2], high = [2, 1], interior = [1, 1] : (tensor<0x4xi8>, tensor<i8>) -> tensor<2x6xi8>
  %e0 = stablehlo.constant dense<-1> : tensor<2x6xi8>
  check.expect_eq %r, %e0 : tensor<2x6xi8>
  func.return
}

// -----

// pad i8
func.func @main() {
  %0 = stablehlo.constant dense<[[127, 0]]> : tensor<1x2xi8>
  %1 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [1, 1] : (tensor<1x2xi8>, tensor<i8>) -> tensor<2x5xi8>
  %e0 = stablehlo.constant dense<[[4, 4, 4, 4, 4], [127, 4, 0, 4, 4]]> : tensor<2x5xi8>
  check.expect_eq %r, %e0 : tensor<2x5xi8>
  func.return
}

// -----

// pad ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[7, 65535], [1, 65535], [4, 0], [8, 1]]> : tensor<4x2xui16>
  %1 = stablehlo.constant dense<0> : tensor<ui16>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [0, -2], interior = [2, 1] : (tensor<4x2xui16>, tensor<ui16>) -> tensor<11x1xui16>
  %e0 = stablehlo.constant dense<[[0], [7], [0], [0], [1], [0], [0], [4], [0], [0], [8]]> : tensor<11x1xui16>
  check.expect_eq %r, %e0 : tensor<11x1xui16>
  func.return
}

// -----

// pad ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[65535, 59043, 7, 1], [0, 9, 0, 5], [7, 0, 48511, 0], [0, 65535, 3, 65535]]> : tensor<4x4xui16>
  %1 = stablehlo.constant dense<54738> : tensor<ui16>
  %r = stablehlo.pad %0, %1, low = [2, 1], high = [-1, 1], interior = [0, 2] : (tensor<4x4xui16>, tensor<ui16>) -> tensor<5x12xui16>
  %e0 = stablehlo.constant dense<[[54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738], [54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738, 54738], [54738, 65535, 54738, 54738, 59043, 54738, 54738, 7, 54738, 54738, 1, 54738], [54738, 0, 54738, 54738, 9, 54738, 54738, 0, 54738, 54738, 5, 54738], [54738, 7, 54738, 54738, 0, 54738, 54738, 48511, 54738, 54738, 0, 54738]]> : tensor<5x12xui16>
  check.expect_eq %r, %e0 : tensor<5x12xui16>
  func.return
}

// -----

// pad i32
func.func @main() {
  %0 = stablehlo.constant dense<[[9, -1, 2147483647]]> : tensor<1x3xi32>
  %1 = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.pad %0, %1, low = [2, 1], high = [1, -1], interior = [1, 1] : (tensor<1x3xi32>, tensor<i32>) -> tensor<4x5xi32>
  %e0 = stablehlo.constant dense<[[-1, -1, -1, -1, -1], [-1, -1, -1, -1, -1], [-1, 9, -1, -1, -1], [-1, -1, -1, -1, -1]]> : tensor<4x5xi32>
  check.expect_eq %r, %e0 : tensor<4x5xi32>
  func.return
}

// -----

// pad i32
func.func @main() {
  %0 = stablehlo.constant dense<[[5, 0, -1], [-2147483648, -1, 1]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<-5> : tensor<i32>
  %r = stablehlo.pad %0, %1, low = [2, 1], high = [2, -1], interior = [1, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<7x5xi32>
  %e0 = stablehlo.constant dense<[[-5, -5, -5, -5, -5], [-5, -5, -5, -5, -5], [-5, 5, -5, 0, -5], [-5, -5, -5, -5, -5], [-5, -2147483648, -5, -1, -5], [-5, -5, -5, -5, -5], [-5, -5, -5, -5, -5]]> : tensor<7x5xi32>
  check.expect_eq %r, %e0 : tensor<7x5xi32>
  func.return
}

// -----

// pad ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[398787304493273986, 1], [6, 8], [0, 0], [0, 18446744073709551615]]> : tensor<4x2xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %r = stablehlo.pad %0, %1, low = [0, 1], high = [-1, 0], interior = [1, 0] : (tensor<4x2xui64>, tensor<ui64>) -> tensor<6x3xui64>
  %e0 = stablehlo.constant dense<[[0, 398787304493273986, 1], [0, 0, 0], [0, 6, 8], [0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<6x3xui64>
  check.expect_eq %r, %e0 : tensor<6x3xui64>
  func.return
}

// -----

// pad ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 9, 7, 8739736977912962215]]> : tensor<1x4xui64>
  %1 = stablehlo.constant dense<16329211419783979390> : tensor<ui64>
  %r = stablehlo.pad %0, %1, low = [1, -1], high = [2, 2], interior = [0, 1] : (tensor<1x4xui64>, tensor<ui64>) -> tensor<4x8xui64>
  %e0 = stablehlo.constant dense<[[16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390], [16329211419783979390, 9, 16329211419783979390, 7, 16329211419783979390, 8739736977912962215, 16329211419783979390, 16329211419783979390], [16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390], [16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390, 16329211419783979390]]> : tensor<4x8xui64>
  check.expect_eq %r, %e0 : tensor<4x8xui64>
  func.return
}

// -----

// pad f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[0xA8, 0x5B, 0xD4, 0xEB], [0xBB, 0x41, 0x81, 0x2B], [0x66, 0x54, 0x86, 0x3C], [0x7D, 0x00, 0x73, 0x9B]]> : tensor<4x4xf8E5M2>
  %1 = stablehlo.constant dense<0x85> : tensor<f8E5M2>
  %r = stablehlo.pad %0, %1, low = [-2, 2], high = [1, 1], interior = [2, 2] : (tensor<4x4xf8E5M2>, tensor<f8E5M2>) -> tensor<9x13xf8E5M2>
  %e0 = stablehlo.constant dense<"0x858585858585858585858585858585BB85854185858185852B85858585858585858585858585858585858585858585858585858585856685855485858685853C85858585858585858585858585858585858585858585858585858585857D85850085857385859B8585858585858585858585858585"> : tensor<9x13xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<9x13xf8E5M2>
  func.return
}

// -----

// pad f8E5M2
func.func @main() {
  %0 = stablehlo.constant dense<[[0x82, 0x94], [0x0C, 0x97], [0x75, 0xE2]]> : tensor<3x2xf8E5M2>
  %1 = stablehlo.constant dense<0xE2> : tensor<f8E5M2>
  %r = stablehlo.pad %0, %1, low = [-1, -1], high = [1, 0], interior = [2, 0] : (tensor<3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<7x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[-7.680000e+02], [-7.680000e+02], [-1.708980e-03], [-7.680000e+02], [-7.680000e+02], [-7.680000e+02], [-7.680000e+02]]> : tensor<7x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<7x1xf8E5M2>
  func.return
}

// -----

// pad bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[-6.0593e+00, 0x0001, 0x8000, -7.9324e+00], [-4.9069e+00, 1.0785e+00, 1.4618e-02, 0x0001], [0x8000, 6.4608e+00, 0x0001, 3.6500e+00]]> : tensor<3x4xbf16>
  %1 = stablehlo.constant dense<-7.8364e+00> : tensor<bf16>
  %r = stablehlo.pad %0, %1, low = [-1, 1], high = [0, 0], interior = [0, 0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<2x5xbf16>
  %e0 = stablehlo.constant dense<[[-7.843750e+00, -4.906250e+00, 1.078130e+00, 1.464840e-02, 9.183550e-41], [-7.843750e+00, -0.000000e+00, 6.468750e+00, 9.183550e-41, 3.656250e+00]]> : tensor<2x5xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x5xbf16>
  func.return
}

// -----

// pad bf16
func.func @main() {
  %0 = stablehlo.constant dense<[[6.4966e+00, 5.8244e+00, -4.5506e+00, 0x7FC0]]> : tensor<1x4xbf16>
  %1 = stablehlo.constant dense<-7.8868e-01> : tensor<bf16>
  %r = stablehlo.pad %0, %1, low = [1, -2], high = [-1, -1], interior = [2, 1] : (tensor<1x4xbf16>, tensor<bf16>) -> tensor<1x4xbf16>
  %e0 = stablehlo.constant dense<-7.890630e-01> : tensor<1x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<1x4xbf16>
  func.return
}

// -----

// pad f16
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<3x0xf16>
  %1 = stablehlo.constant dense<7.8779e+00> : tensor<f16>
  %r = stablehlo.pad %0, %1, low = [-2, 2], high = [2, -1], interior = [2, 1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<7x1xf16>
  %e0 = stablehlo.constant dense<7.878900e+00> : tensor<7x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<7x1xf16>
  func.return
}

// -----

// pad f16
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.4990e+00], [-7.4167e-01]]> : tensor<2x1xf16>
  %1 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = stablehlo.pad %0, %1, low = [1, -2], high = [2, 2], interior = [0, 0] : (tensor<2x1xf16>, tensor<f16>) -> tensor<5x1xf16>
  %e0 = stablehlo.constant dense<0x7C00> : tensor<5x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<5x1xf16>
  func.return
}

// -----

// pad f32
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.2358e+01, -1.9110e+01, 1.6640e+00], [-2.1524e+00, 0x00000000, -1.7986e+01]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<1.0350e+01> : tensor<f32>
  %r = stablehlo.pad %0, %1, low = [2, -1], high = [0, 1], interior = [2, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<6x5xf32>
  %e0 = stablehlo.constant dense<[[1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01], [1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01], [1.035000e+01, -1.911000e+01, 1.035000e+01, 1.664000e+00, 1.035000e+01], [1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01], [1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01, 1.035000e+01], [1.035000e+01, 0.000000e+00, 1.035000e+01, -1.798600e+01, 1.035000e+01]]> : tensor<6x5xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6x5xf32>
  func.return
}

// -----

// pad f32
func.func @main() {
  %0 = stablehlo.constant dense<[[1.1993e+01, 0x80000001, -2.6071e+00], [-2.9096e+00, 0x3F000000, 0x3F800000]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<0xBF000000> : tensor<f32>
  %r = stablehlo.pad %0, %1, low = [1, 2], high = [0, 1], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01, 1.199300e+01, -1.401300e-45, -2.607100e+00, -5.000000e-01], [-5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01, -5.000000e-01], [-5.000000e-01, -5.000000e-01, -2.909600e+00, 5.000000e-01, 1.000000e+00, -5.000000e-01]]> : tensor<4x6xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4x6xf32>
  func.return
}

// -----

// pad f64
func.func @main() {
  %0 = stablehlo.constant dense<[[0x7FEFFFFFFFFFFFFF, 0x0000000000000001], [0x7FEFFFFFFFFFFFFF, 8.2288e+00], [-1.6622e+00, -1.7736e+01]]> : tensor<3x2xf64>
  %1 = stablehlo.constant dense<-8.9185e+00> : tensor<f64>
  %r = stablehlo.pad %0, %1, low = [1, 2], high = [1, 0], interior = [1, 0] : (tensor<3x2xf64>, tensor<f64>) -> tensor<7x4xf64>
  %e0 = stablehlo.constant dense<[[-8.918500e+00, -8.918500e+00, -8.918500e+00, -8.918500e+00], [-8.918500e+00, -8.918500e+00, 1.7976931348623157E+308, 4.940660e-324], [-8.918500e+00, -8.918500e+00, -8.918500e+00, -8.918500e+00], [-8.918500e+00, -8.918500e+00, 1.7976931348623157E+308, 8.2287999999999996], [-8.918500e+00, -8.918500e+00, -8.918500e+00, -8.918500e+00], [-8.918500e+00, -8.918500e+00, -1.662200e+00, -1.773600e+01], [-8.918500e+00, -8.918500e+00, -8.918500e+00, -8.918500e+00]]> : tensor<7x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<7x4xf64>
  func.return
}

// -----

// pad f64
func.func @main() {
  %0 = stablehlo.constant dense<[[-1.2979e+01], [-1.1288e+01], [0x7FF8000000000000], [-6.8181e-01]]> : tensor<4x1xf64>
  %1 = stablehlo.constant dense<-1.5657e+01> : tensor<f64>
  %r = stablehlo.pad %0, %1, low = [1, 0], high = [-1, -1], interior = [1, 2] : (tensor<4x1xf64>, tensor<f64>) -> tensor<7x0xf64>
  %e0 = stablehlo.constant dense<> : tensor<7x0xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<7x0xf64>
  func.return
}
