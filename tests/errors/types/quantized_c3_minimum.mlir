// expect-error@+1: (C3): storage_min must be less than storage_max and both in [-128, 127] of i8, found -129 and 127
func.func @main(%a: tensor<2x!quant.uniform<i8<-129:127>:f32, 0.5>>) {
  return
}
