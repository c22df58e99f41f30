// SPDX-License-Identifier: Apache-2.0
// An op's attributes between artifacts (a flat list in the order of the op's row) and StableHLO (a
// dictionary, as TakeAttributes takes and ToDictionary gives it).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/status.h"
#include "lockstep/text/bytecode/vhlo_ops.h"

namespace lockstep::text::bytecode {

// `values` has one attribute per attribute of `op`. Adds to `elements` how many numbers the lists
// hold, which the caller bounds. Errors: InvalidArgument, Unimplemented; they name the attribute.
Status AttributesFromArtifact(const VhloOp& op, std::span<const ir::Attribute> values,
                              ir::Dictionary& out, uint64_t& elements);

// Errors: Unimplemented for what `op`, being of an older version, cannot say; it names the
// attribute.
Status AttributesToArtifact(const VhloOp& op, ir::Dictionary attributes,
                            std::vector<ir::Attribute>& out);

}  // namespace lockstep::text::bytecode
