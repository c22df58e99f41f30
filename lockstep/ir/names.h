// SPDX-License-Identifier: Apache-2.0
// Names of arguments and results: the paths that exporters write, made into dotted paths.
#pragma once

#include <string>
#include <string_view>

namespace lockstep::ir {

// A path into nested containers as Python spells it, with dots throughout:
//   state['params']['w1']          -> state.params.w1
//   result[0]['opt'][0].mu['w1']   -> result.0.opt.0.mu.w1
// A key that is neither a string nor a number stays as it is spelled; "[<flat index 3>]" gives 3. A
// dotted path is its own canonical form. What is no path (unbalanced brackets) is returned
// unchanged.
std::string CanonicalPath(std::string_view text);

// The same for a result. Some exporters leave the leading word "result" out.
std::string CanonicalResultPath(std::string_view text);

}  // namespace lockstep::ir
