// SPDX-License-Identifier: Apache-2.0
// Kernels of the dot family.
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/reference.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::ReferenceTypes;

class ReferenceDot final : public OpKernel {
 public:
  ReferenceDot(matmul::Contraction contraction, const ReferenceTypes& types)
      : contraction_(std::move(contraction)), types_(types) {}

  std::string_view variant() const override { return "reference"; }
  Status Run(const OpKernelCall& call) const override {
    matmul::ReferenceContract(contraction_, types_, call.operands[0], call.operands[1],
                              call.results[0], call.pool);
    return OkStatus();
  }

 private:
  const matmul::Contraction contraction_;
  const ReferenceTypes types_;
};

std::unique_ptr<OpKernel> MakeReference(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  return std::make_unique<ReferenceDot>(matmul::DotContraction(spec.module, spec.op), types);
}

constexpr OpKernelCandidate kCandidates[] = {{"reference", MakeReference}};

}  // namespace

std::span<const OpKernelCandidate> DotCandidates(const OpKernelSpec& spec) {
  switch (static_cast<ir::DotOp>(spec.module.opcode(spec.op))) {
    case ir::DotOp::kDotGeneral:
    case ir::DotOp::kDot:
      return kCandidates;
    case ir::DotOp::kChloRaggedDot:
    case ir::DotOp::kEinsum:
    case ir::DotOp::kUnaryEinsum:
      return {};
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
