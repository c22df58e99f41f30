func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.reduce_window' (C13): element type !quant.uniform<i8:f32, 0.5:10> must be promotable to that of body, found tensor<!quant.uniform<i8:f16, 0.5:10>>
  %0 = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f16, 0.5:10>>, %y: tensor<!quant.uniform<i8:f16, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f16, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f16, 0.5:10>>
  }) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<1x!quant.uniform<i8:f16, 0.5:10>>
  return
}
