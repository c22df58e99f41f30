// expect-error@+1: (C3): storage_min must be less than storage_max and both in [0, 15] of ui4, found 0 and 16
func.func @main(%a: tensor<2x!quant.uniform<u4<0:16>:f32, 0.5>>) {
  return
}
