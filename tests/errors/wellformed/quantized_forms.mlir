// Every spelling of a quantized type, and forms whose types differ in scales and zero points alone.
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5:10>>,
                %b: tensor<2x!quant.uniform<i8:f32, 2.5e-01:-3>>,
                %u: tensor<2x!quant.uniform<u8<1:255>:f32, 0.5:128>>,
                %n: tensor<2x!quant.uniform<i4:bf16, 1.0>>,
                %x: tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {0.1:-30, 0.5:-20}>>) {
  %0 = stablehlo.add %a, %b : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 2.5e-01:-3>>) -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  %1 = "stablehlo.maximum"(%a, %b) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 2.5e-01:-3>>) -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  %2 = stablehlo.compare LT, %a, %b : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>, tensor<2x!quant.uniform<i8:f32, 2.5e-01:-3>>) -> tensor<2xi1>
  %3 = stablehlo.constant() {value = dense<[1, -56]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<u8:f32, 0.5:10>>
  %4 = stablehlo.constant() <{value = dense<7> : tensor<2xi4>}> : () -> tensor<2x!quant.uniform<i4:f32, 0.5>>
  %5 = stablehlo.bitcast_convert %u : (tensor<2x!quant.uniform<u8<1:255>:f32, 0.5:128>>) -> tensor<2xi8>
  %6 = stablehlo.optimization_barrier %b : tensor<2x!quant.uniform<i8:f32, 2.5e-01:-3>>
  %7 = stablehlo.uniform_quantize %x : (tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {0.1:-30, 0.5:-20}>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.001:7>>
  %8 = stablehlo.uniform_dequantize %n : (tensor<2x!quant.uniform<i4:bf16, 1.0>>) -> tensor<2xbf16>
  return
}
