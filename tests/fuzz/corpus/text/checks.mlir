func.func @main(%a: tensor<2xf32>, %i: tensor<2xi32>, %p: tensor<i32>) {
  check.expect_eq %a, %a : tensor<2xf32>
  check.expect_eq_const %i, dense<[1, 2]> : tensor<2xi32>
  check.expect_almost_eq_const %a, dense<1.0> : tensor<2xf32>, tolerance = 0.1
  check.expect_close %a, %a {max_ulp_difference = 3 : ui64} : tensor<2xf32>
  "stablehlo.case"(%p) ({
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}
