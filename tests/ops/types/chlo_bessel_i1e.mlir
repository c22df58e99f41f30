// SPDX-License-Identifier: Apache-2.0
// chlo.bessel_i1e, once for each element type; made by tests/ops/make_type_cases.py.

// bf16
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, -0.75, -0.25, 0.375, 0.5, -0.375, -0.375, -0.25]> : tensor<8xbf16>
  %r = "chlo.bessel_i1e"(%a) : (tensor<8xbf16>) -> tensor<8xbf16>
  %e0 = stablehlo.constant dense<[-5.517580e-02, -1.894530e-01, -9.814450e-02, 1.308590e-01, 1.562500e-01, -1.308590e-01, -1.308590e-01, -9.814450e-02]> : tensor<8xbf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xbf16>
  return
}

// -----

// f16
func.func @main() {
  %a = stablehlo.constant dense<[0.25, 0.25, 0.125, 0.75, 0.125, 0.125, 0.25, 0.25]> : tensor<8xf16>
  %r = "chlo.bessel_i1e"(%a) : (tensor<8xf16>) -> tensor<8xf16>
  %e0 = stablehlo.constant dense<[9.808340e-02, 9.808340e-02, 5.526730e-02, 1.899410e-01, 5.526730e-02, 5.526730e-02, 9.808340e-02, 9.808340e-02]> : tensor<8xf16>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf16>
  return
}

// -----

// f32
func.func @main() {
  %a = stablehlo.constant dense<[-0.125, 0.25, -0.5, 0.375, -0.25, -0.25, 0.375, -0.25]> : tensor<8xf32>
  %r = "chlo.bessel_i1e"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[-0.0552638546, 0.0981126427, -0.156420827, 0.131145298, -0.0981126427, -0.0981126427, 0.131145298, -0.0981126427]> : tensor<8xf32>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf32>
  return
}

// -----

// f64
func.func @main() {
  %a = stablehlo.constant dense<[-0.25, -0.25, -0.125, -0.75, -0.75, 0.25, 0.75, -0.25]> : tensor<8xf64>
  %r = "chlo.bessel_i1e"(%a) : (tensor<8xf64>) -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[-0.098112628697368198, -0.098112628697368198, -0.055263853241603253, -0.189887793304855, -0.189887793304855, 0.098112628697368198, 0.189887793304855, -0.098112628697368198]> : tensor<8xf64>
  check.expect_close %r, %e0 {max_ulp_difference = 8 : ui64} : tensor<8xf64>
  return
}
