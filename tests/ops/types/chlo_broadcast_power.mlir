// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_power, once for each element type; made by tests/ops/make_type_cases.py.

// i2
func.func @main() {
  %a = stablehlo.constant dense<[[1], [1]]> : tensor<2x1xi2>
  %b = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xi2>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi2>, tensor<4xi2>) -> tensor<2x4xi2>
  %e0 = stablehlo.constant dense<1> : tensor<2x4xi2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi2>
  return
}

// -----

// i4
func.func @main() {
  %a = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi4>
  %b = stablehlo.constant dense<[2, 0, 2, 2]> : tensor<4xi4>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi4>, tensor<4xi4>) -> tensor<2x4xi4>
  %e0 = stablehlo.constant dense<[[1, 1, 1, 1], [-7, 1, -7, -7]]> : tensor<2x4xi4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi4>
  return
}

// -----

// i8
func.func @main() {
  %a = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi8>
  %b = stablehlo.constant dense<[1, 0, 3, 2]> : tensor<4xi8>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi8>, tensor<4xi8>) -> tensor<2x4xi8>
  %e0 = stablehlo.constant dense<[[1, 1, 1, 1], [3, 1, 27, 9]]> : tensor<2x4xi8>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi8>
  return
}

// -----

// i16
func.func @main() {
  %a = stablehlo.constant dense<[[2], [1]]> : tensor<2x1xi16>
  %b = stablehlo.constant dense<[1, 0, 0, 3]> : tensor<4xi16>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi16>, tensor<4xi16>) -> tensor<2x4xi16>
  %e0 = stablehlo.constant dense<[[2, 1, 1, 8], [1, 1, 1, 1]]> : tensor<2x4xi16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi16>
  return
}

// -----

// i32
func.func @main() {
  %a = stablehlo.constant dense<[[3], [3]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[2, 2, 2, 3]> : tensor<4xi32>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  %e0 = stablehlo.constant dense<[[9, 9, 9, 27], [9, 9, 9, 27]]> : tensor<2x4xi32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi32>
  return
}

// -----

// i64
func.func @main() {
  %a = stablehlo.constant dense<[[3], [3]]> : tensor<2x1xi64>
  %b = stablehlo.constant dense<[2, 0, 0, 3]> : tensor<4xi64>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xi64>, tensor<4xi64>) -> tensor<2x4xi64>
  %e0 = stablehlo.constant dense<[[9, 1, 1, 27], [9, 1, 1, 27]]> : tensor<2x4xi64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xi64>
  return
}

// -----

// ui2
func.func @main() {
  %a = stablehlo.constant dense<[[3], [3]]> : tensor<2x1xui2>
  %b = stablehlo.constant dense<[1, 2, 2, 2]> : tensor<4xui2>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui2>, tensor<4xui2>) -> tensor<2x4xui2>
  %e0 = stablehlo.constant dense<[[3, 1, 1, 1], [3, 1, 1, 1]]> : tensor<2x4xui2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui2>
  return
}

// -----

// ui4
func.func @main() {
  %a = stablehlo.constant dense<[[3], [3]]> : tensor<2x1xui4>
  %b = stablehlo.constant dense<[1, 3, 2, 1]> : tensor<4xui4>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui4>, tensor<4xui4>) -> tensor<2x4xui4>
  %e0 = stablehlo.constant dense<[[3, 11, 9, 3], [3, 11, 9, 3]]> : tensor<2x4xui4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui4>
  return
}

// -----

// ui8
func.func @main() {
  %a = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xui8>
  %b = stablehlo.constant dense<[1, 2, 3, 1]> : tensor<4xui8>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui8>, tensor<4xui8>) -> tensor<2x4xui8>
  %e0 = stablehlo.constant dense<[[1, 1, 1, 1], [3, 9, 27, 3]]> : tensor<2x4xui8>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui8>
  return
}

// -----

// ui16
func.func @main() {
  %a = stablehlo.constant dense<[[2], [3]]> : tensor<2x1xui16>
  %b = stablehlo.constant dense<[1, 3, 3, 3]> : tensor<4xui16>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui16>, tensor<4xui16>) -> tensor<2x4xui16>
  %e0 = stablehlo.constant dense<[[2, 8, 8, 8], [3, 27, 27, 27]]> : tensor<2x4xui16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui16>
  return
}

// -----

// ui32
func.func @main() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xui32>
  %b = stablehlo.constant dense<[3, 2, 3, 2]> : tensor<4xui32>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui32>, tensor<4xui32>) -> tensor<2x4xui32>
  %e0 = stablehlo.constant dense<[[1, 1, 1, 1], [8, 4, 8, 4]]> : tensor<2x4xui32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui32>
  return
}

// -----

// ui64
func.func @main() {
  %a = stablehlo.constant dense<[[3], [2]]> : tensor<2x1xui64>
  %b = stablehlo.constant dense<[2, 0, 3, 3]> : tensor<4xui64>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xui64>, tensor<4xui64>) -> tensor<2x4xui64>
  %e0 = stablehlo.constant dense<[[9, 1, 27, 27], [4, 1, 8, 8]]> : tensor<2x4xui64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xui64>
  return
}

// -----

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.5], [0.5]]> : tensor<2x1xf4E2M1FN>
  %b = stablehlo.constant dense<[1.0, 3.0, 3.0, 2.0]> : tensor<4xf4E2M1FN>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[5.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00], [5.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<2x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [3.0]]> : tensor<2x1xf6E2M3FN>
  %b = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0]> : tensor<4xf6E2M3FN>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 2.500000e-01, 0.000000e+00, 1.000000e+00], [1.000000e+00, 3.000000e+00, 7.500000e+00, 1.000000e+00]]> : tensor<2x4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [0.5]]> : tensor<2x1xf6E3M2FN>
  %b = stablehlo.constant dense<[2.0, 1.0, 3.0, 0.0]> : tensor<4xf6E3M2FN>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[6.250000e-02, 2.500000e-01, 0.000000e+00, 1.000000e+00], [2.500000e-01, 5.000000e-01, 1.250000e-01, 1.000000e+00]]> : tensor<2x4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[1.5], [2.0]]> : tensor<2x1xf8E3M4>
  %b = stablehlo.constant dense<[2.0, 0.0, 2.0, 0.0]> : tensor<4xf8E3M4>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[2.250000e+00, 1.000000e+00, 2.250000e+00, 1.000000e+00], [4.000000e+00, 1.000000e+00, 4.000000e+00, 1.000000e+00]]> : tensor<2x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[1.5], [2.0]]> : tensor<2x1xf8E4M3>
  %b = stablehlo.constant dense<[0.0, 3.0, 0.0, 0.0]> : tensor<4xf8E4M3>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 3.500000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 8.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[4.0], [1.5]]> : tensor<2x1xf8E4M3FN>
  %b = stablehlo.constant dense<[3.0, 0.0, 0.0, 3.0]> : tensor<4xf8E4M3FN>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[6.400000e+01, 1.000000e+00, 1.000000e+00, 6.400000e+01], [3.500000e+00, 1.000000e+00, 1.000000e+00, 3.500000e+00]]> : tensor<2x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.0, 0.0, 2.0, 3.0]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, 1.000000e+00, 4.000000e+00, 8.000000e+00]]> : tensor<2x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [1.5]]> : tensor<2x1xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[1.0, 1.0, 0.0, 0.0]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[3.000000e+00, 3.000000e+00, 1.000000e+00, 1.000000e+00], [1.500000e+00, 1.500000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[2.0], [2.0]]> : tensor<2x1xf8E5M2>
  %b = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0]> : tensor<4xf8E5M2>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[2.000000e+00, 2.000000e+00, 1.000000e+00, 4.000000e+00], [2.000000e+00, 2.000000e+00, 1.000000e+00, 4.000000e+00]]> : tensor<2x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [2.0]]> : tensor<2x1xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 0.0, 2.0, 1.0]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[2.500000e-01, 1.000000e+00, 6.250000e-02, 2.500000e-01], [2.000000e+00, 1.000000e+00, 4.000000e+00, 2.000000e+00]]> : tensor<2x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [0.5]]> : tensor<2x1xf8E8M0FNU>
  %b = stablehlo.constant dense<[1.0, 2.0, 1.0, 4.0]> : tensor<4xf8E8M0FNU>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[2.500000e-01, 6.250000e-02, 2.500000e-01, 3.906250e-03], [5.000000e-01, 2.500000e-01, 5.000000e-01, 6.250000e-02]]> : tensor<2x4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[4.0], [2.0]]> : tensor<2x1xbf16>
  %b = stablehlo.constant dense<[3.0, 1.0, 2.0, 3.0]> : tensor<4xbf16>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xbf16>, tensor<4xbf16>) -> tensor<2x4xbf16>
  %e0 = stablehlo.constant dense<[[6.400000e+01, 4.000000e+00, 1.600000e+01, 6.400000e+01], [8.000000e+00, 2.000000e+00, 4.000000e+00, 8.000000e+00]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[4.0], [1.5]]> : tensor<2x1xf16>
  %b = stablehlo.constant dense<[2.0, 2.0, 2.0, 0.0]> : tensor<4xf16>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[1.600000e+01, 1.600000e+01, 1.600000e+01, 1.000000e+00], [2.250000e+00, 2.250000e+00, 2.250000e+00, 1.000000e+00]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[1.5], [3.0]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[0.0, 3.0, 1.0, 2.0]> : tensor<4xf32>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[1.000000e+00, 3.375000e+00, 1.500000e+00, 2.250000e+00], [1.000000e+00, 2.700000e+01, 3.000000e+00, 9.000000e+00]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[0.25], [4.0]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[3.0, 2.0, 1.0, 1.0]> : tensor<4xf64>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[1.562500e-02, 6.250000e-02, 2.500000e-01, 2.500000e-01], [6.400000e+01, 1.600000e+01, 4.000000e+00, 4.000000e+00]]> : tensor<2x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 1 : ui64} : tensor<2x4xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 1.0)], [(1.0, 3.0)]]> : tensor<2x1xcomplex<f32>>
  %b = stablehlo.constant dense<[(1.0, 1.0), (1.0, 1.0), (0.0, 3.0), (1.0, 1.0)]> : tensor<4xcomplex<f32>>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[0.41889894, 0.41889894, -0.185854539, 0.41889894], [-0.668929398, -0.668929398, -0.0224444475, -0.668929398]]> : tensor<2x4xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<2x4xf32>
  %e1 = stablehlo.constant dense<[[1.34262252, 1.34262252, 0.165468201, 1.34262252], [0.61233282, 0.61233282, -0.00724616274, 0.61233282]]> : tensor<2x4xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<2x4xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[[(3.0, 1.0)], [(3.0, 0.25)]]> : tensor<2x1xcomplex<f64>>
  %b = stablehlo.constant dense<[(0.0, 0.0), (0.0, 2.0), (3.0, 0.0), (3.0, 2.0)]> : tensor<4xcomplex<f64>>
  %r = "chlo.broadcast_power"(%a, %b) : (tensor<2x1xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %imag0 = stablehlo.imag %r : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[1.000000e+00, -0.35110617872610533, 18.000000000000004, -16.483938562854856], [1.000000e+00, -0.50118042950969266, 26.437500000000004, -17.846632456223759]]> : tensor<2x4xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 4 : ui64} : tensor<2x4xf64>
  %e1 = stablehlo.constant dense<[[0.000000e+00, 0.3909241286840367, 26.000000000000011, -2.0921263305660758], [0.000000e+00, 0.68256888739656763, 6.734375, 14.670278005567418]]> : tensor<2x4xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 4 : ui64} : tensor<2x4xf64>
  return
}
