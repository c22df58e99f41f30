// SPDX-License-Identifier: Apache-2.0
// What is known of a function before it runs: a place for each value, the last use of each value.
// Looked up once, so that an op costs little each time it runs.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

// Evaluates one op; one per family.
using EvaluateFunction = Results (*)(const OpCall&);
EvaluateFunction EvaluateFunctionOf(ir::Family family);

// A place in the frame of a function.
using Slot = uint32_t;

struct PlannedInput {
  Slot slot = 0;
  bool is_last_use = false;  // move the value out
};

struct PlannedOp {
  ir::OpId op;
  EvaluateFunction evaluate = nullptr;
  std::vector<PlannedInput> inputs;
  std::vector<Slot> results;
  // Values that nothing needs after this op and that were not moved out.
  std::vector<Slot> released;
  // Operands give sizes of its results.
  bool takes_sizes = false;
  // The result whose array is larger than allowed; -1: none.
  int oversized_result = -1;
};

struct RegionPlan {
  std::vector<Slot> arguments;
  std::vector<Slot> unused_arguments;
  std::vector<PlannedOp> ops;         // without the terminator
  std::vector<PlannedInput> outputs;  // what the terminator gives
};

// The plans of the functions of one module, made when first asked for.
class Plans {
 public:
  Plans(const ir::Module& module, int64_t max_array_bytes);

  // Makes the plans of a function's body and of all regions in it.
  void AddFunction(ir::FunctionId function);

  // REQUIRES: AddFunction of the function around it.
  const RegionPlan& region(ir::RegionId region) const { return *regions_[region.index]; }
  Slot slot(ir::ValueId value) const { return slots_[value.index]; }
  size_t num_slots(ir::FunctionId function) const { return num_slots_[function.index]; }
  // Whether a function that was added has a value whose type leaves sizes open.
  bool has_unknown_sizes() const { return has_unknown_sizes_; }
  // The first array that is larger than allowed; -1: none. Unknown sizes do not count.
  int FindOversized(std::span<const TensorType> types) const;

 private:
  void AddRegion(ir::RegionId region, Slot& next_slot);
  void PlanOp(ir::OpId op, PlannedOp& planned);
  void MarkLastUses(ir::RegionId region, RegionPlan& plan);
  void MarkLastUse(ir::RegionId region, ir::ValueId value, RegionPlan& plan);

  const ir::Module& module_;
  int64_t max_array_bytes_;
  bool has_unknown_sizes_ = false;
  std::vector<std::unique_ptr<RegionPlan>> regions_;  // by RegionId
  std::vector<Slot> slots_;                           // by ValueId
  std::vector<uint32_t> positions_;                   // by OpId: place among the ops of its region
  std::vector<size_t> num_slots_;                     // by FunctionId; 0: not planned yet
};

}  // namespace lockstep::interpret
