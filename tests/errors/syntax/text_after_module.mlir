module {
  func.func @main() {
    return
  }
}
// expect-error@+1: expected end of input, found 'nonsense'
nonsense
