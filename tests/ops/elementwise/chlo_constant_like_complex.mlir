// SPDX-License-Identifier: Apache-2.0
func.func @complex_f32() {
  %x = stablehlo.constant dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>
  %0 = "chlo.constant_like"(%x) <{value = #complex.number<:f32 1.5, -2.0> : complex<f32>}> : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<(1.5, -2.0)> : tensor<2xcomplex<f32>>
  return
}
func.func @complex_f64_without_its_type() {
  %x = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %0 = "chlo.constant_like"(%x) <{value = #complex.number<:f64 0.1, 0x7FF0000000000000>}> : (tensor<complex<f64>>) -> tensor<complex<f64>>
  check.expect_eq_const %0, dense<(0.1, 0x7FF0000000000000)> : tensor<complex<f64>>
  return
}
