func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C3): the number of entries of fft_length must be in [1, 4), found 0
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
  return
}
