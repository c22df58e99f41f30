// SPDX-License-Identifier: Apache-2.0
// The real parts decide, then the imaginary ones; nothing is ordered with a NaN that decides.
func.func @less() {
  %a = stablehlo.constant dense<[(1.0, 5.0), (2.0, 1.0), (2.0, 3.0), (2.0, 2.0), (0x7FC00000, 0.0), (1.0, 0x7FC00000), (2.0, 0x7FC00000)]> : tensor<7xcomplex<f32>>
  %b = stablehlo.constant dense<[(2.0, 0.0), (2.0, 2.0), (2.0, 2.0), (2.0, 2.0), (2.0, 2.0), (2.0, 2.0), (2.0, 2.0)]> : tensor<7xcomplex<f32>>
  %lt = stablehlo.compare LT, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %lt, dense<[true, true, false, false, false, true, false]> : tensor<7xi1>
  %le = stablehlo.compare LE, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %le, dense<[true, true, false, true, false, true, false]> : tensor<7xi1>
  %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %eq, dense<[false, false, false, true, false, false, false]> : tensor<7xi1>
  return
}
func.func @greater() {
  %a = stablehlo.constant dense<[(3.0, 1.0), (2.0, 3.0), (2.0, 1.0), (2.0, 2.0), (0x7FF8000000000000, 0.0), (3.0, 0x7FF8000000000000), (2.0, 0x7FF8000000000000)]> : tensor<7xcomplex<f64>>
  %b = stablehlo.constant dense<(2.0, 2.0)> : tensor<7xcomplex<f64>>
  %gt = stablehlo.compare GT, %a, %b, FLOAT : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> tensor<7xi1>
  check.expect_eq_const %gt, dense<[true, true, false, false, false, true, false]> : tensor<7xi1>
  %ge = stablehlo.compare GE, %a, %b, FLOAT : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> tensor<7xi1>
  check.expect_eq_const %ge, dense<[true, true, false, true, false, true, false]> : tensor<7xi1>
  %ne = stablehlo.compare NE, %a, %b, FLOAT : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> tensor<7xi1>
  check.expect_eq_const %ne, dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
  return
}
func.func @sorted() {
  %a = stablehlo.constant dense<[(2.0, 3.0), (1.0, 5.0), (2.0, 1.0), (-1.0, 0.0), (2.0, 1.0)]> : tensor<5xcomplex<f32>>
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %p = stablehlo.compare LT, %x, %y, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %0, dense<[(-1.0, 0.0), (1.0, 5.0), (2.0, 1.0), (2.0, 1.0), (2.0, 3.0)]> : tensor<5xcomplex<f32>>
  return
}
