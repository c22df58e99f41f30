// SPDX-License-Identifier: Apache-2.0
// Binding of a step's arguments and results; see bindings.h.
#include "lockstep/session/bindings.h"

#include <algorithm>
#include <map>

namespace lockstep::session {
namespace {

constexpr size_t kUnbound = static_cast<size_t>(-1);

// `result.0.params.w1` -> `params.w1`: a step returns (state, metrics), so the first part after
// `result` is the position in that pair.
std::string_view ResultTail(std::string_view path) {
  if (path.substr(0, 7) != "result.") return {};
  return WithoutFirstPart(path.substr(7));
}

template <typename Infos>
std::optional<size_t> FindByName(const Infos& infos, std::string_view name) {
  for (size_t i = 0; i < infos.size(); ++i) {
    if (MatchesPath(name, infos[i].name)) return i;
  }
  return std::nullopt;
}

// Fills result_of[argument], refusing pairs of unequal types and results used twice.
struct Pairing {
  explicit Pairing(const Signature& s)
      : signature(s),
        result_of(s.arguments.size(), kUnbound),
        argument_of(s.results.size(), kUnbound) {}

  Status Bind(size_t argument, size_t result) {
    const ArgumentInfo& a = signature.arguments[argument];
    const ResultInfo& r = signature.results[result];
    if (!(a.type == r.type)) {
      return InvalidArgumentError("result '" + r.name + "' of type " + r.type.ToString() +
                                  " cannot become argument '" + a.name + "' of type " +
                                  a.type.ToString());
    }
    if (argument_of[result] != kUnbound && argument_of[result] != argument) {
      return InvalidArgumentError("result '" + r.name + "' would feed two arguments: '" +
                                  signature.arguments[argument_of[result]].name + "' and '" +
                                  a.name + "'");
    }
    result_of[argument] = result;
    argument_of[result] = argument;
    return OkStatus();
  }
  bool Bound(size_t argument) const { return result_of[argument] != kUnbound; }
  bool Taken(size_t result) const { return argument_of[result] != kUnbound; }

  const Signature& signature;
  std::vector<size_t> result_of;
  std::vector<size_t> argument_of;
};

Status BindByMap(const Signature& signature, std::span<const NamePair> map, Pairing& pairing) {
  for (const auto& [result_name, argument_name] : map) {
    auto result = FindByName(signature.results, result_name);
    if (!result) return InvalidArgumentError("--map: the step has no result '" + result_name + "'");
    auto argument = FindByName(signature.arguments, argument_name);
    if (!argument) {
      return InvalidArgumentError("--map: the step has no argument '" + argument_name + "'");
    }
    LS_RETURN_IF_ERROR(pairing.Bind(*argument, *result).Annotate("--map"));
  }
  return OkStatus();
}

Status BindByDonation(const Signature& signature, Pairing& pairing) {
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    const auto& output = signature.arguments[i].aliased_output;
    if (!output || pairing.Bound(i)) continue;
    if (*output < 0 || static_cast<size_t>(*output) >= signature.results.size()) {
      return InvalidArgumentError("argument '" + signature.arguments[i].name +
                                  "' is donated to result " + std::to_string(*output) +
                                  ", but the step has " + std::to_string(signature.results.size()) +
                                  " results");
    }
    const auto result = static_cast<size_t>(*output);
    if (!pairing.Taken(result)) LS_RETURN_IF_ERROR(pairing.Bind(i, result));
  }
  return OkStatus();
}

Status BindByName(const Signature& signature, Pairing& pairing) {
  std::map<std::string_view, size_t> result_by_tail;
  for (size_t i = 0; i < signature.results.size(); ++i) {
    std::string_view tail = ResultTail(signature.results[i].name);
    if (!tail.empty() && !pairing.Taken(i)) result_by_tail.emplace(tail, i);
  }
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    if (pairing.Bound(i)) continue;
    auto found = result_by_tail.find(WithoutFirstPart(signature.arguments[i].name));
    if (found == result_by_tail.end() || pairing.Taken(found->second)) continue;
    if (!(signature.arguments[i].type == signature.results[found->second].type)) continue;
    LS_RETURN_IF_ERROR(pairing.Bind(i, found->second));
  }
  return OkStatus();
}

std::string Listed(std::string_view what, const std::vector<std::string>& names) {
  if (names.empty()) return {};
  std::string text = "\n  " + std::string(what) + ":";
  for (const std::string& name : names) text += "\n    " + name;
  return text;
}

}  // namespace

Result<NamePair> ParseNamePair(std::string_view flag, std::string_view text) {
  const size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size()) {
    return InvalidArgumentError(std::string(flag) + " expects NAME=NAME, found '" +
                                std::string(text) + "'");
  }
  return NamePair(text.substr(0, equals), text.substr(equals + 1));
}

std::string_view WithoutFirstPart(std::string_view path) {
  const size_t dot = path.find('.');
  return dot == std::string_view::npos ? path : path.substr(dot + 1);
}

bool MatchesPath(std::string_view name, std::string_view path) {
  return name == path || name == WithoutFirstPart(path);
}

Result<StepBindings> BindStep(const Signature& signature, std::span<const NamePair> map) {
  Pairing pairing(signature);
  LS_RETURN_IF_ERROR(BindByMap(signature, map, pairing));
  LS_RETURN_IF_ERROR(BindByDonation(signature, pairing));
  LS_RETURN_IF_ERROR(BindByName(signature, pairing));
  StepBindings bindings;
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    if (pairing.Bound(i)) {
      bindings.state.push_back({i, pairing.result_of[i]});
    } else {
      bindings.other_arguments.push_back(i);
    }
  }
  for (size_t i = 0; i < signature.results.size(); ++i) {
    if (!pairing.Taken(i)) bindings.metrics.push_back(i);
  }
  return bindings;
}

Result<std::vector<std::optional<size_t>>> MatchArrays(std::span<const std::string> paths,
                                                       std::span<const arrays::NamedArray> arrays) {
  std::map<std::string_view, size_t> by_name;
  for (size_t i = 0; i < arrays.size(); ++i) by_name.emplace(arrays[i].name, i);
  std::vector<std::optional<size_t>> matches;
  std::vector<std::string> ambiguous;
  for (const std::string& path : paths) {
    auto whole = by_name.find(path);
    auto tail = by_name.find(WithoutFirstPart(path));
    if (whole != by_name.end() && tail != by_name.end() && whole->second != tail->second) {
      ambiguous.push_back(path + ": both '" + std::string(whole->first) + "' and '" +
                          std::string(tail->first) + "'");
    }
    auto found = whole != by_name.end() ? whole : tail;
    matches.push_back(found == by_name.end() ? std::nullopt : std::optional(found->second));
  }
  if (!ambiguous.empty()) {
    return InvalidArgumentError("names that match twice:" + Listed("ambiguous", ambiguous));
  }
  return matches;
}

Result<std::vector<Literal>> TakeState(const Signature& signature,
                                       std::span<const size_t> arguments,
                                       std::span<const arrays::NamedArray> arrays, bool all_used,
                                       std::string_view source) {
  std::vector<std::string> paths;
  for (size_t argument : arguments) paths.push_back(signature.arguments[argument].name);
  LS_ASSIGN_OR_RETURN(auto matches, MatchArrays(paths, arrays));

  std::vector<Literal> values(arguments.size());
  std::vector<size_t> users(arrays.size(), 0);
  std::vector<std::string> missing, mistyped, extra, shared;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const ArgumentInfo& argument = signature.arguments[arguments[i]];
    if (!matches[i]) {
      missing.push_back(argument.name + " : " + argument.type.ToString());
      continue;
    }
    const arrays::NamedArray& array = arrays[*matches[i]];
    if (++users[*matches[i]] > 1)
      shared.push_back(array.name + " (again for " + argument.name + ")");
    if (!(Type(array.value.type()) == argument.type)) {
      mistyped.push_back(argument.name + ": expected " + argument.type.ToString() + ", found " +
                         array.value.type().ToString());
      continue;
    }
    values[i] = array.value;
  }
  for (size_t i = 0; all_used && i < arrays.size(); ++i) {
    if (users[i] == 0) extra.push_back(arrays[i].name + " : " + arrays[i].value.type().ToString());
  }
  if (missing.empty() && mistyped.empty() && extra.empty() && shared.empty()) return values;
  return InvalidArgumentError(
      std::string(source) + " does not fit the program:" + Listed("missing", missing) +
      Listed("of another type", mistyped) + Listed("not used by the program", extra) +
      Listed("matches several arguments", shared));
}

}  // namespace lockstep::session
