!lhs = tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>
!rhs = tensor<3x2x!quant.uniform<i8:f32, 0.25>>
!axis = tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>
func.func @main(%a: !lhs, %b: !rhs, %c: !axis, %f: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (!lhs, !rhs) -> tensor<2x2x!quant.uniform<i32:f32, 0.125>>
  %1 = "stablehlo.dot_general"(%a, %c) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (!lhs, !axis) -> tensor<2x2x!quant.uniform<i32:f32:1, {0.125, 0.25}>>
  // Hybrid: the result stays a float.
  %2 = "stablehlo.dot_general"(%f, %c) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, !axis) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
