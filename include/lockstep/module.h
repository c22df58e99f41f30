// SPDX-License-Identifier: Apache-2.0
// Module: a program, read from StableHLO text or bytecode or built with GraphBuilder, and what its
// entry takes and gives.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep {

namespace ir {
class Module;
}  // namespace ir

// An argument of the entry function.
struct ArgumentInfo {
  // The dotted path that its author gave ("state.params.w1"), or "arg<index>" when there is none.
  std::string name;
  Type type;
  // The caller gives the array up: its memory may be used for a result.
  bool donated = false;
  // The result that takes its place, when the program says which one.
  std::optional<int64_t> aliased_output;
};

// A result of the entry function.
struct ResultInfo {
  // The dotted path that its author gave ("result.0.params.w1"), or "out<index>".
  std::string name;
  Type type;
};

// A program that does not change any more. Cheap to copy: copies share it. Const access from many
// threads is safe.
//
// The entry function is `@main`; without one the only public function; without one the only
// function.
class Module {
 public:
  // A program without functions.
  Module();
  // REQUIRES: module is not null.
  explicit Module(std::shared_ptr<const ir::Module> module);

  // The signature of the entry function, in its order; empty when there is no entry.
  std::vector<ArgumentInfo> Arguments() const;
  std::vector<ResultInfo> Results() const;

  // The module's own name ("jit_step"), without '@'; may be empty.
  const std::string& name() const;

  // Checks every constraint of the StableHLO specification. Errors: InvalidArgument with all that
  // is wrong, one line each.
  Status Verify() const;

  // What Lockstep itself works on; the class is not part of the public interface.
  const ir::Module& ir() const { return *module_; }

 private:
  std::shared_ptr<const ir::Module> module_;
};

// Reads a program: StableHLO text (pretty or generic form), a portable artifact (VHLO bytecode) or
// what jax.export writes; its bytes tell which. `file` is what messages call it. Errors:
// InvalidArgument "file:LINE:COL: error: ..", with the line and a caret, for every mistake found in
// a text, or with the byte where an artifact is damaged; Unimplemented for an artifact of a newer
// StableHLO. The op's constraints are Verify()'s.
Result<Module> ParseModule(std::string_view program, const std::string& file = "<input>");

// Reads a file and then as ParseModule. Errors: NotFound and the like, with the path, or those of
// ParseModule.
Result<Module> LoadModule(const std::string& path);

struct TextOptions {
  bool generic = false;    // "stablehlo.add"(%0, %1) : .. for every op
  bool locations = false;  // with loc(..)
  // Constants of more elements become hex blobs, unless they are splats.
  int64_t max_list_elements = 100;
};

// The canonical StableHLO text. ParseModule(ToText(m)) is m but for what TextOptions leaves out.
std::string ToText(const Module& module, const TextOptions& options = {});

}  // namespace lockstep
