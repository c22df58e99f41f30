"builtin.module"() <{sym_name = "control"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xi1>, %arg4: tensor<3x3xf32>, %arg5: !stablehlo.token, %arg6: tensor<4xcomplex<f32>>, %arg7: tensor<2xui64>, %arg8: tensor<i32>, %arg9: tensor<1xi64>, %arg10: tensor<?xf32>, %arg11: tensor<f32>, %arg12: tuple<tensor<4xf32>, tensor<4xf32>>, %arg13: tensor<1x4x4x2xf32>, %arg14: tensor<3x3x2x5xf32>, %arg15: tensor<4xi32>, %arg16: tensor<i1>, %arg17: tensor<3xf32>, %arg18: tensor<4xui8>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%arg8, %arg1) ({
    ^bb0(%arg23: tensor<i32>, %arg24: tensor<4xf32>):
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.compare"(%arg23, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg19: tensor<i32>, %arg20: tensor<4xf32>):
      %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.while"(%arg20) ({
      ^bb0(%arg22: tensor<4xf32>):
        "stablehlo.return"(%arg16) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg21: tensor<4xf32>):
        %15 = "func.call"(%arg21) <{callee = @helper}> {a.b} : (tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%15) : (tensor<4xf32>) -> ()
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %13 = "stablehlo.case"(%arg19) ({
        "stablehlo.return"(%arg20) : (tensor<4xf32>) -> ()
      }, {
        %14 = "stablehlo.add"(%arg20, %arg20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%14) : (tensor<4xf32>) -> ()
      }) : (tensor<i32>) -> tensor<4xf32>
      "stablehlo.return"(%arg19, %12) : (tensor<i32>, tensor<4xf32>) -> ()
    }) {a.b = 1 : i64} : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
    %2 = "func.call"(%1#1) <{callee = @helper}> {x.y = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    %3:2 = "func.call"() <{callee = @"odd name"}> : () -> (tensor<f32>, !stablehlo.token)
    %4 = "stablehlo.if"(%arg16) ({
      "stablehlo.return"(%arg1) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg2) : (tensor<4xf32>) -> ()
    }) {x.y = 1 : i32} : (tensor<i1>) -> tensor<4xf32>
    %5:2 = "stablehlo.optimization_barrier"(%arg1, %arg2) {x.y} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %6 = "stablehlo.optimization_barrier"(%5#1) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.optimization_barrier"() : () -> ()
    %7 = "stablehlo.after_all"(%arg5, %arg5) {x.y} : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %8 = "stablehlo.create_token"() {x.y} : () -> !stablehlo.token
    %9 = "stablehlo.tuple"(%arg1, %arg2) {x.y} : (tensor<4xf32>, tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<4xf32>>
    %10 = "stablehlo.get_tuple_element"(%9) <{index = 1 : i32}> {x.y} : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{a.b, tf.aliasing_output = 0 : i32}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{a.c = 1 : i64}], sym_name = "helper", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    "func.return"(%arg0) : (tensor<4xf32>) -> ()
  }) {a.d = "q"} : () -> ()
  "func.func"() <{function_type = () -> (tensor<f32>, !stablehlo.token), sym_name = "odd name", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{a.b = 1 : i64}, {}], function_type = (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>, res_attrs = [{a.c}], sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
