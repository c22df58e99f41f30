func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expect-error@+1: 'stablehlo.reduce': region 0 (body) must end with 'stablehlo.return', found 'stablehlo.add'
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}
