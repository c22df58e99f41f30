// arguments: tensor<4x6xf32>
// Each op with shapes as operands becomes the one that has them as attributes.
func.func @main(%x: tensor<?x6xf32>) -> (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x6xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %c6 = stablehlo.constant dense<6> : tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<1xi32>
  %swapped = stablehlo.concatenate %c6, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %half = stablehlo.divide %n1, %c2 : tensor<1xi32>
  %start = stablehlo.concatenate %half, %c1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %limit = stablehlo.concatenate %n1, %c6, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %stride = stablehlo.concatenate %c1, %c2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %none = stablehlo.concatenate %c0, %c0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %a = stablehlo.dynamic_reshape %x, %swapped : (tensor<?x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %b = stablehlo.dynamic_iota %half, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %c = stablehlo.dynamic_pad %x, %zero, %start, %none, %stride : (tensor<?x6xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %e = "stablehlo.dynamic_gather"(%x, %b, %start) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<?x6xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %m = stablehlo.reshape %half : (tensor<1xi32>) -> tensor<i32>
  %f = stablehlo.set_dimension_size %x, %m, dim = 0 : (tensor<?x6xf32>, tensor<i32>) -> tensor<?x6xf32>
  return %a, %b, %c, %d, %e, %f : tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x6xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<6x4xf32>, tensor<2xi32>, tensor<9x17xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2xi32>
    %2 = stablehlo.pad %arg0, %cst, low = [2, 1], high = [0, 0], interior = [1, 2] : (tensor<4x6xf32>, tensor<f32>) -> tensor<9x17xf32>
    %3 = stablehlo.slice %arg0 [2:4, 1:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    %5 = stablehlo.slice %arg0 [0:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<6x4xf32>, tensor<2xi32>, tensor<9x17xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x6xf32>
  }
}
