"builtin.module"() <{sym_name = "shape"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>):
    %0 = "stablehlo.bitcast_convert"(%arg0) {x.y} : (tensor<4xf32>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast"(%arg0) <{broadcast_sizes = array<i64: 2>}> {x.y} : (tensor<4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 0 : i64}> {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %4 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> {x.y} : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
    %5 = "stablehlo.dynamic_iota"(%arg8) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<?xi32>
    %6 = "stablehlo.dynamic_pad"(%arg0, %arg10, %arg8, %arg8, %arg8) : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    %7 = "stablehlo.dynamic_reshape"(%arg0, %arg8) : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
    %8 = "stablehlo.dynamic_slice"(%arg0, %arg7) <{slice_sizes = array<i64: 2>}> {x.y} : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
    %9 = "stablehlo.dynamic_slice"(%arg10) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.dynamic_update_slice"(%arg0, %8, %arg7) : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
    %11 = "stablehlo.dynamic_update_slice"(%arg10, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> {x.y} : (tensor<4xf32>) -> tensor<i32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> {x.y} : () -> tensor<4xi32>
    %14 = "stablehlo.pad"(%arg0, %arg10) <{edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> {x.y} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.real_dynamic_slice"(%arg0, %arg8, %arg8, %arg8) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    %16 = "stablehlo.reshape"(%arg0) : (tensor<4xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> {x.y} : (tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.set_dimension_size"(%arg0, %arg7) <{dimension = 0 : i64}> {x.y} : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    %19 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> {x.y} : (tensor<3x3xf32>) -> tensor<2x1xf32>
    %20 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> {x.y} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
