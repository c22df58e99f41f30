// SPDX-License-Identifier: Apache-2.0
// stablehlo.triangular_solve, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<[[0.5], [1.0]]> : tensor<2x1xf4E2M1FN>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  %e0 = stablehlo.constant dense<0.000000e+00> : tensor<2x1xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<[[-0.125], [-0.25]]> : tensor<2x1xf6E2M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>) -> tensor<2x1xf6E2M3FN>
  %e0 = stablehlo.constant dense<-0.000000e+00> : tensor<2x1xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<[[0.5], [0.375]]> : tensor<2x1xf6E3M2FN>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf6E3M2FN>, tensor<2x1xf6E3M2FN>) -> tensor<2x1xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[2.500000e-01], [0.000000e+00]]> : tensor<2x1xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<[[-0.5], [0.125]]> : tensor<2x1xf8E3M4>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E3M4>, tensor<2x1xf8E3M4>) -> tensor<2x1xf8E3M4>
  %e0 = stablehlo.constant dense<[[-2.500000e-01], [9.375000e-02]]> : tensor<2x1xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<[[0.5], [-0.5]]> : tensor<2x1xf8E4M3>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E4M3>, tensor<2x1xf8E4M3>) -> tensor<2x1xf8E4M3>
  %e0 = stablehlo.constant dense<[[2.500000e-01], [-1.875000e-01]]> : tensor<2x1xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[[0.375], [-0.375]]> : tensor<2x1xf8E4M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E4M3FN>, tensor<2x1xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[1.875000e-01], [-1.406250e-01]]> : tensor<2x1xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[0.375], [-0.125]]> : tensor<2x1xf8E4M3FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E4M3FNUZ>, tensor<2x1xf8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[1.875000e-01], [-7.812500e-02]]> : tensor<2x1xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[-0.75], [-0.25]]> : tensor<2x1xf8E4M3B11FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2x1xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[-3.750000e-01], [3.125000e-02]]> : tensor<2x1xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[[-0.25], [0.375]]> : tensor<2x1xf8E5M2>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E5M2>, tensor<2x1xf8E5M2>) -> tensor<2x1xf8E5M2>
  %e0 = stablehlo.constant dense<[[-1.250000e-01], [1.250000e-01]]> : tensor<2x1xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[-0.5], [-0.375]]> : tensor<2x1xf8E5M2FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E5M2FNUZ>, tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[-2.500000e-01], [-3.125000e-02]]> : tensor<2x1xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[[0.125], [0.25]]> : tensor<2x1xf8E8M0FNU>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E8M0FNU>, tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU>
  %e0 = stablehlo.constant dense<6.250000e-02> : tensor<2x1xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[[-0.125], [-0.25]]> : tensor<2x1xbf16>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x1xbf16>) -> tensor<2x1xbf16>
  %e0 = stablehlo.constant dense<[[-6.250000e-02], [-4.687500e-02]]> : tensor<2x1xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<[[0.375], [-0.75]]> : tensor<2x1xf16>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf16>, tensor<2x1xf16>) -> tensor<2x1xf16>
  %e0 = stablehlo.constant dense<[[1.875000e-01], [-2.343750e-01]]> : tensor<2x1xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[0.125], [-0.125]]> : tensor<2x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %e0 = stablehlo.constant dense<[[6.250000e-02], [-4.687500e-02]]> : tensor<2x1xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [1.0, 4.0]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[-0.75], [0.375]]> : tensor<2x1xf64>
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  %e0 = stablehlo.constant dense<[[-3.750000e-01], [1.875000e-01]]> : tensor<2x1xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x1xf64>
  return
}
