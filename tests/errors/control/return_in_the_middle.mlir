func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expect-error@+1: 'func.return': must be the last op of its region
  return %a : tensor<2xf32>
  return %a : tensor<2xf32>
}
