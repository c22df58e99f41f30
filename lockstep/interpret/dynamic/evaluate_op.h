// SPDX-License-Identifier: Apache-2.0
// One op on known operands, with no program around it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/literal.h"

namespace lockstep::interpret {

// Not thread-safe. May be used for any number of ops and modules.
class OpEvaluator {
 public:
  OpEvaluator();
  ~OpEvaluator();

  // What `op` gives on `operands`, as arrays of `result_types`, which have no unknown sizes.
  // REQUIRES: the op has no regions, names no function, and is of a family that only computes
  // (elementwise, shape, gather_scatter, dot, custom); its results are tensors.
  Result<std::vector<Literal>> Evaluate(const ir::Module& module, ir::OpId op,
                                        std::span<const Literal* const> operands,
                                        std::span<const Type> result_types);

 private:
  class Alone;
  std::unique_ptr<Alone> evaluator_;
};

}  // namespace lockstep::interpret
