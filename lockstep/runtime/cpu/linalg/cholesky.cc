// SPDX-License-Identifier: Apache-2.0
// cholesky, blocked: a panel of columns is factored, then subtracted from the rest. Differences are
// taken in the order of the columns, as the interpreter takes them, so the bits are the same.
#include <algorithm>
#include <cmath>
#include <limits>

#include "lockstep/base/storage.h"
#include "lockstep/ir/ops/linalg.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/linalg/wide.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kPanel = 32;
constexpr int64_t kMostRanges = 64;
// Multiplications that are worth a thread's wake-up.
constexpr int64_t kGrainProducts = 1 << 16;

template <typename T>
class CholeskyKernel final : public OpKernel {
 public:
  using W = WideOf<T>;

  CholeskyKernel(int64_t n, int64_t matrices, bool lower)
      : n_(n), matrices_(matrices), lower_(lower) {
    const int64_t products = n * n * n / 6 + 1;
    grain_ = std::max(kGrainProducts / products, (matrices - 1) / kMostRanges + 1);
    grain_ = std::max<int64_t>(grain_, 1);
  }
  std::string_view variant() const override { return "blocked"; }
  int64_t workspace_bytes() const override {
    return ((matrices_ - 1) / grain_ + 1) * SlotNumbers() * int64_t{sizeof(W)};
  }

  Status Run(const OpKernelCall& call) const override {
    ParallelRanges(call.pool, matrices_, grain_, [&](int64_t begin, int64_t end) {
      W* const slot = static_cast<W*>(call.workspace) + begin / grain_ * SlotNumbers();
      for (int64_t m = begin; m < end; ++m) {
        const T* const from = static_cast<const T*>(call.operands[0]) + m * n_ * n_;
        T* const to = static_cast<T*>(call.results[0]) + m * n_ * n_;
        Load(from, slot);
        Factor(slot, slot + n_ * n_, call.pool) ? Store(slot, to) : StoreNan(to);
      }
    });
    return OkStatus();
  }

 private:
  // The matrix, and a panel of it transposed and conjugated.
  int64_t SlotNumbers() const { return n_ * n_ + kPanel * n_; }

  void Load(const T* from, W* a) const {
    for (int64_t i = 0; i < n_; ++i) {
      for (int64_t j = 0; j <= i; ++j) {
        a[i * n_ + j] = lower_ ? W(from[i * n_ + j]) : Conjugate(W(from[j * n_ + i]));
      }
    }
  }

  void Store(const W* a, T* to) const {
    for (int64_t i = 0; i < n_; ++i) {
      for (int64_t j = 0; j <= i; ++j) {
        if (j < i) to[lower_ ? j * n_ + i : i * n_ + j] = T();
        to[lower_ ? i * n_ + j : j * n_ + i] =
            lower_ ? T(a[i * n_ + j]) : T(Conjugate(a[i * n_ + j]));
      }
    }
  }

  void StoreNan(T* to) const {
    constexpr auto kNan = std::numeric_limits<double>::quiet_NaN();
    if constexpr (kIsComplexNumber<T>) {
      std::fill_n(to, n_ * n_, T(W(kNan, kNan)));
    } else {
      std::fill_n(to, n_ * n_, static_cast<T>(kNan));
    }
  }

  // The lower triangle becomes the factor. False when a pivot is not positive.
  bool Factor(W* a, W* panel, base::ThreadPool& pool) const {
    for (int64_t k = 0; k < n_; k += kPanel) {
      const int64_t width = std::min(kPanel, n_ - k);
      if (!FactorDiagonal(a, k, width)) return false;
      const int64_t next = k + width, rest = n_ - next;
      const int64_t grain = std::max<int64_t>(1, kGrainProducts / (width * width));
      ParallelRanges(pool, rest, grain, [&](int64_t begin, int64_t end) {
        for (int64_t i = next + begin; i < next + end; ++i) {
          FactorRow(a, k, width, i);
          for (int64_t c = 0; c < width; ++c) {
            panel[c * n_ + i] = Conjugate(a[i * n_ + k + c]);
          }
        }
      });
      const int64_t row_grain =
          std::max<int64_t>(1, kGrainProducts / std::max<int64_t>(1, width * rest));
      ParallelRanges(pool, rest, row_grain, [&](int64_t begin, int64_t end) {
        for (int64_t i = next + begin; i < next + end; ++i) {
          SubtractProducts(a + i * n_ + next, i + 1 - next, a + i * n_ + k, 1, panel + next, n_,
                           width);
        }
      });
    }
    return true;
  }

  bool FactorDiagonal(W* a, int64_t k, int64_t width) const {
    for (int64_t i = k; i < k + width; ++i) {
      FactorRow(a, k, i - k, i);
      W pivot = a[i * n_ + i];
      for (int64_t c = k; c < i; ++c) {
        pivot -= Times(a[i * n_ + c], Conjugate(a[i * n_ + c]));
      }
      if (!(std::real(pivot) > 0)) return false;
      a[i * n_ + i] = std::sqrt(std::real(pivot));
    }
    return true;
  }

  // Columns [k, k + width) of row i, given those rows of the factor.
  void FactorRow(W* a, int64_t k, int64_t width, int64_t i) const {
    for (int64_t j = k; j < k + width; ++j) {
      W sum = a[i * n_ + j];
      for (int64_t c = k; c < j; ++c) sum -= Times(a[i * n_ + c], Conjugate(a[j * n_ + c]));
      a[i * n_ + j] = sum / std::real(a[j * n_ + j]);
    }
  }

  int64_t n_, matrices_;
  bool lower_;
  int64_t grain_ = 1;
};

}  // namespace

KernelPtr MakeCholesky(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType& type = OperandType(spec, 0);
  const int64_t n = type.shape.dim(type.rank() - 1);
  const bool lower = AttrsOf<ir::CholeskyAttrs>(spec).lower;
  if (type.shape.NumElements() == 0) return Refuse(reason, "an empty array");
  const int64_t matrices = type.shape.NumElements() / (n * n);
  return base::VisitDType(type.dtype(), [&](auto tag) -> KernelPtr {
    using T = typename decltype(tag)::Storage;
    if constexpr (kIsNumber<T>) {
      return std::make_unique<CholeskyKernel<T>>(n, matrices, lower);
    } else {
      return Refuse(reason, "matrices of other types than f32, f64 and complex ones");
    }
  });
}

}  // namespace lockstep::runtime::cpu::kernels
