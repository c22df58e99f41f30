sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x4xf32>) {
  // expect-error@+1: 'sdy.sharding_constraint': axes of a sharding must be unique, found "x" twice
  %0 = sdy.sharding_constraint %a <@m, [{"x"}, {"x"}]> : tensor<4x4xf32>
  return
}
