// SPDX-License-Identifier: Apache-2.0
// An evaluator with nothing around the op. See evaluate_op.h.
#include "lockstep/interpret/dynamic/evaluate_op.h"

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/plan.h"

namespace lockstep::interpret {

// Runs neither regions nor functions.
class OpEvaluator::Alone final : public Evaluator {
 public:
  Results RunRegion(ir::RegionId, std::vector<Datum>) override { return NoRegions(); }
  Results RunFunction(ir::FunctionId, std::vector<Datum>) override { return NoRegions(); }
  Result<RunResult> RunAs(Process&, ir::RegionId, std::vector<Datum>) const override {
    return NoRegions();
  }
  const Datum& Captured(ir::ValueId) override { return nothing_; }
  const InterpretOptions& options() const override { return options_; }
  RunResult& result() override { return result_; }
  Process& process() override { return process_; }

 private:
  static Status NoRegions() { return UnimplementedError("an op by itself runs no regions"); }

  InterpretOptions options_;
  RunResult result_;
  Datum nothing_;
  Grid grid_{GridShape{}};
  Process process_{grid_, 0, {}};
};

OpEvaluator::OpEvaluator() : evaluator_(std::make_unique<Alone>()) {}
OpEvaluator::~OpEvaluator() = default;

Result<std::vector<Literal>> OpEvaluator::Evaluate(const ir::Module& module, ir::OpId op,
                                                   std::span<const Literal* const> operands,
                                                   std::span<const Type> result_types) {
  std::vector<Datum> arguments;
  for (const Literal* operand : operands) arguments.emplace_back(*operand);
  std::vector<TensorType> types;
  for (const Type& type : result_types) types.push_back(type.tensor());
  const OpCall call{module, op, arguments, *evaluator_, types};
  if (std::string reason = UnsupportedReason(module, op); !reason.empty()) {
    return OpError(call, StatusCode::kUnimplemented, std::move(reason));
  }
  const EvaluateFunction evaluate = HasQuantizedRule(module, op)
                                        ? EvaluateByQuantizedRule
                                        : EvaluateFunctionOf(module.info(op).family);
  LS_ASSIGN_OR_RETURN(std::vector<Datum> results, evaluate(call));
  std::vector<Literal> arrays;
  for (Datum& result : results) arrays.push_back(std::move(result.array()));
  return arrays;
}

}  // namespace lockstep::interpret
