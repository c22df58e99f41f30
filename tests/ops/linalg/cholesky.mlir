// SPDX-License-Identifier: Apache-2.0
// stablehlo.cholesky: the other triangle is not read and becomes zero.
// A matrix that is not positive definite gives NaN.

// float16, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf16>
  %0 = stablehlo.cholesky %a, lower = true : tensor<1x1xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[2.0]]> : tensor<1x1xf16>}> : (tensor<1x1xf16>) -> ()
  func.return
}

// -----

// float16, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf16>
  %0 = stablehlo.cholesky %a, lower = false : tensor<1x1xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[2.0]]> : tensor<1x1xf16>}> : (tensor<1x1xf16>) -> ()
  func.return
}

// -----

// float16, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 99.0, 99.0, 99.0], [1.75, 4.765625, 99.0, 99.0], [-2.25, -0.484375, 5.328125, 99.0], [0.75, -2.421875, -0.765625, 6.03125]]> : tensor<4x4xf16>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[2.0, 0.0, 0.0, 0.0], [0.875, 2.0, 0.0, 0.0], [-1.125, 0.25, 2.0, 0.0], [0.375, -1.375, 0.0, 2.0]]> : tensor<4x4xf16>}> : (tensor<4x4xf16>) -> ()
  func.return
}

// -----

// float16, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 0.5, -1.75, 5.25], [99.0, 4.0625, 1.28125, 1.40625], [99.0, 99.0, 5.328125, -0.515625], [99.0, 99.0, 99.0, 11.59375]]> : tensor<4x4xf16>
  %0 = stablehlo.cholesky %a, lower = false : tensor<4x4xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[2.0, 0.25, -0.875, 2.625], [0.0, 2.0, 0.75, 0.375], [0.0, 0.0, 2.0, 0.75], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf16>}> : (tensor<4x4xf16>) -> ()
  func.return
}

// -----

// float16, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, 99.0, 99.0], [-2.0, 5.0, 99.0], [3.0, -0.5, 6.5]], [[4.0, 99.0, 99.0], [1.25, 4.390625, 99.0], [2.0, 1.625, 5.25]]]> : tensor<2x3x3xf16>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[[2.0, 0.0, 0.0], [-1.0, 2.0, 0.0], [1.5, 0.5, 2.0]], [[2.0, 0.0, 0.0], [0.625, 2.0, 0.0], [1.0, 0.5, 2.0]]]> : tensor<2x3x3xf16>}> : (tensor<2x3x3xf16>) -> ()
  func.return
}

// -----

// float16, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, -1.0, 2.0], [99.0, 4.25, 0.75], [99.0, 99.0, 5.390625]], [[4.0, 1.0, 6.25], [99.0, 4.25, 3.0625], [99.0, 99.0, 14.328125]]]> : tensor<2x3x3xf16>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.002 : f16, value = dense<[[[2.0, -0.5, 1.0], [0.0, 2.0, 0.625], [0.0, 0.0, 2.0]], [[2.0, 0.5, 3.125], [0.0, 2.0, 0.75], [0.0, 0.0, 2.0]]]> : tensor<2x3x3xf16>}> : (tensor<2x3x3xf16>) -> ()
  func.return
}

// -----

// float32, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<1x1xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[2.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  func.return
}

// -----

// float32, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<1x1xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[2.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  func.return
}

// -----

// float32, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 99.0, 99.0, 99.0], [-0.5, 4.0625, 99.0, 99.0], [1.0, -0.125, 4.25, 99.0], [-0.75, 1.34375, -3.1875, 6.78125]]> : tensor<4x4xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[2.0, 0.0, 0.0, 0.0], [-0.25, 2.0, 0.0, 0.0], [0.5, 0.0, 2.0, 0.0], [-0.375, 0.625, -1.5, 2.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// float32, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, -3.75, -1.0, -1.0], [99.0, 7.515625, 2.9375, -0.8125], [99.0, 99.0, 5.25, 0.375], [99.0, 99.0, 99.0, 5.265625]]> : tensor<4x4xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<4x4xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[2.0, -1.875, -0.5, -0.5], [0.0, 2.0, 1.0, -0.875], [0.0, 0.0, 2.0, 0.5], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// float32, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, 99.0, 99.0], [-2.25, 5.265625, 99.0], [-2.75, 1.796875, 5.90625]], [[4.0, 99.0, 99.0], [0.25, 4.015625, 99.0], [-3.5, 3.03125, 9.703125]]]> : tensor<2x3x3xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[2.0, 0.0, 0.0], [-1.125, 2.0, 0.0], [-1.375, 0.125, 2.0]], [[2.0, 0.0, 0.0], [0.125, 2.0, 0.0], [-1.75, 1.625, 2.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  func.return
}

// -----

// float32, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, -2.75, -2.25], [99.0, 5.890625, 0.546875], [99.0, 99.0, 5.515625]], [[4.0, 1.0, -3.0], [99.0, 4.25, -3.0], [99.0, 99.0, 7.515625]]]> : tensor<2x3x3xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[2.0, -1.375, -1.125], [0.0, 2.0, -0.5], [0.0, 0.0, 2.0]], [[2.0, 0.5, -1.5], [0.0, 2.0, -1.125], [0.0, 0.0, 2.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  func.return
}

// -----

// complex64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0)]]> : tensor<1x1xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<1x1xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[2.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[0.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  func.return
}

// -----

// complex64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0)]]> : tensor<1x1xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<1x1xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[2.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[-0.0]]> : tensor<1x1xf32>}> : (tensor<1x1xf32>) -> ()
  func.return
}

// -----

// complex64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-2.0, 3.0), (7.25, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-2.25, -0.5), (0.5, 1.4375), (5.40625, 0.0), (99.0, 0.0)], [(1.0, -0.25), (-1.1875, 1.875), (-2.8125, -1.453125), (7.453125, 0.0)]]> : tensor<4x4xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[2.0, 0.0, 0.0, 0.0], [-1.0, 2.0, 0.0, 0.0], [-1.125, -0.125, 2.0, 0.0], [0.5, -0.25, -1.0, 2.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[0.0, 0.0, 0.0, 0.0], [1.5, 0.0, 0.0, 0.0], [-0.25, -0.25, 0.0, 0.0], [-0.125, 1.25, -0.75, 0.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// complex64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (2.25, -2.0), (0.5, -3.0), (2.25, 2.0)], [(99.0, 0.0), (6.265625, 0.0), (1.28125, 0.8125), (-0.734375, 2.5)], [(99.0, 0.0), (99.0, 0.0), (7.640625, 0.0), (-2.453125, 1.21875)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (7.484375, 0.0)]]> : tensor<4x4xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<4x4xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[2.0, 1.125, 0.25, 1.125], [0.0, 2.0, -0.25, -0.5], [0.0, 0.0, 2.0, -0.75], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[-0.0, -1.0, -1.5, 1.0], [-0.0, -0.0, 1.125, 0.125], [-0.0, -0.0, -0.0, -0.625], [-0.0, -0.0, -0.0, -0.0]]> : tensor<4x4xf32>}> : (tensor<4x4xf32>) -> ()
  func.return
}

// -----

// complex64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, -1.25), (4.390625, 0.0), (99.0, 0.0)], [(1.75, 0.0), (-1.75, -3.453125), (9.53125, 0.0)]], [[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.5, 1.5), (5.125, 0.0), (99.0, 0.0)], [(-1.5, -1.25), (-2.65625, 3.03125), (7.84375, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.875, -0.875, 2.0]], [[2.0, 0.0, 0.0], [-0.75, 2.0, 0.0], [-0.75, -1.375, 2.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[[0.0, 0.0, 0.0], [-0.625, 0.0, 0.0], [0.0, -2.0, 0.0]], [[0.0, 0.0, 0.0], [0.75, 0.0, 0.0], [-0.625, 1.0, 0.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  func.return
}

// -----

// complex64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[(4.0, 0.0), (0.75, -0.5), (0.5, -0.75)], [(99.0, 0.0), (4.203125, 0.0), (0.1875, -1.828125)], [(99.0, 0.0), (99.0, 0.0), (4.96875, 0.0)]], [[(4.0, 0.0), (-2.25, 0.25), (2.5, -0.75)], [(99.0, 0.0), (5.28125, 0.0), (-5.203125, 1.265625)], [(99.0, 0.0), (99.0, 0.0), (9.46875, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 1e-06 : f32, value = dense<[[[2.0, 0.375, 0.25], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]], [[2.0, -1.125, 1.25], [0.0, 2.0, -1.875], [0.0, 0.0, 2.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 1e-06 : f32, value = dense<[[[-0.0, -0.25, -0.375], [-0.0, -0.0, -0.875], [-0.0, -0.0, -0.0]], [[-0.0, 0.125, -0.375], [-0.0, -0.0, 0.5], [-0.0, -0.0, -0.0]]]> : tensor<2x3x3xf32>}> : (tensor<2x3x3xf32>) -> ()
  func.return
}

// -----

// float64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf64>
  %0 = stablehlo.cholesky %a, lower = true : tensor<1x1xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[2.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  func.return
}

// -----

// float64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf64>
  %0 = stablehlo.cholesky %a, lower = false : tensor<1x1xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[2.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  func.return
}

// -----

// float64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 99.0, 99.0, 99.0], [1.5, 4.5625, 99.0, 99.0], [2.75, 4.03125, 8.140625, 99.0], [0.75, -1.46875, 0.703125, 5.46875]]> : tensor<4x4xf64>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[2.0, 0.0, 0.0, 0.0], [0.75, 2.0, 0.0, 0.0], [1.375, 1.5, 2.0, 0.0], [0.375, -0.875, 0.75, 2.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  func.return
}

// -----

// float64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 0.25, -3.0, 0.25], [99.0, 4.015625, -0.1875, -1.484375], [99.0, 99.0, 6.25, 1.8125], [99.0, 99.0, 99.0, 5.578125]]> : tensor<4x4xf64>
  %0 = stablehlo.cholesky %a, lower = false : tensor<4x4xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[2.0, 0.125, -1.5, 0.125], [0.0, 2.0, 0.0, -0.75], [0.0, 0.0, 2.0, 1.0], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  func.return
}

// -----

// float64, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, 99.0, 99.0], [-1.0, 4.25, 99.0], [1.25, 1.6875, 5.390625]], [[4.0, 99.0, 99.0], [0.75, 4.140625, 99.0], [2.0, -1.375, 5.765625]]]> : tensor<2x3x3xf64>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[[2.0, 0.0, 0.0], [-0.5, 2.0, 0.0], [0.625, 1.0, 2.0]], [[2.0, 0.0, 0.0], [0.375, 2.0, 0.0], [1.0, -0.875, 2.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  func.return
}

// -----

// float64, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, 2.25, -1.0], [99.0, 5.265625, -4.5625], [99.0, 99.0, 8.25]], [[4.0, 1.5, -3.25], [99.0, 4.5625, -1.46875], [99.0, 99.0, 6.65625]]]> : tensor<2x3x3xf64>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 2e-15 : f64, value = dense<[[[2.0, 1.125, -0.5], [0.0, 2.0, -2.0], [0.0, 0.0, 2.0]], [[2.0, 0.75, -1.625], [0.0, 2.0, -0.125], [0.0, 0.0, 2.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  func.return
}

// -----

// complex128, lower
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0)]]> : tensor<1x1xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<1x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[2.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[0.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  func.return
}

// -----

// complex128, upper
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0)]]> : tensor<1x1xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<1x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[2.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[-0.0]]> : tensor<1x1xf64>}> : (tensor<1x1xf64>) -> ()
  func.return
}

// -----

// complex128, lower
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(2.0, -3.25), (7.640625, 0.0), (99.0, 0.0), (99.0, 0.0)], [(1.0, 0.5), (2.09375, 2.3125), (5.703125, 0.0), (99.0, 0.0)], [(-2.25, -1.75), (4.046875, -5.203125), (0.8125, -3.578125), (11.421875, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[2.0, 0.0, 0.0, 0.0], [1.0, 2.0, 0.0, 0.0], [0.5, 1.0, 2.0, 0.0], [-1.125, 1.875, 0.25, 2.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[0.0, 0.0, 0.0, 0.0], [-1.625, 0.0, 0.0, 0.0], [0.25, 0.625, 0.0, 0.0], [-0.875, -1.25, -0.5, 0.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  func.return
}

// -----

// complex128, upper
func.func @main() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (-2.0, -1.75), (1.0, 2.75), (-2.25, 1.0)], [(99.0, 0.0), (5.765625, 0.0), (-3.953125, -0.4375), (-0.5625, -4.234375)], [(99.0, 0.0), (99.0, 0.0), (7.46875, 0.0), (0.234375, 8.5)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (14.0625, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<4x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[2.0, -1.0, 0.5, -1.125], [0.0, 2.0, -1.125, -0.625], [0.0, 0.0, 2.0, -0.125], [0.0, 0.0, 0.0, 2.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[-0.0, -0.875, 1.375, 0.5], [-0.0, -0.0, 0.25, -1.375], [-0.0, -0.0, -0.0, 2.5], [-0.0, -0.0, -0.0, -0.0]]> : tensor<4x4xf64>}> : (tensor<4x4xf64>) -> ()
  func.return
}

// -----

// complex128, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(1.5, 2.25), (5.828125, 0.0), (99.0, 0.0)], [(0.25, 0.0), (-0.15625, 0.359375), (4.09375, 0.0)]], [[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, -4.5), (9.0625, 0.0), (99.0, 0.0)], [(-0.25, -2.0), (2.0, -3.03125), (6.921875, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[2.0, 0.0, 0.0], [0.75, 2.0, 0.0], [0.125, -0.125, 2.0]], [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [-0.125, -0.125, 2.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0.0, 0.0, 0.0], [1.125, 0.0, 0.0], [0.0, 0.25, 0.0]], [[0.0, 0.0, 0.0], [-2.25, 0.0, 0.0], [-1.0, -1.375, 0.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  func.return
}

// -----

// complex128, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[(4.0, 0.0), (0.25, 0.0), (2.25, -6.5)], [(99.0, 0.0), (4.015625, 0.0), (0.890625, -2.40625)], [(99.0, 0.0), (99.0, 0.0), (16.96875, 0.0)]], [[(4.0, 0.0), (-2.0, -0.25), (-1.25, -3.75)], [(99.0, 0.0), (5.015625, 0.0), (0.109375, 2.296875)], [(99.0, 0.0), (99.0, 0.0), (8.109375, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[2.0, 0.125, 1.125], [0.0, 2.0, 0.375], [0.0, 0.0, 2.0]], [[2.0, -1.0, -0.625], [0.0, 2.0, -0.375], [0.0, 0.0, 2.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[-0.0, -0.0, -3.25], [-0.0, -0.0, -1.0], [-0.0, -0.0, -0.0]], [[-0.0, -0.125, -1.875], [-0.0, -0.0, 0.25], [-0.0, -0.0, -0.0]]]> : tensor<2x3x3xf64>}> : (tensor<2x3x3xf64>) -> ()
  func.return
}

// -----

// float32, a negative pivot in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [2.0, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// float32, a pivot of zero in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0], [1.0, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// float32, NaN in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 0x7FC00000], [0x7FC00000, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// float32, a negative pivot in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [2.0, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// float32, a pivot of zero in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 1.0], [1.0, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// float32, NaN in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 0x7FC00000], [0x7FC00000, 1.0]], [[4.0, 0.0], [0.0, 4.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<[[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>}> : (tensor<2x2x2xf32>) -> ()
  func.return
}

// -----

// complex128, a negative pivot in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// complex128, a pivot of zero in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// complex128, NaN in one of a batch, lower
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (0x7FF8000000000000, 0.0)], [(0x7FF8000000000000, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// complex128, a negative pivot in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// complex128, a pivot of zero in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// complex128, NaN in one of a batch, upper
func.func @main() {
  %a = stablehlo.constant dense<[[[(1.0, 0.0), (0x7FF8000000000000, 0.0)], [(0x7FF8000000000000, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x2x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 2e-15 : f64, value = dense<[[[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<2x2x2xf64>}> : (tensor<2x2x2xf64>) -> ()
  func.return
}

// -----

// (0, 0), lower
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x0xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<0x0xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<> : tensor<0x0xf32>}> : (tensor<0x0xf32>) -> ()
  func.return
}

// -----

// (0, 3, 3), lower
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x3x3xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<0x3x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<> : tensor<0x3x3xf32>}> : (tensor<0x3x3xf32>) -> ()
  func.return
}

// -----

// (2, 0, 0), lower
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0x0xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x0x0xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 1e-06 : f32, value = dense<> : tensor<2x0x0xf32>}> : (tensor<2x0x0xf32>) -> ()
  func.return
}
