// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_complex, once for each element type; made by tests/ops/make_relation_cases.py.

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.5], [0.25, 0.375]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[0.125, 0.5]> : tensor<2xf32>
  %c = "chlo.broadcast_complex"(%a, %b) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xcomplex<f32>>
  %r = stablehlo.imag %c : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %e = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, 0.125], [-0.25, -0.125]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[-0.375, 0.375]> : tensor<2xf64>
  %c = "chlo.broadcast_complex"(%a, %b) : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xcomplex<f64>>
  %r = stablehlo.imag %c : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %e = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf64>) -> tensor<2x2xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}
