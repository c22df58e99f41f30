module {
  func.func private @g(tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
  func.func @"odd name"() {
    return
  }
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: !stablehlo.token) -> tensor<4xf32> {
    %0:2 = call @g(%arg0) {tag} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
    call @"odd name"() : () -> ()
    %1 = stablehlo.while(%iterArg = %arg0) : tensor<4xf32> attributes {tag = 1 : i32}
    cond {
      stablehlo.return %arg1 : tensor<i1>
    } do {
      %13:2 = func.call @g(%iterArg) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
      stablehlo.return %13#0 : tensor<4xf32>
    }
    %2:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg2) : tensor<4xf32>, tensor<i32>
    cond {
      %13 = stablehlo.compare LT, %iterArg_0, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<4xf32>, tensor<i32>
    }
    stablehlo.while()
    cond {
      stablehlo.return %arg1 : tensor<i1>
    } do {
      stablehlo.return 
    }
    %3 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }, {
      %13 = stablehlo.negate %arg0 : tensor<4xf32>
      stablehlo.return %13 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %4:2 = "stablehlo.case"(%arg2) ({
      stablehlo.return %arg0, %arg3 : tensor<4xf32>, !stablehlo.token
    }, {
      stablehlo.return %arg0, %arg3 : tensor<4xf32>, !stablehlo.token
    }, {
      stablehlo.return %arg0, %arg3 : tensor<4xf32>, !stablehlo.token
    }) {tag} : (tensor<i32>) -> (tensor<4xf32>, !stablehlo.token)
    %5 = stablehlo.after_all %arg3, %4#1 : !stablehlo.token
    %6 = stablehlo.after_all  : !stablehlo.token
    %7 = stablehlo.create_token : !stablehlo.token
    %8:2 = stablehlo.optimization_barrier %arg0, %arg3 : tensor<4xf32>, !stablehlo.token
    stablehlo.optimization_barrier()
    %9 = stablehlo.tuple %arg0, %arg1 {tag} : tuple<tensor<4xf32>, tensor<i1>>
    %10 = stablehlo.tuple  : tuple<>
    %11 = stablehlo.get_tuple_element %9[1] : (tuple<tensor<4xf32>, tensor<i1>>) -> tensor<i1>
    %12 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return {tag} %arg0 : tensor<4xf32>
  }
}
