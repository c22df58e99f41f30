// SPDX-License-Identifier: Apache-2.0
// Ops with a computation on quantized elements.

// reduce, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 4, -41, 114], [-34, 40, -33, -13, 124]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %3, dense<[37, 45]> : tensor<2xi8>
  func.return
}

// -----

// reduce_window, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -19, 44, 65, -44]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3xi8>
  check.expect_eq_const %3, dense<[-7, 127, 47]> : tensor<3xi8>
  func.return
}

// -----

// reduce, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -13, -97, 30], [-115, 98, 89, 88, -126]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i16:f32, 0.25:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<2xi16>
  check.expect_eq_const %3, dense<[-257, -27]> : tensor<2xi16>
  func.return
}

// -----

// reduce_window, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 21, 83, 68, 73]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x!quant.uniform<i16:f32, 0.25:3>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<3xi16>
  check.expect_eq_const %3, dense<[-31, 409, 395]> : tensor<3xi16>
  func.return
}

// -----

// reduce, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -61, -75, 12], [89, 63, -18, 11, 32]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<2x5x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2xi8>
  check.expect_eq_const %3, dense<[127, 89]> : tensor<2xi8>
  func.return
}

// -----

// reduce_window, maximum: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 71, -81, 19, -1]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.maximum %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<3xi8>
  check.expect_eq_const %3, dense<[127, 127, 19]> : tensor<3xi8>
  func.return
}

// -----

// reduce, minimum: !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 0.25:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -85, 10, -116], [-101, -8, 93, -73, -93]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.25:0>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.25:0>>, %y: tensor<!quant.uniform<i8:f32, 0.25:0>>):
    %s = stablehlo.minimum %x, %y : tensor<!quant.uniform<i8:f32, 0.25:0>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.25:0>>
  }) : (tensor<2x5x!quant.uniform<i8:f32, 0.25:0>>, tensor<!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2xi8>
  check.expect_eq_const %3, dense<[-128, -101]> : tensor<2xi8>
  func.return
}

// -----

// reduce_window, minimum: !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 0.25:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -98, 22, -45, -47]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.25:0>>
  %1 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.25:0>>, %y: tensor<!quant.uniform<i8:f32, 0.25:0>>):
    %s = stablehlo.minimum %x, %y : tensor<!quant.uniform<i8:f32, 0.25:0>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.25:0>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.25:0>>, tensor<!quant.uniform<i8:f32, 0.25:0>>) -> tensor<3x!quant.uniform<i8:f32, 0.25:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<3xi8>
  check.expect_eq_const %3, dense<[-128, -98, -47]> : tensor<3xi8>
  func.return
}

// -----

// reduce, multiply: !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 0.25:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, 80, 99, -62], [-12, 44, 10, 17, 120]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.25:0>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.25:0>>, %y: tensor<!quant.uniform<i8:f32, 0.25:0>>):
    %s = stablehlo.multiply %x, %y : tensor<!quant.uniform<i8:f32, 0.25:0>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.25:0>>
  }) : (tensor<2x5x!quant.uniform<i8:f32, 0.25:0>>, tensor<!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<2xi8>
  check.expect_eq_const %3, dense<[127, -128]> : tensor<2xi8>
  func.return
}

// -----

// reduce_window, multiply: !quant.uniform<i8:f32, 0.25:0> -> !quant.uniform<i8:f32, 0.25:0>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, 66, 101, -23, -36]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.25:0>>
  %1 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.25:0>>, %y: tensor<!quant.uniform<i8:f32, 0.25:0>>):
    %s = stablehlo.multiply %x, %y : tensor<!quant.uniform<i8:f32, 0.25:0>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.25:0>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.25:0>>, tensor<!quant.uniform<i8:f32, 0.25:0>>) -> tensor<3x!quant.uniform<i8:f32, 0.25:0>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x!quant.uniform<i8:f32, 0.25:0>>) -> tensor<3xi8>
  check.expect_eq_const %3, dense<[-128, 127, 127]> : tensor<3xi8>
  func.return
}

// -----

// reduce of two inputs
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -7, 97, -30]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, 93, 84, 83]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.25:0>>
  %2 = "stablehlo.constant"() <{value = dense<10> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.25:0>>
  %r:2 = "stablehlo.reduce"(%0, %1, %2, %3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<!quant.uniform<i8:f32, 0.5:10>>, %q: tensor<!quant.uniform<i8:f32, 0.25:0>>, %s: tensor<!quant.uniform<i8:f32, 0.5:10>>, %t: tensor<!quant.uniform<i8:f32, 0.25:0>>):
    %u = stablehlo.add %p, %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
    %v = stablehlo.maximum %q, %t : tensor<!quant.uniform<i8:f32, 0.25:0>>
    stablehlo.return %u, %v : tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.25:0>>
  }) : (tensor<5x!quant.uniform<i8:f32, 0.5:10>>, tensor<5x!quant.uniform<i8:f32, 0.25:0>>, tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.25:0>>) -> (tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.25:0>>)
  %4 = "stablehlo.bitcast_convert"(%r#0) : (tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<i8>
  check.expect_eq_const %4, dense<19> : tensor<i8>
  %5 = "stablehlo.bitcast_convert"(%r#1) : (tensor<!quant.uniform<i8:f32, 0.25:0>>) -> tensor<i8>
  check.expect_eq_const %5, dense<127> : tensor<i8>
  func.return
}

// -----

// select_and_scatter
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[25, 15, 33, 26, 0, 34]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[104, -91, 68]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.constant"() <{value = dense<12> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.compare GE, %x, %y : (tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>, tensor<3x!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<6xi8>
  check.expect_eq_const %4, dense<[106, 12, -89, 12, 12, 70]> : tensor<6xi8>
  func.return
}

// -----

// scatter, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -2, 94, -105]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[[3], [0], [3], [9]]> : tensor<4x1xi32>
  %2 = "stablehlo.constant"() <{value = dense<[-128, 127, -27, -56]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<5x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x1xi32>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:10>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<5x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<5xi8>
  check.expect_eq_const %4, dense<[-11, 127, -2, -81, -105]> : tensor<5xi8>
  func.return
}

// -----

// scatter, add: !quant.uniform<i8:f32, 0.5:10> -> !quant.uniform<i16:f32, 0.25:3>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -78, -17, 18]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:10>>
  %1 = stablehlo.constant dense<[[3], [0], [3], [9]]> : tensor<4x1xi32>
  %2 = "stablehlo.constant"() <{value = dense<[-128, 127, -79, 72]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<!quant.uniform<i16:f32, 0.25:3>>, %y: tensor<!quant.uniform<i16:f32, 0.25:3>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i16:f32, 0.25:3>>
    stablehlo.return %s : tensor<!quant.uniform<i16:f32, 0.25:3>>
  }) : (tensor<5x!quant.uniform<i8:f32, 0.5:10>>, tensor<4x1xi32>, tensor<4x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<5x!quant.uniform<i16:f32, 0.25:3>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<5x!quant.uniform<i16:f32, 0.25:3>>) -> tensor<5xi16>
  check.expect_eq_const %4, dense<[-39, 237, -173, -505, 19]> : tensor<5xi16>
  func.return
}

// -----

// sort: !quant.uniform<i8:f32, 0.5:10>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-128, 127, -95, 126, -21, 85], [-74, -113, 18, 57, -31, 78]]> : tensor<2x6xi8>}> : () -> tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.compare GT, %x, %y : (tensor<!quant.uniform<i8:f32, 0.5:10>>, tensor<!quant.uniform<i8:f32, 0.5:10>>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<2x6xi8>
  check.expect_eq_const %2, dense<[[127, 126, 85, -21, -95, -128], [78, 57, 18, -31, -74, -113]]> : tensor<2x6xi8>
  func.return
}

// -----

// sort: !quant.uniform<u8:f32, 0.5:128>
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[0, 255, 24, 125, 201, 121], [182, 135, 94, 39, 212, 244]]> : tensor<2x6xui8>}> : () -> tensor<2x6x!quant.uniform<u8:f32, 0.5:128>>
  %1 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<!quant.uniform<u8:f32, 0.5:128>>, %y: tensor<!quant.uniform<u8:f32, 0.5:128>>):
    %s = stablehlo.compare GT, %x, %y : (tensor<!quant.uniform<u8:f32, 0.5:128>>, tensor<!quant.uniform<u8:f32, 0.5:128>>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2x6x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2x6x!quant.uniform<u8:f32, 0.5:128>>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x6x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2x6xui8>
  check.expect_eq_const %2, dense<[[255, 201, 125, 121, 24, 0], [244, 212, 182, 135, 94, 39]]> : tensor<2x6xui8>
  func.return
}

// -----

// map
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-128, 127, -121, -61, 21, 117]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %1 = "stablehlo.constant"() <{value = dense<[-128, 127, -53, -107, 77, 59]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5:10>>, %y: tensor<!quant.uniform<i8:f32, 0.5:10>>):
    %s = stablehlo.add %x, %y : tensor<!quant.uniform<i8:f32, 0.5:10>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:10>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>, tensor<6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:10>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<6x!quant.uniform<i8:f32, 0.5:10>>) -> tensor<6xi8>
  check.expect_eq_const %3, dense<[-128, 127, -128, -128, 88, 127]> : tensor<6xi8>
  func.return
}
