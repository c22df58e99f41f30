module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<1x4x4x1xf32>, %arg3: tensor<2x2x1x1xf32>, %arg4: tensor<2x2xi32>) {
    %0 = stablehlo.dot %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %1 = stablehlo.dot %arg0, %arg1, precision = [HIGH, DEFAULT] {tag} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %2 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {tag} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %4 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [] x [] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2x3xf32>
    %5 = stablehlo.einsum %arg0, %arg1, config = "ij,j->i" : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %6 = stablehlo.unary_einsum %arg0, config = "ij->i" : (tensor<2x3xf32>) -> tensor<2xf32>
    %7 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], tag} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x3x3x1xf32>
    %8 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [f, 1, 0, b]x[1, 0, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, -1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 2], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) -> tensor<?x?x?x?xf32>
    %9 = "stablehlo.dynamic_conv"(%arg2, %arg3, %arg4) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xi32>) -> tensor<?x?x?x?xf32>
    return
  }
}
