// arguments: tensor<6xf32>
// An assertion that holds goes; numbers pass through barriers and bitcasts widen.
func.func @main(%x: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x4xui8>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %rest = stablehlo.remainder %n, %two : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %even = stablehlo.compare EQ, %rest, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%even, %n) {error_message = "{0} is odd", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %b:2 = stablehlo.optimization_barrier %n, %x : tensor<i32>, tensor<?xf32>
  %half = stablehlo.divide %b#0, %two : tensor<i32>
  %h1 = stablehlo.reshape %half : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %s = stablehlo.concatenate %h1, %c2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %y = stablehlo.dynamic_reshape %b#1, %s : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %z = stablehlo.bitcast_convert %x : (tensor<?xf32>) -> tensor<?x4xui8>
  return %y, %z : tensor<?x?xf32>, tensor<?x4xui8>
}
// -----
module {
  func.func public @main(%arg0: tensor<6xf32>) -> (tensor<3x2xf32>, tensor<6x4xui8>) {
    %c = stablehlo.constant dense<6> : tensor<i32>
    %0:2 = stablehlo.optimization_barrier %c, %arg0 : tensor<i32>, tensor<6xf32>
    %1 = stablehlo.reshape %0#1 : (tensor<6xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<6xf32>) -> tensor<6x4xui8>
    return %1, %2 : tensor<3x2xf32>, tensor<6x4xui8>
  }
}
