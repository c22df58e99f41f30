// SPDX-License-Identifier: Apache-2.0
// Gemm: contractions of floats by packed panels and vector kernels, on several threads.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/threads.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/epilogue.h"
#include "lockstep/runtime/cpu/matmul/reference.h"
#include "lockstep/runtime/cpu/matmul/simd.h"

namespace lockstep::runtime::cpu::matmul {

// How a factor and the result are stored, and with what is computed.
struct GemmTypes {
  Source a = Source::kF32, b = Source::kF32, c = Source::kF32;
  bool is_double = false;
};

// False with `reason` for types that have no vector kernels.
bool GemmTypesOf(const ReferenceTypes& types, GemmTypes* out, std::string* reason);

// Sums are made in f32 (f64 for f64) by fused multiply-adds along k, 256 at a time. The bits depend
// on the contraction alone. Immutable; Run may be called from several threads at once.
class Gemm {
 public:
  Gemm(Contraction contraction, const GemmTypes& types);

  // "gemm_avx512" and so on.
  std::string_view variant() const;
  // Shared by the threads; aligned to 64.
  int64_t workspace_bytes() const;
  // Whether results lie together well enough to be told of.
  bool takes_epilogue() const { return LongestRun(contraction_) >= kShortestRun; }
  void Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool,
           const Epilogue& epilogue = {}) const;

 private:
  template <typename T>
  friend class GemmRun;

  // Where the panels of B come from: where they lie, packed by each task, or packed once for all.
  enum class Panels : uint8_t { kDirect, kLocal, kShared };

  void ChooseTasks();
  int64_t chunk_units() const;  // blocks of columns whose panels are packed at a time

  Contraction contraction_;
  GemmTypes types_;
  SimdLevel level_;
  int64_t width_ = 1;
  bool swapped_ = false;
  int64_t batch_, m_, n_, k_;
  bool stores_in_place_ = false;  // results are written where they belong, a row at a time
  bool packs_rows_ = false;       // A lies along k
  int64_t a_run_ = 1;             // rows of A that lie side by side
  int64_t b_step_ = 0;            // of kDirect
  Panels panels_ = Panels::kLocal;
  int64_t block_rows_ = 0, block_columns_ = 0;  // of a task
  int64_t row_blocks_ = 0, column_blocks_ = 0;
  int64_t grain_ = 1;  // tasks that a thread takes at a time
};

}  // namespace lockstep::runtime::cpu::matmul
