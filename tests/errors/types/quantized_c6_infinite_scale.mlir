// expect-error@+1: expected a decimal scale
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 1.0e400>>) {
  return
}
