// SPDX-License-Identifier: Apache-2.0
// Constraints of random number generation.
#include "lockstep/ir/ops/random.h"

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

Status CheckRng(OpChecker& op) {
  const TensorType& a = op.operand(0);
  const TensorType& b = op.operand(1);
  if (a.rank() != 0 || b.rank() != 0) {
    return op.Error("", "a and b must be 0-dimensional tensors, found ", a, " and ", b);
  }
  if (!(a.element == b.element)) {
    return op.Error("C1", "a and b must have the same element type, found ", a, " and ", b);
  }
  if (op.attrs<RngAttrs>().rng_distribution == RngDistribution::kNormal && !IsFloat(a.dtype())) {
    return op.Error("C2", "a normal distribution needs float elements, found ", a);
  }
  LS_RETURN_IF_ERROR(CheckStaticList(op, "", 2));
  if (auto sizes = ConstantOperand(op, 2)) {
    LS_RETURN_IF_ERROR(CheckAtLeast(op, "C3", "shape", *sizes, 0));
    return op.ExpectTensor("C3", "C1", TensorType(a.element, Shape(*sizes)));
  }
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const int64_t rank = op.result(0).rank();
  if (!Compatible(op.operand(2).shape[0], rank)) {
    return op.Error("C3", "shape must have one entry per dimension of the result, found ",
                    op.operand(2), " and ", op.result(0));
  }
  return op.ExpectTensor("C3", "C1", TensorType(a.element, op.result(0).shape));
}

Status CheckRngBitGenerator(OpChecker& op) {
  const TensorType& state = op.operand(0);
  if (state.rank() != 1 || ElementBits(state.element) != 64) {
    LS_RETURN_IF_ERROR(op.Tolerate(
        op.Error("", "initial_state must be a 1-dimensional tensor of ui64, found ", state)));
    LS_RETURN_IF_ERROR(CheckStaticResult(op, 1));
    return op.ExpectTensor("C1", state, Match::kShape);
  }
  const int64_t size = state.shape[0];
  const RngAlgorithm algorithm = op.attrs<RngBitGeneratorAttrs>().rng_algorithm;
  const bool fits = algorithm == RngAlgorithm::kDefault || Compatible(size, 2) ||
                    (algorithm == RngAlgorithm::kPhilox && size == 3);
  if (!fits) {
    LS_RETURN_IF_ERROR(op.Tolerate(
        op.Error("C2", "initial_state of ", EnumName(algorithm), " must have ",
                 algorithm == RngAlgorithm::kPhilox ? "2 or 3" : "2", " elements, found ", state)));
  }
  LS_RETURN_IF_ERROR(CheckStaticResult(op, 1));
  if (!(op.result(0).element == state.element)) {
    LS_RETURN_IF_ERROR(op.Tolerate(op.Error("C1", "output_state must have the type of ",
                                            "initial_state, ", state, ", found ", op.result(0))));
  }
  return op.ExpectTensor("C1", TensorType(op.result(0).element, state.shape));
}

}  // namespace

Status CheckRandom(OpChecker& op) {
  using enum RandomOp;
  switch (static_cast<RandomOp>(op.opcode())) {
    case kRng:
      return CheckRng(op);
    case kRngBitGenerator:
      return CheckRngBitGenerator(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
