module @checks {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) {
    check.expect_almost_eq %arg0, %arg1 : tensor<2xf32>
    check.expect_almost_eq %arg0, %arg1 {tolerance = 1.000000e-01 : f32} : tensor<2xf32>
    check.expect_almost_eq_const %arg0, dense<[1.000000e+00, 0x7FC00000]> : tensor<2xf32>
    "check.expect_almost_eq_const"(%arg0) <{tolerance = 1.000000e-03 : f64, value = dense<[1.000000e+00, 0x7FC00000]> : tensor<2xf32>}> {x.y} : (tensor<2xf32>) -> ()
    check.expect_close %arg0, %arg1 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %arg0, %arg1, max_ulp_difference = 3, min_ulp_difference = 2 {x.y} : tensor<2xf32>, tensor<2xf32>
    check.expect_eq %arg0, %arg1 {x.y} : tensor<2xf32>
    check.expect_eq_const %arg0, dense<1.000000e+00> : tensor<2xf32>
    %0 = "interpreter.run_parallel"(%arg0) <{programs = [[@main, @main], [@main, @main]]}> : (tensor<2xf32>) -> tensor<2xf32>
    return
  }
}
