func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C4): result must have the shape 2x14, found tensor<2x8xf32>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 14>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xf32>
  return
}
