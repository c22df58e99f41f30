func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'stablehlo.all_gather' (C3): replica_groups must not be empty with use_global_device_ids
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}
