func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %i: tensor<1xi32>, %u: tensor<2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expect-warning@+1: 'stablehlo.scatter' (C6): inputs and updates must have the same element types
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5>>, %y: tensor<!quant.uniform<i8:f32, 0.5>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1xi32>, tensor<2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}
