func.func @main() -> tensor<?xf32> {
  // expect-error@+1: 'stablehlo.iota': result must have known sizes, found tensor<?xf32>
  %0 = stablehlo.iota dim = 0 : tensor<?xf32>
  return %0 : tensor<?xf32>
}
