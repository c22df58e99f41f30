func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i16:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.compare' (C1): lhs and rhs must have the same element type, found tensor<2x!quant.uniform<i8:f32, 0.5:10>> and tensor<2x!quant.uniform<i16:f32, 0.5:10>>
  %0 = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i16:f32, 0.5:10>>) -> tensor<2xi1>
  return
}
