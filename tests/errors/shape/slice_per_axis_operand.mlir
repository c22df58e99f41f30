func.func @main(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect-error@+1: 'stablehlo.slice': operand 0 (operand) must be a tensor of bool, signed integer, unsigned integer, float, complex or per-tensor quantized elements
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
