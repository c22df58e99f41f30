// SPDX-License-Identifier: Apache-2.0
// The table of devices. Sources stand beside the rows: the public data sheets and documentation of
// Google Cloud ("TPU v4" etc.), NVIDIA and AMD.
#include "lockstep/plan/cost/devices.h"

#include <vector>

#include "lockstep/base/strings.h"

namespace lockstep::plan {
namespace {

constexpr double kGiB = 1024.0 * 1024 * 1024;
constexpr double kGB = 1e9, kTera = 1e12;

// TPUs multiply f32 in passes of bf16; XLA's default precision takes one pass, so their f32 peak
// here is that of bf16.
const DeviceModel kDevices[] = {
    // Jouppi et al., "A Domain-Specific Supercomputer for Training Deep Neural Networks", 2020.
    {"tpu-v2", 16 * kGiB, 700 * kGB, 0, 46 * kTera, 46 * kTera, 0, 0},
    {"tpu-v3", 32 * kGiB, 900 * kGB, 0, 123 * kTera, 123 * kTera, 0, 0},
    // Google Cloud documentation, "TPU v4"; Jouppi et al., "TPU v4", 2023.
    {"tpu-v4", 32 * kGiB, 1200 * kGB, 0, 275 * kTera, 275 * kTera, 0, 275 * kTera},
    // Google Cloud documentation, "TPU v5e", "TPU v5p", "TPU v6e", "TPU7x (Ironwood)".
    {"tpu-v5e", 16 * kGB, 819 * kGB, 0, 197 * kTera, 197 * kTera, 0, 394 * kTera},
    {"tpu-v5p", 95 * kGB, 2765 * kGB, 0, 459 * kTera, 459 * kTera, 0, 918 * kTera},
    {"tpu-v6e", 32 * kGB, 1640 * kGB, 0, 918 * kTera, 918 * kTera, 0, 1836 * kTera},
    {"tpu7x", 192 * kGiB, 7380 * kGB, 0, 2307 * kTera, 2307 * kTera, 4614 * kTera, 0},
    // NVIDIA data sheets, SXM parts; f64 and f32 are those of the CUDA cores.
    {"v100", 32 * kGB, 900 * kGB, 7.8 * kTera, 15.7 * kTera, 125 * kTera, 0, 0},
    {"t4", 16 * kGB, 320 * kGB, 0.25 * kTera, 8.1 * kTera, 65 * kTera, 0, 130 * kTera},
    {"a100-40", 40 * kGB, 1555 * kGB, 9.7 * kTera, 19.5 * kTera, 312 * kTera, 0, 624 * kTera},
    {"a100-80", 80 * kGB, 2039 * kGB, 9.7 * kTera, 19.5 * kTera, 312 * kTera, 0, 624 * kTera},
    {"l4", 24 * kGB, 300 * kGB, 0.47 * kTera, 30.3 * kTera, 121 * kTera, 242 * kTera, 242 * kTera},
    {"h100", 80 * kGB, 3350 * kGB, 34 * kTera, 67 * kTera, 989 * kTera, 1979 * kTera, 1979 * kTera},
    {"h200", 141 * kGB, 4800 * kGB, 34 * kTera, 67 * kTera, 989 * kTera, 1979 * kTera,
     1979 * kTera},
    // NVIDIA HGX B200 data sheet, an eighth of the board.
    {"b200", 180 * kGB, 7700 * kGB, 37 * kTera, 75 * kTera, 2250 * kTera, 4500 * kTera,
     4500 * kTera},
    // NVIDIA, "Ada GPU Architecture" white paper; sums in f32.
    {"rtx-4090", 24 * kGB, 1008 * kGB, 1.29 * kTera, 82.6 * kTera, 165.2 * kTera, 330.3 * kTera,
     660.6 * kTera},
    // AMD data sheets: the whole MI250X, which programs see as two devices; vector f64 and f32.
    {"mi250x", 128 * kGB, 3277 * kGB, 47.9 * kTera, 47.9 * kTera, 383 * kTera, 0, 383 * kTera},
    {"mi300x", 192 * kGB, 5300 * kGB, 81.7 * kTera, 163.4 * kTera, 1307.4 * kTera, 2614.9 * kTera,
     2614.9 * kTera},
};

// The first that is there.
double FirstOf(std::initializer_list<double> peaks) {
  for (double peak : peaks) {
    if (peak > 0) return peak;
  }
  return 0;
}

}  // namespace

std::span<const DeviceModel> KnownDevices() { return kDevices; }

Result<DeviceModel> FindDevice(std::string_view name) {
  std::vector<std::string_view> names;
  for (const DeviceModel& device : kDevices) {
    if (device.name == name) return device;
    names.push_back(device.name);
  }
  const auto nearest = base::NearestMatch(name, names);
  return InvalidArgumentError(
      base::StrCat("there is no device ", base::Quoted(name),
                   nearest ? base::StrCat("; did you mean ", base::Quoted(*nearest), "?")
                           : base::StrCat("; devices are ", base::Join(names, ", "))));
}

double PeakFlops(const DeviceModel& device, DType dtype) {
  const DeviceModel& d = device;
  if (dtype == DType::kF64 || dtype == DType::kC128) return d.f64_flops;
  if (dtype == DType::kBF16 || dtype == DType::kF16) return FirstOf({d.bf16_flops, d.f32_flops});
  const bool is_float = IsFloat(dtype);
  if (is_float && ElementSizeBytes(dtype) == 1) {
    return FirstOf({d.f8_flops, d.bf16_flops, d.f32_flops});
  }
  if (!is_float && !IsComplex(dtype) && ElementSizeBytes(dtype) == 1) {
    return FirstOf({d.i8_flops, d.bf16_flops, d.f32_flops});
  }
  return d.f32_flops;
}

}  // namespace lockstep::plan
