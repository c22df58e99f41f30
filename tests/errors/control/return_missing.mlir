// expect-error@+2: 'stablehlo.negate': the body of function @main must end with 'func.return' behind it
func.func @main(%a: tensor<2xf32>) {
  %0 = stablehlo.negate %a : tensor<2xf32>
}
