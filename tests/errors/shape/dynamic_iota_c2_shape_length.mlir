func.func @main(%a: tensor<3xi32>) {
  // expect-warning@+1: 'stablehlo.dynamic_iota' (C2): output_shape must be 1-dimensional of size 2, found tensor<3xi32>
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 0 : i64}> : (tensor<3xi32>) -> tensor<?x?xf32>
  return
}
