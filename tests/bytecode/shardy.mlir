module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}], replicated={"y"}>}) -> tensor<4x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {"y"}p1]> : tensor<4x4xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x4xf32>) {
      %2 = stablehlo.custom_call @foo(%arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([i, j]) {i=2, j=2, k=2} reduction={k}, custom>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
      sdy.return %2 : tensor<2x4xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
