// SPDX-License-Identifier: Apache-2.0
// A program that runs as one process: ids are zero, shardings change nothing.

func.func @main() {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.partition_id : tensor<ui32>
  check.expect_eq_const %0, dense<0> : tensor<ui32>
  check.expect_eq_const %1, dense<0> : tensor<ui32>
  func.return
}

// -----

sdy.mesh @mesh = <["data"=1]>
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = sdy.sharding_constraint %a <@mesh, [{"data"}]> : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  func.return
}
