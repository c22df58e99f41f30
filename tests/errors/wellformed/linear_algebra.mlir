func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<3x2x4xf32>, %r: tensor<3x8xf32>, %e: tensor<3x0xf32>) -> tensor<3x2x4xf32> {
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %1 = "stablehlo.triangular_solve"(%0, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x2x2xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %2 = "stablehlo.fft"(%r) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}> : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  %3 = "stablehlo.fft"(%2) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 9>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x9xf32>
  %4 = "stablehlo.fft"(%2) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3, 5>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %5 = "stablehlo.fft"(%e) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0>}> : (tensor<3x0xf32>) -> tensor<3x0xcomplex<f32>>
  return %1 : tensor<3x2x4xf32>
}
