// arguments: tensor<3x4xf32>
func.func @main(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %init = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %0:2 = "chlo.scan"(%x, %init) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%row: tensor<?xf32>, %carry: tensor<?xf32>):
    %sum = stablehlo.add %carry, %row : tensor<?xf32>
    stablehlo.return %sum, %sum : tensor<?xf32>, tensor<?xf32>
  }) : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1:2 = "chlo.scan"(%arg0, %0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
      %2 = stablehlo.add %arg2, %arg1 : tensor<4xf32>
      stablehlo.return %2, %2 : tensor<4xf32>, tensor<4xf32>
    }) : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
    return %1#0, %1#1 : tensor<3x4xf32>, tensor<4xf32>
  }
}
