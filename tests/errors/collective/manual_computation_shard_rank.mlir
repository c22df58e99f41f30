sdy.mesh @mesh = <["data"=4]>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expect-error@+1: 'sdy.manual_computation': body must have the shard tensor<1xf32> of tensor<4xf32>, found tensor<f32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"data"}]>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data"} (%x: tensor<f32>) {
    sdy.return %x : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
