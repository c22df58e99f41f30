// expect-error@+1: function @main: its body must end with 'func.return'
func.func @main(%a: tensor<2xf32>) {
  %0 = stablehlo.negate %a : tensor<2xf32>
}
