// SPDX-License-Identifier: Apache-2.0
// reduce with any body. Generated code does most reductions; this does what is left.
#include <algorithm>
#include <array>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/loop_walk.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/reduce/fold.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// A column is the elements at one index of the reduced dimensions, for some results.
class ReduceKernel final : public OpKernel {
 public:
  ReduceKernel(Body body, std::vector<CopyLoop> kept, std::vector<CopyLoop> reduced)
      : body_(std::move(body)), kept_(std::move(kept)), reduced_(std::move(reduced)) {
    for (const CopyLoop& loop : kept_) results_ *= loop.size;
    for (const CopyLoop& loop : reduced_) terms_ *= loop.size;
  }
  std::string_view variant() const override { return "columns"; }

  Status Run(const OpKernelCall& call) const override {
    const int64_t width = std::min(results_, ColumnFold::Width(body_));
    if (width == 0) return OkStatus();
    const int64_t blocks = (results_ - 1) / width + 1;
    const int64_t block_bytes = width * std::max<int64_t>(1, terms_) * body_.element_bytes(0);
    ParallelRanges(call.pool, blocks, GrainFor(block_bytes), [&](int64_t begin, int64_t end) {
      ColumnFold fold(body_, terms_);
      for (int64_t block = begin; block < end; ++block) {
        FoldBlock(call, block * width, std::min(width, results_ - block * width), fold);
      }
    });
    return OkStatus();
  }

 private:
  static constexpr size_t kMaxArrays = ColumnFold::kMaxArrays;

  void FoldBlock(const OpKernelCall& call, int64_t first, int64_t count, ColumnFold& fold) const {
    const size_t n = body_.size();
    std::array<int64_t, ColumnFold::kColumnBytes> starts;
    LoopWalk at(kept_, first);
    bool is_contiguous = true;
    for (size_t i = 0; i < static_cast<size_t>(count); ++i, at.Next()) {
      starts[i] = at.from();
      is_contiguous &= starts[i] == starts[0] + static_cast<int64_t>(i);
    }
    std::array<void*, kMaxArrays> outputs;
    for (size_t k = 0; k < n; ++k) {
      outputs[k] = Bytes(call.results[k]) + first * body_.element_bytes(k);
    }
    fold.Begin(call.operands.data() + n, outputs.data(), count);
    if (terms_ == 0) return;
    const std::span<const int64_t> offsets(starts.data(), static_cast<size_t>(count));
    std::array<const void*, kMaxArrays> columns;
    alignas(64) std::array<std::array<std::byte, ColumnFold::kColumnBytes>, kMaxArrays> gathered;
    LoopWalk term(reduced_);
    do {
      for (size_t k = 0; k < n; ++k) {
        const int64_t size = body_.element_bytes(k);
        const std::byte* array = Bytes(call.operands[k]);
        if (is_contiguous) {
          columns[k] = array + (starts[0] + term.from()) * size;
          continue;
        }
        interpret::GatherElements(static_cast<size_t>(size), array, term.from(), offsets,
                                  gathered[k].data());
        columns[k] = gathered[k].data();
      }
      fold.Add(columns.data());
    } while (term.Next());
    fold.Finish();
  }

  Body body_;
  std::vector<CopyLoop> kept_, reduced_;  // steps through the operands
  int64_t results_ = 1, terms_ = 1;
};

}  // namespace

KernelPtr MakeReduce(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const size_t n = spec.module.num_results(spec.op);
  if (n > ColumnFold::kMaxArrays) return Refuse(reason, "more arrays than a fold takes");
  auto body = Body::Make(spec, 0, OperandDTypes(spec, 0, n), reason);
  if (!body) return nullptr;
  const Shape& shape = OperandType(spec, 0).shape;
  const auto& dimensions = AttrsOf<ir::ReduceAttrs>(spec).dimensions;
  const Sizes strides = RowMajorStrides(shape.dims());
  std::vector<CopyLoop> kept, reduced;
  for (int64_t d = 0; d < shape.rank(); ++d) {
    const bool is_reduced = std::ranges::find(dimensions, d) != dimensions.end();
    (is_reduced ? reduced : kept).push_back({shape[d], strides[static_cast<size_t>(d)], 0});
  }
  for (std::vector<CopyLoop>* loops : {&kept, &reduced}) {
    // As if they wrote in order, so that what is merged keeps its order.
    int64_t step = 1;
    for (size_t i = loops->size(); i-- > 0; step *= (*loops)[i].size) (*loops)[i].to = step;
    *loops = MergeLoops(*loops);
    if (loops->size() > BoxCopy::kMaxLoops) return Refuse(reason, "too many dimensions");
  }
  return std::make_unique<ReduceKernel>(*std::move(body), std::move(kept), std::move(reduced));
}

}  // namespace lockstep::runtime::cpu::kernels
