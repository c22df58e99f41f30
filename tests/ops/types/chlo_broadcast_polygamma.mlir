// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_polygamma, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[[0.0], [2.0]]> : tensor<2x1xf4E2M1FN>
  %b = stablehlo.constant dense<[1.0, 0.5, 1.5, 0.5]> : tensor<4xf4E2M1FN>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %e0 = stablehlo.constant dense<[[-5.000000e-01, -2.000000e+00, 0.000000e+00, -2.000000e+00], [-2.000000e+00, -6.000000e+00, -1.000000e+00, -6.000000e+00]]> : tensor<2x4xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf6E2M3FN>
  %b = stablehlo.constant dense<[3.0, 1.5, 3.0, 1.5]> : tensor<4xf6E2M3FN>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  %e0 = stablehlo.constant dense<[[3.750000e-01, 8.750000e-01, 3.750000e-01, 8.750000e-01], [-1.250000e-01, -8.750000e-01, -1.250000e-01, -8.750000e-01]]> : tensor<2x4xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[[2.0], [1.0]]> : tensor<2x1xf6E3M2FN>
  %b = stablehlo.constant dense<[0.25, 0.5, 3.0, 2.0]> : tensor<4xf6E3M2FN>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
  %e0 = stablehlo.constant dense<[[-2.800000e+01, -1.600000e+01, -1.250000e-01, -3.750000e-01], [1.600000e+01, 5.000000e+00, 3.750000e-01, 6.250000e-01]]> : tensor<2x4xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf8E3M4>
  %b = stablehlo.constant dense<[0.25, 1.5, 4.0, 0.25]> : tensor<4xf8E3M4>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %e0 = stablehlo.constant dense<[[0x70, 9.375000e-01, 2.812500e-01, 0x70], [0xF0, -8.437500e-01, -7.812500e-02, 0xF0]]> : tensor<2x4xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf8E4M3>
  %b = stablehlo.constant dense<[0.25, 4.0, 3.0, 1.5]> : tensor<4xf8E4M3>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %e0 = stablehlo.constant dense<[[1.800000e+01, 2.812500e-01, 4.062500e-01, 9.375000e-01], [1.800000e+01, 2.812500e-01, 4.062500e-01, 9.375000e-01]]> : tensor<2x4xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [0.0]]> : tensor<2x1xf8E4M3FN>
  %b = stablehlo.constant dense<[0.5, 2.0, 4.0, 0.5]> : tensor<4xf8E4M3FN>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %e0 = stablehlo.constant dense<[[5.000000e+00, 6.250000e-01, 2.812500e-01, 5.000000e+00], [-2.000000e+00, 4.375000e-01, 1.250000e+00, -2.000000e+00]]> : tensor<2x4xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[2.0], [1.0]]> : tensor<2x1xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[0.5, 4.0, 1.0, 0.5]> : tensor<4xf8E4M3FNUZ>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[[-1.600000e+01, -7.812500e-02, -2.500000e+00, -1.600000e+01], [5.000000e+00, 2.812500e-01, 1.625000e+00, 5.000000e+00]]> : tensor<2x4xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [3.0]]> : tensor<2x1xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[0.25, 1.0, 1.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[[0x80, 6.500000e+00, 6.500000e+00, 6.500000e+00], [0x80, 6.500000e+00, 6.500000e+00, 6.500000e+00]]> : tensor<2x4xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [2.0]]> : tensor<2x1xf8E5M2>
  %b = stablehlo.constant dense<[1.5, 1.0, 1.0, 3.0]> : tensor<4xf8E5M2>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %e0 = stablehlo.constant dense<[[1.500000e+00, 6.000000e+00, 6.000000e+00, 1.250000e-01], [-8.750000e-01, -2.500000e+00, -2.500000e+00, -1.562500e-01]]> : tensor<2x4xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[[0.0], [2.0]]> : tensor<2x1xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[1.0, 1.0, 1.5, 0.5]> : tensor<4xf8E5M2FNUZ>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[[-6.250000e-01, -6.250000e-01, 3.906250e-02, -2.000000e+00], [-2.500000e+00, -2.500000e+00, -8.750000e-01, -1.600000e+01]]> : tensor<2x4xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E5M2FNUZ>
  return
}

// -----

// f8E8M0FNU
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf8E8M0FNU>
  %b = stablehlo.constant dense<[4.0, 0.5, 4.0, 4.0]> : tensor<4xf8E8M0FNU>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<2x4xf8E8M0FNU>
  %e0 = stablehlo.constant dense<[[2.500000e-01, 4.000000e+00, 2.500000e-01, 2.500000e-01], [2.500000e-01, 4.000000e+00, 2.500000e-01, 2.500000e-01]]> : tensor<2x4xf8E8M0FNU>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf8E8M0FNU>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[[2.0], [0.0]]> : tensor<2x1xbf16>
  %b = stablehlo.constant dense<[3.0, 4.0, 0.25, 1.5]> : tensor<4xbf16>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xbf16>, tensor<4xbf16>) -> tensor<2x4xbf16>
  %e0 = stablehlo.constant dense<[[-1.542970e-01, -8.007810e-02, -1.290000e+02, -8.281250e-01], [9.218750e-01, 1.257810e+00, -4.218750e+00, 3.637700e-02]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [3.0]]> : tensor<2x1xf16>
  %b = stablehlo.constant dense<[0.25, 2.0, 1.5, 1.5]> : tensor<4xf16>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  %e0 = stablehlo.constant dense<[[1.539000e+03, 4.938960e-01, 1.409180e+00, 1.409180e+00], [1.539000e+03, 4.938960e-01, 1.409180e+00, 1.409180e+00]]> : tensor<2x4xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [1.0]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[3.0, 1.0, 3.0, 0.5]> : tensor<4xf32>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %e0 = stablehlo.constant dense<[[0.118939497, 6.49394608, 0.118939497, 97.4091873], [0.394934207, 1.64493489, 0.394934207, 4.93480444]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
  %b = stablehlo.constant dense<[0.25, 1.5, 1.5, 0.5]> : tensor<4xf64>
  %r = "chlo.broadcast_polygamma"(%a, %b) : (tensor<2x1xf64>, tensor<4xf64>) -> tensor<2x4xf64>
  %e0 = stablehlo.constant dense<[[17.197329154507127, 0.93480220054468022, 0.93480220054468022, 4.9348022005446843], [-129.32773993753676, -0.82879664423431898, -0.82879664423431898, -16.828796644234295]]> : tensor<2x4xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 16 : ui64} : tensor<2x4xf64>
  return
}
