// SPDX-License-Identifier: Apache-2.0
// LaneProducts: contractions whose innermost batch lies side by side in both factors and the
// result, such as depthwise convolutions: a vector of batches at a time, nothing packed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/gemm.h"

namespace lockstep::runtime::cpu::matmul {

// Sums are made along k in turn, by fused multiply-adds; all levels of vector instructions and any
// number of threads give the same bits. Immutable; Run may be called from several threads at once.
class LaneProducts {
 public:
  // False with `reason` for what Gemm does as well.
  static bool Takes(const Contraction& contraction, const GemmTypes& types, std::string* reason);

  // REQUIRES: Takes.
  LaneProducts(Contraction contraction, const GemmTypes& types);

  std::string_view variant() const { return "lane_products"; }
  int64_t workspace_bytes() const { return 0; }
  void Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool) const;

 private:
  template <typename T>
  void RunAs(const T* a, const T* b, T* c, base::ThreadPool& pool) const;

  Contraction contraction_;  // without the lanes
  int64_t lanes_;
  bool is_double_;
  SimdLevel level_;
  std::vector<int64_t> a_depths_, b_depths_;
};

}  // namespace lockstep::runtime::cpu::matmul
