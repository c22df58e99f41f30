sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x4xf32>) {
  // expect-error@+1: 'sdy.sharding_constraint': a sharding must have one list of axes per dimension of tensor<4x4xf32>, found 1
  %0 = sdy.sharding_constraint %a <@m, [{"x"}]> : tensor<4x4xf32>
  return
}
