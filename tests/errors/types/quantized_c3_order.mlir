// expect-error@+1: (C3): storage_min must be less than storage_max and both in [-128, 127] of i8, found 7 and 7
func.func @main(%a: tensor<2x!quant.uniform<i8<7:7>:f32, 0.5>>) {
  return
}
