func.func @main(%a: tensor<?xf32>) -> tensor<?x2xf32> {
  // expect-error@+1: 'stablehlo.broadcast_in_dim': result must have known sizes, or one that is unknown but bounded
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<?xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
