func.func @main() {
  // expect-error@+1: 'stablehlo.custom_call': api_version must be in [0, 4], found 5
  "stablehlo.custom_call"() <{call_target_name = "f", api_version = 5 : i32}> : () -> ()
  return
}
