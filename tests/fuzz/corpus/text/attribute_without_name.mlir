func.func @f() attributes {c = #stablehlo.<ocvrnaw>} { return }
