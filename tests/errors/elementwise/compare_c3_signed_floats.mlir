func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expect-warning@+1: 'stablehlo.compare' (C3): compare_type SIGNED does not fit elements of type f32
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
