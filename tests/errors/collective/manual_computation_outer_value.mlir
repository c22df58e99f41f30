sdy.mesh @mesh = <["data"=4]>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"data"}]>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data"} (%x: tensor<1xf32>) {
    // expect-error@+1: 'stablehlo.slice': operand 0 is not defined here
    %1 = stablehlo.slice %a [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    sdy.return %1 : tensor<1xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
