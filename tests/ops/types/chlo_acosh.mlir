// SPDX-License-Identifier: Apache-2.0
// chlo.acosh, once for each element type; made by tests/ops/make_type_cases.py.

// f4E2M1FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 2.0, 4.0, 4.0, 4.0, 1.0, 2.0, 3.0]> : tensor<8xf4E2M1FN>
  %r = "chlo.acosh"(%a) : (tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00, 1.000000e+00, 1.500000e+00]> : tensor<8xf4E2M1FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf4E2M1FN>
  return
}

// -----

// f6E2M3FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0, 4.0, 4.0, 6.0, 1.5, 2.0, 4.0]> : tensor<8xf6E2M3FN>
  %r = "chlo.acosh"(%a) : (tensor<8xf6E2M3FN>) -> tensor<8xf6E2M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.500000e+00, 2.000000e+00, 2.000000e+00, 2.500000e+00, 1.000000e+00, 1.375000e+00, 2.000000e+00]> : tensor<8xf6E2M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E2M3FN>
  return
}

// -----

// f6E3M2FN
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 1.5, 4.0, 1.5, 1.5, 4.0, 2.0, 4.0]> : tensor<8xf6E3M2FN>
  %r = "chlo.acosh"(%a) : (tensor<8xf6E3M2FN>) -> tensor<8xf6E3M2FN>
  %e0 = stablehlo.constant dense<[2.000000e+00, 8.750000e-01, 2.000000e+00, 8.750000e-01, 8.750000e-01, 2.000000e+00, 1.500000e+00, 2.000000e+00]> : tensor<8xf6E3M2FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf6E3M2FN>
  return
}

// -----

// f8E3M4
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 2.0, 6.0, 2.0, 6.0, 1.5, 1.0, 4.0]> : tensor<8xf8E3M4>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  %e0 = stablehlo.constant dense<[2.125000e+00, 1.312500e+00, 2.500000e+00, 1.312500e+00, 2.500000e+00, 9.687500e-01, 0.000000e+00, 2.125000e+00]> : tensor<8xf8E3M4>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E3M4>
  return
}

// -----

// f8E4M3
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.0, 6.0, 1.5, 1.0, 1.5, 1.5, 3.0]> : tensor<8xf8E4M3>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  %e0 = stablehlo.constant dense<[1.750000e+00, 0.000000e+00, 2.500000e+00, 9.375000e-01, 0.000000e+00, 9.375000e-01, 9.375000e-01, 1.750000e+00]> : tensor<8xf8E4M3>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3>
  return
}

// -----

// f8E4M3FN
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0, 2.0, 4.0, 4.0, 1.5, 6.0, 2.0]> : tensor<8xf8E4M3FN>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.500000e+00, 1.375000e+00, 2.000000e+00, 2.000000e+00, 9.375000e-01, 2.500000e+00, 1.375000e+00]> : tensor<8xf8E4M3FN>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FN>
  return
}

// -----

// f8E4M3FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[3.0, 1.5, 1.5, 4.0, 1.5, 3.0, 4.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %e0 = stablehlo.constant dense<[1.750000e+00, 9.375000e-01, 9.375000e-01, 2.000000e+00, 9.375000e-01, 1.750000e+00, 2.000000e+00, 0.000000e+00]> : tensor<8xf8E4M3FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3FNUZ>
  return
}

// -----

// f8E4M3B11FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[1.5, 4.0, 1.5, 2.0, 3.0, 6.0, 2.0, 1.5]> : tensor<8xf8E4M3B11FNUZ>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %e0 = stablehlo.constant dense<[9.375000e-01, 2.000000e+00, 9.375000e-01, 1.375000e+00, 1.750000e+00, 2.500000e+00, 1.375000e+00, 9.375000e-01]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E4M3B11FNUZ>
  return
}

// -----

// f8E5M2
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 4.0, 3.0, 3.0, 6.0, 3.0, 3.0, 4.0]> : tensor<8xf8E5M2>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.000000e+00, 1.750000e+00, 1.750000e+00, 2.000000e+00, 1.750000e+00, 1.750000e+00, 2.000000e+00]> : tensor<8xf8E5M2>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2>
  return
}

// -----

// f8E5M2FNUZ
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 6.0, 1.0, 6.0, 1.0, 4.0, 4.0, 1.5]> : tensor<8xf8E5M2FNUZ>
  %r = "chlo.acosh"(%a) : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %e0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, 2.000000e+00, 2.000000e+00, 8.750000e-01]> : tensor<8xf8E5M2FNUZ>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf8E5M2FNUZ>
  return
}

// -----

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 6.0, 3.0, 2.0, 1.5, 6.0, 3.0, 2.0]> : tensor<8xbf16>
  %r = "chlo.acosh"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[0.000000e+00, 2.468750e+00, 1.757810e+00, 1.320310e+00, 9.609370e-01, 2.468750e+00, 1.757810e+00, 1.320310e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 1.5, 2.0, 2.0, 1.5, 1.5, 6.0, 4.0]> : tensor<8xf16>
  %r = "chlo.acosh"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[1.317380e+00, 9.624020e-01, 1.317380e+00, 1.317380e+00, 9.624020e-01, 9.624020e-01, 2.478520e+00, 2.064450e+00]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[4.0, 3.0, 6.0, 1.5, 2.0, 1.0, 3.0, 2.0]> : tensor<8xf32>
  %r = "chlo.acosh"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.06343699, 1.76274717, 2.47788882, 0.962423682, 1.31695795, 0.000000e+00, 1.76274717, 1.31695795]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[6.0, 1.0, 6.0, 6.0, 1.5, 2.0, 3.0, 1.5]> : tensor<8xf64>
  %r = "chlo.acosh"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[2.4778887302884751, 0.000000e+00, 2.4778887302884751, 2.4778887302884751, 0.96242365011920694, 1.3169578969248166, 1.7627471740390859, 0.96242365011920694]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}

// -----

// complex<f32>
func.func @main() {
  %a = stablehlo.constant dense<[(3.0, 4.0), (1.5, 1.5), (4.0, 1.5), (4.0, 1.5), (6.0, 6.0), (1.5, 3.0), (2.0, 4.0), (3.0, 6.0)]> : tensor<8xcomplex<f32>>
  %r = "chlo.acosh"(%a) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[2.30550909, 1.44973433, 2.13487577, 2.13487577, 2.83149838, 1.91683948, 2.19857311, 2.59982419]> : tensor<8xf32>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  %e1 = stablehlo.constant dense<[0.9368124, 0.840395092, 0.368064106, 0.368064106, 0.788870215, 1.12422931, 1.11692619, 1.1115489]> : tensor<8xf32>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// complex<f64>
func.func @main() {
  %a = stablehlo.constant dense<[(1.5, 6.0), (4.0, 6.0), (2.0, 1.5), (3.0, 6.0), (1.5, 3.0), (4.0, 1.5), (6.0, 1.0), (1.0, 1.5)]> : tensor<8xcomplex<f64>>
  %r = "chlo.acosh"(%a) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %real0 = stablehlo.real %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %imag0 = stablehlo.imag %r : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[2.5209503755969083, 2.6706422224804807, 1.6004100552346137, 2.5998241937784723, 1.9168395294689364, 2.1348757684000317, 2.4921599681338358, 1.3169578969248166]> : tensor<8xf64>
  check.expect_close %real0, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  %e1 = stablehlo.constant dense<[1.3288411016403043, 0.98720683975645728, 0.68303118061099155, 1.1115489233324776, 1.1242292777231266, 0.36806411482882501, 0.16738295495563876, 1.0471975511965976]> : tensor<8xf64>
  check.expect_close %imag0, %e1 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
