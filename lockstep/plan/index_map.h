// SPDX-License-Identifier: Apache-2.0
// Which element of an operand an op reads, as an affine function of the place it computes. Ops can
// share a loop when all that they read is affine in the loop's indices.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::plan {

// coefficient * index of the domain's dimension `dim`.
struct Term {
  int dim = 0;
  int64_t coefficient = 0;
  friend bool operator==(const Term&, const Term&) = default;
};

// coefficient * clamp(start, 0, max), for the start index of a dynamic_slice: an integer scalar.
struct RuntimeTerm {
  ir::ValueId start;
  int64_t max = 0;
  int64_t coefficient = 0;
  friend bool operator==(const RuntimeTerm&, const RuntimeTerm&) = default;
};

// offset + all terms. Terms are in the order of dimensions and have no zero coefficients.
struct AffineIndex {
  int64_t offset = 0;
  std::vector<Term> terms;
  std::vector<RuntimeTerm> runtime_terms;

  bool IsConstant() const { return terms.empty() && runtime_terms.empty(); }
  void Add(const AffineIndex& other, int64_t factor);
  friend bool operator==(const AffineIndex&, const AffineIndex&) = default;
};

// One index per dimension of a value.
using IndexMap = std::vector<AffineIndex>;

// What a loop runs over: the sizes of its dimensions, outermost first.
struct Domain {
  std::vector<int64_t> sizes;
  // Dimensions that reductions of the group run over; the others are kept.
  std::vector<bool> reduced;

  int rank() const { return static_cast<int>(sizes.size()); }
  int64_t NumElements() const;
};

// A wish to cut a dimension of the domain in two, [size / inner, inner].
struct Split {
  int dim = -1;
  int64_t inner = 0;
  bool IsWanted() const { return dim >= 0; }
};

// Each dimension at its own index, beginning with dimension `first` of the domain.
IndexMap IdentityMap(int64_t rank, int first = 0);

// Whether element [i, j, ..] of a result is found from elements of the operands at affine indices:
// elementwise ops and those that move data. Reductions are not among them.
bool IsMapped(const ir::Module& module, ir::OpId op);

// Where operand `index` of `op` is read for the result's element at `result`. False when that is
// not affine; when it would be if a dimension of the domain were cut in two, `split` says so.
// REQUIRES: IsMapped.
bool MapOperand(const ir::Module& module, ir::OpId op, size_t index, const IndexMap& result,
                const Domain& domain, IndexMap* operand, Split* split);

// Cuts a dimension of the domain and rewrites maps over it.
void ApplySplit(const Split& split, Domain& domain);
void ApplySplit(const Split& split, IndexMap& map);

// The place in memory, in elements, of an array of `shape` in row-major order.
AffineIndex LinearIndex(const Shape& shape, const IndexMap& map);

}  // namespace lockstep::plan
