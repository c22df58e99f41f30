func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> {
  // expect-error@+1: 'func.return': must return what @main declares, (tensor<3xf32>), found (tensor<2xf32>)
  return %a : tensor<2xf32>
}
