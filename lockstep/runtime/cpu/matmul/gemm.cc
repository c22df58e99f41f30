// SPDX-License-Identifier: Apache-2.0
// Choosing the tasks of a Gemm: orientation, blocks, panels. All from shapes and strides.
#include "lockstep/runtime/cpu/matmul/gemm.h"

#include <algorithm>

#include "lockstep/runtime/cpu/matmul/gemm_run.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

// Wide blocks of columns pack rows less often, usual ones make more tasks.
constexpr int64_t kBlockRows = 9 * kMostRows, kBlockColumns = 512, kWideBlock = 1024;
// Multiply-adds that are worth a task of their own (some microseconds).
constexpr int64_t kTaskWork = 1 << 18;
// As many tasks as keep a few threads evenly busy, and as many as may be made larger.
constexpr int64_t kManyTasks = 8, kPlentyOfTasks = 32;
// Packing a panel again costs less than waiting for all threads up to so many elements.
constexpr int64_t kPackAgain = 1 << 16;

int64_t DivideUp(int64_t x, int64_t y) { return (x + y - 1) / y; }

// `n` in blocks of nearly equal size, at most `most` and a multiple of `unit`.
int64_t EvenBlock(int64_t n, int64_t most, int64_t unit) {
  const int64_t blocks = std::max<int64_t>(1, DivideUp(n, most));
  return std::max<int64_t>(unit, DivideUp(DivideUp(n, blocks), unit) * unit);
}

bool IsUnitStride(const Axes& axes, int64_t Axis::* stride) {
  int64_t step = 0;
  return IsAffine(axes, stride, &step) && step == 1;
}

// The length of what lies side by side at the end of the axes.
int64_t RunOf(const Axes& axes, int64_t Axis::* stride) {
  int64_t run = 1;
  for (size_t i = axes.size(); i-- > 0 && axes[i].*stride == run;) run *= axes[i].size;
  return run;
}

bool SourceOf(DType dtype, RoundFactor round, Source* source) {
  if (dtype == DType::kBF16 && (round == nullptr || round == RoundToBf16)) {
    return *source = Source::kBf16, true;
  }
  if (dtype == DType::kF32 && round == RoundToBf16) return *source = Source::kF32AsBf16, true;
  if (round != nullptr) return false;
  if (dtype == DType::kF32) return *source = Source::kF32, true;
  if (dtype == DType::kF16) return *source = Source::kF16, true;
  if (dtype == DType::kF64) return *source = Source::kF64, true;
  return false;
}

}  // namespace

bool GemmTypesOf(const ReferenceTypes& types, GemmTypes* out, std::string* reason) {
  const auto refuse = [&](std::string why) { return *reason = std::move(why), false; };
  if (!SourceOf(types.a, types.round_a, &out->a) || !SourceOf(types.b, types.round_b, &out->b) ||
      !SourceOf(types.c, nullptr, &out->c)) {
    return refuse("vector kernels take f64, f32, bf16 and f16, factors rounded to bf16 at most");
  }
  out->is_double = out->c == Source::kF64;
  if ((out->a == Source::kF64) != out->is_double || (out->b == Source::kF64) != out->is_double) {
    return refuse("f64 is mixed with narrower types");
  }
  return true;
}

Gemm::Gemm(Contraction contraction, const GemmTypes& types)
    : contraction_(std::move(contraction)), types_(types), level_(ActiveSimdLevel()) {
  // Results are written along n: where they lie along m, or all are in m, m and n are exchanged.
  const int64_t m_run = RunOf(contraction_.m, &Axis::c), n_run = RunOf(contraction_.n, &Axis::c);
  if (n_run == 1 && m_run > 1) {
    contraction_.Swap();
    std::swap(types_.a, types_.b);
    swapped_ = true;
  }
  batch_ = SizeOf(contraction_.batch);
  m_ = SizeOf(contraction_.m);
  n_ = SizeOf(contraction_.n);
  k_ = SizeOf(contraction_.k);
  width_ = types_.is_double ? KernelsOf<double>(level_).width : KernelsOf<float>(level_).width;
  stores_in_place_ = (types_.c == Source::kF32 || types_.c == Source::kF64) &&
                     (n_ == 1 || IsUnitStride(contraction_.n, &Axis::c));
  a_run_ = RunOf(contraction_.m, &Axis::a);
  packs_rows_ = RunOf(contraction_.k, &Axis::a) >= a_run_;
  ChooseTasks();
}

void Gemm::ChooseTasks() {
  const int64_t most_columns = stores_in_place_ ? kBlockColumns : kBlockColumns / 2;
  block_rows_ = std::max<int64_t>(1, EvenBlock(m_, kBlockRows, 1));
  block_columns_ = EvenBlock(n_, most_columns, 4 * width_);
  if (stores_in_place_ &&
      batch_ * DivideUp(m_, block_rows_) * DivideUp(n_, kWideBlock) >= kPlentyOfTasks) {
    block_columns_ = EvenBlock(n_, kWideBlock, 4 * width_);
  }
  const int64_t depth = std::max<int64_t>(k_, 1);
  const auto tasks = [&] {
    return batch_ * DivideUp(m_, block_rows_) * DivideUp(n_, block_columns_);
  };
  // Large work in few tasks: smaller tasks, down to one row of tiles.
  while (tasks() < kManyTasks &&
         block_rows_ * std::min(n_, block_columns_) * depth > 2 * kTaskWork) {
    // Blocks of columns pack no panel twice, blocks of rows no row.
    const bool has_columns = block_columns_ >= 8 * width_, has_rows = block_rows_ >= 2 * kMostRows;
    if (has_columns && (!has_rows || block_columns_ >= 2 * block_rows_)) {
      block_columns_ = EvenBlock(n_, block_columns_ / 2, 4 * width_);
    } else if (has_rows) {
      block_rows_ = EvenBlock(m_, DivideUp(block_rows_, 2), 1);
    } else {
      break;
    }
  }
  row_blocks_ = DivideUp(m_, block_rows_);
  column_blocks_ = DivideUp(n_, block_columns_);
  const int64_t work = std::min(m_, block_rows_) * std::min(n_, block_columns_) * depth;
  grain_ = std::max<int64_t>(1, kTaskWork / std::max<int64_t>(1, work));

  const bool is_plain = types_.b == Source::kF32 || types_.b == Source::kF64;
  constexpr int64_t kFewRows = 2 * kMostRows;
  if (is_plain && m_ <= kFewRows && IsUnitStride(contraction_.n, &Axis::b) &&
      IsAffine(contraction_.k, &Axis::b, &b_step_)) {
    panels_ = Panels::kDirect;
  } else if (row_blocks_ > 1 && n_ * k_ > kPackAgain / (row_blocks_ - 1) && chunk_units() > 0) {
    panels_ = Panels::kShared;
  }
}

int64_t Gemm::chunk_units() const {
  constexpr int64_t kMostBytes = int64_t{16} << 20;
  const int64_t unit = block_columns_ * k_ * (types_.is_double ? 8 : 4);
  return std::min(kMostBytes / std::max<int64_t>(unit, 1), batch_ * column_blocks_);
}

int64_t Gemm::workspace_bytes() const {
  if (panels_ != Panels::kShared) return 0;
  return chunk_units() * block_columns_ * k_ * (types_.is_double ? 8 : 4);
}

std::string_view Gemm::variant() const {
  switch (level_) {
    case SimdLevel::kScalar:
      return "gemm_scalar";
    case SimdLevel::kAvx2:
      return "gemm_avx2";
    case SimdLevel::kAvx512:
      return "gemm_avx512";
  }
  return "";
}

void Gemm::Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool,
               const Epilogue& epilogue) const {
  if (batch_ == 0 || m_ == 0 || n_ == 0) return;
  if (swapped_) std::swap(a, b);
  if (types_.is_double) {
    GemmRun<double>(*this, a, b, c, workspace, epilogue).Run(pool);
  } else {
    GemmRun<float>(*this, a, b, c, workspace, epilogue).Run(pool);
  }
}

}  // namespace lockstep::runtime::cpu::matmul
