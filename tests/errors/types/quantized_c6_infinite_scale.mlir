// expect-error@+1: (C6): scales must be finite
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 1.0e400>>) {
  return
}
