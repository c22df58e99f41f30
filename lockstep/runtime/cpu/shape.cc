// SPDX-License-Identifier: Apache-2.0
// Kernels of the shape family.
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> ShapeCandidates(const OpKernelSpec&) { return {}; }

}  // namespace lockstep::runtime::cpu
