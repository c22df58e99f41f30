// SPDX-License-Identifier: Apache-2.0
// chlo.top_k, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, true, false, true]]> : tensor<2x6xi1>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi1>) -> (tensor<2x3xi1>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<true> : tensor<2x3xi1>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi1>
  %e1 = stablehlo.constant dense<[[1, 3, 4], [1, 3, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, -2, -2, -1, 0], [-2, -2, 1, 1, 0, -2]]> : tensor<2x6xi2>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi2>) -> (tensor<2x3xi2>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 0]]> : tensor<2x3xi2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi2>
  %e1 = stablehlo.constant dense<[[0, 1, 5], [2, 3, 4]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[-1, 0, -1, -1, -2, 1], [-2, -1, -1, 2, -1, 2]]> : tensor<2x6xi4>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi4>) -> (tensor<2x3xi4>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[1, 0, -1], [2, 2, -1]]> : tensor<2x3xi4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi4>
  %e1 = stablehlo.constant dense<[[5, 1, 0], [3, 5, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2, 1, -2, -2, 2], [-1, 0, -1, 1, 2, -2]]> : tensor<2x6xi8>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi8>) -> (tensor<2x3xi8>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 2, 2], [2, 1, 0]]> : tensor<2x3xi8>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi8>
  %e1 = stablehlo.constant dense<[[0, 1, 5], [4, 3, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[-1, 2, -2, -1, -2, 1], [-2, -1, 1, -2, 0, -2]]> : tensor<2x6xi16>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi16>) -> (tensor<2x3xi16>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, -1], [1, 0, -1]]> : tensor<2x3xi16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi16>
  %e1 = stablehlo.constant dense<[[1, 5, 0], [2, 4, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 1, -2, 1, 1], [2, 2, 2, -1, 0, 1]]> : tensor<2x6xi32>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  %e1 = stablehlo.constant dense<[[1, 0, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-2, -2, -1, 2, 1, 0], [1, -1, -2, -2, 1, -2]]> : tensor<2x6xi64>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xi64>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, 0], [1, 1, -1]]> : tensor<2x3xi64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xi64>
  %e1 = stablehlo.constant dense<[[3, 4, 5], [0, 4, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 1, 2, 0, 2], [1, 1, 1, 2, 2, 0]]> : tensor<2x6xui2>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui2>) -> (tensor<2x3xui2>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 2, 1], [2, 2, 1]]> : tensor<2x3xui2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui2>
  %e1 = stablehlo.constant dense<[[3, 5, 1], [3, 4, 0]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 1, 0, 0], [1, 1, 2, 0, 2, 2]]> : tensor<2x6xui4>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui4>) -> (tensor<2x3xui4>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, 1], [2, 2, 2]]> : tensor<2x3xui4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui4>
  %e1 = stablehlo.constant dense<[[2, 1, 3], [2, 4, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 2, 1, 0, 0, 0], [1, 0, 2, 1, 0, 1]]> : tensor<2x6xui8>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui8>) -> (tensor<2x3xui8>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, 0], [2, 1, 1]]> : tensor<2x3xui8>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui8>
  %e1 = stablehlo.constant dense<[[1, 2, 0], [2, 0, 3]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0, 0, 0, 1, 2], [0, 0, 0, 0, 2, 1]]> : tensor<2x6xui16>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui16>) -> (tensor<2x3xui16>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 1, 1], [2, 1, 0]]> : tensor<2x3xui16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui16>
  %e1 = stablehlo.constant dense<[[5, 0, 4], [4, 5, 0]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 1, 1, 0, 2], [0, 1, 1, 1, 1, 0]]> : tensor<2x6xui32>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui32>) -> (tensor<2x3xui32>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 2, 1], [1, 1, 1]]> : tensor<2x3xui32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui32>
  %e1 = stablehlo.constant dense<[[1, 5, 0], [1, 2, 3]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, 0, 0, 2, 0], [0, 1, 2, 1, 0, 1]]> : tensor<2x6xui64>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xui64>) -> (tensor<2x3xui64>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[2, 0, 0], [2, 1, 1]]> : tensor<2x3xui64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xui64>
  %e1 = stablehlo.constant dense<[[4, 0, 1], [2, 1, 3]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[-1.0, -0.5, -1.0, -0.5, -0.5, -0.5], [-0.5, 0.0, -1.0, 1.0, -0.5, -0.5]]> : tensor<2x6xf4E2M1FN>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -5.000000e-01, -5.000000e-01], [1.000000e+00, 0.000000e+00, -5.000000e-01]]> : tensor<2x3xf4E2M1FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf4E2M1FN>
  %e1 = stablehlo.constant dense<[[1, 3, 4], [3, 1, 0]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.75, 0.5, -0.5, 0.375, -0.125, -0.375], [0.375, 0.125, 0.375, -0.25, -0.25, 0.125]]> : tensor<2x6xf6E2M3FN>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf6E2M3FN>) -> (tensor<2x3xf6E2M3FN>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 3.750000e-01, -1.250000e-01], [3.750000e-01, 3.750000e-01, 1.250000e-01]]> : tensor<2x3xf6E2M3FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E2M3FN>
  %e1 = stablehlo.constant dense<[[1, 3, 4], [0, 2, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, -0.25, 0.25, -0.5, -0.75, 0.125], [0.5, -0.125, -0.375, -0.5, -0.75, -0.5]]> : tensor<2x6xf6E3M2FN>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf6E3M2FN>) -> (tensor<2x3xf6E3M2FN>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 2.500000e-01, 1.250000e-01], [5.000000e-01, -1.250000e-01, -3.750000e-01]]> : tensor<2x3xf6E3M2FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf6E3M2FN>
  %e1 = stablehlo.constant dense<[[0, 2, 5], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, 0.75, -0.375, -0.25, 0.125, -0.125], [-0.375, -0.75, 0.75, 0.25, 0.75, 0.125]]> : tensor<2x6xf8E3M4>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E3M4>) -> (tensor<2x3xf8E3M4>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 1.250000e-01, -1.250000e-01], [7.500000e-01, 7.500000e-01, 2.500000e-01]]> : tensor<2x3xf8E3M4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E3M4>
  %e1 = stablehlo.constant dense<[[1, 4, 5], [2, 4, 3]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -0.75, -0.125, -0.125, 0.375, -0.375], [-0.75, -0.5, 0.25, 0.75, -0.125, 0.5]]> : tensor<2x6xf8E4M3>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E4M3>) -> (tensor<2x3xf8E4M3>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[3.750000e-01, -1.250000e-01, -1.250000e-01], [7.500000e-01, 5.000000e-01, 2.500000e-01]]> : tensor<2x3xf8E4M3>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3>
  %e1 = stablehlo.constant dense<[[4, 2, 3], [3, 5, 2]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, -0.25, -0.125, -0.125, 0.5, 0.25], [-0.75, 0.5, -0.375, -0.125, -0.5, -0.25]]> : tensor<2x6xf8E4M3FN>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 2.500000e-01, -1.250000e-01], [5.000000e-01, -1.250000e-01, -2.500000e-01]]> : tensor<2x3xf8E4M3FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FN>
  %e1 = stablehlo.constant dense<[[4, 5, 2], [1, 3, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.75, 0.75, -0.75, 0.25, -0.125], [0.5, -0.75, -0.75, -0.75, -0.125, -0.5]]> : tensor<2x6xf8E4M3FNUZ>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E4M3FNUZ>) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 2.500000e-01, -1.250000e-01], [5.000000e-01, -1.250000e-01, -5.000000e-01]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3FNUZ>
  %e1 = stablehlo.constant dense<[[2, 4, 5], [0, 4, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, 0.25, 0.375, 0.5, -0.5, -0.25], [-0.375, 0.125, 0.5, 0.5, 0.5, -0.5]]> : tensor<2x6xf8E4M3B11FNUZ>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E4M3B11FNUZ>) -> (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 5.000000e-01, 3.750000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E4M3B11FNUZ>
  %e1 = stablehlo.constant dense<[[0, 3, 2], [2, 3, 4]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, 0.5, 0.375, -0.75, 0.375, 0.75], [-0.5, 0.5, 0.75, -0.75, 0.125, 0.375]]> : tensor<2x6xf8E5M2>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 5.000000e-01, 3.750000e-01], [7.500000e-01, 5.000000e-01, 3.750000e-01]]> : tensor<2x3xf8E5M2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2>
  %e1 = stablehlo.constant dense<[[5, 1, 2], [2, 1, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -0.75, 0.5, -0.5, 0.125, 0.375], [0.25, -0.25, 0.375, -0.75, -0.75, 0.5]]> : tensor<2x6xf8E5M2FNUZ>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E5M2FNUZ>) -> (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 3.750000e-01, 1.250000e-01], [5.000000e-01, 3.750000e-01, 2.500000e-01]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E5M2FNUZ>
  %e1 = stablehlo.constant dense<[[2, 5, 4], [5, 2, 0]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.25, 0.25, 0.5, 0.125, 0.5], [0.25, 0.5, 0.25, 1.0, 0.5, 1.0]]> : tensor<2x6xf8E8M0FNU>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf8E8M0FNU>) -> (tensor<2x3xf8E8M0FNU>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 5.000000e-01, 5.000000e-01], [1.000000e+00, 1.000000e+00, 5.000000e-01]]> : tensor<2x3xf8E8M0FNU>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf8E8M0FNU>
  %e1 = stablehlo.constant dense<[[0, 3, 5], [3, 5, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, -0.125, 0.25, -0.375, 0.375, -0.25], [-0.25, 0.375, 0.375, 0.75, -0.125, 0.75]]> : tensor<2x6xbf16>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[3.750000e-01, 2.500000e-01, -1.250000e-01], [7.500000e-01, 7.500000e-01, 3.750000e-01]]> : tensor<2x3xbf16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xbf16>
  %e1 = stablehlo.constant dense<[[4, 2, 0], [3, 5, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, 0.75, 0.125, 0.375, 0.375, 0.5], [-0.25, 0.5, 0.75, -0.125, 0.125, 0.5]]> : tensor<2x6xf16>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf16>) -> (tensor<2x3xf16>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 5.000000e-01, 3.750000e-01], [7.500000e-01, 5.000000e-01, 5.000000e-01]]> : tensor<2x3xf16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf16>
  %e1 = stablehlo.constant dense<[[1, 5, 3], [2, 1, 5]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, 0.25, 0.25, -0.25, 0.125, 0.5], [0.125, 0.5, -0.125, -0.375, -0.25, -0.5]]> : tensor<2x6xf32>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[5.000000e-01, 2.500000e-01, 2.500000e-01], [5.000000e-01, 1.250000e-01, -1.250000e-01]]> : tensor<2x3xf32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf32>
  %e1 = stablehlo.constant dense<[[5, 0, 1], [1, 0, 2]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, -0.25, 0.75, -0.5, 0.75, -0.125], [0.5, -0.5, -0.25, -0.5, -0.5, -0.75]]> : tensor<2x6xf64>
  %r:2 = "chlo.top_k"(%a) <{k = 3 : i64}> : (tensor<2x6xf64>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
  %e0 = stablehlo.constant dense<[[7.500000e-01, 7.500000e-01, -1.250000e-01], [5.000000e-01, -2.500000e-01, -5.000000e-01]]> : tensor<2x3xf64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x3xf64>
  %e1 = stablehlo.constant dense<[[2, 4, 0], [0, 2, 1]]> : tensor<2x3xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x3xi32>
  return
}
