func.func @main() {
  return
}
// expect-error@+1: function @main is defined already
func.func @main() {
  return
}
