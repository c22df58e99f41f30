func.func @main(%a: tensor<?x2xf32>, %b: tensor<?x3xf32>) {
  // expect-error@+1: 'stablehlo.add' (C1): operands must have the same type
  %0 = "stablehlo.add"(%a, %b) : (tensor<?x2xf32>, tensor<?x3xf32>) -> tensor<?x2xf32>
  return
}
