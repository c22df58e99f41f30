sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x4xf32>) {
  // expect-error@+1: 'sdy.sharding_constraint': the mesh has no axis "y"
  %0 = sdy.sharding_constraint %a <@m, [{"y"}, {}]> : tensor<4x4xf32>
  return
}
