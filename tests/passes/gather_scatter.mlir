// SPDX-License-Identifier: Apache-2.0
// RULE: gather_to_slice
func.func @main(%x: tensor<8x3xf32>) -> tensor<2x3xf32> {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %0 = "stablehlo.gather"(%x, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 3>}> : (tensor<8x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [3:5, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %0 : tensor<2x3xf32>
// -----
// RULE: gather_of_broadcast
func.func @main(%v: tensor<f32>, %i: tensor<5x1xi32>) -> tensor<5xf32> {
  %x = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<5x1xi32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT: return %0 : tensor<5xf32>
// -----
// RULE: scatter_to_update
func.func @main(%x: tensor<8xf32>, %u: tensor<3xf32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%x, %c, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<3> : tensor<i64>
// CHECK-NEXT: %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %c : (tensor<8xf32>, tensor<3xf32>, tensor<i64>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
// -----
// RULE: scatter_nothing
func.func @main(%x: tensor<8xf32>, %u: tensor<0xf32>, %i: tensor<1xi32>) -> tensor<8xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<1xi32>, tensor<0xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<8xf32>
// -----
// RULE: sort_one
func.func @main(%x: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<1x4xf32>
// -----
// RULE: gather_of_iota
func.func @main(%x: tensor<8x4xf32>) -> tensor<5x4xf32> {
  %i = stablehlo.iota dim = 0 : tensor<5x1xi32>
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} : (tensor<8x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [0:5, 0:4]
