// expect-error@+1: (C11): the quantization dimension must not be negative, found -1
func.func @main(%a: tensor<2x!quant.uniform<i8:f32:-1, {0.5, 0.25}>>) {
  return
}
