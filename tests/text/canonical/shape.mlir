module @shape {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %0 = stablehlo.bitcast_convert %arg0 {x.y} : (tensor<4xf32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast %arg0, sizes = [2] {x.y} : (tensor<4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.concatenate %arg0, %arg1, dim = 0 {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %4 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg8, dims = [0] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>, x.y} : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
    %5 = stablehlo.dynamic_iota %arg8, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
    %6 = stablehlo.dynamic_pad %arg0, %arg10, %arg8, %arg8, %arg8 : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    %7 = stablehlo.dynamic_reshape %arg0, %arg8 : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
    %8 = stablehlo.dynamic_slice %arg0, %arg7, sizes = [2] {x.y} : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
    %9 = "stablehlo.dynamic_slice"(%arg10) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %10 = stablehlo.dynamic_update_slice %arg0, %8, %arg7 : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
    %11 = stablehlo.dynamic_update_slice %arg10, %arg10 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.get_dimension_size %arg0, dim = 0 {x.y} : (tensor<4xf32>) -> tensor<i32>
    %13 = stablehlo.iota dim = 0 {x.y} : tensor<4xi32>
    %14 = stablehlo.pad %arg0, %arg10, low = [1], high = [-1], interior = [0] {x.y} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.real_dynamic_slice %arg0, %arg8, %arg8, %arg8 : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    %16 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %17 = stablehlo.reverse %arg0, dims = [0] {x.y} : tensor<4xf32>
    %18 = stablehlo.set_dimension_size %arg0, %arg7, dim = 0 {x.y} : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    %19 = stablehlo.slice %arg3 [0:2, 1:3:2] {x.y} : (tensor<3x3xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.slice %arg10 [] : (tensor<f32>) -> tensor<f32>
    %21 = stablehlo.transpose %arg3, dims = [1, 0] {x.y} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return
  }
}
