// SPDX-License-Identifier: Apache-2.0
// stablehlo.case, once for each element type; made by tests/ops/make_relation_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[-1, -2, -1, 0]> : tensor<4xi2>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi2>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi2>
    stablehlo.return %s : tensor<4xi2>
  }) : (tensor<i32>) -> tensor<4xi2>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[2, -2, -2, -1]> : tensor<4xi4>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi4>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi4>
    stablehlo.return %s : tensor<4xi4>
  }) : (tensor<i32>) -> tensor<4xi4>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi8>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi8>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi8>
    stablehlo.return %s : tensor<4xi8>
  }) : (tensor<i32>) -> tensor<4xi8>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[2, 1, -1, 2]> : tensor<4xi16>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi16>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi16>
    stablehlo.return %s : tensor<4xi16>
  }) : (tensor<i32>) -> tensor<4xi16>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[1, -2, 2, 1]> : tensor<4xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi32>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
    stablehlo.return %s : tensor<4xi32>
  }) : (tensor<i32>) -> tensor<4xi32>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[2, 0, 2, -1]> : tensor<4xi64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<4xi64>
  }, {
    %s = stablehlo.reverse %a, dims = [0] : tensor<4xi64>
    stablehlo.return %s : tensor<4xi64>
  }) : (tensor<i32>) -> tensor<4xi64>
  %e = stablehlo.reverse %a, dims = [0] : tensor<4xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<4xi64>
  return
}
