// SPDX-License-Identifier: Apache-2.0
// stablehlo.dynamic_gather, once for each element type; made by tests/ops/make_type_cases.py.

// i1
func.func @main() {
  %a = stablehlo.constant dense<[[true, false], [true, false], [false, false]]> : tensor<3x2xi1>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi1>
  %e0 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi1>
  return
}

// -----

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[-2, 0], [0, -1], [1, -2]]> : tensor<3x2xi2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi2>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi2>
  %e0 = stablehlo.constant dense<[[1, -2], [-2, 0]]> : tensor<2x2xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[-8, 7], [-6, 3], [5, 0]]> : tensor<3x2xi4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi4>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi4>
  %e0 = stablehlo.constant dense<[[5, 0], [-8, 7]]> : tensor<2x2xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[-128, 113], [0, 127], [63, 1]]> : tensor<3x2xi8>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi8>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi8>
  %e0 = stablehlo.constant dense<[[63, 1], [-128, 113]]> : tensor<2x2xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[-32768, 16383], [0, -5862], [32767, 5841]]> : tensor<3x2xi16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi16>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi16>
  %e0 = stablehlo.constant dense<[[32767, 5841], [-32768, 16383]]> : tensor<2x2xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[1073741823, -2147483648], [2147483647, -1240731828], [0, -547297762]]> : tensor<3x2xi32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  %e0 = stablehlo.constant dense<[[0, -547297762], [1073741823, -2147483648]]> : tensor<2x2xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[-5832816696607530869, 0], [4611686018427387903, -9223372036854775808], [9223372036854775807, -5911299156986559073]]> : tensor<3x2xi64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  %e0 = stablehlo.constant dense<[[9223372036854775807, -5911299156986559073], [-5832816696607530869, 0]]> : tensor<2x2xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[2, 1], [3, 3], [0, 0]]> : tensor<3x2xui2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui2>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui2>
  %e0 = stablehlo.constant dense<[[0, 0], [2, 1]]> : tensor<2x2xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[7, 15], [0, 14], [0, 15]]> : tensor<3x2xui4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui4>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui4>
  %e0 = stablehlo.constant dense<[[0, 15], [7, 15]]> : tensor<2x2xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[35, 204], [0, 255], [127, 0]]> : tensor<3x2xui8>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui8>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui8>
  %e0 = stablehlo.constant dense<[[127, 0], [35, 204]]> : tensor<2x2xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[59312, 0], [65535, 65352], [0, 32767]]> : tensor<3x2xui16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui16>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui16>
  %e0 = stablehlo.constant dense<[[0, 32767], [59312, 0]]> : tensor<2x2xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[4294967295, 2147483647], [0, 413449320], [0, 140282445]]> : tensor<3x2xui32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui32>
  %e0 = stablehlo.constant dense<[[0, 140282445], [4294967295, 2147483647]]> : tensor<2x2xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[0, 9223372036854775807], [12113763875692095332, 18446744073709551615], [18319244054814481410, 0]]> : tensor<3x2xui64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xui64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xui64>
  %e0 = stablehlo.constant dense<[[18319244054814481410, 0], [0, 9223372036854775807]]> : tensor<2x2xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, 1.5], [-6.0, 0.0], [6.0, 0.0]]> : tensor<3x2xf4E2M1FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf4E2M1FN>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[6.000000e+00, 0.000000e+00], [5.000000e-01, 1.500000e+00]]> : tensor<2x2xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, 0.125], [7.5, 0.0], [1.5, -7.5]]> : tensor<3x2xf6E2M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf6E2M3FN>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[1.500000e+00, -7.500000e+00], [-3.000000e+00, 1.250000e-01]]> : tensor<2x2xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 0.0625], [28.0, 0.75], [-1.0, -28.0]]> : tensor<3x2xf6E3M2FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf6E3M2FN>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[-1.000000e+00, -2.800000e+01], [0.000000e+00, 6.250000e-02]]> : tensor<2x2xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[-1.5, -0.5], [15.5, 0.015625], [-15.5, 0.0]]> : tensor<3x2xf8E3M4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E3M4>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E3M4>
  %e0 = stablehlo.constant dense<[[-1.550000e+01, 0.000000e+00], [-1.500000e+00, -5.000000e-01]]> : tensor<2x2xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 240.0], [-240.0, -6.0], [0.001953125, 2.0]]> : tensor<3x2xf8E4M3>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E4M3>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.953130e-03, 2.000000e+00], [0.000000e+00, 2.400000e+02]]> : tensor<2x2xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[-448.0, 0.75], [0.001953125, 0.0], [448.0, 0.5]]> : tensor<3x2xf8E4M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E4M3FN>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[4.480000e+02, 5.000000e-01], [-4.480000e+02, 7.500000e-01]]> : tensor<2x2xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-3.0, 240.0], [-2.0, -240.0], [0.0, 0.0009765625]]> : tensor<3x2xf8E4M3FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[0.000000e+00, 9.765620e-04], [-3.000000e+00, 2.400000e+02]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[-30.0, 0.0], [6.0, 0.0001220703125], [30.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[3.000000e+01, 1.000000e+00], [-3.000000e+01, 0.000000e+00]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[57344.0, 1.52587890625e-05], [0.0, 0.5], [0.25, -57344.0]]> : tensor<3x2xf8E5M2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E5M2>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E5M2>
  %e0 = stablehlo.constant dense<[[2.500000e-01, -5.734400e+04], [5.734400e+04, 1.525880e-05]]> : tensor<2x2xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[7.62939453125e-06, 3.0], [57344.0, 0.0], [6.0, -57344.0]]> : tensor<3x2xf8E5M2FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[6.000000e+00, -5.734400e+04], [7.629390e-06, 3.000000e+00]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[5.877471754111438e-39, 1.0], [1.7014118346046923e+38, 0.25], [4.0, 5.877471754111438e-39]]> : tensor<3x2xf8E8M0FNU>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf8E8M0FNU>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[4.000000e+00, 5.877470e-39], [5.877470e-39, 1.000000e+00]]> : tensor<2x2xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[3.3895313892515355e+38, -3.3895313892515355e+38], [-0.5, 9.183549615799121e-41], [-0.75, 0.0]]> : tensor<3x2xbf16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xbf16>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xbf16>
  %e0 = stablehlo.constant dense<[[-7.500000e-01, 0.000000e+00], [3.389530e+38, -3.389530e+38]]> : tensor<2x2xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[0.5, -65504.0], [-1.0, 0.0], [5.960464477539063e-08, 65504.0]]> : tensor<3x2xf16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf16>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf16>
  %e0 = stablehlo.constant dense<[[5.960460e-08, 6.550400e+04], [5.000000e-01, -6.550400e+04]]> : tensor<2x2xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[0.75, 3.4028234663852886e+38], [-3.0, 1.401298464324817e-45], [-3.4028234663852886e+38, 0.0]]> : tensor<3x2xf32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[-3.40282347E+38, 0.000000e+00], [7.500000e-01, 3.40282347E+38]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[5.0e-324, 0.0], [1.7976931348623157e+308, -3.0], [-0.5, -1.7976931348623157e+308]]> : tensor<3x2xf64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xf64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf64>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -1.7976931348623157E+308], [4.940660e-324, 0.000000e+00]]> : tensor<2x2xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(0.25, -0.125), (0.375, -0.75)], [(-0.375, 0.375), (-0.75, 0.75)], [(0.375, -0.25), (0.125, 0.75)]]> : tensor<3x2xcomplex<f32>>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xcomplex<f32>>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  %e0 = stablehlo.constant dense<[[3.750000e-01, 1.250000e-01], [2.500000e-01, 3.750000e-01]]> : tensor<2x2xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  %e1 = stablehlo.constant dense<[[-2.500000e-01, 7.500000e-01], [-1.250000e-01, -7.500000e-01]]> : tensor<2x2xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(-0.375, 0.25), (0.75, 0.75)], [(0.375, 0.25), (-0.375, -0.375)], [(-0.5, -0.125), (0.125, 0.75)]]> : tensor<3x2xcomplex<f64>>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<3x2xcomplex<f64>>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, 1.250000e-01], [-3.750000e-01, 7.500000e-01]]> : tensor<2x2xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  %e1 = stablehlo.constant dense<[[-1.250000e-01, 7.500000e-01], [2.500000e-01, 7.500000e-01]]> : tensor<2x2xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 0 : ui64} : tensor<2x2xf64>
  return
}
