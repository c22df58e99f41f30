// expect-warning@+1: (C7): zero points must be in [-10, 10], found 11
func.func @main(%a: tensor<2x!quant.uniform<i8<-10:10>:f32:0, {0.5:10, 0.25:11}>>) {
  return
}
