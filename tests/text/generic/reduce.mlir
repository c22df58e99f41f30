"builtin.module"() <{sym_name = "reduce"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>):
    %0 = "stablehlo.reduce"(%arg0, %arg10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %17 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {a.b = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg3, %arg10) <{dimensions = array<i64: 1, 0>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %16 = "stablehlo.subtract"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {a.b = 1 : i64} : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %2:2 = "stablehlo.reduce"(%arg0, %arg1, %arg10, %arg10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>, %arg29: tensor<f32>, %arg30: tensor<f32>):
      %15 = "stablehlo.subtract"(%arg27, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15, %arg28) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %3 = "stablehlo.reduce"(%arg0, %arg10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %14 = "stablehlo.add"(%arg26, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg12, %arg10) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %13 = "stablehlo.maximum"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {x.y} : (tensor<1x4x4x2xf32>, tensor<f32>) -> tensor<1x3x3x2xf32>
    %5 = "stablehlo.select_and_scatter"(%arg0, %arg0, %arg10) <{window_dimensions = array<i64: 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %12 = "stablehlo.compare"(%arg21, %arg22) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %11 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6:3 = "stablehlo.batch_norm_training"(%arg3, %arg16, %arg16) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %7:3 = "stablehlo.batch_norm_grad"(%arg3, %arg16, %arg16, %arg16, %arg3) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %8 = "stablehlo.batch_norm_inference"(%arg3, %arg16, %arg16, %arg16, %arg16) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %9 = "stablehlo.add"(%6#1, %7#2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>):
      "stablehlo.return"(%arg18) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
