// SPDX-License-Identifier: Apache-2.0
// One dimension of the operand is seen as two, parts and their length; see
// split_long_reductions.h.
#include "lockstep/passes/for_cpu/split_long_reductions.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "lockstep/passes/facts/associative.h"
#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes {
namespace {

using ir::Opcode;
using ir::OpId;
using ir::ValueId;
using simplify::Dims;
using simplify::Site;

// Elements that are worth threads, and those that are worth a part.
constexpr int64_t kLong = int64_t{1} << 18, kPart = int64_t{1} << 14;
// Parts of a reduction at most; with so many results and more it has work for threads anyway, when
// neighbours of a row count as one.
constexpr int64_t kMostParts = 64, kManyResults = 8, kNeighbours = 64;

// parts * length elements of a dimension, and the rest of it.
struct Cut {
  int64_t dim = 0, parts = 1, length = 0;
};

class Splitter {
 public:
  explicit Splitter(Site& site) : s_(site), shape_(site.shape(site.in(0))) {}

  bool Run() {
    dims_ = s_.attrs<ir::ReduceAttrs>().dimensions;
    std::ranges::sort(dims_);
    body_ = s_.num_in() == 2 ? simplify::BodyOf(s_.m, s_.m.region(s_.op)) : std::nullopt;
    const auto cut = FindCut();
    if (!cut || !FindStarts()) return false;
    std::vector<std::vector<ValueId>> pieces = {PartsOf(*cut)};
    if (const int64_t done = cut->parts * cut->length; done < shape_[cut->dim]) {
      pieces.push_back(RestOf(cut->dim, done));
    }
    // What is left of the cut dimension: those that are kept before it come first.
    int64_t place = 0;
    for (int64_t d = 0; d < cut->dim; ++d) place += simplify::Contains(dims_, d) ? 0 : 1;
    std::vector<ValueId> whole;
    for (size_t i = 0; i < pieces[0].size(); ++i) {
      std::vector<ValueId> of_operand;
      for (const auto& piece : pieces) of_operand.push_back(piece[i]);
      whole.push_back(s_.Concatenate(of_operand, place));
    }
    std::vector<ValueId> results = Reduce(whole, inits_, {place});
    for (size_t i = 0; i < results.size(); ++i) {
      results[i] = s_.Convert(results[i], s_.dtype(s_.out(i)));
    }
    return s_.Replace(results);
  }

 private:
  std::optional<Cut> FindCut() const {
    const int64_t elements = shape_.NumElements();
    if (elements < kLong || dims_.empty()) return std::nullopt;
    int64_t results = 1;
    for (int64_t d = 0; d < shape_.rank(); ++d) {
      if (simplify::Contains(dims_, d)) continue;
      const bool is_last = d + 1 == shape_.rank();
      results *= is_last ? (shape_[d] + kNeighbours - 1) / kNeighbours : shape_[d];
    }
    if (results >= kManyResults) return std::nullopt;
    const int64_t most = std::min(kMostParts, elements / kPart) / results;
    // The outermost dimension that has nearly as many equal parts.
    Cut longest;
    for (const int64_t d : dims_) {
      const int64_t size = shape_[d];
      for (int64_t parts = std::min(most, size); parts >= std::max<int64_t>(2, most / 4); --parts) {
        if (size % parts == 0) return Cut{d, parts, size / parts};
      }
      if (size / most > longest.length) longest = {d, most, size / most};
    }
    if (longest.length == 0) return std::nullopt;
    return longest;
  }

  // Whether the order in which a body of several ops is applied makes no difference.
  bool MayCutBody() const {
    std::vector<Literal> starts;
    for (const ValueId init : inits_) {
      const Literal* literal = s_.Splat(init);
      if (literal == nullptr) return false;
      starts.push_back(*literal);
    }
    return MayBeCutIntoParts(s_.m, s_.m.region(s_.op), starts);
  }

  // What the parts begin with, and what the whole does.
  bool FindStarts() {
    const size_t count = s_.num_in() / 2;
    for (size_t i = 0; i < count; ++i) {
      const ValueId operand = s_.in(i), init = s_.in(count + i);
      if (s_.dtype(operand) != s_.dtype(s_.out(i)) || s_.dtype(init) != s_.dtype(operand)) {
        return false;
      }
      operands_.push_back(operand);
      inits_.push_back(init);
    }
    starts_ = inits_;
    if (!body_) return MayCutBody();
    const DType dtype = s_.dtype(operands_[0]);
    if (ir::GetOpInfo(*body_).Has(ir::kIdempotent)) return true;
    const bool is_sum = *body_ == Opcode::kAdd || *body_ == Opcode::kMultiply;
    if (is_sum && IsFloat(dtype) && BitWidth(dtype) < 32) {
      operands_[0] = s_.Convert(operands_[0], DType::kF32);
      inits_[0] = s_.Convert(inits_[0], DType::kF32);
    }
    const TensorType scalar = s_.type(inits_[0]);
    if (const auto identity = simplify::IdentityOf(*body_, scalar.dtype())) {
      starts_ = {s_.MakeSplat(scalar, *identity)};
      return true;
    }
    starts_ = inits_;
    if (*body_ == Opcode::kAdd) return s_.IsZero(inits_[0]);
    return *body_ == Opcode::kMultiply && s_.IsOne(inits_[0]);
  }

  // Reduced but for the parts.
  std::vector<ValueId> PartsOf(const Cut& cut) {
    Dims dims, sizes;
    for (int64_t d = 0; d < shape_.rank(); ++d) {
      const auto place = static_cast<int64_t>(sizes.size());
      if (d != cut.dim) {
        if (simplify::Contains(dims_, d)) dims.push_back(place);
        sizes.push_back(shape_[d]);
        continue;
      }
      sizes.push_back(cut.parts);
      if (cut.length == 1) continue;
      sizes.push_back(cut.length);
      dims.push_back(place + 1);
    }
    std::vector<ValueId> parts;
    for (const ValueId operand : operands_) {
      const int64_t end = cut.parts * cut.length;
      const bool is_whole = end == shape_[cut.dim];
      const ValueId even = is_whole ? operand : s_.SliceDim(operand, cut.dim, 0, end);
      parts.push_back(s_.Reshape(even, Shape(sizes)));
    }
    return Reduce(parts, starts_, dims);
  }

  // What does not fill another part, as one more.
  std::vector<ValueId> RestOf(int64_t dim, int64_t begin) {
    std::vector<ValueId> rest;
    for (const ValueId operand : operands_) {
      rest.push_back(s_.SliceDim(operand, dim, begin, shape_[dim]));
    }
    std::vector<ValueId> reduced = Reduce(rest, starts_, dims_);
    Dims sizes;
    for (int64_t d = 0; d < shape_.rank(); ++d) {
      if (d == dim) sizes.push_back(1);
      if (!simplify::Contains(dims_, d)) sizes.push_back(shape_[d]);
    }
    for (ValueId& value : reduced) value = s_.Reshape(value, Shape(sizes));
    return reduced;
  }

  std::vector<ValueId> Reduce(const std::vector<ValueId>& operands,
                              const std::vector<ValueId>& inits, const Dims& dims) {
    // In another type than the body's, by the one op that it is.
    if (s_.dtype(operands[0]) != s_.dtype(s_.in(0))) {
      return {s_.Reduce(operands[0], inits[0], *body_, dims)};
    }
    const Shape& shape = s_.shape(operands[0]);
    Dims sizes;
    for (int64_t d = 0; d < shape.rank(); ++d) {
      if (!simplify::Contains(dims, d)) sizes.push_back(shape[d]);
    }
    std::vector<ValueId> all = operands;
    all.insert(all.end(), inits.begin(), inits.end());
    std::vector<Type> types;
    for (const ValueId operand : operands) {
      types.push_back(TensorType(s_.dtype(operand), Shape(sizes)));
    }
    const OpId reduce = CopyOpAlone(s_.m, s_.op, s_.m, all, types);
    s_.m.SetAttributes(reduce, ir::MakeAttributes(ir::ReduceAttrs{dims}));
    s_.m.SetLocation(reduce, s_.m.op_location(s_.op));
    s_.m.InsertBefore(s_.op, reduce);
    const auto results = s_.m.results(reduce);
    return {results.begin(), results.end()};
  }

  Site& s_;
  const Shape shape_;
  Dims dims_;                   // sorted
  std::optional<Opcode> body_;  // the one op that it is
  std::vector<ValueId> operands_, inits_, starts_;
};

bool Visit(ir::Rewriter& rewriter, ir::RegionId region) {
  ir::Module& module = rewriter.module();
  bool changed = false;
  for (OpId op = module.first_op(region); op;) {
    const OpId next = module.next(op);
    if (module.opcode(op) == Opcode::kReduce) {
      if (simplify::HasPlainTypes(module, op)) {
        const SimplifyOpsOptions options;
        rewriter.SetPlace(op);
        Site site(rewriter, options, op);
        changed |= Splitter(site).Run();
      }
    } else {
      for (size_t i = 0; i < module.num_regions(op); ++i) {
        changed |= Visit(rewriter, module.region(op, i));
      }
    }
    op = next;
  }
  return changed;
}

}  // namespace

Result<bool> SplitLongReductions(ir::Module& module) {
  ir::Rewriter rewriter(module);
  bool changed = false;
  for (const ir::FunctionId id : module.functions()) {
    changed |= Visit(rewriter, module.function(id).body);
  }
  return changed;
}

}  // namespace lockstep::passes
