func.func @main(%a: tensor<2xf8E4M3FN>, %b: tensor<2xf4E2M1FN>, %c: tensor<2xi2>, %d: tensor<2xui4>, %e: tensor<2xf8E8M0FNU>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf8E4M3FN>
  %1 = stablehlo.convert %b : (tensor<2xf4E2M1FN>) -> tensor<2xf32>
  %2 = stablehlo.add %c, %c : tensor<2xi2>
  %3 = stablehlo.shift_left %d, %d : tensor<2xui4>
  %4 = stablehlo.convert %e : (tensor<2xf8E8M0FNU>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
