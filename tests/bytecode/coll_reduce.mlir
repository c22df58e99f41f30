func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> ({
 ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %r = stablehlo.add %x, %y : tensor<f32>
  "stablehlo.return"(%r) : (tensor<f32>) -> ()
 }) : (tensor<4xf32>) -> tensor<4xf32>
 return %0 : tensor<4xf32> }