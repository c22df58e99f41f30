func.func @main(%p: tensor<i1>, %a: tuple<tensor<f32>>) {
  %0 = "stablehlo.if"(%p) ({
    // expect-error@+1: 'stablehlo.return': operand 0 (results) must be a tensor, a token or a buffer, found tuple<tensor<f32>>
    stablehlo.return %a : tuple<tensor<f32>>
  }, {
    // expect-error@+1: 'stablehlo.return': operand 0 (results) must be a tensor, a token or a buffer, found tuple<tensor<f32>>
    stablehlo.return %a : tuple<tensor<f32>>
  // expect-error@-6: 'stablehlo.if': result 0 (results) must be a tensor or a token, found tuple<tensor<f32>>
  }) : (tensor<i1>) -> tuple<tensor<f32>>
  return
}
