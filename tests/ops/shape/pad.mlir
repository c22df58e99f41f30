// SPDX-License-Identifier: Apache-2.0
// stablehlo.pad: edges, interior, and negative edges that crop.

// i32, (3,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [1], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %0, dense<[9, 1, 2, 3, 9, 9]> : tensor<6xi32>
  func.return
}

// -----

// i32, (3,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [-1], high = [2], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %0, dense<[9, 2, 9, 3, 9, 9]> : tensor<6xi32>
  func.return
}

// -----

// i32, (3,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [0], high = [0], interior = [2] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %0, dense<[1, 9, 9, 2, 9, 9, 3]> : tensor<7xi32>
  func.return
}

// -----

// i32, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
  check.expect_eq_const %0, dense<[[9, 1, 9, 9, 2, 9, 9, 3, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 4, 9, 9, 5, 9, 9, 6, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9]]> : tensor<5x9xi32>
  func.return
}

// -----

// i8, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %b = stablehlo.constant dense<9> : tensor<i8>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi8>, tensor<i8>) -> tensor<5x9xi8>
  check.expect_eq_const %0, dense<[[9, 1, 9, 9, 2, 9, 9, 3, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 4, 9, 9, 5, 9, 9, 6, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9]]> : tensor<5x9xi8>
  func.return
}

// -----

// bf16, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %b = stablehlo.constant dense<9.0> : tensor<bf16>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<5x9xbf16>
  check.expect_eq_const %0, dense<[[9.0, 1.0, 9.0, 9.0, 2.0, 9.0, 9.0, 3.0, 9.0], [9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0], [9.0, 4.0, 9.0, 9.0, 5.0, 9.0, 9.0, 6.0, 9.0], [9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0], [9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0]]> : tensor<5x9xbf16>
  func.return
}

// -----

// i64, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = stablehlo.constant dense<9> : tensor<i64>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi64>, tensor<i64>) -> tensor<5x9xi64>
  check.expect_eq_const %0, dense<[[9, 1, 9, 9, 2, 9, 9, 3, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 4, 9, 9, 5, 9, 9, 6, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9], [9, 9, 9, 9, 9, 9, 9, 9, 9]]> : tensor<5x9xi64>
  func.return
}

// -----

// complex<f64>, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)], [(4.0, -4.5), (5.0, -5.5), (6.0, -6.5)]]> : tensor<2x3xcomplex<f64>>
  %b = stablehlo.constant dense<(9.0, -9.5)> : tensor<complex<f64>>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x9xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(9.0, -9.5), (1.0, -1.5), (9.0, -9.5), (9.0, -9.5), (2.0, -2.5), (9.0, -9.5), (9.0, -9.5), (3.0, -3.5), (9.0, -9.5)], [(9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5)], [(9.0, -9.5), (4.0, -4.5), (9.0, -9.5), (9.0, -9.5), (5.0, -5.5), (9.0, -9.5), (9.0, -9.5), (6.0, -6.5), (9.0, -9.5)], [(9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5)], [(9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5)]]> : tensor<5x9xcomplex<f64>>
  func.return
}

// -----

// i1, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.pad %a, %b, low = [0, 1], high = [2, 1], interior = [1, 2] : (tensor<2x3xi1>, tensor<i1>) -> tensor<5x9xi1>
  check.expect_eq_const %0, dense<[[true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true]]> : tensor<5x9xi1>
  func.return
}

// -----

// i32, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x5xi32>
  check.expect_eq_const %0, dense<[[9, 9, 9, 9, 9], [9, 9, 9, 9, 9]]> : tensor<2x5xi32>
  func.return
}

// -----

// i8, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %b = stablehlo.constant dense<9> : tensor<i8>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2x5xi8>
  check.expect_eq_const %0, dense<[[9, 9, 9, 9, 9], [9, 9, 9, 9, 9]]> : tensor<2x5xi8>
  func.return
}

// -----

// bf16, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %b = stablehlo.constant dense<9.0> : tensor<bf16>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2x5xbf16>
  check.expect_eq_const %0, dense<[[9.0, 9.0, 9.0, 9.0, 9.0], [9.0, 9.0, 9.0, 9.0, 9.0]]> : tensor<2x5xbf16>
  func.return
}

// -----

// i64, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = stablehlo.constant dense<9> : tensor<i64>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x5xi64>
  check.expect_eq_const %0, dense<[[9, 9, 9, 9, 9], [9, 9, 9, 9, 9]]> : tensor<2x5xi64>
  func.return
}

// -----

// complex<f64>, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -1.5), (2.0, -2.5), (3.0, -3.5)], [(4.0, -4.5), (5.0, -5.5), (6.0, -6.5)]]> : tensor<2x3xcomplex<f64>>
  %b = stablehlo.constant dense<(9.0, -9.5)> : tensor<complex<f64>>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5)], [(9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5), (9.0, -9.5)]]> : tensor<2x5xcomplex<f64>>
  func.return
}

// -----

// i1, (2, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.pad %a, %b, low = [-1, -1], high = [-1, 1], interior = [2, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x5xi1>
  check.expect_eq_const %0, dense<[[true, true, true, true, true], [true, true, true, true, true]]> : tensor<2x5xi1>
  func.return
}

// -----

// i32, (0,)
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [2], high = [1], interior = [5] : (tensor<0xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[9, 9, 9]> : tensor<3xi32>
  func.return
}

// -----

// i32, (4,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [-2], high = [-2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %0, dense<> : tensor<0xi32>
  func.return
}

// -----

// i32, (2,)
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [-3], high = [4], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[9, 9, 9, 9]> : tensor<4xi32>
  func.return
}

// -----

// i32, (3, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %a, %b, low = [1, -1], high = [-2, 3], interior = [0, 3] : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x7xi32>
  check.expect_eq_const %0, dense<[[9, 9, 9, 9, 9, 9, 9], [9, 9, 9, 2, 9, 9, 9]]> : tensor<2x7xi32>
  func.return
}
