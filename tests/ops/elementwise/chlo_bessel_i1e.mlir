// SPDX-License-Identifier: Apache-2.0
// chlo.bessel_i1e: every value is the nearest one of its dtype; then poles, and operands outside.
func.func @main() {
  %x = stablehlo.constant dense<[1.0, -2.5, 0.0625, 20.0, -60.0, 100.0, 5.0]> : tensor<7xf32>
  %0 = chlo.bessel_i1e %x : tensor<7xf32> -> tensor<7xf32>
  check.expect_eq_const %0, dense<[2.07910418510437012e-01, -2.06584647297859192e-01, 2.93709952384233475e-02, 8.75062197446823120e-02, -5.11796288192272186e-02, 3.97441536188125610e-02, 1.63972273468971252e-01]> : tensor<7xf32>
  %x1 = stablehlo.constant dense<[0.0, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %1 = chlo.bessel_i1e %x1 : tensor<3xf32> -> tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[0.0, 0.0, -0.0]> : tensor<3xf32>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, -2.5, 0.0625, 20.0, -60.0, 100.0, 5.0]> : tensor<7xf64>
  %0 = chlo.bessel_i1e %x : tensor<7xf64> -> tensor<7xf64>
  check.expect_almost_eq_const %0, dense<[2.07910415349708444e-01, -2.06584649531266568e-01, 2.93709948519365986e-02, 8.75062221832886705e-02, -5.11796301890287200e-02, 3.97441530251302494e-02, 1.63972266944542366e-01]> : tensor<7xf64>
  %x1 = stablehlo.constant dense<[0.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<3xf64>
  %1 = chlo.bessel_i1e %x1 : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %1, dense<[0.0, 0.0, -0.0]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, -2.5, 0.0625, 20.0, -60.0, 100.0, 5.0]> : tensor<7xf16>
  %0 = chlo.bessel_i1e %x : tensor<7xf16> -> tensor<7xf16>
  check.expect_eq_const %0, dense<[2.07885742187500000e-01, -2.06542968750000000e-01, 2.93731689453125000e-02, 8.75244140625000000e-02, -5.11779785156250000e-02, 3.97338867187500000e-02, 1.63940429687500000e-01]> : tensor<7xf16>
  %x1 = stablehlo.constant dense<[0.0, 0x7C00, 0xFC00]> : tensor<3xf16>
  %1 = chlo.bessel_i1e %x1 : tensor<3xf16> -> tensor<3xf16>
  check.expect_almost_eq_const %1, dense<[0.0, 0.0, -0.0]> : tensor<3xf16>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1.0, -2.5, 0.0625, 20.0, -60.0, 100.0, 5.0]> : tensor<7xbf16>
  %0 = chlo.bessel_i1e %x : tensor<7xbf16> -> tensor<7xbf16>
  check.expect_eq_const %0, dense<[2.08007812500000000e-01, -2.07031250000000000e-01, 2.94189453125000000e-02, 8.74023437500000000e-02, -5.12695312500000000e-02, 3.97949218750000000e-02, 1.64062500000000000e-01]> : tensor<7xbf16>
  %x1 = stablehlo.constant dense<[0.0, 0x7F80, 0xFF80]> : tensor<3xbf16>
  %1 = chlo.bessel_i1e %x1 : tensor<3xbf16> -> tensor<3xbf16>
  check.expect_almost_eq_const %1, dense<[0.0, 0.0, -0.0]> : tensor<3xbf16>
  func.return
}
