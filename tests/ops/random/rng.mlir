// SPDX-License-Identifier: Apache-2.0
// stablehlo.rng: any numbers of the right distribution. What holds of them, not which they are.

// floats of [-2, 3): bounds, mean 0.5, mean square 0.25 + 25/12
func.func @main() {
  %a = stablehlo.constant dense<-2.0> : tensor<f64>
  %b = stablehlo.constant dense<3.0> : tensor<f64>
  %n = stablehlo.constant dense<[40, 100]> : tensor<2xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<40x100xf64>
  %1 = stablehlo.clamp %a, %0, %b : (tensor<f64>, tensor<40x100xf64>, tensor<f64>) -> tensor<40x100xf64>
  check.expect_eq %0, %1 : tensor<40x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %size = stablehlo.constant dense<4000.0> : tensor<f64>
  %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x100xf64>, tensor<f64>) -> tensor<f64>
  %mean = stablehlo.divide %sum, %size : tensor<f64>
  "check.expect_almost_eq_const"(%mean) <{tolerance = 1.000000e-01 : f64, value = dense<0.5> : tensor<f64>}> : (tensor<f64>) -> ()
  %2 = stablehlo.multiply %0, %0 : tensor<40x100xf64>
  %squares = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x100xf64>, tensor<f64>) -> tensor<f64>
  %square = stablehlo.divide %squares, %size : tensor<f64>
  "check.expect_almost_eq_const"(%square) <{tolerance = 2.000000e-01 : f64, value = dense<2.3333333333333335> : tensor<f64>}> : (tensor<f64>) -> ()
  func.return
}

// -----

// normal numbers: mean 1, deviation 2
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.constant dense<2.0> : tensor<f32>
  %n = stablehlo.constant dense<4000> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %size = stablehlo.constant dense<4000.0> : tensor<f32>
  %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4000xf32>, tensor<f32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %size : tensor<f32>
  "check.expect_almost_eq_const"(%mean) <{tolerance = 1.500000e-01 : f32, value = dense<1.0> : tensor<f32>}> : (tensor<f32>) -> ()
  %2 = stablehlo.multiply %0, %0 : tensor<4000xf32>
  %squares = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4000xf32>, tensor<f32>) -> tensor<f32>
  %square = stablehlo.divide %squares, %size : tensor<f32>
  "check.expect_almost_eq_const"(%square) <{tolerance = 5.000000e-01 : f32, value = dense<5.0> : tensor<f32>}> : (tensor<f32>) -> ()
  func.return
}

// -----

// integers: every value of [-1, 2) comes; nothing else does
func.func @main() {
  %a = stablehlo.constant dense<-1> : tensor<i8>
  %b = stablehlo.constant dense<2> : tensor<i8>
  %n = stablehlo.constant dense<100> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<100xi8>
  %first = stablehlo.constant dense<127> : tensor<i8>
  %last = stablehlo.constant dense<-128> : tensor<i8>
  %min = stablehlo.reduce(%0 init: %first) applies stablehlo.minimum across dimensions = [0] : (tensor<100xi8>, tensor<i8>) -> tensor<i8>
  %max = stablehlo.reduce(%0 init: %last) applies stablehlo.maximum across dimensions = [0] : (tensor<100xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %min, dense<-1> : tensor<i8>
  check.expect_eq_const %max, dense<1> : tensor<i8>
  func.return
}

// -----

// one value is left in each range; two ops draw different numbers; no elements
func.func @main() {
  %n = stablehlo.constant dense<5> : tensor<1xi64>
  %z = stablehlo.constant dense<0> : tensor<1xi64>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %t = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.rng %f, %t, %n, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<5xi1>
  check.expect_eq_const %0, dense<false> : tensor<5xi1>
  %low = stablehlo.constant dense<18446744073709551614> : tensor<ui64>
  %high = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %1 = stablehlo.rng %low, %high, %n, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<1xi64>) -> tensor<5xui64>
  check.expect_eq_const %1, dense<18446744073709551614> : tensor<5xui64>
  %one = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %next = stablehlo.constant dense<1.25> : tensor<f8E5M2>
  %2 = stablehlo.rng %one, %next, %n, distribution = UNIFORM : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1xi64>) -> tensor<5xf8E5M2>
  check.expect_eq_const %2, dense<1.0> : tensor<5xf8E5M2>
  %x = stablehlo.constant dense<0> : tensor<i64>
  %y = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %3 = stablehlo.rng %x, %y, %n, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<5xi64>
  %4 = stablehlo.rng %x, %y, %n, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<5xi64>
  %5 = stablehlo.compare EQ, %3, %4 : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
  check.expect_eq_const %5, dense<false> : tensor<5xi1>
  %6 = stablehlo.rng %x, %y, %z, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<0xi64>
  check.expect_eq_const %6, dense<> : tensor<0xi64>
  func.return
}
