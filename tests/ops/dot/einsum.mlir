// SPDX-License-Identifier: Apache-2.0
// stablehlo.einsum: every kind of letter, on several types.

// ij,jk->ik f32
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, -3.0, -2.0], [-2.0, -2.0, 2.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[3.0, 1.0, -3.0, -3.0], [-1.0, 0.0, 1.0, 0.0], [-2.0, -2.0, 1.0, 2.0]]> : tensor<3x4xf32>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %0, dense<[[13.0, 6.0, -11.0, -10.0], [-8.0, -6.0, 6.0, 10.0]]> : tensor<2x4xf32>
  func.return
}

// -----

// ij,jk->ik i32
func.func @main() {
  %a = stablehlo.constant dense<[[-3, -3, 0], [-1, 3, 0]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[[-1, 0, 1, 1], [-2, 2, 2, 3], [2, -2, -1, 1]]> : tensor<3x4xi32>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %0, dense<[[9, -6, -9, -12], [-5, 6, 5, 8]]> : tensor<2x4xi32>
  func.return
}

// -----

// ij,jk->ik complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, -3.0), (1.0, 3.0), (3.0, 3.0)], [(-1.0, -1.0), (3.0, -3.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-3.0, 0.0), (3.0, -1.0), (1.0, -2.0), (1.0, -3.0)], [(-2.0, 1.0), (0.0, 1.0), (-2.0, 0.0), (2.0, 3.0)], [(0.0, 3.0), (-3.0, -2.0), (-2.0, 1.0), (1.0, 1.0)]]> : tensor<3x4xcomplex<f64>>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(-17.0, 13.0), (-6.0, -24.0), (-16.0, -14.0), (-15.0, 9.0)], [(3.0, 3.0), (6.0, 10.0), (-2.0, 6.0), (9.0, 1.0)]]> : tensor<2x4xcomplex<f64>>
  func.return
}

// -----

// ij,jk->ik i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, false, false], [true, false, true]]> : tensor<2x3xi1>
  %b = stablehlo.constant dense<[[true, false, false, true], [true, true, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xi1>, tensor<3x4xi1>) -> tensor<2x4xi1>
  check.expect_eq_const %0, dense<[[false, false, false, false], [true, true, true, true]]> : tensor<2x4xi1>
  func.return
}

// -----

// ij,jk->ik bf16
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 2.0, -1.0], [3.0, -1.0, -3.0]]> : tensor<2x3xbf16>
  %b = stablehlo.constant dense<[[1.0, 2.0, 1.0, -1.0], [3.0, 0.0, -1.0, -2.0], [-2.0, 1.0, 2.0, -1.0]]> : tensor<3x4xbf16>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  check.expect_eq_const %0, dense<[[11.0, 5.0, -1.0, -6.0], [6.0, 3.0, -2.0, 2.0]]> : tensor<2x4xbf16>
  func.return
}

// -----

// ij,jk->ki f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 3.0, -2.0], [-2.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[-1.0, -1.0, -3.0, 1.0], [3.0, -2.0, 2.0, -2.0], [-3.0, 2.0, -2.0, 2.0]]> : tensor<3x4xf32>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %0, dense<[[14.0, 2.0], [-11.0, 2.0], [7.0, 6.0], [-9.0, -2.0]]> : tensor<4x2xf32>
  func.return
}

// -----

// ij,jk->ki i32
func.func @main() {
  %a = stablehlo.constant dense<[[-1, 0, 3], [3, 0, -2]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[[-2, 2, 1, -2], [3, 3, 3, 1], [3, 1, 0, 3]]> : tensor<3x4xi32>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %0, dense<[[11, -12], [1, 4], [-1, 3], [11, -12]]> : tensor<4x2xi32>
  func.return
}

// -----

// ij,jk->ki complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, 0.0), (2.0, -1.0), (-1.0, -3.0)], [(2.0, -3.0), (3.0, -2.0), (-3.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(2.0, 0.0), (-2.0, 3.0), (1.0, 3.0), (3.0, 1.0)], [(0.0, -3.0), (-3.0, -2.0), (-3.0, 2.0), (-1.0, 0.0)], [(-1.0, 3.0), (0.0, 1.0), (-1.0, 2.0), (2.0, -3.0)]]> : tensor<3x4xcomplex<f64>>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(9.0, -6.0), (7.0, -22.0)], [(-7.0, 1.0), (-6.0, 9.0)], [(4.0, 11.0), (13.0, 11.0)], [(-10.0, -1.0), (-6.0, 0.0)]]> : tensor<4x2xcomplex<f64>>
  func.return
}

// -----

// ij,jk->ki i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, true, true], [false, false, true]]> : tensor<2x3xi1>
  %b = stablehlo.constant dense<[[false, true, true, true], [false, true, false, true], [true, false, false, false]]> : tensor<3x4xi1>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xi1>, tensor<3x4xi1>) -> tensor<4x2xi1>
  check.expect_eq_const %0, dense<[[true, true], [true, false], [false, false], [true, false]]> : tensor<4x2xi1>
  func.return
}

// -----

// ij,jk->ki bf16
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -3.0, 3.0], [0.0, 3.0, 0.0]]> : tensor<2x3xbf16>
  %b = stablehlo.constant dense<[[2.0, 2.0, 0.0, -1.0], [1.0, -3.0, 1.0, 0.0], [-2.0, -2.0, -3.0, 2.0]]> : tensor<3x4xbf16>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<4x2xbf16>
  check.expect_eq_const %0, dense<[[-7.0, 3.0], [5.0, -9.0], [-12.0, 3.0], [5.0, 0.0]]> : tensor<4x2xbf16>
  func.return
}

// -----

// bij,bjk->bik f32
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, -1.0, 3.0], [-1.0, -1.0, 3.0]], [[-3.0, -1.0, -3.0], [-1.0, 2.0, -1.0]]]> : tensor<2x2x3xf32>
  %b = stablehlo.constant dense<[[[0.0, 0.0], [-3.0, -3.0], [-1.0, 0.0]], [[-3.0, 3.0], [2.0, 0.0], [2.0, 2.0]]]> : tensor<2x3x2xf32>
  %0 = stablehlo.einsum %a, %b, config = "bij,bjk->bik" : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[0.0, 3.0], [0.0, 3.0]], [[1.0, -15.0], [5.0, -5.0]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// bij,bkj->ikb f32
func.func @main() {
  %a = stablehlo.constant dense<[[[-3.0, 3.0, -3.0], [2.0, 2.0, 2.0]], [[-3.0, 2.0, 3.0], [2.0, 1.0, -2.0]]]> : tensor<2x2x3xf32>
  %b = stablehlo.constant dense<[[[0.0, 0.0, 3.0], [-1.0, -1.0, -2.0]], [[0.0, 1.0, 0.0], [-1.0, 0.0, 1.0]]]> : tensor<2x2x3xf32>
  %0 = stablehlo.einsum %a, %b, config = "bij,bkj->ikb" : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[-9.0, 2.0], [6.0, 6.0]], [[6.0, 1.0], [-8.0, -4.0]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// i,j->ij f32
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 1.0, 1.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[-3.0, 1.0]> : tensor<2xf32>
  %0 = stablehlo.einsum %a, %b, config = "i,j->ij" : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[6.0, -2.0], [-3.0, 1.0], [-3.0, 1.0]]> : tensor<3x2xf32>
  func.return
}

// -----

// i,i-> f32
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 3.0, -1.0, -1.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[1.0, 3.0, -3.0, -3.0]> : tensor<4xf32>
  %0 = stablehlo.einsum %a, %b, config = "i,i->" : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  check.expect_eq_const %0, dense<15.0> : tensor<f32>
  func.return
}

// -----

// ij,ij->ij f32
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, -1.0, 0.0], [0.0, -1.0, 3.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[1.0, -2.0, -1.0], [-2.0, -2.0, 2.0]]> : tensor<2x3xf32>
  %0 = stablehlo.einsum %a, %b, config = "ij,ij->ij" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[-2.0, 2.0, 0.0], [0.0, 2.0, 6.0]]> : tensor<2x3xf32>
  func.return
}

// -----

// ij,k->i f32
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 0.0, -2.0], [2.0, -2.0, -3.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xf32>
  %0 = stablehlo.einsum %a, %b, config = "ij,k->i" : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[-3.0, 9.0]> : tensor<2xf32>
  func.return
}

// -----

// ii,ij->j f32
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, -2.0, -2.0], [1.0, 0.0, 1.0], [3.0, 3.0, -3.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[2.0, -1.0], [2.0, 1.0], [-3.0, 3.0]]> : tensor<3x2xf32>
  %0 = stablehlo.einsum %a, %b, config = "ii,ij->j" : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[7.0, -8.0]> : tensor<2xf32>
  func.return
}

// -----

// ...ij,jk->...ik f32
func.func @main() {
  %a = stablehlo.constant dense<[[[[3.0, 3.0, -3.0], [-2.0, 1.0, 0.0]], [[-3.0, 3.0, -2.0], [-3.0, 3.0, 1.0]]], [[[-3.0, -2.0, 3.0], [2.0, 3.0, 3.0]], [[-1.0, 0.0, -1.0], [-3.0, -2.0, -3.0]]]]> : tensor<2x2x2x3xf32>
  %b = stablehlo.constant dense<[[-3.0, -1.0], [3.0, 2.0], [1.0, -2.0]]> : tensor<3x2xf32>
  %0 = stablehlo.einsum %a, %b, config = "...ij,jk->...ik" : (tensor<2x2x2x3xf32>, tensor<3x2xf32>) -> tensor<2x2x2x2xf32>
  check.expect_eq_const %0, dense<[[[[-3.0, 9.0], [9.0, 4.0]], [[16.0, 13.0], [19.0, 7.0]]], [[[6.0, -7.0], [6.0, -2.0]], [[2.0, 3.0], [0.0, 5.0]]]]> : tensor<2x2x2x2xf32>
  func.return
}

// -----

// ...i,...i->... f32
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, 1.0, 2.0], [-1.0, -3.0, -2.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[3.0, 1.0, 0.0], [-1.0, 3.0, -1.0]]> : tensor<2x3xf32>
  %0 = stablehlo.einsum %a, %b, config = "...i,...i->..." : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[-8.0, -6.0]> : tensor<2xf32>
  func.return
}

// -----

// i...,i->... f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 2.0], [-1.0, 0.0], [-3.0, 2.0]]> : tensor<3x2xf32>
  %b = stablehlo.constant dense<[-2.0, 0.0, 0.0]> : tensor<3xf32>
  %0 = stablehlo.einsum %a, %b, config = "i...,i->..." : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[0.0, -4.0]> : tensor<2xf32>
  func.return
}

// -----

// ij,jk->ik f32
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<2x0xf32>
  %b = stablehlo.constant dense<> : tensor<0x3xf32>
  %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  func.return
}

// -----

// aB,Bc->ac f32
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, -2.0], [0.0, -3.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[3.0, -1.0], [0.0, -2.0]]> : tensor<2x2xf32>
  %0 = stablehlo.einsum %a, %b, config = "aB,Bc->ac" : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[-6.0, 6.0], [0.0, 6.0]]> : tensor<2x2xf32>
  func.return
}
