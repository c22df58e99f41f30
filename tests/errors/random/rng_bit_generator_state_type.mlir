func.func @main(%a: tensor<2xui32>) {
  // expect-warning@+1: 'stablehlo.rng_bit_generator': initial_state must be a 1-dimensional tensor of ui64, found tensor<2xui32>
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui32>) -> (tensor<2xui32>, tensor<4xui32>)
  return
}
