func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.async_start' (C3): operands must be those of the op in body
  %0 = "stablehlo.async_start"(%a, %a) ({
    %1 = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}
