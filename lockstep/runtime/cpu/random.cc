// SPDX-License-Identifier: Apache-2.0
// Kernels of the random family. rng draws from one sequence for all rng ops of a run, whose place
// only a run knows: it is left to the interpreter.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> RandomCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kBits[] = {{"blocks", kernels::MakeRngBitGenerator}};
  static constexpr OpKernelCandidate kRng[] = {
      {"sequence", [](const OpKernelSpec&, std::string* reason) {
         return kernels::Refuse(reason, "its numbers depend on the rng ops that ran before it");
       }}};
  switch (static_cast<ir::RandomOp>(spec.module.opcode(spec.op))) {
    case ir::RandomOp::kRng:
      return kRng;
    case ir::RandomOp::kRngBitGenerator:
      return kBits;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
