// SPDX-License-Identifier: Apache-2.0
// stablehlo.all_reduce, once for each element type; made by tests/ops/make_relation_cases.py.

// i1
func.func @f(%x: tensor<2x2xi1>) -> tensor<2x2xi1> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i1>, %q: tensor<i1>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<2x2xi1>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}
func.func @main() {
  %a = stablehlo.constant dense<[[false, false], [false, false]]> : tensor<2x2xi1>
  %b = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>, tensor<2x2xi1>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi1>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi1>
  return
}

// -----

// i2
func.func @f(%x: tensor<2x2xi2>) -> tensor<2x2xi2> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    "stablehlo.return"(%s) : (tensor<i2>) -> ()
  }) : (tensor<2x2xi2>) -> tensor<2x2xi2>
  return %0 : tensor<2x2xi2>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [-2, -1]]> : tensor<2x2xi2>
  %b = stablehlo.constant dense<[[-2, 1], [0, 1]]> : tensor<2x2xi2>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi2>, tensor<2x2xi2>) -> (tensor<2x2xi2>, tensor<2x2xi2>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @f(%x: tensor<2x2xi4>) -> tensor<2x2xi4> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i4>, %q: tensor<i4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    "stablehlo.return"(%s) : (tensor<i4>) -> ()
  }) : (tensor<2x2xi4>) -> tensor<2x2xi4>
  return %0 : tensor<2x2xi4>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi4>
  %b = stablehlo.constant dense<[[0, 2], [0, -1]]> : tensor<2x2xi4>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi4>, tensor<2x2xi4>) -> (tensor<2x2xi4>, tensor<2x2xi4>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @f(%x: tensor<2x2xi8>) -> tensor<2x2xi8> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%s) : (tensor<i8>) -> ()
  }) : (tensor<2x2xi8>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [-1, -1]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<[[-2, -2], [-1, -1]]> : tensor<2x2xi8>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @f(%x: tensor<2x2xi16>) -> tensor<2x2xi16> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    "stablehlo.return"(%s) : (tensor<i16>) -> ()
  }) : (tensor<2x2xi16>) -> tensor<2x2xi16>
  return %0 : tensor<2x2xi16>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [0, 1]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<[[-2, 1], [2, -1]]> : tensor<2x2xi16>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi16>, tensor<2x2xi16>) -> (tensor<2x2xi16>, tensor<2x2xi16>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @f(%x: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, -1]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[-1, -1], [2, -2]]> : tensor<2x2xi32>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @f(%x: tensor<2x2xi64>) -> tensor<2x2xi64> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%s) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>) -> tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[2, -1], [0, -1]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[-1, 0], [-1, 1]]> : tensor<2x2xi64>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @f(%x: tensor<2x2xui2>) -> tensor<2x2xui2> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui2>, %q: tensor<ui2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    "stablehlo.return"(%s) : (tensor<ui2>) -> ()
  }) : (tensor<2x2xui2>) -> tensor<2x2xui2>
  return %0 : tensor<2x2xui2>
}
func.func @main() {
  %a = stablehlo.constant dense<[[2, 1], [2, 2]]> : tensor<2x2xui2>
  %b = stablehlo.constant dense<[[0, 1], [1, 2]]> : tensor<2x2xui2>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui2>, tensor<2x2xui2>) -> (tensor<2x2xui2>, tensor<2x2xui2>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @f(%x: tensor<2x2xui4>) -> tensor<2x2xui4> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui4>, %q: tensor<ui4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    "stablehlo.return"(%s) : (tensor<ui4>) -> ()
  }) : (tensor<2x2xui4>) -> tensor<2x2xui4>
  return %0 : tensor<2x2xui4>
}
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2], [2, 0]]> : tensor<2x2xui4>
  %b = stablehlo.constant dense<[[2, 1], [1, 0]]> : tensor<2x2xui4>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui4>, tensor<2x2xui4>) -> (tensor<2x2xui4>, tensor<2x2xui4>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @f(%x: tensor<2x2xui8>) -> tensor<2x2xui8> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) : (tensor<2x2xui8>) -> tensor<2x2xui8>
  return %0 : tensor<2x2xui8>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [2, 1]]> : tensor<2x2xui8>
  %b = stablehlo.constant dense<[[0, 1], [1, 1]]> : tensor<2x2xui8>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui8>, tensor<2x2xui8>) -> (tensor<2x2xui8>, tensor<2x2xui8>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @f(%x: tensor<2x2xui16>) -> tensor<2x2xui16> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    "stablehlo.return"(%s) : (tensor<ui16>) -> ()
  }) : (tensor<2x2xui16>) -> tensor<2x2xui16>
  return %0 : tensor<2x2xui16>
}
func.func @main() {
  %a = stablehlo.constant dense<[[2, 0], [1, 0]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui16>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui16>, tensor<2x2xui16>) -> (tensor<2x2xui16>, tensor<2x2xui16>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @f(%x: tensor<2x2xui32>) -> tensor<2x2xui32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%s) : (tensor<ui32>) -> ()
  }) : (tensor<2x2xui32>) -> tensor<2x2xui32>
  return %0 : tensor<2x2xui32>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 0], [1, 2]]> : tensor<2x2xui32>
  %b = stablehlo.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xui32>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui32>, tensor<2x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @f(%x: tensor<2x2xui64>) -> tensor<2x2xui64> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    "stablehlo.return"(%s) : (tensor<ui64>) -> ()
  }) : (tensor<2x2xui64>) -> tensor<2x2xui64>
  return %0 : tensor<2x2xui64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 1], [2, 1]]> : tensor<2x2xui64>
  %b = stablehlo.constant dense<[[1, 1], [2, 0]]> : tensor<2x2xui64>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xui64>, tensor<2x2xui64>) -> (tensor<2x2xui64>, tensor<2x2xui64>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xui64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @f(%x: tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f4E2M1FN>, %q: tensor<f4E2M1FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    "stablehlo.return"(%s) : (tensor<f4E2M1FN>) -> ()
  }) : (tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  return %0 : tensor<2x2xf4E2M1FN>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 0.0], [0.0, -0.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<[[0.5, 0.5], [-0.5, -0.0]]> : tensor<2x2xf4E2M1FN>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @f(%x: tensor<2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f6E2M3FN>, %q: tensor<f6E2M3FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    "stablehlo.return"(%s) : (tensor<f6E2M3FN>) -> ()
  }) : (tensor<2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  return %0 : tensor<2x2xf6E2M3FN>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, -0.5], [0.125, 0.75]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<[[-0.25, 0.25], [0.125, -0.125]]> : tensor<2x2xf6E2M3FN>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @f(%x: tensor<2x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f6E3M2FN>, %q: tensor<f6E3M2FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    "stablehlo.return"(%s) : (tensor<f6E3M2FN>) -> ()
  }) : (tensor<2x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  return %0 : tensor<2x2xf6E3M2FN>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, -0.5], [-0.375, -0.5]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<[[0.375, -0.75], [-0.75, 0.25]]> : tensor<2x2xf6E3M2FN>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @f(%x: tensor<2x2xf8E3M4>) -> tensor<2x2xf8E3M4> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E3M4>, %q: tensor<f8E3M4>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    "stablehlo.return"(%s) : (tensor<f8E3M4>) -> ()
  }) : (tensor<2x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  return %0 : tensor<2x2xf8E3M4>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, -0.75], [0.75, -0.125]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<[[-0.125, 0.75], [-0.5, 0.75]]> : tensor<2x2xf8E3M4>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E3M4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @f(%x: tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E4M3>, %q: tensor<f8E4M3>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    "stablehlo.return"(%s) : (tensor<f8E4M3>) -> ()
  }) : (tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  return %0 : tensor<2x2xf8E4M3>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.125, -0.375], [-0.75, -0.375]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<[[0.375, -0.75], [0.75, -0.375]]> : tensor<2x2xf8E4M3>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E4M3>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @f(%x: tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E4M3FN>, %q: tensor<f8E4M3FN>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    "stablehlo.return"(%s) : (tensor<f8E4M3FN>) -> ()
  }) : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, 0.375], [0.5, -0.375]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[[0.125, 0.25], [0.375, -0.125]]> : tensor<2x2xf8E4M3FN>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @f(%x: tensor<2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E4M3FNUZ>, %q: tensor<f8E4M3FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3FNUZ>) -> ()
  }) : (tensor<2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  return %0 : tensor<2x2xf8E4M3FNUZ>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, 0.25], [-0.125, 0.75]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[-0.375, -0.5], [-0.25, 0.5]]> : tensor<2x2xf8E4M3FNUZ>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @f(%x: tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E4M3B11FNUZ>, %q: tensor<f8E4M3B11FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) : (tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  return %0 : tensor<2x2xf8E4M3B11FNUZ>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.5], [0.375, -0.375]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[-0.25, 0.5], [0.25, -0.75]]> : tensor<2x2xf8E4M3B11FNUZ>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @f(%x: tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E5M2>, %q: tensor<f8E5M2>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    "stablehlo.return"(%s) : (tensor<f8E5M2>) -> ()
  }) : (tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  return %0 : tensor<2x2xf8E5M2>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.375, -0.75], [-0.5, 0.5]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[[0.75, -0.125], [-0.25, 0.25]]> : tensor<2x2xf8E5M2>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E5M2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @f(%x: tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E5M2FNUZ>, %q: tensor<f8E5M2FNUZ>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    "stablehlo.return"(%s) : (tensor<f8E5M2FNUZ>) -> ()
  }) : (tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  return %0 : tensor<2x2xf8E5M2FNUZ>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.25, 0.25], [-0.125, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[-0.125, -0.25], [0.5, 0.75]]> : tensor<2x2xf8E5M2FNUZ>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @f(%x: tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f8E8M0FNU>, %q: tensor<f8E8M0FNU>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    "stablehlo.return"(%s) : (tensor<f8E8M0FNU>) -> ()
  }) : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  return %0 : tensor<2x2xf8E8M0FNU>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.25], [0.5, 0.5]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[[0.5, 0.5], [1.0, 0.125]]> : tensor<2x2xf8E8M0FNU>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf8E8M0FNU>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @f(%x: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.5, -0.75], [0.5, -0.75]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[[0.125, 0.75], [-0.375, 0.375]]> : tensor<2x2xbf16>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xbf16>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xbf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @f(%x: tensor<2x2xf16>) -> tensor<2x2xf16> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) : (tensor<2x2xf16>) -> tensor<2x2xf16>
  return %0 : tensor<2x2xf16>
}
func.func @main() {
  %a = stablehlo.constant dense<[[0.25, -0.5], [0.5, -0.75]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<[[0.375, -0.75], [0.75, 0.5]]> : tensor<2x2xf16>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf16>, tensor<2x2xf16>) -> (tensor<2x2xf16>, tensor<2x2xf16>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.375, 0.5], [0.25, 0.375]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[-0.75, -0.25], [-0.75, -0.25]]> : tensor<2x2xf32>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @f(%x: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%s) : (tensor<f64>) -> ()
  }) : (tensor<2x2xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[-0.125, 0.125], [-0.25, -0.125]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[0.25, 0.5], [-0.125, 0.125]]> : tensor<2x2xf64>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xf64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @f(%x: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%s) : (tensor<complex<f32>>) -> ()
  }) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.125, -0.125), (-0.25, 0.75)], [(-0.5, -0.375), (-0.75, 0.125)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.75, 0.125), (0.5, -0.375)], [(0.5, 0.75), (0.375, 0.125)]]> : tensor<2x2xcomplex<f32>>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xcomplex<f32>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f32>>
  return
}

// -----

// complex<f64>
func.func @f(%x: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %s = "stablehlo.maximum"(%p, %q) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    "stablehlo.return"(%s) : (tensor<complex<f64>>) -> ()
  }) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.375, 0.75), (0.5, 0.5)], [(0.125, 0.25), (-0.25, 0.25)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.75, -0.125), (-0.75, -0.375)], [(-0.125, 0.75), (0.25, -0.375)]]> : tensor<2x2xcomplex<f64>>
  %r, %other = "interpreter.run_parallel"(%a, %b) <{programs = [[@f], [@f]]}> : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
  %e = stablehlo.maximum %a, %b : tensor<2x2xcomplex<f64>>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xcomplex<f64>>
  return
}
