// SPDX-License-Identifier: Apache-2.0
// Dimensions of reductions and contractions.
#include "lockstep/plan/fold.h"

#include <algorithm>

#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep::plan {
namespace {

// Multiplications of a contraction that loops do as fast as a kernel of its own.
constexpr int64_t kSmallDot = 4096;

bool Contains(const std::vector<int64_t>& dims, int64_t d) {
  return std::find(dims.begin(), dims.end(), d) != dims.end();
}

const ir::DotDimensionNumbers& DotNumbers(const ir::Module& module, ir::OpId op) {
  return module.attrs<ir::DotGeneralAttrs>(op).dot_dimension_numbers;
}

bool IsSmallDot(const ir::Module& module, ir::OpId op) {
  const auto& attrs = module.attrs<ir::DotGeneralAttrs>(op);
  if (attrs.algorithm.has_value()) return false;
  const TensorType* types[] = {&module.tensor_type(module.operand(op, 0)),
                               &module.tensor_type(module.operand(op, 1)),
                               &module.tensor_type(module.result(op))};
  const DType dtype = types[0]->dtype();
  for (const TensorType* type : types) {
    if (!type->shape.IsStatic() || type->element.IsQuantized() || type->dtype() != dtype) {
      return false;
    }
  }
  if (IsBool(dtype)) return false;
  int64_t work = types[2]->shape.NumElements();
  for (const int64_t d : attrs.dot_dimension_numbers.lhs_contracting_dimensions) {
    work *= types[0]->shape[d];
  }
  return work > 0 && work <= kSmallDot;
}

// The next reduced dimensions of the domain that together have `size` elements, as one index.
AffineIndex TakeReduced(int64_t size, const Domain& domain, size_t* next) {
  std::vector<int> parts;
  for (int64_t product = 1; product < size;) {
    while (!domain.reduced[*next]) ++*next;
    product *= domain.sizes[*next];
    parts.push_back(static_cast<int>((*next)++));
  }
  AffineIndex index;
  int64_t stride = 1;
  for (size_t i = parts.size(); i-- > 0;) {
    AffineIndex part;
    part.terms = {{parts[i], 1}};
    index.Add(part, stride);
    stride *= domain.sizes[static_cast<size_t>(parts[i])];
  }
  return index;
}

IndexMap DotOperandMap(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                       const Domain& domain) {
  const ir::DotDimensionNumbers& numbers = DotNumbers(module, op);
  const Shape& lhs = module.tensor_type(module.operand(op, 0)).shape;
  const Shape& shape = module.tensor_type(module.operand(op, index)).shape;
  const auto& batch =
      index == 0 ? numbers.lhs_batching_dimensions : numbers.rhs_batching_dimensions;
  const auto& contracted =
      index == 0 ? numbers.lhs_contracting_dimensions : numbers.rhs_contracting_dimensions;
  IndexMap map(static_cast<size_t>(shape.rank()));
  for (size_t i = 0; i < batch.size(); ++i) map[static_cast<size_t>(batch[i])] = result[i];
  size_t next = 0;
  for (size_t i = 0; i < contracted.size(); ++i) {
    map[static_cast<size_t>(contracted[i])] = TakeReduced(shape[contracted[i]], domain, &next);
  }
  // Free dimensions follow the batch: the left ones, then the right ones.
  size_t free = batch.size();
  if (index == 1) {
    free += static_cast<size_t>(lhs.rank()) - numbers.lhs_batching_dimensions.size() -
            numbers.lhs_contracting_dimensions.size();
  }
  for (int64_t d = 0; d < shape.rank(); ++d) {
    if (!Contains(batch, d) && !Contains(contracted, d)) {
      map[static_cast<size_t>(d)] = result[free++];
    }
  }
  return map;
}

}  // namespace

bool IsFold(const ir::Module& module, ir::OpId op) {
  if (module.opcode(op) == ir::Opcode::kReduce) return true;
  return module.opcode(op) == ir::Opcode::kDotGeneral && IsSmallDot(module, op);
}

size_t NumFolded(const ir::Module& module, ir::OpId op) {
  return module.opcode(op) == ir::Opcode::kReduce ? module.num_operands(op) / 2 : 2;
}

std::vector<FoldDim> FoldLayout(const ir::Module& module, ir::OpId op) {
  std::vector<FoldDim> layout;
  const Shape& first = module.tensor_type(module.operand(op, 0)).shape;
  if (module.opcode(op) == ir::Opcode::kReduce) {
    const auto& dims = module.attrs<ir::ReduceAttrs>(op).dimensions;
    for (int64_t d = 0; d < first.rank(); ++d) layout.push_back({first[d], Contains(dims, d)});
    return layout;
  }
  // The right side's free dimensions are innermost: lanes along them need no fold across lanes.
  const ir::DotDimensionNumbers& numbers = DotNumbers(module, op);
  const Shape& result = module.tensor_type(module.result(op)).shape;
  const int64_t left =
      first.rank() - static_cast<int64_t>(numbers.lhs_contracting_dimensions.size());
  for (int64_t d = 0; d < left; ++d) layout.push_back({result[d], false});
  for (const int64_t d : numbers.lhs_contracting_dimensions) layout.push_back({first[d], true});
  for (int64_t d = left; d < result.rank(); ++d) layout.push_back({result[d], false});
  return layout;
}

bool FoldsOneElement(const ir::Module& module, ir::OpId op) {
  const std::vector<FoldDim> layout = FoldLayout(module, op);
  return std::all_of(layout.begin(), layout.end(),
                     [](const FoldDim& dim) { return !dim.reduced || dim.size == 1; });
}

IndexMap FoldOperandMap(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                        const Domain& domain) {
  if (module.opcode(op) != ir::Opcode::kReduce) {
    return DotOperandMap(module, op, index, result, domain);
  }
  IndexMap input;
  size_t kept = 0, next = 0;
  for (const FoldDim& dim : FoldLayout(module, op)) {
    input.push_back(dim.reduced ? TakeReduced(dim.size, domain, &next) : result[kept++]);
  }
  return input;
}

}  // namespace lockstep::plan
