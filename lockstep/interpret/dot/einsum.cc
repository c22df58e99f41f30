// SPDX-License-Identifier: Apache-2.0
// einsum and unary_einsum. Every letter of the equation is an axis with a stride in each operand
// and in the result, 0 where it does not occur and the sum of the strides where it occurs twice;
// axes that are not in the result are summed over. unary_einsum is a product with one.
#include <algorithm>
#include <map>
#include <string_view>

#include "lockstep/base/limits.h"
#include "lockstep/interpret/dot/contractions.h"
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/contraction.h"
#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::interpret {
namespace {

constexpr size_t kResult = 2;  // after the two operands

struct Axis {
  int64_t size = 1;
  bool occurs[3] = {};
  int64_t stride[3] = {};
};

// Letters by their code; the dimensions under `...` count down from -1, the last one.
using Axes = std::map<int, Axis>;
using Labels = std::vector<int>;

// "ab...c" on an array of rank `rank`. Empty when the letters do not fit the rank.
std::optional<Labels> ParseTerm(std::string_view term, int64_t rank) {
  constexpr std::string_view kEllipsis = "...";
  const size_t dots = term.find(kEllipsis);
  std::string_view before = term.substr(0, dots), after;
  if (dots != term.npos) after = term.substr(dots + kEllipsis.size());
  const int64_t hidden = rank - static_cast<int64_t>(before.size() + after.size());
  if (hidden < 0 || (hidden > 0 && dots == term.npos)) return std::nullopt;
  Labels labels(before.begin(), before.end());
  for (int64_t i = hidden; i > 0; --i) labels.push_back(static_cast<int>(-i));
  labels.insert(labels.end(), after.begin(), after.end());
  const auto is_label = [](int c) {
    return c < 0 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  if (!std::ranges::all_of(labels, is_label)) return std::nullopt;
  return labels;
}

// Adds an array's dimensions to the axes. Dimensions of size 1 are broadcast.
bool AddArray(size_t array, const Labels& labels, const Shape& shape, Axes& axes) {
  const Offsets strides = RowMajorStrides(shape.dims());
  for (size_t d = 0; d < labels.size(); ++d) {
    const int64_t size = shape.dims()[d];
    if (array == kResult && !axes.contains(labels[d])) return false;
    Axis& axis = axes[labels[d]];
    if (array == kResult && (axis.occurs[kResult] || axis.size != size)) return false;
    axis.occurs[array] = true;
    if (size == 1) continue;
    if (axis.size != 1 && axis.size != size) return false;
    axis.size = size;
    axis.stride[array] += strides[d];
  }
  return true;
}

// The offsets in one array of all indices of some axes.
Offsets OffsetsIn(size_t array, const std::vector<Axis>& axes) {
  std::vector<int64_t> sizes, strides;
  for (const Axis& axis : axes) {
    sizes.push_back(axis.size);
    strides.push_back(axis.stride[array]);
  }
  return BoxOffsets(sizes, strides);
}

// The tables of offsets must leave room for the arrays.
Status CheckTable(const OpCall& call, const std::vector<Axis>& axes) {
  const auto limit = static_cast<int64_t>(base::MemoryLimitBytes() / 4);
  int64_t bytes = sizeof(int64_t);
  for (const Axis& axis : axes) {
    if (__builtin_mul_overflow(bytes, axis.size, &bytes) || bytes > limit) {
      return OpError(call, StatusCode::kResourceExhausted,
                     "the indices of \"" + call.attrs<ir::EinsumAttrs>().einsum_config +
                         "\" are too many to be listed");
    }
  }
  return OkStatus();
}

struct Groups {
  std::vector<Axis> batch, rows, columns, summed;
};

Groups Divide(const Axes& axes) {
  Groups groups;
  for (const auto& [label, axis] : axes) {
    const bool left = axis.occurs[0], right = axis.occurs[1];
    auto& group = !axis.occurs[kResult] ? groups.summed
                  : left && right       ? groups.batch
                  : left                ? groups.rows
                                        : groups.columns;
    group.push_back(axis);
  }
  return groups;
}

Status BadEquation(const OpCall& call) {
  std::string types;
  for (const Datum& operand : call.operands) types += operand.array().type().ToString() + " ";
  return OpError(call, StatusCode::kInvalidArgument,
                 "\"" + call.attrs<ir::EinsumAttrs>().einsum_config + "\" does not describe " +
                     types + "-> " + call.result_type().ToString());
}

Result<Axes> ReadEquation(const OpCall& call) {
  std::string config = call.attrs<ir::EinsumAttrs>().einsum_config;
  std::erase(config, ' ');
  const std::string_view equation = config;
  const size_t arrow = equation.find("->");
  if (arrow == equation.npos) return BadEquation(call);
  const std::string_view operands = equation.substr(0, arrow);
  const size_t comma = operands.find(',');
  if ((comma != operands.npos) != (call.operands.size() == 2)) return BadEquation(call);
  Axes axes;
  std::string_view terms[] = {operands.substr(0, comma), "", equation.substr(arrow + 2)};
  if (comma != operands.npos) terms[1] = operands.substr(comma + 1);
  for (const size_t array : {size_t{0}, size_t{1}, kResult}) {
    if (array == 1 && call.operands.size() == 1) continue;
    const Shape& shape = array == kResult ? call.result_type().shape : call.in(array).shape();
    const auto labels = ParseTerm(terms[array], shape.rank());
    if (!labels || !AddArray(array, *labels, shape, axes)) return BadEquation(call);
  }
  return axes;
}

// Moves elements only: a transpose or a diagonal.
void CopyAxes(const Literal& operand, const Groups& groups, Literal& result) {
  std::vector<int64_t> sizes;
  kernels::Side from, to;
  for (const Axis& axis : groups.rows) {
    sizes.push_back(axis.size);
    from.strides.push_back(axis.stride[0]);
    to.strides.push_back(axis.stride[kResult]);
  }
  kernels::CopyBox(ElementSizeBytes(operand.dtype()), sizes, operand.stored_bytes().data(), from,
                   result.MutableBytes().data(), to);
}

}  // namespace

Results EvaluateEinsum(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(const Axes axes, ReadEquation(call));
  const Groups groups = Divide(axes);
  for (const auto* axes_of : {&groups.batch, &groups.rows, &groups.columns, &groups.summed}) {
    LS_RETURN_IF_ERROR(CheckTable(call, *axes_of));
  }
  const TensorType& type = call.result_type();
  LS_ASSIGN_OR_RETURN(const Literal lhs, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, type.dtype(), type.shape));
  if (result.num_elements() == 0) return std::vector<Datum>{std::move(result)};
  if (call.operands.size() == 1 && groups.summed.empty()) {
    CopyAxes(lhs, groups, result);
    return std::vector<Datum>{std::move(result)};
  }
  Literal rhs;
  if (call.operands.size() == 1) {
    LS_ASSIGN_OR_RETURN(rhs, SplatOf(ir::IntegerAttr{1}, TensorType(lhs.dtype(), {})));
  } else {
    LS_ASSIGN_OR_RETURN(rhs, Expand(call, call.in(1)));
  }
  const Offsets lhs_batch = OffsetsIn(0, groups.batch), rhs_batch = OffsetsIn(1, groups.batch);
  const Offsets out_batch = OffsetsIn(kResult, groups.batch);
  const Offsets lhs_rows = OffsetsIn(0, groups.rows), rhs_rows = OffsetsIn(1, groups.columns);
  const Offsets lhs_summed = OffsetsIn(0, groups.summed), rhs_summed = OffsetsIn(1, groups.summed);
  const Offsets out_rows = OffsetsIn(kResult, groups.rows);
  const Offsets out_columns = OffsetsIn(kResult, groups.columns);
  for (size_t b = 0; b < out_batch.size(); ++b) {
    kernels::Contract({lhs, lhs_batch[b], lhs_rows, lhs_summed},
                      {rhs, rhs_batch[b], rhs_rows, rhs_summed},
                      {result, out_batch[b], out_rows, out_columns});
  }
  return std::vector<Datum>{std::move(result)};
}

}  // namespace lockstep::interpret
