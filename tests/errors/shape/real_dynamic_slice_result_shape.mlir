func.func @main(%a: tensor<4xf32>) -> tensor<3xf32> {
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  // expect-warning@+1: 'stablehlo.real_dynamic_slice': result must have the shape 1, found tensor<3xf32>
  %0 = stablehlo.real_dynamic_slice %a, %one, %two, %one : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
