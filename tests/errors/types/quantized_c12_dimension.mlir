// expect-warning@+1: (C12): the quantization dimension must be less than the rank 1, found 1
func.func @main(%a: tensor<2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  return
}
