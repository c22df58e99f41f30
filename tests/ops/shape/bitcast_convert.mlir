// SPDX-License-Identifier: Apache-2.0
// stablehlo.bitcast_convert: little-endian, any widths.

// equal width
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[1065353216, -2147483648]> : tensor<2xi32>
  func.return
}

// -----

// the other way
func.func @main() {
  %a = stablehlo.constant dense<[1065353216, 3212836864]> : tensor<2xui32>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xui32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, -1.0]> : tensor<2xf32>
  func.return
}

// -----

// narrower
func.func @main() {
  %a = stablehlo.constant dense<0x0123456789ABCDEF> : tensor<f64>
  %0 = stablehlo.bitcast_convert %a : (tensor<f64>) -> tensor<4xi16>
  check.expect_eq_const %0, dense<[-12817, -30293, 17767, 291]> : tensor<4xi16>
  func.return
}

// -----

// wider
func.func @main() {
  %a = stablehlo.constant dense<[[-12817, -30293, 17767, 291]]> : tensor<1x4xi16>
  %0 = stablehlo.bitcast_convert %a : (tensor<1x4xi16>) -> tensor<1xui64>
  check.expect_eq_const %0, dense<[81985529216486895]> : tensor<1xui64>
  func.return
}

// -----

// bytes of f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %0 = stablehlo.bitcast_convert %a : (tensor<1x2xf32>) -> tensor<1x2x4xui8>
  check.expect_eq_const %0, dense<[[[0, 0, 128, 63], [0, 0, 0, 64]]]> : tensor<1x2x4xui8>
  func.return
}

// -----

// half bytes
func.func @main() {
  %a = stablehlo.constant dense<[33, 240]> : tensor<2xui8>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xui8>) -> tensor<2x2xui4>
  check.expect_eq_const %0, dense<[[1, 2], [0, 15]]> : tensor<2x2xui4>
  func.return
}

// -----

// half bytes, signed
func.func @main() {
  %a = stablehlo.constant dense<[33, 240]> : tensor<2xui8>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xui8>) -> tensor<2x2xi4>
  check.expect_eq_const %0, dense<[[1, 2], [0, -1]]> : tensor<2x2xi4>
  func.return
}

// -----

// half bytes joined
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [0, -1]]> : tensor<2x2xi4>
  %0 = stablehlo.bitcast_convert %a : (tensor<2x2xi4>) -> tensor<2xui8>
  check.expect_eq_const %0, dense<[33, 240]> : tensor<2xui8>
  func.return
}

// -----

// quarters
func.func @main() {
  %a = stablehlo.constant dense<[-28]> : tensor<1xi8>
  %0 = stablehlo.bitcast_convert %a : (tensor<1xi8>) -> tensor<1x4xui2>
  check.expect_eq_const %0, dense<[[0, 1, 2, 3]]> : tensor<1x4xui2>
  func.return
}

// -----

// four bits of a float
func.func @main() {
  %a = stablehlo.constant dense<[2, 15]> : tensor<2xui4>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xui4>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %0, dense<[1.0, -6.0]> : tensor<2xf4E2M1FN>
  func.return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0xFF80]> : tensor<2xbf16>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xbf16>) -> tensor<2xi16>
  check.expect_eq_const %0, dense<[16256, -128]> : tensor<2xi16>
  func.return
}

// -----

// a splat
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<3xf32>
  %0 = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<1065353216> : tensor<3xi32>
  func.return
}

// -----

// a splat, narrower
func.func @main() {
  %a = stablehlo.constant dense<16909060> : tensor<2xi32>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xi32>) -> tensor<2x4xi8>
  check.expect_eq_const %0, dense<[[4, 3, 2, 1], [4, 3, 2, 1]]> : tensor<2x4xi8>
  func.return
}

// -----

// none
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.bitcast_convert %a : (tensor<0xi32>) -> tensor<0x4xi8>
  check.expect_eq_const %0, dense<> : tensor<0x4xi8>
  func.return
}
