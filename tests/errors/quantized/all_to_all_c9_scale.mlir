func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.all_to_all' (C9): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
