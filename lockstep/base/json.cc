// SPDX-License-Identifier: Apache-2.0
// JSON from outside: a first pass checks limits and keys, a second builds the value.
#include "lockstep/base/json.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "lockstep/base/strings.h"

namespace lockstep::base {
namespace {

using nlohmann::json;

// Receives the events of a parse and stops it, by returning false, at the first thing to refuse.
// The names are those that nlohmann::json calls.
class Checker {
 public:
  explicit Checker(int max_depth) : max_depth_(max_depth) {}

  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(json::number_integer_t) { return true; }
  bool number_unsigned(json::number_unsigned_t) { return true; }
  bool number_float(json::number_float_t, const std::string&) { return true; }
  bool string(std::string&) { return true; }
  bool binary(json::binary_t&) { return true; }
  bool start_object(size_t) { return Open(); }
  bool start_array(size_t) { return Open(); }
  bool end_object() { return Close(); }
  bool end_array() { return Close(); }

  bool key(std::string& name) {
    if (keys_.back().insert(name).second) return true;
    status_ = InvalidArgumentError(StrCat("JSON object with key ", Quoted(name), " twice"));
    return false;
  }

  bool parse_error(size_t position, const std::string&, const json::exception& error) {
    // The library's message starts with its own name for the error, in brackets.
    std::string_view what = error.what();
    if (const size_t bracket = what.find("] "); bracket != what.npos)
      what.remove_prefix(bracket + 2);
    status_ = InvalidArgumentError(StrCat("not JSON at byte ", position, ": ", Quoted(what, 300)));
    return false;
  }

  const Status& status() const { return status_; }

 private:
  bool Open() {
    if (static_cast<int>(keys_.size()) >= max_depth_) {
      status_ =
          ResourceExhaustedError(StrCat("JSON is nested deeper than ", max_depth_, " levels"));
      return false;
    }
    keys_.emplace_back();
    return true;
  }
  bool Close() {
    keys_.pop_back();
    return true;
  }

  int max_depth_;
  std::vector<std::set<std::string, std::less<>>> keys_;  // one level per open object or array
  Status status_;
};

}  // namespace

Result<json> ParseJson(std::string_view text, const JsonLimits& limits) {
  if (text.size() > limits.max_bytes) {
    return ResourceExhaustedError(
        StrCat("JSON of ", text.size(), " bytes; at most ", limits.max_bytes, " are read"));
  }
  Checker checker(limits.max_depth);
  const bool good = json::sax_parse(text.begin(), text.end(), &checker);
  if (!good || !checker.status().ok()) {
    return checker.status().ok() ? InvalidArgumentError("not JSON") : checker.status();
  }
  json value = json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  if (value.is_discarded()) return InvalidArgumentError("not JSON");
  return value;
}

std::string JsonText(const json& value, int indent) {
  return value.dump(indent, ' ', /*ensure_ascii=*/false, json::error_handler_t::replace);
}

}  // namespace lockstep::base
