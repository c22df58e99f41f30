// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_select, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[false, false], [false, false]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<false> : tensor<i1>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi1>, tensor<i1>) -> tensor<2x2xi1>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i1>) -> tensor<2x2xi1>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [-2, -1]]> : tensor<2x2xi2>
  %b = stablehlo.constant dense<-2> : tensor<i2>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi2>, tensor<i2>) -> tensor<2x2xi2>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i2>) -> tensor<2x2xi2>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi4>
  %b = stablehlo.constant dense<-1> : tensor<i4>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi4>, tensor<i4>) -> tensor<2x2xi4>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i4>) -> tensor<2x2xi4>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [-1, -1]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<-2> : tensor<i8>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi8>, tensor<i8>) -> tensor<2x2xi8>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i8>) -> tensor<2x2xi8>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [0, 1]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<0> : tensor<i16>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi16>, tensor<i16>) -> tensor<2x2xi16>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i16>) -> tensor<2x2xi16>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, -1]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<-1> : tensor<i32>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[2, -1], [0, -1]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<1> : tensor<i64>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[2, 1], [2, 2]]> : tensor<2x2xui2>
  %b = stablehlo.constant dense<2> : tensor<ui2>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui2>, tensor<ui2>) -> tensor<2x2xui2>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui2>) -> tensor<2x2xui2>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2], [2, 0]]> : tensor<2x2xui4>
  %b = stablehlo.constant dense<0> : tensor<ui4>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui4>, tensor<ui4>) -> tensor<2x2xui4>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui4>) -> tensor<2x2xui4>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [2, 1]]> : tensor<2x2xui8>
  %b = stablehlo.constant dense<0> : tensor<ui8>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui8>, tensor<ui8>) -> tensor<2x2xui8>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui8>) -> tensor<2x2xui8>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [1, 0]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<0> : tensor<ui16>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui16>, tensor<ui16>) -> tensor<2x2xui16>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui16>) -> tensor<2x2xui16>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0], [1, 2]]> : tensor<2x2xui32>
  %b = stablehlo.constant dense<2> : tensor<ui32>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, 1]]> : tensor<2x2xui64>
  %b = stablehlo.constant dense<1> : tensor<ui64>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xui64>, tensor<ui64>) -> tensor<2x2xui64>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui64>) -> tensor<2x2xui64>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xui64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.0], [0.0, -0.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -0.5], [0.125, 0.75]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<-0.75> : tensor<f6E2M3FN>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, -0.5], [-0.375, -0.5]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<0.25> : tensor<f6E3M2FN>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, -0.75], [0.75, -0.125]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<-0.125> : tensor<f8E3M4>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E3M4>, tensor<f8E3M4>) -> tensor<2x2xf8E3M4>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E3M4>) -> tensor<2x2xf8E3M4>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E3M4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -0.375], [-0.75, -0.375]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<-0.75> : tensor<f8E4M3>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E4M3>, tensor<f8E4M3>) -> tensor<2x2xf8E4M3>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3>) -> tensor<2x2xf8E4M3>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E4M3>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, 0.375], [0.5, -0.375]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<-0.375> : tensor<f8E4M3FN>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, 0.25], [-0.125, 0.75]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<-0.25> : tensor<f8E4M3FNUZ>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.5], [0.375, -0.375]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<0.375> : tensor<f8E4M3B11FNUZ>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, -0.75], [-0.5, 0.5]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<-0.25> : tensor<f8E5M2>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<2x2xf8E5M2>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E5M2>) -> tensor<2x2xf8E5M2>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E5M2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.25], [-0.125, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<0.25> : tensor<f8E5M2FNUZ>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.25], [0.5, 0.5]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf8E8M0FNU>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.75], [0.5, -0.75]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<0.25> : tensor<bf16>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<2x2xbf16>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<bf16>) -> tensor<2x2xbf16>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xbf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, -0.5], [0.5, -0.75]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<0.375> : tensor<f16>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf16>, tensor<f16>) -> tensor<2x2xf16>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f16>) -> tensor<2x2xf16>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.5], [0.25, 0.375]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<0.5> : tensor<f32>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, 0.125], [-0.25, -0.125]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<0.125> : tensor<f64>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.125, -0.125), (-0.25, 0.75)], [(-0.5, -0.375), (-0.75, 0.125)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<(0.375, 0.125)> : tensor<complex<f32>>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f32>>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.375, 0.75), (0.5, 0.5)], [(0.125, 0.25), (-0.25, 0.25)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<(-0.5, -0.75)> : tensor<complex<f64>>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = "chlo.broadcast_select"(%p, %a, %b) : (tensor<2xi1>, tensor<2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
  %q = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
  %e = stablehlo.select %q, %a, %c : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f64>>
  return
}
