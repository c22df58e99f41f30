// SPDX-License-Identifier: Apache-2.0
// Kernels of the linalg family.
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> LinalgCandidates(const OpKernelSpec&) { return {}; }

}  // namespace lockstep::runtime::cpu
