func.func @main(%x: tensor<4x2xf32>, %c: tensor<2xf32>) -> tensor<1x2xf32> {
  // expect-error@+1: 'chlo.scan': result 0 must have the shape 4x2, found tensor<1x2xf32>
  %0:2 = "chlo.scan"(%x, %c) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%row: tensor<2xf32>, %carry: tensor<2xf32>):
    stablehlo.return %row, %carry : tensor<2xf32>, tensor<2xf32>
  }) : (tensor<4x2xf32>, tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>)
  return %0#0 : tensor<1x2xf32>
}
