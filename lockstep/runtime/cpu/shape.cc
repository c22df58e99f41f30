// SPDX-License-Identifier: Apache-2.0
// Kernels of the shape family.
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu {

std::span<const OpKernelCandidate> ShapeCandidates(const OpKernelSpec& spec) {
  static constexpr OpKernelCandidate kMove[] = {{"move", kernels::MakeMove}};
  static constexpr OpKernelCandidate kConcatenate[] = {{"move", kernels::MakeConcatenate}};
  static constexpr OpKernelCandidate kIota[] = {{"counts", kernels::MakeIota}};
  static constexpr OpKernelCandidate kPad[] = {{"fill_and_move", kernels::MakePad}};
  static constexpr OpKernelCandidate kDynamicSlice[] = {{"move", kernels::MakeDynamicSlice}};
  static constexpr OpKernelCandidate kDynamicUpdateSlice[] = {
      {"move", kernels::MakeDynamicUpdateSlice}};
  using Op = ir::ShapeOp;
  switch (static_cast<Op>(spec.module.opcode(spec.op))) {
    case Op::kBitcastConvert:
    case Op::kBroadcast:
    case Op::kBroadcastInDim:
    case Op::kDynamicBroadcastInDim:
    case Op::kDynamicReshape:
    case Op::kReshape:
    case Op::kReverse:
    case Op::kSetDimensionSize:
    case Op::kSlice:
    case Op::kTranspose:
      return kMove;
    case Op::kConcatenate:
      return kConcatenate;
    case Op::kDynamicIota:
    case Op::kIota:
      return kIota;
    case Op::kPad:
      return kPad;
    case Op::kDynamicSlice:
      return kDynamicSlice;
    case Op::kDynamicUpdateSlice:
      return kDynamicUpdateSlice;
    // Constants of a program; ops whose sizes or strides are operands.
    case Op::kChloConstant:
    case Op::kConstant:
    case Op::kDynamicPad:
    case Op::kGetDimensionSize:
    case Op::kRealDynamicSlice:
      return {};
  }
  return {};
}

}  // namespace lockstep::runtime::cpu
