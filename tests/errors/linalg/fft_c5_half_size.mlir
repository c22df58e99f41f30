func.func @main(%a: tensor<2x8xf32>) {
  // expect-error@+1: 'stablehlo.fft' (C5): result must have the shape 2x5, found tensor<2x8xcomplex<f32>>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}> : (tensor<2x8xf32>) -> tensor<2x8xcomplex<f32>>
  return
}
