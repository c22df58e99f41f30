func.func @main(%a: tensor<2xi1>, %b: tensor<2xi1>) {
  // expect-warning@+1: 'stablehlo.compare' (C3): compare_type SIGNED does not fit elements of type i1
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
