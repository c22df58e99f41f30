// SPDX-License-Identifier: Apache-2.0
// Blocks of rows of each batch and column, one row after the other.
#include "lockstep/runtime/cpu/matmul/forms/lane_products.h"

#include <algorithm>
#include <array>
#include <span>

namespace lockstep::runtime::cpu::matmul {
namespace {

constexpr int64_t kFewLanes = 8, kMostDepth = 4096, kRows = 64;

int64_t OffsetOf(const Axes& axes, int64_t Axis::* stride, int64_t index) {
  int64_t offset = 0;
  FillOffsets(axes, stride, index, {&offset, 1});
  return offset;
}

std::vector<int64_t> OffsetsOf(const Axes& axes, int64_t Axis::* stride) {
  std::vector<int64_t> offsets(static_cast<size_t>(SizeOf(axes)));
  FillOffsets(axes, stride, 0, offsets);
  return offsets;
}

}  // namespace

bool LaneProducts::Takes(const Contraction& contraction, const GemmTypes& types,
                         std::string* reason) {
  const Source plain = types.is_double ? Source::kF64 : Source::kF32;
  if (types.a != plain || types.b != plain || types.c != plain) {
    return *reason = "the types differ or are narrow", false;
  }
  const Axes& batch = contraction.batch;
  if (batch.empty() || batch.back().a != 1 || batch.back().b != 1 || batch.back().c != 1 ||
      batch.back().size < kFewLanes) {
    return *reason = "batches do not lie side by side", false;
  }
  if (SizeOf(contraction.k) > kMostDepth) return *reason = "sums are long", false;
  return true;
}

LaneProducts::LaneProducts(Contraction contraction, const GemmTypes& types)
    : contraction_(std::move(contraction)),
      lanes_(contraction_.batch.back().size),
      is_double_(types.is_double),
      level_(ActiveSimdLevel()),
      a_depths_(OffsetsOf(contraction_.k, &Axis::a)),
      b_depths_(OffsetsOf(contraction_.k, &Axis::b)) {
  contraction_.batch.pop_back();
}

template <typename T>
void LaneProducts::RunAs(const T* a, const T* b, T* c, base::ThreadPool& pool) const {
  constexpr int64_t kTaskWork = 1 << 16;
  const KernelTable<T>& kernels = KernelsOf<T>(level_);
  const Contraction& x = contraction_;
  const int64_t m = SizeOf(x.m), n = SizeOf(x.n), blocks = (m + kRows - 1) / kRows;
  const auto depth = static_cast<int64_t>(a_depths_.size());
  const int64_t work = std::min(m, kRows) * lanes_ * std::max<int64_t>(depth, 1);
  const int64_t grain = kTaskWork / std::max<int64_t>(work, 1);
  pool.ParallelFor(SizeOf(x.batch) * n * blocks, grain, [&](int64_t begin, int64_t end) {
    std::array<int64_t, kRows> a_rows, c_rows;
    for (int64_t task = begin; task < end; ++task) {
      const int64_t first = task % blocks * kRows, unit = task / blocks;
      const auto rows = static_cast<size_t>(std::min(kRows, m - first));
      FillOffsets(x.m, &Axis::a, first, std::span(a_rows).first(rows));
      FillOffsets(x.m, &Axis::c, first, std::span(c_rows).first(rows));
      const T* from_a = a + x.a_start + OffsetOf(x.batch, &Axis::a, unit / n);
      const T* from_b =
          b + x.b_start + OffsetOf(x.batch, &Axis::b, unit / n) + OffsetOf(x.n, &Axis::b, unit % n);
      T* to =
          c + x.c_start + OffsetOf(x.batch, &Axis::c, unit / n) + OffsetOf(x.n, &Axis::c, unit % n);
      for (size_t r = 0; r < rows; ++r) {
        kernels.lanes(from_a + a_rows[r], a_depths_.data(), from_b, b_depths_.data(), depth, lanes_,
                      to + c_rows[r]);
      }
    }
  });
}

void LaneProducts::Run(const void* a, const void* b, void* c, void*, base::ThreadPool& pool) const {
  if (is_double_) {
    return RunAs(static_cast<const double*>(a), static_cast<const double*>(b),
                 static_cast<double*>(c), pool);
  }
  RunAs(static_cast<const float*>(a), static_cast<const float*>(b), static_cast<float*>(c), pool);
}

}  // namespace lockstep::runtime::cpu::matmul
