// Sizes that are not known fit any size; a result may say more or less than its operands.
func.func @main(%a: tensor<?x3xf32>, %b: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %a, %b : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.negate %0 : (tensor<2x3xf32>) -> tensor<?x?xf32>
  %2 = stablehlo.abs %1 : (tensor<?x?xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<2x3xi1>
  %4 = stablehlo.select %3, %2, %0 : tensor<2x3xi1>, tensor<2x3xf32>
  %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<?x3xbf16>
  return %4 : tensor<2x3xf32>
}
