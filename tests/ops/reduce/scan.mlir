// SPDX-License-Identifier: Apache-2.0
// chlo.scan: running sums, forward and backward.

// sums along 0, is_reverse = false
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, -1], [1, 1, 1]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<3xi32>, %y: tensor<3xi32>):
    %z = stablehlo.add %x, %y : tensor<3xi32>
    stablehlo.return %z, %z : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %0#0, dense<[[0, 1, -1], [1, 2, 0]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[1, 2, 0]> : tensor<3xi32>
  func.return
}

// -----

// sums along 0, is_reverse = true
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 1], [2, 3, 3]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<3xi32>, %y: tensor<3xi32>):
    %z = stablehlo.add %x, %y : tensor<3xi32>
    stablehlo.return %z, %z : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %0#0, dense<[[3, 5, 4], [2, 3, 3]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[3, 5, 4]> : tensor<3xi32>
  func.return
}

// -----

// sums along 1, is_reverse = false
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0, -3], [1, -1, -1]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 1 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %z = stablehlo.add %x, %y : tensor<2xi32>
    stablehlo.return %z, %z : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[3, 3, 0], [1, 0, -1]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[0, -1]> : tensor<2xi32>
  func.return
}

// -----

// sums along 1, is_reverse = true
func.func @main() {
  %a = stablehlo.constant dense<[[-3, -3, -1], [-3, 2, -3]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %0:2 = "chlo.scan"(%a, %b) <{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %z = stablehlo.add %x, %y : tensor<2xi32>
    stablehlo.return %z, %z : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[-7, -4, -1], [-4, -1, -3]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[-7, -4]> : tensor<2xi32>
  func.return
}

// -----

// no inputs: the number of steps is an attribute
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = "chlo.scan"(%a) <{dimension = 0 : i64, scan_dim_size = 4 : i64, is_reverse = false, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<i32>):
    %z = stablehlo.add %x, %x : tensor<i32>
    stablehlo.return %x, %z : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<[1, 2, 4, 8]> : tensor<4xi32>
  check.expect_eq_const %0#1, dense<16> : tensor<i32>
  func.return
}
