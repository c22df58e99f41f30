module @chlo {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %0 = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
    %1 = chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %2 = chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
    %3 = chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %4 = chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
    %5 = chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %6 = chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
    %7 = chlo.cosh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %8 = chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
    %9 = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
    %10 = chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
    %11 = chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
    %12 = chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
    %13 = chlo.sinh %arg0 : tensor<4xf32> -> tensor<4xf32>
    %14 = chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
    %15 = chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
    %16 = chlo.conj %arg5 {x.y} : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %17 = chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %18 = chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %19 = chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
    %20 = chlo.mulhi %arg14, %arg14 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    %21 = chlo._asin_acos_kernel %arg5 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %22 = chlo.next_after %arg0, %arg1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %23 = chlo.polygamma %arg0, %arg1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %24 = chlo.zeta %arg0, %arg1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    %25 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = chlo.broadcast_and %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %27 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = chlo.broadcast_next_after %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = chlo.broadcast_or %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = chlo.broadcast_polygamma %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = chlo.broadcast_shift_left %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = chlo.broadcast_shift_right_arithmetic %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = chlo.broadcast_shift_right_logical %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %40 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %41 = chlo.broadcast_xor %arg14, %arg14 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %42 = chlo.broadcast_zeta %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = chlo.broadcast_select %arg2, %arg0, %arg1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = chlo.broadcast_complex %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %45 = chlo.broadcast_compare %arg0, %arg1 {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %46 = chlo.constant {x.y} dense<1.000000e+00> : tensor<4xf32>
    %47 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %values, %indices = chlo.top_k(%arg0, k = 2) {x.y} : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 1) : tensor<4xf32> -> (tensor<1xf32>, tensor<1xi32>)
    %48 = stablehlo.add %values, %values : tensor<2xf32>
    return
  }
}
