func.func @main(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>, %c: tensor<i32>, %d: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_update_slice' (C6): update must not be larger than operand, found tensor<5x3xf32> and tensor<4x5xf32>
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %d) : (tensor<4x5xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return
}
