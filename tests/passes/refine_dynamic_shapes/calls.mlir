// arguments: tensor<2x3xf32>
// One copy of a function per combination of shapes; sizes passed as numbers are no arguments any more.
func.func @main(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %y = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %m = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %a:2 = call @f(%n, %x) : (tensor<i32>, tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<i32>)
  %b:2 = call @f(%m, %y) : (tensor<i32>, tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<i32>)
  %c:2 = call @f(%n, %a#0) : (tensor<i32>, tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<i32>)
  %k = call @twice(%a#1) : (tensor<i32>) -> tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %k1, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %d = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x3xf32>
  %e = stablehlo.add %b#0, %d : tensor<?x3xf32>
  return %c#0, %b#0, %e : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}
func.func private @f(%n: tensor<i32>, %x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<i32>) {
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %n1, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %y = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x3xf32>
  %z = stablehlo.add %x, %y : tensor<?x3xf32>
  return %z, %n : tensor<?x3xf32>, tensor<i32>
}
func.func private @twice(%n: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.add %n, %n : tensor<i32>
  return %r : tensor<i32>
}
func.func private @unused(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
// -----
module {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %1:2 = call @f(%arg0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>)
    %2:2 = call @f_2(%0) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i32>)
    %3:2 = call @f(%1#0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>)
    %4 = stablehlo.iota dim = 0 : tensor<4x3xf32>
    %5 = stablehlo.add %2#0, %4 : tensor<4x3xf32>
    return %3#0, %2#0, %5 : tensor<2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @f(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.iota dim = 0 : tensor<2x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3xf32>
    return %1, %c : tensor<2x3xf32>, tensor<i32>
  }
  func.func private @f_2(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %0 = stablehlo.iota dim = 0 : tensor<4x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x3xf32>
    return %1, %c : tensor<4x3xf32>, tensor<i32>
  }
}
