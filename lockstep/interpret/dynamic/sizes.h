// SPDX-License-Identifier: Apache-2.0
// Programs whose types leave sizes open: the arrays at hand give them, op by op.
#pragma once

#include <string>
#include <vector>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

// What an error calls a value: its type for an array.
std::string Describe(const Datum& datum);
// Whether a value is of a type whose unknown sizes stand for any within its bounds.
bool Fits(const Datum& datum, const Type& type);

// The result types of an op with the sizes that its operands give; a default type for a result that
// is no tensor. Errors, at the op's place: InvalidArgument when operands contradict the op or its
// declared types; Unimplemented when a size remains unknown.
Result<std::vector<TensorType>> KnownResultTypes(const OpCall& call);
// The results of an op, or the arguments of a region, are of their declared types.
Status CheckResultsFit(const OpCall& call, std::span<const Datum> results);
Status CheckArgumentsFit(const ir::Module& module, ir::RegionId region,
                         std::span<const Datum> arguments);

}  // namespace lockstep::interpret
