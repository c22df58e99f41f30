// SPDX-License-Identifier: Apache-2.0
// How fast text is read: hexadecimal and decimal constants in bytes per second, ops per second, and
// whether ten times the ops take ten times as long.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "lockstep/base/numbers.h"
#include "lockstep/text/reader.h"

namespace lockstep {
namespace {

// Numbers that look random and are the same everywhere.
uint64_t Scramble(uint64_t i) { return (i + 1) * 0x9E3779B97F4A7C15u >> 11; }

std::string Wrap(std::string body) {
  return "module {\n  func.func public @main() {\n" + std::move(body) + "    return\n  }\n}\n";
}

// 16 constants of `elements` floats each.
std::string ConstantText(int64_t elements, bool hex) {
  std::string body;
  for (uint64_t n = 0; n < 16; ++n) {
    body += "    %cst_" + std::to_string(n) + " = stablehlo.constant dense<";
    body += hex ? "\"0x" : "[";
    for (int64_t i = 0; i < elements; ++i) {
      const uint64_t bits = Scramble(n * 1000003 + static_cast<uint64_t>(i));
      if (hex) {
        body += base::HexLiteral(bits & 0x3FFFFFFF, 8).substr(2);
      } else {
        if (i > 0) body += ", ";
        body += base::FloatLiteral(static_cast<float>(bits & 0xFFFFFF) / 1024.0f - 5000.0f);
      }
    }
    body += hex ? "\"" : "]";
    body += "> : tensor<" + std::to_string(elements) + "xf32>\n";
  }
  return Wrap(std::move(body));
}

// The ops of a training step, `count` of them, each using recent values.
std::string OpText(int64_t count) {
  std::string body =
      "    %0 = stablehlo.constant dense<1.000000e+00> : tensor<64x128xf32>\n"
      "    %1 = stablehlo.constant dense<0.000000e+00> : tensor<64x128xf32>\n"
      "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n";
  for (int64_t i = 2; i < count; ++i) {
    const std::string a = "%" + std::to_string(i - 1);
    const std::string b =
        "%" + std::to_string(
                  i - 2 - static_cast<int64_t>(Scramble(static_cast<uint64_t>(i)) % 64) % (i - 1));
    body += "    %" + std::to_string(i) + " = stablehlo.";
    switch (i % 6) {
      case 0:
        body += "add " + a + ", " + b + " : tensor<64x128xf32>\n";
        break;
      case 1:
        body += "multiply " + a + ", " + b + " : tensor<64x128xf32>\n";
        break;
      case 2:
        body += "broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>\n";
        break;
      case 3:
        body += "transpose " + a + ", dims = [0, 1] : (tensor<64x128xf32>) -> tensor<64x128xf32>\n";
        break;
      case 4:
        body += "exponential " + a + " : tensor<64x128xf32>\n";
        break;
      default:
        body += "subtract " + a + ", " + b + " : tensor<64x128xf32>\n";
        break;
    }
  }
  return Wrap(std::move(body));
}

void Read(benchmark::State& state, const std::string& text) {
  for (auto _ : state) {
    Result<ir::Module> module = text::ReadModule(text);
    LS_CHECK(module.ok());
    benchmark::DoNotOptimize(module);
  }
  state.SetBytesProcessed(static_cast<int64_t>(text.size()) * state.iterations());
}

void ReadHexConstants(benchmark::State& state) {
  Read(state, ConstantText(state.range(0), /*hex=*/true));
}
void ReadDecimalConstants(benchmark::State& state) {
  Read(state, ConstantText(state.range(0), /*hex=*/false));
}
void ReadOps(benchmark::State& state) {
  Read(state, OpText(state.range(0)));
  state.SetItemsProcessed(state.range(0) * state.iterations());
}

BENCHMARK(ReadHexConstants)->Arg(1 << 18)->Unit(benchmark::kMillisecond);
BENCHMARK(ReadDecimalConstants)->Arg(1 << 16)->Unit(benchmark::kMillisecond);
BENCHMARK(ReadOps)->RangeMultiplier(10)->Range(10'000, 1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace lockstep
