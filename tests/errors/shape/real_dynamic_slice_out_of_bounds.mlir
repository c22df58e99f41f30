func.func @main(%a: tensor<4xf32>) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %nine = stablehlo.constant dense<9> : tensor<1xi32>
  // expect-warning@+1: 'stablehlo.real_dynamic_slice': start_indices, limit_indices and strides must lie within operand, found 1, 9 and 1 for dimension 0 of tensor<4xf32>
  %0 = stablehlo.real_dynamic_slice %a, %one, %nine, %one : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
