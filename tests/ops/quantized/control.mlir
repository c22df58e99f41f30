// SPDX-License-Identifier: Apache-2.0
// Control flow, tuples and calls that carry quantized values.

// if true
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %p = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %s = stablehlo.add %0, %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
    stablehlo.return %s : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }, {
    stablehlo.return %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }) : (tensor<i1>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.bitcast_convert"(%r) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[-10, -8, -6, -4]> : tensor<4xi8>
  func.return
}

// -----

// if false
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %p = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %s = stablehlo.add %0, %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
    stablehlo.return %s : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }, {
    stablehlo.return %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }) : (tensor<i1>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.bitcast_convert"(%r) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[0, 1, 2, 3]> : tensor<4xi8>
  func.return
}

// -----

// while
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %0) : tensor<i32>, tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
    stablehlo.return %j, %y : tensor<i32>, tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }
  %1 = "stablehlo.bitcast_convert"(%r#1) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[-70, -62, -54, -46]> : tensor<4xi8>
  func.return
}

// -----

// tuple and get_tuple_element
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %t = stablehlo.tuple %0, %0 : tuple<tensor<4x!quant.uniform<i8:f32, 0.3:10>>, tensor<4x!quant.uniform<i8:f32, 0.3:10>>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4x!quant.uniform<i8:f32, 0.3:10>>, tensor<4x!quant.uniform<i8:f32, 0.3:10>>>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.bitcast_convert"(%r) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[0, 1, 2, 3]> : tensor<4xi8>
  func.return
}

// -----

// case
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }, {
    %s = stablehlo.add %0, %0 : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
    stablehlo.return %s : tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  }) : (tensor<i32>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %1 = "stablehlo.bitcast_convert"(%r) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[-10, -8, -6, -4]> : tensor<4xi8>
  func.return
}

// -----

// custom calls hand stored integers on
func.func @main() {
  %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  %r = stablehlo.custom_call @Sharding(%0) : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> tensor<4x!quant.uniform<i8:f32, 0.3:10>>
  stablehlo.custom_call @check.expect_eq(%r, %0) {has_side_effect = true} : (tensor<4x!quant.uniform<i8:f32, 0.3:10>>, tensor<4x!quant.uniform<i8:f32, 0.3:10>>) -> ()
  func.return
}
