// expect-error@+1: expected '?' for dimension 0, whose size is known: only dynamic sizes have bounds
func.func @main(%a: tensor<4x?xf32, #stablehlo.bounds<4, 8>>) {
  return
}
