// SPDX-License-Identifier: Apache-2.0
// Custom calls that say where arrays live: identity on one device. A shape assertion that holds.

func.func @main() {
  %a = stablehlo.constant dense<[1.0, -0.0, 3.0]> : tensor<3xf32>
  %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<3xf32>) -> tensor<3xf32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<3xf32>) -> tensor<3xf32>
  %3 = stablehlo.custom_call @annotate_device_placement(%2) {backend_config = "", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<3xf32>) -> tensor<3xf32>
  %4 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%3) {has_side_effect = true} : (tensor<3xf32>) -> tensor<3xf32>
  %5:2 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%4, %a) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  stablehlo.custom_call @xla.sdy.ShardingGroup(%5#0) {has_side_effect = true} : (tensor<3xf32>) -> ()
  check.expect_eq_const %5#0, dense<[1.0, -0.0, 3.0]> : tensor<3xf32>
  check.expect_eq_const %5#1, dense<[1.0, -0.0, 3.0]> : tensor<3xf32>
  func.return
}

// -----

// A buffer that is not initialized holds zeros.
func.func @main() {
  %0 = stablehlo.custom_call @AllocateBuffer() : () -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<0> : tensor<2x3xi32>
  func.return
}

// -----

func.func @main() {
  %ok = stablehlo.constant dense<true> : tensor<i1>
  %n = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @shape_assertion(%ok, %n) {api_version = 2 : i32, error_message = "found {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  check.expect_eq_const %n, dense<4> : tensor<i32>
  func.return
}
