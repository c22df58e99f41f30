// expect-error@+1: its size of 7.38e+19 bytes does not fit into 64 bits: at most 9223372036854775807 are allowed
func.func @main(%a: tensor<4611686018427387904x4xf32>) {
  return
}

// -----

// The type of what it takes too is wrong, and told once.
// expect-error@+1: its size of 7.38e+19 bytes does not fit into 64 bits: at most 9223372036854775807 are allowed
func.func @main(%a: tensor<4611686018427387904x4xf32>) -> tensor<4611686018427387904x4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4611686018427387904x4xf32>
  return %0 : tensor<4611686018427387904x4xf32>
}

// -----

func.func @main() {
  // expect-error@+1: stablehlo.iota: type 'tensor<4611686018427387904x4xf32>': its size of 7.38e+19 bytes
  %0 = stablehlo.iota dim = 0 : tensor<4611686018427387904x4xf32>
  return
}
