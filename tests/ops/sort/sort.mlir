// SPDX-License-Identifier: Apache-2.0
// stablehlo.sort: dimensions, stability, several arrays, total order, comparators that are no order.

// the specification's example
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [3, 2, 1]]> : tensor<2x3xi64>
  %1 = stablehlo.constant dense<[[3, 2, 1], [1, 2, 3]]> : tensor<2x3xi64>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i64>, %b0: tensor<i64>, %a1: tensor<i64>, %b1: tensor<i64>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
  check.expect_eq_const %2#0, dense<[[3, 2, 3], [1, 2, 1]]> : tensor<2x3xi64>
  check.expect_eq_const %2#1, dense<[[1, 2, 1], [3, 2, 3]]> : tensor<2x3xi64>
  func.return
}

// -----

// ascending along dimension 0
func.func @main() {
  %0 = stablehlo.constant dense<[[[-9, -18], [6, -20], [-13, 1], [5, -14], [5, -3], [-20, 15], [4, 9]], [[7, -19], [16, 19], [18, -12], [5, 7], [18, -4], [4, -4], [-8, -12]], [[4, -1], [-17, -8], [-19, 6], [-8, -19], [-2, -2], [15, 16], [-15, -17]]]> : tensor<3x7x2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3x7x2xi32>) -> tensor<3x7x2xi32>
  check.expect_eq_const %1, dense<[[[-9, -19], [-17, -20], [-19, -12], [-8, -19], [-2, -4], [-20, -4], [-15, -17]], [[4, -18], [6, -8], [-13, 1], [5, -14], [5, -3], [4, 15], [-8, -12]], [[7, -1], [16, 19], [18, 6], [5, 7], [18, -2], [15, 16], [4, 9]]]> : tensor<3x7x2xi32>
  func.return
}

// -----

// ascending along dimension 1
func.func @main() {
  %0 = stablehlo.constant dense<[[[-9, -18], [6, -20], [-13, 1], [5, -14], [5, -3], [-20, 15], [4, 9]], [[7, -19], [16, 19], [18, -12], [5, 7], [18, -4], [4, -4], [-8, -12]], [[4, -1], [-17, -8], [-19, 6], [-8, -19], [-2, -2], [15, 16], [-15, -17]]]> : tensor<3x7x2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3x7x2xi32>) -> tensor<3x7x2xi32>
  check.expect_eq_const %1, dense<[[[-20, -20], [-13, -18], [-9, -14], [4, -3], [5, 1], [5, 9], [6, 15]], [[-8, -19], [4, -12], [5, -12], [7, -4], [16, -4], [18, 7], [18, 19]], [[-19, -19], [-17, -17], [-15, -8], [-8, -2], [-2, -1], [4, 6], [15, 16]]]> : tensor<3x7x2xi32>
  func.return
}

// -----

// ascending along dimension 2
func.func @main() {
  %0 = stablehlo.constant dense<[[[-9, -18], [6, -20], [-13, 1], [5, -14], [5, -3], [-20, 15], [4, 9]], [[7, -19], [16, 19], [18, -12], [5, 7], [18, -4], [4, -4], [-8, -12]], [[4, -1], [-17, -8], [-19, 6], [-8, -19], [-2, -2], [15, 16], [-15, -17]]]> : tensor<3x7x2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3x7x2xi32>) -> tensor<3x7x2xi32>
  check.expect_eq_const %1, dense<[[[-18, -9], [-20, 6], [-13, 1], [-14, 5], [-3, 5], [-20, 15], [4, 9]], [[-19, 7], [16, 19], [-12, 18], [5, 7], [-4, 18], [-4, 4], [-12, -8]], [[-1, 4], [-17, -8], [-19, 6], [-19, -8], [-2, -2], [15, 16], [-17, -15]]]> : tensor<3x7x2xi32>
  func.return
}

// -----

// ascending along dimension -1
func.func @main() {
  %0 = stablehlo.constant dense<[[[-9, -18], [6, -20], [-13, 1], [5, -14], [5, -3], [-20, 15], [4, 9]], [[7, -19], [16, 19], [18, -12], [5, 7], [18, -4], [4, -4], [-8, -12]], [[4, -1], [-17, -8], [-19, 6], [-8, -19], [-2, -2], [15, 16], [-15, -17]]]> : tensor<3x7x2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3x7x2xi32>) -> tensor<3x7x2xi32>
  check.expect_eq_const %1, dense<[[[-18, -9], [-20, 6], [-13, 1], [-14, 5], [-3, 5], [-20, 15], [4, 9]], [[-19, 7], [16, 19], [-12, 18], [5, 7], [-4, 18], [-4, 4], [-12, -8]], [[-1, 4], [-17, -8], [-19, 6], [-19, -8], [-2, -2], [15, 16], [-17, -15]]]> : tensor<3x7x2xi32>
  func.return
}

// -----

// ascending along dimension -3
func.func @main() {
  %0 = stablehlo.constant dense<[[[-9, -18], [6, -20], [-13, 1], [5, -14], [5, -3], [-20, 15], [4, 9]], [[7, -19], [16, 19], [18, -12], [5, 7], [18, -4], [4, -4], [-8, -12]], [[4, -1], [-17, -8], [-19, 6], [-8, -19], [-2, -2], [15, 16], [-15, -17]]]> : tensor<3x7x2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = -3 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3x7x2xi32>) -> tensor<3x7x2xi32>
  check.expect_eq_const %1, dense<[[[-9, -19], [-17, -20], [-19, -12], [-8, -19], [-2, -4], [-20, -4], [-15, -17]], [[4, -18], [6, -8], [-13, 1], [5, -14], [5, -3], [4, 15], [-8, -12]], [[7, -1], [16, 19], [18, 6], [5, 7], [18, -2], [15, 16], [4, 9]]]> : tensor<3x7x2xi32>
  func.return
}

// -----

// 0 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<0xi32>) -> tensor<0xi32>
  check.expect_eq_const %1, dense<> : tensor<0xi32>
  func.return
}

// -----

// 1 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[20]> : tensor<1xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %1, dense<[20]> : tensor<1xi32>
  func.return
}

// -----

// 2 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[-40, 0]> : tensor<2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[0, -40]> : tensor<2xi32>
  func.return
}

// -----

// 3 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[-8, 20, 48]> : tensor<3xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %1, dense<[48, 20, -8]> : tensor<3xi32>
  func.return
}

// -----

// 5 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[28, 10, 5, -42, -8]> : tensor<5xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %1, dense<[28, 10, 5, -8, -42]> : tensor<5xi32>
  func.return
}

// -----

// 8 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[-25, -9, -24, 34, -32, 39, -22, -38]> : tensor<8xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<8xi32>) -> tensor<8xi32>
  check.expect_eq_const %1, dense<[39, 34, -9, -22, -24, -25, -32, -38]> : tensor<8xi32>
  func.return
}

// -----

// 9 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[32, -15, -47, 1, 37, -44, -47, 41, 38]> : tensor<9xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xi32>) -> tensor<9xi32>
  check.expect_eq_const %1, dense<[41, 38, 37, 32, 1, -15, -44, -47, -47]> : tensor<9xi32>
  func.return
}

// -----

// 17 elements, descending
func.func @main() {
  %0 = stablehlo.constant dense<[-33, -46, -24, -7, -35, -14, 44, -33, 9, 39, 27, -14, 42, 20, -27, -37, 20]> : tensor<17xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<17xi32>) -> tensor<17xi32>
  check.expect_eq_const %1, dense<[44, 42, 39, 27, 20, 20, 9, -7, -14, -14, -24, -27, -33, -33, -35, -37, -46]> : tensor<17xi32>
  func.return
}

// -----

// equal keys keep their order, also when is_stable is false
func.func @main() {
  %0 = stablehlo.constant dense<[2, 1, 2, 1, 0, 2, 1, 0]> : tensor<8xi32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  check.expect_eq_const %2#0, dense<[0, 0, 1, 1, 1, 2, 2, 2]> : tensor<8xi32>
  check.expect_eq_const %2#1, dense<[4, 7, 1, 3, 6, 0, 2, 5]> : tensor<8xi32>
  %3 = stablehlo.constant dense<[2, 1, 2, 1, 0, 2, 1, 0]> : tensor<8xi32>
  %4 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %5:2 = "stablehlo.sort"(%3, %4) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  check.expect_eq_const %5#0, dense<[0, 0, 1, 1, 1, 2, 2, 2]> : tensor<8xi32>
  check.expect_eq_const %5#1, dense<[4, 7, 1, 3, 6, 0, 2, 5]> : tensor<8xi32>
  func.return
}

// -----

// equal keys keep their order in a descending sort
func.func @main() {
  %0 = stablehlo.constant dense<[2, 1, 2, 1, 0, 2, 1, 0]> : tensor<8xi32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<i32>, %b1: tensor<i32>):
      %r = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  check.expect_eq_const %2#1, dense<[0, 2, 5, 1, 3, 6, 4, 7]> : tensor<8xi32>
  func.return
}

// -----

// several keys: by the first, then by the second; a third array of another type moves along
func.func @main() {
  %0 = stablehlo.constant dense<[1, 0, 1, 0, 1]> : tensor<5xi32>
  %1 = stablehlo.constant dense<[2.5, 1.0, 0.5, 3.0, 0.5]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf64>
  %3:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>, %a1: tensor<f32>, %b1: tensor<f32>, %a2: tensor<f64>, %b2: tensor<f64>):
      %l = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.compare EQ, %a0, %b0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %m = stablehlo.compare LT, %a1, %b1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %n = stablehlo.and %e, %m : tensor<i1>
      %r = stablehlo.or %l, %n : tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<5xi32>, tensor<5xf32>, tensor<5xf64>) -> (tensor<5xi32>, tensor<5xf32>, tensor<5xf64>)
  check.expect_eq_const %3#0, dense<[0, 0, 1, 1, 1]> : tensor<5xi32>
  check.expect_eq_const %3#1, dense<[1.0, 3.0, 0.5, 0.5, 2.5]> : tensor<5xf32>
  check.expect_eq_const %3#2, dense<[2.0, 4.0, 3.0, 5.0, 1.0]> : tensor<5xf64>
  func.return
}

// -----

// f32 in total order: -NaN, -inf, .., -0, +0, .., inf, NaN
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 0.0, 0x7FC00000, -0.0, 0xFF800000, -1.0, 0x7F800000, 0.5, 0xFFC00000]> : tensor<9xf32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<f32>, %b0: tensor<f32>):
      %r = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xf32>) -> tensor<9xf32>
  %2 = stablehlo.bitcast_convert %1 : (tensor<9xf32>) -> tensor<9xi32>
  check.expect_eq_const %2, dense<[-4194304, -8388608, -1082130432, -2147483648, 0, 1056964608, 1065353216, 2139095040, 2143289344]> : tensor<9xi32>
  func.return
}

// -----

// bf16 in total order: -NaN, -inf, .., -0, +0, .., inf, NaN
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 0.0, 0x7FC0, -0.0, 0xFF80, -1.0, 0x7F80, 0.5, 0xFFC0]> : tensor<9xbf16>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<bf16>, %b0: tensor<bf16>):
      %r = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xbf16>) -> tensor<9xbf16>
  %2 = stablehlo.bitcast_convert %1 : (tensor<9xbf16>) -> tensor<9xi16>
  check.expect_eq_const %2, dense<[-64, -128, -16512, -32768, 0, 16128, 16256, 32640, 32704]> : tensor<9xi16>
  func.return
}

// -----

// f16 in total order: -NaN, -inf, .., -0, +0, .., inf, NaN
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 0.0, 0x7E00, -0.0, 0xFC00, -1.0, 0x7C00, 0.5, 0xFE00]> : tensor<9xf16>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<f16>, %b0: tensor<f16>):
      %r = stablehlo.compare LT, %a0, %b0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xf16>) -> tensor<9xf16>
  %2 = stablehlo.bitcast_convert %1 : (tensor<9xf16>) -> tensor<9xi16>
  check.expect_eq_const %2, dense<[-512, -1024, -17408, -32768, 0, 14336, 15360, 31744, 32256]> : tensor<9xi16>
  func.return
}

// -----

// f32 as JAX sorts: zeros and NaN made one first, ties keep their order
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 0.0, 0x7FC00000, -0.0, 0xFF800000, -1.0, 0x7F800000, 0xFFC00001, 0.5]> : tensor<9xf32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>):
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %q = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %c0 = stablehlo.compare EQ, %a0, %z, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %s0 = stablehlo.select %c0, %z, %a0 : tensor<i1>, tensor<f32>
      %n0 = stablehlo.compare NE, %a0, %a0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %t0 = stablehlo.select %n0, %q, %s0 : tensor<i1>, tensor<f32>
      %c1 = stablehlo.compare EQ, %b0, %z, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %s1 = stablehlo.select %c1, %z, %b0 : tensor<i1>, tensor<f32>
      %n1 = stablehlo.compare NE, %b0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %t1 = stablehlo.select %n1, %q, %s1 : tensor<i1>, tensor<f32>
      %r = stablehlo.compare LT, %t0, %t1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  check.expect_eq_const %2#1, dense<[4, 5, 1, 3, 8, 0, 6, 2, 7]> : tensor<9xi32>
  func.return
}

// -----

// a comparator that is no order (LT with NaN) still gives a permutation
func.func @main() {
  %0 = stablehlo.constant dense<[3.0, 0x7FC00000, 1.0, 2.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[1, 2, 4, 8]> : tensor<4xi32>
  %2:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>):
      %r = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.reduce(%2#1 init: %3) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %4, dense<15> : tensor<i32>
  func.return
}

// -----

// a comparator that is always true, and one that is always false, end
func.func @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<9xi32>) -> tensor<9xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [0] : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %3, dense<36> : tensor<i32>
  %4 = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %r = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %5, dense<[3, 1, 2]> : tensor<3xi32>
  func.return
}

// -----

// ui8
func.func @main() {
  %0 = stablehlo.constant dense<[200, 3, 128, 0]> : tensor<4xui8>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<ui8>, %b0: tensor<ui8>):
      %r = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<4xui8>) -> tensor<4xui8>
  check.expect_eq_const %1, dense<[0, 3, 128, 200]> : tensor<4xui8>
  func.return
}

// -----

// i8
func.func @main() {
  %0 = stablehlo.constant dense<[-128, 127, 0, -1]> : tensor<4xi8>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i8>, %b0: tensor<i8>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<4xi8>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[-128, -1, 0, 127]> : tensor<4xi8>
  func.return
}

// -----

// ui64
func.func @main() {
  %0 = stablehlo.constant dense<[18446744073709551615, 0, 9223372036854775808, 5]> : tensor<4xui64>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<ui64>, %b0: tensor<ui64>):
      %r = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<4xui64>) -> tensor<4xui64>
  check.expect_eq_const %1, dense<[0, 5, 9223372036854775808, 18446744073709551615]> : tensor<4xui64>
  func.return
}

// -----

// i64
func.func @main() {
  %0 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0]> : tensor<3xi64>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i64>, %b0: tensor<i64>):
      %r = stablehlo.compare LT, %a0, %b0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3xi64>) -> tensor<3xi64>
  check.expect_eq_const %1, dense<[-9223372036854775808, 0, 9223372036854775807]> : tensor<3xi64>
  func.return
}

// -----

// i1
func.func @main() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i1>, %b0: tensor<i1>):
      %r = stablehlo.compare LT, %a0, %b0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %1, dense<[false, true, true]> : tensor<3xi1>
  func.return
}

// -----

// f64
func.func @main() {
  %0 = stablehlo.constant dense<[0.5, -2.0, 1.0e+300]> : tensor<3xf64>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<f64>, %b0: tensor<f64>):
      %r = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<3xf64>) -> tensor<3xf64>
  check.expect_eq_const %1, dense<[-2.0, 0.5, 1.0e+300]> : tensor<3xf64>
  func.return
}

// -----

// a key from outside: sort by distance to 4
func.func @main() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<[1, 9, 4, 6, 3]> : tensor<5xi32>
  %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a0: tensor<i32>, %b0: tensor<i32>):
      %x = stablehlo.subtract %a0, %0 : tensor<i32>
      %y = stablehlo.subtract %b0, %0 : tensor<i32>
      %p = stablehlo.abs %x : tensor<i32>
      %q = stablehlo.abs %y : tensor<i32>
      %r = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %2, dense<[4, 3, 6, 1, 9]> : tensor<5xi32>
  func.return
}
