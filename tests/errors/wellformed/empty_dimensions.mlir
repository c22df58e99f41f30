func.func @main(%a: tensor<0x3xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.reshape %a : (tensor<0x3xf32>) -> tensor<7x0xf32>
  %1 = "stablehlo.concatenate"(%a, %a) <{dimension = 0 : i64}> : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  %2 = "stablehlo.pad"(%a, %z) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 5, 0>}> : (tensor<0x3xf32>, tensor<f32>) -> tensor<2x0xf32>
  %3 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<0x3xf32>) -> tensor<0x0xf32>
  %4 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  %6 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x2xf32>
  return %4 : tensor<3xf32>
}
