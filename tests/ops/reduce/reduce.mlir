// SPDX-License-Identifier: Apache-2.0
// stablehlo.reduce: dimensions, dtypes, trees and folds.

// add over the last dimension, the specification's example
func.func @main() {
  %0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<1x6xi64>, tensor<i64>) -> tensor<1xi64>
  check.expect_eq_const %2, dense<[15]> : tensor<1xi64>
  func.return
}

// -----

// i32 add across dimensions [0], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %2, dense<[[98, 100, 102, 104], [106, 108, 110, 112], [114, 116, 118, 120]]> : tensor<3x4xi32>
  func.return
}

// -----

// i32 add across dimensions [1], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  check.expect_eq_const %2, dense<[[91, 94, 97, 100], [127, 130, 133, 136]]> : tensor<2x4xi32>
  func.return
}

// -----

// i32 add across dimensions [2], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[78, 94, 110], [126, 142, 158]]> : tensor<2x3xi32>
  func.return
}

// -----

// i32 add across dimensions [0, 1], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %2, dense<[118, 124, 130, 136]> : tensor<4xi32>
  func.return
}

// -----

// i32 add across dimensions [1, 2], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[82, 226]> : tensor<2xi32>
  func.return
}

// -----

// i32 add across dimensions [0, 2], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[104, 136, 168]> : tensor<3xi32>
  func.return
}

// -----

// i32 add across dimensions [2, 0], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2, 0] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[104, 136, 168]> : tensor<3xi32>
  func.return
}

// -----

// i32 add across dimensions [0, 1, 2], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %2, dense<208> : tensor<i32>
  func.return
}

// -----

// i32 add across dimensions [], initial value 100
func.func @main() {
  %0 = stablehlo.constant dense<[[[-7, -6, -5, -4], [-3, -2, -1, 0], [1, 2, 3, 4]], [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]]> : tensor<2x3x4xi32>
  %1 = stablehlo.constant dense<100> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3x4xi32>
  check.expect_eq_const %2, dense<[[[93, 94, 95, 96], [97, 98, 99, 100], [101, 102, 103, 104]], [[105, 106, 107, 108], [109, 110, 111, 112], [113, 114, 115, 116]]]> : tensor<2x3x4xi32>
  func.return
}

// -----

// every length has its tree: 1 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<1> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 2 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<3> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 3 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<7> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 4 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8]> : tensor<4xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<15> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 5 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16]> : tensor<5xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<31> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 6 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32]> : tensor<6xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<63> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 7 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64]> : tensor<7xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<7xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<127> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 8 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128]> : tensor<8xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<8xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<255> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 9 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256]> : tensor<9xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<9xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<511> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 15 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384]> : tensor<15xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<15xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<32767> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 16 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768]> : tensor<16xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<16xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<65535> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 17 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536]> : tensor<17xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<17xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<131071> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 31 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824]> : tensor<31xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<31xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<2147483647> : tensor<i64>
  func.return
}

// -----

// every length has its tree: 33 elements and their order (the parts of a sum that must not be lost)
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 2147483648, 4294967296]> : tensor<33xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<33xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<8589934591> : tensor<i64>
  func.return
}

// -----

// longer than one tree of leaves
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<5003xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<5003xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<12512506> : tensor<i64>
  func.return
}

// -----

// rows and columns of a larger array
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<40x300xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<40x300xi32>, tensor<i32>) -> tensor<300xi32>
  %3 = stablehlo.constant dense<780> : tensor<300xi32>
  check.expect_eq %2, %3 : tensor<300xi32>
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<40x300xi32>, tensor<i32>) -> tensor<40xi32>
  check.expect_eq_const %4, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi32>
  func.return
}

// -----

// i8 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[100, 100, -5]> : tensor<3xi8>
  %1 = stablehlo.constant dense<0> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %2, dense<-61> : tensor<i8>
  func.return
}

// -----

// ui8 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[200, 100, 3]> : tensor<3xui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %2, dense<47> : tensor<ui8>
  func.return
}

// -----

// i16 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[32767, 1, 2]> : tensor<3xi16>
  %1 = stablehlo.constant dense<0> : tensor<i16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xi16>, tensor<i16>) -> tensor<i16>
  check.expect_eq_const %2, dense<-32766> : tensor<i16>
  func.return
}

// -----

// ui32 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[4294967295, 2, 0]> : tensor<3xui32>
  %1 = stablehlo.constant dense<0> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %2, dense<1> : tensor<ui32>
  func.return
}

// -----

// ui64 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[18446744073709551615, 2, 5]> : tensor<3xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %2, dense<6> : tensor<ui64>
  func.return
}

// -----

// i64 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[9223372036854775807, 1, 0]> : tensor<3xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %2, dense<-9223372036854775808> : tensor<i64>
  func.return
}

// -----

// i4 add wraps
func.func @main() {
  %0 = stablehlo.constant dense<[7, 3]> : tensor<2xi4>
  %1 = stablehlo.constant dense<0> : tensor<i4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2xi4>, tensor<i4>) -> tensor<i4>
  check.expect_eq_const %2, dense<-6> : tensor<i4>
  func.return
}

// -----

// i32 and
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<-1> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[0, 1]> : tensor<2xi32>
  func.return
}

// -----

// i32 or
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[15, -3]> : tensor<2xi32>
  func.return
}

// -----

// i32 xor
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[1, -15]> : tensor<2xi32>
  func.return
}

// -----

// i32 maximum
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[12, 9]> : tensor<2xi32>
  func.return
}

// -----

// i32 minimum
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<2147483647> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[7, -3]> : tensor<2xi32>
  func.return
}

// -----

// i32 multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[12, 10, 7], [-3, 9, 5]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[840, -135]> : tensor<2xi32>
  func.return
}

// -----

// i1 and
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, false, false]> : tensor<4xi1>
  func.return
}

// -----

// i1 or
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, true, false, true]> : tensor<4xi1>
  func.return
}

// -----

// i1 xor
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, false, true]> : tensor<4xi1>
  func.return
}

// -----

// i1 maximum
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, true, false, true]> : tensor<4xi1>
  func.return
}

// -----

// i1 minimum
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, false, false]> : tensor<4xi1>
  func.return
}

// -----

// i1 add
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, true, false, true]> : tensor<4xi1>
  func.return
}

// -----

// i1 multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, false, true], [false, false, false], [false, true, false]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, false, false]> : tensor<4xi1>
  func.return
}

// -----

// ui8 maximum is unsigned
func.func @main() {
  %0 = stablehlo.constant dense<[3, 255, 128]> : tensor<3xui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %2, dense<255> : tensor<ui8>
  func.return
}

// -----

// f32 maximum: NaN wins, +0 is more than -0
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0], [-0.0, 0.0, -0.0], [0xFF800000, -1.0, -2.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[2143289344, 0, -1082130432]> : tensor<3xi32>
  func.return
}

// -----

// f32 minimum: NaN wins, -0 is less than +0
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0], [-0.0, 0.0, -0.0], [0xFF800000, -1.0, -2.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[2143289344, -2147483648, -8388608]> : tensor<3xi32>
  func.return
}

// -----

// inf - inf
func.func @main() {
  %0 = stablehlo.constant dense<[0x7F800000, 1.0, 0xFF800000]> : tensor<3xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.abs %2 : tensor<f32>
  %4 = stablehlo.bitcast_convert %3 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %4, dense<2143289344> : tensor<i32>
  func.return
}

// -----

// an empty slice gives the initial value
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<2x0xf32>
  %1 = stablehlo.constant dense<7.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[7.0, 7.0]> : tensor<2xf32>
  func.return
}

// -----

// no slices
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<7.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
  check.expect_eq_const %2, dense<> : tensor<0xf32>
  func.return
}

// -----

// bf16: 4096 ones. From the left the sum stops at 256
func.func @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<4096xbf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<4096xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %2, dense<4096.0> : tensor<bf16>
  func.return
}

// -----

// f16 add and multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<0.0> : tensor<f16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq_const %2, dense<[0.0, 4.75]> : tensor<2xf16>
  %3 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf16>
  %4 = stablehlo.constant dense<1.0> : tensor<f16>
  %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.multiply across dimensions = [0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<3xf16>
  check.expect_eq_const %5, dense<[0.5, 0.5, -12.0]> : tensor<3xf16>
  func.return
}

// -----

// f64 add and multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf64>
  %1 = stablehlo.constant dense<0.0> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %2, dense<[0.0, 4.75]> : tensor<2xf64>
  %3 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<f64>
  %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.multiply across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
  check.expect_eq_const %5, dense<[0.5, 0.5, -12.0]> : tensor<3xf64>
  func.return
}

// -----

// f8E5M2 add and multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %2, dense<[0.0, 5.0]> : tensor<2xf8E5M2>
  %3 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf8E5M2>
  %4 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.multiply across dimensions = [0] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %5, dense<[0.5, 0.5, -12.0]> : tensor<3xf8E5M2>
  func.return
}

// -----

// f8E4M3FN add and multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %2, dense<[0.0, 5.0]> : tensor<2xf8E4M3FN>
  %3 = stablehlo.constant dense<[[1.0, 2.0, -3.0], [0.5, 0.25, 4.0]]> : tensor<2x3xf8E4M3FN>
  %4 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.multiply across dimensions = [0] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %5, dense<[0.5, 0.5, -12.0]> : tensor<3xf8E4M3FN>
  func.return
}

// -----

// complex add and multiply
func.func @main() {
  %0 = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -1.0)], [(0.0, 1.0), (2.0, 2.0)]]> : tensor<2x2xcomplex<f32>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %2, dense<[(5.0, 1.0), (3.0, 3.0)]> : tensor<2xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -1.0)], [(0.0, 1.0), (2.0, 2.0)]]> : tensor<2x2xcomplex<f32>>
  %4 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.multiply across dimensions = [1] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %5, dense<[(5.0, 5.0), (-2.0, 2.0)]> : tensor<2xcomplex<f32>>
  func.return
}

// -----

// f32 inputs, f64 body: the sum keeps what f32 would lose
func.func @main() {
  %0 = stablehlo.constant dense<[100000000.0, 1.0, -100000000.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f64>
  check.expect_eq_const %2, dense<1.0> : tensor<f64>
  func.return
}

// -----

// i8 inputs, i32 body
func.func @main() {
  %0 = stablehlo.constant dense<[127, 127, -1]> : tensor<3xi8>
  %1 = stablehlo.constant dense<-1> : tensor<i8>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) {dimensions = array<i64: 0>} : (tensor<3xi8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %2, dense<252> : tensor<i32>
  func.return
}

// -----

// argmax as JAX writes it, along dimension 0: ties take the first, NaN wins
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 5.0, 5.0, 2.0], [0x7FC00000, 0.0, 7.0, 7.0], [-1.0, -1.0, -3.0, 7.0]]> : tensor<3x4xf32>
  %1 = stablehlo.iota dim = 0 : tensor<3x4xi32>
  %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %4:2 = "stablehlo.reduce"(%0, %1, %2, %3) ({
    ^bb0(%v0: tensor<f32>, %i0: tensor<i32>, %v1: tensor<f32>, %i1: tensor<i32>):
      %gt = stablehlo.compare GT, %v0, %v1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %first = stablehlo.or %gt, %nan : tensor<i1>
      %eq = stablehlo.compare EQ, %v0, %v1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %i0, %i1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %keep = stablehlo.or %first, %tie : tensor<i1>
      %v = stablehlo.select %first, %v0, %v1 : tensor<i1>, tensor<f32>
      %i = stablehlo.select %keep, %i0, %i1 : tensor<i1>, tensor<i32>
      stablehlo.return %v, %i : tensor<f32>, tensor<i32>
    }) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  check.expect_eq_const %4#1, dense<[1, 0, 1, 1]> : tensor<4xi32>
  %5 = stablehlo.bitcast_convert %4#0 : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %5, dense<[2143289344, 1084227584, 1088421888, 1088421888]> : tensor<4xi32>
  func.return
}

// -----

// argmax as JAX writes it, along dimension 1: ties take the first, NaN wins
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 5.0, 5.0, 2.0], [0x7FC00000, 0.0, 7.0, 7.0], [-1.0, -1.0, -3.0, 7.0]]> : tensor<3x4xf32>
  %1 = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %4:2 = "stablehlo.reduce"(%0, %1, %2, %3) ({
    ^bb0(%v0: tensor<f32>, %i0: tensor<i32>, %v1: tensor<f32>, %i1: tensor<i32>):
      %gt = stablehlo.compare GT, %v0, %v1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %first = stablehlo.or %gt, %nan : tensor<i1>
      %eq = stablehlo.compare EQ, %v0, %v1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = stablehlo.compare LT, %i0, %i1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %eq, %lt : tensor<i1>
      %keep = stablehlo.or %first, %tie : tensor<i1>
      %v = stablehlo.select %first, %v0, %v1 : tensor<i1>, tensor<f32>
      %i = stablehlo.select %keep, %i0, %i1 : tensor<i1>, tensor<i32>
      stablehlo.return %v, %i : tensor<f32>, tensor<i32>
    }) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const %4#1, dense<[1, 0, 3]> : tensor<3xi32>
  %5 = stablehlo.bitcast_convert %4#0 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %5, dense<[1084227584, 2143289344, 1088421888]> : tensor<3xi32>
  func.return
}

// -----

// a body that is no single op is applied from the left: acc - x, then max(acc, |x|)
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [-9.0, 4.0, 2.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<10.0> : tensor<f32>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.subtract %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[4.0, 13.0]> : tensor<2xf32>
  %3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %4 = "stablehlo.reduce"(%0, %3) ({
    ^bb0(%acc: tensor<f32>, %x: tensor<f32>):
      %m = stablehlo.abs %x : tensor<f32>
      %r = stablehlo.maximum %acc, %m : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %4, dense<[3.0, 9.0]> : tensor<2xf32>
  func.return
}

// -----

// bodies that return an argument or a constant, or use a value from outside
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [-9.0, 4.0, 2.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<10.0> : tensor<f32>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[10.0, 10.0]> : tensor<2xf32>
  %3 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %3, dense<[3.0, 2.0]> : tensor<2xf32>
  %4 = stablehlo.constant dense<4.0> : tensor<f32>
  %5 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %4 : tensor<f32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %5, dense<[4.0, 4.0]> : tensor<2xf32>
  func.return
}

// -----

// two results that exchange their arguments
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %2 = stablehlo.constant dense<7> : tensor<i32>
  %3 = stablehlo.constant dense<8> : tensor<i32>
  %4:2 = "stablehlo.reduce"(%0, %1, %2, %3) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      stablehlo.return %b, %a : tensor<i32>, tensor<i32>
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %4#0, dense<8> : tensor<i32>
  check.expect_eq_const %4#1, dense<7> : tensor<i32>
  func.return
}

// -----

// a body with control flow is run element by element: the longer of two numbers
func.func @main() {
  %0 = stablehlo.constant dense<[[3, -8, 5], [2, 2, -2]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %x = stablehlo.abs %a : tensor<i32>
      %y = stablehlo.abs %b : tensor<i32>
      %p = stablehlo.compare GE, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %r = "stablehlo.if"(%p) ({
        stablehlo.return %a : tensor<i32>
      }, {
        stablehlo.return %b : tensor<i32>
      }) : (tensor<i1>) -> tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[-8, 2]> : tensor<2xi32>
  func.return
}

// -----

// a body that calls a function
func.func @main() {
  %0 = stablehlo.constant dense<[[3, -8, 5], [2, 2, -2]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = func.call @twice_more(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[1, 10]> : tensor<2xi32>
  func.return
}
func.func private @twice_more(%acc: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<2> : tensor<i32>
  %1 = stablehlo.multiply %acc, %0 : tensor<i32>
  %2 = stablehlo.add %1, %x : tensor<i32>
  func.return %2 : tensor<i32>
}

// -----

// long sums of narrow floats are rounded once
func.func @main() {
  %c = stablehlo.constant dense<1.0> : tensor<524289x3xbf16>
  %x = stablehlo.optimization_barrier %c : tensor<524289x3xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<524289x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const %0, dense<524288.0> : tensor<3xbf16>
  func.return
}
