func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C2): result must have the element type complex<f32>, found tensor<2x8xcomplex<f64>>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f64>>
  return
}
