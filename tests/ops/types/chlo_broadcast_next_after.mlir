// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_next_after, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.0], [-0.0]]> : tensor<2x1xf4E2M1FN>
  %b = stablehlo.constant dense<[-0.0, -0.5, -1.0, -0.0]> : tensor<4xf4E2M1FN>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[-0.000000e+00, -5.000000e-01, -5.000000e-01, -0.000000e+00], [-0.000000e+00, -5.000000e-01, -5.000000e-01, -0.000000e+00]]> : tensor<2x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf4E2M1FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125], [0.125]]> : tensor<2x1xf8E3M4>
  %b = stablehlo.constant dense<[-0.25, 0.5, 0.5, 0.375]> : tensor<4xf8E3M4>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[-1.406250e-01, -1.093750e-01, -1.093750e-01, -1.093750e-01], [1.093750e-01, 1.406250e-01, 1.406250e-01, 1.406250e-01]]> : tensor<2x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.125], [-0.375]]> : tensor<2x1xf8E4M3>
  %b = stablehlo.constant dense<[-0.5, 0.125, 0.125, -0.5]> : tensor<4xf8E4M3>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.171880e-01, 1.250000e-01, 1.250000e-01, 1.171880e-01], [-4.062500e-01, -3.437500e-01, -3.437500e-01, -4.062500e-01]]> : tensor<2x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.75], [0.375]]> : tensor<2x1xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 0.75, -0.25, 0.75]> : tensor<4xf8E4M3FN>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[6.875000e-01, 7.500000e-01, 6.875000e-01, 7.500000e-01], [3.437500e-01, 4.062500e-01, 3.437500e-01, 4.062500e-01]]> : tensor<2x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [-0.75]]> : tensor<2x1xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.375, 0.125, 0.75, 0.375]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[4.687500e-01, 4.687500e-01, 5.625000e-01, 4.687500e-01], [-6.875000e-01, -6.875000e-01, -6.875000e-01, -6.875000e-01]]> : tensor<2x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [0.25]]> : tensor<2x1xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[-0.25, -0.75, 0.5, 0.25]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[3.437500e-01, 3.437500e-01, 4.062500e-01, 3.437500e-01], [2.343750e-01, 2.343750e-01, 2.812500e-01, 2.500000e-01]]> : tensor<2x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [-0.75]]> : tensor<2x1xf8E5M2>
  %b = stablehlo.constant dense<[0.25, 0.5, -0.125, -0.375]> : tensor<4xf8E5M2>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[3.125000e-01, 4.375000e-01, 3.125000e-01, 3.125000e-01], [-6.250000e-01, -6.250000e-01, -6.250000e-01, -6.250000e-01]]> : tensor<2x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [-0.5]]> : tensor<2x1xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[0.5, -0.5, 0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[4.375000e-01, 3.125000e-01, 4.375000e-01, 3.750000e-01], [-4.375000e-01, -5.000000e-01, -4.375000e-01, -4.375000e-01]]> : tensor<2x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375], [-0.5]]> : tensor<2x1xbf16>
  %b = stablehlo.constant dense<[0.375, 0.75, 0.25, 0.25]> : tensor<4xbf16>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xbf16>, tensor<4xbf16>) -> tensor<2x4xbf16>
  %e0 = stablehlo.constant dense<[[-3.730470e-01, -3.730470e-01, -3.730470e-01, -3.730470e-01], [-4.980470e-01, -4.980470e-01, -4.980470e-01, -4.980470e-01]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.375], [0.75]]> : tensor<2x1xf16>
  %b = stablehlo.constant dense<[0.25, 0.5, 0.375, 0.375]> : tensor<4xf16>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[3.747560e-01, 3.752440e-01, 3.750000e-01, 3.750000e-01], [7.495110e-01, 7.495110e-01, 7.495110e-01, 7.495110e-01]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [0.375]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[0.75, -0.375, -0.75, -0.5]> : tensor<4xf32>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[0.50000006, 0.49999997, 0.49999997, 0.49999997], [0.37500003, 0.37499997, 0.37499997, 0.37499997]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [-0.5]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[-0.25, -0.375, 0.125, -0.25]> : tensor<4xf64>
  %r = "chlo.broadcast_next_after"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[0.24999999999999997, 0.24999999999999997, 0.24999999999999997, 0.24999999999999997], [-0.49999999999999994, -0.49999999999999994, -0.49999999999999994, -0.49999999999999994]]> : tensor<2x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x4xf64>
  return
}
