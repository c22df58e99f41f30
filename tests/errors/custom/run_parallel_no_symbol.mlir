func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'interpreter.run_parallel': programs and infeed must be lists of functions
  %0 = "interpreter.run_parallel"(%a) <{programs = [[1]]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
