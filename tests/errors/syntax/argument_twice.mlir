// expect-error@+1: value %a is defined already
func.func @main(%a: tensor<2xf32>, %a: tensor<2xf32>) {
  return
}
