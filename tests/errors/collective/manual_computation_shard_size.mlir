sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32>) {
  // expect-error@+1: 'sdy.manual_computation': body must have the shard tensor<2xf32> of tensor<4xf32>, found tensor<4xf32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
