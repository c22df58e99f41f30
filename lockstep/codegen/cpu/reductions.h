// SPDX-License-Identifier: Apache-2.0
// One reduction inside loops: what starts it, what each element adds, what comes out.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

// The body on registers: parameters are its arguments in order.
std::vector<Lanes> EmitBody(FunctionText& f, const ir::Module& module, const plan::Body& body,
                            const std::vector<Lanes>& parameters);

// Whether the body is a sum of floats, to which parts make a difference.
bool IsFloatSum(const plan::Reduction& reduction);

// Whether lanes may each fold a part of one result: the body is one op that has a neutral element.
bool FoldsAcrossLanes(const plan::Reduction& reduction);

class Fold {
 public:
  Fold(FunctionText& f, const ir::Module& module, const plan::Reduction& reduction)
      : f_(f), module_(module), reduction_(reduction) {}

  // Before the loops. `across_lanes`: lanes are elements of one result, folded in a fixed tree, and
  // so begin with the op's neutral element; `inits` are scalars. Otherwise each lane has a result
  // of its own. `in_parts`: a long sum, folded as a sum of parts, so that rounding errors do not
  // grow with its length.
  void Start(const std::vector<Lanes>& inits, int lanes, bool across_lanes, bool in_parts);
  // In the loops. Lanes that `mask` (constant; empty: none) lacks do not count.
  void Combine(const std::vector<Lanes>& inputs, const std::string& mask);
  // In the loops, now and then: adds the part to the whole. Without parts it does nothing.
  void ClosePart();
  // After the loops.
  std::vector<Lanes> Finish();

 private:
  Lanes LoadAccumulator(size_t index);
  void StoreAccumulator(size_t index, const Lanes& value);
  Lanes Neutral(size_t index);
  DType AccumulatorType(DType dtype) const;
  std::vector<Lanes> Apply(const std::vector<Lanes>& a, const std::vector<Lanes>& b);

  FunctionText& f_;
  const ir::Module& module_;
  const plan::Reduction& reduction_;
  int lanes_ = 1;
  bool across_lanes_ = false;
  std::vector<Lanes> inits_;
  std::vector<DType> dtypes_;  // of the accumulators
  bool in_parts_ = false;
  std::vector<std::string> re_, im_;
  std::vector<std::string> whole_re_, whole_im_;  // of what closed parts add up to
};

}  // namespace lockstep::codegen::cpu
