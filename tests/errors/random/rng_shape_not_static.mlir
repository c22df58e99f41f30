func.func @main(%a: tensor<f32>, %n: tensor<?xi64>) {
  // expect-error@+1: 'stablehlo.rng': shape must be 1-dimensional of a known size, found tensor<?xi64>
  %0 = "stablehlo.rng"(%a, %a, %n) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<?xi64>) -> tensor<?xf32>
  return
}
