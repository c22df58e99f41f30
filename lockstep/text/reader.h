// SPDX-License-Identifier: Apache-2.0
// Reads StableHLO text (pretty and generic form) into a Module.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/diagnostic.h"
#include "lockstep/ir/module.h"

namespace lockstep::text {

// What the type and attribute aliases of a text may stand for, written out at every use: so many
// bytes, and kMaxAliasRatio more for each byte of the text.
inline constexpr uint64_t kMaxAliasBytes = 1 << 20;
inline constexpr uint64_t kMaxAliasRatio = 16;

struct ReadOptions {
  // Named in messages and kept as Module::source_file.
  std::string file = "<input>";
  // Added to line numbers: for a part of a split file.
  uint32_t first_line = 1;
  // Deepest nesting of regions, attributes, types and literals before the text is refused.
  int max_depth = 256;
};

// Reads one module: `module {..}` or bare functions. Syntax, names, types and attributes are
// checked; the op's constraints are the verifier's. Linear in the text; refuses instead of
// allocating beyond what the text itself can fill. Errors are added to `sink` (the first is the one
// that matters) and the Result is InvalidArgument with the formatted messages.
Result<ir::Module> ReadModule(std::string_view text, const ReadOptions& options,
                              base::DiagnosticSink& sink);
Result<ir::Module> ReadModule(std::string_view text, const ReadOptions& options = {});

// Reads a file and then as above. Errors: NotFound and the like with the path.
Result<ir::Module> ReadModuleFile(const std::string& path);

// Reads one value such as "dense<1.0> : tensor<4xf32>", as `lockstep run --input` takes it.
Result<Literal> ReadLiteral(std::string_view text);

// Reads one attribute or type by itself.
Result<ir::Attribute> ReadAttribute(std::string_view text);
Result<Type> ReadType(std::string_view text);

}  // namespace lockstep::text
