// SPDX-License-Identifier: Apache-2.0
// chlo.erfc, once for each element type; made by tests/ops/make_type_cases.py.

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.erfc"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[1.140630e+00, 1.710940e+00, 1.273440e+00, 5.976560e-01, 4.804690e-01, 1.406250e+00, 1.406250e+00, 1.273440e+00]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.erfc"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[7.236330e-01, 7.236330e-01, 8.598630e-01, 2.888180e-01, 8.598630e-01, 8.598630e-01, 7.236330e-01, 7.236330e-01]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.erfc"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[1.14031625, 0.723673582, 1.52049983, 0.595883131, 1.27632642, 1.27632642, 0.595883131, 1.27632642]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.erfc"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[1.2763263901682369, 1.2763263901682369, 1.1403162048013338, 1.7111556336535152, 1.7111556336535152, 0.7236736098317631, 0.28884436634648492, 1.2763263901682369]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
