// SPDX-License-Identifier: Apache-2.0
// What generated code has no instructions for: special functions by the interpreter's kernels, and
// the C library.
#include "lockstep/runtime/cpu/externals.h"

#include <cmath>
#include <cstdint>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/program/externals.h"

// Halves on processors without instructions for them; in the compiler's own library.
extern "C" {
float __extendhfsf2(_Float16 value);
_Float16 __truncsfhf2(float value);
_Float16 __truncdfhf2(double value);
}

namespace lockstep::runtime::cpu {
namespace {

namespace kernels = interpret::kernels;
using kernels::Lane;
using program::CallLane;

Lane LaneOf(CallLane lane) {
  switch (lane) {
    case CallLane::kBool:
      return Lane::kBool;
    case CallLane::kI32:
      return Lane::kI32;
    case CallLane::kI64:
      return Lane::kI64;
    case CallLane::kU32:
      return Lane::kU32;
    case CallLane::kU64:
      return Lane::kU64;
    case CallLane::kF32:
      return Lane::kF32;
    case CallLane::kF64:
      return Lane::kF64;
    case CallLane::kC64:
      return Lane::kC64;
    case CallLane::kC128:
      return Lane::kC128;
  }
  return Lane::kF32;
}

void Apply(int32_t opcode, int32_t call_lane, const void* a, const void* b, const void* c,
           void* result, int64_t count) {
  const auto op = static_cast<ir::ElementwiseOp>(opcode);
  const Lane lane = LaneOf(static_cast<CallLane>(call_lane));
  kernels::LaneKernel kernel;
  switch (static_cast<CallLane>(call_lane)) {
    case CallLane::kF32:
    case CallLane::kF64:
      kernel = kernels::FloatKernel(op, lane);
      break;
    case CallLane::kC64:
    case CallLane::kC128:
      kernel = kernels::ComplexKernel(op, lane);
      break;
    case CallLane::kBool:
    case CallLane::kI32:
    case CallLane::kI64:
    case CallLane::kU32:
    case CallLane::kU64:
      kernel = kernels::IntegerKernel(op, lane);
      break;
  }
  kernels::KernelArgs args;
  args.inputs = {a, b, c};
  args.output = result;
  args.count = static_cast<size_t>(count);
  args.width = static_cast<int>(8 * kernels::LaneSize(lane));
  LS_CHECK(kernel.run != nullptr);
  kernel.run(args);
}

void Convert(int32_t from, const void* elements, int32_t to, void* results, int64_t count) {
  kernels::ConvertElements(static_cast<DType>(from), static_cast<const std::byte*>(elements),
                           static_cast<size_t>(count), static_cast<DType>(to),
                           static_cast<std::byte*>(results));
}

int ExponentBits(DType dtype) {
  return base::VisitDType(dtype, [](auto tag) {
    using T = typename decltype(tag)::Storage;
    if constexpr (base::kIsSmallFloat<T>) {
      return T::kFormat.exponent_bits;
    } else {
      return sizeof(T) == 4 ? 8 : 11;
    }
  });
}

void ReducePrecision(int32_t dtype, int32_t exponent_bits, int32_t mantissa_bits, const void* a,
                     void* result, int64_t count) {
  const auto type = static_cast<DType>(dtype);
  const kernels::LaneKernel kernel = kernels::FloatKernel(
      ir::ElementwiseOp::kReducePrecision, type == DType::kF64 ? Lane::kF64 : Lane::kF32);
  kernels::KernelArgs args;
  args.inputs = {a, nullptr, nullptr};
  args.output = result;
  args.count = static_cast<size_t>(count);
  args.exponent_bits = exponent_bits;
  args.mantissa_bits = mantissa_bits;
  args.source_exponent_bits = ExponentBits(type);
  kernel.run(args);
}

template <typename F>
const void* Address(F* function) {
  return reinterpret_cast<const void*>(function);
}

}  // namespace

const ObjectCode::Externals& Externals() {
  using Unary = double(double);
  using UnaryF = float(float);
  using Binary = double(double, double);
  using BinaryF = float(float, float);
  using Ternary = double(double, double, double);
  using TernaryF = float(float, float, float);
  static const ObjectCode::Externals kExternals = {
      {program::kApply, Address(&Apply)},
      {program::kConvert, Address(&Convert)},
      {program::kReducePrecision, Address(&ReducePrecision)},
      {"__extendhfsf2", Address(&__extendhfsf2)},
      {"__truncsfhf2", Address(&__truncsfhf2)},
      {"__truncdfhf2", Address(&__truncdfhf2)},
      {"ceil", Address<Unary>(std::ceil)},
      {"ceilf", Address<UnaryF>(std::ceil)},
      {"floor", Address<Unary>(std::floor)},
      {"floorf", Address<UnaryF>(std::floor)},
      {"round", Address<Unary>(std::round)},
      {"roundf", Address<UnaryF>(std::round)},
      {"roundeven", Address<Unary>(std::nearbyint)},
      {"roundevenf", Address<UnaryF>(std::nearbyint)},
      {"fmod", Address<Binary>(std::fmod)},
      {"fmodf", Address<BinaryF>(std::fmod)},
      {"fma", Address<Ternary>(std::fma)},
      {"fmaf", Address<TernaryF>(std::fma)},
      {"memcpy", Address<void*(void*, const void*, size_t)>(std::memcpy)},
      {"memmove", Address<void*(void*, const void*, size_t)>(std::memmove)},
      {"memset", Address<void*(void*, int, size_t)>(std::memset)},
  };
  return kExternals;
}

}  // namespace lockstep::runtime::cpu
