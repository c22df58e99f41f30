func.func @main(%a: tensor<2x8xf32>) {
  // expect-error@+1: 'stablehlo.fft' (C4): dimension 1 of operand must be 6 for fft_length [6], found tensor<2x8xf32>
  %0 = "stablehlo.fft"(%a) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 6>}> : (tensor<2x8xf32>) -> tensor<2x4xcomplex<f32>>
  return
}
