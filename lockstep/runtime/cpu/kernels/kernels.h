// SPDX-License-Identifier: Apache-2.0
// The kernels of this folder, one function per candidate, and what they share. Each gives null with
// the reason filled in where it refuses.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/runtime/cpu/kernels/box_copy.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu::kernels {

using KernelPtr = std::unique_ptr<OpKernel>;

// --- shape
KernelPtr MakeMove(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeConcatenate(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakePad(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeIota(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeDynamicSlice(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeDynamicUpdateSlice(const OpKernelSpec& spec, std::string* reason);

// --- gather_scatter
KernelPtr MakeGather(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeScatter(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeTorchIndexSelect(const OpKernelSpec& spec, std::string* reason);

// --- sort
KernelPtr MakeKeySort(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeMergeSort(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeTopK(const OpKernelSpec& spec, std::string* reason);

// --- reduce
KernelPtr MakeReduce(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeRunningWindow(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeReduceWindow(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeSelectAndScatter(const OpKernelSpec& spec, std::string* reason);

// --- random
KernelPtr MakeRng(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeRngBitGenerator(const OpKernelSpec& spec, std::string* reason);

// --- linalg
KernelPtr MakeFft(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeCholesky(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeTriangularSolve(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeLapack(const OpKernelSpec& spec, std::string* reason);
KernelPtr MakeLapackSolve(const OpKernelSpec& spec, std::string* reason);

// --- What kernels share

inline KernelPtr Refuse(std::string* reason, std::string why) {
  *reason = std::move(why);
  return nullptr;
}

// Whether every operand and result is a tensor of known size and no quantized type; else `reason`
// says which one is not.
bool HasPlainTypes(const OpKernelSpec& spec, std::string* reason);

inline const TensorType& OperandType(const OpKernelSpec& spec, size_t index) {
  return spec.module.tensor_type(spec.module.operand(spec.op, index));
}
inline const TensorType& ResultType(const OpKernelSpec& spec, size_t index = 0) {
  return spec.module.tensor_type(spec.module.result(spec.op, index));
}
template <typename T>
const T& AttrsOf(const OpKernelSpec& spec) {
  return spec.module.attrs<T>(spec.op);
}
inline int64_t ElementBytes(const TensorType& type) {
  return static_cast<int64_t>(ElementSizeBytes(type.dtype()));
}

using Sizes = std::vector<int64_t>;

// How far apart neighbours along each dimension of a row-major array are, in elements.
Sizes RowMajorStrides(std::span<const int64_t> sizes);
// values[indices[0]], values[indices[1]], ..
Sizes Pick(std::span<const int64_t> values, std::span<const int64_t> indices);
// The dimensions of [0, rank) that are not in `taken`, ascending.
Sizes OtherDimensions(int64_t rank, std::span<const int64_t> taken);
// 1 where the list is left out.
Sizes OrOnes(std::span<const int64_t> values, size_t rank);
int64_t Product(std::span<const int64_t> sizes);

inline const std::byte* Bytes(const void* array) { return static_cast<const std::byte*>(array); }
inline std::byte* Bytes(void* array) { return static_cast<std::byte*>(array); }

// memcpy on all threads. Nothing happens where both are the same array.
void ParallelCopy(const void* from, void* to, int64_t bytes, base::ThreadPool& pool);

}  // namespace lockstep::runtime::cpu::kernels
