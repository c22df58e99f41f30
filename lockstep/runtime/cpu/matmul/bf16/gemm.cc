// SPDX-License-Identifier: Apache-2.0
// Choosing tiles and tasks, and running them: pack, multiply blocks of 2 x 2 tiles, round.
#include "lockstep/runtime/cpu/matmul/bf16/gemm.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include "lockstep/runtime/cpu/matmul/thread_scratch.h"

namespace lockstep::runtime::cpu::matmul::bf16 {
namespace {

constexpr int64_t kBlockRows = 128, kBlockColumns = 256;
// Along k at a time; what a task packs stays in the cache of a core.
constexpr int64_t kBlockDepth = 1024;
// Costs in nanoseconds: a tile packed or rounded, a product of tiles, what a thread takes at once.
constexpr int64_t kTileCost = 25, kProductCost = 8, kGrainCost = 4000;
constexpr int64_t kManyTasks = 8;
constexpr int64_t kMostShared = int64_t{16} << 20;

int64_t DivideUp(int64_t x, int64_t y) { return (x + y - 1) / y; }
int64_t RoundUp(int64_t x, int64_t unit) { return DivideUp(x, unit) * unit; }

// `n` in blocks of nearly equal size, at most `most` and a multiple of `unit`.
int64_t EvenBlock(int64_t n, int64_t most, int64_t unit) {
  return RoundUp(DivideUp(n, DivideUp(n, most)), unit);
}

bool IsRun(const int64_t* offsets, int64_t count) {
  for (int64_t i = 1; i < count; ++i) {
    if (offsets[i] != offsets[i - 1] + 1) return false;
  }
  return true;
}

int64_t OffsetOf(const Axes& axes, int64_t Axis::* stride, int64_t index) {
  int64_t offset = 0;
  FillOffsets(axes, stride, index, {&offset, 1});
  return offset;
}

int64_t ElementBytes(Source source) { return source == Source::kBf16 ? 2 : 4; }

const std::byte* Advance(const void* array, Source source, int64_t elements) {
  return static_cast<const std::byte*>(array) + elements * ElementBytes(source);
}

}  // namespace

struct Bf16Gemm::Call {
  const void *a, *b;
  void* c;
  std::byte* shared;
  const Epilogue& epilogue;
};

struct Bf16Gemm::Task {
  int64_t batch = 0;
  int64_t row_block = -1, column_block = -1;  // what the offsets below are of
  int64_t row = 0, rows = 0, column = 0, columns = 0;
  const std::byte *a = nullptr, *b = nullptr;
  int64_t c = 0;
  std::array<int64_t, kBlockRows> a_rows, c_rows;
  std::array<int64_t, kBlockColumns> b_columns, c_columns;
};

struct Bf16Gemm::Scratch {
  std::byte *a, *b;
  float* c;
};

bool Bf16Gemm::Takes(const Contraction& contraction, const GemmTypes& types, std::string* reason) {
  const auto is_bf16 = [](Source source) {
    return source == Source::kBf16 || source == Source::kF32AsBf16;
  };
  if (!is_bf16(types.a) || !is_bf16(types.b)) return *reason = "the factors are not bf16", false;
  if (types.c != Source::kBf16 && types.c != Source::kF32) {
    return *reason = "the result is neither bf16 nor f32", false;
  }
  const int64_t m = SizeOf(contraction.m), n = SizeOf(contraction.n);
  if (std::min({m, n, SizeOf(contraction.k)}) < 2) return *reason = "there are no tiles", false;
  return true;
}

Bf16Gemm::Bf16Gemm(Contraction contraction, const GemmTypes& types, const Kernels& kernels)
    : contraction_(std::move(contraction)), types_(types), kernels_(kernels) {
  const auto lies_along = [](const Axes& axes) { return !axes.empty() && axes.back().c == 1; };
  if (!lies_along(contraction_.n) && lies_along(contraction_.m)) {
    contraction_.Swap();
    std::swap(types_.a, types_.b);
    swapped_ = true;
  }
  batch_ = SizeOf(contraction_.batch);
  m_ = SizeOf(contraction_.m);
  n_ = SizeOf(contraction_.n);
  k_ = SizeOf(contraction_.k);
  int64_t step = 0;
  n_is_run_ = IsAffine(contraction_.n, &Axis::c, &step) && step == 1;
  if (kernels_.any_shape) {
    tile_ = {EvenBlock(m_, kTileLines, 1), EvenBlock(n_, kTileLines, 1),
             EvenBlock(k_, kTileDepth, 2)};
  }
  ChooseTasks();
  reads_a_ = CanReadA();
}

// Full tiles whose lines lie along k. Packing pays when many columns meet them and their lines are
// so far apart that they share few places of the cache.
bool Bf16Gemm::CanReadA() const {
  constexpr int64_t kFewColumns = 64, kFar = 512;
  int64_t k_step = 0, m_step = 0;
  const bool fits = m_ % tile_.rows == 0 && k_ % tile_.depth == 0 && types_.a == Source::kBf16;
  return fits && IsAffine(contraction_.k, &Axis::a, &k_step) && k_step == 1 &&
         IsAffine(contraction_.m, &Axis::a, &m_step) && m_step > 0 &&
         (m_step < kFar || std::min(n_, block_columns_) <= kFewColumns);
}

int64_t Bf16Gemm::TaskCost() const {
  const int64_t rows = row_tiles(std::min(m_, block_rows_));
  const int64_t columns = column_tiles(std::min(n_, block_columns_));
  const int64_t packed = (rows + columns) * depth_tiles() + rows * columns;
  return packed * kTileCost + rows * columns * depth_tiles() * kProductCost;
}

void Bf16Gemm::ChooseTasks() {
  const int64_t row_unit = 2 * tile_.rows, column_unit = 2 * tile_.columns;
  block_rows_ = EvenBlock(m_, kBlockRows / row_unit * row_unit, row_unit);
  block_columns_ = EvenBlock(n_, kBlockColumns / column_unit * column_unit, column_unit);
  const auto tasks = [&] {
    return batch_ * DivideUp(m_, block_rows_) * DivideUp(n_, block_columns_);
  };
  while (tasks() < kManyTasks && TaskCost() > 4 * kGrainCost) {
    if (block_columns_ >= 2 * block_rows_ && block_columns_ > column_unit) {
      block_columns_ = EvenBlock(n_, block_columns_ / 2, column_unit);
    } else if (block_rows_ > row_unit) {
      block_rows_ = EvenBlock(m_, block_rows_ / 2, row_unit);
    } else {
      break;
    }
  }
  row_blocks_ = DivideUp(m_, block_rows_);
  column_blocks_ = DivideUp(n_, block_columns_);
  grain_ = std::max<int64_t>(1, kGrainCost / TaskCost());
  const int64_t tiles = batch_ * column_tiles(n_) * depth_tiles();
  shares_b_ = row_blocks_ > 1 && tiles <= kMostShared / kTileBytes;
}

int64_t Bf16Gemm::workspace_bytes() const {
  return shares_b_ ? batch_ * column_tiles(n_) * depth_tiles() * kTileBytes : 0;
}

size_t Bf16Gemm::ScratchBytes() const {
  const int64_t rows = row_tiles(block_rows_), columns = column_tiles(block_columns_);
  const int64_t depths = std::min(depth_tiles(), kBlockDepth / kTileDepth);
  return static_cast<size_t>((rows + columns) * depths * kTileBytes +
                             rows * columns * kTileFloats * 4);
}

// --- Packing

// Tiles [begin, end) along k of one tile of the task's columns.
void Bf16Gemm::PackColumns(const Task& task, int64_t tile, int64_t begin, int64_t end,
                           std::byte* out) const {
  const int64_t first = tile * tile_.columns;
  const int64_t* lanes = task.b_columns.data() + first;
  const int64_t num_lanes = std::min(tile_.columns, task.columns - first);
  const bool is_run = IsRun(lanes, num_lanes);
  std::array<int64_t, kTileDepth> depths;
  for (int64_t k = begin; k < end; ++k, out += kTileBytes) {
    const int64_t count = std::min(tile_.depth, k_ - k * tile_.depth);
    FillOffsets(contraction_.k, &Axis::b, k * tile_.depth,
                std::span(depths).first(static_cast<size_t>(count)));
    PackTile({types_.b, task.b, lanes, num_lanes, is_run, depths.data(), count,
              IsRun(depths.data(), count)},
             Order::kPairs, tile_.depth / 2, out);
  }
}

// Tiles of rows one after the other, each [begin, end) along k.
void Bf16Gemm::PackRows(const Task& task, int64_t begin, int64_t end, std::byte* out) const {
  std::array<bool, kBlockRows> is_run;
  for (int64_t r = 0; r < task.rows; r += tile_.rows) {
    is_run[static_cast<size_t>(r)] =
        IsRun(task.a_rows.data() + r, std::min(tile_.rows, task.rows - r));
  }
  std::array<int64_t, kTileDepth> depths;
  for (int64_t k = begin; k < end; ++k) {
    const int64_t count = std::min(tile_.depth, k_ - k * tile_.depth);
    FillOffsets(contraction_.k, &Axis::a, k * tile_.depth,
                std::span(depths).first(static_cast<size_t>(count)));
    const bool depths_are_run = IsRun(depths.data(), count);
    for (int64_t r = 0; r < task.rows; r += tile_.rows) {
      PackTile({types_.a, task.a, task.a_rows.data() + r, std::min(tile_.rows, task.rows - r),
                is_run[static_cast<size_t>(r)], depths.data(), count, depths_are_run},
               Order::kRows, tile_.rows,
               out + (r / tile_.rows * (end - begin) + k - begin) * kTileBytes);
    }
  }
}

void Bf16Gemm::PackShared(const Call& call, base::ThreadPool& pool) const {
  const int64_t tiles = column_tiles(n_), depths = depth_tiles();
  const int64_t grain = std::max<int64_t>(1, kGrainCost / (depths * kTileCost));
  pool.ParallelFor(batch_ * tiles, grain, [&](int64_t begin, int64_t end) {
    Task task;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t batch = i / tiles, column = i % tiles * tile_.columns;
      task.b = Advance(call.b, types_.b,
                       contraction_.b_start + OffsetOf(contraction_.batch, &Axis::b, batch));
      task.columns = std::min(tile_.columns, n_ - column);
      FillOffsets(contraction_.n, &Axis::b, column,
                  std::span(task.b_columns).first(static_cast<size_t>(task.columns)));
      PackColumns(task, 0, 0, depths, call.shared + i * depths * kTileBytes);
    }
  });
}

// --- Tasks

void Bf16Gemm::FillTask(Task& task, int64_t row_block, int64_t column_block) const {
  if (task.row_block != row_block) {
    task.row_block = row_block;
    task.row = row_block * block_rows_;
    task.rows = std::min(block_rows_, m_ - task.row);
    const auto rows = static_cast<size_t>(task.rows);
    FillOffsets(contraction_.m, &Axis::a, task.row, std::span(task.a_rows).first(rows));
    FillOffsets(contraction_.m, &Axis::c, task.row, std::span(task.c_rows).first(rows));
  }
  if (task.column_block != column_block) {
    task.column_block = column_block;
    task.column = column_block * block_columns_;
    task.columns = std::min(block_columns_, n_ - task.column);
    const auto columns = static_cast<size_t>(task.columns);
    FillOffsets(contraction_.n, &Axis::b, task.column, std::span(task.b_columns).first(columns));
    FillOffsets(contraction_.n, &Axis::c, task.column, std::span(task.c_columns).first(columns));
  }
}

void Bf16Gemm::RunTask(const Call& call, Task& task, int64_t index) const {
  const int64_t unit = index / row_blocks_;
  FillTask(task, index % row_blocks_, unit % column_blocks_);
  task.batch = unit / column_blocks_;
  const auto& x = contraction_;
  task.a = Advance(call.a, types_.a, x.a_start + OffsetOf(x.batch, &Axis::a, task.batch));
  task.b = Advance(call.b, types_.b, x.b_start + OffsetOf(x.batch, &Axis::b, task.batch));
  task.c = x.c_start + OffsetOf(x.batch, &Axis::c, task.batch);

  const int64_t block = kBlockDepth / kTileDepth;
  const int64_t depths = std::min(depth_tiles(), block);
  Scratch scratch;
  scratch.a = ThreadScratch(ScratchBytes());
  scratch.b = scratch.a + row_tiles(block_rows_) * depths * kTileBytes;
  scratch.c =
      reinterpret_cast<float*>(scratch.b + column_tiles(block_columns_) * depths * kTileBytes);
  for (int64_t begin = 0; begin < depth_tiles(); begin += block) {
    const int64_t end = std::min(begin + block, depth_tiles());
    if (!reads_a_) PackRows(task, begin, end, scratch.a);
    for (int64_t t = 0; !shares_b_ && t < column_tiles(task.columns); ++t) {
      PackColumns(task, t, begin, end, scratch.b + t * (end - begin) * kTileBytes);
    }
    Multiply(call, task, begin, end, scratch);
  }
}

// Tiles [begin, end) along k; the last of them finish the results.
void Bf16Gemm::Multiply(const Call& call, const Task& task, int64_t begin, int64_t end,
                        const Scratch& scratch) const {
  const int64_t rows = row_tiles(task.rows), columns = column_tiles(task.columns);
  const int64_t depths = end - begin, b_depths = shares_b_ ? depth_tiles() : depths;
  BlockArgs args{.depths = depths,
                 .a = scratch.a,
                 .a_line = kLineBytes,
                 .a_depth = kTileBytes,
                 .a_row = depths * kTileBytes,
                 .b = nullptr,
                 .b_column = b_depths * kTileBytes,
                 .c = nullptr,
                 .c_row = columns * kTileFloats,
                 .accumulate = begin > 0};
  const std::byte* a = scratch.a;
  const std::byte* b = scratch.b;
  if (shares_b_) {
    const int64_t column = task.batch * column_tiles(n_) + task.column / tile_.columns;
    b = call.shared + (column * b_depths + begin) * kTileBytes;
  }
  if (reads_a_) {
    int64_t step = 0;
    IsAffine(contraction_.m, &Axis::a, &step);
    args.a_line = step * 2;
    args.a_depth = tile_.depth * 2;
    args.a_row = tile_.rows * args.a_line;
    a = task.a + (task.row * step + begin * tile_.depth) * 2;
  }
  for (int64_t column = 0; column < columns; column += 2) {
    const int64_t wide = std::min<int64_t>(2, columns - column);
    args.b = b + column * args.b_column;
    for (int64_t row = 0; row < rows; row += 2) {
      const int64_t high = std::min<int64_t>(2, rows - row);
      args.a = a + row * args.a_row;
      args.c = scratch.c + row * args.c_row + column * kTileFloats;
      kernels_.multiply[high][wide](args);
      if (end < depth_tiles()) continue;
      for (int64_t t = row; t < row + high; ++t) {
        Finish(call, task, t, column, args.c + (t - row) * args.c_row, wide);
        if (call.epilogue.run != nullptr) Tell(call, task, t, column, wide);
      }
    }
  }
}

// Rounds `wide` tiles of sums that lie side by side and stores them.
void Bf16Gemm::Finish(const Call& call, const Task& task, int64_t row_tile, int64_t column_tile,
                      const float* sums, int64_t wide) const {
  const int64_t first_row = row_tile * tile_.rows, first = column_tile * tile_.columns;
  const int64_t rows = std::min(tile_.rows, task.rows - first_row);
  const int64_t columns = std::min(wide * tile_.columns, task.columns - first);
  const bool to_bf16 = types_.c == Source::kBf16;
  const int64_t bytes = ElementBytes(types_.c);
  const int64_t* c_rows = task.c_rows.data() + first_row;
  const int64_t* at = task.c_columns.data() + first;
  auto* out = static_cast<std::byte*>(call.c) + task.c * bytes;
  if (n_is_run_ && tile_.columns == kTileLines) {
    return StoreRows(sums, rows, columns, to_bf16, out + at[0] * bytes, c_rows);
  }
  for (int64_t done = 0; done < columns; done += tile_.columns, sums += kTileFloats) {
    const int64_t count = std::min(tile_.columns, columns - done);
    if (n_is_run_) {
      StoreRows(sums, rows, count, to_bf16, out + at[done] * bytes, c_rows);
      continue;
    }
    for (int64_t r = 0; r < rows; ++r) {
      constexpr int64_t kNoOffset = 0;
      alignas(64) std::byte rounded[kLineBytes];
      StoreRows(sums + r * kTileLines, 1, count, to_bf16, rounded, &kNoOffset);
      for (int64_t i = 0; i < count; ++i) {
        std::memcpy(out + (c_rows[r] + at[done + i]) * bytes, rounded + i * bytes,
                    static_cast<size_t>(bytes));
      }
    }
  }
}

void Bf16Gemm::Tell(const Call& call, const Task& task, int64_t row_tile, int64_t column_tile,
                    int64_t wide) const {
  const int64_t first_row = row_tile * tile_.rows, first = column_tile * tile_.columns;
  const auto rows = std::span(task.c_rows)
                        .subspan(static_cast<size_t>(first_row),
                                 static_cast<size_t>(std::min(tile_.rows, task.rows - first_row)));
  const int64_t columns = std::min(wide * tile_.columns, task.columns - first);
  const int64_t* at = task.c_columns.data() + first;
  for (int64_t c = 0; c < columns;) {
    const int64_t begin = c++;
    while (c < columns && at[c] == at[c - 1] + 1) ++c;
    TellOfRows(call.epilogue, task.c + at[begin], rows, c - begin);
  }
}

void Bf16Gemm::Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool,
                   const Epilogue& epilogue) const {
  if (batch_ == 0 || m_ == 0 || n_ == 0) return;
  Call call{a, b, c, static_cast<std::byte*>(workspace), epilogue};
  if (swapped_) std::swap(call.a, call.b);
  if (shares_b_) PackShared(call, pool);
  const int64_t tasks = batch_ * column_blocks_ * row_blocks_;
  pool.ParallelFor(tasks, grain_, [&](int64_t begin, int64_t end) {
    Task task;
    kernels_.begin(tile_);
    for (int64_t i = begin; i < end; ++i) RunTask(call, task, i);
    kernels_.end();
  });
}

}  // namespace lockstep::runtime::cpu::matmul::bf16
