// SPDX-License-Identifier: Apache-2.0
// Choosing a kernel for an op.
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {
namespace {

std::span<const OpKernelCandidate> CandidatesOf(const OpKernelSpec& spec) {
  switch (spec.module.info(spec.op).family) {
    case ir::Family::kDot:
      return DotCandidates(spec);
    case ir::Family::kConv:
      return ConvCandidates(spec);
    case ir::Family::kReduce:
      return ReduceCandidates(spec);
    case ir::Family::kShape:
      return ShapeCandidates(spec);
    case ir::Family::kGatherScatter:
      return GatherScatterCandidates(spec);
    case ir::Family::kSort:
      return SortCandidates(spec);
    case ir::Family::kRandom:
      return RandomCandidates(spec);
    case ir::Family::kLinalg:
      return LinalgCandidates(spec);
    case ir::Family::kCollective:
      return CollectiveCandidates(spec);
    case ir::Family::kCustom:
      return CustomCandidates(spec);
    // Generated code, steps of the executor, or the interpreter.
    case ir::Family::kElementwise:
    case ir::Family::kControl:
    case ir::Family::kQuantized:
      return {};
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<OpKernel>> MakeOpKernel(const OpKernelSpec& spec, std::string* refusals) {
  std::string reasons;
  for (const OpKernelCandidate& candidate : CandidatesOf(spec)) {
    std::string reason;
    std::unique_ptr<OpKernel> kernel = candidate.make(spec, &reason);
    if (kernel != nullptr) {
      if (refusals != nullptr) *refusals += reasons;
      return kernel;
    }
    reasons += "\n  " + std::string(candidate.variant) + ": " + reason;
  }
  return UnimplementedError(std::string(spec.module.info(spec.op).name) +
                            " has no kernel on the cpu backend" + reasons);
}

}  // namespace lockstep::runtime::cpu
