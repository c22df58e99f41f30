module @control {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg7, %iterArg_0 = %arg0) : tensor<i32>, tensor<4xf32> attributes {a.b = 1 : i64}
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.while(%iterArg_2 = %iterArg_0) : tensor<4xf32>
      cond {
        stablehlo.return %arg15 : tensor<i1>
      } do {
        %12 = func.call @helper(%iterArg_2) {a.b} : (tensor<4xf32>) -> tensor<4xf32>
        stablehlo.return %12 : tensor<4xf32>
      }
      %11 = "stablehlo.case"(%iterArg) ({
        stablehlo.return %iterArg_0 : tensor<4xf32>
      }, {
        %12 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<4xf32>
        stablehlo.return %12 : tensor<4xf32>
      }) : (tensor<i32>) -> tensor<4xf32>
      stablehlo.return %iterArg, %10 : tensor<i32>, tensor<4xf32>
    }
    %1 = call @helper(%0#1) {x.y = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    %2:2 = call @"odd name"() : () -> (tensor<f32>, !stablehlo.token)
    %3 = "stablehlo.if"(%arg15) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) {x.y = 1 : i32} : (tensor<i1>) -> tensor<4xf32>
    %4:2 = stablehlo.optimization_barrier {x.y} %arg0, %arg1 : tensor<4xf32>, tensor<4xf32>
    %5 = stablehlo.optimization_barrier %4#1 : tensor<4xf32>
    stablehlo.optimization_barrier()
    %6 = stablehlo.after_all %arg4, %arg4 {x.y} : !stablehlo.token
    %7 = stablehlo.create_token {x.y} : !stablehlo.token
    %8 = stablehlo.tuple %arg0, %arg1 {x.y} : tuple<tensor<4xf32>, tensor<4xf32>>
    %9 = stablehlo.get_tuple_element %8[1] {x.y} : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>
    return
  }
  func.func private @helper(%arg0: tensor<4xf32> {a.b, tf.aliasing_output = 0 : i32}) -> (tensor<4xf32> {a.c = 1 : i64}) attributes {a.d = "q"} {
    return %arg0 : tensor<4xf32>
  }
  func.func private @"odd name"() -> (tensor<f32>, !stablehlo.token)
  func.func private @declared(tensor<4xf32> {a.b = 1 : i64}, tensor<i32>) -> (tensor<4xf32> {a.c})
  func.func private @nothing() {
    return
  }
}
