// SPDX-License-Identifier: Apache-2.0
// Kernels of the random family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> RandomCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kBits[] = {{"blocks", kernels::MakeRngBitGenerator}};
  static constexpr OpKernelCandidate kRng[] = {{"sequence", kernels::MakeRng}};
  switch (static_cast<ir::RandomOp>(spec.module.opcode(spec.op))) {
    case ir::RandomOp::kRng:
      return kRng;
    case ir::RandomOp::kRngBitGenerator:
      return kBits;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
