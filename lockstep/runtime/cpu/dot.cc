// SPDX-License-Identifier: Apache-2.0
// Kernels of the dot family.
#include "lockstep/runtime/cpu/matmul/bf16/gemm.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/forms/complex_gemm.h"
#include "lockstep/runtime/cpu/matmul/forms/row_dots.h"
#include "lockstep/runtime/cpu/matmul/gemm.h"
#include "lockstep/runtime/cpu/matmul/reference.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::ReferenceTypes;

// `Engine` is Gemm or another class with its functions, epilogues aside.
template <typename Engine>
class GemmDot final : public OpKernel {
 public:
  template <typename... Options>
  explicit GemmDot(matmul::Contraction contraction, const Options&... options)
      : gemm_(std::move(contraction), options...) {}

  int64_t workspace_bytes() const override { return gemm_.workspace_bytes(); }
  bool TakesEpilogue() const override { return matmul::TakesEpilogue(gemm_); }
  std::string_view variant() const override { return gemm_.variant(); }
  Status Run(const OpKernelCall& call) const override {
    matmul::RunWith(call.epilogue, gemm_, call.operands[0], call.operands[1], call.results[0],
                    call.workspace, call.pool);
    return OkStatus();
  }

 private:
  const Engine gemm_;
};

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

std::unique_ptr<OpKernel> MakeBf16(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  matmul::GemmTypes gemm_types;
  const matmul::bf16::Kernels* kernels = matmul::bf16::ActiveKernels();
  if (kernels == nullptr) return *reason = "the CPU has no unit for bf16", nullptr;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!matmul::GemmTypesOf(types, &gemm_types, reason)) return nullptr;
  matmul::Contraction contraction = matmul::DotContraction(spec.module, spec.op);
  if (!matmul::bf16::Bf16Gemm::Takes(contraction, gemm_types, reason)) return nullptr;
  return std::make_unique<GemmDot<matmul::bf16::Bf16Gemm>>(std::move(contraction), gemm_types,
                                                           *kernels);
}

std::unique_ptr<OpKernel> MakeRowDots(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  matmul::GemmTypes gemm_types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!matmul::GemmTypesOf(types, &gemm_types, reason)) return nullptr;
  matmul::Contraction contraction = matmul::DotContraction(spec.module, spec.op);
  if (!matmul::RowDots::Takes(contraction, gemm_types, reason)) return nullptr;
  return std::make_unique<GemmDot<matmul::RowDots>>(std::move(contraction), gemm_types);
}

std::unique_ptr<OpKernel> MakeComplex(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!IsComplex(types.a) || types.a != types.b || types.a != types.c) {
    return *reason = "the types are not one complex type", nullptr;
  }
  return std::make_unique<GemmDot<matmul::ComplexGemm>>(
      matmul::DotContraction(spec.module, spec.op), types.a == DType::kC128);
}

std::unique_ptr<OpKernel> MakeGemm(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  matmul::GemmTypes gemm_types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  if (!matmul::GemmTypesOf(types, &gemm_types, reason)) return nullptr;
  return std::make_unique<GemmDot<matmul::Gemm>>(matmul::DotContraction(spec.module, spec.op),
                                                 gemm_types);
}

std::unique_ptr<OpKernel> MakeReference(const OpKernelSpec& spec, std::string* reason) {
  ReferenceTypes types;
  if (!matmul::ReferenceTypesOf(spec.module, spec.op, &types, reason)) return nullptr;
  return std::make_unique<ReferenceDot>(matmul::DotContraction(spec.module, spec.op), types);
}

constexpr OpKernelCandidate kCandidates[] = {{"gemm_bf16", MakeBf16},
                                             {"row_dots", MakeRowDots},
                                             {"gemm", MakeGemm},
                                             {"gemm_complex", MakeComplex},
                                             {"reference", MakeReference}};

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
