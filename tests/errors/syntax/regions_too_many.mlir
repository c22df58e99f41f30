func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: stablehlo.abs takes 0 regions, found 1
  %0 = "stablehlo.abs"(%a) ({
    stablehlo.return
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
