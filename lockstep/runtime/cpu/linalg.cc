// SPDX-License-Identifier: Apache-2.0
// Kernels of the linalg family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> LinalgCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kFft[] = {{"stockham", kernels::MakeFft}};
  static constexpr OpKernelCandidate kCholesky[] = {{"blocked", kernels::MakeCholesky}};
  static constexpr OpKernelCandidate kTriangularSolve[] = {
      {"blocked", kernels::MakeTriangularSolve}};
  switch (static_cast<ir::LinalgOp>(spec.module.opcode(spec.op))) {
    case ir::LinalgOp::kCholesky:
      return kCholesky;
    case ir::LinalgOp::kFft:
      return kFft;
    case ir::LinalgOp::kTriangularSolve:
      return kTriangularSolve;
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
