// SPDX-License-Identifier: Apache-2.0
// For tests: random choices that a seed fixes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "lockstep/base/philox.h"

namespace lockstep::runtime::cpu::kernels {

class Draws {
 public:
  explicit Draws(uint64_t seed) : random_(seed) {}

  // In [low, high].
  int64_t operator()(int64_t low, int64_t high) {
    return low +
           static_cast<int64_t>(random_.Below(next_++, static_cast<uint64_t>(high - low + 1)));
  }
  template <typename T>
  const T& Of(const std::vector<T>& values) {
    return values[static_cast<size_t>((*this)(0, static_cast<int64_t>(values.size()) - 1))];
  }
  std::vector<int64_t> Sizes(int64_t rank, int64_t low, int64_t high) {
    std::vector<int64_t> sizes;
    for (int64_t d = 0; d < rank; ++d) sizes.push_back((*this)(low, high));
    return sizes;
  }
  std::vector<int64_t> Permutation(int64_t n) {
    std::vector<int64_t> order(static_cast<size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    for (size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[static_cast<size_t>((*this)(0, static_cast<int64_t>(i) - 1))]);
    }
    return order;
  }

 private:
  base::CounterRng random_;
  uint64_t next_ = 0;
};

}  // namespace lockstep::runtime::cpu::kernels
