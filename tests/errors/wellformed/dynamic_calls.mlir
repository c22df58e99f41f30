// Calls of other forms than those of the known targets say nothing of their results.
func.func @main(%a: tensor<?x4xf32>, %k: tensor<i32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x?xf32>
  %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %k) : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x?xf32>
  %2:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<?x4xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %3 = stablehlo.custom_call @any(%a, %s) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %4 = stablehlo.custom_call @any(%a, %s) {indices_of_shape_operands = dense<7> : tensor<1xi64>} : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
func.func @bounds(%a: tensor<?x3xf32, #stablehlo.bounds<5, ?>>, %n: tensor<i32>) -> tensor<?x1x3xf32, #stablehlo.bounds<5, ?, ?>> {
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<5, ?>>
  %1 = stablehlo.reshape %0 : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x1x3xf32, #stablehlo.bounds<5, ?, ?>>
  return %1 : tensor<?x1x3xf32, #stablehlo.bounds<5, ?, ?>>
}
