// SPDX-License-Identifier: Apache-2.0
// Binding of a step's arguments and results; see bindings.h.
#include "lockstep/session/bindings.h"

#include <algorithm>
#include <set>

#include "lockstep/base/strings.h"

namespace lockstep::session {
namespace {

constexpr size_t kUnbound = static_cast<size_t>(-1);

// `result.0.params.w1` and `result.params.w1` -> `params.w1`, `result.1.w1` -> empty; see BindStep.
std::string_view StateTail(std::string_view path) {
  constexpr std::string_view kResult = "result.";
  if (!path.starts_with(kResult)) return {};
  path.remove_prefix(kResult.size());
  const size_t digits = path.find_first_not_of("0123456789");
  if (digits == 0) return path;
  return path.starts_with("0.") ? path.substr(2) : std::string_view();
}

template <typename Info>
Result<size_t> FindOne(std::span<const Info> infos, std::string_view name, std::string_view flag,
                       std::string_view what) {
  std::vector<std::string_view> found, all;
  size_t index = 0;
  for (size_t i = 0; i < infos.size(); ++i) {
    all.push_back(infos[i].name);
    if (!MatchesPath(name, infos[i].name)) continue;
    index = i;
    found.push_back(infos[i].name);
  }
  if (found.size() == 1) return index;
  std::string text = base::StrCat(flag, ": ");
  if (found.empty()) {
    base::StrAppend(text, "the program has no ", what, " ", base::Quoted(name));
    const auto near = base::NearestMatch(name, all);
    if (near) base::StrAppend(text, "; did you mean ", base::Quoted(*near), "?");
  } else {
    base::StrAppend(text, base::Quoted(name), " is the name of several ", what,
                    "s; write one in full: ", base::Join(found, ", "));
  }
  return InvalidArgumentError(std::move(text));
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
    if (Bound(argument)) {
      return InvalidArgumentError("argument '" + a.name + "' would be fed twice, by '" +
                                  signature.results[result_of[argument]].name + "' and by '" +
                                  r.name + "'");
    }
    if (Taken(result)) {
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
  const std::span<const ArgumentInfo> arguments = signature.arguments;
  const std::span<const ResultInfo> results = signature.results;
  for (const auto& [result_name, argument_name] : map) {
    const std::string flag = base::StrCat("--map ", result_name, "=", argument_name);
    LS_ASSIGN_OR_RETURN(const size_t result, FindOne(results, result_name, flag, "result"));
    LS_ASSIGN_OR_RETURN(const size_t argument, FindArgument(arguments, argument_name, flag));
    LS_RETURN_IF_ERROR(pairing.Bind(argument, result).Annotate(flag));
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

// Pairs what is left by name and type.
Status BindByName(const Signature& signature, Pairing& pairing) {
  std::vector<std::pair<size_t, size_t>> pairs;  // argument, result
  std::vector<std::string> ambiguous;
  for (size_t r = 0; r < signature.results.size(); ++r) {
    const ResultInfo& result = signature.results[r];
    const std::string_view tail = StateTail(result.name);
    if (tail.empty() || pairing.Taken(r)) continue;
    std::vector<std::string_view> names;
    for (size_t a = 0; a < signature.arguments.size(); ++a) {
      const ArgumentInfo& argument = signature.arguments[a];
      if (pairing.Bound(a) || !MatchesPath(tail, argument.name)) continue;
      if (!(argument.type == result.type)) continue;
      names.push_back(argument.name);
      pairs.emplace_back(a, r);
    }
    if (names.size() > 1) ambiguous.push_back(result.name + ": " + base::Join(names, ", "));
  }
  if (!ambiguous.empty()) {
    return InvalidArgumentError("results that name several arguments (choose with --map):" +
                                Listed("ambiguous", ambiguous));
  }
  for (const auto& [argument, result] : pairs) {
    LS_RETURN_IF_ERROR(pairing.Bind(argument, result).Annotate("by names (choose with --map)"));
  }
  return OkStatus();
}

}  // namespace

std::string Listed(std::string_view what, std::span<const std::string> names) {
  if (names.empty()) return {};
  std::string text = base::StrCat("\n  ", what, ":");
  for (const std::string& name : names) base::StrAppend(text, "\n    ", name);
  return text;
}

Result<NamePair> ParseNamePair(std::string_view flag, std::string_view text) {
  const size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size()) {
    return InvalidArgumentError(std::string(flag) + " expects NAME=NAME, found '" +
                                std::string(text) + "'");
  }
  return NamePair(text.substr(0, equals), text.substr(equals + 1));
}

std::string_view WithoutFirstPart(std::string_view path) {
  constexpr std::string_view kArgs = "args.";
  size_t dot = path.find('.');
  if (path.starts_with(kArgs)) {
    const size_t end = path.find_first_not_of("0123456789", kArgs.size());
    if (end != std::string_view::npos && end > kArgs.size() && path[end] == '.') dot = end;
  }
  return dot == std::string_view::npos ? path : path.substr(dot + 1);
}

bool MatchesPath(std::string_view name, std::string_view path) {
  return name == path || name == WithoutFirstPart(path);
}

Result<size_t> FindArgument(std::span<const ArgumentInfo> arguments, std::string_view name,
                            std::string_view flag) {
  return FindOne(arguments, name, flag, "argument");
}

Result<std::map<size_t, std::string>> ByArgument(std::span<const ArgumentInfo> arguments,
                                                 std::span<const NamePair> pairs,
                                                 std::string_view flag) {
  std::map<size_t, std::string> by_argument;
  for (const auto& [name, array] : pairs) {
    const std::string text = base::StrCat(flag, " ", name, "=", array);
    LS_ASSIGN_OR_RETURN(const size_t argument, FindArgument(arguments, name, text));
    if (by_argument.emplace(argument, array).second) continue;
    return InvalidArgumentError(base::StrCat(text, ": argument '", arguments[argument].name,
                                             "' is given a second time, after '",
                                             by_argument[argument], "'"));
  }
  return by_argument;
}

std::string DescribePairs(const Signature& signature, std::span<const StateSlot> state) {
  constexpr size_t kShown = 4;
  std::string text = base::Join(state.first(std::min(kShown, state.size())), ", ",
                                [&](std::string& out, StateSlot slot) {
                                  base::StrAppend(out, signature.arguments[slot.argument].name,
                                                  " <- ", signature.results[slot.result].name);
                                });
  if (state.size() > kShown) base::StrAppend(text, " and ", state.size() - kShown, " more");
  return text;
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
  const auto find = [&](std::string_view name) {
    auto found = by_name.find(name);
    return found == by_name.end() ? std::nullopt : std::optional(found->second);
  };
  const std::set<std::string_view> whole_paths(paths.begin(), paths.end());
  std::vector<std::optional<size_t>> matches;
  std::vector<std::string> ambiguous;
  for (const std::string& path : paths) {
    const std::string_view tail = WithoutFirstPart(path);
    const auto whole = find(path);
    const auto by_tail = whole_paths.contains(tail) ? whole : find(tail);
    if (whole && by_tail && *whole != *by_tail) {
      ambiguous.push_back(base::StrCat(path, ": both '", path, "' and '", tail, "'"));
    }
    matches.push_back(whole ? whole : by_tail);
  }
  if (!ambiguous.empty()) {
    return InvalidArgumentError("names that match twice:" + Listed("ambiguous", ambiguous));
  }
  return matches;
}

Result<std::vector<arrays::NamedArray>> TakeState(const Signature& signature,
                                                  std::span<const size_t> arguments,
                                                  std::span<const arrays::NamedArray> arrays,
                                                  bool all_used, std::string_view source) {
  std::vector<std::string> paths;
  for (size_t argument : arguments) paths.push_back(signature.arguments[argument].name);
  LS_ASSIGN_OR_RETURN(auto matches, MatchArrays(paths, arrays));

  std::vector<arrays::NamedArray> values(arguments.size());
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
    values[i] = array;
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
