func.func @main(%p: tensor<i1>, %a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expect-error@+1: 'stablehlo.select' (C2): on_true and on_false must have the same type, found tensor<2xf32> and tensor<2xf64>
  %0 = "stablehlo.select"(%p, %a, %b) : (tensor<i1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}
