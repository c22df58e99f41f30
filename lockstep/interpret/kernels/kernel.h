// SPDX-License-Identifier: Apache-2.0
// A kernel: one elementwise operation on arrays of lanes, and the loops that kernels are made of.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/ir/opcode.h"

namespace lockstep::interpret::kernels {

// Up to three inputs of the kernel's input lane. A splat input has one lane that stands for all.
// The output may be one of the inputs that are no splats.
struct KernelArgs {
  std::array<const void*, 3> inputs{};
  std::array<bool, 3> splat{};
  void* output = nullptr;
  size_t count = 0;
  // Bits of the dtype that the lanes hold.
  int width = 0;
  // What ReducePrecision needs.
  int exponent_bits = 0, mantissa_bits = 0, source_exponent_bits = 0;
};
using KernelFunction = void (*)(const KernelArgs&);

struct LaneKernel {
  KernelFunction run = nullptr;  // null: there is no such operation on this lane
  Lane input{};
  Lane output{};
};

// The kernel of an op for operands of a lane; one function per kind of lane. Comparisons, select
// and convert are not among them.
LaneKernel FloatKernel(ir::ElementwiseOp op, Lane lane);
LaneKernel IntegerKernel(ir::ElementwiseOp op, Lane lane);
LaneKernel ComplexKernel(ir::ElementwiseOp op, Lane lane);
// The op whose kernel does what `op` means for i1: OR for add, AND for multiply.
ir::ElementwiseOp OpForBool(ir::ElementwiseOp op);

// lhs[i] < rhs[i] and so on, by the order of the lane; complex numbers by real part first.
enum class Relation : uint8_t { kEq, kNe, kGe, kGt, kLe, kLt };
LaneKernel CompareKernel(Relation relation, Lane lane);
// The same by IEEE totalOrder on the bits of floats, given as unsigned lanes kU32 or kU64.
LaneKernel TotalOrderKernel(Relation relation, Lane lane);

// --- Tables. Each kind of lane has one, with a row per op.

template <size_t kLanes>
struct KernelRow {
  ir::ElementwiseOp op{};
  std::array<KernelFunction, kLanes> run{};  // one per lane
  std::array<Lane, kLanes> output{};
};

// The rows in the order of opcodes, so that finding one is an index.
template <size_t kLanes, size_t kRows>
constexpr auto IndexByOp(const KernelRow<kLanes> (&rows)[kRows]) {
  std::array<KernelRow<kLanes>, static_cast<size_t>(ir::kNumOpcodes)> index{};
  for (const auto& row : rows) index[static_cast<size_t>(row.op)] = row;
  return index;
}

// --- Loops. F is called once per element.

template <typename In, typename Out, typename F>
void UnaryLoop(const KernelArgs& args, F f) {
  const auto* in = static_cast<const In*>(args.inputs[0]);
  auto* out = static_cast<Out*>(args.output);
  for (size_t i = 0; i < args.count; ++i) out[i] = f(in[i]);
}

template <typename In, typename Out, typename F>
void BinaryLoop(const KernelArgs& args, F f) {
  const auto* a = static_cast<const In*>(args.inputs[0]);
  const auto* b = static_cast<const In*>(args.inputs[1]);
  auto* out = static_cast<Out*>(args.output);
  const size_t count = args.count;
  if (args.splat[0]) {
    const In value = *a;
    for (size_t i = 0; i < count; ++i) out[i] = f(value, b[i]);
  } else if (args.splat[1]) {
    const In value = *b;
    for (size_t i = 0; i < count; ++i) out[i] = f(a[i], value);
  } else {
    for (size_t i = 0; i < count; ++i) out[i] = f(a[i], b[i]);
  }
}

// For clamp: any of the three may be a splat.
template <typename In, typename Out, typename F>
void TernaryLoop(const KernelArgs& args, F f) {
  std::array<const In*, 3> in;
  std::array<size_t, 3> step;
  for (size_t k = 0; k < 3; ++k) {
    in[k] = static_cast<const In*>(args.inputs[k]);
    step[k] = args.splat[k] ? 0 : 1;
  }
  auto* out = static_cast<Out*>(args.output);
  for (size_t i = 0; i < args.count; ++i) {
    out[i] = f(in[0][i * step[0]], in[1][i * step[1]], in[2][i * step[2]]);
  }
}

// An operation of numeric.h as a kernel on lanes of T.
template <typename Op, typename T>
void BinaryKernelOf(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [](T a, T b) { return Op::Apply(a, b); });
}

}  // namespace lockstep::interpret::kernels
