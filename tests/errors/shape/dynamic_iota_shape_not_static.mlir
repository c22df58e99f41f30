func.func @main(%a: tensor<?xi32>) {
  // expect-error@+1: 'stablehlo.dynamic_iota' (C2): output_shape must be 1-dimensional of a known size, found tensor<?xi32>
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 0 : i64}> : (tensor<?xi32>) -> tensor<?x?xf32>
  return
}
