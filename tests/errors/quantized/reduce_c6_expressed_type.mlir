func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>, %a1: tensor<!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.reduce' (C6): element type !quant.uniform<i8:f32, 0.5:10> must be promotable to that of body, found tensor<!quant.uniform<i8:f16, 0.5:10>>
  %0 = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f16, 0.5:10>>, %y: tensor<!quant.uniform<i8:f16, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f16, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f16, 0.5:10>>
  }) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<!quant.uniform<i8:f16, 0.5:10>>
  return
}
