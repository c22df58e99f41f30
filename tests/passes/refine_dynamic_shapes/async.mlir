// arguments: tensor<4xf32>
// The body has arguments of its own, or its op takes what stands outside.
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<?xf32>):
    %2 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %2 : tensor<?xf32>
  }) : (tensor<?xf32>) -> !stablehlo.future<tensor<?xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<?xf32>>) -> tensor<?xf32>
  %3 = "stablehlo.async_start"(%x) ({
    %4 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<?xf32>) -> tensor<?xf32>
    stablehlo.return %4 : tensor<?xf32>
  }) : (tensor<?xf32>) -> !stablehlo.future<tensor<?xf32>>
  %5 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<?xf32>>) -> tensor<?xf32>
  return %1, %5 : tensor<?xf32>, tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg1: tensor<4xf32>):
      %4 = "stablehlo.collective_permute"(%arg1) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    %2 = "stablehlo.async_start"(%arg0) ({
      %4 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %3 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    return %1, %3 : tensor<4xf32>, tensor<4xf32>
  }
}
