func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.all_gather' (C6): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:-3>>
  return
}
