// SPDX-License-Identifier: Apache-2.0
// stablehlo.torch_index_select: indices are pulled in as gather does.

// (3, 2), dim 0, batch_dims 0
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.0], [0.0, 0.0], [-3.0, -3.0]]> : tensor<3x2xf32>
  %b = stablehlo.constant dense<[2, 0, 7, -1]> : tensor<4xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<4xi64>) -> tensor<4x2xf32>
  check.expect_eq_const %0, dense<[[-3.0, -3.0], [1.0, 0.0], [-3.0, -3.0], [1.0, 0.0]]> : tensor<4x2xf32>
  func.return
}

// -----

// (2, 3), dim 1, batch_dims 0
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 3.0, 1.0], [-3.0, -1.0, 1.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[3.0, 3.0], [-1.0, -1.0]]> : tensor<2x2xf32>
  func.return
}

// -----

// (2, 3), dim 1, batch_dims 1
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, -3.0, -3.0], [2.0, -2.0, 0.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[0, 2], [5, 1]]> : tensor<2x2xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x3xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[2.0, -3.0], [0.0, -2.0]]> : tensor<2x2xf32>
  func.return
}

// -----

// (2, 2, 3), dim 2, batch_dims 0
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 3.0, -3.0], [3.0, -3.0, -3.0]], [[0.0, -3.0, 1.0], [-1.0, 1.0, 2.0]]]> : tensor<2x2x3xf32>
  %b = stablehlo.constant dense<[2]> : tensor<1xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 2 : i64, batch_dims = 0 : i64}> : (tensor<2x2x3xf32>, tensor<1xi64>) -> tensor<2x2x1xf32>
  check.expect_eq_const %0, dense<[[[-3.0], [-3.0]], [[1.0], [2.0]]]> : tensor<2x2x1xf32>
  func.return
}

// -----

// (2, 2, 3), dim 2, batch_dims 1
func.func @main() {
  %a = stablehlo.constant dense<[[[-3.0, 2.0, -2.0], [-3.0, 1.0, 0.0]], [[-1.0, -3.0, -2.0], [0.0, -3.0, 1.0]]]> : tensor<2x2x3xf32>
  %b = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x2x3xf32>, tensor<2x2xi64>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[-2.0, -3.0], [0.0, -3.0]], [[-3.0, -3.0], [-3.0, -3.0]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// (3, 2), dim 0, batch_dims 0
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, -2.0], [3.0, -1.0], [-3.0, 1.0]]> : tensor<3x2xf32>
  %b = stablehlo.constant dense<[[1, 0], [2, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2x2xi64>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[3.0, -1.0], [-2.0, -2.0]], [[-3.0, 1.0], [-3.0, 1.0]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// (3,), dim 0, batch_dims 0
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 3.0, 3.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<1> : tensor<i64>
  %0 = "stablehlo.torch_index_select"(%a, %b) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3xf32>, tensor<i64>) -> tensor<f32>
  check.expect_eq_const %0, dense<3.0> : tensor<f32>
  func.return
}
