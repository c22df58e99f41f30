// SPDX-License-Identifier: Apache-2.0
// stablehlo.sort, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[true, false, false, false, false, true]> : tensor<6xi1>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi1>, tensor<6xi32>) -> (tensor<6xi1>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[false, false, false, false, true, true]> : tensor<6xi1>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi1>
  %e1 = stablehlo.constant dense<[1, 2, 3, 4, 0, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[1, 1, 1, 1, 1, 1]> : tensor<6xi2>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i2>, tensor<i2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi2>, tensor<6xi32>) -> (tensor<6xi2>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<1> : tensor<6xi2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi2>
  %e1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 2, 3, 3, 3]> : tensor<6xi4>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i4>, tensor<i4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi4>, tensor<6xi32>) -> (tensor<6xi4>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 2, 2, 3, 3, 3]> : tensor<6xi4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi4>
  %e1 = stablehlo.constant dense<[1, 0, 2, 3, 4, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 3, 1, 1, 1]> : tensor<6xi8>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i8>, tensor<i8>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi8>, tensor<6xi32>) -> (tensor<6xi8>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, 3, 3]> : tensor<6xi8>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi8>
  %e1 = stablehlo.constant dense<[0, 3, 4, 5, 1, 2]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, 1, 3, 2, 1]> : tensor<6xi16>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i16>, tensor<i16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi16>, tensor<6xi32>) -> (tensor<6xi16>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 2, 2, 3]> : tensor<6xi16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi16>
  %e1 = stablehlo.constant dense<[1, 2, 5, 0, 4, 3]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 1, 1, 2, 1]> : tensor<6xi32>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, 2, 2]> : tensor<6xi32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  %e1 = stablehlo.constant dense<[0, 2, 3, 5, 1, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 3, 2, 1, 2]> : tensor<6xi64>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xi64>, tensor<6xi32>) -> (tensor<6xi64>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 2, 2, 3, 3]> : tensor<6xi64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xi64>
  %e1 = stablehlo.constant dense<[0, 4, 3, 5, 1, 2]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 2, 2, 2, 2]> : tensor<6xui2>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui2>, tensor<6xi32>) -> (tensor<6xui2>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<2> : tensor<6xui2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui2>
  %e1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 1, 1, 1, 3]> : tensor<6xui4>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui4>, tensor<6xi32>) -> (tensor<6xui4>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, 2, 3]> : tensor<6xui4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui4>
  %e1 = stablehlo.constant dense<[0, 2, 3, 4, 1, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 1, 1, 1, 2]> : tensor<6xui8>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui8>, tensor<6xi32>) -> (tensor<6xui8>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, 2, 3]> : tensor<6xui8>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui8>
  %e1 = stablehlo.constant dense<[1, 2, 3, 4, 5, 0]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[2, 2, 3, 1, 1, 1]> : tensor<6xui16>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui16>, tensor<6xi32>) -> (tensor<6xui16>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 2, 2, 3]> : tensor<6xui16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui16>
  %e1 = stablehlo.constant dense<[3, 4, 5, 0, 1, 2]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[1, 3, 1, 1, 1, 2]> : tensor<6xui32>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui32>, tensor<6xi32>) -> (tensor<6xui32>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 1, 1, 1, 2, 3]> : tensor<6xui32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui32>
  %e1 = stablehlo.constant dense<[0, 2, 3, 4, 5, 1]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[3, 3, 2, 1, 3, 2]> : tensor<6xui64>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xui64>, tensor<6xi32>) -> (tensor<6xui64>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1, 2, 2, 3, 3, 3]> : tensor<6xui64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xui64>
  %e1 = stablehlo.constant dense<[3, 2, 5, 0, 1, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 1.0, 2.0, 2.0]> : tensor<6xf4E2M1FN>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf4E2M1FN>, tensor<6xi32>) -> (tensor<6xf4E2M1FN>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf4E2M1FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf4E2M1FN>
  %e1 = stablehlo.constant dense<[0, 3, 4, 5, 1, 2]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 3.0, 3.0, 2.0, 3.0]> : tensor<6xf6E2M3FN>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf6E2M3FN>, tensor<6xi32>) -> (tensor<6xf6E2M3FN>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf6E2M3FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E2M3FN>
  %e1 = stablehlo.constant dense<[4, 0, 1, 2, 3, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 3.0, 2.0, 1.0, 2.0, 1.0]> : tensor<6xf6E3M2FN>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf6E3M2FN>, tensor<6xi32>) -> (tensor<6xf6E3M2FN>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf6E3M2FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf6E3M2FN>
  %e1 = stablehlo.constant dense<[3, 5, 2, 4, 0, 1]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0, 3.0, 1.0]> : tensor<6xf8E3M4>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E3M4>, tensor<6xi32>) -> (tensor<6xf8E3M4>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<6xf8E3M4>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E3M4>
  %e1 = stablehlo.constant dense<[5, 0, 1, 2, 3, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 1.0, 2.0, 1.0, 2.0]> : tensor<6xf8E4M3>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E4M3>, tensor<6xi32>) -> (tensor<6xf8E4M3>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<6xf8E4M3>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3>
  %e1 = stablehlo.constant dense<[2, 4, 0, 1, 3, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 3.0, 2.0, 3.0, 2.0]> : tensor<6xf8E4M3FN>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E4M3FN>, tensor<6xi32>) -> (tensor<6xf8E4M3FN>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E4M3FN>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FN>
  %e1 = stablehlo.constant dense<[1, 3, 5, 0, 2, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 2.0, 3.0, 3.0, 3.0]> : tensor<6xf8E4M3FNUZ>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E4M3FNUZ>, tensor<6xi32>) -> (tensor<6xf8E4M3FNUZ>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E4M3FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3FNUZ>
  %e1 = stablehlo.constant dense<[0, 2, 1, 3, 4, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 3.0, 3.0, 2.0, 1.0]> : tensor<6xf8E4M3B11FNUZ>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E4M3B11FNUZ>, tensor<6xi32>) -> (tensor<6xf8E4M3B11FNUZ>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E4M3B11FNUZ>
  %e1 = stablehlo.constant dense<[0, 5, 4, 1, 2, 3]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 1.0, 1.0, 3.0, 1.0]> : tensor<6xf8E5M2>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E5M2>, tensor<6xi32>) -> (tensor<6xf8E5M2>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf8E5M2>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2>
  %e1 = stablehlo.constant dense<[1, 2, 3, 5, 0, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0, 1.0, 1.0, 1.0, 2.0]> : tensor<6xf8E5M2FNUZ>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E5M2FNUZ>, tensor<6xi32>) -> (tensor<6xf8E5M2FNUZ>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<6xf8E5M2FNUZ>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E5M2FNUZ>
  %e1 = stablehlo.constant dense<[0, 2, 3, 4, 5, 1]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 4.0, 4.0, 1.0, 2.0, 1.0]> : tensor<6xf8E8M0FNU>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf8E8M0FNU>, tensor<6xi32>) -> (tensor<6xf8E8M0FNU>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00]> : tensor<6xf8E8M0FNU>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf8E8M0FNU>
  %e1 = stablehlo.constant dense<[3, 5, 4, 0, 1, 2]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 2.0, 3.0, 3.0, 1.0]> : tensor<6xbf16>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xbf16>, tensor<6xi32>) -> (tensor<6xbf16>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xbf16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xbf16>
  %e1 = stablehlo.constant dense<[5, 0, 1, 2, 3, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 2.0, 3.0, 3.0, 3.0, 2.0]> : tensor<6xf16>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f16>, tensor<f16>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf16>, tensor<6xi32>) -> (tensor<6xf16>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf16>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf16>
  %e1 = stablehlo.constant dense<[1, 5, 0, 2, 3, 4]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 2.0, 3.0, 2.0, 3.0]> : tensor<6xf32>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf32>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf32>
  %e1 = stablehlo.constant dense<[0, 1, 2, 4, 3, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.0, 1.0, 3.0, 3.0, 3.0]> : tensor<6xf64>
  %b = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>, %x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<6xf64>, tensor<6xi32>) -> (tensor<6xf64>, tensor<6xi32>)
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<6xf64>
  check.expect_close %r#0, %e0 {max_ulp_difference = 0 : ui64} : tensor<6xf64>
  %e1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  check.expect_close %r#1, %e1 {max_ulp_difference = 0 : ui64} : tensor<6xi32>
  return
}
