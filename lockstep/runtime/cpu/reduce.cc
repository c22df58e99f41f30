// SPDX-License-Identifier: Apache-2.0
// Kernels of the reduce family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> ReduceCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kReduce[] = {{"columns", kernels::MakeReduce}};
  static constexpr OpKernelCandidate kReduceWindow[] = {{"running", kernels::MakeRunningWindow},
                                                        {"rows", kernels::MakeReduceWindow}};
  static constexpr OpKernelCandidate kSelectAndScatter[] = {
      {"compare", kernels::MakeSelectAndScatter}};
  using Op = ir::ReduceOp;
  switch (static_cast<Op>(spec.module.opcode(spec.op))) {
    case Op::kReduce:
      return kReduce;
    case Op::kReduceWindow:
      return kReduceWindow;
    case Op::kSelectAndScatter:
      return kSelectAndScatter;
    // Batch norms are expanded into other ops; the body of a scan works on whole arrays.
    case Op::kBatchNormGrad:
    case Op::kBatchNormInference:
    case Op::kBatchNormTraining:
    case Op::kChloScan:
      return {};
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
