// SPDX-License-Identifier: Apache-2.0
// stablehlo.batch_norm_grad, each step rounded to the type.

// f32, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 1.0], [-1.0, -2.0]], [[3.0, -3.0], [-3.0, -1.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[0.75, -0.25]> : tensor<2xf32>
  %d = stablehlo.constant dense<[0.5, 1.5]> : tensor<2xf32>
  %e = stablehlo.constant dense<[[[3.0, 0.0], [-3.0, 3.0]], [[3.0, 0.0], [-1.0, -2.0]]]> : tensor<2x2x2xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[[[10.0625, -0.712631106376648], [4.8125, -4.0934858322143555]], [[-10.1875, 3.2648448944091797], [22.3125, 5.518747806549072]]]> : tensor<2x2x2xf32>
  check.expect_eq_const %0#1, dense<[13.5, -2.6516504287719727]> : tensor<2xf32>
  check.expect_eq_const %0#2, dense<[2.0, 1.0]> : tensor<2xf32>
  func.return
}

// -----

// f32, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, -1.0, 1.0], [-3.0, 1.0, -1.0], [2.0, -1.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[1.0, -2.0, -3.0]> : tensor<3xf32>
  %c = stablehlo.constant dense<[0.75, 0.5, 0.75]> : tensor<3xf32>
  %d = stablehlo.constant dense<[0.5, 0.75, 0.5]> : tensor<3xf32>
  %e = stablehlo.constant dense<[[1.0, -3.0, -3.0], [0.0, 2.0, 1.0], [-1.0, 1.0, -2.0], [-1.0, -2.0, -1.0]]> : tensor<4x3xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %0#0, dense<[[1.015625, 0.7155418992042542, 5.765625], [-0.921875, -3.219937801361084, -10.359375], [-0.359375, -6.439875602722168, -3.421875], [-0.984375, -1.0733124017715454, -0.234375]]> : tensor<4x3xf32>
  check.expect_eq_const %0#1, dense<[-1.25, 6.260990142822266, 2.75]> : tensor<3xf32>
  check.expect_eq_const %0#2, dense<[-1.0, -2.0, -5.0]> : tensor<3xf32>
  func.return
}

// -----

// f32, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-1.0, -2.0, -2.0, -2.0], [2.0, -1.0, 1.0, 0.0]], [[3.0, 1.0, 1.0, 3.0], [-1.0, 0.0, -1.0, -2.0]]]> : tensor<2x2x4xf32>
  %b = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[0.375, 1.5]> : tensor<2xf32>
  %d = stablehlo.constant dense<[0.875, 0.75]> : tensor<2xf32>
  %e = stablehlo.constant dense<[[[-3.0, 0.0, -2.0, -3.0], [1.0, 0.0, 2.0, -2.0]], [[-1.0, 1.0, -1.0, -2.0], [2.0, -2.0, 3.0, 2.0]]]> : tensor<2x2x4xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[[[-0.8394777774810791, -13.079136848449707, -7.962319850921631, -5.403911590576172], [2.6201882362365723, -8.514703750610352, -4.5026535987854, 1.166547179222107]], [[3.3988234996795654, -0.5366562008857727, -4.114365100860596, 1.609969139099121], [-6.260990142822266, -9.65981388092041, -4.4721360206604, -10.017583847045898]]]> : tensor<2x2x4xf32>
  check.expect_eq_const %0#1, dense<[16.736257553100586, -18.78297233581543]> : tensor<2xf32>
  check.expect_eq_const %0#2, dense<[-7.0, 2.0]> : tensor<2xf32>
  func.return
}

// -----

// f64, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -1.0], [0.0, -3.0]], [[-1.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf64>
  %b = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[1.5, 0.25]> : tensor<2xf64>
  %d = stablehlo.constant dense<[0.75, 1.0]> : tensor<2xf64>
  %e = stablehlo.constant dense<[[[2.0, 0.0], [-3.0, 2.0]], [[3.0, 2.0], [3.0, 2.0]]]> : tensor<2x2x2xf64>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %0#0, dense<[[[-0.9838699100999075, -4.32062774074255], [4.740464112299554, -4.0484622137666415]], [[-0.0, 0.44226898133585174], [-1.252198067399882, 1.9391793797033496]]]> : tensor<2x2x2xf64>
  check.expect_eq_const %0#1, dense<[-3.1304951684997064, -4.4907311951024935]> : tensor<2xf64>
  check.expect_eq_const %0#2, dense<[5.0, 6.0]> : tensor<2xf64>
  func.return
}

// -----

// f64, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, 0.0, 1.0], [2.0, -2.0, -1.0], [0.0, 3.0, 3.0], [0.0, 0.0, -2.0]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-1.0, -1.0, -3.0]> : tensor<3xf64>
  %c = stablehlo.constant dense<[1.0, 1.25, 1.25]> : tensor<3xf64>
  %d = stablehlo.constant dense<[0.25, 0.5, 0.5]> : tensor<3xf64>
  %e = stablehlo.constant dense<[[2.0, -2.0, -2.0], [1.0, 3.0, 1.0], [-3.0, 2.0, -2.0], [1.0, 2.0, 2.0]]> : tensor<4x3xf64>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_eq_const %0#0, dense<[[1.4433756729740645, 5.203125, 7.453125], [-2.0207259421636903, 3.328125, 16.078125], [4.90747728811182, -3.484375, -10.171875], [0.2886751345948129, 1.203125, 21.890625]]> : tensor<4x3xf64>
  check.expect_eq_const %0#1, dense<[-3.4641016151377544, -6.25, -11.75]> : tensor<3xf64>
  check.expect_eq_const %0#2, dense<[1.0, 5.0, -1.0]> : tensor<3xf64>
  func.return
}

// -----

// f64, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -2.0, -3.0, -1.0], [-3.0, 3.0, 3.0, 3.0]], [[2.0, 1.0, -1.0, 1.0], [-2.0, -3.0, 3.0, 3.0]]]> : tensor<2x2x4xf64>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[1.25, 1.5]> : tensor<2xf64>
  %d = stablehlo.constant dense<[0.5, 0.75]> : tensor<2xf64>
  %e = stablehlo.constant dense<[[[2.0, -2.0, 1.0, 3.0], [0.0, -3.0, 0.0, 3.0]], [[3.0, 2.0, 0.0, -2.0], [-3.0, 0.0, -3.0, 3.0]]]> : tensor<2x2x4xf64>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2x4xf64>) -> (tensor<2x2x4xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %0#0, dense<[[[1.78125, -3.71875, -1.09375, 1.65625], [-2.09375, -2.84375, 0.15625, 3.15625]], [[6.439875775199394, 6.976532089799345, 8.049844718999243, -3.7565942021996466], [3.2199378875996976, 14.489720494198638, -12.879751550398788, 3.219937887599697]]]> : tensor<2x2x4xf64>
  check.expect_eq_const %0#1, dense<[-3.0, 10.733126291998989]> : tensor<2xf64>
  check.expect_eq_const %0#2, dense<[4.0, 0.0]> : tensor<2xf64>
  func.return
}

// -----

// f16, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, -2.0], [2.0, -1.0]], [[-1.0, 1.0], [-1.0, 0.0]]]> : tensor<2x2x2xf16>
  %b = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[1.25, 0.5]> : tensor<2xf16>
  %d = stablehlo.constant dense<[0.5, 0.75]> : tensor<2xf16>
  %e = stablehlo.constant dense<[[[-2.0, 0.0], [-1.0, -2.0]], [[-2.0, -2.0], [2.0, -2.0]]]> : tensor<2x2x2xf16>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x2x2xf16>) -> (tensor<2x2x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %0#0, dense<[[[2.53125, -2.68359375], [0.40625, -0.357666015625]], [[2.78125, 0.71533203125], [-5.21875, 0.1788330078125]]]> : tensor<2x2x2xf16>
  check.expect_eq_const %0#1, dense<[-0.25, 2.68359375]> : tensor<2xf16>
  check.expect_eq_const %0#2, dense<[-3.0, -6.0]> : tensor<2xf16>
  func.return
}

// -----

// f16, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -1.0, -1.0], [-1.0, -1.0, -3.0], [3.0, 1.0, 3.0], [3.0, -2.0, -2.0]]> : tensor<4x3xf16>
  %b = stablehlo.constant dense<[2.0, -1.0, -2.0]> : tensor<3xf16>
  %c = stablehlo.constant dense<[2.5, 0.25, 0.25]> : tensor<3xf16>
  %d = stablehlo.constant dense<[1.75, 1.0, 1.0]> : tensor<3xf16>
  %e = stablehlo.constant dense<[[-2.0, -2.0, 0.0], [2.0, 1.0, -1.0], [-1.0, 2.0, 1.0], [0.0, 1.0, 3.0]]> : tensor<4x3xf16>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_eq_const %0#0, dense<[[-3.33203125, 1.9560546875, 1.4794921875], [0.66650390625, -0.4931640625, 3.521484375], [-0.66650390625, -1.173828125, -0.9697265625], [0.66650390625, -0.5615234375, -3.21484375]]> : tensor<4x3xf16>
  check.expect_eq_const %0#1, dense<[-3.001953125, 0.408203125, -0.611328125]> : tensor<3xf16>
  check.expect_eq_const %0#2, dense<[-1.0, 2.0, 3.0]> : tensor<3xf16>
  func.return
}

// -----

// f16, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-3.0, 3.0, -3.0, 1.0], [-3.0, -3.0, -3.0, -3.0]], [[2.0, 0.0, -1.0, 1.0], [0.0, -1.0, 0.0, 0.0]]]> : tensor<2x2x4xf16>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[-0.75, 1.125]> : tensor<2xf16>
  %d = stablehlo.constant dense<[2.0, 0.375]> : tensor<2xf16>
  %e = stablehlo.constant dense<[[[-2.0, 2.0, -3.0, -3.0], [-2.0, 2.0, 3.0, 2.0]], [[-1.0, 1.0, -1.0, -3.0], [-2.0, -2.0, 2.0, 2.0]]]> : tensor<2x2x4xf16>
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x2x4xf16>) -> (tensor<2x2x4xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %0#0, dense<[[[-1.025390625, 1.0771484375, -1.6572265625, -1.9423828125], [-1.025390625, 1.50390625, 2.13671875, 1.50390625]], [[-2.60546875, 6.1015625, 0.830078125, -7.875], [-3.51953125, -2.376953125, 9.3046875, 9.3046875]]]> : tensor<2x2x4xf16>
  check.expect_eq_const %0#1, dense<[1.421875, 2.673828125]> : tensor<2xf16>
  check.expect_eq_const %0#2, dense<[-1.0, -4.0]> : tensor<2xf16>
  func.return
}
