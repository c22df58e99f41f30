// SPDX-License-Identifier: Apache-2.0
// What opcode.def says of an op's operands, results and regions: their number and their classes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lockstep/ir/verifier.h"

namespace lockstep::ir {

// How many of `count` values each slot takes. Variadic slots share evenly. nullopt when `count`
// does not fit.
std::optional<std::vector<size_t>> DivideAmongSlots(std::span<const Slot> slots, size_t count);

// What the regions of an op end with.
Opcode TerminatorOf(Opcode opcode);

// Ops that an error about the end of their regions stands at.
bool ReportsTerminators(Opcode opcode);

// Checks the number and classes of operands and, unless `declared` is null, of results; the number
// of regions, and that each ends in its terminator.
Status CheckSignature(const OpSite& site, const std::vector<Type>* declared = nullptr);

}  // namespace lockstep::ir
