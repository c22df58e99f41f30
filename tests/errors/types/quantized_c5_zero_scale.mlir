// expect-error@+1: (C5): scales must be positive
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.0>>) {
  return
}
