// expect-error@+1: its size in bytes does not fit into 64 bits
func.func @main(%a: tensor<4611686018427387904x4xf32>) {
  return
}
