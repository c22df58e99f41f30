func.func @main(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expect-error@+1: 'stablehlo.xor' (C1): operands must have the same type, found tensor<2xi32> and tensor<2xi16>
  %0 = "stablehlo.xor"(%a, %b) : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}
