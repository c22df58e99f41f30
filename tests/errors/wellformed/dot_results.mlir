func.func @main(%a: tensor<2x3xbf16>, %b: tensor<3x4xbf16>, %c: tensor<2x3xf32>, %i: tensor<2x3xi8>, %j: tensor<3x4xi8>) -> tensor<2x4xf32> {
  // A result may be wider, and JAX multiplies operands of two widths.
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  %1 = stablehlo.dot_general %c, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  %2 = stablehlo.dot_general %i, %j, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi32>
  // No contraction: an outer product.
  %3 = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x3x3x4xbf16>
  %4 = stablehlo.dot_general %c, %c, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x4xf32>
}
