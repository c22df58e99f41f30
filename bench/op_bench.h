// SPDX-License-Identifier: Apache-2.0
// One op of two operands, run by its kernel again and again.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>

#include "lockstep/runtime/cpu/op_kernel.h"
#include "lockstep/text/reader.h"

namespace lockstep::runtime::cpu {

struct Buffer {
  explicit Buffer(int64_t bytes)
      : data(static_cast<std::byte*>(
                 std::aligned_alloc(64, (static_cast<size_t>(bytes) + 127) / 64 * 64)),
             &std::free) {
    std::fill_n(data.get(), bytes, std::byte{0x3C});  // small positive numbers in any float type
  }
  std::unique_ptr<std::byte, void (*)(void*)> data;
};

inline int64_t BytesOf(const TensorType& type) {
  return type.shape.NumElements() * static_cast<int64_t>(ElementSizeBytes(type.dtype()));
}

// The first op of the module, on as many threads as the range says; GFLOP/s of the best iteration.
inline void RunOp(benchmark::State& state, const std::string& text, double multiply_adds) {
  const Result<ir::Module> module = text::ReadModule(text);
  if (!module.ok()) return state.SkipWithError(module.status().ToString().c_str());
  const ir::OpId op = module->first_op(module->function(module->Entry()).body);
  const auto kernel = MakeOpKernel({.module = *module, .op = op});
  if (!kernel.ok()) return state.SkipWithError(kernel.status().ToString().c_str());
  const Buffer lhs(BytesOf(module->tensor_type(module->operand(op, 0))));
  const Buffer rhs(BytesOf(module->tensor_type(module->operand(op, 1))));
  const Buffer result(BytesOf(module->tensor_type(module->result(op))));
  const Buffer workspace((*kernel)->workspace_bytes());
  base::ThreadPool pool(static_cast<int>(state.range(0)));
  const void* operands[] = {lhs.data.get(), rhs.data.get()};
  void* results[] = {result.data.get()};
  const OpKernelCall call{operands, results, workspace.data.get(), pool};
  double best = 1e9;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    if (!(*kernel)->Run(call).ok()) return state.SkipWithError("it failed");
    benchmark::ClobberMemory();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  state.SetLabel(std::string((*kernel)->variant()));
  state.counters["best_us"] = best * 1e6;
  state.counters["GFLOP/s"] = 2e-9 * multiply_adds / best;
}

}  // namespace lockstep::runtime::cpu
