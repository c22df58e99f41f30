// Regions see the values around them; tokens and no values at all may be carried.
func.func @main(%i: tensor<i32>, %p: tensor<i1>, %a: tensor<f32>, %t: !stablehlo.token) -> tensor<f32> {
  %0:2 = "stablehlo.case"(%i) ({
    stablehlo.return %a, %t : tensor<f32>, !stablehlo.token
  }, {
    %1 = stablehlo.negate %a : tensor<f32>
    stablehlo.return %1, %t : tensor<f32>, !stablehlo.token
  }) : (tensor<i32>) -> (tensor<f32>, !stablehlo.token)
  %2:2 = "stablehlo.while"(%0#0, %0#1) ({
  ^bb0(%x: tensor<f32>, %y: !stablehlo.token):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: !stablehlo.token):
    %3 = "stablehlo.if"(%p) ({
      stablehlo.return %x : tensor<f32>
    }, {
      %4 = stablehlo.add %x, %a : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %3, %y : tensor<f32>, !stablehlo.token
  }) : (tensor<f32>, !stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  "stablehlo.while"() ({
    stablehlo.return %p : tensor<i1>
  }, {
    stablehlo.return
  }) : () -> ()
  return %2#0 : tensor<f32>
}
