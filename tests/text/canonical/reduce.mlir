module @reduce {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %0 = stablehlo.reduce(%arg0 init: %arg10) applies stablehlo.add across dimensions = [0] {a.b = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.reduce(%arg3 init: %arg10) across dimensions = [1, 0] {a.b = 1 : i64} : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg18: tensor<f32>, %arg19: tensor<f32>)  {
      %9 = stablehlo.subtract %arg18, %arg19 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }
    %2:2 = stablehlo.reduce(%arg0 init: %arg10), (%arg1 init: %arg10) across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
     reducer(%arg18: tensor<f32>, %arg20: tensor<f32>) (%arg19: tensor<f32>, %arg21: tensor<f32>)  {
      %9 = stablehlo.subtract %arg18, %arg20 : tensor<f32>
      stablehlo.return %9, %arg19 : tensor<f32>, tensor<f32>
    }
    %3 = stablehlo.reduce(%arg0 init: %arg10) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg18: tensor<f32>, %arg19: tensor<f32>)  {
      %9 = stablehlo.add %arg19, %arg18 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }
    %4 = "stablehlo.reduce_window"(%arg12, %arg10) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %9 = stablehlo.maximum %arg18, %arg19 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) {x.y} : (tensor<1x4x4x2xf32>, tensor<f32>) -> tensor<1x3x3x2xf32>
    %5 = "stablehlo.select_and_scatter"(%arg0, %arg0, %arg10) <{window_dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %9 = stablehlo.compare GE, %arg18, %arg19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }, {
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %9 = stablehlo.add %arg18, %arg19 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg3, %arg16, %arg16) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg3, %arg16, %arg16, %arg16, %arg3) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %6 = "stablehlo.batch_norm_inference"(%arg3, %arg16, %arg16, %arg16, %arg16) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.add %batch_mean, %grad_offset : tensor<3xf32>
    %8 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>):
      stablehlo.return %arg18 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}
