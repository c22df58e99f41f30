// expect-error@+1: expected an integer type, found 'f32'
func.func @main(%a: tensor<2x!quant.uniform<f32:f32, 0.5>>) {
  return
}
