func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<!quant.uniform<i8:f32, 0.25>>) -> tensor<1x!quant.uniform<i8:f32, 0.5>> {
  // expect-warning@+1: 'stablehlo.reduce_window' (C3): inputs and init_values must have the same element types
  %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5>>, %y: tensor<!quant.uniform<i8:f32, 0.5>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.25>>) -> tensor<1x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<1x!quant.uniform<i8:f32, 0.5>>
}
