func.func public @main(%arg0: tensor<4xf32> loc("x")) -> tensor<4xf32> {
  %0 = stablehlo.abs %arg0 : tensor<4xf32> loc("f.py":1:2 to :41)
  %1 = stablehlo.abs %0 : tensor<4xf32> loc("f.py":1:2 to 3:4)
  %2 = stablehlo.abs %1 : tensor<4xf32> loc(fused<"m">["a", "b"("g.py":7:0)])
  %3 = stablehlo.abs %2 : tensor<4xf32> loc(callsite("f" at callsite("g" at unknown)))
  return %3 : tensor<4xf32> loc(unknown)
} loc("h.py":5:6)
