// SPDX-License-Identifier: Apache-2.0
// How long the greedy orders of the memory planner take, and whether ten times the buffers take
// about ten times as long. Instances with a name: `lockstep plan memory problem.csv`.
#include <benchmark/benchmark.h>

#include <cstdint>

#include "lockstep/plan/memory/solver.h"

namespace lockstep::plan {
namespace {

// Lifetimes as in a training step: most are short, one in eight waits for the backward half.
PackingProblem TrainingStep(int64_t count) {
  PackingProblem problem;
  uint64_t state = 1;
  const auto draw = [&](int64_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int64_t>((state >> 33) % static_cast<uint64_t>(limit));
  };
  for (int64_t i = 0; i < count; ++i) {
    const int64_t half = count / 2;
    const bool waits = i < half && draw(8) == 0;
    const int64_t last = waits ? count - i : i + 1 + draw(12);
    problem.buffers.push_back(
        {.first = i, .last = last, .size_bytes = int64_t{64} << draw(16), .alignment = 64});
  }
  return problem;
}

void BM_GreedyOrders(benchmark::State& state) {
  const PackingProblem problem = TrainingStep(state.range(0));
  double ratio = 0;
  for (auto _ : state) {
    const auto packing = Pack(problem);
    ratio = static_cast<double>(packing->height_bytes) /
            static_cast<double>(packing->lower_bound_bytes);
  }
  state.counters["height/bound"] = ratio;
  state.SetComplexityN(state.range(0));
}
BENCHMARK(BM_GreedyOrders)
    ->RangeMultiplier(10)
    ->Range(10000, 100000)
    ->Complexity()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace lockstep::plan
