"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xi1>, tensor<4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xcomplex<f32>>, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<4xi1>, %arg7: tensor<4xi1>):
    %0 = "stablehlo.cbrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.ceil"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.cosine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.exponential"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.floor"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.log"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.log_plus_one"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.logistic"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.round_nearest_even"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.rsqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.sign"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.sqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.tan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.tanh"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.abs"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.count_leading_zeros"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %20 = "stablehlo.not"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %21 = "stablehlo.popcnt"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %22 = "stablehlo.abs"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %23 = "stablehlo.negate"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %24 = "stablehlo.sign"(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %25 = "stablehlo.abs"(%arg4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %26 = "stablehlo.real"(%arg4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %27 = "stablehlo.imag"(%arg4) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %28 = "stablehlo.real"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %29 = "stablehlo.complex"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %30 = "stablehlo.add"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %31 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %32 = "stablehlo.divide"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %34 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.power"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.and"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %40 = "stablehlo.or"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %41 = "stablehlo.xor"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %42 = "stablehlo.shift_left"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %43 = "stablehlo.shift_right_arithmetic"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %44 = "stablehlo.shift_right_logical"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %45 = "stablehlo.add"(%arg2, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %46 = "stablehlo.and"(%arg6, %arg7) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %47 = "stablehlo.or"(%arg6, %arg7) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %48 = "stablehlo.xor"(%arg6, %arg7) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %49 = "stablehlo.clamp"(%arg0, %arg1, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %50 = "stablehlo.select"(%arg6, %arg1, %arg0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = "stablehlo.convert"(%arg0) : (tensor<4xf32>) -> tensor<4xi32>
    %52 = "stablehlo.convert"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %53 = "stablehlo.is_finite"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %54 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %55 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %56 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %57 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %58 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %59 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %60 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %61 = "stablehlo.compare"(%arg2, %arg3) <{comparison_direction = #stablehlo<comparison_direction LT>}> {tag = "a"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %62 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
    %63 = "stablehlo.cosine"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-03, rtol = 2.000000e+00, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.cosine"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> {foo = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    %65 = "stablehlo.add"(%arg0, %arg1) {bar, foo = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
