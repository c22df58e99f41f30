// SPDX-License-Identifier: Apache-2.0
// chlo.zeta: every value is the nearest one of its dtype; then poles, and operands outside.
func.func @main() {
  %x = stablehlo.constant dense<[2.0, 1.5, 3.0, 4.0, 3.0, 10.0, 2.0]> : tensor<7xf32>
  %q = stablehlo.constant dense<[1.0, 0.5, 2.5, -0.5, -1.25, 3.0, 30.0]> : tensor<7xf32>
  %0 = chlo.zeta %x, %q : tensor<7xf32>, tensor<7xf32> -> tensor<7xf32>
  check.expect_eq_const %0, dense<[1.64493405818939209e+00, 4.77653789520263672e+00, 1.18102028965950012e-01, 3.22348480224609375e+01, -6.18606834411621094e+01, 1.80126280611148104e-05, 3.38950604200363159e-02]> : tensor<7xf32>
  %x1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 0.5, 2.5]> : tensor<5xf32>
  %q1 = stablehlo.constant dense<[2.0, -1.0, 0.0, 1.0, -0.5]> : tensor<5xf32>
  %1 = chlo.zeta %x1, %q1 : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const %1, dense<[0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[2.0, 1.5, 3.0, 4.0, 3.0, 10.0, 2.0]> : tensor<7xf64>
  %q = stablehlo.constant dense<[1.0, 0.5, 2.5, -0.5, -1.25, 3.0, 30.0]> : tensor<7xf64>
  %0 = chlo.zeta %x, %q : tensor<7xf64>, tensor<7xf64> -> tensor<7xf64>
  check.expect_almost_eq_const %0, dense<[1.64493406684822641e+00, 4.77653794755483307e+00, 1.18102025820863696e-01, 3.22348485056670739e+01, -6.18606833918311807e+01, 1.80126278180853369e-05, 3.38950603577399465e-02]> : tensor<7xf64>
  %x1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 0.5, 2.5]> : tensor<5xf64>
  %q1 = stablehlo.constant dense<[2.0, -1.0, 0.0, 1.0, -0.5]> : tensor<5xf64>
  %1 = chlo.zeta %x1, %q1 : tensor<5xf64>, tensor<5xf64> -> tensor<5xf64>
  check.expect_almost_eq_const %1, dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<5xf64>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[2.0, 1.5, 3.0, 4.0, 3.0, 10.0, 2.0]> : tensor<7xf16>
  %q = stablehlo.constant dense<[1.0, 0.5, 2.5, -0.5, -1.25, 3.0, 30.0]> : tensor<7xf16>
  %0 = chlo.zeta %x, %q : tensor<7xf16>, tensor<7xf16> -> tensor<7xf16>
  check.expect_eq_const %0, dense<[1.64453125000000000e+00, 4.77734375000000000e+00, 1.18103027343750000e-01, 3.22500000000000000e+01, -6.18750000000000000e+01, 1.80006027221679688e-05, 3.39050292968750000e-02]> : tensor<7xf16>
  %x1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 0.5, 2.5]> : tensor<5xf16>
  %q1 = stablehlo.constant dense<[2.0, -1.0, 0.0, 1.0, -0.5]> : tensor<5xf16>
  %1 = chlo.zeta %x1, %q1 : tensor<5xf16>, tensor<5xf16> -> tensor<5xf16>
  check.expect_almost_eq_const %1, dense<[0x7C00, 0x7C00, 0x7E00, 0x7E00, 0x7E00]> : tensor<5xf16>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[2.0, 1.5, 3.0, 4.0, 3.0, 10.0, 2.0]> : tensor<7xbf16>
  %q = stablehlo.constant dense<[1.0, 0.5, 2.5, -0.5, -1.25, 3.0, 30.0]> : tensor<7xbf16>
  %0 = chlo.zeta %x, %q : tensor<7xbf16>, tensor<7xbf16> -> tensor<7xbf16>
  check.expect_eq_const %0, dense<[1.64843750000000000e+00, 4.78125000000000000e+00, 1.18164062500000000e-01, 3.22500000000000000e+01, -6.17500000000000000e+01, 1.80006027221679688e-05, 3.39355468750000000e-02]> : tensor<7xbf16>
  %x1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 0.5, 2.5]> : tensor<5xbf16>
  %q1 = stablehlo.constant dense<[2.0, -1.0, 0.0, 1.0, -0.5]> : tensor<5xbf16>
  %1 = chlo.zeta %x1, %q1 : tensor<5xbf16>, tensor<5xbf16> -> tensor<5xbf16>
  check.expect_almost_eq_const %1, dense<[0x7F80, 0x7F80, 0x7FC0, 0x7FC0, 0x7FC0]> : tensor<5xbf16>
  func.return
}
