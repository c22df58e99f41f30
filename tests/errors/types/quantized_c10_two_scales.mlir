// expect-error@+1: (C10): there must be one scale without a quantization dimension, found 2
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, {0.5, 0.25}>>) {
  return
}
