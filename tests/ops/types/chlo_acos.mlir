// SPDX-License-Identifier: Apache-2.0
// chlo.acos, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.5, -1.0, 1.0, -1.0, 0.5, -0.5, 0.5]> : tensor<8xf4E2M1FN>
  %r = "chlo.acos"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, 3.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.375, -0.75, 0.25, -0.25, 0.375, -0.375, -0.75]> : tensor<8xf6E2M3FN>
  %r = "chlo.acos"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[1.750000e+00, 1.125000e+00, 2.250000e+00, 1.375000e+00, 1.875000e+00, 1.125000e+00, 2.000000e+00, 2.250000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.375, -0.125, 0.125, 0.375, -0.25, -0.125, -0.5]> : tensor<8xf6E3M2FN>
  %r = "chlo.acos"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[1.000000e+00, 1.250000e+00, 1.750000e+00, 1.500000e+00, 1.250000e+00, 1.750000e+00, 1.750000e+00, 2.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[0.5, 0.5, -0.375, 0.5, -0.75, -0.5, -0.125, 0.375]> : tensor<8xf8E3M4>
  %r = "chlo.acos"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[1.062500e+00, 1.062500e+00, 1.937500e+00, 1.062500e+00, 2.375000e+00, 2.125000e+00, 1.687500e+00, 1.187500e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, -0.75, 0.75, -0.25, 0.125, -0.375, 0.5, -0.25]> : tensor<8xf8E4M3>
  %r = "chlo.acos"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.500000e+00, 7.500000e-01, 1.875000e+00, 1.500000e+00, 2.000000e+00, 1.000000e+00, 1.875000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.5, -0.5, -0.5, -0.125, -0.125, -0.75, 0.5]> : tensor<8xf8E4M3FN>
  %r = "chlo.acos"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[1.750000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 1.750000e+00, 1.750000e+00, 2.500000e+00, 1.000000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.75, -0.5, 0.125, 0.125, 0.75, 0.75, 0.25]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.acos"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.750000e+00, 7.500000e-01, 2.000000e+00, 1.500000e+00, 1.500000e+00, 7.500000e-01, 7.500000e-01, 1.250000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.5, -0.5, -0.25, 0.375, 0.125, 0.75, -0.375, 0.125]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.acos"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 1.875000e+00, 1.250000e+00, 1.500000e+00, 7.500000e-01, 2.000000e+00, 1.500000e+00]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.5, -0.75, 0.125, -0.5, 0.125, -0.25, 0.5]> : tensor<8xf8E5M2>
  %r = "chlo.acos"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[1.750000e+00, 1.000000e+00, 2.500000e+00, 1.500000e+00, 2.000000e+00, 1.500000e+00, 1.750000e+00, 1.000000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[-0.375, 0.25, -0.5, -0.25, -0.75, 0.75, 0.375, -0.25]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.acos"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.250000e+00, 2.000000e+00, 1.750000e+00, 2.500000e+00, 7.500000e-01, 1.250000e+00, 1.750000e+00]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.acos"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.695310e+00, 2.421880e+00, 1.820310e+00, 1.187500e+00, 1.046880e+00, 1.953130e+00, 1.953130e+00, 1.820310e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.acos"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.318360e+00, 1.318360e+00, 1.445310e+00, 7.226560e-01, 1.445310e+00, 1.445310e+00, 1.318360e+00, 1.318360e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.acos"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.6961242, 1.31811607, 2.09439516, 1.18639958, 1.82347655, 1.82347655, 1.18639958, 1.82347655]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.acos"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.8234765819369754, 1.8234765819369754, 1.696124157962962, 2.4188584057763776, 2.4188584057763776, 1.318116071652818, 0.72273424781341566, 1.8234765819369754]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.375), (0.25, -0.125), (0.125, -0.75), (-0.125, 0.375), (-0.375, -0.5), (-0.5, -0.25), (-0.375, 0.75), (-0.5, 0.75)]> : tensor<8xcomplex<f32>>
  %r = "chlo.acos"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.0921452, 1.32023835, 1.47081053, 1.68800581, 1.9085288, 2.0724051, 1.87023318, 1.96907425]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[-0.410825282, 0.128673673, 0.696156144, -0.369149327, 0.507826746, 0.281396061, -7.208550e-01, -0.743320405]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(-0.125, -0.375), (-0.125, 0.75), (-0.75, -0.375), (-0.5, 0.5), (0.125, 0.75), (0.375, 0.125), (0.25, 0.25), (-0.25, -0.5)]> : tensor<8xcomplex<f64>>
  %r = "chlo.acos"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.6880057561820172, 1.6707821750268634, 2.3043544922147099, 2.0230747739460875, 1.4708104785629299, 1.1900145720579811, 1.3262741616593565, 1.7951247794295642]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[0.36914932902598024, -0.69615615471625614, 0.48554438957016083, -0.53063753095251776, -0.69615615471625614, -0.134240413386399, -0.2548955733405508, 0.49267568342077062]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
