// SPDX-License-Identifier: Apache-2.0
// pad and iota: results that are not all copied from an operand.
#include <algorithm>
#include <array>
#include <cstring>

#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// The result is filled and overwritten slab by slab, so that a slab stays in cache between the two.
// A slab is one index of the outer dimensions.
class PadKernel final : public OpKernel {
 public:
  // One outer dimension: index i holds element (i - low) / step of the operand, where there is one.
  struct Outer {
    int64_t size, low, step, operand_size, operand_stride_bytes;
  };
  PadKernel(int64_t element_size, std::vector<Outer> outer, int64_t slab_elements, BoxCopy copy,
            int64_t from, int64_t to)
      : element_size_(element_size),
        outer_(std::move(outer)),
        slab_elements_(slab_elements),
        copy_(copy),
        from_(from),
        to_(to) {
    for (const Outer& dim : outer_) slabs_ *= dim.size;
  }
  std::string_view variant() const override { return "fill_and_move"; }
  Status Run(const OpKernelCall& call) const override {
    const int64_t slab_bytes = slab_elements_ * element_size_;
    if (slab_bytes == 0) return OkStatus();
    ParallelRanges(call.pool, slabs_, GrainFor(slab_bytes), [&](int64_t begin, int64_t end) {
      for (int64_t slab = begin; slab < end; ++slab) {
        std::byte* const to = Bytes(call.results[0]) + slab * slab_bytes;
        interpret::kernels::Fill(static_cast<size_t>(element_size_), Bytes(call.operands[1]),
                                 static_cast<size_t>(slab_elements_), to);
        const int64_t from = OperandOffset(slab);
        if (from < 0 || copy_.IsEmpty()) continue;
        copy_.RunUnits(Bytes(call.operands[0]) + from + from_, to + to_, 0, copy_.units());
      }
    });
    return OkStatus();
  }

 private:
  // In bytes; -1 for a slab of padding alone.
  int64_t OperandOffset(int64_t slab) const {
    int64_t offset = 0;
    for (size_t d = outer_.size(); d-- > 0; slab /= outer_[d].size) {
      const Outer& dim = outer_[d];
      const int64_t place = slab % dim.size - dim.low;
      if (place < 0 || place % dim.step != 0 || place / dim.step >= dim.operand_size) return -1;
      offset += place / dim.step * dim.operand_stride_bytes;
    }
    return offset;
  }

  int64_t element_size_;
  std::vector<Outer> outer_;
  int64_t slabs_ = 1, slab_elements_;
  BoxCopy copy_;
  int64_t from_, to_;  // of the copy, in bytes from the slab's start
};

// The elements of one dimension that lie inside the result: [first, last].
struct Kept {
  int64_t first = 0, last = -1;
};
Kept KeptElements(int64_t size, int64_t low, int64_t step, int64_t result_size) {
  const int64_t room = result_size - 1 - low;
  return {.first = low < 0 ? (-low + step - 1) / step : 0,
          .last = room < 0 ? -1 : std::min(size - 1, room / step)};
}

}  // namespace

KernelPtr MakePad(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto& attrs = AttrsOf<ir::PadAttrs>(spec);
  const auto sizes = OperandType(spec, 0).shape.dims();
  const TensorType& result = ResultType(spec);
  const Sizes source = RowMajorStrides(sizes), target = RowMajorStrides(result.shape.dims());
  const int64_t size = ElementBytes(result);
  constexpr int64_t kSlabBytes = int64_t{128} << 10;
  std::vector<PadKernel::Outer> outer;
  std::vector<CopyLoop> loops;
  int64_t from = 0, to = 0, slab = result.shape.NumElements();
  for (size_t d = 0; d < sizes.size(); ++d) {
    const int64_t low = attrs.edge_padding_low[d];
    const int64_t step = sizes[d] <= 1 ? 1 : attrs.interior_padding[d] + 1;
    const int64_t result_size = result.shape.dims()[d];
    if (slab * size > kSlabBytes) {
      slab /= result_size;
      outer.push_back({result_size, low, step, sizes[d], source[d] * size});
      continue;
    }
    const Kept kept = KeptElements(sizes[d], low, step, result_size);
    loops.push_back(
        {std::max<int64_t>(0, kept.last - kept.first + 1), source[d], target[d] * step});
    from += kept.first * source[d];
    to += (low + kept.first * step) * target[d];
  }
  const BoxCopy copy(size, loops);
  if (!copy.Fits()) return Refuse(reason, "more dimensions than the copy has loops");
  return std::make_unique<PadKernel>(size, std::move(outer), slab, copy, from * size, to * size);
}

// --- iota

namespace {

// Element i is the number i / inner % length.
class IotaKernel final : public OpKernel {
 public:
  IotaKernel(DType dtype, int64_t elements, int64_t length, int64_t inner)
      : dtype_(dtype), elements_(elements), length_(length), inner_(inner) {}
  std::string_view variant() const override { return "counts"; }
  Status Run(const OpKernelCall& call) const override {
    const auto size = static_cast<int64_t>(ElementSizeBytes(dtype_));
    ParallelRanges(call.pool, elements_, GrainFor(size), [&](int64_t begin, int64_t end) {
      std::byte* const result = Bytes(call.results[0]);
      inner_ == 1 ? FillRows(begin, end, result) : FillRuns(begin, end, result);
    });
    return OkStatus();
  }

 private:
  void FillRows(int64_t begin, int64_t end, std::byte* result) const {
    constexpr int64_t kBlock = 256;
    std::array<int64_t, kBlock> counts;
    const auto size = static_cast<int64_t>(ElementSizeBytes(dtype_));
    int64_t count = begin % length_;
    for (int64_t i = begin; i < end; i += kBlock) {
      const int64_t n = std::min(kBlock, end - i);
      for (int64_t k = 0; k < n; ++k) {
        counts[static_cast<size_t>(k)] = count;
        if (++count == length_) count = 0;
      }
      interpret::kernels::ConvertElements(DType::kI64, std::as_bytes(std::span(counts)).data(),
                                          static_cast<size_t>(n), dtype_, result + i * size);
    }
  }

  void FillRuns(int64_t begin, int64_t end, std::byte* result) const {
    const size_t size = ElementSizeBytes(dtype_);
    while (begin < end) {
      const int64_t run = begin / inner_;
      const int64_t n = std::min(end, (run + 1) * inner_) - begin;
      const int64_t count = run % length_;
      std::array<std::byte, 16> element;
      interpret::kernels::ConvertElements(DType::kI64, reinterpret_cast<const std::byte*>(&count),
                                          1, dtype_, element.data());
      interpret::kernels::Fill(size, element.data(), static_cast<size_t>(n),
                               result + begin * static_cast<int64_t>(size));
      begin += n;
    }
  }

  DType dtype_;
  int64_t elements_, length_, inner_;
};

}  // namespace

KernelPtr MakeIota(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto dimension = static_cast<size_t>(AttrsOf<ir::IotaAttrs>(spec).iota_dimension);
  const TensorType& result = ResultType(spec);
  const int64_t elements = result.shape.NumElements();
  const auto sizes = result.shape.dims();
  return std::make_unique<IotaKernel>(result.dtype(), elements, sizes[dimension],
                                      elements == 0 ? 1 : Product(sizes.subspan(dimension + 1)));
}

}  // namespace lockstep::runtime::cpu::kernels
