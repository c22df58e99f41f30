// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_compare, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<false> : tensor<i1>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i1>) -> tensor<4xi1>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  %b = stablehlo.constant dense<-2> : tensor<i2>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi2>, tensor<i2>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i2>) -> tensor<4xi2>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi2>, tensor<4xi2>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, -2, -2, -1]> : tensor<4xi4>
  %b = stablehlo.constant dense<-1> : tensor<i4>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi4>, tensor<i4>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i4>) -> tensor<4xi4>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi8>
  %b = stablehlo.constant dense<-2> : tensor<i8>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi8>, tensor<i8>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i8>) -> tensor<4xi8>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, -1, 2]> : tensor<4xi16>
  %b = stablehlo.constant dense<0> : tensor<i16>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi16>, tensor<i16>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i16>) -> tensor<4xi16>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 2, 1]> : tensor<4xi32>
  %b = stablehlo.constant dense<-1> : tensor<i32>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi64>
  %b = stablehlo.constant dense<1> : tensor<i64>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xi64>, tensor<i64>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i64>) -> tensor<4xi64>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xui2>
  %b = stablehlo.constant dense<2> : tensor<ui2>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui2>, tensor<ui2>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui2>) -> tensor<4xui2>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui2>, tensor<4xui2>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4xui4>
  %b = stablehlo.constant dense<0> : tensor<ui4>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui4>, tensor<ui4>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui4>) -> tensor<4xui4>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui4>, tensor<4xui4>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 1, 1]> : tensor<4xui8>
  %b = stablehlo.constant dense<0> : tensor<ui8>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui8>, tensor<ui8>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui8>) -> tensor<4xui8>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui16>
  %b = stablehlo.constant dense<0> : tensor<ui16>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui16>, tensor<ui16>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui16>) -> tensor<4xui16>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xui32>
  %b = stablehlo.constant dense<2> : tensor<ui32>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui32>, tensor<ui32>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui32>) -> tensor<4xui32>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui64>
  %b = stablehlo.constant dense<1> : tensor<ui64>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xui64>, tensor<ui64>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui64>) -> tensor<4xui64>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.0, -0.5, -0.0, 0.0]> : tensor<4xf4E2M1FN>
  %b = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, 0.125, 0.5, 0.75]> : tensor<4xf6E2M3FN>
  %b = stablehlo.constant dense<-0.75> : tensor<f6E2M3FN>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %b = stablehlo.constant dense<0.25> : tensor<f6E3M2FN>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.5, -0.125, -0.125]> : tensor<4xf8E3M4>
  %b = stablehlo.constant dense<-0.125> : tensor<f8E3M4>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E3M4>, tensor<f8E3M4>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.125, 0.5, -0.375]> : tensor<4xf8E4M3>
  %b = stablehlo.constant dense<-0.75> : tensor<f8E4M3>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E4M3>, tensor<f8E4M3>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.5, -0.75, 0.75]> : tensor<4xf8E4M3FN>
  %b = stablehlo.constant dense<-0.375> : tensor<f8E4M3FN>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.375, -0.75, -0.5]> : tensor<4xf8E4M3FNUZ>
  %b = stablehlo.constant dense<-0.25> : tensor<f8E4M3FNUZ>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.375, 0.75]> : tensor<4xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<0.375> : tensor<f8E4M3B11FNUZ>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.25, -0.75]> : tensor<4xf8E5M2>
  %b = stablehlo.constant dense<-0.25> : tensor<f8E5M2>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.75, -0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %b = stablehlo.constant dense<0.25> : tensor<f8E5M2FNUZ>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.125, 0.25, 0.5, 1.0]> : tensor<4xf8E8M0FNU>
  %b = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.125, 0.75, -0.75]> : tensor<4xbf16>
  %b = stablehlo.constant dense<0.25> : tensor<bf16>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xbf16>, tensor<bf16>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.5, -0.75, 0.5]> : tensor<4xf16>
  %b = stablehlo.constant dense<0.375> : tensor<f16>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf16>, tensor<f16>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f16>) -> tensor<4xf16>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.5, -0.75, -0.75]> : tensor<4xf32>
  %b = stablehlo.constant dense<0.5> : tensor<f32>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.75, -0.375]> : tensor<4xf64>
  %b = stablehlo.constant dense<0.125> : tensor<f64>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf64>, tensor<f64>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f64>) -> tensor<4xf64>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, 0.25), (0.125, -0.75), (-0.25, 0.375), (0.75, -0.375)]> : tensor<4xcomplex<f32>>
  %b = stablehlo.constant dense<(0.375, 0.125)> : tensor<complex<f32>>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.75, 0.125), (-0.25, 0.5), (-0.375, 0.25), (0.25, 0.75)]> : tensor<4xcomplex<f64>>
  %b = stablehlo.constant dense<(-0.5, -0.75)> : tensor<complex<f64>>
  %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xi1>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  %e = stablehlo.compare NE, %a, %c : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}
