// SPDX-License-Identifier: Apache-2.0
// stablehlo.batch_norm_inference, each step rounded to the type.

// f32, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 1.0], [-1.0, -2.0]], [[3.0, -3.0], [-3.0, -1.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[-3.0, 3.0]> : tensor<2xf32>
  %d = stablehlo.constant dense<[0.75, -0.25]> : tensor<2xf32>
  %e = stablehlo.constant dense<[0.5, 1.5]> : tensor<2xf32>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x2xf32>)
  check.expect_eq_const %0, dense<[[[-4.5, 0.34834957122802734], [-6.5, 6.712310791015625]], [[1.5, 8.83363151550293], [-10.5, 4.59099006652832]]]> : tensor<2x2x2xf32>
  func.return
}

// -----

// f32, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, -1.0, 1.0], [-3.0, 1.0, -1.0], [2.0, -1.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[1.0, -2.0, -3.0]> : tensor<3xf32>
  %c = stablehlo.constant dense<[1.0, -2.0, -1.0]> : tensor<3xf32>
  %d = stablehlo.constant dense<[0.75, 0.5, 0.75]> : tensor<3xf32>
  %e = stablehlo.constant dense<[0.5, 0.75, 0.5]> : tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>)
  check.expect_eq_const %0, dense<[[0.25, 0.683281421661377, -1.75], [-2.75, -2.8944272994995117, 4.25], [2.25, 0.683281421661377, 7.25], [0.25, 0.683281421661377, -1.75]]> : tensor<4x3xf32>
  func.return
}

// -----

// f32, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-1.0, -2.0, -2.0, -2.0], [2.0, -1.0, 1.0, 0.0]], [[3.0, 1.0, 1.0, 3.0], [-1.0, 0.0, -1.0, -2.0]]]> : tensor<2x2x4xf32>
  %b = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[-3.0, 0.0]> : tensor<2xf32>
  %d = stablehlo.constant dense<[0.375, 1.5]> : tensor<2xf32>
  %e = stablehlo.constant dense<[0.875, 0.75]> : tensor<2xf32>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x4xf32>)
  check.expect_eq_const %0, dense<[[[0.5178117752075195, 3.0762205123901367, 3.0762205123901367, 3.0762205123901367], [-7.157413959503174, 0.5178117752075195, -4.599005222320557, -2.0405969619750977]], [[2.683281421661377, -0.8944271802902222, -0.8944271802902222, 2.683281421661377], [-4.4721360206604, -2.683281421661377, -4.4721360206604, -6.260990142822266]]]> : tensor<2x2x4xf32>
  func.return
}

// -----

// f64, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -1.0], [0.0, -3.0]], [[-1.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf64>
  %b = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf64>
  %d = stablehlo.constant dense<[1.5, 0.25]> : tensor<2xf64>
  %e = stablehlo.constant dense<[0.75, 1.0]> : tensor<2xf64>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x2x2xf64>)
  check.expect_eq_const %0, dense<[[[-0.4472135954999579, 0.9587585476806848], [1.3416407864998738, -2.30722777603022]], [[2.23606797749979, 2.591751709536137], [0.4472135954999579, 4.224744871391589]]]> : tensor<2x2x2xf64>
  func.return
}

// -----

// f64, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, 0.0, 1.0], [2.0, -2.0, -1.0], [0.0, 3.0, 3.0], [0.0, 0.0, -2.0]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-1.0, -1.0, -3.0]> : tensor<3xf64>
  %c = stablehlo.constant dense<[2.0, -3.0, -3.0]> : tensor<3xf64>
  %d = stablehlo.constant dense<[1.0, 1.25, 1.25]> : tensor<3xf64>
  %e = stablehlo.constant dense<[0.25, 0.5, 0.5]> : tensor<3xf64>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>)
  check.expect_eq_const %0, dense<[[5.464101615137755, -1.75, -2.25], [0.8452994616207483, 0.25, 3.75], [3.1547005383792515, -4.75, -8.25], [3.1547005383792515, -1.75, 6.75]]> : tensor<4x3xf64>
  func.return
}

// -----

// f64, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -2.0, -3.0, -1.0], [-3.0, 3.0, 3.0, 3.0]], [[2.0, 1.0, -1.0, 1.0], [-2.0, -3.0, 3.0, 3.0]]]> : tensor<2x2x4xf64>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf64>
  %d = stablehlo.constant dense<[1.25, 1.5]> : tensor<2xf64>
  %e = stablehlo.constant dense<[0.5, 0.75]> : tensor<2xf64>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x2x4xf64>)
  check.expect_eq_const %0, dense<[[[2.75, -1.25, -2.25, -0.25], [-2.25, 3.75, 3.75, 3.75]], [[1.3416407864998738, -1.3416407864998738, -6.708203932499369, -1.3416407864998738], [-9.391485505499116, -12.074767078498864, 4.024922359499621, 4.024922359499621]]]> : tensor<2x2x4xf64>
  func.return
}

// -----

// f16, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, -2.0], [2.0, -1.0]], [[-1.0, 1.0], [-1.0, 0.0]]]> : tensor<2x2x2xf16>
  %b = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[-2.0, 2.0]> : tensor<2xf16>
  %d = stablehlo.constant dense<[1.25, 0.5]> : tensor<2xf16>
  %e = stablehlo.constant dense<[0.5, 0.75]> : tensor<2xf16>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x2x2xf16>)
  check.expect_eq_const %0, dense<[[[-1.5, 4.234375], [-3.5, 3.341796875]], [[2.5, 1.552734375], [2.5, 2.447265625]]]> : tensor<2x2x2xf16>
  func.return
}

// -----

// f16, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -1.0, -1.0], [-1.0, -1.0, -3.0], [3.0, 1.0, 3.0], [3.0, -2.0, -2.0]]> : tensor<4x3xf16>
  %b = stablehlo.constant dense<[2.0, -1.0, -2.0]> : tensor<3xf16>
  %c = stablehlo.constant dense<[-1.0, 1.0, 2.0]> : tensor<3xf16>
  %d = stablehlo.constant dense<[2.5, 0.25, 0.25]> : tensor<3xf16>
  %e = stablehlo.constant dense<[1.75, 1.0, 1.0]> : tensor<3xf16>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<4x3xf16>)
  check.expect_eq_const %0, dense<[[-3.0, 2.01953125, 4.0390625], [-5.66796875, 2.01953125, 7.30859375], [-0.33349609375, 0.3876953125, -2.4921875], [-0.33349609375, 2.8359375, 5.671875]]> : tensor<4x3xf16>
  func.return
}

// -----

// f16, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-3.0, 3.0, -3.0, 1.0], [-3.0, -3.0, -3.0, -3.0]], [[2.0, 0.0, -1.0, 1.0], [0.0, -1.0, 0.0, 0.0]]]> : tensor<2x2x4xf16>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf16>
  %d = stablehlo.constant dense<[-0.75, 1.125]> : tensor<2xf16>
  %e = stablehlo.constant dense<[2.0, 0.375]> : tensor<2xf16>
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x2x4xf16>)
  check.expect_eq_const %0, dense<[[[-2.421875, 1.37109375, -2.421875, 0.1064453125], [-2.421875, -2.421875, -2.421875, -2.421875]], [[0.8046875, -5.60546875, -8.8125, -2.400390625], [-5.60546875, -8.8125, -5.60546875, -5.60546875]]]> : tensor<2x2x4xf16>
  func.return
}
