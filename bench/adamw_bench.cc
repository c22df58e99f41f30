// SPDX-License-Identifier: Apache-2.0
// The fused AdamW update, donated, beside a limit kernel that reads four arrays and writes three of
// them in place with additions alone. BM_AdamW/<tensors>x<elements>/threads: pairs of both, one
// after the other; `of_limit` is the median of the limit's time over the update's, `work_of_limit`
// the same in processor time, which says more on a busy machine. The limit has one array of as many
// elements as all tensors together.
#include <benchmark/benchmark.h>

#include <time.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/session.h"

namespace lockstep {
namespace {

struct Free {
  void operator()(float* array) const { std::free(array); }
};
using Array = std::unique_ptr<float, Free>;

Array MakeArray(int64_t elements, float value) {
  const auto bytes = (static_cast<size_t>(elements) * sizeof(float) / 64 + 1) * 64;
  Array array(static_cast<float*>(std::aligned_alloc(64, bytes)));
  std::fill_n(array.get(), elements, value);
  return array;
}

// main(p.., m.., v.., g.., count) -> (p.., m.., v..), as optax writes it.
std::string ModuleText(int64_t tensors, int64_t elements) {
  const std::string type = "tensor<" + std::to_string(elements) + "xf32>";
  std::string arguments, constants, ops, results, result_types;
  const auto name = [](const char* kind, int64_t i) {
    return "%" + std::string(kind) + std::to_string(i);
  };
  int64_t alias = 0;
  for (const char* kind : {"p", "m", "v"}) {
    for (int64_t i = 0; i < tensors; ++i, ++alias) {
      arguments += name(kind, i) + ": " + type + " {tf.aliasing_output = " + std::to_string(alias) +
                   " : i32}, ";
      results += (alias == 0 ? "" : ", ") + name(kind, i) + "_new";
      result_types += (alias == 0 ? "" : ", ") + type;
    }
  }
  for (int64_t i = 0; i < tensors; ++i) arguments += name("g", i) + ": " + type + ", ";
  const auto constant = [&](const std::string& to, const char* value, const std::string& of) {
    constants += "  " + to + " = stablehlo.constant dense<" + value + "> : tensor<" + of + ">\n";
  };
  const std::string shape = std::to_string(elements) + "xf32";
  constant("%one", "1.0", "f32");
  const struct {
    const char *name, *value;
  } kNumbers[] = {{"b1", "0.9"},   {"c1", "0.1"},  {"b2", "0.999"}, {"c2", "0.001"},
                  {"eps", "1e-8"}, {"wd", "1e-2"}, {"lr", "1e-3"}};
  for (const auto& number : kNumbers) {
    constant("%" + std::string(number.name), number.value, shape);
    constant("%" + std::string(number.name) + "s", number.value, "f32");
  }
  for (const std::string b : {"1", "2"}) {  // 1 - b^count
    constants += "  %power" + b + " = stablehlo.power %b" + b + "s, %count : tensor<f32>\n  %bias" +
                 b + " = stablehlo.subtract %one, %power" + b + " : tensor<f32>\n  %bc" + b +
                 " = stablehlo.broadcast_in_dim %bias" + b + ", dims = [] : (tensor<f32>) -> " +
                 type + "\n";
  }
  for (int64_t i = 0; i < tensors; ++i) {
    const std::string n = std::to_string(i);
    const auto op = [&](const std::string& to, const char* opcode, const std::string& operands) {
      ops += "  %" + to + " = stablehlo." + opcode + " " + operands + " : " + type + "\n";
    };
    op("m_old" + n, "multiply", "%m" + n + ", %b1");
    op("m_add" + n, "multiply", "%g" + n + ", %c1");
    op("m" + n + "_new", "add", "%m_old" + n + ", %m_add" + n);
    op("square" + n, "multiply", "%g" + n + ", %g" + n);
    op("v_old" + n, "multiply", "%v" + n + ", %b2");
    op("v_add" + n, "multiply", "%square" + n + ", %c2");
    op("v" + n + "_new", "add", "%v_old" + n + ", %v_add" + n);
    op("m_hat" + n, "divide", "%m" + n + "_new, %bc1");
    op("v_hat" + n, "divide", "%v" + n + "_new, %bc2");
    op("root" + n, "sqrt", "%v_hat" + n);
    op("under" + n, "add", "%root" + n + ", %eps");
    op("step" + n, "divide", "%m_hat" + n + ", %under" + n);
    op("decay" + n, "multiply", "%p" + n + ", %wd");
    op("sum" + n, "add", "%step" + n + ", %decay" + n);
    op("scaled" + n, "multiply", "%sum" + n + ", %lr");
    op("p" + n + "_new", "subtract", "%p" + n + ", %scaled" + n);
  }
  return "func.func @main(" + arguments + "%count: tensor<f32>) -> (" + result_types + ") {\n" +
         constants + ops + "  return " + results + " : " + result_types + "\n}\n";
}

// p += g, m += g, v += g. Reading ahead is what a CPU needs for four streams at full speed.
void AddInPlace(float* p, float* m, float* v, const float* g, int64_t begin, int64_t end) {
  typedef float Vector __attribute__((vector_size(64), aligned(4)));
  constexpr int64_t kVector = 16, kAhead = 512;
  int64_t i = begin;
  for (; i + kVector <= end; i += kVector) {
    for (const float* stream : {static_cast<const float*>(p), static_cast<const float*>(m),
                                static_cast<const float*>(v), g}) {
      __builtin_prefetch(stream + i + kAhead);
    }
    const Vector add = *reinterpret_cast<const Vector*>(g + i);
    for (float* stream : {p, m, v}) *reinterpret_cast<Vector*>(stream + i) += add;
  }
  for (; i < end; ++i) {
    for (float* stream : {p, m, v}) stream[i] += g[i];
  }
}

double Now(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Seconds {
  double passed = 0, worked = 0;
};
template <typename F>
Seconds Timed(F&& f) {
  const double passed = Now(CLOCK_MONOTONIC), worked = Now(CLOCK_PROCESS_CPUTIME_ID);
  f();
  return {Now(CLOCK_MONOTONIC) - passed, Now(CLOCK_PROCESS_CPUTIME_ID) - worked};
}

double Median(std::vector<double> values) {
  std::ranges::nth_element(values, values.begin() + static_cast<int64_t>(values.size() / 2));
  return values[values.size() / 2];
}

void BM_AdamW(benchmark::State& state) {
  const int64_t tensors = state.range(0), elements = state.range(1), all = tensors * elements;
  const auto threads = static_cast<int>(state.range(2));
  auto module = ParseModule(ModuleText(tensors, elements));
  if (!module.ok()) return state.SkipWithError(module.status().ToString().c_str());
  SessionOptions options;
  options.threads = threads;
  const auto session = Session::Create(*std::move(module), options);
  if (!session.ok()) return state.SkipWithError(session.status().ToString().c_str());

  std::vector<Array> arrays;
  std::vector<const void*> arguments;
  std::vector<void*> results;
  for (const float value : {0.5f, 0.01f, 1e-4f, 0.02f}) {
    for (int64_t i = 0; i < tensors; ++i) {
      arrays.push_back(MakeArray(elements, value));
      arguments.push_back(arrays.back().get());
      if (results.size() < 3 * static_cast<size_t>(tensors)) results.push_back(arrays.back().get());
    }
  }
  const float count = 10;
  arguments.push_back(&count);
  const Array p = MakeArray(all, 0.5f), m = MakeArray(all, 0), v = MakeArray(all, 0);
  const Array g = MakeArray(all, 0);
  base::ThreadPool pool(threads);
  const auto limit = [&] {
    pool.ParallelFor(all, 1 << 14, [&](int64_t begin, int64_t end) {
      AddInPlace(p.get(), m.get(), v.get(), g.get(), begin, end);
    });
    benchmark::ClobberMemory();
  };
  Status status = session->CallInPlace(arguments, results);
  limit();
  std::vector<double> of_limit, work_of_limit, limits, updates;
  for (auto _ : state) {
    const Seconds least = Timed(limit);
    const Seconds taken = Timed([&] { status = session->CallInPlace(arguments, results); });
    if (!status.ok()) return state.SkipWithError(status.ToString().c_str());
    state.SetIterationTime(taken.passed);
    of_limit.push_back(least.passed / taken.passed);
    work_of_limit.push_back(least.worked / taken.worked);
    limits.push_back(least.passed);
    updates.push_back(taken.passed);
  }
  state.SetBytesProcessed(28 * all * state.iterations());
  state.counters["of_limit"] = Median(of_limit);
  state.counters["work_of_limit"] = Median(work_of_limit);
  state.counters["limit_ms"] = 1e3 * Median(limits);
  state.counters["update_ms"] = 1e3 * Median(updates);
}
BENCHMARK(BM_AdamW)
    ->Args({1, int64_t{32} << 20, 1})
    ->Args({1, int64_t{32} << 20, 2})
    ->Args({1000, 4096, 1})
    ->Args({1000, 4096, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->MinTime(2);

}  // namespace
}  // namespace lockstep
