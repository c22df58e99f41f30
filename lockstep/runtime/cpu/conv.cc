// SPDX-License-Identifier: Apache-2.0
// Kernels of the conv family.
#include <algorithm>
#include <optional>
#include <vector>

#include "lockstep/runtime/cpu/matmul/conv_plan.h"
#include "lockstep/runtime/cpu/matmul/forms/lane_products.h"
#include "lockstep/runtime/cpu/matmul/gemm.h"
#include "lockstep/runtime/cpu/matmul/reference.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::ConvPlan;
using matmul::ReferenceTypes;

int64_t CopyBytes(const matmul::PaddedInput& input, DType dtype) {
  if (!input.is_copy) return 0;
  return input.num_elements() * static_cast<int64_t>(ElementSizeBytes(dtype));
}

// Windows are read straight from the padded input, which is also all that is copied. `Engine` is
// Gemm or another class with its functions.
template <typename Engine>
class GemmConv final : public OpKernel {
 public:
  GemmConv(const ConvPlan& plan, DType dtype, const matmul::GemmTypes& types)
      : input_(plan.input), dtype_(dtype) {
    for (const matmul::Contraction& part : plan.parts) {
      parts_.emplace_back(part, types);
      parts_bytes_ = std::max(parts_bytes_, parts_.back().workspace_bytes());
    }
  }

  // The copy starts where the panels end.
  int64_t workspace_bytes() const override {
    return (parts_bytes_ + 63) / 64 * 64 + CopyBytes(input_, dtype_);
  }
  bool TakesEpilogue() const override {
    return std::ranges::all_of(parts_,
                               [](const Engine& part) { return matmul::TakesEpilogue(part); });
  }
  std::string_view variant() const override { return parts_.front().variant(); }
  Status Run(const OpKernelCall& call) const override {
    const void* input = call.operands[0];
    if (input_.is_copy) {
      std::byte* copy = static_cast<std::byte*>(call.workspace) + (parts_bytes_ + 63) / 64 * 64;
      matmul::CopyPadded(input_, ElementSizeBytes(dtype_), input, copy, call.pool);
      input = copy;
    }
    for (const Engine& part : parts_) {
      matmul::RunWith(call.epilogue, part, input, call.operands[1], call.results[0], call.workspace,
                      call.pool);
    }
    return OkStatus();
  }

 private:
  const matmul::PaddedInput input_;
  const DType dtype_;
  std::vector<Engine> parts_;
  int64_t parts_bytes_ = 0;
};

class ReferenceConv final : public OpKernel {
 public:
  ReferenceConv(ConvPlan plan, const ReferenceTypes& types)
      : plan_(std::move(plan)), types_(types) {}

  std::string_view variant() const override { return "reference"; }
  int64_t workspace_bytes() const override { return CopyBytes(plan_.input, types_.a); }
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

// Depthwise convolutions.
std::unique_ptr<OpKernel> MakeLanes(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  matmul::GemmTypes gemm_types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!matmul::GemmTypesOf(types, &gemm_types, reason)) return nullptr;
  const std::optional<ConvPlan> plan = matmul::PlanConvolution(spec.module, spec.op, reason);
  if (!plan) return nullptr;
  for (const matmul::Contraction& part : plan->parts) {
    if (!matmul::LaneProducts::Takes(part, gemm_types, reason)) return nullptr;
  }
  return std::make_unique<GemmConv<matmul::LaneProducts>>(*plan, types.a, gemm_types);
}

std::unique_ptr<OpKernel> MakeGemm(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  matmul::GemmTypes gemm_types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!matmul::GemmTypesOf(types, &gemm_types, reason)) return nullptr;
  const std::optional<ConvPlan> plan = matmul::PlanConvolution(spec.module, spec.op, reason);
  if (!plan) return nullptr;
  return std::make_unique<GemmConv<matmul::Gemm>>(*plan, types.a, gemm_types);
}

std::unique_ptr<OpKernel> MakeReference(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  std::optional<ConvPlan> plan = matmul::PlanConvolution(spec.module, spec.op, reason);
  if (!plan) return nullptr;
  return std::make_unique<ReferenceConv>(std::move(*plan), types);
}

constexpr OpKernelCandidate kCandidates[] = {
    {"lane_products", MakeLanes}, {"gemm", MakeGemm}, {"reference", MakeReference}};

}  // namespace

std::span<const OpKernelCandidate> ConvCandidates(const OpKernelSpec&) { return kCandidates; }

}  // namespace lockstep::runtime::cpu
