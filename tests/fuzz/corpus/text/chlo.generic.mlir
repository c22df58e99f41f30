"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xi1>, tensor<4xi1>, tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xcomplex<f32>>, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<4xi1>, %arg7: tensor<4xi1>, %arg8: tensor<2x3xf32>, %arg9: tensor<4x3x2xf32>, %arg10: tensor<4xi32>):
    %0 = "chlo.acos"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "chlo.acosh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "chlo.asin"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "chlo.asinh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "chlo.atan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "chlo.atanh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "chlo.bessel_i1e"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "chlo.conj"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = "chlo.cosh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "chlo.digamma"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = "chlo.erf"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "chlo.erf_inv"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "chlo.erfc"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "chlo.lgamma"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = "chlo.sinh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "chlo.square"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "chlo.tan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "chlo.is_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %18 = "chlo.is_neg_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %19 = "chlo.is_pos_inf"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %20 = "chlo.next_after"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "chlo.polygamma"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "chlo.zeta"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "chlo.broadcast_multiply"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "chlo.broadcast_polygamma"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %34 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "chlo.broadcast_and"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %36 = "chlo.broadcast_or"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %37 = "chlo.broadcast_xor"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = "chlo.broadcast_shift_left"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = "chlo.broadcast_shift_right_arithmetic"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %40 = "chlo.broadcast_shift_right_logical"(%arg2, %arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %41 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %42 = "chlo.broadcast_select"(%arg6, %arg0, %arg1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "chlo.broadcast_compare"(%arg0, %arg1) <{compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %44 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %45 = "chlo.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %46:2 = "chlo.top_k"(%arg0) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %47 = "chlo.ragged_dot"(%arg8, %arg9, %arg10) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<4xi32>) -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
