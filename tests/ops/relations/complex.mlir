// SPDX-License-Identifier: Apache-2.0
// stablehlo.complex, once for each element type; made by tests/ops/make_relation_cases.py.

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.5, -0.75, -0.75]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.75, -0.375, -0.75, -0.5]> : tensor<4xf32>
  %c = stablehlo.complex %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %e = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.75, -0.375]> : tensor<4xf64>
  %b = stablehlo.constant dense<[-0.25, -0.375, 0.125, -0.25]> : tensor<4xf64>
  %c = stablehlo.complex %a, %b : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
  %r = stablehlo.real %c : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %e = stablehlo.reshape %a : (tensor<4xf64>) -> tensor<4xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  return
}
