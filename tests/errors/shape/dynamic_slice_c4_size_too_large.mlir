func.func @main(%a: tensor<4x5xf32>, %b: tensor<i32>, %c: tensor<i32>) {
  // expect-error@+1: 'stablehlo.dynamic_slice' (C4): slice_sizes must be in [0, size of operand], found 6 for size 5 in dimension 1
  %0 = "stablehlo.dynamic_slice"(%a, %b, %c) <{slice_sizes = array<i64: 2, 6>}> : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  return
}
