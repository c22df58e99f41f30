// SPDX-License-Identifier: Apache-2.0
// ComplexGemm: products of complex matrices as one real product. The real and imaginary parts of a
// row of A are two rows, those of a column of B two columns; sums of the four products are
// combined.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/runtime/cpu/matmul/gemm.h"

namespace lockstep::runtime::cpu::matmul {

// Immutable; Run may be called from several threads at once.
class ComplexGemm {
 public:
  // `contraction` counts in complex numbers. REQUIRES: the result is row-major: batch, m, n.
  ComplexGemm(const Contraction& contraction, bool is_double);

  std::string_view variant() const { return gemm_.variant(); }
  int64_t workspace_bytes() const;
  void Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool) const;

 private:
  template <typename T>
  void Combine(const void* products, void* c, base::ThreadPool& pool) const;
  int64_t products_bytes() const;

  const bool is_double_;
  const int64_t rows_, columns_;  // of the result, batches one below the other
  const Gemm gemm_;
};

}  // namespace lockstep::runtime::cpu::matmul
