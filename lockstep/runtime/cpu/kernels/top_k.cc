// SPDX-License-Identifier: Apache-2.0
// chlo.top_k: the k largest of each row, descending; equal ones in the order of their indices.
#include <algorithm>
#include <array>

#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/ir/ops/sort.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/kernels/sort_items.h"
#include "lockstep/runtime/cpu/kernels/sort_keys.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// A segment of a row is read once. Items below the worst of the k best so far are dropped at once;
// the others are kept in a list that is cut back to the k best whenever it is full.
template <typename Item>
class TopKKernel final : public OpKernel {
 public:
  TopKKernel(const OpKernelSpec& spec, KeyFunction keys, int64_t k) : keys_(keys), k_(k) {
    const TensorType& type = OperandType(spec, 0);
    element_bytes_ = ElementBytes(type);
    length_ = type.shape.dim(type.rank() - 1);
    rows_ = k_ == 0 || length_ == 0 ? 0 : type.shape.NumElements() / length_;
    capacity_ = 2 * k_ + kBlock;
    if (rows_ == 0) return;
    // Few long rows are cut into segments whose best are merged.
    constexpr int64_t kMostSegments = 16;
    const int64_t worthwhile = length_ / std::max(kSegment, 8 * k_);
    segments_ = rows_ >= kMostSegments ? 1 : std::clamp<int64_t>(worthwhile, 1, kMostSegments);
    segment_ = (length_ - 1) / segments_ + 1;
    grain_ = std::max<int64_t>(GrainFor(segment_ * element_bytes_),
                               (rows_ * segments_ - 1) / kMostRanges + 1);
  }

  std::string_view variant() const override { return "select"; }
  int64_t workspace_bytes() const override {
    const int64_t units = rows_ * segments_;
    const int64_t lists = segments_ > 1 ? units : units == 0 ? 0 : (units - 1) / grain_ + 1;
    return lists * capacity_ * int64_t{sizeof(Item)} + units * int64_t{sizeof(int64_t)};
  }

  Status Run(const OpKernelCall& call) const override {
    auto* const lists = static_cast<Item*>(call.workspace);
    if (segments_ == 1) {
      ParallelRanges(call.pool, rows_, grain_, [&](int64_t begin, int64_t end) {
        Item* const list = lists + begin / grain_ * capacity_;
        for (int64_t row = begin; row < end; ++row) {
          Finish(call, row, list, SelectSegment(call, row, 0, list));
        }
      });
      return OkStatus();
    }
    auto* const counts = reinterpret_cast<int64_t*>(lists + rows_ * segments_ * capacity_);
    ParallelRanges(call.pool, rows_ * segments_, grain_, [&](int64_t begin, int64_t end) {
      for (int64_t unit = begin; unit < end; ++unit) {
        counts[unit] =
            SelectSegment(call, unit / segments_, unit % segments_, lists + unit * capacity_);
      }
    });
    for (int64_t row = 0; row < rows_; ++row) MergeSegments(call, row, lists, counts);
    return OkStatus();
  }

 private:
  static constexpr int64_t kBlock = 256;
  static constexpr int64_t kSegment = int64_t{1} << 15;
  static constexpr int64_t kMostRanges = 64;

  // Keeps the k best of `count` items.
  int64_t Cut(Item* list, int64_t count) const {
    if (count <= k_) return count;
    std::nth_element(list, list + (k_ - 1), list + count);
    return k_;
  }

  int64_t SelectSegment(const OpKernelCall& call, int64_t row, int64_t segment, Item* list) const {
    std::array<uint64_t, kBlock> keys;
    int64_t count = 0;
    uint64_t worst = ~uint64_t{0};
    const int64_t end = std::min(length_, (segment + 1) * segment_);
    for (int64_t i = segment * segment_; i < end; i += kBlock) {
      const int64_t n = std::min(kBlock, end - i);
      keys_.load(call.operands[0], row * length_ + i, 1, n, /*descending=*/true, keys.data());
      for (int64_t j = 0; j < n; ++j) {
        const uint64_t key = keys[static_cast<size_t>(j)];
        // A later item of the same key is worse than those that are kept.
        if (key < worst || count < k_) list[count++] = Item(key, i + j);
      }
      if (count + kBlock > capacity_) {
        count = Cut(list, count);
        worst = list[k_ - 1].key();
      }
    }
    return Cut(list, count);
  }

  void MergeSegments(const OpKernelCall& call, int64_t row, Item* lists, int64_t* counts) const {
    Item* const list = lists + row * segments_ * capacity_;
    int64_t count = counts[row * segments_];
    for (int64_t s = 1; s < segments_; ++s) {
      const Item* const next = list + s * capacity_;
      std::copy(next, next + counts[row * segments_ + s], list + count);
      count = Cut(list, count + counts[row * segments_ + s]);
    }
    Finish(call, row, list, count);
  }

  void Finish(const OpKernelCall& call, int64_t row, Item* list, int64_t count) const {
    std::sort(list, list + count);
    auto* const indices = static_cast<int32_t*>(call.results[1]) + row * k_;
    for (int64_t i = 0; i < count; ++i) indices[i] = static_cast<int32_t>(list[i].position());
    interpret::kernels::VisitElementSize(static_cast<size_t>(element_bytes_), [&]<typename T>(T*) {
      const auto* from = static_cast<const T*>(call.operands[0]) + row * length_;
      auto* to = static_cast<T*>(call.results[0]) + row * k_;
      for (int64_t i = 0; i < count; ++i) to[i] = from[list[i].position()];
    });
  }

  KeyFunction keys_;
  int64_t k_, element_bytes_ = 1, length_ = 0, rows_ = 0;
  int64_t capacity_ = 0, segments_ = 1, segment_ = 1, grain_ = 1;
};

}  // namespace

KernelPtr MakeTopK(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType& type = OperandType(spec, 0);
  const int64_t k = AttrsOf<ir::ChloTopKAttrs>(spec).k;
  if (type.rank() == 0 || k < 0 || k > type.shape.dim(type.rank() - 1)) {
    return Refuse(reason, "k is not within the last dimension");
  }
  const KeyFunction keys = FindKeyFunction(type.dtype(), analyze::KeyOrder::kTotal);
  if (keys.load == nullptr) return Refuse(reason, "elements of a type that is not ordered");
  if (keys.width <= PackedItem::kKeyBits)
    return std::make_unique<TopKKernel<PackedItem>>(spec, keys, k);
  return std::make_unique<TopKKernel<WideItem>>(spec, keys, k);
}

}  // namespace lockstep::runtime::cpu::kernels
