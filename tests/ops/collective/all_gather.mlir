// SPDX-License-Identifier: Apache-2.0
// all_gather: the parts of a group in its order, one behind the other.

func.func @gather(%operand: tensor<2x2xi64>) -> tensor<2x4xi64> {
  %0 = "stablehlo.all_gather"(%operand) <{all_gather_dim = 1 : i64,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x4xi64>
  func.return %0 : tensor<2x4xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %0:2 = "interpreter.run_parallel"(%a, %b) <{programs = [[@gather], [@gather]]}>
      : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
  check.expect_eq_const %0#0, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64>
  check.expect_eq_const %0#1, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64>
  func.return
}

// -----

// cross_replica: the replicas of each partition by themselves. Process (r, p) brings 10 r + p.
func.func @gather() -> tensor<2xui32> {
  %c10 = stablehlo.constant dense<10> : tensor<ui32>
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %r10 = stablehlo.multiply %r, %c10 : tensor<ui32>
  %id = stablehlo.add %r10, %p : tensor<ui32>
  %one = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
  %0 = "stablehlo.all_gather"(%one) <{all_gather_dim = 0 : i64,
      replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1xui32>) -> tensor<2xui32>
  func.return %0 : tensor<2xui32>
}
func.func @main() {
  %0:4 = "interpreter.run_parallel"() <{programs = [[@gather, @gather], [@gather, @gather]]}>
      : () -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
  check.expect_eq_const %0#0, dense<[10, 0]> : tensor<2xui32>
  check.expect_eq_const %0#1, dense<[11, 1]> : tensor<2xui32>
  check.expect_eq_const %0#2, dense<[10, 0]> : tensor<2xui32>
  check.expect_eq_const %0#3, dense<[11, 1]> : tensor<2xui32>
  func.return
}

// -----

// cross_replica_and_partition: all partitions of the listed replicas, partition by partition.
func.func @gather() -> tensor<4xui32> {
  %c10 = stablehlo.constant dense<10> : tensor<ui32>
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %r10 = stablehlo.multiply %r, %c10 : tensor<ui32>
  %id = stablehlo.add %r10, %p : tensor<ui32>
  %one = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
  %0 = "stablehlo.all_gather"(%one) <{all_gather_dim = 0 : i64,
      replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}>
      : (tensor<1xui32>) -> tensor<4xui32>
  func.return %0 : tensor<4xui32>
}
func.func @main() {
  %0:8 = "interpreter.run_parallel"() <{programs = [[@gather, @gather], [@gather, @gather],
                                                    [@gather, @gather], [@gather, @gather]]}>
      : () -> (tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>,
               tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>)
  check.expect_eq_const %0#0, dense<[0, 10, 1, 11]> : tensor<4xui32>
  check.expect_eq_const %0#1, dense<[0, 10, 1, 11]> : tensor<4xui32>
  check.expect_eq_const %0#2, dense<[0, 10, 1, 11]> : tensor<4xui32>
  check.expect_eq_const %0#3, dense<[0, 10, 1, 11]> : tensor<4xui32>
  check.expect_eq_const %0#4, dense<[20, 30, 21, 31]> : tensor<4xui32>
  check.expect_eq_const %0#7, dense<[20, 30, 21, 31]> : tensor<4xui32>
  func.return
}

// -----

// flattened_ids: processes by replica * num_partitions + partition.
func.func @gather() -> tensor<2xui32> {
  %c10 = stablehlo.constant dense<10> : tensor<ui32>
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %r10 = stablehlo.multiply %r, %c10 : tensor<ui32>
  %id = stablehlo.add %r10, %p : tensor<ui32>
  %one = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
  %0 = "stablehlo.all_gather"(%one) <{all_gather_dim = 0 : i64, use_global_device_ids,
      replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}>
      : (tensor<1xui32>) -> tensor<2xui32>
  func.return %0 : tensor<2xui32>
}
func.func @main() {
  %0:4 = "interpreter.run_parallel"() <{programs = [[@gather, @gather], [@gather, @gather]]}>
      : () -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
  check.expect_eq_const %0#0, dense<[0, 11]> : tensor<2xui32>
  check.expect_eq_const %0#1, dense<[10, 1]> : tensor<2xui32>
  check.expect_eq_const %0#2, dense<[10, 1]> : tensor<2xui32>
  check.expect_eq_const %0#3, dense<[0, 11]> : tensor<2xui32>
  func.return
}

// -----

// Several operands of different types, each gathered by itself; one of them empty.
func.func @gather(%a: tensor<1xf32>, %b: tensor<1x2xi8>, %c: tensor<1x0xi1>)
    -> (tensor<2xf32>, tensor<2x2xi8>, tensor<2x0xi1>) {
  %0:3 = "stablehlo.all_gather"(%a, %b, %c) <{all_gather_dim = 0 : i64,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<1xf32>, tensor<1x2xi8>, tensor<1x0xi1>)
      -> (tensor<2xf32>, tensor<2x2xi8>, tensor<2x0xi1>)
  func.return %0#0, %0#1, %0#2 : tensor<2xf32>, tensor<2x2xi8>, tensor<2x0xi1>
}
func.func @main() {
  %a = stablehlo.constant dense<1.5> : tensor<1xf32>
  %b = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi8>
  %c = stablehlo.constant dense<> : tensor<1x0xi1>
  %d = stablehlo.constant dense<-2.5> : tensor<1xf32>
  %e = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi8>
  %0:6 = "interpreter.run_parallel"(%a, %b, %c, %d, %e, %c) <{programs = [[@gather], [@gather]]}>
      : (tensor<1xf32>, tensor<1x2xi8>, tensor<1x0xi1>, tensor<1xf32>, tensor<1x2xi8>,
         tensor<1x0xi1>)
      -> (tensor<2xf32>, tensor<2x2xi8>, tensor<2x0xi1>, tensor<2xf32>, tensor<2x2xi8>,
          tensor<2x0xi1>)
  check.expect_eq_const %0#0, dense<[1.5, -2.5]> : tensor<2xf32>
  check.expect_eq_const %0#4, dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  check.expect_eq_const %0#5, dense<> : tensor<2x0xi1>
  func.return
}

// -----

// No groups: one of all replicas. The program has one process: it gathers what it has.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64,
      replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1x2xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %0, dense<[[1, 2]]> : tensor<1x2xi32>
  func.return
}
