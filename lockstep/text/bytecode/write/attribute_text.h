// SPDX-License-Identifier: Apache-2.0
// An attribute that Lockstep keeps as text being taken apart, blanks between its tokens ignored.
// After an error nothing matches any more.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::text::bytecode {

class AttributeText {
 public:
  explicit AttributeText(std::string_view text) : rest_(text) {}

  bool ok() const { return !failed_; }
  void Fail() { failed_ = true; }
  bool AtEnd() { return Skip().empty(); }
  // The next character; NUL at the end and after an error.
  char Peek() { return Skip().empty() || failed_ ? '\0' : rest_.front(); }

  bool Eat(std::string_view token) {
    if (failed_ || !Skip().starts_with(token)) return false;
    rest_.remove_prefix(token.size());
    return true;
  }
  void Expect(std::string_view token) { failed_ = failed_ || !Eat(token); }

  int64_t Integer() {
    int64_t value = 0;
    const std::string_view text = Skip();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    failed_ = failed_ || error != std::errc();
    if (!failed_) rest_.remove_prefix(static_cast<size_t>(end - text.data()));
    return value;
  }
  // What stands before the first of `stops`.
  std::string Until(std::string_view stops) {
    const std::string out(rest_.substr(0, rest_.find_first_of(stops)));
    rest_.remove_prefix(out.size());
    return out;
  }
  std::string Quoted() {
    Expect("\"");
    std::string out = Until("\"");
    Expect("\"");
    return out;
  }
  // `one` for each part of a list that ends with `close`.
  template <typename F>
  void List(std::string_view close, F one) {
    if (Eat(close)) return;
    do {
      one();
    } while (ok() && Eat(","));
    Expect(close);
  }

 private:
  std::string_view Skip() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n\t\r"), rest_.size()));
    return rest_;
  }

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace lockstep::text::bytecode
