func.func @main(%a: tensor<4x5xf32>, %b: tensor<2xf32>, %c: tensor<i32>, %d: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C3): update and operand must have the same rank, found tensor<2xf32> and tensor<4x5xf32>
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return
}
