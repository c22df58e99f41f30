func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.async_start' (C2): the op in body must be a collective or a slice, found 'stablehlo.negate'
  %0 = "stablehlo.async_start"(%a) ({
    %1 = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}
