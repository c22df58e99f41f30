func.func @main(%a: tensor<4xui64>) {
  // expect-warning@+1: 'stablehlo.rng_bit_generator' (C2): initial_state of PHILOX must have 2 or 3 elements, found tensor<4xui64>
  %0:2 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>)
  return
}
