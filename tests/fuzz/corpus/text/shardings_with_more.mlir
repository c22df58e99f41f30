func.func @f() {
  "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[] x>}> ({
    "sdy.return"() : () -> ()
  }) : () -> ()
  return
}
