// SPDX-License-Identifier: Apache-2.0
// Kernels of the gather_scatter family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> GatherScatterCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kGather[] = {{"rows", kernels::MakeGather}};
  static constexpr OpKernelCandidate kScatter[] = {{"partitions", kernels::MakeScatter}};
  static constexpr OpKernelCandidate kTorchIndexSelect[] = {
      {"rows", kernels::MakeTorchIndexSelect}};
  using Op = ir::GatherScatterOp;
  switch (static_cast<Op>(spec.module.opcode(spec.op))) {
    case Op::kDynamicGather:
    case Op::kGather:
      return kGather;
    case Op::kScatter:
      return kScatter;
    case Op::kTorchIndexSelect:
      return kTorchIndexSelect;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
