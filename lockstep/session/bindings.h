// SPDX-License-Identifier: Apache-2.0
// Which argument of a training step takes what: state that is threaded from step to step, rows of a
// batch, or constants; by donation, by names, or by the user's word.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/arrays/array_file.h"
#include "lockstep/module.h"

namespace lockstep::session {

// Arguments of @main and its results, with canonical dotted names.
struct Signature {
  std::vector<ArgumentInfo> arguments;
  std::vector<ResultInfo> results;
};

// A pair of names as `--map result=argument` and `--batch argument=array` give them.
using NamePair = std::pair<std::string, std::string>;

// Splits "left=right". Errors: InvalidArgument naming `flag`.
Result<NamePair> ParseNamePair(std::string_view flag, std::string_view text);

// `name` is the whole of `path`, or `path` without its first part: `params.w1` matches
// `state.params.w1` and `params.w1`.
bool MatchesPath(std::string_view name, std::string_view path);

// `path` without its first part when it has several. JAX writes `args[0]` for a first argument
// without a name, so `args.0` is one part.
std::string_view WithoutFirstPart(std::string_view path);

// A state argument and the result that becomes its next value.
struct StateSlot {
  size_t argument = 0;
  size_t result = 0;
};

struct StepBindings {
  std::vector<StateSlot> state;         // in the order of arguments
  std::vector<size_t> other_arguments;  // batch and constants, in order
  std::vector<size_t> metrics;          // results that are not state, in order
};

// The one argument that `name` matches. Errors: InvalidArgument when there is none, with the
// nearest name, and when there are several, with all of them. `flag` begins the message.
Result<size_t> FindArgument(std::span<const ArgumentInfo> arguments, std::string_view name,
                            std::string_view flag);

// The right sides of `pairs` (`--batch argument=array`) by the argument they are for. Errors: those
// of FindArgument; InvalidArgument when an argument is given twice.
Result<std::map<size_t, std::string>> ByArgument(std::span<const ArgumentInfo> arguments,
                                                 std::span<const NamePair> pairs,
                                                 std::string_view flag);

// Threads state: first what `map` says, then donation (tf.aliasing_output), then names. A step
// returns (state, metrics), so `result.0.params.w1` names `state.params.w1` or `params.w1`, as
// `result.params.w1` does where the state alone is returned; `result.1.w1` names no state: it is a
// metric or a gradient. Errors: InvalidArgument for a name in `map` that does not exist or matches
// twice, for types of a pair that differ, for a result or an argument in two pairs, and listing
// all results that name several arguments.
Result<StepBindings> BindStep(const Signature& signature, std::span<const NamePair> map);

// "params.w1 <- result.0.w1, ..." for the first few.
std::string DescribePairs(const Signature& signature, std::span<const StateSlot> state);

// "\n  what:\n    a\n    b" for a message; empty for no names.
std::string Listed(std::string_view what, std::span<const std::string> names);

// For each path, the index of the array in `arrays` whose name matches it; nullopt: none. An array
// whose name is the whole of one path serves no other path. Errors: InvalidArgument listing every
// path that several arrays match.
Result<std::vector<std::optional<size_t>>> MatchArrays(std::span<const std::string> paths,
                                                       std::span<const arrays::NamedArray> arrays);

// The arrays for `arguments` (indices into the signature), each of the argument's exact type, with
// the names they have in `arrays`. Errors: InvalidArgument listing all that is missing, of another
// type or, with `all_used`, left over. `source` names the file in messages.
Result<std::vector<arrays::NamedArray>> TakeState(const Signature& signature,
                                                  std::span<const size_t> arguments,
                                                  std::span<const arrays::NamedArray> arrays,
                                                  bool all_used, std::string_view source);

}  // namespace lockstep::session
