func.func @main(%a: tensor<?xf32>) -> tensor<2xf32> {
  // expect-error@+1: 'func.return': must return what @main declares, (tensor<2xf32>), found (tensor<?xf32>)
  return %a : tensor<?xf32>
}
