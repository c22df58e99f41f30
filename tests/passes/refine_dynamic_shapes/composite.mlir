// arguments: tensor<2xf32>
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = stablehlo.composite "my.twice" %x {decomposition = @twice} : (tensor<?xf32>) -> tensor<?xf32>
  %z = stablehlo.concatenate %y, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %w = stablehlo.composite "my.twice" %z {decomposition = @twice} : (tensor<?xf32>) -> tensor<?xf32>
  return %w : tensor<?xf32>
}
func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.add %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "my.twice" %arg0 {decomposition = @twice} : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %2 = stablehlo.composite "my.twice" %1 {decomposition = @twice_2} : (tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @twice(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @twice_2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
