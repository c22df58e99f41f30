// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_*: numpy's rule, or the op's own broadcast_dimensions, then the plain op.
#include <algorithm>
#include <array>
#include <numeric>

#include "lockstep/base/limits.h"
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::interpret {
namespace {

using Op = ir::ElementwiseOp;

constexpr struct {
  Op broadcast;
  Op plain;
} kPlainOps[] = {
    {Op::kChloBroadcastAdd, Op::kAdd},
    {Op::kChloBroadcastAnd, Op::kAnd},
    {Op::kChloBroadcastAtan2, Op::kAtan2},
    {Op::kChloBroadcastCompare, Op::kCompare},
    {Op::kChloBroadcastComplex, Op::kComplex},
    {Op::kChloBroadcastDivide, Op::kDivide},
    {Op::kChloBroadcastMaximum, Op::kMaximum},
    {Op::kChloBroadcastMinimum, Op::kMinimum},
    {Op::kChloBroadcastMultiply, Op::kMultiply},
    {Op::kChloBroadcastNextAfter, Op::kChloNextAfter},
    {Op::kChloBroadcastOr, Op::kOr},
    {Op::kChloBroadcastPolygamma, Op::kChloPolygamma},
    {Op::kChloBroadcastPower, Op::kPower},
    {Op::kChloBroadcastRemainder, Op::kRemainder},
    {Op::kChloBroadcastSelect, Op::kSelect},
    {Op::kChloBroadcastShiftLeft, Op::kShiftLeft},
    {Op::kChloBroadcastShiftRightArithmetic, Op::kShiftRightArithmetic},
    {Op::kChloBroadcastShiftRightLogical, Op::kShiftRightLogical},
    {Op::kChloBroadcastSubtract, Op::kSubtract},
    {Op::kChloBroadcastXor, Op::kXor},
    {Op::kChloBroadcastZeta, Op::kChloZeta},
};

// The dimensions of the result that those of an operand become: `given` for the operand of lower
// rank, else the last ones.
std::vector<int64_t> Placement(int64_t operand_rank, int64_t rank,
                               const std::optional<std::vector<int64_t>>& given) {
  if (given && static_cast<int64_t>(given->size()) == operand_rank && operand_rank < rank) {
    return *given;
  }
  std::vector<int64_t> last(static_cast<size_t>(operand_rank));
  std::iota(last.begin(), last.end(), rank - operand_rank);
  return last;
}

// `operand` with dimensions of size 1 repeated and missing ones added.
Result<Literal> BroadcastTo(const Literal& operand, const Shape& shape,
                            std::span<const int64_t> placement) {
  if (operand.shape() == shape) return operand;
  if (operand.is_splat()) return Literal::Splat(operand.dtype(), shape, operand.stored_bytes());
  const std::vector<int64_t> own = kernels::RowMajor(operand.shape().dims());
  kernels::Side source;
  source.strides.assign(static_cast<size_t>(shape.rank()), 0);
  for (size_t d = 0; d < placement.size(); ++d) {
    if (operand.shape().dims()[d] != 1) source.strides[static_cast<size_t>(placement[d])] = own[d];
  }
  const size_t size = ElementSizeBytes(operand.dtype());
  LS_ASSIGN_OR_RETURN(
      std::vector<std::byte> bytes,
      base::AllocateBytes(static_cast<uint64_t>(shape.NumElements()) * size, "a broadcast"));
  kernels::CopyBox(size, shape.dims(), operand.stored_bytes().data(), source, bytes.data(),
                   {0, kernels::RowMajor(shape.dims())});
  return Literal::FromBytes(operand.dtype(), shape, std::move(bytes));
}

// Dimensions where the placed operands differ in size must have 1 in all but one size.
Result<Shape> CommonShape(const OpCall& call, std::span<const std::vector<int64_t>> placements,
                          int64_t rank) {
  Shape shape(std::vector<int64_t>(static_cast<size_t>(rank), 1));
  for (size_t k = 0; k < placements.size(); ++k) {
    for (size_t d = 0; d < placements[k].size(); ++d) {
      const int64_t size = call.in(k).shape().dims()[d];
      const int64_t at = placements[k][d];
      if (size == 1 || size == shape[at]) continue;
      if (shape[at] != 1) {
        return OpError(call, StatusCode::kInvalidArgument,
                       "operands of shapes that do not broadcast: " + call.in(0).type().ToString() +
                           " and " + call.in(k).type().ToString());
      }
      shape.set_dim(at, size);
    }
  }
  return shape;
}

std::optional<std::vector<int64_t>> GivenDimensions(const OpCall& call, Op op) {
  if (op == Op::kChloBroadcastSelect) return std::nullopt;
  if (op == Op::kChloBroadcastCompare) {
    return call.attrs<ir::ChloBroadcastCompareAttrs>().broadcast_dimensions;
  }
  return call.attrs<ir::ChloBroadcastAttrs>().broadcast_dimensions;
}

}  // namespace

std::optional<Op> PlainOpOf(Op op) {
  // Every elementwise op asks, so finding the row is an index.
  static constexpr auto kIndex = [] {
    std::array<std::optional<Op>, static_cast<size_t>(ir::kNumOpcodes)> index{};
    for (const auto& row : kPlainOps) index[static_cast<size_t>(row.broadcast)] = row.plain;
    return index;
  }();
  return kIndex[static_cast<size_t>(op)];
}

Results EvaluateBroadcastOp(const OpCall& call) {
  const auto op = static_cast<Op>(call.module.opcode(call.op));
  const auto given = GivenDimensions(call, op);
  const int64_t rank = call.result_type().rank();
  std::vector<std::vector<int64_t>> placements;
  for (size_t k = 0; k < call.operands.size(); ++k) {
    placements.push_back(Placement(call.in(k).shape().rank(), rank, given));
  }
  LS_ASSIGN_OR_RETURN(const Shape shape, CommonShape(call, placements, rank));
  std::vector<Datum> operands(call.operands.size());
  for (size_t k = 0; k < operands.size(); ++k) {
    LS_ASSIGN_OR_RETURN(operands[k], BroadcastTo(call.in(k), shape, placements[k]));
  }
  std::vector<Datum> results(1);
  if (op == Op::kChloBroadcastCompare) {
    const auto& attrs = call.attrs<ir::ChloBroadcastCompareAttrs>();
    LS_ASSIGN_OR_RETURN(
        results[0],
        ApplyCompare(operands, static_cast<ir::ComparisonDirection>(attrs.comparison_direction),
                     attrs.compare_type == ir::ChloComparisonType::kTotalorder));
  } else {
    LS_ASSIGN_OR_RETURN(results[0],
                        ApplyElementwise(call, *PlainOpOf(op), operands, call.result_type()));
  }
  return results;
}

}  // namespace lockstep::interpret
