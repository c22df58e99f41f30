// SPDX-License-Identifier: Apache-2.0
// ColumnFold: folds terms into many results at once, in the order that the interpreter has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/runtime/cpu/reduce/body.h"

namespace lockstep::runtime::cpu::kernels {

// A term is a column of one element per result. Up to kShortFold terms, and terms of a body that is
// no associative op, are folded from the left, beginning with the initial value. More terms of one
// associative op are combined as the tree that pairs neighbours at every level (the last one
// without a neighbour waits), and the whole with the initial value at the end: sums stay accurate
// in narrow types, and the order depends on the number of terms alone.
class ColumnFold {
 public:
  static constexpr int64_t kShortFold = 32;
  static constexpr int64_t kColumnBytes = 1024;
  static constexpr size_t kMaxArrays = 8;
  // Results that may be folded at once.
  static int64_t Width(const Body& body);

  ColumnFold(const Body& body, int64_t terms)
      : body_(body), is_tree_(body.IsAssociativeOp() && terms > kShortFold) {}

  bool IsTree() const { return is_tree_; }
  // Starts `count` results (at most Width()) with the initial values inits[k].
  void Begin(const void* const* inits, void* const* results, int64_t count);
  // The next term, one column per array.
  void Add(const void* const* columns);
  // All terms were added.
  void Finish();

 private:
  std::byte* Level(size_t level) { return levels_.data() + level * kColumnBytes; }

  const Body& body_;
  bool is_tree_;
  int64_t count_ = 0;
  std::array<void*, kMaxArrays> results_{};
  uint64_t added_ = 0;  // bit l: level l holds a tree of 2^l terms
  alignas(64) std::array<std::byte, 48 * kColumnBytes> levels_;
};

}  // namespace lockstep::runtime::cpu::kernels
