// arguments: tensor<3xf32>, tensor<i1>, tensor<i32>
func.func @main(%x: tensor<?xf32>, %p: tensor<i1>, %i: tensor<i32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = "stablehlo.if"(%p) ({
    %n = stablehlo.negate %x : tensor<?xf32>
    stablehlo.return %n : tensor<?xf32>
  }, {
    stablehlo.return %x : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  %b = "stablehlo.case"(%i) ({
    %y = stablehlo.concatenate %a, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }, {
    %six = stablehlo.constant dense<6> : tensor<1xi32>
    %y = stablehlo.dynamic_iota %six, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    stablehlo.return %y : tensor<?xf32>
  }) : (tensor<i32>) -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> (tensor<3xf32>, tensor<6xf32>) {
    %0 = "stablehlo.if"(%arg1) ({
      %2 = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %2 : tensor<3xf32>
    }, {
      stablehlo.return %arg0 : tensor<3xf32>
    }) : (tensor<i1>) -> tensor<3xf32>
    %1 = "stablehlo.case"(%arg2) ({
      %2 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
      stablehlo.return %2 : tensor<6xf32>
    }, {
      %2 = stablehlo.iota dim = 0 : tensor<6xf32>
      stablehlo.return %2 : tensor<6xf32>
    }) : (tensor<i32>) -> tensor<6xf32>
    return %0, %1 : tensor<3xf32>, tensor<6xf32>
  }
}
