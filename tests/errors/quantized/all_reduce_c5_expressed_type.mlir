func.func @main(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:10>>) {
  // expect-error@+1: 'stablehlo.all_reduce' (C5): element type !quant.uniform<i8:f32, 0.5:10> must be promotable to that of computation, found tensor<!quant.uniform<i8:f16, 0.5:10>>
  %0 = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f16, 0.5:10>>, %y: tensor<!quant.uniform<i8:f16, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f16, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f16, 0.5:10>>
  }) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f16, 0.5:10>>
  return
}
