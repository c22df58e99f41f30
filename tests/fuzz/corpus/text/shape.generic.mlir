"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<f32>, tensor<i32>, tensor<2xi32>, tensor<1x1xf32>, tensor<?x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<2xi32>, %arg4: tensor<1x1xf32>, %arg5: tensor<?x2xf32>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4x2xf32>) -> tensor<4x2xi32>
    %1 = "stablehlo.broadcast"(%arg0) <{broadcast_sizes = array<i64: 3>}> : (tensor<4x2xf32>) -> tensor<3x4x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> {tag} : (tensor<4x2xf32>) -> tensor<3x4x2xf32>
    %4 = "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
    %5 = "stablehlo.dynamic_broadcast_in_dim"(%arg1, %arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg5, %arg3) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %7 = "stablehlo.dynamic_iota"(%arg3) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xf32>
    %8 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg3, %arg3, %arg3) : (tensor<4x2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %9 = "stablehlo.dynamic_reshape"(%arg0, %arg3) : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %10 = "stablehlo.dynamic_slice"(%arg0, %arg2, %arg2) <{slice_sizes = array<i64: 1, 1>}> : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %11 = "stablehlo.dynamic_slice"(%arg1) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.dynamic_update_slice"(%arg0, %arg4, %arg2, %arg2) : (tensor<4x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %13 = "stablehlo.dynamic_update_slice"(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<i32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui8>
    %16 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x4xf32>
    %17 = "stablehlo.real_dynamic_slice"(%arg0, %arg3, %arg3, %arg3) : (tensor<4x2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %18 = "stablehlo.reshape"(%arg0) : (tensor<4x2xf32>) -> tensor<8xf32>
    %19 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %20 = "stablehlo.set_dimension_size"(%arg0, %arg2) <{dimension = 0 : i64}> : (tensor<4x2xf32>, tensor<i32>) -> tensor<?x2xf32, #stablehlo.bounds<4, ?>>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 2, 1>}> : (tensor<4x2xf32>) -> tensor<2x1xf32>
    %22 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %24 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.500000e+00], [-3.000000e-07, 0x7FC00000]]> : tensor<2x2xf32>}> {tag} : () -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
