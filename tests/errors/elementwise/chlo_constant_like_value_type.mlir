func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.constant_like': value must be of the element type of the result, f32
  %0 = "chlo.constant_like"(%a) <{value = 1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
