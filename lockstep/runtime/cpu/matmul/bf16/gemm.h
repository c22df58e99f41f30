// SPDX-License-Identifier: Apache-2.0
// Bf16Gemm: contractions of bf16 (or of f32 rounded to it) on the CPU's units for bf16.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/threads.h"
#include "lockstep/runtime/cpu/matmul/bf16/kernels.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/gemm.h"

namespace lockstep::runtime::cpu::matmul::bf16 {

// Sums are made in f32 and rounded once. The bits depend on the contraction and on the unit, not on
// the number of threads; subnormal factors and results count as zero. Immutable; Run may be called
// from several threads at once.
class Bf16Gemm {
 public:
  // False with `reason` for types and shapes that Gemm does as well.
  static bool Takes(const Contraction& contraction, const GemmTypes& types, std::string* reason);

  // REQUIRES: Takes; `kernels` are of a unit that this machine has.
  Bf16Gemm(Contraction contraction, const GemmTypes& types, const Kernels& kernels);

  std::string_view variant() const { return kernels_.variant; }
  // Shared by the threads; aligned to 64.
  int64_t workspace_bytes() const;
  bool takes_epilogue() const { return LongestRun(contraction_) >= kShortestRun; }
  void Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool,
           const Epilogue& epilogue = {}) const;

 private:
  struct Call;  // the arrays of a call
  struct Task;  // rows x columns of the result of one batch
  struct Scratch;

  void ChooseTasks();
  bool CanReadA() const;
  int64_t TaskCost() const;
  int64_t row_tiles(int64_t rows) const { return (rows + tile_.rows - 1) / tile_.rows; }
  int64_t column_tiles(int64_t columns) const {
    return (columns + tile_.columns - 1) / tile_.columns;
  }
  int64_t depth_tiles() const { return (k_ + tile_.depth - 1) / tile_.depth; }
  size_t ScratchBytes() const;

  void PackShared(const Call& call, base::ThreadPool& pool) const;
  void PackColumns(const Task& task, int64_t tile, int64_t begin, int64_t end,
                   std::byte* out) const;
  void PackRows(const Task& task, int64_t begin, int64_t end, std::byte* out) const;
  void FillTask(Task& task, int64_t row_block, int64_t column_block) const;
  void RunTask(const Call& call, Task& task, int64_t index) const;
  void Multiply(const Call& call, const Task& task, int64_t begin, int64_t end,
                const Scratch& scratch) const;
  void Finish(const Call& call, const Task& task, int64_t row_tile, int64_t column_tile,
              const float* sums, int64_t wide) const;
  void Tell(const Call& call, const Task& task, int64_t row_tile, int64_t column_tile,
            int64_t wide) const;

  Contraction contraction_;
  GemmTypes types_;
  const Kernels& kernels_;
  int64_t batch_, m_, n_, k_;
  TileShape tile_;
  bool swapped_ = false;
  bool reads_a_ = false;                        // tiles of A are read where they lie
  bool n_is_run_ = false;                       // results lie side by side along n
  bool shares_b_ = false;                       // B is packed once for all tasks
  int64_t block_rows_ = 0, block_columns_ = 0;  // of a task
  int64_t row_blocks_ = 0, column_blocks_ = 0;
  int64_t grain_ = 1;  // tasks that a thread takes at a time
};

}  // namespace lockstep::runtime::cpu::matmul::bf16
