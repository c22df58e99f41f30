// expect-error@+1: (C4): scales must be numbers of the expressed type f32
func.func @main(%a: tensor<2x!quant.uniform<i8:f32:0, {1.0, 1.0e39}>>) {
  return
}
