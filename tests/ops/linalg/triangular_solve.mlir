// SPDX-License-Identifier: Apache-2.0
// stablehlo.triangular_solve: all options. What may not be read is NaN.

// float32 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000], [0.15625, 0x7FC00000, 0x7FC00000], [0.25, 0.1875, 0x7FC00000]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[1.0, 1.125], [-0.0, -1.375], [-1.375, 1.375]]> : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<[[1.0, 1.125], [-0.15625, -1.55078125], [-1.595703125, 1.384521484375]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.0, 0.625), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.0625, -0.0625), (-0.15625, -0.34375), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.1875, 0.09375), (0.1875, -0.03125), (-0.0625, 0.25), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(0.375, 0.875)], [(0.0, 0.0)], [(-0.25, 0.5)], [(0.5, -0.375)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[0.375], [0.546875], [-0.162109375], [0.5614013671875]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.875], [-0.234375], [0.6201171875], [-0.43389892578125]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// complex128 in (2,): left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.125, 0.09375), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.21875, 0.15625), (0.34375, 0.125), (0x7FF8000000000000, 0.0)]], [[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.25, 0.25), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.125, 0.1875), (0.5, 0.21875), (0x7FF8000000000000, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(0.25, 0.25), (0.625, 1.875)], [(0.875, 2.5), (-0.75, -0.875)], [(0.5, 1.0), (2.625, 0.625)]], [[(-0.125, 0.375), (-0.25, 0.5)], [(-0.75, 0.0), (-1.5, 1.625)], [(1.25, 0.625), (0.0, 0.375)]]]> : tensor<2x3x2xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[[0.3896484375, 0.2122802734375], [0.828125, -1.57421875], [0.5, 2.625]], [[-0.3076171875, -0.1748046875], [-1.23828125, -1.41796875], [1.25, 0.0]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[[-0.38623046875, 1.6529541015625], [2.09375, -1.41796875], [1.0, 0.625]], [[0.3818359375, 1.2607421875], [-0.5859375, 1.4375], [0.625, 0.375]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  func.return
}

// -----

// float64 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0.09375, 0x7FF8000000000000, 0x7FF8000000000000], [-0.03125, -0.21875, 0x7FF8000000000000]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[-1.0, 0.125], [0.25, -2.0], [0.0, 0.625]]> : tensor<3x2xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 8e-15 : f64, value = dense<[[-1.0234375, 0.3192138671875], [0.25, -1.86328125], [0.0, 0.625]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.3125, -0.375), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.28125, -0.125), (0.0625, 0.3125), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.21875, 0.125), (-0.03125, -0.125), (-0.4375, 0.1875), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.875, -0.125)], [(-1.5, -0.375)], [(0.25, 1.5)], [(-0.0, -0.375)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-1.5101318359375], [-1.984375], [0.3203125], [0.0]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.00567626953125], [-0.3701171875], [1.3359375], [-0.375]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// complex64 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0x7FC00000, 0.0), (0x7FC00000, 0.0)], [(0.09375, 0.34375), (2.0, 0.0), (0x7FC00000, 0.0)], [(0.15625, -0.15625), (0.0, -0.34375), (2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(-0.625, -0.125), (-1.0, -0.625)], [(1.25, 1.5), (1.375, 0.375)], [(0.25, 0.5), (-1.0, -0.375)]]> : tensor<3x2xcomplex<f32>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 4e-06 : f32, value = dense<[[-0.3125, -0.5], [0.62890625, 0.6572265625], [0.015655517578125, -0.4860382080078125]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 4e-06 : f32, value = dense<[[-0.0625, -0.3125], [0.806640625, 0.2880859375], [0.33856201171875, -0.0891876220703125]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.03125, -0.09375), (2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.25, 0.0), (-0.21875, 0.03125), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(-0.09375, 0.0), (0.125, 0.03125), (0.4375, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.875, -1.0)], [(-1.0, 0.25)], [(0.25, 0.5)], [(-0.75, -1.75)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.4375], [-0.4697265625], [0.02069091796875], [-0.36892127990722656]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.5], [0.1123046875], [0.207122802734375], [-0.943425178527832]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// float16 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0x7E00, 0x7E00], [0.28125, 2.0, 0x7E00], [0.5625, -0.28125, 2.0]]> : tensor<3x3xf16>
  %b = stablehlo.constant dense<[[0.875, -1.125], [-0.125, 0.375], [2.375, -0.875]]> : tensor<3x2xf16>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.008 : f16, value = dense<[[0.08880615234375, -0.457275390625], [0.1044921875, 0.1259765625], [1.1875, -0.4375]]> : tensor<3x2xf16>}> : (tensor<3x2xf16>) -> ()
  func.return
}

// -----

// float32 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0x7FC00000, 0x7FC00000], [-0.3125, 2.0, 0x7FC00000], [0.125, 0.28125, 2.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[0.375, 0.25], [-1.125, -0.125], [0.25, -0.375]]> : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<[[0.08905029296875, 0.131072998046875], [-0.580078125, -0.0361328125], [0.125, -0.1875]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.09375, -0.21875), (2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.09375, 0.03125), (0.03125, 0.21875), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(-0.25, -0.375), (0.15625, 0.3125), (-0.1875, -0.5), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-1.625, -0.5)], [(1.625, -1.75)], [(-1.25, -0.375)], [(0.125, 0.625)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.784642219543457], [0.7862548828125], [-0.541015625], [0.0625]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.35330677032470703], [-0.94610595703125], [-0.173828125], [0.3125]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// complex128 in (2,): left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[[(0x7FF8000000000000, 0.0), (0.25, 0.1875), (-0.09375, -0.28125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0.09375, 0.40625)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]], [[(0x7FF8000000000000, 0.0), (-0.1875, -0.09375), (0.375, -0.5625)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (-0.03125, 0.28125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(1.5, -0.5), (1.375, 0.375)], [(-2.125, -0.875), (-0.875, -0.25)], [(1.75, -0.125), (-0.375, 1.25)]], [[(-1.375, 0.375), (0.0, -0.125)], [(-0.125, 0.5), (-0.125, 0.375)], [(-0.5, 1.125), (-0.25, 0.5)]]]> : tensor<2x3x2xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[[1.989013671875, 1.031005859375], [-2.33984375, -0.33203125], [1.75, -0.375]], [[-1.8507080078125, -0.229248046875], [0.17578125, 0.0078125], [-0.5, -0.25]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[[0.812744140625, 0.502685546875], [-1.57421875, -0.21484375], [-0.125, 1.25]], [[-0.1849365234375, -0.365966796875], [0.67578125, 0.4609375], [1.125, 0.5]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0.34375, -0.1875), (-0.0, -0.15625), (-0.09375, -0.53125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (-0.03125, 0.09375), (-0.375, 0.0)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0.1875, 0.09375)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(0.0, 1.75)], [(0.0, -0.375)], [(-0.25, -0.375)], [(0.875, -2.25)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[1.3956260681152344], [0.3052978515625], [-0.625], [0.875]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[2.3626747131347656], [-1.1612548828125], [-0.03515625], [-2.25]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// float64 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7FF8000000000000, -0.09375, -0.53125], [0x7FF8000000000000, 0x7FF8000000000000, -0.1875], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[-1.5, -0.375], [2.0, 0.0], [0.5, -0.125]]> : tensor<3x2xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 8e-15 : f64, value = dense<[[-1.5, -0.375], [1.859375, -0.03515625], [0.0517578125, -0.330810546875]]> : tensor<3x2xf64>}> : (tensor<3x2xf64>) -> ()
  func.return
}

// -----

// complex64 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FC00000, 0.0), (0.0, 0.28125), (0.09375, 0.15625)], [(0x7FC00000, 0.0), (0x7FC00000, 0.0), (0.3125, -0.28125)], [(0x7FC00000, 0.0), (0x7FC00000, 0.0), (0x7FC00000, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.125, 0.125), (0.625, -0.25)], [(0.25, -0.375), (-1.0, -0.75)], [(-2.125, 0.75), (-0.25, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 4e-06 : f32, value = dense<[[0.125, 0.625], [0.21484375, -0.9296875], [-2.3189697265625, -0.1405029296875]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 4e-06 : f32, value = dense<[[0.125, -0.25], [-0.33984375, -0.57421875], [0.8035888671875, 0.56201171875]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (-0.25, 0.1875), (-0.15625, 0.0), (0.03125, -0.0625)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (-0.09375, 0.125), (0.3125, 0.125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (-0.0625, -0.25)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.375, -0.125)], [(-1.125, 0.625)], [(0.0, 0.125)], [(1.25, -0.375)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.375], [-1.1953125], [-0.236083984375], [1.5485382080078125]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.125], [0.5234375], [0.005126953125], [-0.6013031005859375]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// float16 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.03125, -0.125], [0x7E00, 2.0, 0.09375], [0x7E00, 0x7E00, 2.0]]> : tensor<3x3xf16>
  %b = stablehlo.constant dense<[[0.5, -0.25], [-0.25, -1.5], [-0.625, -0.75]]> : tensor<3x2xf16>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.008 : f16, value = dense<[[0.232177734375, -0.136962890625], [-0.1103515625, -0.732421875], [-0.3125, -0.375]]> : tensor<3x2xf16>}> : (tensor<3x2xf16>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (-0.375, 0.21875), (0.0, 0.28125), (0.03125, -0.34375)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.21875, -0.0625), (0.21875, -0.0625)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.09375, 0.0)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 0.625)], [(1.125, -2.75)], [(0.875, 0.875)], [(0.5, -0.25)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[0.5446934700012207], [0.57470703125], [0.44921875], [0.25]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.010908126831054688], [-1.292266845703125], [0.431640625], [-0.125]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// float32 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, -0.0625, -0.34375], [0x7FC00000, 2.0, 0.34375], [0x7FC00000, 0x7FC00000, 2.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[-0.875, 2.125], [0.0, -0.875], [1.0, 1.75]]> : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<[[-0.4375, 1.0625], [-0.013671875, -0.404296875], [0.427154541015625, 1.127105712890625]]> : tensor<3x2xf32>}> : (tensor<3x2xf32>) -> ()
  func.return
}

// -----

// complex128 in (2,): left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[[(2.0, 0.0), (0.375, 0.65625), (-0.0625, 0.1875)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.40625, -0.3125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]], [[(2.0, 0.0), (0.1875, -0.28125), (-0.0625, 0.0)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.21875, 0.09375)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(0.875, -0.75), (-0.875, 0.625)], [(-1.125, 1.5), (1.125, 1.375)], [(-0.875, 2.375), (1.125, 0.25)]], [[(0.25, 0.25), (0.875, 1.0)], [(1.75, 0.0), (0.75, 0.0)], [(0.75, -1.0), (-0.875, 1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[[0.4375, -0.4375], [-0.521484375, 0.5419921875], [-0.343994140625, 0.7054595947265625]], [[0.125, 0.4375], [0.880859375, 0.404296875], [0.47662353515625, -0.3745269775390625]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[[-0.375, 0.3125], [0.9638671875, 0.4853515625], [1.4940643310546875, 0.1076507568359375]], [[0.125, 0.5], [-0.029296875, -0.1083984375], [-0.4580078125, 0.5227203369140625]]]> : tensor<2x3x2xf64>}> : (tensor<2x3x2xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0.125, -0.1875), (-0.34375, -0.25), (0.28125, 0.0)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.40625, -0.375), (-0.125, 0.1875)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.125, 0.125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-1.125, 0.375)], [(-2.75, 0.25)], [(0.25, -1.375)], [(-0.875, 1.75)]]> : tensor<4x1xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.5625], [-1.322265625], [-0.185699462890625], [-0.4492530822753906]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.1875], [0.166015625], [-0.303314208984375], [0.7044830322265625]]> : tensor<4x1xf64>}> : (tensor<4x1xf64>) -> ()
  func.return
}

// -----

// float64 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [-0.09375, 0x7FF8000000000000, 0x7FF8000000000000], [-0.28125, 0.09375, 0x7FF8000000000000]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[0.375, -0.5, 1.25], [0.25, -2.75, -0.625]]> : tensor<2x3xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 8e-15 : f64, value = dense<[[0.668701171875, -0.6171875, 1.25], [-0.1781005859375, -2.69140625, -0.625]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.15625, -0.3125), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.1875, -0.09375), (0.125, -0.5), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.15625, 0.03125), (-0.1875, 0.0), (0.09375, 0.15625), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-1.625, 1.75), (1.125, 0.875), (-0.5, -0.375), (-0.5, -1.875)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-1.6005706787109375, 1.18505859375, -0.74609375, -0.5]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[2.3621368408203125, 0.16552734375, -0.12109375, -1.875]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// complex64 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FC00000, 0.0), (0x7FC00000, 0.0), (0x7FC00000, 0.0)], [(-0.3125, -0.125), (0x7FC00000, 0.0), (0x7FC00000, 0.0)], [(0.0625, 0.0625), (0.21875, 0.21875), (0x7FC00000, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.0, 0.625), (-1.75, 0.0), (-0.0, -0.625)], [(1.25, -0.125), (2.125, 0.625), (1.25, -0.75)]]> : tensor<2x3xcomplex<f32>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 4e-06 : f32, value = dense<[[0.0, -1.828125, 0.481689453125], [1.25, 2.53125, 0.772705078125]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 4e-06 : f32, value = dense<[[0.625, 0.1953125, -0.306884765625], [-0.125, 0.7421875, -1.536376953125]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// float16 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7E00, 0x7E00, 0x7E00], [-0.25, 0x7E00, 0x7E00], [0.28125, -0.0625, 0x7E00]]> : tensor<3x3xf16>
  %b = stablehlo.constant dense<[[1.125, 1.25, -0.5], [1.375, 0.375, 0.0]]> : tensor<2x3xf16>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.008 : f16, value = dense<[[1.125, 1.53125, -0.720703125], [1.375, 0.71875, -0.341796875]]> : tensor<2x3xf16>}> : (tensor<2x3xf16>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.15625, 0.46875), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.34375, -0.125), (0.1875, -0.1875), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.0625, -0.28125), (0.09375, 0.40625), (-0.0625, -0.25), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(0.875, 0.375), (0.625, -1.0), (0.25, 2.625), (-1.625, -0.25)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[0.875, 0.3125, -0.18408203125, -0.629791259765625]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.375, -0.6484375, 2.44970703125, -0.085784912109375]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// float32 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0x7FC00000, 0x7FC00000], [-0.3125, 2.0, 0x7FC00000], [0.15625, -0.15625, 2.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[1.25, -1.0, -1.75], [0.375, -1.125, -0.5]]> : tensor<2x3xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<[[0.60455322265625, -0.568359375, -0.875], [0.1160888671875, -0.58203125, -0.25]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.375, 0.28125), (2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.21875, -0.09375), (0.0625, 0.0), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(0.21875, 0.0), (-0.34375, 0.25), (-0.21875, 0.0625), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.375, 0.75), (0.375, -0.25), (0.0, -2.5), (1.5, 0.75)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.2853555679321289, 0.3603515625, 0.09375, 0.75]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.17461776733398438, -0.11578369140625, -1.232421875, 0.375]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// complex128 in (2,): left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.28125, 0.0625), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(-0.125, -0.21875), (0.0625, -0.09375), (2.0, 0.0)]], [[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.40625, -0.03125), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(-0.34375, 0.125), (-0.1875, 0.25), (2.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(0.0, -0.125), (1.0, -1.5), (-1.0, 0.0)], [(0.125, 0.25), (-0.625, -0.25), (0.125, 0.5)]], [[(0.75, -0.375), (1.125, 0.0), (-1.0, -1.5)], [(1.25, 0.0), (-0.5, -0.875), (-1.0, -0.5)]]]> : tensor<2x2x3xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[[0.0, 0.498046875, -0.4731597900390625], [0.0625, -0.2998046875, 0.067230224609375]], [[0.375, 0.4892578125, -0.395904541015625], [0.625, -0.376953125, -0.48138427734375]]]> : tensor<2x2x3xf64>}> : (tensor<2x2x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[[-0.0625, -0.7587890625, 0.04315185546875], [0.125, -0.109375, 0.2540130615234375]], [[-0.1875, 0.0439453125, -0.862701416015625], [0.0, -0.427734375, -0.28204345703125]]]> : tensor<2x2x3xf64>}> : (tensor<2x2x3xf64>) -> ()
  func.return
}

// -----

// float64 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0x7FF8000000000000, 0x7FF8000000000000], [-0.40625, 2.0, 0x7FF8000000000000], [0.09375, 0.21875, 2.0]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[0.5, -0.0, -1.0], [-1.0, -0.5, 0.25]]> : tensor<2x3xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 8e-15 : f64, value = dense<[[0.25, 0.05078125, -0.51727294921875], [-0.5, -0.3515625, 0.1868896484375]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(0.0625, 0.21875), (2.0, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)], [(-0.25, 0.25), (0.125, -0.03125), (2.0, 0.0), (0x7FF8000000000000, 0.0)], [(-0.09375, 0.21875), (0.5625, 0.09375), (-0.1875, 0.15625), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.25, -0.875), (2.375, 0.25), (1.375, -1.0), (-0.375, 0.75)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[0.625, 1.2158203125, 0.74755859375, -0.35219550132751465]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.4375, 0.20703125, -0.5084991455078125, 0.43234682083129883]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// complex64 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FC00000, 0.0), (0.25, -0.375), (0.34375, 0.25)], [(0x7FC00000, 0.0), (0x7FC00000, 0.0), (-0.1875, 0.125)], [(0x7FC00000, 0.0), (0x7FC00000, 0.0), (0x7FC00000, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.375, -1.375), (0.75, -1.125), (2.625, -0.375)], [(0.75, -0.625), (0.375, 0.75), (1.5, -0.375)]]> : tensor<2x3xcomplex<f32>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 4e-06 : f32, value = dense<[[0.375, 1.171875, 2.2919921875], [0.75, 0.421875, 1.3134765625]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 4e-06 : f32, value = dense<[[-1.375, -0.640625, -0.2626953125], [-0.625, 1.1875, -0.177734375]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0.375, 0.21875), (0.1875, 0.09375), (-0.09375, 0.25)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (-0.28125, 0.4375), (0.09375, -0.03125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0.3125, 0.46875)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.25, 1.625), (-0.125, -1.875), (0.0, 0.0), (0.375, -0.75)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.25, 0.32421875, -0.7725830078125, 0.5261306762695312]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[1.625, -2.4296875, -1.1064453125, 0.4106712341308594]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// float16 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7E00, -0.09375, 0.125], [0x7E00, 0x7E00, 0.25], [0x7E00, 0x7E00, 0x7E00]]> : tensor<3x3xf16>
  %b = stablehlo.constant dense<[[0.25, 0.875, -0.5], [1.125, -2.125, -1.875]]> : tensor<2x3xf16>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  "check.expect_almost_eq_const"(%0) <{tolerance = 0.008 : f16, value = dense<[[0.40625, 1.0, -0.5], [1.2041015625, -1.65625, -1.875]]> : tensor<2x3xf16>}> : (tensor<2x3xf16>) -> ()
  func.return
}

// -----

// float32 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[0x7FC00000, -0.125, 0.0], [0x7FC00000, 0x7FC00000, 0.1875], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[2.125, -2.375, -0.125], [1.5, 0.5, -0.875]]> : tensor<2x3xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<[[1.8310546875, -2.3515625, -0.125], [1.5830078125, 0.6640625, -0.875]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true
func.func @main() {
  %a = stablehlo.constant dense<[[(0x7FF8000000000000, 0.0), (0.21875, -0.15625), (0.3125, 0.0), (-0.21875, 0.03125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0.28125, -0.125), (0.34375, -0.40625)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0.4375, -0.28125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(0.5, 0.125), (-0.375, 1.0), (-1.5, -2.0), (1.0, -1.625)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[2.010906219482422, -0.9017333984375, -2.39453125, 1.0]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.018238067626953125, 1.893310546875, -1.5703125, -1.625]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// complex128 in (2,): left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[[(2.0, 0.0), (-0.21875, -0.25), (0.25, -0.78125)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (0.03125, -0.46875)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]], [[(2.0, 0.0), (-0.53125, 0.125), (-0.09375, -0.1875)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.03125, -0.3125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[[(-1.375, 1.75), (-1.125, -0.625), (-1.0, 0.0)], [(0.25, 1.375), (-0.375, -0.625), (0.875, -0.875)]], [[(-0.75, -1.125), (-1.25, 0.375), (-0.5, 0.5)], [(0.0, -0.125), (-0.875, 0.0), (0.25, 1.25)]]]> : tensor<2x2x3xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[[-0.6875, -0.7470703125, -0.6732330322265625], [0.125, -0.259765625, 0.2093353271484375]], [[-0.375, -0.759765625, -0.236328125], [-0.0, -0.44140625, 0.126556396484375]]]> : tensor<2x2x3xf64>}> : (tensor<2x2x3xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[[0.875, -0.302734375, -0.5482940673828125], [0.6875, -0.2216796875, -0.5320281982421875]], [[-0.5625, 0.0615234375, 0.0707244873046875], [-0.0625, -0.0166015625, 0.5528411865234375]]]> : tensor<2x2x3xf64>}> : (tensor<2x2x3xf64>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (-0.34375, -0.125), (0.0, 0.09375), (0.03125, -0.28125)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.15625, -0.125), (-0.125, -0.125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0), (0.125, 0.1875)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-0.375, 1.125), (0.25, 0.75), (-0.5, -0.375), (0.375, -1.375)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.1875, 0.0576171875, -0.2478790283203125, 0.08862638473510742]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[0.5625, 0.4599609375, -0.1391754150390625, -0.6583704948425293]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// float64 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, -0.03125, 0.25], [0x7FF8000000000000, 2.0, 0.1875], [0x7FF8000000000000, 0x7FF8000000000000, 2.0]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[1.5, 0.625, 0.25], [-1.0, 0.5, 0.0]]> : tensor<2x3xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  "check.expect_almost_eq_const"(%0) <{tolerance = 8e-15 : f64, value = dense<[[0.73907470703125, 0.30078125, 0.125], [-0.49609375, 0.25, 0.0]]> : tensor<2x3xf64>}> : (tensor<2x3xf64>) -> ()
  func.return
}

// -----

// complex64 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (-0.15625, -0.21875), (0.0, 0.125)], [(0x7FC00000, 0.0), (2.0, 0.0), (0.34375, 0.0625)], [(0x7FC00000, 0.0), (0x7FC00000, 0.0), (2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(-0.875, -0.125), (1.375, -0.625), (-1.375, -0.125)], [(1.25, 0.625), (1.25, 0.0), (-0.25, 1.0)]]> : tensor<2x3xcomplex<f32>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %real0 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 4e-06 : f32, value = dense<[[-0.405853271484375, 0.8076171875, -0.6875], [0.633209228515625, 0.630859375, -0.125]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 4e-06 : f32, value = dense<[[-0.21905517578125, -0.3232421875, -0.0625], [0.228668212890625, -0.08984375, 0.5]]> : tensor<2x3xf32>}> : (tensor<2x3xf32>) -> ()
  func.return
}

// -----

// complex128 in (): left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (0.0625, -0.03125), (0.0625, 0.0625), (-0.03125, 0.25)], [(0x7FF8000000000000, 0.0), (2.0, 0.0), (0.09375, 0.125), (0.03125, -0.125)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0), (-0.21875, 0.375)], [(0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (0x7FF8000000000000, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %b = stablehlo.constant dense<[[(-1.375, -0.75), (-0.125, 1.25), (-1.25, 0.5), (0.125, -0.875)]]> : tensor<1x4xcomplex<f64>>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  %real0 = stablehlo.real %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%real0) <{tolerance = 8e-15 : f64, value = dense<[[-0.6101634502410889, -0.0790557861328125, -0.5361328125, 0.0625]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  %imag0 = stablehlo.imag %0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
  "check.expect_almost_eq_const"(%imag0) <{tolerance = 8e-15 : f64, value = dense<[[-0.4144880771636963, 0.5843963623046875, 0.2138671875, -0.4375]]> : tensor<1x4xf64>}> : (tensor<1x4xf64>) -> ()
  func.return
}

// -----

// float32 in (): left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x0xf32>
  %b = stablehlo.constant dense<> : tensor<0x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<> : tensor<0x2xf32>}> : (tensor<0x2xf32>) -> ()
  func.return
}

// -----

// float32 in (2,): left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, 0x7FC00000], [-0.0, 2.0]], [[2.0, 0x7FC00000], [-0.09375, 2.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<> : tensor<2x0x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x2xf32>, tensor<2x0x2xf32>) -> tensor<2x0x2xf32>
  "check.expect_almost_eq_const"(%0) <{tolerance = 4e-06 : f32, value = dense<> : tensor<2x0x2xf32>}> : (tensor<2x0x2xf32>) -> ()
  func.return
}
