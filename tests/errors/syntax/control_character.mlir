func.func @main() {
  // expect-error@+1: expected an operation, found '\01'
   return
}
