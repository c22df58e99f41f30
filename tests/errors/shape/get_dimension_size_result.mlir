func.func @main(%a: tensor<2xf32>) {
  // expect-error@+1: 'stablehlo.get_dimension_size': result must have the element type i32
  %0 = "stablehlo.get_dimension_size"(%a) <{dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<i64>
  return
}
