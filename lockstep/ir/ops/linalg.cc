// SPDX-License-Identifier: Apache-2.0
// Constraints of linear algebra.
#include "lockstep/ir/ops/linalg.h"

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

Status CheckCholesky(OpChecker& op) {
  const TensorType& a = op.operand(0);
  if (a.rank() < 2) return op.Error("C2", "a must have at least rank 2, found ", a);
  if (!Compatible(a.shape[a.rank() - 2], a.shape[a.rank() - 1])) {
    return op.Error("C3", "a must hold square matrices, found ", a);
  }
  return op.ExpectTensor("C1", a, Match::kBaseline);
}

// The element type of the result; C2.
Result<DType> TransformedElement(const OpChecker& op, FftType type) {
  const TensorType& operand = op.operand(0);
  const bool wants_complex = type != FftType::kRfft;
  if (IsComplex(operand.dtype()) != wants_complex ||
      (!wants_complex && operand.dtype() != DType::kF32 && operand.dtype() != DType::kF64)) {
    return op.Error("C2", EnumName(type), " must have ", wants_complex ? "complex" : "f32 or f64",
                    " elements, found ", operand);
  }
  if (type == FftType::kIrfft) return ComplexPart(operand.dtype());
  if (type != FftType::kRfft) return operand.dtype();
  return operand.dtype() == DType::kF64 ? DType::kC128 : DType::kC64;
}

// How many complex numbers stand for `n` real ones.
int64_t HalfSize(int64_t n) {
  if (n == kDynamicSize || n == 0) return n;
  return n / 2 + 1;
}

Status CheckFft(OpChecker& op) {
  const auto& attributes = op.attrs<FftAttrs>();
  const TensorType& operand = op.operand(0);
  const List length = attributes.fft_length;
  const int64_t count = static_cast<int64_t>(length.size());
  if (count > operand.rank()) {
    return op.Error("C1",
                    "fft_length must have at most as many entries as operand has dimensions, ",
                    "found ", length, " for ", operand);
  }
  LS_ASSIGN_OR_RETURN(const DType element, TransformedElement(op, attributes.fft_type));
  LS_RETURN_IF_ERROR(CheckRange(op, "C3", "the number of entries of fft_length", count, 1, 4));
  Shape shape = operand.shape;
  const int64_t first = operand.rank() - count;
  const bool real_operand = attributes.fft_type == FftType::kRfft;
  const bool real_result = attributes.fft_type == FftType::kIrfft;
  Status lengths = CheckAtLeast(op, "C4", "fft_length", length, 0);
  LS_RETURN_IF_ERROR(real_operand || real_result ? std::move(lengths) : op.Tolerate(lengths));
  for (int64_t i = first; i < operand.rank() && (real_operand || real_result); ++i) {
    const bool last = i == operand.rank() - 1;
    const int64_t real_size = length[static_cast<size_t>(i - first)];
    const int64_t expected = real_result && last ? HalfSize(real_size) : real_size;
    if (!Compatible(operand.shape[i], expected)) {
      return op.Error(real_result && last ? "C5" : "C4", "dimension ", i, " of operand must be ",
                      expected, " for fft_length ", length, ", found ", operand);
    }
    if (last) shape.set_dim(i, real_operand ? HalfSize(real_size) : real_size);
  }
  return op.ExpectTensor(real_result ? "C4" : "C5", "C2", TensorType(element, std::move(shape)));
}

Status CheckTriangularSolve(OpChecker& op) {
  const auto& attributes = op.attrs<TriangularSolveAttrs>();
  const TensorType& a = op.operand(0);
  const TensorType& b = op.operand(1);
  if (!SameBaseline(a.element, b.element)) {
    return op.Error("C1", "a and b must have the same element type, found ", a, " and ", b);
  }
  const int64_t rank = a.rank();
  if (rank != b.rank() || rank < 2) {
    return op.Error("C2", "a and b must have the same rank of at least 2, found ", a, " and ", b);
  }
  const int64_t solved = b.shape[attributes.left_side ? rank - 2 : rank - 1];
  bool fits = Compatible(a.shape[rank - 2], a.shape[rank - 1]) &&
              Compatible(a.shape[rank - 2], solved) && Compatible(a.shape[rank - 1], solved);
  for (int64_t i = 0; i < rank - 2; ++i) fits = fits && Compatible(a.shape[i], b.shape[i]);
  if (!fits) {
    return op.Error("C3", "a must hold square matrices of the size that b has on the ",
                    attributes.left_side ? "left" : "right", ", in equal batches, found ", a,
                    " and ", b);
  }
  if (attributes.transpose_a == Transpose::kTransposeInvalid) {
    return op.Error("", "transpose_a must be NO_TRANSPOSE, TRANSPOSE or ADJOINT, found ",
                    EnumName(attributes.transpose_a));
  }
  return op.ExpectTensor("C4", b, Match::kBaseline);
}

}  // namespace

Status CheckLinalg(OpChecker& op) {
  using enum LinalgOp;
  switch (static_cast<LinalgOp>(op.opcode())) {
    case kCholesky:
      return CheckCholesky(op);
    case kFft:
      return CheckFft(op);
    case kTriangularSolve:
      return CheckTriangularSolve(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
