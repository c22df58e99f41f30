// expect-error@+1: expected a name such as @main, found '('
func.func (%a: tensor<2xf32>) {
  return
}
