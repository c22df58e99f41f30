// SPDX-License-Identifier: Apache-2.0
// send and recv, infeed and outfeed, async_start and async_done.

// Different programs: one sends two arrays twice, the other receives them.
func.func @sender(%a: tensor<2xi64>, %b: tensor<f32>) {
  %token = stablehlo.after_all : !stablehlo.token
  %0 = "stablehlo.send"(%a, %b, %token) <{is_host_transfer = false,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<2xi64>, tensor<f32>, !stablehlo.token) -> !stablehlo.token
  %c = stablehlo.add %a, %a : tensor<2xi64>
  %1 = "stablehlo.send"(%c, %b, %0) <{is_host_transfer = false,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<2xi64>, tensor<f32>, !stablehlo.token) -> !stablehlo.token
  func.return
}
func.func @receiver() -> (tensor<2xi64>, tensor<f32>, tensor<2xi64>) {
  %token = stablehlo.after_all : !stablehlo.token
  %0:3 = "stablehlo.recv"(%token) <{is_host_transfer = false,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (!stablehlo.token) -> (tensor<2xi64>, tensor<f32>, !stablehlo.token)
  %1:3 = "stablehlo.recv"(%0#2) <{is_host_transfer = false,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (!stablehlo.token) -> (tensor<2xi64>, tensor<f32>, !stablehlo.token)
  func.return %0#0, %0#1, %1#0 : tensor<2xi64>, tensor<f32>, tensor<2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %b = stablehlo.constant dense<0.5> : tensor<f32>
  %0:3 = "interpreter.run_parallel"(%a, %b) <{programs = [[@sender], [@receiver]]}>
      : (tensor<2xi64>, tensor<f32>) -> (tensor<2xi64>, tensor<f32>, tensor<2xi64>)
  check.expect_eq_const %0#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<0.5> : tensor<f32>
  check.expect_eq_const %0#2, dense<[2, 4]> : tensor<2xi64>
  func.return
}

// -----

// One program in every partition: each sends to the next one, the last receives nothing.
func.func @shift() -> tensor<ui32> {
  %id = stablehlo.partition_id : tensor<ui32>
  %c1 = stablehlo.constant dense<1> : tensor<ui32>
  %x = stablehlo.add %id, %c1 : tensor<ui32>
  %token = stablehlo.after_all : !stablehlo.token
  %0 = "stablehlo.send"(%x, %token) <{
      channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>,
      source_target_pairs = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>}>
      : (tensor<ui32>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%0) <{
      channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>,
      source_target_pairs = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>}>
      : (!stablehlo.token) -> (tensor<ui32>, !stablehlo.token)
  func.return %1#0 : tensor<ui32>
}
func.func @main() {
  %0:3 = "interpreter.run_parallel"() <{programs = [[@shift, @shift, @shift]]}>
      : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %0#0, dense<2> : tensor<ui32>
  check.expect_eq_const %0#1, dense<3> : tensor<ui32>
  check.expect_eq_const %0#2, dense<0> : tensor<ui32>
  func.return
}

// -----

// The host keeps what it is sent, and gives it back on the same channel.
func.func @to_host(%a: tensor<2xi64>, %token: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a, %token) <{is_host_transfer = true,
      channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>}>
      : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  func.return %0 : !stablehlo.token
}
func.func @from_host(%token: !stablehlo.token) -> (tensor<2xi64>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%token) <{is_host_transfer = true,
      channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>}>
      : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  func.return %0#0, %0#1 : tensor<2xi64>, !stablehlo.token
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %token = stablehlo.after_all : !stablehlo.token
  %0:3 = "interpreter.run_parallel"(%a, %token, %token) <{programs = [[@to_host, @from_host]]}>
      : (tensor<2xi64>, !stablehlo.token, !stablehlo.token)
      -> (!stablehlo.token, tensor<2xi64>, !stablehlo.token)
  check.expect_eq_const %0#1, dense<[1, 2]> : tensor<2xi64>
  func.return
}

// -----

// Each item of the infeed once, in order; the outfeed takes what it is given.
func.func @first() -> tensor<2x2xi64> {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  func.return %0 : tensor<2x2xi64>
}
func.func @second() -> (tensor<2x2xi64>, tensor<i1>) {
  %0 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  func.return %0, %1 : tensor<2x2xi64>, tensor<i1>
}
func.func @fed(%token: !stablehlo.token) -> (tensor<2x2xi64>, tensor<2x2xi64>, tensor<i1>) {
  %0:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}>
      : (!stablehlo.token) -> (tensor<2x2xi64>, !stablehlo.token)
  %1:3 = "stablehlo.infeed"(%0#1) <{infeed_config = ""}>
      : (!stablehlo.token) -> (tensor<2x2xi64>, tensor<i1>, !stablehlo.token)
  %2 = "stablehlo.outfeed"(%0#0, %1#2) <{outfeed_config = ""}>
      : (tensor<2x2xi64>, !stablehlo.token) -> !stablehlo.token
  func.return %0#0, %1#0, %1#1 : tensor<2x2xi64>, tensor<2x2xi64>, tensor<i1>
}
func.func @main() {
  %token = stablehlo.after_all : !stablehlo.token
  %0:6 = "interpreter.run_parallel"(%token, %token)
      <{infeed = [@first, @second], programs = [[@fed, @fed]]}>
      : (!stablehlo.token, !stablehlo.token)
      -> (tensor<2x2xi64>, tensor<2x2xi64>, tensor<i1>, tensor<2x2xi64>, tensor<2x2xi64>, tensor<i1>)
  check.expect_eq_const %0#0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  check.expect_eq_const %0#1, dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  check.expect_eq_const %0#2, dense<true> : tensor<i1>
  check.expect_eq_const %0#3, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  func.return
}

// -----

// The body captures its operand, or has it as an argument.
func.func @sum(%a: tensor<4xi64>) -> (tensor<4xi64>, tensor<8xi64>) {
  %0 = "stablehlo.async_start"(%a) ({
    %4 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<i64>, %y: tensor<i64>):
      %5 = stablehlo.add %x, %y : tensor<i64>
      stablehlo.return %5 : tensor<i64>
    }) : (tensor<4xi64>) -> tensor<4xi64>
    stablehlo.return %4 : tensor<4xi64>
  }) : (tensor<4xi64>) -> !stablehlo.future<tensor<4xi64>>
  %1 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<4xi64>):
    %4 = "stablehlo.all_gather"(%b) <{all_gather_dim = 0 : i64,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xi64>) -> tensor<8xi64>
    stablehlo.return %4 : tensor<8xi64>
  }) : (tensor<4xi64>) -> !stablehlo.future<tensor<8xi64>>
  %2 = "stablehlo.async_done"(%1) : (!stablehlo.future<tensor<8xi64>>) -> tensor<8xi64>
  %3 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xi64>>) -> tensor<4xi64>
  func.return %3, %2 : tensor<4xi64>, tensor<8xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %b = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
  %0:4 = "interpreter.run_parallel"(%a, %b) <{programs = [[@sum], [@sum]]}>
      : (tensor<4xi64>, tensor<4xi64>)
      -> (tensor<4xi64>, tensor<8xi64>, tensor<4xi64>, tensor<8xi64>)
  check.expect_eq_const %0#0, dense<[6, 8, 10, 12]> : tensor<4xi64>
  check.expect_eq_const %0#1, dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi64>
  check.expect_eq_const %0#2, dense<[6, 8, 10, 12]> : tensor<4xi64>
  func.return
}
