func.func @main(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expect-warning@+1: 'stablehlo.compare' (C3): compare_type UNSIGNED does not fit elements of type i32
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}
