// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_atan2, once for each element type; made by tests/ops/make_relation_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 1.0], [0.0, 2.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<[3.0, 3.0]> : tensor<2xf4E2M1FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf6E2M3FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 3.0], [2.0, 2.0]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf6E3M2FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 0.0], [3.0, 0.0]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf8E3M4>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf8E4M3>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E4M3>, tensor<2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 3.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[3.0, 3.0]> : tensor<2xf8E4M3FN>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 3.0], [2.0, 1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 2.0], [3.0, 1.0]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 2.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 2.0], [2.0, 3.0]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xbf16>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xbf16>, tensor<2xbf16>) -> tensor<2x2xbf16>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xbf16>) -> tensor<2x2xbf16>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 1.0], [0.0, 3.0]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<[3.0, 0.0]> : tensor<2xf16>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf16>, tensor<2xf16>) -> tensor<2x2xf16>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf16>) -> tensor<2x2xf16>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf16>, tensor<2x2xf16>) -> tensor<2x2xf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[3.0, 1.0], [0.0, 0.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 2.0], [3.0, 0.0]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf64>) -> tensor<2x2xf64>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.0, 0.0), (2.0, 1.0)], [(3.0, 1.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<[(1.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f32>>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, 3.0), (3.0, 0.0)], [(3.0, 3.0), (3.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[(0.0, 0.0), (1.0, 2.0)]> : tensor<2xcomplex<f64>>
  %r = "chlo.broadcast_atan2"(%a, %b) : (tensor<2x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %e = "stablehlo.atan2"(%a, %c) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f64>>
  return
}
