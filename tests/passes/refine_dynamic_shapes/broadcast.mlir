// arguments: tensor<7x3xf32>
// Sizes of the arguments give shapes; arithmetic on them is done now.
func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %v = stablehlo.constant dense<2.0> : tensor<f32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %m = stablehlo.add %n, %n : tensor<i32>
  %r = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %r, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %y = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %z = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %w = stablehlo.multiply %y, %z : tensor<?x3xf32>
  return %w : tensor<?x3xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<7x3xf32>) -> tensor<14x3xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14x3xf32>
    %1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<14x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<14x3xf32>
    return %2 : tensor<14x3xf32>
  }
}
