// SPDX-License-Identifier: Apache-2.0
// Elementwise work behind dots and convolutions, which a compiled program does to each part of a
// result as soon as it is made. Numbers are small integers, so that the same in i32 tells what is
// right.

// A residual, too.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<10500xi32>
  %x_m = stablehlo.constant dense<7> : tensor<10500xi32>
  %x_d = stablehlo.constant dense<5> : tensor<10500xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<10500xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<10500xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<10500xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<10500xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<10500xi32>) -> tensor<150x70xi32>
  %x = stablehlo.convert %xi : (tensor<150x70xi32>) -> tensor<150x70xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<6300xi32>
  %w_m = stablehlo.constant dense<5> : tensor<6300xi32>
  %w_d = stablehlo.constant dense<3> : tensor<6300xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<6300xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<6300xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<6300xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<6300xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<6300xi32>) -> tensor<70x90xi32>
  %w = stablehlo.convert %wi : (tensor<70x90xi32>) -> tensor<70x90xf32>
  %b_n = stablehlo.iota dim = 0 : tensor<90xi32>
  %b_m = stablehlo.constant dense<11> : tensor<90xi32>
  %b_d = stablehlo.constant dense<7> : tensor<90xi32>
  %b_o = stablehlo.constant dense<-3> : tensor<90xi32>
  %b_0 = stablehlo.multiply %b_n, %b_m : tensor<90xi32>
  %b_1 = stablehlo.remainder %b_0, %b_d : tensor<90xi32>
  %b_2 = stablehlo.add %b_1, %b_o : tensor<90xi32>
  %bi = stablehlo.reshape %b_2 : (tensor<90xi32>) -> tensor<90xi32>
  %b = stablehlo.convert %bi : (tensor<90xi32>) -> tensor<90xf32>
  %r_n = stablehlo.iota dim = 0 : tensor<13500xi32>
  %r_m = stablehlo.constant dense<3> : tensor<13500xi32>
  %r_d = stablehlo.constant dense<4> : tensor<13500xi32>
  %r_o = stablehlo.constant dense<-1> : tensor<13500xi32>
  %r_0 = stablehlo.multiply %r_n, %r_m : tensor<13500xi32>
  %r_1 = stablehlo.remainder %r_0, %r_d : tensor<13500xi32>
  %r_2 = stablehlo.add %r_1, %r_o : tensor<13500xi32>
  %ri = stablehlo.reshape %r_2 : (tensor<13500xi32>) -> tensor<150x90xi32>
  %r = stablehlo.convert %ri : (tensor<150x90xi32>) -> tensor<150x90xf32>
  %found = func.call @f32(%x, %w, %b, %r) : (tensor<150x70xf32>, tensor<70x90xf32>, tensor<90xf32>, tensor<150x90xf32>) -> tensor<150x90xf32>
  %exact = func.call @i32(%xi, %wi, %bi, %ri) : (tensor<150x70xi32>, tensor<70x90xi32>, tensor<90xi32>, tensor<150x90xi32>) -> tensor<150x90xi32>
  %wanted = stablehlo.convert %exact : (tensor<150x90xi32>) -> tensor<150x90xf32>
  check.expect_eq %found, %wanted : tensor<150x90xf32>
  return
}
func.func private @f32(%x: tensor<150x70xf32>, %w: tensor<70x90xf32>, %b: tensor<90xf32>, %r: tensor<150x90xf32>) -> tensor<150x90xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xf32>, tensor<70x90xf32>) -> tensor<150x90xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<90xf32>) -> tensor<150x90xf32>
  %s = stablehlo.add %d, %bb : tensor<150x90xf32>
  %z = stablehlo.constant dense<0.0> : tensor<150x90xf32>
  %y = stablehlo.maximum %s, %z : tensor<150x90xf32>
  %o = stablehlo.add %y, %r : tensor<150x90xf32>
  return %o : tensor<150x90xf32>
}
func.func private @i32(%x: tensor<150x70xi32>, %w: tensor<70x90xi32>, %b: tensor<90xi32>, %r: tensor<150x90xi32>) -> tensor<150x90xi32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xi32>, tensor<70x90xi32>) -> tensor<150x90xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<90xi32>) -> tensor<150x90xi32>
  %s = stablehlo.add %d, %bb : tensor<150x90xi32>
  %z = stablehlo.constant dense<0> : tensor<150x90xi32>
  %y = stablehlo.maximum %s, %z : tensor<150x90xi32>
  %o = stablehlo.add %y, %r : tensor<150x90xi32>
  return %o : tensor<150x90xi32>
}

// -----

// A bias, an activation and a scale.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<10500xi32>
  %x_m = stablehlo.constant dense<7> : tensor<10500xi32>
  %x_d = stablehlo.constant dense<5> : tensor<10500xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<10500xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<10500xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<10500xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<10500xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<10500xi32>) -> tensor<150x70xi32>
  %x = stablehlo.convert %xi : (tensor<150x70xi32>) -> tensor<150x70xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<6300xi32>
  %w_m = stablehlo.constant dense<5> : tensor<6300xi32>
  %w_d = stablehlo.constant dense<3> : tensor<6300xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<6300xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<6300xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<6300xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<6300xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<6300xi32>) -> tensor<70x90xi32>
  %w = stablehlo.convert %wi : (tensor<70x90xi32>) -> tensor<70x90xf32>
  %b_n = stablehlo.iota dim = 0 : tensor<90xi32>
  %b_m = stablehlo.constant dense<11> : tensor<90xi32>
  %b_d = stablehlo.constant dense<7> : tensor<90xi32>
  %b_o = stablehlo.constant dense<-3> : tensor<90xi32>
  %b_0 = stablehlo.multiply %b_n, %b_m : tensor<90xi32>
  %b_1 = stablehlo.remainder %b_0, %b_d : tensor<90xi32>
  %b_2 = stablehlo.add %b_1, %b_o : tensor<90xi32>
  %bi = stablehlo.reshape %b_2 : (tensor<90xi32>) -> tensor<90xi32>
  %b = stablehlo.convert %bi : (tensor<90xi32>) -> tensor<90xf32>
  %found = func.call @f32(%x, %w, %b) : (tensor<150x70xf32>, tensor<70x90xf32>, tensor<90xf32>) -> tensor<150x90xf32>
  %exact = func.call @i32(%xi, %wi, %bi) : (tensor<150x70xi32>, tensor<70x90xi32>, tensor<90xi32>) -> tensor<150x90xi32>
  %wanted = stablehlo.convert %exact : (tensor<150x90xi32>) -> tensor<150x90xf32>
  check.expect_eq %found, %wanted : tensor<150x90xf32>
  return
}
func.func private @f32(%x: tensor<150x70xf32>, %w: tensor<70x90xf32>, %b: tensor<90xf32>) -> tensor<150x90xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xf32>, tensor<70x90xf32>) -> tensor<150x90xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<90xf32>) -> tensor<150x90xf32>
  %s = stablehlo.add %d, %bb : tensor<150x90xf32>
  %z = stablehlo.constant dense<0.0> : tensor<150x90xf32>
  %y = stablehlo.maximum %s, %z : tensor<150x90xf32>
  %two = stablehlo.constant dense<2.0> : tensor<150x90xf32>
  %o = stablehlo.multiply %y, %two : tensor<150x90xf32>
  return %o : tensor<150x90xf32>
}
func.func private @i32(%x: tensor<150x70xi32>, %w: tensor<70x90xi32>, %b: tensor<90xi32>) -> tensor<150x90xi32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xi32>, tensor<70x90xi32>) -> tensor<150x90xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<90xi32>) -> tensor<150x90xi32>
  %s = stablehlo.add %d, %bb : tensor<150x90xi32>
  %z = stablehlo.constant dense<0> : tensor<150x90xi32>
  %y = stablehlo.maximum %s, %z : tensor<150x90xi32>
  %two = stablehlo.constant dense<2> : tensor<150x90xi32>
  %o = stablehlo.multiply %y, %two : tensor<150x90xi32>
  return %o : tensor<150x90xi32>
}

// -----

// The operand is the residual, and is not needed afterwards: it may not be overwritten.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<22500xi32>
  %x_m = stablehlo.constant dense<7> : tensor<22500xi32>
  %x_d = stablehlo.constant dense<5> : tensor<22500xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<22500xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<22500xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<22500xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<22500xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<22500xi32>) -> tensor<150x150xi32>
  %x = stablehlo.convert %xi : (tensor<150x150xi32>) -> tensor<150x150xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<22500xi32>
  %w_m = stablehlo.constant dense<5> : tensor<22500xi32>
  %w_d = stablehlo.constant dense<3> : tensor<22500xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<22500xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<22500xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<22500xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<22500xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<22500xi32>) -> tensor<150x150xi32>
  %w = stablehlo.convert %wi : (tensor<150x150xi32>) -> tensor<150x150xf32>
  %found = func.call @f32(%x, %w) : (tensor<150x150xf32>, tensor<150x150xf32>) -> tensor<150x150xf32>
  %exact = func.call @i32(%xi, %wi) : (tensor<150x150xi32>, tensor<150x150xi32>) -> tensor<150x150xi32>
  %wanted = stablehlo.convert %exact : (tensor<150x150xi32>) -> tensor<150x150xf32>
  check.expect_eq %found, %wanted : tensor<150x150xf32>
  return
}
func.func private @f32(%x: tensor<150x150xf32>, %w: tensor<150x150xf32>) -> tensor<150x150xf32> {
  %e = stablehlo.multiply %x, %x : tensor<150x150xf32>
  %d = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0] : (tensor<150x150xf32>, tensor<150x150xf32>) -> tensor<150x150xf32>
  %s = stablehlo.add %d, %e : tensor<150x150xf32>
  %d2 = stablehlo.dot_general %s, %w, contracting_dims = [1] x [1] : (tensor<150x150xf32>, tensor<150x150xf32>) -> tensor<150x150xf32>
  %o = stablehlo.subtract %s, %d2 : tensor<150x150xf32>
  return %o : tensor<150x150xf32>
}
func.func private @i32(%x: tensor<150x150xi32>, %w: tensor<150x150xi32>) -> tensor<150x150xi32> {
  %e = stablehlo.multiply %x, %x : tensor<150x150xi32>
  %d = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0] : (tensor<150x150xi32>, tensor<150x150xi32>) -> tensor<150x150xi32>
  %s = stablehlo.add %d, %e : tensor<150x150xi32>
  %d2 = stablehlo.dot_general %s, %w, contracting_dims = [1] x [1] : (tensor<150x150xi32>, tensor<150x150xi32>) -> tensor<150x150xi32>
  %o = stablehlo.subtract %s, %d2 : tensor<150x150xi32>
  return %o : tensor<150x150xi32>
}

// -----

// The result is needed by others, too.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<10500xi32>
  %x_m = stablehlo.constant dense<7> : tensor<10500xi32>
  %x_d = stablehlo.constant dense<5> : tensor<10500xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<10500xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<10500xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<10500xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<10500xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<10500xi32>) -> tensor<150x70xi32>
  %x = stablehlo.convert %xi : (tensor<150x70xi32>) -> tensor<150x70xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<6300xi32>
  %w_m = stablehlo.constant dense<5> : tensor<6300xi32>
  %w_d = stablehlo.constant dense<3> : tensor<6300xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<6300xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<6300xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<6300xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<6300xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<6300xi32>) -> tensor<70x90xi32>
  %w = stablehlo.convert %wi : (tensor<70x90xi32>) -> tensor<70x90xf32>
  %r_n = stablehlo.iota dim = 0 : tensor<13500xi32>
  %r_m = stablehlo.constant dense<11> : tensor<13500xi32>
  %r_d = stablehlo.constant dense<7> : tensor<13500xi32>
  %r_o = stablehlo.constant dense<-3> : tensor<13500xi32>
  %r_0 = stablehlo.multiply %r_n, %r_m : tensor<13500xi32>
  %r_1 = stablehlo.remainder %r_0, %r_d : tensor<13500xi32>
  %r_2 = stablehlo.add %r_1, %r_o : tensor<13500xi32>
  %ri = stablehlo.reshape %r_2 : (tensor<13500xi32>) -> tensor<150x90xi32>
  %r = stablehlo.convert %ri : (tensor<150x90xi32>) -> tensor<150x90xf32>
  %found = func.call @f32(%x, %w, %r) : (tensor<150x70xf32>, tensor<70x90xf32>, tensor<150x90xf32>) -> tensor<150x150xf32>
  %exact = func.call @i32(%xi, %wi, %ri) : (tensor<150x70xi32>, tensor<70x90xi32>, tensor<150x90xi32>) -> tensor<150x150xi32>
  %wanted = stablehlo.convert %exact : (tensor<150x150xi32>) -> tensor<150x150xf32>
  check.expect_eq %found, %wanted : tensor<150x150xf32>
  return
}
func.func private @f32(%x: tensor<150x70xf32>, %w: tensor<70x90xf32>, %r: tensor<150x90xf32>) -> tensor<150x150xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xf32>, tensor<70x90xf32>) -> tensor<150x90xf32>
  %s = stablehlo.add %d, %r : tensor<150x90xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<150x90xf32>) -> tensor<90x150xf32>
  %u = stablehlo.dot_general %s, %t, contracting_dims = [1] x [0] : (tensor<150x90xf32>, tensor<90x150xf32>) -> tensor<150x150xf32>
  return %u : tensor<150x150xf32>
}
func.func private @i32(%x: tensor<150x70xi32>, %w: tensor<70x90xi32>, %r: tensor<150x90xi32>) -> tensor<150x150xi32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xi32>, tensor<70x90xi32>) -> tensor<150x90xi32>
  %s = stablehlo.add %d, %r : tensor<150x90xi32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<150x90xi32>) -> tensor<90x150xi32>
  %u = stablehlo.dot_general %s, %t, contracting_dims = [1] x [0] : (tensor<150x90xi32>, tensor<90x150xi32>) -> tensor<150x150xi32>
  return %u : tensor<150x150xi32>
}

// -----

// Under another name, with arrays that change along some dimensions.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<10500xi32>
  %x_m = stablehlo.constant dense<7> : tensor<10500xi32>
  %x_d = stablehlo.constant dense<5> : tensor<10500xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<10500xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<10500xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<10500xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<10500xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<10500xi32>) -> tensor<150x70xi32>
  %x = stablehlo.convert %xi : (tensor<150x70xi32>) -> tensor<150x70xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<6300xi32>
  %w_m = stablehlo.constant dense<5> : tensor<6300xi32>
  %w_d = stablehlo.constant dense<3> : tensor<6300xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<6300xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<6300xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<6300xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<6300xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<6300xi32>) -> tensor<70x90xi32>
  %w = stablehlo.convert %wi : (tensor<70x90xi32>) -> tensor<70x90xf32>
  %b_n = stablehlo.iota dim = 0 : tensor<1350xi32>
  %b_m = stablehlo.constant dense<11> : tensor<1350xi32>
  %b_d = stablehlo.constant dense<7> : tensor<1350xi32>
  %b_o = stablehlo.constant dense<-3> : tensor<1350xi32>
  %b_0 = stablehlo.multiply %b_n, %b_m : tensor<1350xi32>
  %b_1 = stablehlo.remainder %b_0, %b_d : tensor<1350xi32>
  %b_2 = stablehlo.add %b_1, %b_o : tensor<1350xi32>
  %bi = stablehlo.reshape %b_2 : (tensor<1350xi32>) -> tensor<15x90xi32>
  %b = stablehlo.convert %bi : (tensor<15x90xi32>) -> tensor<15x90xf32>
  %c_n = stablehlo.iota dim = 0 : tensor<10xi32>
  %c_m = stablehlo.constant dense<3> : tensor<10xi32>
  %c_d = stablehlo.constant dense<4> : tensor<10xi32>
  %c_o = stablehlo.constant dense<-1> : tensor<10xi32>
  %c_0 = stablehlo.multiply %c_n, %c_m : tensor<10xi32>
  %c_1 = stablehlo.remainder %c_0, %c_d : tensor<10xi32>
  %c_2 = stablehlo.add %c_1, %c_o : tensor<10xi32>
  %ci = stablehlo.reshape %c_2 : (tensor<10xi32>) -> tensor<10xi32>
  %c = stablehlo.convert %ci : (tensor<10xi32>) -> tensor<10xf32>
  %found = func.call @f32(%x, %w, %b, %c) : (tensor<150x70xf32>, tensor<70x90xf32>, tensor<15x90xf32>, tensor<10xf32>) -> tensor<10x15x90xf32>
  %exact = func.call @i32(%xi, %wi, %bi, %ci) : (tensor<150x70xi32>, tensor<70x90xi32>, tensor<15x90xi32>, tensor<10xi32>) -> tensor<10x15x90xi32>
  %wanted = stablehlo.convert %exact : (tensor<10x15x90xi32>) -> tensor<10x15x90xf32>
  check.expect_eq %found, %wanted : tensor<10x15x90xf32>
  return
}
func.func private @f32(%x: tensor<150x70xf32>, %w: tensor<70x90xf32>, %b: tensor<15x90xf32>, %c: tensor<10xf32>) -> tensor<10x15x90xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xf32>, tensor<70x90xf32>) -> tensor<150x90xf32>
  %d3 = stablehlo.reshape %d : (tensor<150x90xf32>) -> tensor<10x15x90xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<15x90xf32>) -> tensor<10x15x90xf32>
  %s = stablehlo.add %d3, %bb : tensor<10x15x90xf32>
  %cc = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<10xf32>) -> tensor<10x15x90xf32>
  %o = stablehlo.multiply %s, %cc : tensor<10x15x90xf32>
  return %o : tensor<10x15x90xf32>
}
func.func private @i32(%x: tensor<150x70xi32>, %w: tensor<70x90xi32>, %b: tensor<15x90xi32>, %c: tensor<10xi32>) -> tensor<10x15x90xi32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<150x70xi32>, tensor<70x90xi32>) -> tensor<150x90xi32>
  %d3 = stablehlo.reshape %d : (tensor<150x90xi32>) -> tensor<10x15x90xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<15x90xi32>) -> tensor<10x15x90xi32>
  %s = stablehlo.add %d3, %bb : tensor<10x15x90xi32>
  %cc = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<10xi32>) -> tensor<10x15x90xi32>
  %o = stablehlo.multiply %s, %cc : tensor<10x15x90xi32>
  return %o : tensor<10x15x90xi32>
}

// -----

// A convolution that is made in parts.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x_m = stablehlo.constant dense<7> : tensor<2160xi32>
  %x_d = stablehlo.constant dense<5> : tensor<2160xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<2160xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<2160xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<2160xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<2160xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<2160xi32>) -> tensor<3x9x10x8xi32>
  %x = stablehlo.convert %xi : (tensor<3x9x10x8xi32>) -> tensor<3x9x10x8xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<864xi32>
  %w_m = stablehlo.constant dense<5> : tensor<864xi32>
  %w_d = stablehlo.constant dense<3> : tensor<864xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<864xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<864xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<864xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<864xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<864xi32>) -> tensor<3x3x8x12xi32>
  %w = stablehlo.convert %wi : (tensor<3x3x8x12xi32>) -> tensor<3x3x8x12xf32>
  %b_n = stablehlo.iota dim = 0 : tensor<12xi32>
  %b_m = stablehlo.constant dense<11> : tensor<12xi32>
  %b_d = stablehlo.constant dense<7> : tensor<12xi32>
  %b_o = stablehlo.constant dense<-3> : tensor<12xi32>
  %b_0 = stablehlo.multiply %b_n, %b_m : tensor<12xi32>
  %b_1 = stablehlo.remainder %b_0, %b_d : tensor<12xi32>
  %b_2 = stablehlo.add %b_1, %b_o : tensor<12xi32>
  %bi = stablehlo.reshape %b_2 : (tensor<12xi32>) -> tensor<12xi32>
  %b = stablehlo.convert %bi : (tensor<12xi32>) -> tensor<12xf32>
  %found = func.call @f32(%x, %w, %b) : (tensor<3x9x10x8xf32>, tensor<3x3x8x12xf32>, tensor<12xf32>) -> tensor<3x17x19x12xf32>
  %exact = func.call @i32(%xi, %wi, %bi) : (tensor<3x9x10x8xi32>, tensor<3x3x8x12xi32>, tensor<12xi32>) -> tensor<3x17x19x12xi32>
  %wanted = stablehlo.convert %exact : (tensor<3x17x19x12xi32>) -> tensor<3x17x19x12xf32>
  check.expect_eq %found, %wanted : tensor<3x17x19x12xf32>
  return
}
func.func private @f32(%x: tensor<3x9x10x8xf32>, %w: tensor<3x3x8x12xf32>, %b: tensor<12xf32>) -> tensor<3x17x19x12xf32> {
  %d = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x9x10x8xf32>, tensor<3x3x8x12xf32>) -> tensor<3x17x19x12xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<12xf32>) -> tensor<3x17x19x12xf32>
  %s = stablehlo.add %d, %bb : tensor<3x17x19x12xf32>
  %z = stablehlo.constant dense<0.0> : tensor<3x17x19x12xf32>
  %o = stablehlo.maximum %s, %z : tensor<3x17x19x12xf32>
  return %o : tensor<3x17x19x12xf32>
}
func.func private @i32(%x: tensor<3x9x10x8xi32>, %w: tensor<3x3x8x12xi32>, %b: tensor<12xi32>) -> tensor<3x17x19x12xi32> {
  %d = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x9x10x8xi32>, tensor<3x3x8x12xi32>) -> tensor<3x17x19x12xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<12xi32>) -> tensor<3x17x19x12xi32>
  %s = stablehlo.add %d, %bb : tensor<3x17x19x12xi32>
  %z = stablehlo.constant dense<0> : tensor<3x17x19x12xi32>
  %o = stablehlo.maximum %s, %z : tensor<3x17x19x12xi32>
  return %o : tensor<3x17x19x12xi32>
}

// -----

// A convolution whose features are not the last dimension.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x_m = stablehlo.constant dense<7> : tensor<2160xi32>
  %x_d = stablehlo.constant dense<5> : tensor<2160xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<2160xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<2160xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<2160xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<2160xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<2160xi32>) -> tensor<3x8x9x10xi32>
  %x = stablehlo.convert %xi : (tensor<3x8x9x10xi32>) -> tensor<3x8x9x10xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<864xi32>
  %w_m = stablehlo.constant dense<5> : tensor<864xi32>
  %w_d = stablehlo.constant dense<3> : tensor<864xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<864xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<864xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<864xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<864xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<864xi32>) -> tensor<12x8x3x3xi32>
  %w = stablehlo.convert %wi : (tensor<12x8x3x3xi32>) -> tensor<12x8x3x3xf32>
  %b_n = stablehlo.iota dim = 0 : tensor<12xi32>
  %b_m = stablehlo.constant dense<11> : tensor<12xi32>
  %b_d = stablehlo.constant dense<7> : tensor<12xi32>
  %b_o = stablehlo.constant dense<-3> : tensor<12xi32>
  %b_0 = stablehlo.multiply %b_n, %b_m : tensor<12xi32>
  %b_1 = stablehlo.remainder %b_0, %b_d : tensor<12xi32>
  %b_2 = stablehlo.add %b_1, %b_o : tensor<12xi32>
  %bi = stablehlo.reshape %b_2 : (tensor<12xi32>) -> tensor<12xi32>
  %b = stablehlo.convert %bi : (tensor<12xi32>) -> tensor<12xf32>
  %found = func.call @f32(%x, %w, %b) : (tensor<3x8x9x10xf32>, tensor<12x8x3x3xf32>, tensor<12xf32>) -> tensor<3x12x4x4xf32>
  %exact = func.call @i32(%xi, %wi, %bi) : (tensor<3x8x9x10xi32>, tensor<12x8x3x3xi32>, tensor<12xi32>) -> tensor<3x12x4x4xi32>
  %wanted = stablehlo.convert %exact : (tensor<3x12x4x4xi32>) -> tensor<3x12x4x4xf32>
  check.expect_eq %found, %wanted : tensor<3x12x4x4xf32>
  return
}
func.func private @f32(%x: tensor<3x8x9x10xf32>, %w: tensor<12x8x3x3xf32>, %b: tensor<12xf32>) -> tensor<3x12x4x4xf32> {
  %d = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x8x9x10xf32>, tensor<12x8x3x3xf32>) -> tensor<3x12x4x4xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xf32>) -> tensor<3x12x4x4xf32>
  %o = stablehlo.add %d, %bb : tensor<3x12x4x4xf32>
  return %o : tensor<3x12x4x4xf32>
}
func.func private @i32(%x: tensor<3x8x9x10xi32>, %w: tensor<12x8x3x3xi32>, %b: tensor<12xi32>) -> tensor<3x12x4x4xi32> {
  %d = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x8x9x10xi32>, tensor<12x8x3x3xi32>) -> tensor<3x12x4x4xi32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xi32>) -> tensor<3x12x4x4xi32>
  %o = stablehlo.add %d, %bb : tensor<3x12x4x4xi32>
  return %o : tensor<3x12x4x4xi32>
}

// -----

// A state that a loop carries and replaces.
func.func @main() {
  %x_n = stablehlo.iota dim = 0 : tensor<4096xi32>
  %x_m = stablehlo.constant dense<7> : tensor<4096xi32>
  %x_d = stablehlo.constant dense<5> : tensor<4096xi32>
  %x_o = stablehlo.constant dense<-2> : tensor<4096xi32>
  %x_0 = stablehlo.multiply %x_n, %x_m : tensor<4096xi32>
  %x_1 = stablehlo.remainder %x_0, %x_d : tensor<4096xi32>
  %x_2 = stablehlo.add %x_1, %x_o : tensor<4096xi32>
  %xi = stablehlo.reshape %x_2 : (tensor<4096xi32>) -> tensor<64x64xi32>
  %x = stablehlo.convert %xi : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %w_n = stablehlo.iota dim = 0 : tensor<4096xi32>
  %w_m = stablehlo.constant dense<5> : tensor<4096xi32>
  %w_d = stablehlo.constant dense<3> : tensor<4096xi32>
  %w_o = stablehlo.constant dense<-1> : tensor<4096xi32>
  %w_0 = stablehlo.multiply %w_n, %w_m : tensor<4096xi32>
  %w_1 = stablehlo.remainder %w_0, %w_d : tensor<4096xi32>
  %w_2 = stablehlo.add %w_1, %w_o : tensor<4096xi32>
  %wi = stablehlo.reshape %w_2 : (tensor<4096xi32>) -> tensor<64x64xi32>
  %w = stablehlo.convert %wi : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %r_n = stablehlo.iota dim = 0 : tensor<4096xi32>
  %r_m = stablehlo.constant dense<11> : tensor<4096xi32>
  %r_d = stablehlo.constant dense<7> : tensor<4096xi32>
  %r_o = stablehlo.constant dense<-3> : tensor<4096xi32>
  %r_0 = stablehlo.multiply %r_n, %r_m : tensor<4096xi32>
  %r_1 = stablehlo.remainder %r_0, %r_d : tensor<4096xi32>
  %r_2 = stablehlo.add %r_1, %r_o : tensor<4096xi32>
  %ri = stablehlo.reshape %r_2 : (tensor<4096xi32>) -> tensor<64x64xi32>
  %r = stablehlo.convert %ri : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %found = func.call @f32(%x, %w, %r) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %exact = func.call @i32(%xi, %wi, %ri) : (tensor<64x64xi32>, tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
  %wanted = stablehlo.convert %exact : (tensor<64x64xi32>) -> tensor<64x64xf32>
  check.expect_eq %found, %wanted : tensor<64x64xf32>
  return
}
func.func private @f32(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %r: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %last = stablehlo.constant dense<20> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %low = stablehlo.constant dense<-2.0> : tensor<f32>
    %high = stablehlo.constant dense<2.0> : tensor<f32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = stablehlo.add %d, %r : tensor<64x64xf32>
    %n = stablehlo.clamp %low, %s, %high : (tensor<f32>, tensor<64x64xf32>, tensor<f32>) -> tensor<64x64xf32>
    stablehlo.return %1, %n : tensor<i32>, tensor<64x64xf32>
  }
  %o = stablehlo.negate %0#1 : tensor<64x64xf32>
  return %o : tensor<64x64xf32>
}
func.func private @i32(%x: tensor<64x64xi32>, %w: tensor<64x64xi32>, %r: tensor<64x64xi32>) -> tensor<64x64xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<64x64xi32>
  cond {
    %last = stablehlo.constant dense<20> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %low = stablehlo.constant dense<-2> : tensor<i32>
    %high = stablehlo.constant dense<2> : tensor<i32>
    %d = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %s = stablehlo.add %d, %r : tensor<64x64xi32>
    %n = stablehlo.clamp %low, %s, %high : (tensor<i32>, tensor<64x64xi32>, tensor<i32>) -> tensor<64x64xi32>
    stablehlo.return %1, %n : tensor<i32>, tensor<64x64xi32>
  }
  %o = stablehlo.negate %0#1 : tensor<64x64xi32>
  return %o : tensor<64x64xi32>
}
