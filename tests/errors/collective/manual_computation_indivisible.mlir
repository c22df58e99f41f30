sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<3xf32>) {
  // expect-error@+1: 'sdy.manual_computation': dimension 0 must be a multiple of the 2 devices along its manual axes
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    sdy.return %b : tensor<2xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  return
}
