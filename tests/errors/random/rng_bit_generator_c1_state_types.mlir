func.func @main(%a: tensor<2xui64>) {
  // expect-error@+1: 'stablehlo.rng_bit_generator' (C1): result 0 must have the shape 2, found tensor<3xui64>
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}
