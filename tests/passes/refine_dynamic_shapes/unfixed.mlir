// arguments: tensor<3xf32>, tensor<1xi32>
// What nothing fixes stays as it is.
func.func @main(%x: tensor<?xf32>, %n: tensor<1xi32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = stablehlo.dynamic_reshape %x, %n : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %b = stablehlo.negate %a : tensor<?xf32>
  return %x, %b : tensor<?xf32>, tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<1xi32>) -> (tensor<3xf32>, tensor<?xf32>) {
    %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>
    %1 = stablehlo.negate %0 : tensor<?xf32>
    return %arg0, %1 : tensor<3xf32>, tensor<?xf32>
  }
}
