// SPDX-License-Identifier: Apache-2.0
// What the families of the interpreter share: one op in front of them, its operands, and a way to
// run a region or a function. One Evaluate function per family.
#pragma once

#include <span>
#include <vector>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/module.h"

namespace lockstep::interpret {

struct Process;  // grid/grid.h

// Runs regions and functions; implemented in interpreter.cc.
class Evaluator {
 public:
  virtual ~Evaluator() = default;
  // Runs a region with `arguments` (values of enclosing regions are visible) and returns what its
  // terminator gives.
  virtual Result<std::vector<Datum>> RunRegion(ir::RegionId region,
                                               std::vector<Datum> arguments) = 0;
  virtual Result<std::vector<Datum>> RunFunction(ir::FunctionId function,
                                                 std::vector<Datum> arguments) = 0;
  // A value of an enclosing region, already computed.
  virtual const Datum& Captured(ir::ValueId value) = 0;
  virtual const InterpretOptions& options() const = 0;
  virtual RunResult& result() = 0;
  // The process of a grid that runs; a program that runs by itself is the only one of its grid.
  virtual Process& process() = 0;
  // Runs a region that reads no value from outside, such as a function's body, as `process` with an
  // evaluator of its own. Thread-safe.
  virtual Result<RunResult> RunAs(Process& process, ir::RegionId region,
                                  std::vector<Datum> arguments) const = 0;
};

// One op to evaluate. Operands that nothing uses later may be moved from and overwritten in place.
struct OpCall {
  const ir::Module& module;
  ir::OpId op;
  std::span<Datum> operands;
  Evaluator& evaluator;
  // When not empty, what results are computed as in place of their declared types: quantized ones
  // as numbers of the expressed type.
  std::span<const TensorType> result_types = {};

  const Literal& in(size_t index) const { return operands[index].array(); }
  const TensorType& result_type(size_t index = 0) const {
    return result_types.empty() ? module.tensor_type(module.result(op, index))
                                : result_types[index];
  }
  template <typename T>
  const T& attrs() const {
    return module.attrs<T>(op);
  }
};

using Results = Result<std::vector<Datum>>;

// An error with the op's name and place before the message.
Status OpError(const OpCall& call, StatusCode code, std::string message);

Results EvaluateElementwise(const OpCall& call);
Results EvaluateReduce(const OpCall& call);
Results EvaluateDot(const OpCall& call);
Results EvaluateConv(const OpCall& call);
Results EvaluateShape(const OpCall& call);
Results EvaluateGatherScatter(const OpCall& call);
Results EvaluateSort(const OpCall& call);
Results EvaluateControl(const OpCall& call);
Results EvaluateCollective(const OpCall& call);
Results EvaluateRandom(const OpCall& call);
Results EvaluateLinalg(const OpCall& call);
Results EvaluateQuantized(const OpCall& call);
Results EvaluateCustom(const OpCall& call);

// Whether quantized operands or results of this op mean more than to move stored integers; then
// EvaluateByQuantizedRule evaluates it, with the help of its family.
bool HasQuantizedRule(const ir::Module& module, ir::OpId op);
Results EvaluateByQuantizedRule(const OpCall& call);

// Why the interpreter cannot evaluate this op (a whole op or this use of it); empty when it can.
std::string UnsupportedReason(const ir::Module& module, ir::OpId op);
// The same for the ops of one family. Dynamic types are looked at by UnsupportedReason.
std::string ElementwiseUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string ReduceUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string DotUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string ConvUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string ShapeUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string GatherScatterUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string SortUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string ControlUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string CollectiveUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string RandomUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string LinalgUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string QuantizedUnsupportedReason(const ir::Module& module, ir::OpId op);
std::string CustomUnsupportedReason(const ir::Module& module, ir::OpId op);

}  // namespace lockstep::interpret
