// SPDX-License-Identifier: Apache-2.0
// Plan: how a program is to run. Groups of ops in an order, and a place in memory for every array.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/groups.h"

namespace lockstep::plan {

// Where an array lives during a call.
enum class Space : uint8_t {
  kNone,       // it has no bytes: a token, or nothing reads it
  kTemporary,  // at `offset` of the call's one block of temporary memory
  kArgument,   // argument `index` of the entry, not to be written
  kResult,     // result `index` of the entry
  kConstant,   // the value of constant op `index`
};

struct Slice {
  Space space = Space::kNone;
  uint32_t index = 0;
  int64_t offset = 0;
  int64_t size_bytes = 0;
  friend bool operator==(const Slice&, const Slice&) = default;
};

enum class StepKind : uint8_t {
  kLoops,  // generated code of a group
  kOp,     // one op: a kernel of its own, or the interpreter
  kCopy,   // inputs[0] to outputs[0]
  kWhile,  // sequences: condition, body
  kCase,   // case and if: one sequence per branch; inputs[0] is the index or predicate
};

struct Step;
using Sequence = std::vector<Step>;

struct Step {
  StepKind kind = StepKind::kOp;
  GroupSpec group;  // kLoops: the group; else the op alone (none for kCopy)
  Kernel kernel;    // kLoops
  // What is read and written. kLoops: kernel.buffers; kOp: operands, then values from outside that
  // regions use; kCase: the index; kWhile: none, its values are in the place of its results.
  std::vector<ir::ValueId> input_values, output_values;
  std::vector<Slice> inputs, outputs;
  std::vector<Sequence> sequences;  // kWhile: condition, body; kCase: the branches
  // Its place in the order of all steps; one with sequences goes on until `last_number`, and
  // sequence i is over at `sequence_ends[i]`.
  int64_t number = 0, last_number = 0;
  std::vector<int64_t> sequence_ends;
  Slice condition;  // kWhile: where the condition's sequence leaves its answer
  // kOp: the next step, loops of the same number, reads each element of this one's result at the
  // place that it computes. It may run on any part of the result as soon as that is made.
  bool has_epilogue = false;

  ir::OpId op() const { return group.ops.empty() ? ir::OpId() : group.ops.front(); }
};

// What takes memory, for the report before a run.
struct MemoryUse {
  int64_t argument_bytes = 0;
  int64_t result_bytes = 0;
  int64_t constant_bytes = 0;
  int64_t temporary_bytes = 0;
  // Results that take the place of arguments: counted in both of the above.
  int64_t aliased_bytes = 0;
  int64_t peak_bytes() const {
    return argument_bytes + result_bytes + constant_bytes + temporary_bytes - aliased_bytes;
  }
};

// An array in temporary memory and the steps (numbered in the order in which they run, loops once)
// during which it is needed.
struct TemporaryUse {
  ir::ValueId value;
  int64_t offset = 0;
  int64_t size_bytes = 0;
  int64_t first_step = 0;
  int64_t last_step = 0;
};

struct PlanOptions {
  GroupingOptions grouping;
};

struct Plan {
  Sequence steps;
  MemoryUse memory;
  int64_t temporary_lower_bound_bytes = 0;
  std::vector<TemporaryUse> temporaries;
  std::vector<FusionDecision> decisions;
  // Results of the entry whose memory is that of an argument: (result, argument).
  std::vector<std::pair<uint32_t, uint32_t>> aliases;
};

// Bytes of temporaries that are live, from each step on at which that changes.
std::map<int64_t, int64_t> LiveBytes(const Plan& plan);

// REQUIRES: the module verifies, its entry calls no functions and has static shapes. Errors:
// ResourceExhausted when an array's size overflows; Internal when a plan does not validate.
Result<Plan> MakePlan(const ir::Module& module, const PlanOptions& options);

}  // namespace lockstep::plan
