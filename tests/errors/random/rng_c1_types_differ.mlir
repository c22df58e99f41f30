func.func @main(%a: tensor<f32>, %b: tensor<f64>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expect-error@+1: 'stablehlo.rng' (C1): a and b must have the same element type, found tensor<f32> and tensor<f64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f64>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}
