func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
}
