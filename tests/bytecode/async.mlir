func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.async_start"(%a) ({
 ^bb0(%p: tensor<4xf32>):
   %z = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
 ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %r = stablehlo.add %x, %y : tensor<f32>
  "stablehlo.return"(%r) : (tensor<f32>) -> ()
 }) : (tensor<4xf32>) -> tensor<4xf32>
   "stablehlo.return"(%z) : (tensor<4xf32>) -> () }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
 %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
 return %1 : tensor<4xf32> }