// arguments: tensor<4x3xf32>
// A bound goes with the unknown size that it is about.
func.func @main(%x: tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<5, ?>> {
  %y = stablehlo.add %x, %x : tensor<?x3xf32, #stablehlo.bounds<5, ?>>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.set_dimension_size %y, %three, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<5, ?>>
  return %z : tensor<?x3xf32, #stablehlo.bounds<5, ?>>
}
// -----
module {
  func.func public @main(%arg0: tensor<4x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4x3xf32>
    %1 = stablehlo.slice %0 [0:3, 0:3] : (tensor<4x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}
