// SPDX-License-Identifier: Apache-2.0
// RULE: exp_minus_one
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.subtract %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: log_of_one_plus
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %c : tensor<4xf32>
  %1 = stablehlo.log %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: square_of_abs
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: sign_times_abs
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.sign %x : tensor<4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: even_of_sign
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.cosine %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.cosine %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: abs_of_non_negative
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.exponential %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: round_twice
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.ceil %x : tensor<4xf32>
  %1 = stablehlo.floor %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.ceil %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: is_finite_of_finite
func.func @main(%x: tensor<4xi32>) -> tensor<4xi1> {
  %0 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xf32>
  %1 = stablehlo.is_finite %0 : (tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<true> : tensor<4xi1>
// CHECK-NEXT: return %c : tensor<4xi1>
// -----
// RULE: is_finite_of_sign
func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.is_finite %0 : (tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: return %0 : tensor<4xi1>
// -----
// RULE: part_of_complex
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.complex %x, %y : tensor<4xcomplex<f32>>
  %1 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// -----
// RULE: part_of_conj
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
  %0 = chlo.conj %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %1 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.negate %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: complex_of_parts
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.complex %0, %1 : tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xcomplex<f32>>
// -----
// RULE: complex_to_conj
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.negate %1 : tensor<4xf32>
  %3 = stablehlo.complex %0, %2 : tensor<4xcomplex<f32>>
  return %3 : tensor<4xcomplex<f32>>
}
// CHECK: func.func
// CHECK-NEXT: %0 = chlo.conj %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
// CHECK-NEXT: return %0 : tensor<4xcomplex<f32>>
// -----
// RULE: conj_conj
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = chlo.conj %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %1 = chlo.conj %0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xcomplex<f32>>
// -----
// RULE: conj_of_complex
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.complex %x, %y : tensor<4xcomplex<f32>>
  %1 = chlo.conj %0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.negate %arg1 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.complex %arg0, %0 : tensor<4xcomplex<f32>>
// CHECK-NEXT: return %1 : tensor<4xcomplex<f32>>
// -----
// RULE: reduce_precision_noop
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce_precision %x, format = e8m23 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: log_of_exp
// OPTION: assume_finite
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.log %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// RULE: sqrt_of_square
// OPTION: assume_finite
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  %1 = stablehlo.sqrt %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.abs %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: part_of_convert
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg0
// -----
// RULE: part_of_sum
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<3xf32>, %d: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.complex %a, %b : tensor<3xcomplex<f32>>
  %1 = stablehlo.complex %c, %d : tensor<3xcomplex<f32>>
  %2 = stablehlo.subtract %0, %1 : tensor<3xcomplex<f32>>
  %3 = stablehlo.imag %2 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.subtract %arg1, %arg3
// -----
// RULE: negate_of_odd
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.negate %x : tensor<3xf32>
  %1 = stablehlo.tanh %0 : tensor<3xf32>
  %2 = stablehlo.negate %1 : tensor<3xf32>
  return %2 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.tanh %arg0
// -----
// RULE: to_logistic
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %0 = stablehlo.negate %x : tensor<3xf32>
  %1 = stablehlo.exponential %0 : tensor<3xf32>
  %2 = stablehlo.add %1, %one : tensor<3xf32>
  %3 = stablehlo.divide %one, %2 : tensor<3xf32>
  return %3 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.logistic %arg0
// -----
// RULE: multiply_by_reciprocal
// OPTION: assume_finite
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %0 = stablehlo.divide %one, %x : tensor<3xf32>
  %1 = stablehlo.multiply %y, %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.divide %arg1, %arg0
// -----
// What is added keeps the reciprocal of a small square from overflow.
// RULE: multiply_by_reciprocal
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %eps = stablehlo.constant dense<1.0e-12> : tensor<3xf32>
  %0 = stablehlo.multiply %x, %x : tensor<3xf32>
  %1 = stablehlo.add %0, %eps : tensor<3xf32>
  %2 = stablehlo.divide %one, %1 : tensor<3xf32>
  %3 = stablehlo.multiply %y, %2 : tensor<3xf32>
  return %3 : tensor<3xf32>
}
// CHECK: stablehlo.add
// CHECK-NEXT: %2 = stablehlo.divide %arg1, %1
// -----
// RULE: multiply_by_reciprocal
func.func @main(%n: tensor<3xi32>, %y: tensor<3xf16>) -> tensor<3xf16> {
  %one = stablehlo.constant dense<1.0> : tensor<3xf16>
  %0 = stablehlo.convert %n : (tensor<3xi32>) -> tensor<3xf16>
  %1 = stablehlo.divide %one, %0 : tensor<3xf16>
  %2 = stablehlo.multiply %1, %y : tensor<3xf16>
  return %2 : tensor<3xf16>
}
// CHECK: stablehlo.convert
// CHECK-NEXT: %1 = stablehlo.divide %arg1, %0
// -----
// What is added is subnormal itself in the first; nothing is known of %x in the second.
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %eps = stablehlo.constant dense<1.0e-39> : tensor<3xf32>
  %0 = stablehlo.multiply %x, %x : tensor<3xf32>
  %1 = stablehlo.add %0, %eps : tensor<3xf32>
  %2 = stablehlo.divide %one, %1 : tensor<3xf32>
  %3 = stablehlo.multiply %y, %2 : tensor<3xf32>
  %4 = stablehlo.divide %one, %x : tensor<3xf32>
  %5 = stablehlo.multiply %y, %4 : tensor<3xf32>
  return %3, %5 : tensor<3xf32>, tensor<3xf32>
}
// CHECK: stablehlo.divide %cst, %1
// CHECK-NEXT: stablehlo.multiply %arg1
// CHECK-NEXT: stablehlo.divide %cst, %arg0
// CHECK-NEXT: stablehlo.multiply %arg1
