// SPDX-License-Identifier: Apache-2.0
// stablehlo.select_and_scatter: selection, overlap, padding.

// the specification's example
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 5], [2, 5], [3, 6], [4, 4]]> : tensor<4x2xi64>
  %1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %2 = stablehlo.constant dense<0> : tensor<i64>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
    }) : (tensor<4x2xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x2xi64>
  check.expect_eq_const %3, dense<[[0, 0], [0, 0], [5, 14], [7, 0]]> : tensor<4x2xi64>
  func.return
}

// -----

// overlapping windows add up; of equal elements GE takes the first
func.func @main() {
  %0 = stablehlo.constant dense<[1, 5, 5, 2]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 30, 30, 0]> : tensor<4xi32>
  func.return
}

// -----

// of equal elements GT takes the last
func.func @main() {
  %0 = stablehlo.constant dense<[1, 5, 5, 2]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 10, 50, 0]> : tensor<4xi32>
  func.return
}

// -----

// the initial value is there once
func.func @main() {
  %0 = stablehlo.constant dense<[1, 5, 5, 2]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %2 = stablehlo.constant dense<100> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[100, 130, 130, 100]> : tensor<4xi32>
  func.return
}

// -----

// minimum pool
func.func @main() {
  %0 = stablehlo.constant dense<[[4.0, 2.0, 8.0, 1.0], [3.0, 9.0, 0.0, 5.0]]> : tensor<2x4xf32>
  %1 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.expect_eq_const %3, dense<[[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0]]> : tensor<2x4xf32>
  func.return
}

// -----

// scatter by maximum, from the left
func.func @main() {
  %0 = stablehlo.constant dense<[1, 7, 2, 3]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[10, 40, 5]> : tensor<3xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.maximum %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 40, 0, 5]> : tensor<4xi32>
  func.return
}

// -----

// NaN: GE is false, so the later one survives
func.func @main() {
  %0 = stablehlo.constant dense<[0x7FC00000, 1.0, 2.0, 0x7FC00000]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %3, dense<[0.0, 10.0, 20.0, 30.0]> : tensor<4xf32>
  func.return
}

// -----

// a window wholly in the padding is ignored
func.func @main() {
  %0 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[1, 2, 4, 8]> : tensor<4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[4, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[4, 0]> : tensor<2xi32>
  func.return
}

// -----

// negative padding: cropped elements are in no window
func.func @main() {
  %0 = stablehlo.constant dense<[9, 1, 2, 3]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[5]> : tensor<1xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 0, 5, 0]> : tensor<4xi32>
  func.return
}

// -----

// max pool gradient, NHWC
func.func @main() {
  %0 = stablehlo.constant dense<[[[[1.0, 0.0], [4.0, 2.0], [-5.0, -4.0], [0.0, 3.0]], [[-5.0, 1.0], [2.0, 2.0], [3.0, -4.0], [0.0, 3.0]], [[-2.0, -4.0], [-1.0, -5.0], [-3.0, 3.0], [1.0, 3.0]], [[3.0, 3.0], [-2.0, -1.0], [1.0, -3.0], [4.0, -5.0]]], [[[3.0, 1.0], [-3.0, 2.0], [-1.0, 3.0], [4.0, -3.0]], [[-1.0, -3.0], [1.0, 1.0], [3.0, 3.0], [4.0, 4.0]], [[3.0, -4.0], [-5.0, -1.0], [-2.0, 3.0], [2.0, -1.0]], [[0.0, 0.0], [3.0, -5.0], [-1.0, 1.0], [-1.0, 4.0]]]]> : tensor<2x4x4x2xf32>
  %1 = stablehlo.constant dense<[[[[8.0, 7.0], [4.0, 8.0]], [[1.0, 6.0], [3.0, 2.0]]], [[[6.0, 7.0], [8.0, 2.0]], [[7.0, 7.0], [3.0, 1.0]]]]> : tensor<2x2x2x2xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<2x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
  check.expect_eq_const %3, dense<[[[[0.0, 0.0], [8.0, 7.0], [0.0, 0.0], [0.0, 8.0]], [[0.0, 0.0], [0.0, 0.0], [4.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 2.0], [0.0, 0.0]], [[1.0, 6.0], [0.0, 0.0], [0.0, 0.0], [3.0, 0.0]]], [[[6.0, 0.0], [0.0, 7.0], [0.0, 0.0], [8.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 2.0]], [[7.0, 0.0], [0.0, 0.0], [0.0, 0.0], [3.0, 0.0]], [[0.0, 7.0], [0.0, 0.0], [0.0, 0.0], [0.0, 1.0]]]]> : tensor<2x4x4x2xf32>
  func.return
}

// -----

// same padding with stride 2, window 3
func.func @main() {
  %0 = stablehlo.constant dense<[[[[2.0], [3.0], [-1.0], [-4.0], [-4.0]], [[-2.0], [2.0], [-2.0], [-5.0], [1.0]], [[2.0], [-4.0], [0.0], [-2.0], [0.0]], [[-5.0], [1.0], [-3.0], [0.0], [-1.0]], [[1.0], [-4.0], [-2.0], [1.0], [2.0]]]]> : tensor<1x5x5x1xf32>
  %1 = stablehlo.constant dense<[[[[4.0], [1.0], [6.0]], [[5.0], [6.0], [2.0]], [[4.0], [8.0], [7.0]]]]> : tensor<1x3x3x1xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<1x5x5x1xf32>, tensor<1x3x3x1xf32>, tensor<f32>) -> tensor<1x5x5x1xf32>
  check.expect_eq_const %3, dense<[[[[0.0], [5.0], [0.0], [0.0], [0.0]], [[0.0], [11.0], [0.0], [0.0], [8.0]], [[0.0], [0.0], [0.0], [0.0], [0.0]], [[0.0], [12.0], [0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0], [0.0], [7.0]]]]> : tensor<1x5x5x1xf32>
  func.return
}

// -----

// no sources
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<6> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 3>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<2xi32>, tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[6, 6]> : tensor<2xi32>
  func.return
}

// -----

// bf16
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 3.0, 2.0]> : tensor<3xbf16>
  %1 = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %2 = stablehlo.constant dense<0.0> : tensor<bf16>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
    }) : (tensor<3xbf16>, tensor<2xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const %3, dense<[0.0, 256.0, 0.0]> : tensor<3xbf16>
  func.return
}
