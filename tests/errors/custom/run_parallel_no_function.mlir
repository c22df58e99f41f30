func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'interpreter.run_parallel': there is no function @nobody
  %0 = "interpreter.run_parallel"(%a) <{programs = [[@nobody]]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
