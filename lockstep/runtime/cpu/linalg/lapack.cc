// SPDX-License-Identifier: Apache-2.0
// Custom calls of LAPACK: the library, which the interpreter calls by the same function.
#include <cstring>
#include <vector>

#include "lockstep/interpret/custom_calls/lapack/lapack.h"
#include "lockstep/interpret/dynamic/evaluate_op.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

class LapackKernel final : public OpKernel {
 public:
  explicit LapackKernel(const OpKernelSpec& spec) : module_(spec.module), op_(spec.op) {
    for (const ir::ValueId result : module_.results(op_)) {
      result_types_.push_back(module_.type(result));
    }
  }
  std::string_view variant() const override { return "lapack"; }

  Status Run(const OpKernelCall& call) const override {
    std::vector<Literal> operands;
    for (size_t i = 0; i < call.operands.size(); ++i) {
      const TensorType& type = module_.tensor_type(module_.operand(op_, i));
      LS_ASSIGN_OR_RETURN(Literal operand,
                          Literal::Borrow(type.dtype(), type.shape,
                                          {Bytes(call.operands[i]), SizeOf(type)}, nullptr));
      operands.push_back(std::move(operand));
    }
    std::vector<const Literal*> pointers;
    for (const Literal& operand : operands) pointers.push_back(&operand);
    interpret::OpEvaluator evaluator;
    LS_ASSIGN_OR_RETURN(const std::vector<Literal> results,
                        evaluator.Evaluate(module_, op_, pointers, result_types_));
    for (size_t i = 0; i < results.size(); ++i) {
      LS_ASSIGN_OR_RETURN(const Literal whole, results[i].Expanded());
      std::memcpy(call.results[i], whole.stored_bytes().data(), whole.stored_bytes().size());
    }
    return OkStatus();
  }

 private:
  static size_t SizeOf(const TensorType& type) {
    return static_cast<size_t>(type.shape.NumElements() * ElementBytes(type));
  }

  const ir::Module& module_;
  ir::OpId op_;
  std::vector<Type> result_types_;
};

}  // namespace

KernelPtr MakeLapack(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  if (!interpret::IsLapackTarget(AttrsOf<ir::CustomCallAttrs>(spec).call_target_name)) {
    return Refuse(reason, "it is no routine of LAPACK");
  }
  *reason = interpret::LapackReason(spec.module, spec.op);
  return reason->empty() ? std::make_unique<LapackKernel>(spec) : nullptr;
}

}  // namespace lockstep::runtime::cpu::kernels
