func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expect-error@+1: 'func.return': must return what @main declares, (tensor<2xf32>), found ()
  return
}
