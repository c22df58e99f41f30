// SPDX-License-Identifier: Apache-2.0
// stablehlo.map, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<false> : tensor<4xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  %b = stablehlo.constant dense<[-1, 1, 0, 0]> : tensor<4xi2>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    "stablehlo.return"(%s) : (tensor<i2>) -> ()
  }) : (tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  %e0 = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, -2, -2, -1]> : tensor<4xi4>
  %b = stablehlo.constant dense<[0, -2, 2, 2]> : tensor<4xi4>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    "stablehlo.return"(%s) : (tensor<i4>) -> ()
  }) : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi4>
  %e0 = stablehlo.constant dense<[0, -2, -2, -1]> : tensor<4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi8>
  %b = stablehlo.constant dense<[0, -1, -2, 0]> : tensor<4xi8>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%s) : (tensor<i8>) -> ()
  }) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  %e0 = stablehlo.constant dense<[-1, -1, -2, 0]> : tensor<4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, -1, 2]> : tensor<4xi16>
  %b = stablehlo.constant dense<[0, -1, 2, 2]> : tensor<4xi16>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    "stablehlo.return"(%s) : (tensor<i16>) -> ()
  }) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  %e0 = stablehlo.constant dense<[0, -1, -1, 2]> : tensor<4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 2, 1]> : tensor<4xi32>
  %b = stablehlo.constant dense<[1, 1, -2, 1]> : tensor<4xi32>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %e0 = stablehlo.constant dense<[1, -2, -2, 1]> : tensor<4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi64>
  %b = stablehlo.constant dense<[-2, 2, -1, 0]> : tensor<4xi64>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%s) : (tensor<i64>) -> ()
  }) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = stablehlo.constant dense<[-2, 0, -1, -1]> : tensor<4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xui2>
  %b = stablehlo.constant dense<[0, 2, 0, 1]> : tensor<4xui2>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    "stablehlo.return"(%s) : (tensor<ui2>) -> ()
  }) : (tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  %e0 = stablehlo.constant dense<0> : tensor<4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4xui4>
  %b = stablehlo.constant dense<[0, 2, 0, 0]> : tensor<4xui4>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    "stablehlo.return"(%s) : (tensor<ui4>) -> ()
  }) : (tensor<4xui4>, tensor<4xui4>) -> tensor<4xui4>
  %e0 = stablehlo.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 1, 1]> : tensor<4xui8>
  %b = stablehlo.constant dense<[2, 0, 0, 2]> : tensor<4xui8>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  %e0 = stablehlo.constant dense<[2, 0, 0, 1]> : tensor<4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui16>
  %b = stablehlo.constant dense<[2, 0, 1, 0]> : tensor<4xui16>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    "stablehlo.return"(%s) : (tensor<ui16>) -> ()
  }) : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xui16>
  %e0 = stablehlo.constant dense<[0, 0, 1, 0]> : tensor<4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xui32>
  %b = stablehlo.constant dense<[1, 2, 2, 2]> : tensor<4xui32>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%s) : (tensor<ui32>) -> ()
  }) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  %e0 = stablehlo.constant dense<[1, 1, 1, 0]> : tensor<4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui64>
  %b = stablehlo.constant dense<[2, 2, 1, 1]> : tensor<4xui64>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    "stablehlo.return"(%s) : (tensor<ui64>) -> ()
  }) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
  %e0 = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.0, -0.5, -0.0, 0.0]> : tensor<4xf4E2M1FN>
  %b = stablehlo.constant dense<[-0.0, -0.5, -1.0, -0.0]> : tensor<4xf4E2M1FN>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    "stablehlo.return"(%s) : (tensor<f4E2M1FN>) -> ()
  }) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[-0.000000e+00, -5.000000e-01, -1.000000e+00, -0.000000e+00]> : tensor<4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, 0.125, 0.5, 0.75]> : tensor<4xf6E2M3FN>
  %b = stablehlo.constant dense<[-0.5, -0.375, -0.375, -0.375]> : tensor<4xf6E2M3FN>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    "stablehlo.return"(%s) : (tensor<f6E2M3FN>) -> ()
  }) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -3.750000e-01, -3.750000e-01, -3.750000e-01]> : tensor<4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %b = stablehlo.constant dense<[-0.5, -0.375, 0.125, 0.125]> : tensor<4xf6E3M2FN>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    "stablehlo.return"(%s) : (tensor<f6E3M2FN>) -> ()
  }) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -3.750000e-01, 1.250000e-01, 1.250000e-01]> : tensor<4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.5, -0.125, -0.125]> : tensor<4xf8E3M4>
  %b = stablehlo.constant dense<[-0.25, 0.5, 0.5, 0.375]> : tensor<4xf8E3M4>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    "stablehlo.return"(%s) : (tensor<f8E3M4>) -> ()
  }) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xf8E3M4>
  %e0 = stablehlo.constant dense<[-2.500000e-01, -5.000000e-01, -1.250000e-01, -1.250000e-01]> : tensor<4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.125, 0.5, -0.375]> : tensor<4xf8E4M3>
  %b = stablehlo.constant dense<[-0.5, 0.125, 0.125, -0.5]> : tensor<4xf8E4M3>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    "stablehlo.return"(%s) : (tensor<f8E4M3>) -> ()
  }) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  %e0 = stablehlo.constant dense<[-5.000000e-01, -1.250000e-01, 1.250000e-01, -5.000000e-01]> : tensor<4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.5, -0.75, 0.75]> : tensor<4xf8E4M3FN>
  %b = stablehlo.constant dense<[0.25, 0.75, -0.25, 0.75]> : tensor<4xf8E4M3FN>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%s) : (tensor<f8E4M3FN>) -> ()
  }) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[-2.500000e-01, -5.000000e-01, -7.500000e-01, 7.500000e-01]> : tensor<4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.375, -0.75, -0.5]> : tensor<4xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.375, 0.125, 0.75, 0.375]> : tensor<4xf8E4M3FNUZ>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3FNUZ>) -> ()
  }) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[-1.250000e-01, -3.750000e-01, -7.500000e-01, -5.000000e-01]> : tensor<4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.375, 0.75]> : tensor<4xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[-0.25, -0.75, 0.5, 0.25]> : tensor<4xf8E4M3B11FNUZ>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[-2.500000e-01, -7.500000e-01, -3.750000e-01, 2.500000e-01]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[0.5, -0.75, -0.25, -0.75]> : tensor<4xf8E5M2>
  %b = stablehlo.constant dense<[0.25, 0.5, -0.125, -0.375]> : tensor<4xf8E5M2>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    "stablehlo.return"(%s) : (tensor<f8E5M2>) -> ()
  }) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %e0 = stablehlo.constant dense<[2.500000e-01, -7.500000e-01, -2.500000e-01, -7.500000e-01]> : tensor<4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.75, -0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[0.5, -0.5, 0.75, 0.375]> : tensor<4xf8E5M2FNUZ>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E5M2FNUZ>) -> ()
  }) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[2.500000e-01, -7.500000e-01, -7.500000e-01, 3.750000e-01]> : tensor<4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[0.125, 0.25, 0.5, 1.0]> : tensor<4xf8E8M0FNU>
  %b = stablehlo.constant dense<[0.5, 0.125, 0.5, 0.5]> : tensor<4xf8E8M0FNU>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    "stablehlo.return"(%s) : (tensor<f8E8M0FNU>) -> ()
  }) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[1.250000e-01, 1.250000e-01, 5.000000e-01, 5.000000e-01]> : tensor<4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.125, 0.75, -0.75]> : tensor<4xbf16>
  %b = stablehlo.constant dense<[0.375, 0.75, 0.25, 0.25]> : tensor<4xbf16>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = stablehlo.constant dense<[-3.750000e-01, 1.250000e-01, 2.500000e-01, -7.500000e-01]> : tensor<4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.5, -0.75, 0.5]> : tensor<4xf16>
  %b = stablehlo.constant dense<[0.25, 0.5, 0.375, 0.375]> : tensor<4xf16>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  %e0 = stablehlo.constant dense<[-3.750000e-01, 5.000000e-01, -7.500000e-01, 3.750000e-01]> : tensor<4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[0.25, -0.5, -0.75, -0.75]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.75, -0.375, -0.75, -0.5]> : tensor<4xf32>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = stablehlo.constant dense<[2.500000e-01, -5.000000e-01, -7.500000e-01, -7.500000e-01]> : tensor<4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, 0.75, -0.375]> : tensor<4xf64>
  %b = stablehlo.constant dense<[-0.25, -0.375, 0.125, -0.25]> : tensor<4xf64>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%s) : (tensor<f64>) -> ()
  }) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %e0 = stablehlo.constant dense<[-2.500000e-01, -3.750000e-01, 1.250000e-01, -3.750000e-01]> : tensor<4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, 0.25), (0.125, -0.75), (-0.25, 0.375), (0.75, -0.375)]> : tensor<4xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.375, -0.75), (0.375, -0.375), (-0.375, -0.5), (0.5, -0.5)]> : tensor<4xcomplex<f32>>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%s) : (tensor<complex<f32>>) -> ()
  }) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %imag0 = stablehlo.imag %r : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %e0 = stablehlo.constant dense<[-1.250000e-01, 1.250000e-01, -3.750000e-01, 5.000000e-01]> : tensor<4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  %e1 = stablehlo.constant dense<[2.500000e-01, -7.500000e-01, -5.000000e-01, -5.000000e-01]> : tensor<4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<4xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.75, 0.125), (-0.25, 0.5), (-0.375, 0.25), (0.25, 0.75)]> : tensor<4xcomplex<f64>>
  %b = stablehlo.constant dense<[(-0.75, 0.375), (-0.375, -0.125), (-0.75, -0.5), (0.125, 0.375)]> : tensor<4xcomplex<f64>>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %s = "stablehlo.minimum"(%p, %q) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    "stablehlo.return"(%s) : (tensor<complex<f64>>) -> ()
  }) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %imag0 = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %e0 = stablehlo.constant dense<[-7.500000e-01, -3.750000e-01, -7.500000e-01, 1.250000e-01]> : tensor<4xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  %e1 = stablehlo.constant dense<[1.250000e-01, -1.250000e-01, -5.000000e-01, 3.750000e-01]> : tensor<4xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<4xf64>
  return
}
