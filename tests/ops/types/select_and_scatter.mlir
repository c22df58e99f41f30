// SPDX-License-Identifier: Apache-2.0
// stablehlo.select_and_scatter, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[true, false, false, false, false, true]> : tensor<6xi1>
  %b = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi1>, tensor<3xi1>, tensor<i1>) -> tensor<6xi1>
  %e0 = stablehlo.constant dense<[false, false, false, false, false, true]> : tensor<6xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 1, 1, 1, 1]> : tensor<6xi2>
  %b = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi2>
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i2>, tensor<i2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    "stablehlo.return"(%s) : (tensor<i2>) -> ()
  }) : (tensor<6xi2>, tensor<3xi2>, tensor<i2>) -> tensor<6xi2>
  %e0 = stablehlo.constant dense<[1, 0, 1, 0, 1, 0]> : tensor<6xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 2, 3, 3, 3]> : tensor<6xi4>
  %b = stablehlo.constant dense<[1, 3, 3]> : tensor<3xi4>
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i4>, tensor<i4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    "stablehlo.return"(%s) : (tensor<i4>) -> ()
  }) : (tensor<6xi4>, tensor<3xi4>, tensor<i4>) -> tensor<6xi4>
  %e0 = stablehlo.constant dense<[1, 0, 0, 3, 3, 0]> : tensor<6xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 3, 1, 1, 1]> : tensor<6xi8>
  %b = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i8>, tensor<i8>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%s) : (tensor<i8>) -> ()
  }) : (tensor<6xi8>, tensor<3xi8>, tensor<i8>) -> tensor<6xi8>
  %e0 = stablehlo.constant dense<[0, 1, 0, 0, 0, 0]> : tensor<6xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 3, 2, 1]> : tensor<6xi16>
  %b = stablehlo.constant dense<[1, 0, 3]> : tensor<3xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i16>, tensor<i16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    "stablehlo.return"(%s) : (tensor<i16>) -> ()
  }) : (tensor<6xi16>, tensor<3xi16>, tensor<i16>) -> tensor<6xi16>
  %e0 = stablehlo.constant dense<[1, 0, 0, 0, 3, 0]> : tensor<6xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 1, 1, 2, 1]> : tensor<6xi32>
  %b = stablehlo.constant dense<[2, 2, 0]> : tensor<3xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) : (tensor<6xi32>, tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  %e0 = stablehlo.constant dense<[0, 2, 2, 0, 0, 0]> : tensor<6xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 3, 2, 1, 2]> : tensor<6xi64>
  %b = stablehlo.constant dense<[3, 2, 2]> : tensor<3xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = stablehlo.compare GE, %p, %q : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = "stablehlo.add"(%p, %q) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%s) : (tensor<i64>) -> ()
  }) : (tensor<6xi64>, tensor<3xi64>, tensor<i64>) -> tensor<6xi64>
  %e0 = stablehlo.constant dense<[0, 3, 2, 0, 0, 2]> : tensor<6xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 2, 2, 2, 2]> : tensor<6xui2>
  %b = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui2>
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    "stablehlo.return"(%s) : (tensor<ui2>) -> ()
  }) : (tensor<6xui2>, tensor<3xui2>, tensor<ui2>) -> tensor<6xui2>
  %e0 = stablehlo.constant dense<[0, 0, 1, 0, 1, 0]> : tensor<6xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 1, 1, 1, 3]> : tensor<6xui4>
  %b = stablehlo.constant dense<[3, 0, 2]> : tensor<3xui4>
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    "stablehlo.return"(%s) : (tensor<ui4>) -> ()
  }) : (tensor<6xui4>, tensor<3xui4>, tensor<ui4>) -> tensor<6xui4>
  %e0 = stablehlo.constant dense<[0, 3, 0, 0, 0, 2]> : tensor<6xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 1, 1, 1, 2]> : tensor<6xui8>
  %b = stablehlo.constant dense<[0, 1, 3]> : tensor<3xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) : (tensor<6xui8>, tensor<3xui8>, tensor<ui8>) -> tensor<6xui8>
  %e0 = stablehlo.constant dense<[0, 0, 1, 0, 0, 3]> : tensor<6xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 3, 1, 1, 1]> : tensor<6xui16>
  %b = stablehlo.constant dense<[0, 0, 2]> : tensor<3xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    "stablehlo.return"(%s) : (tensor<ui16>) -> ()
  }) : (tensor<6xui16>, tensor<3xui16>, tensor<ui16>) -> tensor<6xui16>
  %e0 = stablehlo.constant dense<[0, 0, 0, 0, 2, 0]> : tensor<6xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 1, 1, 1, 2]> : tensor<6xui32>
  %b = stablehlo.constant dense<[1, 0, 0]> : tensor<3xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%s) : (tensor<ui32>) -> ()
  }) : (tensor<6xui32>, tensor<3xui32>, tensor<ui32>) -> tensor<6xui32>
  %e0 = stablehlo.constant dense<[0, 1, 0, 0, 0, 0]> : tensor<6xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[3, 3, 2, 1, 3, 2]> : tensor<6xui64>
  %b = stablehlo.constant dense<[0, 2, 3]> : tensor<3xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = stablehlo.compare GE, %p, %q : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = "stablehlo.add"(%p, %q) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    "stablehlo.return"(%s) : (tensor<ui64>) -> ()
  }) : (tensor<6xui64>, tensor<3xui64>, tensor<ui64>) -> tensor<6xui64>
  %e0 = stablehlo.constant dense<[0, 0, 2, 0, 3, 0]> : tensor<6xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 1.0, 2.0, 2.0]> : tensor<6xf4E2M1FN>
  %b = stablehlo.constant dense<[3.0, 3.0, 1.0]> : tensor<3xf4E2M1FN>
  %z = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    "stablehlo.return"(%s) : (tensor<f4E2M1FN>) -> ()
  }) : (tensor<6xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<6xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<6xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 3.0, 3.0, 2.0, 3.0]> : tensor<6xf6E2M3FN>
  %b = stablehlo.constant dense<[2.0, 3.0, 2.0]> : tensor<3xf6E2M3FN>
  %z = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    "stablehlo.return"(%s) : (tensor<f6E2M3FN>) -> ()
  }) : (tensor<6xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<6xf6E2M3FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00]> : tensor<6xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.0, 2.0, 1.0]> : tensor<6xf6E3M2FN>
  %b = stablehlo.constant dense<[3.0, 1.0, 1.0]> : tensor<3xf6E3M2FN>
  %z = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    "stablehlo.return"(%s) : (tensor<f6E3M2FN>) -> ()
  }) : (tensor<6xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<6xf6E3M2FN>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<6xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0, 3.0, 1.0]> : tensor<6xf8E3M4>
  %b = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf8E3M4>
  %z = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    "stablehlo.return"(%s) : (tensor<f8E3M4>) -> ()
  }) : (tensor<6xf8E3M4>, tensor<3xf8E3M4>, tensor<f8E3M4>) -> tensor<6xf8E3M4>
  %e0 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<6xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 1.0, 2.0, 1.0, 2.0]> : tensor<6xf8E4M3>
  %b = stablehlo.constant dense<[2.0, 2.0, 1.0]> : tensor<3xf8E4M3>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    "stablehlo.return"(%s) : (tensor<f8E4M3>) -> ()
  }) : (tensor<6xf8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>) -> tensor<6xf8E4M3>
  %e0 = stablehlo.constant dense<[2.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<6xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 3.0, 2.0, 3.0, 2.0]> : tensor<6xf8E4M3FN>
  %b = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%s) : (tensor<f8E4M3FN>) -> ()
  }) : (tensor<6xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<6xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 3.0, 3.0]> : tensor<6xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[2.0, 3.0, 2.0]> : tensor<3xf8E4M3FNUZ>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3FNUZ>) -> ()
  }) : (tensor<6xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<6xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 3.0, 2.0, 1.0]> : tensor<6xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[3.0, 2.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) : (tensor<6xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 3.000000e+00, 2.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 1.0, 1.0, 3.0, 1.0]> : tensor<6xf8E5M2>
  %b = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E5M2>
  %z = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    "stablehlo.return"(%s) : (tensor<f8E5M2>) -> ()
  }) : (tensor<6xf8E5M2>, tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  %e0 = stablehlo.constant dense<[1.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<6xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 1.0, 1.0, 1.0, 2.0]> : tensor<6xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E5M2FNUZ>
  %z = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E5M2FNUZ>) -> ()
  }) : (tensor<6xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00]> : tensor<6xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 2.0, 3.0, 3.0, 1.0]> : tensor<6xbf16>
  %b = stablehlo.constant dense<[1.0, 3.0, 0.0]> : tensor<3xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.compare GE, %p, %q : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = "stablehlo.add"(%p, %q) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) : (tensor<6xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  %e0 = stablehlo.constant dense<[1.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<6xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 3.0, 3.0, 3.0, 2.0]> : tensor<6xf16>
  %b = stablehlo.constant dense<[3.0, 3.0, 2.0]> : tensor<3xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f16>, tensor<f16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) : (tensor<6xf16>, tensor<3xf16>, tensor<f16>) -> tensor<6xf16>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 3.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<6xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 3.0, 2.0, 3.0]> : tensor<6xf32>
  %b = stablehlo.constant dense<[3.0, 2.0, 1.0]> : tensor<3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<6xf32>, tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  %e0 = stablehlo.constant dense<[3.000000e+00, 0.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<6xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 1.0, 3.0, 3.0, 3.0]> : tensor<6xf64>
  %b = stablehlo.constant dense<[2.0, 3.0, 3.0]> : tensor<3xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = stablehlo.compare GE, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%s) : (tensor<f64>) -> ()
  }) : (tensor<6xf64>, tensor<3xf64>, tensor<f64>) -> tensor<6xf64>
  %e0 = stablehlo.constant dense<[2.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<6xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf64>
  return
}
