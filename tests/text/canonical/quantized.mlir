module @quantized {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2x2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
    %1 = stablehlo.add %0, %0 : tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
    %2 = stablehlo.uniform_quantize %arg1 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {0.1, 0.2:5}>>
    %c = stablehlo.constant() <{value = dense<[1, -2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
    %3 = stablehlo.uniform_dequantize %1 : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2xf32>
    return %3 : tensor<2xf32>
  }
}
