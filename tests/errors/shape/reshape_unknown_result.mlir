func.func @main(%a: tensor<?xf32>) -> tensor<?x2xf32> {
  // expect-error@+1: 'stablehlo.reshape': result must have known sizes, or one that is unknown but bounded, found tensor<?x2xf32>
  %0 = stablehlo.reshape %a : (tensor<?xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
