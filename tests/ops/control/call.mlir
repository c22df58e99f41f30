// SPDX-License-Identifier: Apache-2.0
// func.call, optimization_barrier, tokens, tuples, map.

// A function that gives two results, one of them its own argument; called twice.
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0:2 = func.call @both(%a) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %1:2 = func.call @both(%0#1) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %0#0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %1#1, dense<[4, 8]> : tensor<2xi32>
  func.return
}
func.func private @both(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.add %x, %x : tensor<2xi32>
  func.return %x, %0 : tensor<2xi32>, tensor<2xi32>
}

// -----

// Barriers and tokens change nothing.
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %t = stablehlo.create_token : !stablehlo.token
  %u = stablehlo.after_all %t, %t : !stablehlo.token
  %0:2 = stablehlo.optimization_barrier %a, %u : tensor<i32>, !stablehlo.token
  check.expect_eq_const %0#0, dense<1> : tensor<i32>
  func.return
}

// -----

// Tuples in tuples.
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2.0> : tensor<f32>
  %t = stablehlo.tuple %a, %b : tuple<tensor<i32>, tensor<f32>>
  %u = stablehlo.tuple %t, %a : tuple<tuple<tensor<i32>, tensor<f32>>, tensor<i32>>
  %v = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<i32>, tensor<f32>>, tensor<i32>>) -> tuple<tensor<i32>, tensor<f32>>
  %0 = stablehlo.get_tuple_element %v[1] : (tuple<tensor<i32>, tensor<f32>>) -> tensor<f32>
  check.expect_eq_const %0, dense<2.0> : tensor<f32>
  func.return
}

// -----

// map
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<10> : tensor<2x2xi32>
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.multiply %x, %x : tensor<i32>
    %r = stablehlo.subtract %y, %s : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[9, 6], [1, -6]]> : tensor<2x2xi32>
  func.return
}
