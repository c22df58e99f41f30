func.func @main(%a: tensor<2x8xcomplex<f32>>) {
  // expect-error@+1: 'stablehlo.fft' (C2): RFFT must have f32 or f64 elements, found tensor<2x8xcomplex<f32>>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
  return
}
