func.func @main(%s: tensor<2xui64>, %t: tensor<3xui64>, %a: tensor<f32>, %n: tensor<2xi64>) -> tensor<4xui32> {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %1:2 = "stablehlo.rng_bit_generator"(%t) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xf32>)
  %2 = "stablehlo.rng"(%a, %a, %n) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x3xf32>
  return %0#1 : tensor<4xui32>
}
