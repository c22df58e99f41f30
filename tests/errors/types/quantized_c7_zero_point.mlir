// expect-warning@+1: (C7): zero points must be in [-128, 127], found 128
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5:128>>) {
  return
}
