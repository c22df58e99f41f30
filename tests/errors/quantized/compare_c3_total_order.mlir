func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-warning@+1: 'stablehlo.compare' (C3): compare_type TOTALORDER does not fit elements of type !quant.uniform<i8:f32, 0.5:10>
  %0 = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi1>
  return
}
