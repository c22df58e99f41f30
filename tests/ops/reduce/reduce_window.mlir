// SPDX-License-Identifier: Apache-2.0
// stablehlo.reduce_window: windows, padding, dilations, cumulative folds.

// the specification's example
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
    }) : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
  check.expect_eq_const %2, dense<[[0, 0], [3, 4]]> : tensor<2x2xi64>
  func.return
}

// -----

// the fact sheet's check: holes are elements
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %c = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %c : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<5xi64>
  check.expect_eq_const %2, dense<[1, 1, 2, 2, 3]> : tensor<5xi64>
  func.return
}

// -----

// max pool, 2 x 2, stride 2, a trailing row is left out
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-1.0, 0.0], [4.0, 8.0], [-9.0, -7.0], [5.0, 8.0]], [[-5.0, -4.0], [6.0, -2.0], [-5.0, 5.0], [-5.0, -2.0]], [[2.0, 0.0], [-8.0, -9.0], [6.0, 4.0], [6.0, 0.0]], [[5.0, -4.0], [-1.0, 5.0], [-7.0, -4.0], [-7.0, -1.0]], [[8.0, -7.0], [-3.0, -2.0], [7.0, -6.0], [0.0, -5.0]]]]> : tensor<1x5x4x2xf32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<1x5x4x2xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
  check.expect_eq_const %2, dense<[[[[6.0, 8.0], [5.0, 8.0]], [[5.0, 5.0], [6.0, 4.0]]]]> : tensor<1x2x2x2xf32>
  func.return
}

// -----

// average pool, same padding
func.func @main() {
  %0 = stablehlo.constant dense<[[[[-9.0], [4.0], [-8.0], [-4.0]], [[-1.0], [-1.0], [-7.0], [8.0]], [[4.0], [8.0], [-8.0], [4.0]], [[-4.0], [0.0], [7.0], [-5.0]]]]> : tensor<1x4x4x1xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3, 3, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<1x4x4x1xf32>, tensor<f32>) -> tensor<1x4x4x1xf32>
  check.expect_eq_const %2, dense<[[[[-7.0], [-22.0], [-8.0], [-11.0]], [[5.0], [-18.0], [-4.0], [-15.0]], [[6.0], [-2.0], [6.0], [-1.0]], [[8.0], [7.0], [6.0], [-2.0]]]]> : tensor<1x4x4x1xf32>
  func.return
}

// -----

// negative padding crops
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[-2, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %2, dense<[5, 7, 9, 11]> : tensor<4xi32>
  func.return
}

// -----

// negative padding crops a dilated array: elements and holes
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 3>, padding = dense<[[-2, -4]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %2, dense<[202, 202, 300, 203, 203, 300]> : tensor<6xi32>
  func.return
}

// -----

// negative low, positive high
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[-1, 3]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[9, 9, 0]> : tensor<3xi32>
  func.return
}

// -----

// cropped away
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %1 = stablehlo.constant dense<5> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1>, padding = dense<[[-2, -2]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %2, dense<> : tensor<0xi32>
  func.return
}

// -----

// window dilation
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, window_dilations = array<i64: 3>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[9, 15]> : tensor<2xi32>
  func.return
}

// -----

// a window larger than the array gives nothing
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 4>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %2, dense<> : tensor<0xi32>
  func.return
}

// -----

// an empty array with padding: all elements are the initial value
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[9, 9]> : tensor<2xi32>
  func.return
}

// -----

// a body that is not associative, from the left
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %1 = stablehlo.constant dense<50> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %2, dense<[47, 45, 43, 41]> : tensor<4xi32>
  func.return
}

// -----

// minimum in three dimensions
func.func @main() {
  %0 = stablehlo.constant dense<[[[22, -34, -18], [46, -8, 1], [-21, -39, -8], [12, -5, 27]], [[-14, 11, 27], [41, -8, -47], [21, 2, 37], [-5, -14, -44]], [[-5, 14, 27], [35, -29, 9], [30, -24, -16], [33, 8, 0]]]> : tensor<3x4x3xi32>
  %1 = stablehlo.constant dense<2147483647> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3, 2>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 1], [2, 0], [1, 1]]> : tensor<3x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.minimum %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x5x4xi32>
  check.expect_eq_const %2, dense<[[[-14, -34, -47, -47], [2147483647, 2147483647, 2147483647, 2147483647], [-21, -39, -47, -47], [2147483647, 2147483647, 2147483647, 2147483647], [-21, -39, -47, -47]], [[-14, -29, -47, -47], [2147483647, 2147483647, 2147483647, 2147483647], [-14, -29, -47, -47], [2147483647, 2147483647, 2147483647, 2147483647], [-5, -29, -47, -47]], [[-5, -29, -29, 9], [2147483647, 2147483647, 2147483647, 2147483647], [-5, -29, -29, -16], [2147483647, 2147483647, 2147483647, 2147483647], [30, -29, -29, -16]]]> : tensor<3x5x4xi32>
  func.return
}

// -----

// cumulative sum along 0, forward; the initial value enters every element
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, -6, 7, 8], [0, 1, 0, 2]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[1, 2, 3, 4], [6, -4, 10, 12], [6, -3, 10, 14]]> : tensor<3x4xi32>
  func.return
}

// -----

// cumulative sum along 0, backward; the initial value enters every element
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, -6, 7, 8], [0, 1, 0, 2]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[6, -3, 10, 14], [5, -5, 7, 10], [0, 1, 0, 2]]> : tensor<3x4xi32>
  func.return
}

// -----

// cumulative sum along 1, forward; the initial value enters every element
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, -6, 7, 8], [0, 1, 0, 2]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[1, 3, 6, 10], [5, -1, 6, 14], [0, 1, 1, 3]]> : tensor<3x4xi32>
  func.return
}

// -----

// cumulative sum along 1, backward; the initial value enters every element
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, -6, 7, 8], [0, 1, 0, 2]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[10, 9, 7, 4], [14, 9, 15, 8], [3, 3, 2, 2]]> : tensor<3x4xi32>
  func.return
}

// -----

// cumulative maximum
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 3.0, -2.0, 5.0, 4.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  check.expect_eq_const %2, dense<[1.0, 3.0, 3.0, 5.0, 5.0]> : tensor<5xf32>
  func.return
}

// -----

// cumulative with a body that is not associative
func.func @main() {
  %0 = stablehlo.constant dense<[1, 3, -2, 5]> : tensor<4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.subtract %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %2, dense<[-1, -4, -2, -7]> : tensor<4xi32>
  func.return
}

// -----

// cumulative sum of a long vector (one step per element)
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<20000xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 20000>, padding = dense<[[19999, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<20000xi32>, tensor<i32>) -> tensor<20000xi32>
  %3 = stablehlo.iota dim = 0 : tensor<20000xi32>
  %4 = stablehlo.add %3, %0 : tensor<20000xi32>
  check.expect_eq %2, %4 : tensor<20000xi32>
  func.return
}

// -----

// bf16 input, f32 body
func.func @main() {
  %0 = stablehlo.constant dense<[256.0, 1.0, 1.0, 1.0]> : tensor<4xbf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4xbf16>, tensor<bf16>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[258.0, 3.0]> : tensor<2xf32>
  func.return
}

// -----

// two inputs: sum and maximum together
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.constant dense<[4.0, 1.0, 8.0, 2.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4:2 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<f32>):
      %s = stablehlo.add %a, %c : tensor<i32>
      %m = stablehlo.maximum %b, %d : tensor<f32>
      stablehlo.return %s, %m : tensor<i32>, tensor<f32>
    }) : (tensor<4xi32>, tensor<4xf32>, tensor<i32>, tensor<f32>) -> (tensor<4xi32>, tensor<4xf32>)
  check.expect_eq_const %4#0, dense<[1, 3, 5, 7]> : tensor<4xi32>
  check.expect_eq_const %4#1, dense<[4.0, 4.0, 8.0, 8.0]> : tensor<4xf32>
  func.return
}

// -----

// a long cumulative sum is made in parts: rounding errors of equal terms do not pile up
func.func @main() {
  %c = stablehlo.constant dense<0.1> : tensor<300000xf32>
  %x = stablehlo.optimization_barrier %c : tensor<300000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 300000>, padding = dense<[[299999, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<300000xf32>, tensor<f32>) -> tensor<300000xf32>
  %i = stablehlo.iota dim = 0 : tensor<300000xf64>
  %one = stablehlo.constant dense<1.0> : tensor<300000xf64>
  %terms = stablehlo.add %i, %one : tensor<300000xf64>
  %term = stablehlo.convert %c : (tensor<300000xf32>) -> tensor<300000xf64>
  %exact = stablehlo.multiply %terms, %term : tensor<300000xf64>
  %sums = stablehlo.convert %0 : (tensor<300000xf32>) -> tensor<300000xf64>
  %1 = stablehlo.subtract %sums, %exact : tensor<300000xf64>
  %2 = stablehlo.divide %1, %exact : tensor<300000xf64>
  %3 = stablehlo.abs %2 : tensor<300000xf64>
  %most = stablehlo.constant dense<0.00001> : tensor<300000xf64>
  %4 = stablehlo.compare LT, %3, %most : (tensor<300000xf64>, tensor<300000xf64>) -> tensor<300000xi1>
  check.expect_eq_const %4, dense<true> : tensor<300000xi1>
  func.return
}

// -----

// of long rows, from their ends, along each dimension; sums of integers have no rounding
func.func @main() {
  %x = stablehlo.constant dense<3> : tensor<2x70000x2xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 70000, 1>, padding = dense<[[0, 0], [0, 69999], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<2x70000x2xi64>, tensor<i64>) -> tensor<2x70000x2xi64>
  %i = stablehlo.iota dim = 1 : tensor<2x70000x2xi64>
  %count = stablehlo.constant dense<70000> : tensor<2x70000x2xi64>
  %left = stablehlo.subtract %count, %i : tensor<2x70000x2xi64>
  %exact = stablehlo.multiply %left, %x : tensor<2x70000x2xi64>
  check.expect_eq %0, %exact : tensor<2x70000x2xi64>
  %y = stablehlo.constant dense<-2> : tensor<3x70001xi64>
  %1 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 1, 70001>, padding = dense<[[0, 0], [70000, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<3x70001xi64>, tensor<i64>) -> tensor<3x70001xi64>
  %j = stablehlo.iota dim = 1 : tensor<3x70001xi64>
  %one = stablehlo.constant dense<1> : tensor<3x70001xi64>
  %so_far = stablehlo.add %j, %one : tensor<3x70001xi64>
  %exact_too = stablehlo.multiply %so_far, %y : tensor<3x70001xi64>
  check.expect_eq %1, %exact_too : tensor<3x70001xi64>
  func.return
}

// -----

// running windows of a body that does not commute: the last number that is not 0
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<700xi32>
  %seven = stablehlo.constant dense<7> : tensor<700xi32>
  %one = stablehlo.constant dense<1> : tensor<700xi32>
  %zero = stablehlo.constant dense<0> : tensor<700xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %rest = stablehlo.remainder %i, %seven : tensor<700xi32>
  %is_multiple = stablehlo.compare EQ, %rest, %zero : (tensor<700xi32>, tensor<700xi32>) -> tensor<700xi1>
  %next = stablehlo.add %i, %one : tensor<700xi32>
  %x = stablehlo.select %is_multiple, %next, %zero : tensor<700xi1>, tensor<700xi32>
  %r = "stablehlo.reduce_window"(%x, %none) <{window_dimensions = array<i64: 700>, padding = dense<[[699, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %z = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare EQ, %b, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %q : tensor<i32>
  }) : (tensor<700xi32>, tensor<i32>) -> tensor<700xi32>
  %start = stablehlo.subtract %i, %rest : tensor<700xi32>
  %want = stablehlo.add %start, %one : tensor<700xi32>
  check.expect_eq %r, %want : tensor<700xi32>, tensor<700xi32>
  func.return
}

// -----

// the first from here on that is not 0
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<700xi32>
  %seven = stablehlo.constant dense<7> : tensor<700xi32>
  %one = stablehlo.constant dense<1> : tensor<700xi32>
  %zero = stablehlo.constant dense<0> : tensor<700xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %rest = stablehlo.remainder %i, %seven : tensor<700xi32>
  %is_multiple = stablehlo.compare EQ, %rest, %zero : (tensor<700xi32>, tensor<700xi32>) -> tensor<700xi1>
  %next = stablehlo.add %i, %one : tensor<700xi32>
  %x = stablehlo.select %is_multiple, %next, %zero : tensor<700xi1>, tensor<700xi32>
  %r = "stablehlo.reduce_window"(%x, %none) <{window_dimensions = array<i64: 700>, padding = dense<[[0, 699]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %z = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare EQ, %a, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.select %p, %b, %a : tensor<i1>, tensor<i32>
    stablehlo.return %q : tensor<i32>
  }) : (tensor<700xi32>, tensor<i32>) -> tensor<700xi32>
  %six = stablehlo.constant dense<6> : tensor<700xi32>
  %last = stablehlo.constant dense<693> : tensor<700xi32>
  %up = stablehlo.add %i, %six : tensor<700xi32>
  %which = stablehlo.divide %up, %seven : tensor<700xi32>
  %start = stablehlo.multiply %which, %seven : tensor<700xi32>
  %number = stablehlo.add %start, %one : tensor<700xi32>
  %is_past = stablehlo.compare GT, %start, %last : (tensor<700xi32>, tensor<700xi32>) -> tensor<700xi1>
  %want = stablehlo.select %is_past, %zero, %number : tensor<700xi1>, tensor<700xi32>
  check.expect_eq %r, %want : tensor<700xi32>, tensor<700xi32>
  func.return
}
