func.func @main() {
  // expect-error@+1: 'stablehlo.custom_call': backend_config must be a string with api_version 1
  "stablehlo.custom_call"() <{call_target_name = "f", backend_config = {a = 1 : i32}}> : () -> ()
  return
}
