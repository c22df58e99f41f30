func.func @main(%a: tensor<4x4xf32>) {
  // expect-error@+1: 'sdy.sharding_constraint': there is no sdy.mesh @m
  %0 = sdy.sharding_constraint %a <@m, [{}, {}]> : tensor<4x4xf32>
  return
}
