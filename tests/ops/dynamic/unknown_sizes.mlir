// Ops of every kind on arrays whose types leave sizes open.

func.func private @numbers(%n: tensor<i32>) -> tensor<?x2xf32> {
  %one = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %shape = stablehlo.concatenate %one, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %r = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

func.func @elementwise() {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %y = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %a = stablehlo.add %x, %x : tensor<?x2xf32>
  %b = "stablehlo.multiply"(%a, %y) : (tensor<?x2xf32>, tensor<3x2xf32>) -> tensor<?x?xf32>
  %c = "stablehlo.negate"(%b) : (tensor<?x?xf32>) -> tensor<3x?xf32>
  check.expect_eq_const %c, dense<[[0.0, 0.0], [-6.0, -8.0], [-20.0, -24.0]]> : tensor<3x2xf32>
  %d = stablehlo.compare LT, %c, %x : (tensor<3x?xf32>, tensor<?x2xf32>) -> tensor<?x?xi1>
  %e = "stablehlo.select"(%d, %x, %c) : (tensor<?x?xi1>, tensor<?x2xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %f = stablehlo.convert %e : (tensor<?x?xf32>) -> tensor<?x?xi32>
  %want = stablehlo.constant dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi32>
  check.expect_eq %f, %want : tensor<?x?xi32>, tensor<3x2xi32>
  return
}

func.func @shapes() {
  %n = stablehlo.constant dense<2> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x2xf32>) -> tensor<2x?xf32>
  %want_t = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_eq %t, %want_t : tensor<2x?xf32>, tensor<2x2xf32>
  %c = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %r = stablehlo.reverse %c, dims = [0] : tensor<?x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %r, %zero, low = [1, 0], high = [0, -1], interior = [0, 0] : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x1xf32>
  %want = stablehlo.constant dense<[[0.0], [1.0], [0.0], [1.0], [0.0]]> : tensor<5x1xf32>
  check.expect_eq %p, %want : tensor<?x1xf32>, tensor<5x1xf32>
  %flat = stablehlo.reshape %x : (tensor<?x2xf32>) -> tensor<4xf32>
  check.expect_eq_const %flat, dense<[0.0, 0.0, 1.0, 1.0]> : tensor<4xf32>
  %b = stablehlo.bitcast_convert %x : (tensor<?x2xf32>) -> tensor<?x2xi32>
  %bits = stablehlo.constant dense<[[0, 0], [1065353216, 1065353216]]> : tensor<2x2xi32>
  check.expect_eq %b, %bits : tensor<?x2xi32>, tensor<2x2xi32>
  %halves = stablehlo.bitcast_convert %x : (tensor<?x2xf32>) -> tensor<?x2x2xi16>
  %back = stablehlo.bitcast_convert %halves : (tensor<?x2x2xi16>) -> tensor<?x2xf32>
  check.expect_eq %back, %x : tensor<?x2xf32>, tensor<?x2xf32>
  return
}

func.func @slices() {
  %n = stablehlo.constant dense<4> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %a = stablehlo.dynamic_slice %x, %three, %zero, sizes = [2, 1] : (tensor<?x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  check.expect_eq_const %a, dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %u = stablehlo.constant dense<9.0> : tensor<1x2xf32>
  %b = stablehlo.dynamic_update_slice %x, %u, %three, %zero : (tensor<?x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<?x2xf32>
  %want = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [9.0, 9.0]]> : tensor<4x2xf32>
  check.expect_eq %b, %want : tensor<?x2xf32>, tensor<4x2xf32>
  return
}

func.func @reductions() {
  %n = stablehlo.constant dense<4> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x2xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %a, dense<6.0> : tensor<2xf32>
  %b = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x2xf32>, tensor<f32>) -> tensor<?xf32>
  %want_b = stablehlo.constant dense<[0.0, 2.0, 4.0, 6.0]> : tensor<4xf32>
  check.expect_eq %b, %want_b : tensor<?xf32>, tensor<4xf32>
  %c = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %want_c = stablehlo.constant dense<[[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<3x2xf32>
  check.expect_eq %c, %want_c : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func @contractions() {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %a = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %a, dense<5.0> : tensor<2x2xf32>
  %b = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x?xf32>
  %want = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 2.0, 4.0], [0.0, 4.0, 8.0]]> : tensor<3x3xf32>
  check.expect_eq %b, %want : tensor<?x?xf32>, tensor<3x3xf32>
  return
}

func.func @sorted() {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %a = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %m : tensor<i1>
  }) : (tensor<?x2xf32>) -> tensor<?x2xf32>
  %want = stablehlo.constant dense<[[2.0, 2.0], [1.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf32>
  check.expect_eq %a, %want : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func @gather_and_scatter() {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %m = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %at = stablehlo.dynamic_iota %m, dim = 0 : (tensor<2xi32>) -> tensor<?x1xi32>
  %a = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<?x2xf32>, tensor<?x1xi32>) -> tensor<?x2xf32>
  %want_a = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf32>
  check.expect_eq %a, %want_a : tensor<?x2xf32>, tensor<2x2xf32>
  %b = "stablehlo.scatter"(%x, %at, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x2xf32>, tensor<?x1xi32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %want_b = stablehlo.constant dense<[[0.0, 0.0], [2.0, 2.0], [2.0, 2.0]]> : tensor<3x2xf32>
  check.expect_eq %b, %want_b : tensor<?x2xf32>, tensor<3x2xf32>
  return
}

func.func @loops() {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<?x2xf32>
  cond {
    %size = stablehlo.get_dimension_size %v, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
    %go = stablehlo.compare LT, %i, %size : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %twice = stablehlo.add %v, %v : tensor<?x2xf32>
    stablehlo.return %next, %twice : tensor<i32>, tensor<?x2xf32>
  }
  %want = stablehlo.constant dense<[[0.0, 0.0], [8.0, 8.0], [16.0, 16.0]]> : tensor<3x2xf32>
  check.expect_eq %r#1, %want : tensor<?x2xf32>, tensor<3x2xf32>
  check.expect_eq_const %r#0, dense<3> : tensor<i32>
  return
}

// The sizes may grow from turn to turn: the type says nothing about them.
func.func @growing_loop() {
  %n = stablehlo.constant dense<1> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.while(%v = %x) : tensor<?x2xf32>
  cond {
    %size = stablehlo.get_dimension_size %v, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
    %go = stablehlo.compare LT, %size, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %more = stablehlo.concatenate %v, %v, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    stablehlo.return %more : tensor<?x2xf32>
  }
  %want = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  check.expect_eq %r, %want : tensor<?x2xf32>, tensor<4x2xf32>
  return
}

func.func @branches() {
  %n = stablehlo.constant dense<2> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %a = "stablehlo.if"(%yes) ({
    %r = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    stablehlo.return %r : tensor<?x2xf32>
  }, {
    stablehlo.return %x : tensor<?x2xf32>
  }) : (tensor<i1>) -> tensor<?x2xf32>
  %size = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
  check.expect_eq_const %size, dense<4> : tensor<i32>
  %b = "stablehlo.case"(%size) ({
    stablehlo.return %a : tensor<?x2xf32>
  }, {
    stablehlo.return %x : tensor<?x2xf32>
  }) : (tensor<i32>) -> tensor<?x2xf32>
  check.expect_eq %b, %x : tensor<?x2xf32>, tensor<?x2xf32>
  return
}

func.func @tuples_and_barriers() {
  %n = stablehlo.constant dense<2> : tensor<i32>
  %x = call @numbers(%n) : (tensor<i32>) -> tensor<?x2xf32>
  %t = stablehlo.tuple %x, %n : tuple<tensor<?x2xf32>, tensor<i32>>
  %y = stablehlo.get_tuple_element %t[0] : (tuple<tensor<?x2xf32>, tensor<i32>>) -> tensor<?x2xf32>
  %b:2 = stablehlo.optimization_barrier %y, %n : tensor<?x2xf32>, tensor<i32>
  check.expect_eq %b#0, %x : tensor<?x2xf32>, tensor<?x2xf32>
  return
}

func.func @quantized() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %shape = stablehlo.constant dense<[3]> : tensor<1xi32>
  %u = stablehlo.dynamic_reshape %x, %shape : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>
  %q = stablehlo.uniform_quantize %u : (tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32, 0.5>>
  %s = stablehlo.add %q, %q : tensor<?x!quant.uniform<i8:f32, 0.5>>
  %d = stablehlo.uniform_dequantize %s : (tensor<?x!quant.uniform<i8:f32, 0.5>>) -> tensor<?xf32>
  %want = stablehlo.constant dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  check.expect_eq %d, %want : tensor<?xf32>, tensor<3xf32>
  return
}

func.func @linalg() {
  %x = stablehlo.constant dense<[[[4.0, 0.0], [0.0, 9.0]]]> : tensor<1x2x2xf32>
  %shape = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi32>
  %u = stablehlo.dynamic_reshape %x, %shape : (tensor<1x2x2xf32>, tensor<3xi32>) -> tensor<?x2x2xf32>
  %l = stablehlo.cholesky %u, lower = true : tensor<?x2x2xf32>
  %want = stablehlo.constant dense<[[[2.0, 0.0], [0.0, 3.0]]]> : tensor<1x2x2xf32>
  check.expect_almost_eq %l, %want : tensor<?x2x2xf32>, tensor<1x2x2xf32>
  return
}
