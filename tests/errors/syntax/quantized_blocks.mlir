// expect-error@+1: quantization by blocks is not part of StableHLO; expected one quantization dimension
func.func @main(%a: tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0}}>>) {
  return
}
