"builtin.module"() <{sym_name = "elementwise"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.ceil"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.floor"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.round_nearest_even"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.sign"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.cbrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.cosine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.exponential"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.log"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.log_plus_one"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.logistic"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.rsqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.sqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.tan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.tanh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.add"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.divide"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %24 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %25 = "stablehlo.power"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.not"(%arg14) : (tensor<4xi32>) -> tensor<4xi32>
    %29 = "stablehlo.popcnt"(%arg14) : (tensor<4xi32>) -> tensor<4xi32>
    %30 = "stablehlo.count_leading_zeros"(%arg14) : (tensor<4xi32>) -> tensor<4xi32>
    %31 = "stablehlo.and"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %32 = "stablehlo.or"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %33 = "stablehlo.xor"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = "stablehlo.shift_left"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %35 = "stablehlo.shift_right_arithmetic"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %36 = "stablehlo.shift_right_logical"(%arg14, %arg14) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %37 = "stablehlo.exponential"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.exponential"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> {x.y} : (tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.select"(%arg2, %arg0, %arg1) {x.y} : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %40 = "stablehlo.select"(%arg2, %arg9, %arg1) : (tensor<4xi1>, tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
    %41 = "stablehlo.complex"(%arg0, %arg1) {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %42 = "stablehlo.complex"(%arg9, %arg0) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xcomplex<f32>>
    %43 = "stablehlo.real"(%arg5) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %44 = "stablehlo.imag"(%arg5) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %45 = "stablehlo.abs"(%arg5) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %46 = "stablehlo.convert"(%arg0) {x.y = 1.500000e+00 : f64} : (tensor<4xf32>) -> tensor<4xbf16>
    %47 = "stablehlo.convert"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %48 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> {x.y} : (tensor<4xf32>) -> tensor<4xf32>
    %49 = "stablehlo.reduce_precision"(%arg9) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<?xf32>) -> tensor<4xf32>
    %50 = "stablehlo.clamp"(%arg10, %arg0, %arg10) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = "stablehlo.clamp"(%arg0, %arg1, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %52 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type NOTYPE>, comparison_direction = #stablehlo<comparison_direction EQ>}> {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %53 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %54 = "stablehlo.compare"(%arg9, %arg0) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xi1>
    %55 = "stablehlo.is_finite"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %56 = "stablehlo.add"(%arg9, %arg0) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
    %57 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4xf32>) -> tensor<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
