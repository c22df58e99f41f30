// One value, in a fused group at its own places and at places of another shape.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<12xi32>
  %m = stablehlo.reshape %x : (tensor<12xi32>) -> tensor<3x4xi32>
  %a = stablehlo.optimization_barrier %m : tensor<3x4xi32>
  %three = stablehlo.constant dense<3> : tensor<3x4xi32>
  %p = stablehlo.multiply %a, %three : tensor<3x4xi32>
  %b = stablehlo.subtract %p, %a : tensor<3x4xi32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %r = stablehlo.reshape %b : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %y = stablehlo.subtract %t, %r : tensor<4x3xi32>
  check.expect_eq_const %y, dense<[[0, 6, 12], [-4, 2, 8], [-8, -2, 4], [-12, -6, 0]]> : tensor<4x3xi32>
  return
}
