module {
  func.func @abs(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cbrt(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cbrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @ceil(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.ceil %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cosine(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @exponential(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @exponential_minus_one(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @floor(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.floor %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @log(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @log_plus_one(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @logistic(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @negate(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @round_nearest_afz(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @round_nearest_even(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @rsqrt(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @sign(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sign %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @sine(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @sqrt(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @tan(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tan %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @tanh(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cbrt_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cosine_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @exponential_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @exponential_minus_one_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @log_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @log_plus_one_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @logistic_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @rsqrt_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @sine_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @sqrt_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @tan_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @tanh_acc(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @tanh_highest(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @count_leading_zeros(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @not(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.not %arg0 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @popcnt(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.popcnt %arg0 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @add(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @atan2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @divide(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @maximum(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @minimum(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @multiply(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @power(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @remainder(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @subtract(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @and_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @or_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @xor_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @shift_left_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @shift_right_arithmetic_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @shift_right_logical_(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @is_finite(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @convert(%arg0: tensor<4xf32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @bitcast(%arg0: tensor<4xf32>) -> tensor<4xi32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @redprec(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @real(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @imag(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cplx(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func @compare_EQ(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_NE(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_GE(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare GE, %arg0, %arg1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_GT(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_LE(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare LE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_LT(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_s(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @compare_u(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @clamp(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @select(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @bnt(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.250000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %output : tensor<2x3xf32>
  }
  func.func @bng(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.250000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %grad_operand : tensor<2x3xf32>
  }
  func.func @bni(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.250000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @reduce(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @rw2(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<1x4xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
  func.func @sas(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) -> tensor<4x4xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @dot(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @dgp(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func @einsum(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.einsum %arg0, %arg1, config = "ij,jk->ik" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @ueinsum(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.unary_einsum %arg0, config = "ij->ji" : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func @conv2(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    return %0 : tensor<1x6x6x6xf32>
  }
  func.func @broadcast(%arg0: tensor<4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast %arg0, sizes = [2, 3] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
  func.func @bid(%arg0: tensor<4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func @concat(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @const_f32() -> tensor<4xf32> {
    %cst = stablehlo.constant dense<[1.000000e+00, -0.000000e+00, 0x7FC00001, 0xFF800000]> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func @const_splat() -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func @const_i1() -> tensor<10xi1> {
    %c = stablehlo.constant dense<[true, false, true, true, false, false, true, true, true, false]> : tensor<10xi1>
    return %c : tensor<10xi1>
  }
  func.func @const_i1s() -> tensor<10xi1> {
    %c = stablehlo.constant dense<true> : tensor<10xi1>
    return %c : tensor<10xi1>
  }
  func.func @const_i1f() -> tensor<10xi1> {
    %c = stablehlo.constant dense<false> : tensor<10xi1>
    return %c : tensor<10xi1>
  }
  func.func @const_i1one() -> tensor<1xi1> {
    %c = stablehlo.constant dense<true> : tensor<1xi1>
    return %c : tensor<1xi1>
  }
  func.func @const_i4() -> tensor<3xi4> {
    %c = stablehlo.constant dense<[-8, 7, 1]> : tensor<3xi4>
    return %c : tensor<3xi4>
  }
  func.func @const_i2() -> tensor<3xi2> {
    %c = stablehlo.constant dense<[-2, 1, 0]> : tensor<3xi2>
    return %c : tensor<3xi2>
  }
  func.func @const_ui4() -> tensor<3xui4> {
    %c = stablehlo.constant dense<[15, 7, 1]> : tensor<3xui4>
    return %c : tensor<3xui4>
  }
  func.func @const_ui2() -> tensor<5xui2> {
    %c = stablehlo.constant dense<[3, 1, 0, 2, 1]> : tensor<5xui2>
    return %c : tensor<5xui2>
  }
  func.func @const_i8() -> tensor<2xi8> {
    %c = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>
    return %c : tensor<2xi8>
  }
  func.func @const_ui64() -> tensor<2xui64> {
    %c = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
    return %c : tensor<2xui64>
  }
  func.func @const_c64() -> tensor<2xcomplex<f32>> {
    %cst = stablehlo.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-4.000000e+00)]> : tensor<2xcomplex<f32>>
    return %cst : tensor<2xcomplex<f32>>
  }
  func.func @const_c64s() -> tensor<3xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f32>>
    return %cst : tensor<3xcomplex<f32>>
  }
  func.func @const_c128() -> tensor<1xcomplex<f64>> {
    %cst = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f64>>
    return %cst : tensor<1xcomplex<f64>>
  }
  func.func @const_bf16() -> tensor<2xbf16> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xbf16>
    return %cst : tensor<2xbf16>
  }
  func.func @const_f16() -> tensor<2xf16> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>
    return %cst : tensor<2xf16>
  }
  func.func @const_f64() -> tensor<2xf64> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>
    return %cst : tensor<2xf64>
  }
  func.func @const_f8E4M3FN() -> tensor<2xf8E4M3FN> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FN>
    return %cst : tensor<2xf8E4M3FN>
  }
  func.func @const_f8E5M2() -> tensor<2xf8E5M2> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E5M2>
    return %cst : tensor<2xf8E5M2>
  }
  func.func @const_f8E4M3() -> tensor<2xf8E4M3> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3>
    return %cst : tensor<2xf8E4M3>
  }
  func.func @const_f8E3M4() -> tensor<2xf8E3M4> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E3M4>
    return %cst : tensor<2xf8E3M4>
  }
  func.func @const_f8E4M3FNUZ() -> tensor<2xf8E4M3FNUZ> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FNUZ>
    return %cst : tensor<2xf8E4M3FNUZ>
  }
  func.func @const_f8E5M2FNUZ() -> tensor<2xf8E5M2FNUZ> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E5M2FNUZ>
    return %cst : tensor<2xf8E5M2FNUZ>
  }
  func.func @const_f8E4M3B11FNUZ() -> tensor<2xf8E4M3B11FNUZ> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3B11FNUZ>
    return %cst : tensor<2xf8E4M3B11FNUZ>
  }
  func.func @const_f8E8M0FNU() -> tensor<2xf8E8M0FNU> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E8M0FNU>
    return %cst : tensor<2xf8E8M0FNU>
  }
  func.func @const_f4() -> tensor<3xf4E2M1FN> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, -5.000000e-01]> : tensor<3xf4E2M1FN>
    return %cst : tensor<3xf4E2M1FN>
  }
  func.func @const_f6a() -> tensor<3xf6E2M3FN> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, -5.000000e-01]> : tensor<3xf6E2M3FN>
    return %cst : tensor<3xf6E2M3FN>
  }
  func.func @const_f6b() -> tensor<3xf6E3M2FN> {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, -5.000000e-01]> : tensor<3xf6E3M2FN>
    return %cst : tensor<3xf6E3M2FN>
  }
  func.func @const_empty() -> tensor<0xf32> {
    %cst = stablehlo.constant dense<> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
  func.func @const_ui8() -> tensor<2x2xui8> {
    %c = stablehlo.constant dense<[[1, 2], [3, 255]]> : tensor<2x2xui8>
    return %c : tensor<2x2xui8>
  }
  func.func @const_scalar() -> tensor<f32> {
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func @const_i32s() -> tensor<i32> {
    %c = stablehlo.constant dense<-7> : tensor<i32>
    return %c : tensor<i32>
  }
  func.func @const_i16() -> tensor<3xi16> {
    %c = stablehlo.constant dense<[-1, 2, 3]> : tensor<3xi16>
    return %c : tensor<3xi16>
  }
  func.func @const_ui16() -> tensor<3xui16> {
    %c = stablehlo.constant dense<[65535, 2, 3]> : tensor<3xui16>
    return %c : tensor<3xui16>
  }
  func.func @const_ui32() -> tensor<3xui32> {
    %c = stablehlo.constant dense<[4294967295, 2, 3]> : tensor<3xui32>
    return %c : tensor<3xui32>
  }
  func.func @const_i64() -> tensor<3xi64> {
    %c = stablehlo.constant dense<[-1, 2, 3]> : tensor<3xi64>
    return %c : tensor<3xi64>
  }
  func.func @dbid0(%arg0: tensor<4xf32>, %arg1: tensor<2xi64>) -> tensor<?x4xf32> {
    %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func @diota(%arg0: tensor<2xi64>) -> tensor<?x4xf32> {
    %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<2xi64>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func @dpad(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<1xi64>) -> tensor<?xf32> {
    %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @dreshape(%arg0: tensor<4xf32>, %arg1: tensor<2xi64>) -> tensor<?x?xf32> {
    %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @dslice(%arg0: tensor<4xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [2] : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @dus(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<4xf32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2 : (tensor<4xf32>, tensor<2xf32>, tensor<i64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @gds(%arg0: tensor<?xf32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @sds(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>> {
    %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    return %0 : tensor<?xf32, #stablehlo.bounds<4>>
  }
  func.func @iota() -> tensor<2x3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @pad(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [1], high = [-1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @rds(%arg0: tensor<4xf32>, %arg1: tensor<1xi64>) -> tensor<?xf32> {
    %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @reshape(%arg0: tensor<4xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @reverse(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @slice(%arg0: tensor<4xf32>) -> tensor<2xf32> {
    %0 = stablehlo.slice %arg0 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @transpose(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func @gather(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi64>) -> tensor<5x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<5x1xi64>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func @gather0(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi64>) -> tensor<5x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<5x1xi64>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func @gatherb(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5x1xi64>) -> tensor<2x5xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x5x1xi64>) -> tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func @dgather(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi64>, %arg2: tensor<2xi64>) -> tensor<5x?xf32> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf32>, tensor<5x1xi64>, tensor<2xi64>) -> tensor<5x?xf32>
    return %0 : tensor<5x?xf32>
  }
  func.func @scatter(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi64>, %arg2: tensor<5x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<5x1xi64>, tensor<5x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @scatterb(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5x1xi64>, %arg2: tensor<2x5xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x5x1xi64>, tensor<2x5xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @tis(%arg0: tensor<2x3xf32>, %arg1: tensor<5xi64>) -> tensor<5x3xf32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<2x3xf32>, tensor<5xi64>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func @sort(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @sort0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @after_all(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = stablehlo.after_all %arg0, %arg0 : !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @create_token() -> !stablehlo.token {
    %0 = stablehlo.create_token : !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @case(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %1 = stablehlo.add %arg1, %arg1 : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @if(%arg0: tensor<i1>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.if"(%arg0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %1 = stablehlo.add %arg1, %arg1 : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @callee_(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @abs(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @gte(%arg0: tuple<tensor<4xf32>, tensor<4xi32>>) -> tensor<4xi32> {
    %0 = stablehlo.get_tuple_element %arg0[1] : (tuple<tensor<4xf32>, tensor<4xi32>>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func @tuple_(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) -> tuple<tensor<4xf32>, tensor<4xi32>> {
    %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, tensor<4xi32>>
    return %0 : tuple<tensor<4xf32>, tensor<4xi32>>
  }
  func.func @map(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @optbar(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) -> tensor<4xf32> {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<4xf32>, tensor<4xi32>
    return %0#0 : tensor<4xf32>
  }
  func.func @while(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<i32>, tensor<4xf32>
    }
    return %0#1 : tensor<4xf32>
  }
  func.func @all_gather(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @all_gather0(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @all_gather2(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %0:2 = "stablehlo.all_gather"(%arg0, %arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    return %0#0 : tensor<8xf32>
  }
  func.func @all_reduce(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @all_reduce0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @all_reduce2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0:2 = "stablehlo.all_reduce"(%arg0, %arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %0#0 : tensor<4xf32>
  }
  func.func @all_to_all(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @all_to_all0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @all_to_all2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0:2 = "stablehlo.all_to_all"(%arg0, %arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %0#0 : tensor<4xf32>
  }
  func.func @cb(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cb0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cp(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cp0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @crs(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @infeed(%arg0: !stablehlo.token) -> tensor<2x3xf32> {
    %0:3 = "stablehlo.infeed"(%arg0) <{infeed_config = "foo", layout = [[0, 1], [0]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, tensor<4xf32>, !stablehlo.token)
    return %0#0 : tensor<2x3xf32>
  }
  func.func @infeed0(%arg0: !stablehlo.token) -> tensor<2x3xf32> {
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0 : tensor<2x3xf32>
  }
  func.func @outfeed(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg1, %arg0) <{outfeed_config = "bar"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @outfeed0(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg1, %arg0) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @pid() -> tensor<ui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
  func.func @rid() -> tensor<ui32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
  func.func @recv(%arg0: !stablehlo.token) -> tensor<4xf32> {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    return %0#0 : tensor<4xf32>
  }
  func.func @recv1(%arg0: !stablehlo.token) -> tensor<4xf32> {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    return %0#0 : tensor<4xf32>
  }
  func.func @recv0(%arg0: !stablehlo.token) -> tensor<4xf32> {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    return %0#0 : tensor<4xf32>
  }
  func.func @send(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @send1(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @reduce_scatter(%arg0: tensor<4xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @reduce_scatter0(%arg0: tensor<4xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @rng(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<4xf32> {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @rngu(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<4xf32> {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @rbg_DEFAULT(%arg0: tensor<2xui64>) -> tensor<4xui32> {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output : tensor<4xui32>
  }
  func.func @rbg_THREE_FRY(%arg0: tensor<2xui64>) -> tensor<4xui32> {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output : tensor<4xui32>
  }
  func.func @rbg_PHILOX(%arg0: tensor<2xui64>) -> tensor<4xui32> {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output : tensor<4xui32>
  }
  func.func @cholesky(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @cholesky0(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.cholesky %arg0 : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @fft_FFT(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func @fft_IFFT(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func @fft_RFFT(%arg0: tensor<4xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func @fft_IRFFT(%arg0: tensor<3xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @trsv_NO_TRANSPOSE(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @trsv_TRANSPOSE(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @trsv_ADJOINT(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @cc0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 0 : i32, backend_config = "cfg", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cc1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {backend_config = "cfg", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cc2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 2 : i32, backend_config = "cfg", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cc3(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 3 : i32, backend_config = "cfg", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cc4(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32, b = "x"}, has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @cc_min(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @composite(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "my.op" %arg0 {composite_attributes = {a = 1 : i32, t = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}, decomposition = @abs, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @composite0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "my.op" %arg0 {decomposition = @abs} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @discard(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 {"a b" = "s", mhlo.x = 1 : i64} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
