// SPDX-License-Identifier: Apache-2.0
// The work of RefineDynamicShapes: functions copied with better types, op by op.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lockstep/interpret/dynamic/evaluate_op.h"
#include "lockstep/ir/dynamic.h"
#include "lockstep/ir/module.h"
#include "lockstep/passes/refine/shape_values.h"
#include "lockstep/passes/refine_dynamic_shapes.h"

namespace lockstep::passes {

// What a call gives, of an argument or a result.
struct KnownValue {
  Type type;
  std::optional<Literal> constant;
};

// A function copied for certain arguments.
struct Specialization {
  ir::FunctionId function;
  std::vector<size_t> kept_arguments;  // those that are not known constants
  std::vector<KnownValue> results;
  bool has_side_effects = false;
};

class Refiner {
 public:
  Refiner(ir::Module& module, const RefineDynamicShapesOptions& options)
      : module_(module),
        options_(options),
        shape_values_(module),
        originals_(module.functions().begin(), module.functions().end()),
        new_values_(module.value_capacity()) {
    for (const ir::FunctionId id : originals_) names_.insert(module.function(id).name);
  }

  Status Run(ir::FunctionId entry);

 private:
  Result<const Specialization*> Specialize(ir::FunctionId function,
                                           std::vector<KnownValue> arguments, bool keep_all);
  Result<Specialization> CopyFunction(ir::FunctionId function,
                                      const std::vector<KnownValue>& arguments, bool keep_all);
  std::string KeyOf(ir::FunctionId function, std::vector<KnownValue>& arguments, bool keep_all);
  std::string NewName(ir::FunctionId function);

  Status CopyOps(ir::RegionId from, ir::RegionId to);
  Status CopyOp(ir::OpId op, ir::RegionId to);
  Status CopyCall(ir::OpId op, ir::FunctionId callee, ir::RegionId to);
  Status CopyWhile(ir::OpId op, ir::RegionId to);
  Status CopyBranches(ir::OpId op, ir::RegionId to);
  Status CopyScan(ir::OpId op, ir::RegionId to);
  Status CopyAsyncStart(ir::OpId op, ir::RegionId to);
  // CreateLike without results, then its one region, whose arguments are known.
  Result<ir::OpId> CopyWithBody(ir::OpId op, ir::RegionId to,
                                const std::vector<KnownValue>& arguments);
  Status CopyRegion(ir::RegionId from, ir::RegionId to, const std::vector<KnownValue>& arguments);
  Status CopyPlain(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts,
                   const std::vector<Type>& results);
  // Whether the op was a slice of known sizes whose start is not known.
  bool CopyMovingWindow(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts);
  Status CheckAssertion(ir::OpId op, const ir::OperandFacts& facts);
  // Whether the op was folded into constants.
  Result<bool> Fold(ir::OpId op, ir::RegionId to, const ir::OperandFacts& facts,
                    const std::vector<Type>& results);
  void UseConstant(ir::OpId op, size_t index, const Literal* constant, ir::RegionId to);

  ir::OperandFacts FactsOf(ir::OpId op) const;
  KnownValue KnownOf(ir::ValueId old_value) const;
  const Literal* ConstantOf(ir::ValueId old_value) const;
  void SetConstant(ir::ValueId old_value, const Literal* constant);
  std::vector<ir::ValueId> NewOperands(ir::OpId op) const;
  // Makes an op at the place of `like` in the text.
  ir::OpId Emit(const ir::OpSpec& spec, ir::OpId like, ir::RegionId to);
  // An op like `op`; regions are empty.
  ir::OpId CreateLike(ir::OpId op, ir::RegionId to, std::span<const ir::ValueId> operands,
                      std::span<const Type> results);
  void MapResults(ir::OpId old_op, ir::OpId new_op);
  ir::ValueId EmitConstant(const Literal& value, const Type& type, ir::OpId like, ir::RegionId to);
  void EraseUnused();
  void EraseUnreachable(ir::FunctionId entry);
  Status ErrorAt(ir::OpId op, StatusCode code, const std::string& message) const;

  ir::Module& module_;
  const RefineDynamicShapesOptions& options_;
  ShapeValues shape_values_;
  std::vector<ir::FunctionId> originals_;
  std::unordered_set<std::string> names_, taken_names_;
  std::map<std::string, Specialization> specializations_;
  // By the value of the original: functions do not call themselves, so none is in use twice.
  std::vector<ir::ValueId> new_values_;
  std::unordered_map<uint32_t, Literal> constants_;
  int64_t copied_ops_ = 0;
  bool has_side_effects_ = false;     // of the function that is being copied
  std::vector<ir::OpId> disposable_;  // constants and calls that may turn out to be unused
  interpret::OpEvaluator evaluator_;
};

}  // namespace lockstep::passes
