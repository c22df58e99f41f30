// SPDX-License-Identifier: Apache-2.0
// Products of matrices as the programs have them, beside the peak of fused multiply-adds measured
// in the same run. BM_Peak/threads first, then BM_Dot/<case>/threads; GFLOP/s are those of the best
// iteration, which other work on the machine disturbs least.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "bench/op_bench.h"

namespace lockstep::runtime::cpu {
namespace {

// Multiply-adds of whole registers on registers: what the CPU can do at most.
#if defined(__x86_64__)
__attribute__((target("avx512f"))) double PeakAvx512(int64_t rounds) {
  typedef float Vector __attribute__((vector_size(64)));
  Vector x[24];
#pragma GCC unroll 24
  for (int i = 0; i < 24; ++i) x[i] = Vector{} + static_cast<float>(i);
  const Vector y = Vector{} + 0.999f, z = Vector{} + 0.001f;
  for (int64_t r = 0; r < rounds; ++r) {
#pragma GCC unroll 24
    for (int i = 0; i < 24; ++i) {
      __asm__("vfmadd213ps %2, %1, %0" : "+v"(x[i]) : "v"(y), "v"(z));
    }
  }
  Vector sum{};
#pragma GCC unroll 24
  for (int i = 0; i < 24; ++i) sum += x[i];
  return static_cast<double>(sum[0]) * 0 + 24 * 16 * 2;
}

__attribute__((target("avx2,fma"))) double PeakAvx2(int64_t rounds) {
  typedef float Vector __attribute__((vector_size(32)));
  Vector x[12];
#pragma GCC unroll 12
  for (int i = 0; i < 12; ++i) x[i] = Vector{} + static_cast<float>(i);
  const Vector y = Vector{} + 0.999f, z = Vector{} + 0.001f;
  for (int64_t r = 0; r < rounds; ++r) {
#pragma GCC unroll 12
    for (int i = 0; i < 12; ++i) {
      __asm__("vfmadd213ps %2, %1, %0" : "+x"(x[i]) : "x"(y), "x"(z));
    }
  }
  Vector sum{};
#pragma GCC unroll 12
  for (int i = 0; i < 12; ++i) sum += x[i];
  return static_cast<double>(sum[0]) * 0 + 12 * 8 * 2;
}

void BM_Peak(benchmark::State& state) {
  base::ThreadPool pool(static_cast<int>(state.range(0)));
  const auto probe = __builtin_cpu_supports("avx512f") ? PeakAvx512 : PeakAvx2;
  constexpr int64_t kRounds = 1 << 14;
  double best = 1e9;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    pool.ParallelFor(state.range(0) * 4, 1,
                     [&](int64_t, int64_t) { benchmark::DoNotOptimize(probe(kRounds)); });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  const double flops = probe(0) * kRounds * static_cast<double>(state.range(0)) * 4;
  state.counters["GFLOP/s"] = 1e-9 * flops / best;
}
BENCHMARK(BM_Peak)->Arg(1)->Arg(2)->UseRealTime();
#endif

// dot_general by its text: attributes, types of lhs and rhs, type of the result, and its
// multiply-adds.
struct DotText {
  const char *name, *attributes, *lhs, *rhs, *result;
  double multiply_adds;
};

constexpr DotText kDots[] = {
    {"square_1024", "contracting_dims = [1] x [0]", "1024x1024xf32", "1024x1024xf32",
     "1024x1024xf32", 1024. * 1024 * 1024},
    {"square_2048", "contracting_dims = [1] x [0]", "2048x2048xf32", "2048x2048xf32",
     "2048x2048xf32", 2048. * 2048 * 2048},
    {"square_1024_bf16", "contracting_dims = [1] x [0]", "1024x1024xbf16", "1024x1024xbf16",
     "1024x1024xbf16", 1024. * 1024 * 1024},
    {"mlp_64x64x128", "contracting_dims = [1] x [0]", "64x64xf32", "64x128xf32", "64x128xf32",
     64. * 64 * 128},
    {"mlp_grad_64x10x128", "contracting_dims = [1] x [1]", "64x10xf32", "128x10xf32", "64x128xf32",
     64. * 10 * 128},
    {"mlp_weight_10x64x128", "contracting_dims = [0] x [0]", "64x10xf32", "64x128xf32",
     "10x128xf32", 64. * 10 * 128},
    {"lstm_48x128", "contracting_dims = [0] x [0]", "48xf32", "48x128xf32", "128xf32", 48. * 128},
    {"lstm_32x96x384", "contracting_dims = [1] x [0]", "32x96xf32", "96x384xf32", "32x384xf32",
     32. * 96 * 384},
    {"lstm_32x384x96", "contracting_dims = [1] x [1]", "32x384xf32", "96x384xf32", "32x96xf32",
     32. * 96 * 384},
    {"gpt_char_1024x96x384", "contracting_dims = [2] x [0]", "16x64x96xf32", "96x384xf32",
     "16x64x384xf32", 1024. * 96 * 384},
    {"gpt_char_1024x384x96t", "contracting_dims = [2] x [1]", "16x64x384xf32", "96x384xf32",
     "16x64x96xf32", 1024. * 96 * 384},
    {"gpt_char_weight", "contracting_dims = [0, 1] x [0, 1]", "16x64x96xf32", "16x64x384xf32",
     "96x384xf32", 1024. * 96 * 384},
    {"gpt_char_qk", "batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]",
     "16x64x6x16xf32", "16x64x6x16xf32", "16x6x64x64xf32", 96. * 64 * 64 * 16},
    {"gpt_char_pv", "batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]",
     "16x6x64x64xf32", "16x64x6x16xf32", "16x6x64x16xf32", 96. * 64 * 64 * 16},
    {"gpt_bench_up", "contracting_dims = [2] x [0]", "8x128x256xf32", "256x1024xf32",
     "8x128x1024xf32", 1024. * 256 * 1024},
    {"gpt_bench_up_bf16", "contracting_dims = [2] x [0]", "8x128x256xbf16", "256x1024xbf16",
     "8x128x1024xbf16", 1024. * 256 * 1024},
    {"gpt_bench_up_t_bf16", "contracting_dims = [2] x [1]", "8x128x256xbf16", "1024x256xbf16",
     "8x128x1024xbf16", 1024. * 256 * 1024},
    {"gpt_bench_down_bf16", "contracting_dims = [2] x [0]", "8x128x1024xbf16", "1024x256xbf16",
     "8x128x256xbf16", 1024. * 256 * 1024},
    {"gpt_bench_qkv_bf16", "contracting_dims = [2] x [0]", "8x128x256xbf16", "256x8x32xbf16",
     "8x128x8x32xbf16", 1024. * 256 * 256},
    {"gpt_bench_weight_bf16", "contracting_dims = [0, 1] x [0, 1]", "8x128x256xbf16",
     "8x128x1024xbf16", "256x1024xbf16", 1024. * 256 * 1024},
    {"gpt_bench_qk_bf16", "batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]",
     "8x128x8x32xbf16", "8x128x8x32xbf16", "8x8x128x128xbf16", 64. * 128 * 128 * 32},
    {"gpt_bench_pv_bf16", "batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]",
     "8x8x128x128xbf16", "8x128x8x32xbf16", "8x8x128x32xbf16", 64. * 128 * 128 * 32},
    {"transformer_qk_bf16", "batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3]",
     "64x8x4x1x16xbf16", "64x8x4x16xbf16", "64x4x8x1x8xf32", 256. * 8 * 8 * 16},
    {"transformer_pv_bf16", "batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4]",
     "64x8x4x16xbf16", "1x64x4x8x8xbf16", "64x4x16x1x8xbf16", 256. * 8 * 8 * 16},
    {"transformer_pv_grad_bf16",
     "batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3]", "64x4x16x1x8xbf16",
     "1x64x4x8x8xbf16", "64x4x16x8xbf16", 256. * 8 * 8 * 16},
    {"transformer_qkv_bf16", "contracting_dims = [2] x [0]", "64x8x64xbf16", "64x4x16xbf16",
     "64x8x4x16xbf16", 512. * 64 * 64},
    {"transformer_qkv_weight_bf16", "contracting_dims = [0, 1] x [0, 1]", "64x8x4x16xbf16",
     "64x8x64xbf16", "4x16x64xbf16", 512. * 64 * 64},
    {"transformer_up_bf16", "contracting_dims = [2] x [0]", "64x8x64xbf16", "64x128xbf16",
     "64x8x128xbf16", 512. * 64 * 128},
    {"transformer_up_weight_bf16", "contracting_dims = [0, 1] x [0, 1]", "64x8x64xbf16",
     "64x8x128xbf16", "64x128xbf16", 512. * 64 * 128},
    {"transformer_head_bf16", "contracting_dims = [1] x [0]", "64x64xbf16", "64x10xbf16",
     "64x10xbf16", 64. * 64 * 10},
    {"gpt_bench_qkv", "contracting_dims = [2] x [0]", "8x128x256xf32", "256x8x32xf32",
     "8x128x8x32xf32", 1024. * 256 * 256},
    {"gpt_bench_weight", "contracting_dims = [0, 1] x [0, 1]", "8x128x256xf32", "8x128x1024xf32",
     "256x1024xf32", 1024. * 256 * 1024},
    {"gpt_bench_qk", "batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]",
     "8x128x8x32xf32", "8x128x8x32xf32", "8x8x128x128xf32", 64. * 128 * 128 * 32},
    {"gpt_bench_pv", "batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]",
     "8x8x128x128xf32", "8x128x8x32xf32", "8x8x128x32xf32", 64. * 128 * 128 * 32},
    {"matvec_2048", "contracting_dims = [1] x [0]", "2048x2048xf32", "2048xf32", "2048xf32",
     2048. * 2048},
    {"vecmat_2048", "contracting_dims = [0] x [0]", "2048xf32", "2048x2048xf32", "2048xf32",
     2048. * 2048},
    {"outer_2048", "contracting_dims = [] x []", "2048xf32", "2048xf32", "2048x2048xf32",
     2048. * 2048},
    {"moe_embed", "contracting_dims = [2] x [0]", "32x8x8xf32", "8x32xf32", "32x8x32xf32", 65536.},
    {"moe_router", "contracting_dims = [1] x [0]", "256x32xf32", "32x4xf32", "256x4xf32", 32768.},
    {"moe_outer", "batching_dims = [0, 1] x [0, 1], contracting_dims = [] x []", "256x2x4xf32",
     "256x2x160xf32", "256x2x4x160xf32", 327680.},
    {"moe_dispatch", "contracting_dims = [0] x [0]", "256x4x160xf32", "256x32xf32", "4x160x32xf32",
     5242880.},
    {"moe_expert", "batching_dims = [0] x [0], contracting_dims = [2] x [1]", "4x160x32xf32",
     "4x32x48xf32", "4x160x48xf32", 983040.},
    {"moe_expert2", "batching_dims = [0] x [0], contracting_dims = [2] x [1]", "4x160x48xf32",
     "4x48x32xf32", "4x160x32xf32", 983040.},
    {"moe_combine", "batching_dims = [0] x [0], contracting_dims = [1] x [1]", "256x2x4x160xf32",
     "256x2xf32", "256x4x160xf32", 327680.},
    {"moe_gather", "contracting_dims = [2, 1] x [1, 0]", "256x4x160xf32", "4x160x32xf32",
     "256x32xf32", 5242880.},
    {"moe_dgather", "contracting_dims = [0] x [0]", "256x32xf32", "256x4x160xf32", "32x4x160xf32",
     5242880.},
    {"moe_dcombine", "contracting_dims = [1] x [2]", "256x32xf32", "4x160x32xf32", "256x4x160xf32",
     5242880.},
    {"moe_dgate", "batching_dims = [0] x [0], contracting_dims = [1, 2] x [2, 3]", "256x4x160xf32",
     "256x2x4x160xf32", "256x2xf32", 327680.},
    {"moe_weight", "batching_dims = [0] x [0], contracting_dims = [1] x [1]", "4x160x32xf32",
     "4x160x48xf32", "4x32x48xf32", 983040.},
    {"moe_dexpert", "batching_dims = [0] x [0], contracting_dims = [2] x [2]", "4x160x32xf32",
     "4x48x32xf32", "4x160x48xf32", 983040.},
    {"moe_ddispatch", "contracting_dims = [0, 1] x [1, 2]", "4x160x32xf32", "256x4x160xf32",
     "32x256xf32", 5242880.},
    {"moe_head", "contracting_dims = [1] x [0]", "32x256xf32", "256x10xf32", "32x10xf32", 81920.},
    {"moe_router_weight", "contracting_dims = [0] x [0]", "256x4xf32", "256x32xf32", "4x32xf32",
     32768.},
    {"spectral_mix", "batching_dims = [0] x [1], contracting_dims = [1] x [2]",
     "9x6x6xcomplex<f32>", "16x9x6xcomplex<f32>", "9x6x16xcomplex<f32>", 5184.},
    {"spectral_mix_t", "batching_dims = [0] x [0], contracting_dims = [1] x [2]",
     "9x6x16xcomplex<f32>", "9x6x6xcomplex<f32>", "9x16x6xcomplex<f32>", 5184.},
    {"spectral_weight", "batching_dims = [0] x [1], contracting_dims = [2] x [0]",
     "9x6x16xcomplex<f32>", "16x9x6xcomplex<f32>", "9x6x6xcomplex<f32>", 5184.},
    {"spectral_lift", "contracting_dims = [2] x [0]", "16x64x1xf32", "1x6xf32", "16x64x6xf32",
     6144.},
    {"spectral_6x6", "contracting_dims = [2] x [0]", "16x64x6xf32", "6x6xf32", "16x64x6xf32",
     36864.},
    {"spectral_6x2", "contracting_dims = [2] x [0]", "16x64x6xf32", "6x2xf32", "16x64x2xf32",
     12288.},
    {"spectral_w6x6", "contracting_dims = [0, 1] x [0, 1]", "16x64x6xf32", "16x64x6xf32", "6x6xf32",
     36864.},
    {"spectral_w2x6", "contracting_dims = [0, 1] x [0, 1]", "16x64x2xf32", "16x64x6xf32", "2x6xf32",
     12288.},
    {"spectral_w6x1", "contracting_dims = [0, 1] x [0, 1]", "16x64x6xf32", "16x64x1xf32", "6x1xf32",
     6144.},
    {"lstm_weight", "contracting_dims = [0] x [0]", "32x384xf32", "32x96xf32", "384x96xf32",
     1179648.},
    {"lstm_head", "contracting_dims = [1] x [0]", "32x96xf32", "96x65xf32", "32x65xf32", 199680.},
    {"scan_3x3_f64", "contracting_dims = [1] x [0]", "3x3xf64", "3x3xf64", "3x3xf64", 27},
};

std::string ModuleText(const DotText& dot) {
  const auto type = [](const char* text) { return std::string("tensor<") + text + ">"; };
  return "func.func @main(%x: " + type(dot.lhs) + ", %y: " + type(dot.rhs) + ") -> " +
         type(dot.result) + " {\n  %0 = stablehlo.dot_general %x, %y, " + dot.attributes + " : (" +
         type(dot.lhs) + ", " + type(dot.rhs) + ") -> " + type(dot.result) +
         "\n  return %0 : " + type(dot.result) + "\n}\n";
}

const int registered = [] {
  for (const DotText& dot : kDots) {
    benchmark::RegisterBenchmark(
        (std::string("BM_Dot/") + dot.name).c_str(),
        [&dot](benchmark::State& state) { RunOp(state, ModuleText(dot), dot.multiply_adds); })
        ->Arg(1)
        ->Arg(2)
        ->MeasureProcessCPUTime()
        ->UseRealTime();
  }
  return 0;
}();

}  // namespace
}  // namespace lockstep::runtime::cpu
