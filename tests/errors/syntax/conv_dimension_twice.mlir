func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: expected the spatial dimensions 0, 1, .. once each
  %0 = "stablehlo.convolution"(%a, %a) <{dimension_numbers = #stablehlo.conv<[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
