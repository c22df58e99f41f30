func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<1xi32>) {
  // expect-error@+1: 'stablehlo.gather' (C23): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<!quant.uniform<i8:f32, 0.25:-3>>
  %0 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<1xi32>) -> tensor<!quant.uniform<i8:f32, 0.25:-3>>
  return
}
