// SPDX-License-Identifier: Apache-2.0
// The verifier and type inference: every numbered constraint of the specification, op by op.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/base/diagnostic.h"
#include "lockstep/ir/module.h"

namespace lockstep::ir {

// How deep calls and regions may be nested, together and from any function down: what walks a
// program that verifies may recurse so deep.
inline constexpr int kMaxNesting = 512;
// "calls and regions are nested deeper than 512".
std::string NestedTooDeep(int max_nesting);

// Constraints of the specification that the ecosystem's own verifier does not enforce, so that
// programs which break them are about: refuse such a program, or let it pass with a warning. What
// runs programs refuses.
enum class Unenforced : uint8_t { kRefuse, kWarn };

// Checks the whole module and adds a diagnostic per fault, at the op's place in the text (its
// author's location goes into a note). First what holds for every op (counts, element classes,
// terminators, definitions before uses, calls that resolve), then the op's own constraints.
void VerifyModule(const Module& module, base::DiagnosticSink& sink,
                  Unenforced unenforced = Unenforced::kRefuse);
// The same as a Status.
Status VerifyModule(const Module& module);

// OK when the module has an entry that can run; else InvalidArgument that says what is missing.
Status CheckEntry(const Module& module);

// An op that may not exist yet: what inference and the constraints look at.
struct OpSite {
  Opcode opcode;
  std::vector<Type> operand_types;
  const OpAttributes* attributes = nullptr;  // null while inferring: all at their defaults
  // Regions of the op, already built; their arguments and terminators give the types.
  std::span<const RegionId> regions;
  const Module* module = nullptr;  // needed for regions and calls
  OpId op;                         // none while the op is being built
  // What is known of the operands' values: nothing, or one each, null where unknown.
  std::span<const Literal* const> operand_values = {};

  template <typename T>
  const T& attrs() const {
    return GetAttributes<T>(*attributes);
  }
};

// The result types that operands, attributes and regions give; the op's own constraints on them are
// checked on the way. Errors: InvalidArgument "'stablehlo.add' (C1): ..."; FailedPrecondition for
// ops whose result type is not determined by their inputs (reshape, iota, broadcast_in_dim,
// convert, constant-free custom ops ..): their result type is given by the author.
Result<std::vector<Type>> InferResultTypes(const OpSite& site);

}  // namespace lockstep::ir
