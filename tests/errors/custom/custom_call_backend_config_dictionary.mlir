func.func @main() {
  // expect-error@+1: 'stablehlo.custom_call': backend_config must be a dictionary with api_version 4
  "stablehlo.custom_call"() <{call_target_name = "f", api_version = 4 : i32, backend_config = "a"}> : () -> ()
  return
}
