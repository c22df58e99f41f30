func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.constant_like': value must be a number of the element type of the result, f32
  %0 = "chlo.constant_like"(%a) <{value = 1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @main(%a: tensor<2xcomplex<f64>>) {
  // expect-error@+1: 'chlo.constant_like': value must be a number of the element type of the result, complex<f64>
  %0 = "chlo.constant_like"(%a) <{value = #complex.number<:f32 1.0, 2.0>}> : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return
}
// -----
func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'chlo.constant_like': value must be a number of the element type of the result, f32
  %0 = "chlo.constant_like"(%a) <{value = dense<1.0> : tensor<f32>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
