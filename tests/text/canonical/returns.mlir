module @returns {
  sdy.mesh @mesh = <["data"=2]>
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    return {a.b} %arg0 : tensor<f32>
  }
  func.func private @nothing() {
    return {a.b}
  }
  func.func private @sharded(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"data"}]>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data"} (%arg1: tensor<2xf32>) {
      sdy.return {a.b} %arg1 : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @looping(%arg0: tensor<i1>) {
    stablehlo.while()
    cond {
      stablehlo.return %arg0 {a.b} : tensor<i1>
    } do {
      stablehlo.return {a.b}
    }
    return
  }
}
