// SPDX-License-Identifier: Apache-2.0
// Probes: independent multiply-adds at each vector width, and a stream of two reads and a write.
#include "lockstep/session/cache/calibration.h"

#include <immintrin.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "lockstep/base/cpu.h"
#include "lockstep/base/files.h"
#include "lockstep/base/hash.h"
#include "lockstep/base/json.h"
#include "lockstep/base/strings.h"
#include "lockstep/base/threads.h"
#include "lockstep/base/time.h"
#include "lockstep/session/cache/compile_cache.h"

namespace lockstep::session {
namespace {

constexpr int kChains = 12;  // more than latency times issue width needs
constexpr int kRounds = 7;   // the best of so many counts: others may use the machine too

// Each runs `steps` rounds of kChains multiply-adds on vectors and gives a number that keeps them
// from being left out.
__attribute__((target("avx512f"))) float ProbeAvx512(int64_t steps) {
  __m512 sums[kChains];
  for (int i = 0; i < kChains; ++i) sums[i] = _mm512_set1_ps(static_cast<float>(i));
  const __m512 factor = _mm512_set1_ps(0.999F), term = _mm512_set1_ps(0.5F);
  for (int64_t s = 0; s < steps; ++s) {
#pragma GCC unroll 12
    for (int i = 0; i < kChains; ++i) sums[i] = _mm512_fmadd_ps(sums[i], factor, term);
  }
  float total = 0;
  alignas(64) float lanes[16];
  for (const __m512 sum : sums) {
    _mm512_store_ps(lanes, sum);
    total += lanes[0];
  }
  return total;
}

__attribute__((target("avx2,fma"))) float ProbeAvx2(int64_t steps) {
  __m256 sums[kChains];
  for (int i = 0; i < kChains; ++i) sums[i] = _mm256_set1_ps(static_cast<float>(i));
  const __m256 factor = _mm256_set1_ps(0.999F), term = _mm256_set1_ps(0.5F);
  for (int64_t s = 0; s < steps; ++s) {
#pragma GCC unroll 12
    for (int i = 0; i < kChains; ++i) sums[i] = _mm256_fmadd_ps(sums[i], factor, term);
  }
  float total = 0;
  for (const __m256 sum : sums) total += _mm256_cvtss_f32(sum);
  return total;
}

float ProbeBaseline(int64_t steps) {
  __m128 sums[kChains];
  for (int i = 0; i < kChains; ++i) sums[i] = _mm_set1_ps(static_cast<float>(i));
  const __m128 factor = _mm_set1_ps(0.999F), term = _mm_set1_ps(0.5F);
  for (int64_t s = 0; s < steps; ++s) {
#pragma GCC unroll 12
    for (int i = 0; i < kChains; ++i) sums[i] = _mm_add_ps(_mm_mul_ps(sums[i], factor), term);
  }
  float total = 0;
  for (const __m128 sum : sums) total += _mm_cvtss_f32(sum);
  return total;
}

struct Probe {
  float (*run)(int64_t steps);
  int lanes;
};

Probe ProbeFor(base::CpuLevel level) {
  switch (level) {
    case base::CpuLevel::kAvx512:
      return {ProbeAvx512, 16};
    case base::CpuLevel::kAvx2:
      return {ProbeAvx2, 8};
    case base::CpuLevel::kBaseline:
      break;
  }
  return {ProbeBaseline, 4};
}

double MeasureFlops(base::ThreadPool& pool) {
  constexpr int64_t kSteps = 2'000'000;
  const Probe probe = ProbeFor(base::HostCpuLevel());
  const int64_t tasks = pool.num_threads();
  std::vector<float> sinks(static_cast<size_t>(tasks));
  double best = 0;
  for (int round = 0; round < kRounds; ++round) {
    const double begin = base::MonotonicSeconds();
    pool.ParallelFor(tasks, 1, [&](int64_t first, int64_t last) {
      for (int64_t t = first; t < last; ++t) sinks[static_cast<size_t>(t)] = probe.run(kSteps);
    });
    const double seconds = base::MonotonicSeconds() - begin;
    const double flops = 2.0 * static_cast<double>(kSteps * tasks * kChains * probe.lanes);
    best = std::max(best, flops / seconds);
  }
  return best;
}

// a = b + c over arrays that no cache holds.
double MeasureBandwidth(base::ThreadPool& pool) {
  constexpr int64_t kElements = int64_t{16} << 20;
  const auto a = std::make_unique<float[]>(kElements), b = std::make_unique<float[]>(kElements),
             c = std::make_unique<float[]>(kElements);
  double best = 0;
  for (int round = 0; round < kRounds; ++round) {
    const double begin = base::MonotonicSeconds();
    pool.ParallelFor(kElements, int64_t{1} << 16, [&](int64_t first, int64_t last) {
      for (int64_t i = first; i < last; i += 4) {
        const __m128 sum = _mm_add_ps(_mm_loadu_ps(&b[i]), _mm_loadu_ps(&c[i]));
        _mm_storeu_ps(&a[i], sum);
      }
    });
    const double seconds = base::MonotonicSeconds() - begin;
    best = std::max(best, 3.0 * sizeof(float) * static_cast<double>(kElements) / seconds);
  }
  return best;
}

std::string ProcessorName() {
  const Result<std::string> info = base::ReadFile("/proc/cpuinfo");
  if (!info.ok()) return "unknown";
  const size_t begin = std::min(info->find("model name"), info->size());
  return info->substr(begin, info->find('\n', begin) - begin);
}

std::string FileOf(const std::string& folder, int threads) {
  const std::string machine = base::StrCat(ProcessorName(), "/", threads);
  return base::StrCat(folder, "/machine-", base::Sha256Hex(machine).substr(0, 16), ".json");
}

// Figures that were kept, when they make sense.
bool ReadFigures(const std::string& path, plan::DeviceModel& model) {
  const Result<std::string> text = base::ReadFile(path, 4096);
  if (!text.ok()) return false;
  const Result<nlohmann::json> json = base::ParseJson(*text);
  if (!json.ok() || !json->is_object()) return false;
  const auto number = [&](const char* key) {
    const auto found = json->find(key);
    return found != json->end() && found->is_number() ? found->get<double>() : 0;
  };
  model.f32_flops = number("f32_flops");
  model.bytes_per_s = number("bytes_per_s");
  model.f64_flops = model.f32_flops / 2;
  return model.f32_flops > 0 && model.bytes_per_s > 0;
}

}  // namespace

plan::DeviceModel MeasureThisMachine(int threads) {
  base::ThreadPool pool(threads);
  plan::DeviceModel model;
  model.name = "this machine";
  model.f32_flops = MeasureFlops(pool);
  model.f64_flops = model.f32_flops / 2;
  model.bytes_per_s = MeasureBandwidth(pool);
  return model;
}

plan::DeviceModel ThisMachine(const std::string& folder, int threads, bool again) {
  if (threads <= 0) threads = base::DefaultThreadCount();
  const bool keeps = !folder.empty() && PrepareCacheFolder(folder).ok();
  const std::string path = keeps ? FileOf(folder, threads) : "";
  plan::DeviceModel model;
  model.name = "this machine";
  if (keeps && !again && ReadFigures(path, model)) return model;
  model = MeasureThisMachine(threads);
  if (keeps) {
    const nlohmann::json json = {{"f32_flops", model.f32_flops},
                                 {"bytes_per_s", model.bytes_per_s}};
    (void)base::AtomicWriteFile(path, base::JsonText(json, 2) + "\n");
  }
  return model;
}

}  // namespace lockstep::session
