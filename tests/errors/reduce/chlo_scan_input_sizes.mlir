func.func @main(%x: tensor<4x2xf32>, %y: tensor<3x2xf32>) {
  // expect-error@+1: 'chlo.scan': inputs must have the same size along dimension, found tensor<3x2xf32> for 4 steps
  "chlo.scan"(%x, %y) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    "stablehlo.return"() : () -> ()
  }) : (tensor<4x2xf32>, tensor<3x2xf32>) -> ()
  return
}
