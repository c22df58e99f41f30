func.func @main(%a: tensor<2x4xf32>) {
  // expect-warning@+1: 'stablehlo.all_gather' (C5): use_global_device_ids needs a channel with a positive handle, found 0
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}
