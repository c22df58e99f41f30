// SPDX-License-Identifier: Apache-2.0
// chlo.ragged_dot: one dimension of lhs, the ragged one, is cut into groups of consecutive elements
// whose sizes are an operand. Every group is a product of its own:
//   ragged rows         with the group's slice of rhs; rows beyond the groups are 0
//   ragged contraction  into the group's slice of the result
//   ragged batch        the groups change nothing
// group_sizes may differ for every index of the dimensions of lhs that come before the ragged one
// among the batching ones and those of its own kind.
#include <algorithm>

#include "lockstep/interpret/dot/contractions.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/contraction.h"

namespace lockstep::interpret {
namespace {

using Dims = std::vector<int64_t>;
constexpr int64_t kNoGroup = -1;

bool Contains(const Dims& dims, int64_t d) { return std::ranges::find(dims, d) != dims.end(); }

// The group of every element of the ragged dimension.
class GroupTable {
 public:
  // `prefix`: the dimensions of lhs that may have sizes of their own.
  static Result<GroupTable> Load(const OpCall& call, int64_t ragged, const Dims& prefix);

  int64_t num_groups() const { return num_groups_; }
  int64_t at(int64_t offset) const { return groups_[static_cast<size_t>(offset)]; }
  // Where the indices of some dimensions of lhs are in the table.
  Offsets OffsetsOf(const Shape& lhs, const Dims& dims) const {
    return BoxOffsets(Pick(lhs.dims(), dims), Pick(strides_, dims));
  }

 private:
  int64_t num_groups_ = 0;
  Dims groups_;
  Offsets strides_;  // one per dimension of lhs
};

Result<GroupTable> GroupTable::Load(const OpCall& call, int64_t ragged, const Dims& prefix) {
  const Shape& lhs = call.in(0).shape();
  const Shape& sizes_shape = call.in(2).shape();
  LS_ASSIGN_OR_RETURN(const Dims sizes, LoadIntegers(call, call.in(2)));
  GroupTable table;
  table.num_groups_ = sizes_shape.dim(sizes_shape.rank() - 1);
  table.strides_.assign(static_cast<size_t>(lhs.rank()), 0);
  const int64_t length = lhs.dim(ragged);
  table.strides_[static_cast<size_t>(ragged)] = 1;
  int64_t rows = 1;
  if (sizes_shape.rank() > 1) {
    Dims expected = Pick(lhs.dims(), prefix);
    expected.push_back(table.num_groups_);
    if (!std::ranges::equal(expected, sizes_shape.dims())) {
      return OpError(call, StatusCode::kInvalidArgument,
                     "group_sizes of " + call.in(2).type().ToString() + " do not fit lhs");
    }
    for (size_t i = prefix.size(); i-- > 0;) {
      table.strides_[static_cast<size_t>(prefix[i])] = rows * length;
      rows *= lhs.dim(prefix[i]);
    }
  }
  table.groups_.assign(static_cast<size_t>(rows * length), kNoGroup);
  for (int64_t row = 0; row < rows; ++row) {
    int64_t next = 0;
    for (int64_t g = 0; g < table.num_groups_; ++g) {
      const int64_t given = sizes[static_cast<size_t>(row * table.num_groups_ + g)];
      const int64_t size = std::clamp<int64_t>(given, 0, length - next);
      std::fill_n(table.groups_.begin() + row * length + next, size, g);
      next += size;
    }
  }
  return table;
}

struct Ragged {
  const ir::RaggedDotDimensionNumbers& numbers;
  int64_t ragged;
  Dims lhs_free, rhs_free;  // neither batching nor contracting, nor of groups
  bool contracting;
};

Ragged Describe(const OpCall& call) {
  const auto& n = call.attrs<ir::ChloRaggedDotAttrs>().ragged_dot_dimension_numbers;
  Dims lhs_taken = n.lhs_batching_dimensions, rhs_taken = n.rhs_batching_dimensions;
  lhs_taken.insert(lhs_taken.end(), n.lhs_contracting_dimensions.begin(),
                   n.lhs_contracting_dimensions.end());
  for (const Dims* more : {&n.rhs_contracting_dimensions, &n.rhs_group_dimensions}) {
    rhs_taken.insert(rhs_taken.end(), more->begin(), more->end());
  }
  const int64_t ragged = n.lhs_ragged_dimensions[0];
  return {n, ragged, OtherDimensions(call.in(0).shape().rank(), lhs_taken),
          OtherDimensions(call.in(1).shape().rank(), rhs_taken),
          Contains(n.lhs_contracting_dimensions, ragged)};
}

// The batching dimensions, then those of the ragged one's kind that come before it.
Dims PrefixOf(const Ragged& dot) {
  Dims prefix = dot.numbers.lhs_batching_dimensions;
  for (const int64_t d : dot.contracting ? dot.numbers.lhs_contracting_dimensions : dot.lhs_free) {
    if (d == dot.ragged) break;
    prefix.push_back(d);
  }
  return prefix;
}

// `offsets` at those positions whose group is `group`.
Offsets OfGroup(const GroupTable& table, int64_t start, const Offsets& in_table, int64_t group,
                const Offsets& offsets) {
  Offsets taken;
  for (size_t i = 0; i < offsets.size(); ++i) {
    if (table.at(start + in_table[i]) == group) taken.push_back(offsets[i]);
  }
  return taken;
}

// The array as a batch of matrices.
struct Matrices {
  Offsets batches, rows, columns;
};
Matrices SplitMatrices(const Shape& shape, const Dims& batch, const Dims& rows,
                       const Dims& columns) {
  const Offsets strides = RowMajorStrides(shape.dims());
  const auto offsets = [&](const Dims& dims) {
    return BoxOffsets(Pick(shape.dims(), dims), Pick(strides, dims));
  };
  return {offsets(batch), offsets(rows), offsets(columns)};
}

}  // namespace

Results EvaluateRaggedDot(const OpCall& call) {
  const Ragged dot = Describe(call);
  const auto& n = dot.numbers;
  if (Contains(n.lhs_batching_dimensions, dot.ragged)) {
    return EvaluateDotGeneralOf(call, {n.lhs_batching_dimensions, n.rhs_batching_dimensions,
                                       n.lhs_contracting_dimensions, n.rhs_contracting_dimensions});
  }
  LS_ASSIGN_OR_RETURN(const GroupTable table, GroupTable::Load(call, dot.ragged, PrefixOf(dot)));
  LS_ASSIGN_OR_RETURN(const Literal lhs, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(const Literal rhs, Expand(call, call.in(1)));
  const TensorType& type = call.result_type();
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, type.dtype(), type.shape));
  if (result.num_elements() == 0) return std::vector<Datum>{std::move(result)};

  const Matrices left = SplitMatrices(lhs.shape(), n.lhs_batching_dimensions, dot.lhs_free,
                                      n.lhs_contracting_dimensions);
  const Matrices right = SplitMatrices(rhs.shape(), n.rhs_batching_dimensions, dot.rhs_free,
                                       n.rhs_contracting_dimensions);
  const Offsets in_table_batches = table.OffsetsOf(lhs.shape(), n.lhs_batching_dimensions);
  const Offsets in_table =
      table.OffsetsOf(lhs.shape(), dot.contracting ? n.lhs_contracting_dimensions : dot.lhs_free);
  const auto m = static_cast<int64_t>(left.rows.size()),
             k = static_cast<int64_t>(right.rows.size());
  const auto batches = static_cast<int64_t>(left.batches.size());
  const int64_t one = 1;
  const Offsets out_rows = BoxOffsets({&m, 1}, {&k, 1}),
                out_columns = BoxOffsets({&k, 1}, {&one, 1});
  // How far apart the groups' slices of rhs are.
  const int64_t group_stride =
      dot.contracting
          ? 0
          : RowMajorStrides(rhs.shape().dims())[static_cast<size_t>(n.rhs_group_dimensions[0])];
  for (int64_t b = 0; b < batches; ++b) {
    const auto batch = static_cast<size_t>(b);
    const int64_t start = in_table_batches[batch];
    for (int64_t g = 0; g < table.num_groups(); ++g) {
      const auto of_group = [&](const Offsets& all) {
        return OfGroup(table, start, in_table, g, all);
      };
      if (dot.contracting) {
        const Offsets lhs_columns = of_group(left.columns), rhs_columns = of_group(right.columns);
        kernels::Contract({lhs, left.batches[batch], left.rows, lhs_columns},
                          {rhs, right.batches[batch], right.rows, rhs_columns},
                          {result, (g * batches + b) * m * k, out_rows, out_columns});
      } else {
        const Offsets rows = of_group(left.rows), result_rows = of_group(out_rows);
        kernels::Contract({lhs, left.batches[batch], rows, left.columns},
                          {rhs, right.batches[batch] + g * group_stride, right.rows, right.columns},
                          {result, b * m * k, result_rows, out_columns});
      }
    }
  }
  return std::vector<Datum>{std::move(result)};
}

}  // namespace lockstep::interpret
