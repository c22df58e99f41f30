// expect-error@+1: expected a float type, found 'i32'
func.func @main(%a: tensor<2x!quant.uniform<i8:i32, 0.5>>) {
  return
}
