func.func @main(%a: tensor<4x5xf32>, %b: tensor<2x3xf64>, %c: tensor<i32>, %d: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C2): update and operand must have the same element type, found tensor<2x3xf64> and tensor<4x5xf32>
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return
}
