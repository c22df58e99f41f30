// arguments: tensor<4x2xf32>
// A number that the loop hands on unchanged is known inside of it; windows that move become
// dynamic_slice.
func.func @main(%x: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %m = %n, %v = %x, %unused = %x) : tensor<i32>, tensor<i32>, tensor<?x2xf32>, tensor<?x2xf32>
  cond {
    %go = stablehlo.compare LT, %i, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %size = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %ones = stablehlo.constant dense<1> : tensor<2xi32>
    %i1 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %c0 = stablehlo.constant dense<0> : tensor<1xi32>
    %start = stablehlo.concatenate %i1, %c0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %limit = stablehlo.add %start, %size : tensor<2xi32>
    %row = stablehlo.real_dynamic_slice %v, %start, %limit, %ones : (tensor<?x2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
    %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
    %c2 = stablehlo.constant dense<2> : tensor<1xi32>
    %s = stablehlo.concatenate %m1, %c2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %b = stablehlo.dynamic_broadcast_in_dim %row, %s, dims = [0, 1] : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
    %w = stablehlo.add %v, %b : tensor<?x2xf32>
    stablehlo.return %next, %m, %w, %unused : tensor<i32>, tensor<i32>, tensor<?x2xf32>, tensor<?x2xf32>
  }
  %m1 = stablehlo.reshape %r#1 : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %m1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %r#2, %iota : tensor<?x2xf32>, tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_1, %iterArg_3 = %arg0, %iterArg_4 = %arg0) : tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>
    cond {
      %2 = stablehlo.compare LT, %iterArg, %iterArg_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c_0 : tensor<i32>
      %c_5 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
      %3 = stablehlo.reshape %iterArg : (tensor<i32>) -> tensor<1xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<1xi32>
      %4 = stablehlo.concatenate %3, %c_6, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %5 = stablehlo.add %4, %c_5 : tensor<2xi32>
      %6 = stablehlo.slice %4 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %8 = stablehlo.slice %4 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %10 = stablehlo.dynamic_slice %iterArg_3, %7, %9, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
      %12 = stablehlo.add %iterArg_3, %11 : tensor<4x2xf32>
      stablehlo.return %2, %iterArg_2, %12, %iterArg_4 : tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>
    }
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    return %0#2, %1 : tensor<4x2xf32>, tensor<4xf32>
  }
}
