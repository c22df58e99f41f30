// SPDX-License-Identifier: Apache-2.0
// Arrays of a LAPACK call. See arrays.h.
#include "lockstep/interpret/custom_calls/lapack/arrays.h"

#include <algorithm>

#include "lockstep/interpret/kernels/arrays.h"

namespace lockstep::interpret::lapack {
namespace {

// Workspaces grow with the square of the smaller size; LAPACK counts them in 32 bits.
constexpr int64_t kMaxSmallSize = 1 << 14;
constexpr int64_t kMaxSize = 1 << 24;

DType Widened(DType dtype) {
  if (IsComplex(dtype)) return DType::kC128;
  return IsFloat(dtype) ? DType::kF64 : DType::kI32;
}

std::span<const int64_t> BatchOf(const Shape& shape, int64_t rank) {
  return shape.dims().first(static_cast<size_t>(shape.rank() - rank));
}

}  // namespace

DType DTypeOf(Element element, DType same) {
  const bool wide = same == DType::kF64 || same == DType::kC128;
  switch (element) {
    case Element::kSame:
      return same;
    case Element::kReal:
      return wide ? DType::kF64 : DType::kF32;
    case Element::kComplex:
      return wide ? DType::kC128 : DType::kC64;
    case Element::kInt:
      return DType::kI32;
  }
  return same;
}

Status Arrays::Load(std::span<const ArrayKind> operands, std::span<const ArrayKind> results) {
  operand_kinds_.assign(operands.begin(), operands.end());
  result_kinds_.assign(results.begin(), results.end());
  const auto batch = BatchOf(call_.in(0).shape(), operands[0].rank);
  const auto fits = [&](const Shape& shape, int64_t rank) {
    return shape.rank() >= rank && std::ranges::equal(BatchOf(shape, rank), batch);
  };
  bool all_fit = true;
  for (size_t i = 0; i < operands.size(); ++i) {
    const Shape& shape = call_.in(i).shape();
    all_fit = all_fit && fits(shape, operands[i].rank);
    if (!all_fit || operands[i].rank < 2) continue;
    const int64_t rows = shape[shape.rank() - 2], columns = shape[shape.rank() - 1];
    if (std::max(rows, columns) > kMaxSize || std::min(rows, columns) > kMaxSmallSize) {
      return OpError(call_, StatusCode::kResourceExhausted,
                     "matrices of " + call_.in(i).type().ToString() + " are too large for LAPACK");
    }
  }
  for (size_t i = 0; i < results.size(); ++i) {
    all_fit = all_fit && fits(call_.result_type(i).shape, results[i].rank);
  }
  if (!all_fit) {
    return OpError(call_, StatusCode::kInvalidArgument,
                   "operands and results must have the same batch dimensions");
  }
  num_batches_ = 1;
  for (const int64_t size : batch) num_batches_ *= size;
  for (size_t i = 0; i < operands.size(); ++i) {
    LS_ASSIGN_OR_RETURN(Literal array, Promote(call_, call_.in(i), Widened(call_.in(i).dtype())));
    operands_.push_back(std::move(array));
  }
  for (size_t i = 0; i < results.size(); ++i) {
    const TensorType& type = call_.result_type(i);
    LS_ASSIGN_OR_RETURN(Literal array, MakeArray(call_, Widened(type.dtype()), type.shape));
    results_.push_back(std::move(array));
  }
  return OkStatus();
}

Results Arrays::Finish() {
  std::vector<Datum> data;
  for (size_t i = 0; i < results_.size(); ++i) {
    LS_ASSIGN_OR_RETURN(Literal result,
                        Promote(call_, std::move(results_[i]), call_.result_type(i).dtype()));
    data.emplace_back(std::move(result));
  }
  return data;
}

int32_t Arrays::Size(size_t operand, int64_t dimension) const {
  const Shape& shape = call_.in(operand).shape();
  const int64_t rank = operand_kinds_[operand].rank;
  return dimension >= rank ? 1 : static_cast<int32_t>(shape[shape.rank() - rank + dimension]);
}

Status Arrays::Expect(const char* what, size_t index, const Shape& shape,
                      std::initializer_list<int64_t> sizes) const {
  const auto own = shape.dims().last(sizes.size());
  if (std::ranges::equal(own, sizes)) return OkStatus();
  return OpError(call_, StatusCode::kInvalidArgument,
                 std::string(what) + " " + std::to_string(index) + " must be " +
                     Shape(std::vector<int64_t>(sizes)).ToString() + " without the batch, found " +
                     shape.ToString());
}

Status Arrays::ExpectOperand(size_t index, std::initializer_list<int64_t> sizes) const {
  return Expect("operand", index, call_.in(index).shape(), sizes);
}

Status Arrays::ExpectResult(size_t index, std::initializer_list<int64_t> sizes) const {
  return Expect("result", index, call_.result_type(index).shape, sizes);
}

}  // namespace lockstep::interpret::lapack
