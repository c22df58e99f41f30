// SPDX-License-Identifier: Apache-2.0
// Random cases of one op; what jaxlib evaluates. Made by scripts/compare_ops.py --seed 5 --rounds 6.

// sort i1
func.func @main() {
  %0 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  %1 = stablehlo.constant dense<[[-3, 1, -1, -3], [-1, 3, -3, -1], [2, 0, 0, -1]]> : tensor<3x4xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<3x4xi1>, tensor<3x4xi32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
  %e0 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  check.expect_eq %r#0, %e0 : tensor<3x4xi1>
  %e1 = stablehlo.constant dense<[[-3, 1, -1, -3], [-1, 3, -3, -1], [2, 0, 0, -1]]> : tensor<3x4xi32>
  check.expect_eq %r#1, %e1 : tensor<3x4xi32>
  func.return
}

// -----

// sort i1
func.func @main() {
  %0 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, true], [false, false, false, false], [true, false, false, true]]> : tensor<4x4xi1>
  %1 = stablehlo.constant dense<[[-1, 1, -2, 0], [0, 1, 3, 0], [0, -1, -3, 0], [-3, -1, 1, 3]]> : tensor<4x4xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4x4xi1>, tensor<4x4xi32>) -> (tensor<4x4xi1>, tensor<4x4xi32>)
  %e0 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, true, true], [true, true, true, true]]> : tensor<4x4xi1>
  check.expect_eq %r#0, %e0 : tensor<4x4xi1>
  %e1 = stablehlo.constant dense<[[-1, 1, -3, 0], [0, -1, 1, 0], [0, -1, -2, 0], [-3, 1, 3, 3]]> : tensor<4x4xi32>
  check.expect_eq %r#1, %e1 : tensor<4x4xi32>
  func.return
}

// -----

// sort i4
func.func @main() {
  %0 = stablehlo.constant dense<[[-2, 0, -3, 0], [7, -3, 0, -1], [7, -1, -1, -8], [4, -8, 7, -8]]> : tensor<4x4xi4>
  %1 = stablehlo.constant dense<[[3, 3, -3, 2], [0, 0, -2, 2], [1, -1, -1, 0], [-2, 2, -1, -2]]> : tensor<4x4xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare GT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4x4xi4>, tensor<4x4xi32>) -> (tensor<4x4xi4>, tensor<4x4xi32>)
  %e0 = stablehlo.constant dense<[[0, 0, -2, -3], [7, 0, -1, -3], [7, -1, -1, -8], [7, 4, -8, -8]]> : tensor<4x4xi4>
  check.expect_eq %r#0, %e0 : tensor<4x4xi4>
  %e1 = stablehlo.constant dense<[[3, 2, 3, -3], [0, -2, 2, 0], [1, -1, -1, 0], [-1, -2, 2, -2]]> : tensor<4x4xi32>
  check.expect_eq %r#1, %e1 : tensor<4x4xi32>
  func.return
}

// -----

// sort i4
func.func @main() {
  %0 = stablehlo.constant dense<[[7, 0, -8, -2, -8]]> : tensor<1x5xi4>
  %1 = stablehlo.constant dense<[[-3, -3, -3, 1, 2]]> : tensor<1x5xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i4>, %y: tensor<i4>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<1x5xi4>, tensor<1x5xi32>) -> (tensor<1x5xi4>, tensor<1x5xi32>)
  %e0 = stablehlo.constant dense<[[-8, -8, -2, 0, 7]]> : tensor<1x5xi4>
  check.expect_eq %r#0, %e0 : tensor<1x5xi4>
  %e1 = stablehlo.constant dense<[[-3, 2, 1, -3, -3]]> : tensor<1x5xi32>
  check.expect_eq %r#1, %e1 : tensor<1x5xi32>
  func.return
}

// -----

// sort i8
func.func @main() {
  %0 = stablehlo.constant dense<[[-1], [0], [0], [-1], [-128], [-1]]> : tensor<6x1xi8>
  %1 = stablehlo.constant dense<[[-1], [-3], [-2], [3], [3], [-2]]> : tensor<6x1xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<6x1xi8>, tensor<6x1xi32>) -> (tensor<6x1xi8>, tensor<6x1xi32>)
  %e0 = stablehlo.constant dense<[[-128], [-1], [-1], [-1], [0], [0]]> : tensor<6x1xi8>
  check.expect_eq %r#0, %e0 : tensor<6x1xi8>
  %e1 = stablehlo.constant dense<[[3], [-1], [3], [-2], [-3], [-2]]> : tensor<6x1xi32>
  check.expect_eq %r#1, %e1 : tensor<6x1xi32>
  func.return
}

// -----

// sort i8
func.func @main() {
  %0 = stablehlo.constant dense<[[45, 9, 127, -128, -1], [-8, -128, 127, 1, -1], [-1, 88, 1, 0, 1], [1, 0, 31, -128, -5]]> : tensor<4x5xi8>
  %1 = stablehlo.constant dense<[[-3, -2, 1, 1, 0], [3, 1, -3, 0, -2], [2, -2, 1, 2, -3], [-2, -3, 1, -3, -1]]> : tensor<4x5xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4x5xi8>, tensor<4x5xi32>) -> (tensor<4x5xi8>, tensor<4x5xi32>)
  %e0 = stablehlo.constant dense<[[-8, -128, 1, -128, -5], [-1, 0, 31, -128, -1], [1, 9, 127, 0, -1], [45, 88, 127, 1, 1]]> : tensor<4x5xi8>
  check.expect_eq %r#0, %e0 : tensor<4x5xi8>
  %e1 = stablehlo.constant dense<[[3, 1, 1, 1, -1], [2, -3, 1, -3, 0], [-2, -2, 1, 2, -2], [-3, -2, -3, 0, -3]]> : tensor<4x5xi32>
  check.expect_eq %r#1, %e1 : tensor<4x5xi32>
  func.return
}

// -----

// sort ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[5, 65535, 9, 1, 4, 0], [7, 4, 2, 58980, 65535, 0], [65535, 56809, 6, 0, 9, 0]]> : tensor<3x6xui16>
  %1 = stablehlo.constant dense<[[1, -1, 1, 1, 2, -1], [-1, -3, 1, 1, 3, 2], [2, 2, -1, 1, 0, 2]]> : tensor<3x6xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare GT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<3x6xui16>, tensor<3x6xi32>) -> (tensor<3x6xui16>, tensor<3x6xi32>)
  %e0 = stablehlo.constant dense<[[65535, 65535, 9, 58980, 65535, 0], [7, 56809, 6, 1, 9, 0], [5, 4, 2, 0, 4, 0]]> : tensor<3x6xui16>
  check.expect_eq %r#0, %e0 : tensor<3x6xui16>
  %e1 = stablehlo.constant dense<[[2, -1, 1, 1, 3, -1], [-1, 2, -1, 1, 0, 2], [1, -3, 1, 1, 2, 2]]> : tensor<3x6xi32>
  check.expect_eq %r#1, %e1 : tensor<3x6xi32>
  func.return
}

// -----

// sort ui16
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 0, 9], [65535, 4, 0]]> : tensor<2x3xui16>
  %1 = stablehlo.constant dense<[[-3, 0, 3], [-3, -3, -1]]> : tensor<2x3xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui16>, %y: tensor<ui16>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<2x3xui16>, tensor<2x3xi32>) -> (tensor<2x3xui16>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[0, 0, 0], [65535, 4, 9]]> : tensor<2x3xui16>
  check.expect_eq %r#0, %e0 : tensor<2x3xui16>
  %e1 = stablehlo.constant dense<[[-3, 0, -1], [-3, -3, 3]]> : tensor<2x3xi32>
  check.expect_eq %r#1, %e1 : tensor<2x3xi32>
  func.return
}

// -----

// sort i32
func.func @main() {
  %0 = stablehlo.constant dense<[[-8, 5, 0, -1, 8], [3, 8, 2147483647, -2147483648, 1227537474], [2147483647, -1221508834, -2147483648, -1, -5], [6697618, -1280928836, 4, 6, 9], [2147483647, -2147483648, -1, -8, -2147483648], [-1, -9, -1, -199115778, 0]]> : tensor<6x5xi32>
  %1 = stablehlo.constant dense<[[1, 2, 3, 0, 3], [3, 3, -3, -3, 3], [3, 2, -1, 3, 3], [-3, 0, 1, -2, -3], [0, 1, 1, 1, -1], [-3, 1, 2, -1, 0]]> : tensor<6x5xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<6x5xi32>, tensor<6x5xi32>) -> (tensor<6x5xi32>, tensor<6x5xi32>)
  %e0 = stablehlo.constant dense<[[-8, -2147483648, -2147483648, -2147483648, -2147483648], [-1, -1280928836, -1, -199115778, -5], [3, -1221508834, -1, -8, 0], [6697618, -9, 0, -1, 8], [2147483647, 5, 4, -1, 9], [2147483647, 8, 2147483647, 6, 1227537474]]> : tensor<6x5xi32>
  check.expect_eq %r#0, %e0 : tensor<6x5xi32>
  %e1 = stablehlo.constant dense<[[1, 1, -1, -3, -1], [-3, 0, 1, -1, 3], [3, 2, 2, 1, 0], [-3, 1, 3, 0, 3], [3, 2, 1, 3, -3], [0, 3, -3, -2, 3]]> : tensor<6x5xi32>
  check.expect_eq %r#1, %e1 : tensor<6x5xi32>
  func.return
}

// -----

// sort i32
func.func @main() {
  %0 = stablehlo.constant dense<[[2147483647, -2], [2147483647, -1], [8, 0]]> : tensor<3x2xi32>
  %1 = stablehlo.constant dense<[[1, 2], [3, 1], [-3, -3]]> : tensor<3x2xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<3x2xi32>, tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>)
  %e0 = stablehlo.constant dense<[[8, -2], [2147483647, -1], [2147483647, 0]]> : tensor<3x2xi32>
  check.expect_eq %r#0, %e0 : tensor<3x2xi32>
  %e1 = stablehlo.constant dense<[[-3, 2], [1, 1], [3, -3]]> : tensor<3x2xi32>
  check.expect_eq %r#1, %e1 : tensor<3x2xi32>
  func.return
}

// -----

// sort ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[0], [9], [18446744073709551615], [0], [0]]> : tensor<5x1xui64>
  %1 = stablehlo.constant dense<[[-1], [1], [-3], [2], [-1]]> : tensor<5x1xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<5x1xui64>, tensor<5x1xi32>) -> (tensor<5x1xui64>, tensor<5x1xi32>)
  %e0 = stablehlo.constant dense<[[0], [9], [18446744073709551615], [0], [0]]> : tensor<5x1xui64>
  check.expect_eq %r#0, %e0 : tensor<5x1xui64>
  %e1 = stablehlo.constant dense<[[-1], [1], [-3], [2], [-1]]> : tensor<5x1xi32>
  check.expect_eq %r#1, %e1 : tensor<5x1xi32>
  func.return
}

// -----

// sort ui64
func.func @main() {
  %0 = stablehlo.constant dense<[[5, 2211930767563814095, 1], [12869143714502358078, 18446744073709551615, 18446744073709551615]]> : tensor<2x3xui64>
  %1 = stablehlo.constant dense<[[1, -1, 1], [-1, 1, 3]]> : tensor<2x3xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui64>, %y: tensor<ui64>, %u: tensor<i32>, %v: tensor<i32>):
    %z = stablehlo.compare GT, %x, %y : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<2x3xui64>, tensor<2x3xi32>) -> (tensor<2x3xui64>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2211930767563814095, 5, 1], [18446744073709551615, 18446744073709551615, 12869143714502358078]]> : tensor<2x3xui64>
  check.expect_eq %r#0, %e0 : tensor<2x3xui64>
  %e1 = stablehlo.constant dense<[[-1, 1, 1], [1, 3, -1]]> : tensor<2x3xi32>
  check.expect_eq %r#1, %e1 : tensor<2x3xi32>
  func.return
}
