// SPDX-License-Identifier: Apache-2.0
// The index rule of each op that moves data.
#include "lockstep/plan/index_map.h"

#include <algorithm>

#include "lockstep/ir/ops/shape.h"

namespace lockstep::plan {
namespace {

// `index` as quotient * size + remainder with 0 <= remainder < size everywhere in the domain.
bool DivideIndex(const AffineIndex& index, int64_t size, const Domain& domain,
                 AffineIndex* quotient, AffineIndex* remainder, Split* split) {
  *quotient = {};
  *remainder = {};
  if (index.offset < 0) return false;
  quotient->offset = index.offset / size;
  remainder->offset = index.offset % size;
  int64_t largest = remainder->offset;
  for (const Term& term : index.terms) {
    if (term.coefficient % size == 0) {
      quotient->terms.push_back({term.dim, term.coefficient / size});
      continue;
    }
    const int64_t extent = domain.sizes[static_cast<size_t>(term.dim)];
    if (term.coefficient < 0) return false;
    if (term.coefficient * (extent - 1) >= size) {
      const int64_t inner = size / term.coefficient;
      if (size % term.coefficient == 0 && extent % inner == 0) *split = {term.dim, inner};
      return false;
    }
    largest += term.coefficient * (extent - 1);
    remainder->terms.push_back(term);
  }
  for (const RuntimeTerm& term : index.runtime_terms) {
    if (term.coefficient % size == 0) {
      quotient->runtime_terms.push_back({term.start, term.max, term.coefficient / size});
      continue;
    }
    if (term.coefficient < 0) return false;
    largest += term.coefficient * term.max;
    remainder->runtime_terms.push_back(term);
  }
  return largest < size;
}

// The indices of the operand of a reshape: runs of dimensions with equal products belong together.
bool MapReshape(const Shape& from, const Shape& to, const IndexMap& result, const Domain& domain,
                IndexMap* operand, Split* split) {
  operand->assign(static_cast<size_t>(from.rank()), {});
  int64_t i = 0, j = 0;
  while (i < from.rank() || j < to.rank()) {
    int64_t from_end = i, to_end = j, from_size = 1, to_size = 1;
    do {
      if (from_size <= to_size && from_end < from.rank()) {
        from_size *= from[from_end++];
      } else if (to_end < to.rank()) {
        to_size *= to[to_end++];
      } else if (from_end < from.rank()) {
        from_size *= from[from_end++];
      } else {
        return false;
      }
    } while (from_size != to_size);
    AffineIndex linear;
    int64_t stride = 1;
    for (int64_t d = to_end - 1; d >= j; --d) {
      if (to[d] != 1) linear.Add(result[static_cast<size_t>(d)], stride);
      stride *= to[d];
    }
    int64_t outer = from_size;
    for (int64_t d = from_end - 1; d >= i; --d) {
      AffineIndex quotient, remainder;
      outer /= from[d];
      if (from[d] == 1) continue;
      if (outer == 1) {
        (*operand)[static_cast<size_t>(d)] = linear;
        linear = {};
        continue;
      }
      if (!DivideIndex(linear, from[d], domain, &quotient, &remainder, split)) return false;
      (*operand)[static_cast<size_t>(d)] = remainder;
      linear = quotient;
    }
    i = from_end;
    j = to_end;
  }
  return true;
}

IndexMap MapDynamicSlice(const ir::Module& module, ir::OpId op, const IndexMap& result) {
  const Shape& from = module.tensor_type(module.operand(op, 0)).shape;
  const Shape& to = module.tensor_type(module.result(op)).shape;
  IndexMap map = result;
  for (int64_t d = 0; d < from.rank(); ++d) {
    const int64_t max = from[d] - to[d];
    if (max == 0) continue;
    const ir::ValueId start = module.operand(op, static_cast<size_t>(d) + 1);
    map[static_cast<size_t>(d)].runtime_terms.push_back({start, max, 1});
  }
  return map;
}

bool MapShapeOp(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                const Domain& domain, IndexMap* operand, Split* split) {
  const Shape& from = module.tensor_type(module.operand(op, index)).shape;
  const Shape& to = module.tensor_type(module.result(op)).shape;
  const auto at = [](int64_t d) { return static_cast<size_t>(d); };
  switch (module.opcode(op)) {
    case ir::Opcode::kBroadcastInDim: {
      const auto& dims = module.attrs<ir::BroadcastInDimAttrs>(op).broadcast_dimensions;
      operand->assign(at(from.rank()), {});
      for (int64_t d = 0; d < from.rank(); ++d) {
        if (from[d] != 1) (*operand)[at(d)] = result[at(dims[at(d)])];
      }
      return true;
    }
    case ir::Opcode::kReshape:
      return MapReshape(from, to, result, domain, operand, split);
    case ir::Opcode::kTranspose: {
      const auto& permutation = module.attrs<ir::TransposeAttrs>(op).permutation;
      operand->assign(at(from.rank()), {});
      for (int64_t d = 0; d < to.rank(); ++d) (*operand)[at(permutation[at(d)])] = result[at(d)];
      return true;
    }
    case ir::Opcode::kSlice: {
      const auto& attrs = module.attrs<ir::SliceAttrs>(op);
      operand->assign(at(from.rank()), {});
      for (int64_t d = 0; d < from.rank(); ++d) {
        (*operand)[at(d)].offset = attrs.start_indices[at(d)];
        (*operand)[at(d)].Add(result[at(d)], attrs.strides[at(d)]);
      }
      return true;
    }
    case ir::Opcode::kReverse: {
      *operand = result;
      for (const int64_t d : module.attrs<ir::ReverseAttrs>(op).dimensions) {
        AffineIndex flipped;
        flipped.offset = from[d] - 1;
        flipped.Add(result[at(d)], -1);
        (*operand)[at(d)] = flipped;
      }
      return true;
    }
    case ir::Opcode::kPad: {
      if (index == 1) return operand->clear(), true;
      *operand = result;
      const auto& low = module.attrs<ir::PadAttrs>(op).edge_padding_low;
      for (int64_t d = 0; d < from.rank(); ++d) (*operand)[at(d)].offset -= low[at(d)];
      return true;
    }
    case ir::Opcode::kConcatenate: {
      const int64_t dim = module.attrs<ir::ConcatenateAttrs>(op).dimension;
      *operand = result;
      for (size_t i = 0; i < index; ++i) {
        (*operand)[at(dim)].offset -= module.tensor_type(module.operand(op, i)).shape[dim];
      }
      return true;
    }
    case ir::Opcode::kDynamicSlice:
      if (index > 0) return operand->clear(), true;
      *operand = MapDynamicSlice(module, op, result);
      return true;
    default:  // IsMapped admits no other op of the family
      return false;
  }
}

}  // namespace

void AffineIndex::Add(const AffineIndex& other, int64_t factor) {
  offset += other.offset * factor;
  for (const Term& term : other.terms) {
    auto place = std::lower_bound(terms.begin(), terms.end(), term.dim,
                                  [](const Term& t, int dim) { return t.dim < dim; });
    if (place != terms.end() && place->dim == term.dim) {
      place->coefficient += term.coefficient * factor;
      if (place->coefficient == 0) terms.erase(place);
    } else if (term.coefficient * factor != 0) {
      terms.insert(place, {term.dim, term.coefficient * factor});
    }
  }
  for (const RuntimeTerm& term : other.runtime_terms) {
    runtime_terms.push_back({term.start, term.max, term.coefficient * factor});
  }
}

int64_t Domain::NumElements() const {
  int64_t count = 1;
  for (const int64_t size : sizes) count *= size;
  return count;
}

IndexMap IdentityMap(int64_t rank, int first) {
  IndexMap map(static_cast<size_t>(rank));
  for (int64_t d = 0; d < rank; ++d) {
    map[static_cast<size_t>(d)].terms = {{first + static_cast<int>(d), 1}};
  }
  return map;
}

bool IsMapped(const ir::Module& module, ir::OpId op) {
  const ir::OpInfo& info = module.info(op);
  if (info.Has(ir::kElementwise)) return true;
  switch (info.opcode) {
    case ir::Opcode::kBroadcastInDim:
    case ir::Opcode::kReshape:
    case ir::Opcode::kTranspose:
    case ir::Opcode::kSlice:
    case ir::Opcode::kReverse:
    case ir::Opcode::kDynamicSlice:
      return true;
    case ir::Opcode::kConcatenate:
      // Every operand is looked at for every element.
      return module.num_operands(op) <= 4;
    case ir::Opcode::kPad: {
      const auto& interior = module.attrs<ir::PadAttrs>(op).interior_padding;
      return std::all_of(interior.begin(), interior.end(), [](int64_t n) { return n == 0; });
    }
    default:  // every other op is not
      return false;
  }
}

bool MapOperand(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                const Domain& domain, IndexMap* operand, Split* split) {
  if (module.info(op).Has(ir::kElementwise)) {
    // Clamp's bounds and select's predicate may be scalars.
    if (module.tensor_type(module.operand(op, index)).rank() == 0) {
      operand->clear();
    } else {
      *operand = result;
    }
    return true;
  }
  return MapShapeOp(module, op, index, result, domain, operand, split);
}

void ApplySplit(const Split& split, Domain& domain) {
  const auto dim = static_cast<size_t>(split.dim);
  const auto place = static_cast<std::ptrdiff_t>(dim);
  domain.sizes[dim] /= split.inner;
  domain.sizes.insert(domain.sizes.begin() + place + 1, split.inner);
  const bool reduced = domain.reduced[dim];
  domain.reduced.insert(domain.reduced.begin() + place + 1, reduced);
}

void ApplySplit(const Split& split, IndexMap& map) {
  for (AffineIndex& index : map) {
    std::vector<Term> terms;
    for (const Term& term : index.terms) {
      if (term.dim < split.dim) {
        terms.push_back(term);
      } else if (term.dim > split.dim) {
        terms.push_back({term.dim + 1, term.coefficient});
      } else {
        terms.push_back({term.dim, term.coefficient * split.inner});
        terms.push_back({term.dim + 1, term.coefficient});
      }
    }
    index.terms = std::move(terms);
  }
}

AffineIndex LinearIndex(const Shape& shape, const IndexMap& map) {
  AffineIndex linear;
  int64_t stride = 1;
  for (int64_t d = shape.rank() - 1; d >= 0; --d) {
    linear.Add(map[static_cast<size_t>(d)], stride);
    stride *= shape[d];
  }
  return linear;
}

}  // namespace lockstep::plan
