func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C1): fft_length must have at most as many entries as operand has dimensions
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2, 2, 8>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
  return
}
