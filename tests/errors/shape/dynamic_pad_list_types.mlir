func.func @main(%a: tensor<4xf32>, %s: tensor<f32>, %n: tensor<1xi64>, %m: tensor<1xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_pad': edge_padding_low, edge_padding_high and interior_padding must have one type
  %0 = "stablehlo.dynamic_pad"(%a, %s, %n, %n, %m) : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi32>) -> tensor<?xf32>
  return
}
