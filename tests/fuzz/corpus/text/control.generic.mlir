"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "odd name"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<i1>, tensor<i32>, !stablehlo.token) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: !stablehlo.token):
    %0:2 = "func.call"(%arg0) <{callee = @g}> {tag} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    "func.call"() <{callee = @"odd name"}> : () -> ()
    %1 = "stablehlo.while"(%arg0) ({
    ^bb0(%arg10: tensor<4xf32>):
      "stablehlo.return"(%arg1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<4xf32>):
      %15:2 = "func.call"(%arg9) <{callee = @g}> : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
      "stablehlo.return"(%15#0) : (tensor<4xf32>) -> ()
    }) {tag = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    %2:2 = "stablehlo.while"(%arg0, %arg2) ({
    ^bb0(%arg7: tensor<4xf32>, %arg8: tensor<i32>):
      %14 = "stablehlo.compare"(%arg8, %arg2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg5: tensor<4xf32>, %arg6: tensor<i32>):
      "stablehlo.return"(%arg5, %arg6) : (tensor<4xf32>, tensor<i32>) -> ()
    }) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    "stablehlo.while"() ({
      "stablehlo.return"(%arg1) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : () -> ()
    %3 = "stablehlo.if"(%arg1) ({
      "stablehlo.return"(%arg0) : (tensor<4xf32>) -> ()
    }, {
      %13 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%13) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    %4:2 = "stablehlo.case"(%arg2) ({
      "stablehlo.return"(%arg0, %arg3) : (tensor<4xf32>, !stablehlo.token) -> ()
    }, {
      "stablehlo.return"(%arg0, %arg3) : (tensor<4xf32>, !stablehlo.token) -> ()
    }, {
      "stablehlo.return"(%arg0, %arg3) : (tensor<4xf32>, !stablehlo.token) -> ()
    }) {tag} : (tensor<i32>) -> (tensor<4xf32>, !stablehlo.token)
    %5 = "stablehlo.after_all"(%arg3, %4#1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %6 = "stablehlo.after_all"() : () -> !stablehlo.token
    %7 = "stablehlo.create_token"() : () -> !stablehlo.token
    %8:2 = "stablehlo.optimization_barrier"(%arg0, %arg3) : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    "stablehlo.optimization_barrier"() : () -> ()
    %9 = "stablehlo.tuple"(%arg0, %arg1) {tag} : (tensor<4xf32>, tensor<i1>) -> tuple<tensor<4xf32>, tensor<i1>>
    %10 = "stablehlo.tuple"() : () -> tuple<>
    %11 = "stablehlo.get_tuple_element"(%9) <{index = 1 : i32}> : (tuple<tensor<4xf32>, tensor<i1>>) -> tensor<i1>
    %12 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%arg0) {tag} : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
