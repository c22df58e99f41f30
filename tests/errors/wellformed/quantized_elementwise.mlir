!a = tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
!b = tensor<2x2x!quant.uniform<i8:f32, 0.25>>
!c = tensor<2x2x!quant.uniform<i8<-100:100>:f32, 0.25>>
!p = tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
func.func @main(%a: !a, %b: !b, %p: !p, %f: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // Scales and zero points may differ.
  %0 = "stablehlo.multiply"(%a, %b) : (!a, !b) -> !a
  %1 = "stablehlo.add"(%p, %a) : (!p, !a) -> !p
  %2 = "stablehlo.uniform_quantize"(%f) : (tensor<2x2xf32>) -> !p
  %3 = "stablehlo.uniform_quantize"(%2) : (!p) -> !c
  %4 = "stablehlo.transpose"(%p) <{permutation = array<i64: 1, 0>}> : (!p) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  %5 = "stablehlo.reshape"(%p) : (!p) -> tensor<2x1x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>
  %6 = "stablehlo.is_finite"(%a) : (!a) -> tensor<2x2xi1>
  %7 = "stablehlo.uniform_dequantize"(%3) : (!c) -> tensor<2x2xf32>
  return %7 : tensor<2x2xf32>
}
