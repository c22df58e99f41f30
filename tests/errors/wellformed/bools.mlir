// Bool is promotable to bool; it is not an integer.
func.func @main(%a: tensor<4xi1>, %z: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %1 = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  %2 = stablehlo.multiply %a, %a : tensor<4xi1>
  %3 = stablehlo.maximum %a, %2 : tensor<4xi1>
  %4 = stablehlo.not %3 : tensor<4xi1>
  %5 = stablehlo.add %4, %a : tensor<4xi1>
  %6 = stablehlo.compare LT, %5, %a, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<i1>
}
