func.func @main(%a: tensor<3xui64>) {
  // expect-warning@+1: 'stablehlo.rng_bit_generator' (C2): initial_state of THREE_FRY must have 2 elements, found tensor<3xui64>
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}
