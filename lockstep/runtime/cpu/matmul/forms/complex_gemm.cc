// SPDX-License-Identifier: Apache-2.0
// The real contraction of a complex one, and what becomes of its products.
#include "lockstep/runtime/cpu/matmul/forms/complex_gemm.h"

#include <algorithm>

namespace lockstep::runtime::cpu::matmul {
namespace {

// Products lie as [batch, m][part of A][n][part of B].
Contraction RealContraction(Contraction x) {
  const int64_t columns = std::max<int64_t>(1, SizeOf(x.n));
  x.a_start *= 2;
  x.b_start *= 2;
  for (Axes* axes : {&x.batch, &x.m, &x.n, &x.k}) {
    for (Axis& axis : *axes) {
      axis.a *= 2;
      axis.b *= 2;
      axis.c *= axes == &x.n ? 2 : 4;
    }
  }
  x.m.push_back({.size = 2, .a = 1, .c = 2 * columns});
  x.n.push_back({.size = 2, .b = 1, .c = 1});
  x.Simplify();
  return x;
}

GemmTypes RealTypes(bool is_double) {
  if (!is_double) return {};
  return {Source::kF64, Source::kF64, Source::kF64, true};
}

}  // namespace

ComplexGemm::ComplexGemm(const Contraction& contraction, bool is_double)
    : is_double_(is_double),
      rows_(SizeOf(contraction.batch) * SizeOf(contraction.m)),
      columns_(SizeOf(contraction.n)),
      gemm_(RealContraction(contraction), RealTypes(is_double)) {}

int64_t ComplexGemm::products_bytes() const {
  return (rows_ * columns_ * 4 * (is_double_ ? 8 : 4) + 63) / 64 * 64;
}

int64_t ComplexGemm::workspace_bytes() const { return products_bytes() + gemm_.workspace_bytes(); }

template <typename T>
void ComplexGemm::Combine(const void* products, void* c, base::ThreadPool& pool) const {
  constexpr int64_t kTaskElements = 1 << 13;
  const int64_t width = 2 * columns_;
  const int64_t grain = std::max<int64_t>(1, kTaskElements / std::max<int64_t>(1, width));
  pool.ParallelFor(rows_, grain, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const T* real = static_cast<const T*>(products) + 2 * row * width;
      const T* imaginary = real + width;
      T* out = static_cast<T*>(c) + row * width;
      for (int64_t i = 0; i < width; i += 2) {
        out[i] = real[i] - imaginary[i + 1];
        out[i + 1] = real[i + 1] + imaginary[i];
      }
    }
  });
}

void ComplexGemm::Run(const void* a, const void* b, void* c, void* workspace,
                      base::ThreadPool& pool) const {
  auto* panels = static_cast<std::byte*>(workspace) + products_bytes();
  gemm_.Run(a, b, workspace, panels, pool);
  if (is_double_) {
    Combine<double>(workspace, c, pool);
  } else {
    Combine<float>(workspace, c, pool);
  }
}

}  // namespace lockstep::runtime::cpu::matmul
