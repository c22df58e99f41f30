// SPDX-License-Identifier: Apache-2.0
// sort. By keys where the comparator orders by one or a few operands: elements become integers of
// the same order, sorted with their positions; else by merging with the comparator as it is.
#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <type_traits>

#include "lockstep/analyze/region_kind.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/ir/ops/sort.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/kernels/sort_items.h"
#include "lockstep/runtime/cpu/kernels/sort_keys.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// Lines as long as this are sorted by all threads together, by radix from kRadixFrom on.
constexpr int64_t kSharedFrom = int64_t{1} << 15;
constexpr int64_t kRadixFrom = 192;
constexpr int64_t kChunks = 16;
constexpr int64_t kMostRanges = 64;
// Elements sorted that are worth a thread's wake-up.
constexpr int64_t kGrainElements = 4096;

// The lines along the sorted dimension, and how they are shared out.
struct Lines {
  int64_t count = 0, length = 0, stride = 1;
  bool shared = false;  // one line after the other, each by all threads
  int64_t grain = 1;    // lines per range otherwise

  explicit Lines(const OpKernelSpec& spec) {
    const Shape& shape = OperandType(spec, 0).shape;
    const int64_t given = AttrsOf<ir::SortAttrs>(spec).dimension;
    const int64_t dimension = given < 0 ? given + shape.rank() : given;
    length = shape.dim(dimension);
    const int64_t elements = shape.NumElements();
    if (elements == 0) return;
    stride = RowMajorStrides(shape.dims())[static_cast<size_t>(dimension)];
    count = elements / length;
    shared = length >= kSharedFrom && count < kMostRanges / 8;
    grain = std::max((count - 1) / kMostRanges + 1, kGrainElements / length);
    grain = std::clamp<int64_t>(grain, 1, count);
  }
  int64_t slots() const { return shared || count == 0 ? 1 : (count - 1) / grain + 1; }
  int64_t Start(int64_t line) const { return line / stride * stride * length + line % stride; }
};

// What every kernel of sorts has: the lines, and the arrays that are permuted.
class SortKernel : public OpKernel {
 public:
  explicit SortKernel(const OpKernelSpec& spec)
      : lines_(spec), is_stable_(AttrsOf<ir::SortAttrs>(spec).is_stable) {
    for (size_t k = 0; k < spec.module.num_operands(spec.op); ++k) {
      element_bytes_.push_back(ElementBytes(OperandType(spec, k)));
    }
  }

 protected:
  // f(line, slot) for all lines.
  template <typename F>
  void VisitLines(base::ThreadPool& pool, F&& f) const {
    if (lines_.shared) {
      for (int64_t line = 0; line < lines_.count; ++line) f(line, int64_t{0});
      return;
    }
    ParallelRanges(pool, lines_.count, lines_.grain, [&](int64_t begin, int64_t end) {
      for (int64_t line = begin; line < end; ++line) f(line, begin / lines_.grain);
    });
  }

  // results[k][i] = operands[k][items[i].position()] along a line.
  template <typename Item>
  void Permute(const OpKernelCall& call, int64_t line, const Item* items) const {
    for (size_t k = 0; k < element_bytes_.size(); ++k) {
      const int64_t start = lines_.Start(line) * element_bytes_[k];
      const std::byte* from = Bytes(call.operands[k]) + start;
      std::byte* to = Bytes(call.results[k]) + start;
      const int64_t stride = lines_.stride;
      interpret::kernels::VisitElementSize(
          static_cast<size_t>(element_bytes_[k]), [&]<typename T>(T*) {
            const auto* source = reinterpret_cast<const T*>(from);
            auto* target = reinterpret_cast<T*>(to);
            ParallelRanges(call.pool, lines_.length, GrainFor(element_bytes_[k] * 4),
                           [&](int64_t begin, int64_t end) {
                             for (int64_t i = begin; i < end; ++i) {
                               target[i * stride] = source[items[i].position() * stride];
                             }
                           });
          });
    }
  }

  Lines lines_;
  bool is_stable_;
  std::vector<int64_t> element_bytes_;
};

// --- By keys

struct KeyColumn {
  size_t operand;
  bool descending;
  KeyFunction function;
};

template <typename Item>
class KeySortKernel final : public SortKernel {
 public:
  KeySortKernel(const OpKernelSpec& spec, std::vector<KeyColumn> keys)
      : SortKernel(spec), keys_(std::move(keys)) {
    for (const KeyColumn& key : keys_) key_bits_ += key.function.width;
  }
  std::string_view variant() const override {
    return lines_.length >= kRadixFrom ? "radix" : "keys";
  }
  int64_t workspace_bytes() const override { return lines_.slots() * SlotBytes(); }

  Status Run(const OpKernelCall& call) const override {
    VisitLines(call.pool, [&](int64_t line, int64_t slot) {
      std::byte* const memory = Bytes(call.workspace) + slot * SlotBytes();
      Item* const items = reinterpret_cast<Item*>(memory);
      Item* const scratch = items + lines_.length;
      auto* const counts = reinterpret_cast<int64_t*>(scratch + lines_.length);
      SortLine(call, line, std::span(items, static_cast<size_t>(lines_.length)), scratch, counts);
      Permute(call, line, items);
    });
    return OkStatus();
  }

 private:
  static constexpr int64_t kBlock = 256;
  static constexpr uint64_t kNanItem = ~uint64_t{0} >> (64 - Item::kKeyBits);

  int64_t SlotBytes() const {
    return 2 * lines_.length * int64_t{sizeof(Item)} + kChunks * kRadix * int64_t{sizeof(int64_t)};
  }

  void SortLine(const OpKernelCall& call, int64_t line, std::span<Item> items, Item* scratch,
                int64_t* counts) const {
    const bool has_nan = LoadItems(call, line, items.data());
    const auto before = [](const Item& a, const Item& b) { return a.key() < b.key(); };
    if (has_nan) {
      const auto before_number = [](const Item& a, const Item& b) {
        return a.key() != kNanItem && b.key() != kNanItem && a.key() < b.key();
      };
      MergeSortItems(items, scratch, before_number);
      if (!is_stable_) ReorderEqualItems(items, scratch, before_number);
      return;
    }
    if (lines_.length < kRadixFrom) {
      is_stable_ ? std::sort(items.begin(), items.end())
                 : std::sort(items.begin(), items.end(), before);
      return;
    }
    RadixSort<Item>(items, scratch, counts, lines_.shared ? kChunks : 1, call.pool).Run(key_bits_);
    if (!is_stable_ && HasEqualKeys(items)) ReorderEqualItems(items, scratch, before);
  }

  static bool HasEqualKeys(std::span<const Item> items) {
    return std::ranges::adjacent_find(items, [](const Item& a, const Item& b) {
             return a.key() == b.key();
           }) != items.end();
  }

  // Whether there is a NaN that has no place in the order.
  bool LoadItems(const OpKernelCall& call, int64_t line, Item* items) const {
    std::array<uint8_t, kChunks> has_nan{};
    const int64_t chunk = lines_.shared ? (lines_.length - 1) / kChunks + 1 : lines_.length;
    ParallelRanges(call.pool, lines_.length, chunk, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; i += kBlock) {
        if (LoadBlock(call, line, i, std::min(kBlock, end - i), items + i)) {
          has_nan[static_cast<size_t>(begin / chunk)] = 1;
        }
      }
    });
    return std::ranges::find(has_nan, 1) != has_nan.end();
  }

  bool LoadBlock(const OpKernelCall& call, int64_t line, int64_t begin, int64_t count,
                 Item* items) const {
    std::array<uint64_t, kBlock> block, keys;
    const int64_t first = lines_.Start(line) + begin * lines_.stride;
    bool has_nan = false;
    for (size_t k = 0; k < keys_.size(); ++k) {
      const KeyColumn& column = keys_[k];
      uint64_t* const out = k == 0 ? keys.data() : block.data();
      column.function.load(call.operands[column.operand], first, lines_.stride, count,
                           column.descending, out);
      if (k == 0) continue;
      for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
        keys[i] = keys[i] << column.function.width | block[i];
      }
    }
    for (int64_t i = 0; i < count; ++i) {
      const uint64_t key = keys[static_cast<size_t>(i)];
      has_nan |= key == kNanKey;
      items[i] = Item(key & kNanItem, begin + i);
    }
    return has_nan && may_have_nan_;
  }

 public:
  void set_may_have_nan(bool value) { may_have_nan_ = value; }

 private:
  std::vector<KeyColumn> keys_;
  int key_bits_ = 0;
  bool may_have_nan_ = false;
};

template <typename Item>
KernelPtr MakeKeySortOf(const OpKernelSpec& spec, std::vector<KeyColumn> keys, bool may_have_nan) {
  auto kernel = std::make_unique<KeySortKernel<Item>>(spec, std::move(keys));
  kernel->set_may_have_nan(may_have_nan);
  return kernel;
}

}  // namespace

KernelPtr MakeKeySort(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto found = analyze::FindSortKeys(spec.module, spec.module.region(spec.op));
  if (!found) return Refuse(reason, "its comparator does not order by one operand after the other");
  std::vector<KeyColumn> keys;
  int bits = 0;
  bool may_have_nan = false;
  for (const analyze::SortKey& key : *found) {
    const DType dtype = OperandType(spec, key.operand).dtype();
    const KeyFunction function = FindKeyFunction(dtype, key.order);
    if (function.load == nullptr) return Refuse(reason, "keys of a type that is not ordered");
    may_have_nan |= IsFloat(dtype) && key.order == analyze::KeyOrder::kNatural;
    bits += function.width;
    keys.push_back({key.operand, key.descending, function});
  }
  if (bits > WideItem::kKeyBits) return Refuse(reason, "its keys have more than 64 bits");
  if (may_have_nan && keys.size() > 1)
    return Refuse(reason, "several keys of which one may be NaN");
  constexpr int64_t kMostPositions = int64_t{1} << 32;
  if (bits <= PackedItem::kKeyBits && Lines(spec).length <= kMostPositions) {
    return MakeKeySortOf<PackedItem>(spec, std::move(keys), may_have_nan);
  }
  return MakeKeySortOf<WideItem>(spec, std::move(keys), may_have_nan);
}

// --- By the comparator

namespace {

class MergeSortKernel final : public SortKernel {
 public:
  static constexpr size_t kMaxArrays = 16;

  MergeSortKernel(const OpKernelSpec& spec, RegionFunction before)
      : SortKernel(spec), before_(before) {}
  std::string_view variant() const override { return "merge"; }
  int64_t workspace_bytes() const override {
    return lines_.slots() * 2 * lines_.length * int64_t{sizeof(WideItem)};
  }
  Status Run(const OpKernelCall& call) const override {
    VisitLines(call.pool, [&](int64_t line, int64_t slot) {
      auto* const items = static_cast<WideItem*>(call.workspace) + slot * 2 * lines_.length;
      WideItem* const scratch = items + lines_.length;
      for (int64_t i = 0; i < lines_.length; ++i) items[i] = WideItem(0, i);
      const int64_t start = lines_.Start(line);
      const auto before = [&](const WideItem& a, const WideItem& b) {
        return Before(call, start + a.position() * lines_.stride,
                      start + b.position() * lines_.stride);
      };
      const std::span<WideItem> all(items, static_cast<size_t>(lines_.length));
      MergeSortItems(all, scratch, before);
      if (!is_stable_) ReorderEqualItems(all, scratch, before);
      Permute(call, line, items);
    });
    return OkStatus();
  }

 private:
  bool Before(const OpKernelCall& call, int64_t a, int64_t b) const {
    std::array<const void*, 2 * kMaxArrays> inputs;
    for (size_t k = 0; k < element_bytes_.size(); ++k) {
      inputs[2 * k] = Bytes(call.operands[k]) + a * element_bytes_[k];
      inputs[2 * k + 1] = Bytes(call.operands[k]) + b * element_bytes_[k];
    }
    uint8_t is_before = 0;
    void* output = &is_before;
    before_.run(before_.context, inputs.data(), &output, 1);
    return is_before != 0;
  }

  RegionFunction before_;
};

}  // namespace

KernelPtr MakeMergeSort(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  if (spec.regions.empty() || spec.regions[0].run == nullptr) {
    return Refuse(reason, "its comparator was not compiled");
  }
  if (spec.module.num_operands(spec.op) > MergeSortKernel::kMaxArrays) {
    return Refuse(reason, "more operands than a sort takes");
  }
  return std::make_unique<MergeSortKernel>(spec, spec.regions[0]);
}

}  // namespace lockstep::runtime::cpu::kernels
