func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C5): dimension 1 of operand must be 5 for fft_length [8]
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xf32>
  return
}
