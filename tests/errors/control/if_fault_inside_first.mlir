// The op inside is told alone: that the branches differ follows from it.
func.func @main(%p: tensor<i1>, %a: tensor<2xf32>) {
  %0 = "stablehlo.if"(%p) ({
    // expect-error@+1: 'stablehlo.abs' (C1): result must have the shape 2
    %1 = "stablehlo.abs"(%a) : (tensor<2xf32>) -> tensor<3xf32>
    stablehlo.return %1 : tensor<3xf32>
  }, {
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}
