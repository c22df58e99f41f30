func.func @main(%a: tensor<2xf64>, %b: tensor<i4>, %c: tensor<?xf32>) -> tensor<2x4xf16> {
  %0 = stablehlo.bitcast_convert %a : (tensor<2xf64>) -> tensor<2x4xf16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x4xf16>) -> tensor<2xi64>
  %2 = stablehlo.bitcast_convert %b : (tensor<i4>) -> tensor<2xi2>
  %3 = stablehlo.bitcast_convert %c : (tensor<?xf32>) -> tensor<?x4xui8>
  %4 = stablehlo.bitcast_convert %b : (tensor<i4>) -> tensor<ui4>
  return %0 : tensor<2x4xf16>
}
