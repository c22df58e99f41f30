// SPDX-License-Identifier: Apache-2.0
// Sums that are more exact, or in another order, than is promised: what the interpreter alone does.

// f32: 10000 times 0.1. From the left the error would be 100 times larger
func.func @main() {
  %0 = stablehlo.constant dense<0.1> : tensor<10000xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<10000xf32>, tensor<f32>) -> tensor<f32>
  "check.expect_almost_eq_const"(%2) <{value = dense<1000.0> : tensor<f32>, tolerance = 0.0002 : f64}> : (tensor<f32>) -> ()
  func.return
}

// -----

// bf16 rounds at every step from the left: 1 + 2^-8 is 1, (2^-8 + 2^-8) + 1 is not
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 0.00390625, 0.00390625], [0.00390625, 0.00390625, 0.0, 1.0]]> : tensor<2x4xbf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x4xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq_const %2, dense<[1.0, 1.0078125]> : tensor<2xbf16>
  func.return
}

// -----

// a long sum of f32 is in double: 2^24 + 1 - 2^24
func.func @main() {
  %0 = stablehlo.constant dense<[[16777216.0, 1.0, -16777216.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<1x33xf32>
  %1 = stablehlo.constant dense<[[1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0], [1.0]]> : tensor<33x1xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x33xf32>, tensor<33x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %2, dense<[[1.0]]> : tensor<1x1xf32>
  func.return
}

// -----

// a short sum of f32 is one product after the other: 2^24 + 1 is 2^24
func.func @main() {
  %0 = stablehlo.constant dense<[[16777216.0, 1.0, -16777216.0]]> : tensor<1x3xf32>
  %1 = stablehlo.constant dense<[[1.0], [1.0], [1.0]]> : tensor<3x1xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %2, dense<[[0.0]]> : tensor<1x1xf32>
  func.return
}
