// SPDX-License-Identifier: Apache-2.0
// Choices of one step of a recipe, and the values that it may use.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

#include "lockstep/graph_builder.h"
#include "tests/random/module_generator.h"

namespace lockstep::random_modules {

// Element types by the class letters of opcode.def.
std::span<const DType> TypesOfClass(char letter);

class Draw {
 public:
  Draw(GraphBuilder& builder, const Step& step, std::span<const Value> pool)
      : b(builder), step_(step), pool_(pool) {}

  // In [0, bound). REQUIRES: bound > 0.
  int64_t Below(int64_t bound) {
    const uint32_t choice = next_ < step_.size() ? step_[next_++] : 0;
    return static_cast<int64_t>(choice) % bound;
  }
  // In [low, high].
  int64_t Between(int64_t low, int64_t high) { return low + Below(high - low + 1); }
  bool Coin() { return Below(2) == 1; }
  template <typename Range>
  auto Pick(const Range& range) {
    return range[static_cast<size_t>(Below(static_cast<int64_t>(std::size(range))))];
  }

  // Sizes of a small array; 0 and 1 are among them.
  int64_t Size() { return Pick(std::vector<int64_t>{2, 3, 1, 0, 4}); }
  Int64s Sizes(int64_t rank);
  // A dtype of one of the classes.
  DType Element(std::string_view classes);
  // A different order of 0 .. n-1.
  Int64s Permutation(int64_t n);
  // Some of 0 .. n-1, in order.
  Int64s Subset(int64_t n);

  // A value of the pool whose dtype is in `classes` and whose rank is at least `rank`; when there
  // is none, a new constant.
  Value Operand(std::string_view classes, int64_t rank = 0);
  // A value of exactly this type: one of the pool or a new constant.
  Value OfType(const TensorType& type);

  GraphBuilder& b;

 private:
  const Step& step_;
  std::span<const Value> pool_;
  size_t next_ = 1;  // the first number said which op
};

// Makes ops from choices; what it gives joins the pool.
using Maker = Values (*)(Draw& draw);

struct NamedMaker {
  std::string_view op;
  Maker make;
};

// The makers of structured ops, sorted by name. Regular elementwise ops come from the op table.
std::span<const NamedMaker> StructuredMakers();

// A regular elementwise op: operands of one type, result as inferred.
bool IsRegular(const ir::OpInfo& info);
Values MakeRegular(Draw& draw, const ir::OpInfo& info);

}  // namespace lockstep::random_modules
