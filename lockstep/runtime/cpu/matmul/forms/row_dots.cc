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
// Elements that are summed apart, 256 in each lane, so that rounding errors do not pile up.
constexpr int64_t kPart = 256 * kDotLanes;
// With fewer tasks, k is cut in chunks of so many elements, and in so many.
constexpr int64_t kManyTasks = 8, kChunk = int64_t{1} << 16, kMostChunks = 64;

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
  ChooseParts();
}

void RowDots::ChooseParts() {
  const int64_t m = SizeOf(contraction_.m), n = SizeOf(contraction_.n), k = SizeOf(contraction_.k);
  pieces_of_run_ = (run_ + kPart - 1) / kPart;
  const int64_t pieces = pieces_of_run_ * static_cast<int64_t>(a_runs_.size());
  pieces_of_part_ = std::max<int64_t>(1, kPart / run_);
  parts_ = (pieces + pieces_of_part_ - 1) / pieces_of_part_;
  tasks_ = SizeOf(contraction_.batch) * ((n + kDotRows - 1) / kDotRows);
  if (tasks_ < kManyTasks && m > 0) chunks_ = std::clamp<int64_t>(k / kChunk, 1, kMostChunks);
  parts_of_chunk_ = (parts_ + chunks_ - 1) / chunks_;
  chunks_ = (parts_ + parts_of_chunk_ - 1) / parts_of_chunk_;
}

int64_t RowDots::workspace_bytes() const {
  if (chunks_ == 1) return 0;
  return tasks_ * SizeOf(contraction_.m) * chunks_ * kDotRows * kDotLanes * (is_double_ ? 8 : 4);
}

// Adds a chunk of k of the products of `row` with `count` rows of B to sums that begin as zeros.
template <typename T>
void RowDots::AddChunk(int64_t chunk, const T* row, const T* const* b_rows, size_t count,
                       T* sums) const {
  const KernelTable<T>& kernels = KernelsOf<T>(level_);
  const int64_t first = chunk * parts_of_chunk_, end = std::min(parts_, first + parts_of_chunk_);
  const int64_t pieces = pieces_of_run_ * static_cast<int64_t>(a_runs_.size());
  const auto lanes = static_cast<int64_t>(count) * kDotLanes;
  for (int64_t part = first; part < end; ++part) {
    std::array<T, kDotRows * kDotLanes> sum{};
    T* const to = end - first == 1 ? sums : sum.data();
    const int64_t last = std::min(pieces, (part + 1) * pieces_of_part_);
    for (int64_t piece = part * pieces_of_part_; piece < last; ++piece) {
      const auto run = static_cast<size_t>(piece / pieces_of_run_);
      const int64_t begin = piece % pieces_of_run_ * kPart;
      std::array<const T*, kDotRows> rows{};
      for (size_t j = 0; j < count; ++j) rows[j] = b_rows[j] + b_runs_[run] + begin;
      kernels.dots[count](row + a_runs_[run] + begin, rows.data(), std::min(kPart, run_ - begin),
                          to);
    }
    if (to == sums) return;
    for (int64_t i = 0; i < lanes; ++i) sums[i] += sum[static_cast<size_t>(i)];
  }
}

template <typename T>
void RowDots::RunAs(const T* a, const T* b, T* c, T* workspace, base::ThreadPool& pool) const {
  constexpr int64_t kTaskWork = 1 << 15, kSums = kDotRows * kDotLanes;
  const Contraction& x = contraction_;
  const int64_t m = SizeOf(x.m), n = SizeOf(x.n), k = SizeOf(x.k);
  if (m == 0 || n == 0) return;
  const int64_t blocks = (n + kDotRows - 1) / kDotRows;
  // Row `row` of A with a block of rows of B: sums of a chunk, and from those of all to results.
  const auto add_chunk = [&](int64_t task, int64_t row, int64_t chunk, T* sums) {
    const int64_t batch = task / blocks, first = task % blocks * kDotRows;
    const auto count = static_cast<size_t>(std::min(kDotRows, n - first));
    std::array<int64_t, kDotRows> offsets;
    FillOffsets(x.n, &Axis::b, first, std::span(offsets).first(count));
    std::array<const T*, kDotRows> rows{};
    const T* from_b = b + x.b_start + OffsetOf(x.batch, &Axis::b, batch);
    for (size_t j = 0; j < count; ++j) rows[j] = from_b + offsets[j];
    const int64_t at = OffsetOf(x.batch, &Axis::a, batch) + OffsetOf(x.m, &Axis::a, row);
    std::fill_n(sums, kSums, T{});
    AddChunk(chunk, a + x.a_start + at, rows.data(), count, sums);
  };
  const auto finish = [&](int64_t task, int64_t row, T* sums) {
    for (int64_t chunk = 1; chunk < chunks_; ++chunk) {
      for (int64_t i = 0; i < kSums; ++i) sums[i] += sums[chunk * kSums + i];
    }
    const int64_t first = task % blocks * kDotRows;
    const int64_t at = OffsetOf(x.batch, &Axis::c, task / blocks) + OffsetOf(x.m, &Axis::c, row);
    for (int64_t j = 0; j < std::min(kDotRows, n - first); ++j) {
      c[x.c_start + at + OffsetOf(x.n, &Axis::c, first + j)] = AddLanes(sums + j * kDotLanes);
    }
  };
  const int64_t grain = std::max<int64_t>(1, kTaskWork / (std::min(n, kDotRows) * m * k));
  if (chunks_ == 1) {
    return pool.ParallelFor(tasks_, grain, [&](int64_t begin, int64_t end) {
      std::array<T, kSums> sums;
      for (int64_t i = begin * m; i < end * m; ++i) {
        add_chunk(i / m, i % m, 0, sums.data());
        finish(i / m, i % m, sums.data());
      }
    });
  }
  pool.ParallelFor(tasks_ * m * chunks_, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t unit = i / chunks_;
      add_chunk(unit / m, unit % m, i % chunks_, workspace + i * kSums);
    }
  });
  for (int64_t unit = 0; unit < tasks_ * m; ++unit) {
    finish(unit / m, unit % m, workspace + unit * chunks_ * kSums);
  }
}

void RowDots::Run(const void* a, const void* b, void* c, void* workspace,
                  base::ThreadPool& pool) const {
  if (swapped_) std::swap(a, b);
  const auto run = [&]<typename T>(T* results) {
    RunAs(static_cast<const T*>(a), static_cast<const T*>(b), results, static_cast<T*>(workspace),
          pool);
  };
  is_double_ ? run(static_cast<double*>(c)) : run(static_cast<float*>(c));
}

}  // namespace lockstep::runtime::cpu::matmul
