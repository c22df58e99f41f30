func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expect-warning@+1: 'interpreter.run_parallel': calls must not be recursive, found @main -> @main
  %0 = "interpreter.run_parallel"(%a) <{programs = [[@main]]}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
