#loc1 = loc("state['params']['w1']")
!t = tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5:-20}>>
module @jit_step attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc(#loc1), %q: !t, %arg1: tensor<?xf32, #stablehlo.bounds<5>> loc("x"(#loc2)), %arg2: tensor<f32> loc(unknown)) -> (tensor<4xf32> {jax.result_info = "result[0]"}) attributes {a = #a} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32> loc(#loc3)
    %1 = stablehlo.constant dense_resource<blob> : tensor<2xf32>
    return %0 : tensor<4xf32> loc(#loc)
  } loc(#loc)
} loc(#loc)
#a = [dense<[1, 2]> : tensor<2xi8>, array<i1: true>, @a::@b, {c, d = 0x7FC5 : bf16}]
#loc = loc(unknown)
#loc2 = loc("f.py":3:4 to :9)
#loc3 = loc(callsite("add:"(#loc1) at fused<"m">[#loc2, "g.py":1:2 to 5:6]))
{-#
  dialect_resources: {
    builtiN: {
      blob: "0x040000000000803F00000040"
    }
  }
#-}
