// SPDX-License-Identifier: Apache-2.0
// Kernels of the custom family: calls of LAPACK.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> CustomCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kCustomCall[] = {{"blocked", kernels::MakeLapackSolve},
                                                      {"lapack", kernels::MakeLapack}};
  using Op = ir::CustomOp;
  switch (static_cast<Op>(spec.module.opcode(spec.op))) {
    case Op::kCustomCall:
      return kCustomCall;
    // Steps of the executor.
    case Op::kCheckExpectAlmostEq:
    case Op::kCheckExpectAlmostEqConst:
    case Op::kCheckExpectClose:
    case Op::kCheckExpectEq:
    case Op::kCheckExpectEqConst:
    case Op::kCheckExpectSerializedEq:
    case Op::kComposite:
    case Op::kInterpreterRunParallel:
      return {};
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
