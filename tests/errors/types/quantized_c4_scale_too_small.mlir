// expect-error@+1: (C4): scales must be numbers of the expressed type f16
func.func @main(%a: tensor<2x!quant.uniform<i8:f16, 1.0e-30>>) {
  return
}
