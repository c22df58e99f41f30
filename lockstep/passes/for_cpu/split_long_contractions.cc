// SPDX-License-Identifier: Apache-2.0
// The contracted dimension is seen as two, parts and their length; parts become a batch dimension.
#include "lockstep/passes/for_cpu/split_long_contractions.h"

#include <algorithm>

#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes {
namespace {

using ir::Opcode;
using ir::OpId;
using ir::ValueId;
using simplify::Dims;
using simplify::Site;

// Terms of a sum that are worth a part, and products that are worth threads.
constexpr int64_t kPart = 4096, kMuchWork = int64_t{1} << 21;
// Parts at most; more results than these give threads work enough as they are.
constexpr int64_t kMostParts = 32, kFewResults = 4096;

// As many equal parts as there may be; 1 when there are none.
int64_t CountParts(int64_t size) {
  for (int64_t parts = std::min(kMostParts, size / kPart); parts > 1; --parts) {
    if (size % parts == 0) return parts;
  }
  return 1;
}

// The operand with its contracted dimension in parts, a batch dimension behind the others.
ValueId Cut(Site& s, ValueId operand, int64_t parts, Dims& batching, Dims& contracting) {
  const int64_t cut = contracting[0];
  Dims sizes;
  for (int64_t d = 0; d < s.rank(operand); ++d) {
    const int64_t size = s.shape(operand)[d];
    if (d == cut) sizes.push_back(parts);
    sizes.push_back(d == cut ? size / parts : size);
  }
  for (int64_t& dim : batching) dim += dim > cut ? 1 : 0;
  batching.push_back(cut);
  contracting[0] = cut + 1;
  return s.Reshape(operand, Shape(sizes));
}

bool Split(Site& s) {
  ir::DotGeneralAttrs attrs = s.attrs<ir::DotGeneralAttrs>();
  ir::DotDimensionNumbers& numbers = attrs.dot_dimension_numbers;
  const DType dtype = s.type().dtype();
  if (attrs.algorithm || numbers.lhs_contracting_dimensions.size() != 1 ||
      (dtype != DType::kF32 && dtype != DType::kF64)) {
    return false;
  }
  const int64_t terms = s.shape(s.in(0))[numbers.lhs_contracting_dimensions[0]];
  const int64_t results = s.elements(s.out());
  if (results > kFewResults || results * terms < kMuchWork) return false;
  const int64_t parts = CountParts(terms);
  if (parts == 1) return false;
  const auto place = static_cast<int64_t>(numbers.lhs_batching_dimensions.size());
  const ValueId x =
      Cut(s, s.in(0), parts, numbers.lhs_batching_dimensions, numbers.lhs_contracting_dimensions);
  const ValueId y =
      Cut(s, s.in(1), parts, numbers.rhs_batching_dimensions, numbers.rhs_contracting_dimensions);
  Dims sizes(s.type().shape.dims().begin(), s.type().shape.dims().end());
  sizes.insert(sizes.begin() + place, parts);
  const ValueId sums = s.Make(Opcode::kDotGeneral, {x, y}, TensorType(dtype, Shape(sizes)),
                              ir::MakeAttributes(std::move(attrs)));
  const ValueId zero = s.MakeFull(TensorType(dtype, Shape()), 0);
  return s.Replace(s.Reduce(sums, zero, Opcode::kAdd, {place}));
}

bool Visit(ir::Rewriter& rewriter, ir::RegionId region) {
  ir::Module& module = rewriter.module();
  bool changed = false;
  for (OpId op = module.first_op(region); op;) {
    const OpId next = module.next(op);
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      changed |= Visit(rewriter, module.region(op, i));
    }
    if (module.opcode(op) == Opcode::kDotGeneral && simplify::HasPlainTypes(module, op)) {
      const SimplifyOpsOptions options;
      rewriter.SetPlace(op);
      Site site(rewriter, options, op);
      changed |= Split(site);
    }
    op = next;
  }
  return changed;
}

}  // namespace

Result<bool> SplitLongContractions(ir::Module& module) {
  ir::Rewriter rewriter(module);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= Visit(rewriter, module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
