// SPDX-License-Identifier: Apache-2.0
// One run of a Gemm: its tasks on the threads of a pool.
#pragma once

#include <cstdint>

#include "lockstep/runtime/cpu/matmul/gemm.h"

namespace lockstep::runtime::cpu::matmul {

template <typename T>
class GemmRun {
 public:
  GemmRun(const Gemm& gemm, const void* a, const void* b, void* c, void* workspace,
          const Epilogue& epilogue);
  void Run(base::ThreadPool& pool);

 private:
  // A panel of B is so many vectors wide; the last ones of a block may be narrower or wider.
  struct PanelShape {
    int64_t column = 0;
    int vectors = 0;
  };
  // Which part of k.
  struct Part {
    bool is_first = false, is_last = false;
  };
  enum class RowsOfA : uint8_t { kPacked, kPackedByDepth, kPanels, kAnywhere };
  struct Task;     // rows x columns of the result of one batch
  struct Scratch;  // of a thread

  int64_t NumPanels(int64_t columns) const;
  PanelShape PanelAt(int64_t columns, int64_t index) const;
  Task TaskOf(int64_t unit, int64_t row_block) const;
  void FillColumns(Task& task) const;

  void PackUnit(int64_t unit, int64_t panel, T* out) const;
  void RunTask(int64_t unit, int64_t row_block, const T* shared) const;
  RowsOfA ChooseRows(const Task& task) const;
  void PackA(Task& task, int64_t begin, int64_t depth, T* out) const;
  void PackB(const Task& task, int64_t begin, int64_t depth, T* out) const;
  void Multiply(const Task& task, int64_t begin, int64_t depth, const T* a, const T* panels,
                T* tail, T* c, const int64_t* c_rows) const;
  void MultiplyPanel(const Task& task, PanelShape shape, const T* a, const T* b, int64_t b_step,
                     int64_t depth, Part part, T* c, const int64_t* c_rows, const T* next) const;
  void Finish(const Task& task, T* tile, int64_t stride) const;

  int64_t PanelRows(const Task& task) const;  // rows of A in a panel, when packed k by k
  const void* SourceAt(Source source, const void* array, int64_t offset) const;

  const Gemm& gemm_;
  const KernelTable<T>& kernels_;
  const void *a_, *b_;
  void* c_;
  T* workspace_;
  const Epilogue& epilogue_;
  int usual_vectors_ = 1;  // of a panel
};

extern template class GemmRun<float>;
extern template class GemmRun<double>;

}  // namespace lockstep::runtime::cpu::matmul
