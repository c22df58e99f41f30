// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_shift_right_logical, once for each element type; made by tests/ops/make_relation_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1], [0, 0]]> : tensor<2x2xi2>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xi2>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi2>, tensor<2xi2>) -> tensor<2x2xi2>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi2>) -> tensor<2x2xi2>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi2>, tensor<2x2xi2>) -> tensor<2x2xi2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [1, 1]]> : tensor<2x2xi4>
  %b = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi4>, tensor<2xi4>) -> tensor<2x2xi4>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi4>) -> tensor<2x2xi4>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<2x2xi4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xi8>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi8>) -> tensor<2x2xi8>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[2, 3], [3, 0]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xi16>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi16>, tensor<2xi16>) -> tensor<2x2xi16>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi16>) -> tensor<2x2xi16>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<2x2xi16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[3, 1], [0, 0]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [0, 3]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xi64>) -> tensor<2x2xi64>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[2, 2], [3, 3]]> : tensor<2x2xui2>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xui2>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui2>, tensor<2xui2>) -> tensor<2x2xui2>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui2>) -> tensor<2x2xui2>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui2>, tensor<2x2xui2>) -> tensor<2x2xui2>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[0, 0], [2, 0]]> : tensor<2x2xui4>
  %b = stablehlo.constant dense<[3, 3]> : tensor<2xui4>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui4>, tensor<2xui4>) -> tensor<2x2xui4>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui4>) -> tensor<2x2xui4>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui4>, tensor<2x2xui4>) -> tensor<2x2xui4>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0], [0, 1]]> : tensor<2x2xui8>
  %b = stablehlo.constant dense<[2, 2]> : tensor<2xui8>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui8>, tensor<2xui8>) -> tensor<2x2xui8>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui8>) -> tensor<2x2xui8>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui8>, tensor<2x2xui8>) -> tensor<2x2xui8>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[0, 3], [0, 3]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<[0, 3]> : tensor<2xui16>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui16>, tensor<2xui16>) -> tensor<2x2xui16>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui16>) -> tensor<2x2xui16>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui16>, tensor<2x2xui16>) -> tensor<2x2xui16>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[3, 2], [0, 3]]> : tensor<2x2xui32>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui32>, tensor<2xui32>) -> tensor<2x2xui32>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui32>) -> tensor<2x2xui32>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui32>, tensor<2x2xui32>) -> tensor<2x2xui32>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[3, 0], [2, 2]]> : tensor<2x2xui64>
  %b = stablehlo.constant dense<[2, 3]> : tensor<2xui64>
  %r = "chlo.broadcast_shift_right_logical"(%a, %b) : (tensor<2x2xui64>, tensor<2xui64>) -> tensor<2x2xui64>
  %c = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xui64>) -> tensor<2x2xui64>
  %e = "stablehlo.shift_right_logical"(%a, %c) : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xui64>
  check.expect_close %r, %e {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}
