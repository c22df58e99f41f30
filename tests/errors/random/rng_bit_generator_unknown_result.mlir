func.func @main(%a: tensor<2xui64>) -> tensor<?xui32> {
  // expect-error@+1: 'stablehlo.rng_bit_generator': result must have known sizes, found tensor<?xui32>
  %0:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<?xui32>)
  return %0#1 : tensor<?xui32>
}
