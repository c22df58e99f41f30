// SPDX-License-Identifier: Apache-2.0
// What reduce.cc and the files here share.
#pragma once

#include <span>
#include <vector>

#include "lockstep/interpret/regions/fold.h"

namespace lockstep::interpret {

// The ops of the family: in window.cc,
Results EvaluateReduceWindow(const OpCall& call);
Results EvaluateSelectAndScatter(const OpCall& call);
// in batch_norm.cc,
Results EvaluateBatchNormGrad(const OpCall& call);
Results EvaluateBatchNormInference(const OpCall& call);
Results EvaluateBatchNormTraining(const OpCall& call);
// and in scan.cc.
Results EvaluateScan(const OpCall& call);

// Inputs and initial values of reduce and reduce_window as the body takes them.
struct ReduceOperands {
  std::vector<Literal> inputs;
  std::vector<Literal> inits;
};
Result<ReduceOperands> LoadReduceOperands(const OpCall& call, const ElementFunction& body);

// Results of `shape`: `inits` with `inputs` folded into them.
Results FoldAll(const OpCall& call, ElementFunction& body, std::span<const Literal> inits,
                const FoldInputs& inputs, const Shape& shape);

}  // namespace lockstep::interpret
