// SPDX-License-Identifier: Apache-2.0
// Kernels of the random family.
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> RandomCandidates(const OpKernelSpec&) { return {}; }

}  // namespace lockstep::runtime::cpu
