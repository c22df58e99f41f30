// SPDX-License-Identifier: Apache-2.0
// Blocks of four rows with one at a time.
#include "lockstep/runtime/cpu/matmul/forms/row_dots.h"

#include <algorithm>
#include <array>
#include <span>

namespace lockstep::runtime::cpu::matmul {
namespace {

// Packing a row pays when it meets more than so many; a run is worth so many elements.
constexpr int64_t kFewRows = 3, kShortRun = 32;

// How much of k lies side by side in both factors.
int64_t RunOf(const Axes& k) {
  int64_t run = 1;
  for (size_t i = k.size(); i-- > 0 && k[i].a == run && k[i].b == run;) run *= k[i].size;
  return run;
}

int64_t OffsetOf(const Axes& axes, int64_t Axis::* stride, int64_t index) {
  int64_t offset = 0;
  FillOffsets(axes, stride, index, {&offset, 1});
  return offset;
}

template <typename T>
T AddLanes(T* lanes) {
  for (int width = kDotLanes / 2; width > 0; width /= 2) {
    for (int i = 0; i < width; ++i) lanes[i] += lanes[i + width];
  }
  return lanes[0];
}

}  // namespace

bool RowDots::Takes(const Contraction& contraction, const GemmTypes& types, std::string* reason) {
  const Source plain = types.is_double ? Source::kF64 : Source::kF32;
  if (types.a != plain || types.b != plain || types.c != plain) {
    return *reason = "the types differ or are narrow", false;
  }
  if (std::min(SizeOf(contraction.m), SizeOf(contraction.n)) > kFewRows) {
    return *reason = "there are many rows and columns", false;
  }
  if (RunOf(contraction.k) < kShortRun) return *reason = "factors do not lie along k", false;
  return true;
}

RowDots::RowDots(Contraction contraction, const GemmTypes& types)
    : contraction_(std::move(contraction)),
      is_double_(types.is_double),
      level_(ActiveSimdLevel()),
      run_(RunOf(contraction_.k)) {
  if (SizeOf(contraction_.m) > SizeOf(contraction_.n)) {
    contraction_.Swap();
    swapped_ = true;
  }
  const int64_t runs = SizeOf(contraction_.k) / run_;
  for (int64_t i = 0; i < runs; ++i) {
    a_runs_.push_back(OffsetOf(contraction_.k, &Axis::a, i * run_));
    b_runs_.push_back(OffsetOf(contraction_.k, &Axis::b, i * run_));
  }
}

template <typename T>
void RowDots::RunAs(const T* a, const T* b, T* c, base::ThreadPool& pool) const {
  constexpr int64_t kTaskWork = 1 << 15;
  const KernelTable<T>& kernels = KernelsOf<T>(level_);
  const Contraction& x = contraction_;
  const int64_t m = SizeOf(x.m), n = SizeOf(x.n), k = SizeOf(x.k);
  if (m == 0 || n == 0) return;
  const int64_t blocks = (n + kDotRows - 1) / kDotRows;
  const int64_t grain = std::max<int64_t>(1, kTaskWork / (std::min(n, kDotRows) * m * k));
  pool.ParallelFor(SizeOf(x.batch) * blocks, grain, [&](int64_t begin, int64_t end) {
    for (int64_t task = begin; task < end; ++task) {
      const int64_t batch = task / blocks, first = task % blocks * kDotRows;
      const auto count = static_cast<size_t>(std::min(kDotRows, n - first));
      std::array<int64_t, kDotRows> b_rows, c_rows;
      FillOffsets(x.n, &Axis::b, first, std::span(b_rows).first(count));
      FillOffsets(x.n, &Axis::c, first, std::span(c_rows).first(count));
      const T* from_a = a + x.a_start + OffsetOf(x.batch, &Axis::a, batch);
      const T* from_b = b + x.b_start + OffsetOf(x.batch, &Axis::b, batch);
      T* to = c + x.c_start + OffsetOf(x.batch, &Axis::c, batch);
      for (int64_t r = 0; r < m; ++r) {
        const T* row = from_a + OffsetOf(x.m, &Axis::a, r);
        std::array<T, kDotRows * kDotLanes> lanes{};
        for (size_t i = 0; i < a_runs_.size(); ++i) {
          std::array<const T*, kDotRows> rows{};
          for (size_t j = 0; j < count; ++j) rows[j] = from_b + b_rows[j] + b_runs_[i];
          kernels.dots[count](row + a_runs_[i], rows.data(), run_, lanes.data());
        }
        T* out = to + OffsetOf(x.m, &Axis::c, r);
        for (size_t j = 0; j < count; ++j) out[c_rows[j]] = AddLanes(lanes.data() + j * kDotLanes);
      }
    }
  });
}

void RowDots::Run(const void* a, const void* b, void* c, void*, base::ThreadPool& pool) const {
  if (swapped_) std::swap(a, b);
  if (is_double_) {
    return RunAs(static_cast<const double*>(a), static_cast<const double*>(b),
                 static_cast<double*>(c), pool);
  }
  RunAs(static_cast<const float*>(a), static_cast<const float*>(b), static_cast<float*>(c), pool);
}

}  // namespace lockstep::runtime::cpu::matmul
