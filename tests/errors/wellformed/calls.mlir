// Functions are found before and after their use; a call of a declaration has types alone.
func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %0:2 = call @pair(%a) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>)
  %1 = func.call @outside(%0#0) : (tensor<2xf32>) -> tensor<2xf32>
  func.call @nothing() : () -> ()
  %2 = stablehlo.composite "my.op" %1 {composite_attributes = {n = 1 : i64}, decomposition = @double} : (tensor<2xf32>) -> tensor<2xf32>
  return %2, %0#1 : tensor<2xf32>, tensor<i32>
}
func.func private @pair(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = func.call @double(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %1, %0 : tensor<2xf32>, tensor<i32>
}
func.func private @double(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @nothing() {
  return
}
func.func private @outside(tensor<2xf32>) -> tensor<2xf32>
