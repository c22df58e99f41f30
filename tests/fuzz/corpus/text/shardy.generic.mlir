"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "m1"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<[], device_ids=[0]>, sym_name = "m2"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2], device_ids=[1, 0]>, sym_name = "m3"}> : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@m1, [{"x"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "sdy.reshard"(%0) <{sharding = #sdy.sharding<@m1, [{"x"}, {}], replicated={"y"}>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "sdy.propagation_barrier"(%1) <{allowed_direction = 0 : i32}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "sdy.sharding_group"(%2) <{group_id = 3 : i64}> : (tensor<4x4xf32>) -> ()
    %3 = "sdy.manual_computation"(%2) <{in_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>}> ({
    ^bb0(%arg1: tensor<2x4xf32>):
      "sdy.return"(%arg1) : (tensor<2x4xf32>) -> ()
    }) {foo} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[]>}> ({
      "sdy.return"() : () -> ()
    }) : () -> ()
    %4 = "stablehlo.add"(%3, %3) {sdy.sharding = #sdy.sharding_per_value<[<@m1, [{"x"}, {}]>]>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = "sdy.propagation_barrier"(%4) <{allowed_direction = 2 : i32}> {tag} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%4) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
