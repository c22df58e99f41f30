// SPDX-License-Identifier: Apache-2.0
// stablehlo.unary_einsum: transposes, diagonals and sums.

// ij->ji f32
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 0.0, -3.0], [-1.0, -1.0, -2.0]]> : tensor<2x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ij->ji" : (tensor<2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[3.0, -1.0], [0.0, -1.0], [-3.0, -2.0]]> : tensor<3x2xf32>
  func.return
}

// -----

// ij->i f32
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 3.0, 1.0], [-2.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x3xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[6.0, -2.0]> : tensor<2xf32>
  func.return
}

// -----

// ij->i ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [2, 1, 0]]> : tensor<2x3xui8>
  %0 = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x3xui8>) -> tensor<2xui8>
  check.expect_eq_const %0, dense<[6, 3]> : tensor<2xui8>
  func.return
}

// -----

// ij->i complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.0, -1.0), (-2.0, 0.0), (0.0, 1.0)], [(0.0, -2.0), (1.0, 1.0), (0.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %0 = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<[(-2.0, 0.0), (1.0, -2.0)]> : tensor<2xcomplex<f32>>
  func.return
}

// -----

// ij-> f32
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [-3.0, -3.0, -2.0]]> : tensor<2x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ij->" : (tensor<2x3xf32>) -> tensor<f32>
  check.expect_eq_const %0, dense<-5.0> : tensor<f32>
  func.return
}

// -----

// ii->i f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 0.0, 3.0], [-3.0, 1.0, -1.0], [1.0, -3.0, -1.0]]> : tensor<3x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ii->i" : (tensor<3x3xf32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  func.return
}

// -----

// ii-> f32
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, -1.0, -2.0], [2.0, 1.0, -3.0], [-1.0, 3.0, 3.0]]> : tensor<3x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ii->" : (tensor<3x3xf32>) -> tensor<f32>
  check.expect_eq_const %0, dense<1.0> : tensor<f32>
  func.return
}

// -----

// ...i->i... f32
func.func @main() {
  %a = stablehlo.constant dense<[[[3.0, -3.0, 3.0], [-1.0, -3.0, 2.0]], [[-3.0, -3.0, 3.0], [-3.0, -1.0, 3.0]]]> : tensor<2x2x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "...i->i..." : (tensor<2x2x3xf32>) -> tensor<3x2x2xf32>
  check.expect_eq_const %0, dense<[[[3.0, -1.0], [-3.0, -3.0]], [[-3.0, -3.0], [-3.0, -1.0]], [[3.0, 2.0], [3.0, 3.0]]]> : tensor<3x2x2xf32>
  func.return
}

// -----

// ab...->... f32
func.func @main() {
  %a = stablehlo.constant dense<[[[-2.0, -2.0, -1.0], [2.0, 1.0, -1.0]], [[-2.0, 0.0, 0.0], [-1.0, 1.0, -3.0]]]> : tensor<2x2x3xf32>
  %0 = stablehlo.unary_einsum %a, config = "ab...->..." : (tensor<2x2x3xf32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[-3.0, 0.0, -5.0]> : tensor<3xf32>
  func.return
}

// -----

// i->i f32
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0xf32>
  %0 = stablehlo.unary_einsum %a, config = "i->i" : (tensor<0xf32>) -> tensor<0xf32>
  check.expect_eq_const %0, dense<> : tensor<0xf32>
  func.return
}
