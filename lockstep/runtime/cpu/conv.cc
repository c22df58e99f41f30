// SPDX-License-Identifier: Apache-2.0
// Kernels of the conv family.
#include "lockstep/runtime/cpu/matmul/conv_plan.h"
#include "lockstep/runtime/cpu/matmul/reference.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::ConvPlan;
using matmul::ReferenceTypes;

class ReferenceConv final : public OpKernel {
 public:
  ReferenceConv(ConvPlan plan, const ReferenceTypes& types)
      : plan_(std::move(plan)), types_(types) {}

  std::string_view variant() const override { return "reference"; }
  int64_t workspace_bytes() const override {
    if (!plan_.input.is_copy) return 0;
    return plan_.input.num_elements() * static_cast<int64_t>(ElementSizeBytes(types_.a));
  }
  Status Run(const OpKernelCall& call) const override {
    const void* input = call.operands[0];
    if (plan_.input.is_copy) {
      matmul::CopyPadded(plan_.input, ElementSizeBytes(types_.a), input, call.workspace, call.pool);
      input = call.workspace;
    }
    for (const matmul::Contraction& part : plan_.parts) {
      matmul::ReferenceContract(part, types_, input, call.operands[1], call.results[0], call.pool);
    }
    return OkStatus();
  }

 private:
  const ConvPlan plan_;
  const ReferenceTypes types_;
};

std::unique_ptr<OpKernel> MakeReference(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  std::optional<ConvPlan> plan = matmul::PlanConvolution(spec.module, spec.op, reason);
  if (!plan) return nullptr;
  return std::make_unique<ReferenceConv>(std::move(*plan), types);
}

constexpr OpKernelCandidate kCandidates[] = {{"reference", MakeReference}};

}  // namespace

std::span<const OpKernelCandidate> ConvCandidates(const OpKernelSpec&) { return kCandidates; }

}  // namespace lockstep::runtime::cpu
