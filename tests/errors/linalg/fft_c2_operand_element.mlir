func.func @main(%a: tensor<2x8xf32>) {
  // expect-error@+1: 'stablehlo.fft' (C2): FFT must have complex elements, found tensor<2x8xf32>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>}> : (tensor<2x8xf32>) -> tensor<2x8xcomplex<f32>>
  return
}
