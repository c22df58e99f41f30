// SPDX-License-Identifier: Apache-2.0
// stablehlo.divide of an array by one number, which compiled programs do in a way of their own.

// by one number and by an array of it: the same bits, whatever way the first one is computed
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<131083xui32>
  %step = stablehlo.constant dense<61> : tensor<131083xui32>
  %one = stablehlo.constant dense<0x3F800000> : tensor<131083xui32>
  %0 = stablehlo.multiply %i, %step : tensor<131083xui32>
  %1 = stablehlo.add %0, %one : tensor<131083xui32>
  %near_one = stablehlo.bitcast_convert %1 : (tensor<131083xui32>) -> tensor<131083xf32>
  %wide = stablehlo.constant dense<2147524601> : tensor<131083xui32>
  %2 = stablehlo.multiply %i, %wide : tensor<131083xui32>
  %any = stablehlo.bitcast_convert %2 : (tensor<131083xui32>) -> tensor<131083xf32>
  %zero = stablehlo.constant dense<-0.0> : tensor<131083xf32>
  %numbers = stablehlo.constant dense<[0.1, 0.00999999, 3.0, 1.0, 1.0e-30, -7.0, 0.0, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %begin = stablehlo.constant dense<0> : tensor<i64>
  %end = stablehlo.constant dense<9> : tensor<i64>
  %next = stablehlo.constant dense<1> : tensor<i64>
  %3 = stablehlo.while(%k = %begin) : tensor<i64>
  cond {
    %4 = stablehlo.compare LT, %k, %end : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %slice = stablehlo.dynamic_slice %numbers, %k, sizes = [1] : (tensor<9xf32>, tensor<i64>) -> tensor<1xf32>
    %number = stablehlo.reshape %slice : (tensor<1xf32>) -> tensor<f32>
    %c = stablehlo.optimization_barrier %number : tensor<f32>
    %same = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<131083xf32>
    %array = stablehlo.optimization_barrier %same : tensor<131083xf32>
    %5 = stablehlo.divide %near_one, %same : tensor<131083xf32>
    %6 = stablehlo.divide %any, %same : tensor<131083xf32>
    %7 = stablehlo.divide %zero, %same : tensor<131083xf32>
    %8 = stablehlo.divide %near_one, %array : tensor<131083xf32>
    %9 = stablehlo.divide %any, %array : tensor<131083xf32>
    %10 = stablehlo.divide %zero, %array : tensor<131083xf32>
    %11 = stablehlo.bitcast_convert %5 : (tensor<131083xf32>) -> tensor<131083xui32>
    %12 = stablehlo.bitcast_convert %6 : (tensor<131083xf32>) -> tensor<131083xui32>
    %13 = stablehlo.bitcast_convert %7 : (tensor<131083xf32>) -> tensor<131083xui32>
    %14 = stablehlo.bitcast_convert %8 : (tensor<131083xf32>) -> tensor<131083xui32>
    %15 = stablehlo.bitcast_convert %9 : (tensor<131083xf32>) -> tensor<131083xui32>
    %16 = stablehlo.bitcast_convert %10 : (tensor<131083xf32>) -> tensor<131083xui32>
    check.expect_eq %11, %14 : tensor<131083xui32>
    check.expect_eq %12, %15 : tensor<131083xui32>
    check.expect_eq %13, %16 : tensor<131083xui32>
    %17 = stablehlo.add %k, %next : tensor<i64>
    stablehlo.return %17 : tensor<i64>
  }
  func.return
}
