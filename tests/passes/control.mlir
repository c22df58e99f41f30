// SPDX-License-Identifier: Apache-2.0
// RULE: if_constant
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.if"(%c) ({
    %1 = stablehlo.sine %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: case_constant
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = "stablehlo.case"(%c) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.sine %y : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: if_not
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.not %p : tensor<i1>
  %0 = "stablehlo.if"(%c) ({
    %1 = stablehlo.sine %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: stablehlo.return %arg2 : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: %1 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1 : tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: predicate_inside
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<4xf32>
    %2 = stablehlo.sine %1 : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: %1 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1 : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return %arg2 : tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: same_in_all_branches
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.sine %x : tensor<4xf32>
    stablehlo.return %1, %y : tensor<4xf32>, tensor<4xf32>
  }, {
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: %1 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1 : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return %arg1 : tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %0, %arg2 : tensor<4xf32>, tensor<4xf32>
// -----
// RULE: unused_results
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.sine %x : tensor<4xf32>
    stablehlo.return %1, %y : tensor<4xf32>, tensor<4xf32>
  }, {
    stablehlo.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: %1 = stablehlo.sine %arg1 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1 : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return %arg1 : tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// RULE: if_to_select
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.add %x, %y : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg1, %arg2 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: map_to_ops
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    %2 = stablehlo.sine %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.sine %0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// PASS: simplify_while
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    stablehlo.return %3, %a : tensor<i32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.while(%iterArg = %c) : tensor<i32>
// CHECK-NEXT: cond {
// CHECK-NEXT: %1 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %c_0 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.add %iterArg, %c_0 : tensor<i32>
// CHECK-NEXT: stablehlo.return %1 : tensor<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %arg1 : tensor<i32>, tensor<4xf32>
// -----
// PASS: simplify_while
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %a : tensor<4xf32>
    stablehlo.return %3, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#0 : tensor<i32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.while(%iterArg = %c) : tensor<i32>
// CHECK-NEXT: cond {
// CHECK-NEXT: %1 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %c_0 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.add %iterArg, %c_0 : tensor<i32>
// CHECK-NEXT: stablehlo.return %1 : tensor<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<i32>
// -----
// PASS: simplify_while
func.func @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %c) : tensor<i32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.add %a, %2 : tensor<i32>
    stablehlo.return %3, %4 : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.while(%iterArg = %c) : tensor<i32>
// CHECK-NEXT: cond {
// CHECK-NEXT: %1 = stablehlo.compare LT, %iterArg, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %c_0 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.add %iterArg, %c_0 : tensor<i32>
// CHECK-NEXT: stablehlo.return %1 : tensor<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %0 : tensor<i32>, tensor<i32>
// -----
// PASS: simplify_while
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %a : tensor<4xf32>
    stablehlo.return %3, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<5> : tensor<i32>
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// -----
// PASS: simplify_while
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %a : tensor<4xf32>
    stablehlo.return %3, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %c = stablehlo.constant dense<4> : tensor<i32>
// CHECK-NEXT: %c_0 = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.add %c, %c_0 : tensor<i32>
// CHECK-NEXT: %1 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// -----
// RULE: branches_alike
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg1 init: %cst)
// CHECK-NEXT: return %0
// -----
// RULE: case_to_if
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %i = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.sine %y : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: %1 = stablehlo.sine %arg2 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1 : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return %arg1 : tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// -----
// A loop that ends for some n alone is kept where its result is used, even one that it hands on.
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.add %3, %2 : tensor<i32>
    stablehlo.return %4, %a : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1)
// CHECK: return %0#1 : tensor<4xf32>
// -----
// One that counts to its limit by one ends for all n.
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%i = %c, %a = %x, %m = %n) : tensor<i32>, tensor<4xf32>, tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %i, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    stablehlo.return %3, %a, %m : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  return %0#1 : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// -----
// A loop that nothing uses is dropped, as XLA does.
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.while(%i = %c) : tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }
  return %x : tensor<4xf32>
}
// CHECK: func.func
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// -----
// PASS: hoist_loop_invariants
// The inner loop may not end, and the outer one may make no turn.
func.func @main(%n: tensor<i32>, %x: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %i, %2 : tensor<i32>
    %4 = stablehlo.sine %x : tensor<f32>
    %5 = stablehlo.while(%b = %x) : tensor<f32>
    cond {
      %7 = stablehlo.constant dense<8.0> : tensor<f32>
      %8 = stablehlo.compare LT, %b, %7 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %9 = stablehlo.constant dense<1.0> : tensor<f32>
      %10 = stablehlo.add %b, %9 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }
    %6 = stablehlo.multiply %4, %5 : tensor<f32>
    stablehlo.return %3, %6 : tensor<i32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<f32>
}
// CHECK: stablehlo.sine
// CHECK: stablehlo.while
// CHECK: do {
// CHECK: stablehlo.while
// CHECK: stablehlo.multiply
// -----
// RULE: lift_common_ops
func.func @main(%p: tensor<i1>, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.sine %x : tensor<3xf32>
    %2 = stablehlo.exponential %1 : tensor<3xf32>
    stablehlo.return %2 : tensor<3xf32>
  }, {
    %1 = stablehlo.sine %x : tensor<3xf32>
    %2 = stablehlo.tanh %1 : tensor<3xf32>
    stablehlo.return %2 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg1 : tensor<3xf32>
// CHECK-NEXT: %1 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT:   %2 = stablehlo.exponential %0
// CHECK-NEXT:   stablehlo.return %2
// CHECK-NEXT: }, {
// CHECK-NEXT:   %2 = stablehlo.tanh %0
// -----
// PASS: simplify_while
func.func @main(%x: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %z = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<100> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %j = stablehlo.add %i, %two : tensor<i32>
    %s = stablehlo.sine %a : tensor<f32>
    stablehlo.return %j, %s : tensor<i32>, tensor<f32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<f32>
}
// CHECK: %c_0 = stablehlo.constant dense<101> : tensor<i32>
// CHECK: return %c_0, %0#1
// -----
// RULE: while_update_to_batch
func.func @main(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x4xf32>
  %0:2 = stablehlo.while(%i = %z, %x = %zeros) : tensor<i32>, tensor<8x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %a, %i, %z, sizes = [1, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %r = stablehlo.reshape %s : (tensor<1x4xf32>) -> tensor<4xf32>
    %t = stablehlo.sine %r : tensor<4xf32>
    %u = stablehlo.reshape %t : (tensor<4xf32>) -> tensor<1x4xf32>
    %y = stablehlo.dynamic_update_slice %x, %u, %i, %z : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
    stablehlo.return %j, %y : tensor<i32>, tensor<8x4xf32>
  }
  return %0#1 : tensor<8x4xf32>
}
// CHECK: func.func
// CHECK-NEXT: %0 = stablehlo.sine %arg0 : tensor<8x4xf32>
// CHECK-NEXT: return %0
// -----
// RULE: while_update_to_batch
// over a part of the rows, with a value from outside
func.func @main(%a: tensor<8x3xf32>, %b: tensor<1x3xf32>, %x: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %two, %y = %x) : tensor<i32>, tensor<8x3xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %a, %i, %z, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %t = stablehlo.multiply %s, %b : tensor<1x3xf32>
    %u = stablehlo.dynamic_update_slice %y, %t, %i, %z : (tensor<8x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<8x3xf32>
  }
  return %0#1 : tensor<8x3xf32>
}
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.multiply
// -----
// RULE: while_update_to_batch
// along the second dimension
func.func @main(%a: tensor<3x8xf32>, %x: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %y = %x) : tensor<i32>, tensor<3x8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %a, %z, %i, sizes = [3, 1] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
    %t = stablehlo.sine %s : tensor<3x1xf32>
    %u = stablehlo.dynamic_update_slice %y, %t, %z, %i : (tensor<3x8xf32>, tensor<3x1xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<3x8xf32>
  }
  return %0#1 : tensor<3x8xf32>
}
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.sine
// -----
// RULE: while_sum_to_reduce
func.func @main(%a: tensor<8xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %z, %x = %zero) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %y = stablehlo.add %x, %t : tensor<f32>
    stablehlo.return %j, %y : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}
// CHECK: func.func
// CHECK-NEXT: %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0]
// CHECK-NEXT: return %0
// -----
// RULE: while_sum_to_reduce
// the numbers themselves, into what is there
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<70> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LE, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.multiply %i, %i : tensor<i32>
    %m = stablehlo.maximum %y, %t : tensor<i32>
    stablehlo.return %j, %m : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.maximum
