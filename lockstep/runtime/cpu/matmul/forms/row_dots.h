// SPDX-License-Identifier: Apache-2.0
// RowDots: products of a few rows with many where all lie along k, such as a matrix times a vector:
// dot products of rows where they lie, nothing packed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"
#include "lockstep/runtime/cpu/matmul/gemm.h"

namespace lockstep::runtime::cpu::matmul {

// A sum has 16 lanes: the products of k in turn (of each run of k that lies side by side), 4096 of
// them at a time, which are added up in the end, by halves. Long sums of few rows are cut in
// chunks for several threads. All levels of vector instructions and any number of threads
// give the same bits. Immutable; Run may be called from several threads at once.
class RowDots {
 public:
  // False with `reason` for what Gemm does as well.
  static bool Takes(const Contraction& contraction, const GemmTypes& types, std::string* reason);

  // REQUIRES: Takes.
  RowDots(Contraction contraction, const GemmTypes& types);

  std::string_view variant() const { return "row_dots"; }
  int64_t workspace_bytes() const;
  void Run(const void* a, const void* b, void* c, void* workspace, base::ThreadPool& pool) const;

 private:
  void ChooseParts();
  template <typename T>
  void AddChunk(int64_t chunk, const T* row, const T* const* b_rows, size_t count, T* sums) const;
  template <typename T>
  void RunAs(const T* a, const T* b, T* c, T* workspace, base::ThreadPool& pool) const;

  Contraction contraction_;  // m are the few rows
  bool is_double_ = false, swapped_ = false;
  SimdLevel level_;
  int64_t run_ = 1;                       // elements of k side by side
  std::vector<int64_t> a_runs_, b_runs_;  // where runs begin
  int64_t tasks_ = 1;                     // blocks of rows of B
  // A run has pieces; a part is one or more, summed apart; a chunk is some parts.
  int64_t pieces_of_run_ = 1, pieces_of_part_ = 1, parts_ = 1;
  int64_t parts_of_chunk_ = 1, chunks_ = 1;
};

}  // namespace lockstep::runtime::cpu::matmul
