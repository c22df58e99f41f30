// SPDX-License-Identifier: Apache-2.0
// What devices can do at best, as their makers state it: for predictions, never for results.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/dtype.h"
#include "lockstep/status.h"

namespace lockstep::plan {

// Peak figures of one device (a TPU chip, a GPU). Dense arithmetic, no sparsity; a fused
// multiply-add is two FLOPs. 0: the device has no unit for it, or its maker states nothing.
struct DeviceModel {
  std::string name;  // "tpu-v4", or whatever a measured model is called
  double memory_bytes = 0;
  double bytes_per_s = 0;
  double f64_flops = 0;
  double f32_flops = 0;
  double bf16_flops = 0;  // matrix units, sums in f32; f16 is the same
  double f8_flops = 0;
  double i8_flops = 0;
};

// TPU generations first, then GPUs. The model of this machine is measured elsewhere and passed in.
std::span<const DeviceModel> KnownDevices();

// By name, e.g. "h100". Errors: InvalidArgument, which names the nearest one.
Result<DeviceModel> FindDevice(std::string_view name);

// The peak for arithmetic in `dtype`: that of the narrowest wider unit where the device has none
// of its own. 0 when there is none at all.
double PeakFlops(const DeviceModel& device, DType dtype);

}  // namespace lockstep::plan
