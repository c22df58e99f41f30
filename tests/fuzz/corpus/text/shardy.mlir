module {
  sdy.mesh @m1 = <["x"=2, "y"=2]>
  sdy.mesh @m2 = <[], device_ids=[0]>
  sdy.mesh @m3 = <["x"=2], device_ids=[1, 0]>
  func.func @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m1, [{"x"}, {}]> : tensor<4x4xf32>
    %1 = sdy.reshard %0 <@m1, [{"x"}, {}], replicated={"y"}> : tensor<4x4xf32>
    %2 = sdy.propagation_barrier %1 allowed_direction=NONE : tensor<4x4xf32>
    sdy.sharding_group %2 group_id=3 : tensor<4x4xf32>
    %3 = sdy.manual_computation(%2) in_shardings=[<@m1, [{"x"}, {}]>] out_shardings=[<@m1, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x4xf32>) {
      sdy.return %arg1 : tensor<2x4xf32>
    } {foo} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } : () -> ()
    %4 = stablehlo.add %3, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>} : tensor<4x4xf32>
    %5 = sdy.propagation_barrier %4 allowed_direction=BACKWARD {tag} : tensor<4x4xf32>
    return %4 : tensor<4x4xf32>
  }
}
