// SPDX-License-Identifier: Apache-2.0
// stablehlo.batch_norm_training, each step rounded to the type.

// f32, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[0.0, 1.0], [-1.0, -2.0]], [[3.0, -3.0], [-3.0, -1.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[-3.0, 3.0]> : tensor<2xf32>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[[[-2.7804715633392334, -1.1174616813659668], [-3.658585548400879, 4.3724870681762695]], [[-0.14612913131713867, 6.202469825744629], [-5.414813995361328, 2.54250431060791]]]> : tensor<2x2x2xf32>
  check.expect_eq_const %0#1, dense<[-0.25, -1.25]> : tensor<2xf32>
  check.expect_eq_const %0#2, dense<[4.6875, 2.1875]> : tensor<2xf32>
  func.return
}

// -----

// f32, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, -1.0, 1.0], [-3.0, 1.0, -1.0], [2.0, -1.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<4x3xf32>
  %b = stablehlo.constant dense<[1.0, -2.0, -3.0]> : tensor<3xf32>
  %c = stablehlo.constant dense<[1.0, -2.0, -1.0]> : tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %0#0, dense<[[1.1301889419555664, -1.1055728197097778, -3.5354626178741455], [-0.4320780038833618, -4.683281421661377, 0.521277666091919], [2.1717002391815186, -1.1055728197097778, 2.549647569656372], [1.1301889419555664, -1.1055728197097778, -3.5354626178741455]]> : tensor<4x3xf32>
  check.expect_eq_const %0#1, dense<[-0.25, -0.5, -0.25]> : tensor<3xf32>
  check.expect_eq_const %0#2, dense<[3.1875, 0.75, 1.6875]> : tensor<3xf32>
  func.return
}

// -----

// f32, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-1.0, -2.0, -2.0, -2.0], [2.0, -1.0, 1.0, 0.0]], [[3.0, 1.0, 1.0, 3.0], [-1.0, 0.0, -1.0, -2.0]]]> : tensor<2x2x4xf32>
  %b = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<[-3.0, 0.0]> : tensor<2xf32>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x4xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[[[-2.2862534523010254, -0.38292980194091797, -0.38292980194091797, -0.38292980194091797], [-7.996225357055664, -2.2862534523010254, -6.092901229858398, -4.189577102661133]], [[2.672612428665161, 0.5345224738121033, 0.5345224738121033, 2.672612428665161], [-1.603567361831665, -0.5345224738121033, -1.603567361831665, -2.672612428665161]]]> : tensor<2x2x4xf32>
  check.expect_eq_const %0#1, dense<[-0.625, 0.5]> : tensor<2xf32>
  check.expect_eq_const %0#2, dense<[1.984375, 3.0]> : tensor<2xf32>
  func.return
}

// -----

// f64, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -1.0], [0.0, -3.0]], [[-1.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf64>
  %b = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf64>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %0#0, dense<[[[-1.1338934190276817, 2.6950028593347906], [0.3779644730092272, 0.2550257340131159]], [[1.1338934190276817, 3.914991421995628], [-0.3779644730092272, 5.134979984656465]]]> : tensor<2x2x2xf64>
  check.expect_eq_const %0#1, dense<[0.5, -0.75]> : tensor<2xf64>
  check.expect_eq_const %0#2, dense<[1.25, 2.1875]> : tensor<2xf64>
  func.return
}

// -----

// f64, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[-2.0, 0.0, 1.0], [2.0, -2.0, -1.0], [0.0, 3.0, 3.0], [0.0, 0.0, -2.0]]> : tensor<4x3xf64>
  %b = stablehlo.constant dense<[-1.0, -1.0, -3.0]> : tensor<3xf64>
  %c = stablehlo.constant dense<[2.0, -3.0, -3.0]> : tensor<3xf64>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_eq_const %0#0, dense<[[3.264911064067352, -2.869811089019176, -4.099524999206747], [0.7350889359326482, -1.828299801172585, -1.167458334655422], [2.0, -4.432078020789063, -7.031591663758072], [2.0, -2.869811089019176, 0.298574997620241]]> : tensor<4x3xf64>
  check.expect_eq_const %0#1, dense<[0.0, 0.25, 0.25]> : tensor<3xf64>
  check.expect_eq_const %0#2, dense<[2.0, 3.1875, 3.6875]> : tensor<3xf64>
  func.return
}

// -----

// f64, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[2.0, -2.0, -3.0, -1.0], [-3.0, 3.0, 3.0, 3.0]], [[2.0, 1.0, -1.0, 1.0], [-2.0, -3.0, 3.0, 3.0]]]> : tensor<2x2x4xf64>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %c = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf64>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x2x4xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %0#0, dense<[[[2.65275336576822, 1.1607456725837175, 0.787743749287592, 1.5337475958798432], [0.787743749287592, 3.025755289064345, 3.025755289064345, 3.025755289064345]], [[2.0124611797498106, 0.6708203932499369, -2.0124611797498106, 0.6708203932499369], [-3.3541019662496847, -4.695742752749558, 3.3541019662496847, 3.3541019662496847]]]> : tensor<2x2x4xf64>
  check.expect_eq_const %0#1, dense<[0.25, 0.5]> : tensor<2xf64>
  check.expect_eq_const %0#2, dense<[6.6875, 4.5]> : tensor<2xf64>
  func.return
}

// -----

// f16, feature 2 of (2, 2, 2)
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, -2.0], [2.0, -1.0]], [[-1.0, 1.0], [-1.0, 0.0]]]> : tensor<2x2x2xf16>
  %b = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[-2.0, 2.0]> : tensor<2xf16>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x2x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %0#0, dense<[[[-3.013671875, 3.1328125], [-4.3671875, 2.37890625]], [[-0.310546875, 0.8662109375], [-0.310546875, 1.6220703125]]]> : tensor<2x2x2xf16>
  check.expect_eq_const %0#1, dense<[0.25, -0.5]> : tensor<2xf16>
  check.expect_eq_const %0#2, dense<[1.6875, 1.25]> : tensor<2xf16>
  func.return
}

// -----

// f16, feature 1 of (4, 3)
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, -1.0, -1.0], [-1.0, -1.0, -3.0], [3.0, 1.0, 3.0], [3.0, -2.0, -2.0]]> : tensor<4x3xf16>
  %b = stablehlo.constant dense<[2.0, -1.0, -2.0]> : tensor<3xf16>
  %c = stablehlo.constant dense<[-1.0, 1.0, 2.0]> : tensor<3xf16>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<4x3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_eq_const %0#0, dense<[[-1.5546875, 1.1923828125, 2.208984375], [-3.7734375, 1.1923828125, 3.88671875], [0.6640625, -0.34765625, -1.14453125], [0.6640625, 1.962890625, 3.046875]]> : tensor<4x3xf16>
  check.expect_eq_const %0#1, dense<[1.5, -0.75, -0.75]> : tensor<3xf16>
  check.expect_eq_const %0#2, dense<[2.75, 1.1875, 5.1875]> : tensor<3xf16>
  func.return
}

// -----

// f16, feature 0 of (2, 2, 4)
func.func @main() {
  %a = stablehlo.constant dense<[[[-3.0, 3.0, -3.0, 1.0], [-3.0, -3.0, -3.0, -3.0]], [[2.0, 0.0, -1.0, 1.0], [0.0, -1.0, 0.0, 0.0]]]> : tensor<2x2x4xf16>
  %b = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %c = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf16>
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.5 : f32, feature_index = 0 : i64}> : (tensor<2x2x4xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x2x4xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %0#0, dense<[[[-1.5361328125, 1.037109375, -1.5361328125, 0.1796875], [-1.5361328125, -1.5361328125, -1.5361328125, -1.5361328125]], [[2.82421875, -2.322265625, -4.89453125, 0.251953125], [-2.322265625, -4.89453125, -2.322265625, -2.322265625]]]> : tensor<2x2x4xf16>
  check.expect_eq_const %0#1, dense<[-1.75, 0.125]> : tensor<2xf16>
  check.expect_eq_const %0#2, dense<[4.9375, 0.859375]> : tensor<2xf16>
  func.return
}
