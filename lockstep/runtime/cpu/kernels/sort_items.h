// SPDX-License-Identifier: Apache-2.0
// Sorting of keys with the positions that they stand for: what sort.cc and top_k.cc are made of.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {

// A key of up to 32 bits above a position of 32 bits.
class PackedItem {
 public:
  static constexpr int kKeyBits = 32;
  PackedItem() = default;
  PackedItem(uint64_t key, int64_t position) : bits_(key << 32 | static_cast<uint32_t>(position)) {}
  uint64_t key() const { return bits_ >> 32; }
  int64_t position() const { return static_cast<int64_t>(bits_ & 0xFFFFFFFFu); }
  friend bool operator<(PackedItem a, PackedItem b) { return a.bits_ < b.bits_; }

 private:
  uint64_t bits_;
};

class WideItem {
 public:
  static constexpr int kKeyBits = 64;
  WideItem() = default;
  WideItem(uint64_t key, int64_t position) : key_(key), position_(position) {}
  uint64_t key() const { return key_; }
  int64_t position() const { return position_; }
  friend bool operator<(const WideItem& a, const WideItem& b) {
    return a.key_ != b.key_ ? a.key_ < b.key_ : a.position_ < b.position_;
  }

 private:
  uint64_t key_;
  int64_t position_;
};

// Merge sort from the bottom, of any comparator, also one that is no order: the comparisons and
// their order are those of the interpreter, so the result is too. Leaves it in `items`.
template <typename Item, typename Before>
void MergeSortItems(std::span<Item> items, Item* scratch, Before&& before) {
  const auto n = static_cast<int64_t>(items.size());
  Item *from = items.data(), *to = scratch;
  for (int64_t width = 1; width < n; width *= 2) {
    for (int64_t begin = 0; begin < n; begin += 2 * width) {
      const int64_t middle = std::min(begin + width, n), end = std::min(begin + 2 * width, n);
      int64_t i = begin, j = middle, out = begin;
      while (i < middle && j < end) to[out++] = before(from[j], from[i]) ? from[j++] : from[i++];
      std::copy(from + i, from + middle, to + out);
      std::copy(from + j, from + end, to + out + (middle - i));
    }
    std::swap(from, to);
  }
  if (from != items.data()) std::copy(from, from + n, items.data());
}

// From sorted items, the order that std::sort gives positions from 0 on: that is how the
// interpreter (and XLA) leave equal elements of a sort that need not be stable.
template <typename Item, typename Before>
void ReorderEqualItems(std::span<Item> items, Item* scratch, Before&& before) {
  uint64_t rank = 0;
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0 && before(items[i - 1], items[i])) rank = i;
    scratch[items[i].position()] = Item(rank, items[i].position());
  }
  std::copy(scratch, scratch + items.size(), items.data());
  std::sort(items.begin(), items.end(), [](Item a, Item b) { return a.key() < b.key(); });
}

// Stable radix sort by keys of `key_bits`, in chunks that all threads share. `counts` holds
// kRadix * chunks numbers. Leaves the result in `items`.
inline constexpr int64_t kRadix = 256;

template <typename Item>
class RadixSort {
 public:
  RadixSort(std::span<Item> items, Item* scratch, int64_t* counts, int64_t chunks,
            base::ThreadPool& pool)
      : from_(items.data()),
        to_(scratch),
        n_(static_cast<int64_t>(items.size())),
        counts_(counts),
        chunks_(chunks),
        chunk_((n_ - 1) / chunks + 1),
        pool_(pool) {}

  void Run(int key_bits) {
    Item* const items = from_;
    for (int shift = 0; shift < key_bits; shift += 8) Pass(shift);
    if (from_ == items) return;
    ParallelRanges(pool_, n_, chunk_, [&](int64_t begin, int64_t end) {
      std::copy(from_ + begin, from_ + end, items + begin);
    });
  }

 private:
  static size_t Digit(const Item& item, int shift) {
    return static_cast<size_t>(item.key() >> shift & (kRadix - 1));
  }
  // f(chunk, begin, end)
  template <typename F>
  void VisitChunks(F&& f) {
    ParallelRanges(pool_, chunks_, 1, [&](int64_t first, int64_t last) {
      for (int64_t c = first; c < last; ++c) {
        f(c, std::min(n_, c * chunk_), std::min(n_, (c + 1) * chunk_));
      }
    });
  }

  void Pass(int shift) {
    VisitChunks([&](int64_t chunk, int64_t begin, int64_t end) {
      std::array<int64_t, kRadix> count{};
      for (int64_t i = begin; i < end; ++i) ++count[Digit(from_[i], shift)];
      std::copy(count.begin(), count.end(), counts_ + chunk * kRadix);
    });
    int64_t place = 0;
    for (int64_t digit = 0; digit < kRadix; ++digit) {
      const int64_t before = place;
      for (int64_t c = 0; c < chunks_; ++c) {
        place += std::exchange(counts_[c * kRadix + digit], place);
      }
      if (place - before == n_) return;  // one digit for all: nothing moves
    }
    VisitChunks([&](int64_t chunk, int64_t begin, int64_t end) {
      std::array<int64_t, kRadix> place_of;
      std::copy_n(counts_ + chunk * kRadix, kRadix, place_of.begin());
      for (int64_t i = begin; i < end; ++i) to_[place_of[Digit(from_[i], shift)]++] = from_[i];
    });
    std::swap(from_, to_);
  }

  Item* from_;
  Item* to_;
  int64_t n_;
  int64_t* counts_;
  int64_t chunks_, chunk_;
  base::ThreadPool& pool_;
};

}  // namespace lockstep::runtime::cpu::kernels
