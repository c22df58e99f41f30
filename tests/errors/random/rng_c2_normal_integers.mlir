func.func @main(%a: tensor<i32>, %b: tensor<i32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expect-error@+1: 'stablehlo.rng' (C2): a normal distribution needs float elements, found tensor<i32>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<2x3xi32>
  return
}
