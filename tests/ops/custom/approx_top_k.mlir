// SPDX-License-Identifier: Apache-2.0
// The custom call ApproxTopK: exact, along any dimension; equal entries as XLA leaves them.

// the last dimension, with the indices
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 5.0, 2.0, 5.0], [4.0, 3.0, -1.0, 7.0]]> : tensor<2x4xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %low, %none) {called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.9 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  check.expect_eq_const %0#0, dense<[[5.0, 5.0, 2.0], [7.0, 4.0, 3.0]]> : tensor<2x3xf32>
  check.expect_eq_const %0#1, dense<[[1, 3, 2], [3, 0, 1]]> : tensor<2x3xi32>
  func.return
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

// the first dimension, the smallest, by a comparator that is no list of scalar ops
func.func @main() {
  %a = stablehlo.constant dense<[[3, 1], [2, 4], [1, 0]]> : tensor<3x2xi64>
  %high = stablehlo.constant dense<99> : tensor<i64>
  %0 = stablehlo.custom_call @ApproxTopK(%a, %high) {called_computations = [@less], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.9 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>
  func.return
}
func.func private @less(%a: tensor<i64>, %b: tensor<i64>) -> tensor<i1> {
  %0 = stablehlo.reshape %a : (tensor<i64>) -> tensor<1xi64>
  %1 = stablehlo.reshape %b : (tensor<i64>) -> tensor<1xi64>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %3 = stablehlo.reshape %2 : (tensor<1xi1>) -> tensor<i1>
  func.return %3 : tensor<i1>
}

// -----

// no rows, and no entries taken
func.func @main() {
  %a = stablehlo.constant dense<> : tensor<0x4xf32>
  %b = stablehlo.constant dense<1.0> : tensor<2x4xf32>
  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.custom_call @ApproxTopK(%a, %low) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<0x4xf32>, tensor<f32>) -> tensor<0x2xf32>
  %1 = stablehlo.custom_call @ApproxTopK(%b, %low) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = -1 : i64, top_k = 0 : i64}} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x0xf32>
  check.expect_eq_const %0, dense<> : tensor<0x2xf32>
  check.expect_eq_const %1, dense<> : tensor<2x0xf32>
  func.return
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

// equal entries, as XLA leaves them: the largest bf16
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0]> : tensor<20xbf16>
  %i = stablehlo.iota dim = 0 : tensor<20xi32>
  %end = stablehlo.constant dense<0.0> : tensor<bf16>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %end, %none) {called_computations = [@order], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 6 : i64}} : (tensor<20xbf16>, tensor<20xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6xbf16>, tensor<6xi32>)
  check.expect_eq_const %0#1, dense<[2, 17, 7, 12, 19, 4]> : tensor<6xi32>
  func.return
}
func.func private @order(%a: tensor<bf16>, %b: tensor<bf16>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

// the smallest f32
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0]> : tensor<20xf32>
  %i = stablehlo.iota dim = 0 : tensor<20xi32>
  %end = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %end, %none) {called_computations = [@order], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 6 : i64}} : (tensor<20xf32>, tensor<20xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %0#1, dense<[0, 5, 15, 10, 18, 3]> : tensor<6xi32>
  func.return
}
func.func private @order(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}

// -----

// the largest f32
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 2.0, 4.0, 1.0, 3.0]> : tensor<20xf32>
  %i = stablehlo.iota dim = 0 : tensor<20xi32>
  %end = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %end, %none) {called_computations = [@order], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 6 : i64}} : (tensor<20xf32>, tensor<20xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %0#1, dense<[2, 7, 12, 17, 4, 9]> : tensor<6xi32>
  func.return
}
func.func private @order(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return %0 : tensor<i1>
}
