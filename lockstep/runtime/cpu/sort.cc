// SPDX-License-Identifier: Apache-2.0
// Kernels of the sort family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> SortCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kSort[] = {{"keys", kernels::MakeKeySort},
                                                {"merge", kernels::MakeMergeSort}};
  static constexpr OpKernelCandidate kTopK[] = {{"select", kernels::MakeTopK}};
  switch (static_cast<ir::SortOp>(spec.module.opcode(spec.op))) {
    case ir::SortOp::kChloTopK:
      return kTopK;
    case ir::SortOp::kSort:
      return kSort;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
