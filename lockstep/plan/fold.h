// SPDX-License-Identifier: Apache-2.0
// Ops that fold many elements into one inside generated loops: reductions, and contractions so
// small that a kernel of their own would cost more to start than to run.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/index_map.h"

namespace lockstep::plan {

// Whether loops fold this op: a reduce of any size, or a small dot_general.
bool IsFold(const ir::Module& module, ir::OpId op);

// One dimension of the loops of a fold.
struct FoldDim {
  int64_t size = 1;
  bool reduced = false;
};

// The loops in the order that walks best through memory. Kept dimensions come in the order of the
// result's.
std::vector<FoldDim> FoldLayout(const ir::Module& module, ir::OpId op);

// Whether a reduction or contraction runs over dimensions of size 1 alone, or none: then it folds
// one element.
bool FoldsOneElement(const ir::Module& module, ir::OpId op);

// Operands that are folded; those of a reduce are followed by as many initial values.
size_t NumFolded(const ir::Module& module, ir::OpId op);

// Where operand `index` (< NumFolded) is read when the result's element is at `result`: kept
// dimensions where the result has them, reduced ones at the reduced dimensions of the domain, in
// order, each of which may stand for a part of a dimension.
IndexMap FoldOperandMap(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                        const Domain& domain);

}  // namespace lockstep::plan
