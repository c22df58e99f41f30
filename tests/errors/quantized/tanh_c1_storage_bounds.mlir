func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.tanh' (C1): result must have the element type !quant.uniform<i8:f32, 0.5:10>, found tensor<2x!quant.uniform<i8<-10:10>:f32, 0.5:10>>
  %0 = "stablehlo.tanh"(%a0) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8<-10:10>:f32, 0.5:10>>
  return
}
