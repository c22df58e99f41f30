func.func @main(%a: tensor<2x8x8x4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x3x4x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect-error@+1: 'stablehlo.convolution' (C30): the quantization dimension of the result must be its feature dimension 3
  %0 = "stablehlo.convolution"(%a, %b) <{
      dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
      feature_group_count = 1 : i64, batch_group_count = 1 : i64}>
      : (tensor<2x8x8x4x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x4x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x6x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
