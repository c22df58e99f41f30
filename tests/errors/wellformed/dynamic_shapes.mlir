func.func @main(%a: tensor<?x4xf32>, %s: tensor<2xi32>, %z: tensor<f32>) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<[2, 8]> : tensor<2xi64>
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_reshape %a, %c : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  %2 = stablehlo.dynamic_iota %c, dim = 1 : (tensor<2xi64>) -> tensor<2x8xi32>
  %3 = stablehlo.dynamic_broadcast_in_dim %z, %c, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x8xf32>
  %4 = stablehlo.dynamic_pad %a, %z, %s, %s, %s : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %5 = stablehlo.real_dynamic_slice %a, %s, %s, %s : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %6 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %7 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %8 = "stablehlo.dynamic_slice"(%a, %6, %6) <{slice_sizes = array<i64: 9, 4>}> : (tensor<?x4xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
  return %0 : tensor<?x?xf32>
}
