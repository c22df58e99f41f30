// SPDX-License-Identifier: Apache-2.0
// What the kernels share: types that they take, strides, copies.
#include "lockstep/runtime/cpu/kernels/kernels.h"

#include <algorithm>
#include <cstring>

#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// Sizes in bytes and offsets stay far from the end of int64.
constexpr int64_t kMaxElements = int64_t{1} << 48;

bool IsPlain(const Type& type, std::string* reason) {
  if (!type.IsTensor()) return *reason = type.ToString() + " is no tensor", false;
  const TensorType& tensor = type.tensor();
  if (tensor.element.IsQuantized()) {
    return *reason = "quantized types are left to the interpreter", false;
  }
  if (!tensor.shape.IsStatic()) return *reason = type.ToString() + " has an unknown size", false;
  const Result<int64_t> count = tensor.shape.CheckedNumElements();
  if (!count.ok() || *count > kMaxElements)
    return *reason = type.ToString() + " is too large", false;
  return true;
}

}  // namespace

bool HasPlainTypes(const OpKernelSpec& spec, std::string* reason) {
  const ir::Module& module = spec.module;
  const auto is_plain = [&](ir::ValueId value) { return IsPlain(module.type(value), reason); };
  return std::ranges::all_of(module.operands(spec.op), is_plain) &&
         std::ranges::all_of(module.results(spec.op), is_plain);
}

// A product that overflows wraps: it belongs to an array without elements.
Sizes RowMajorStrides(std::span<const int64_t> sizes) {
  Sizes strides(sizes.size());
  uint64_t stride = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = static_cast<int64_t>(stride);
    stride *= static_cast<uint64_t>(sizes[d]);
  }
  return strides;
}

Sizes Pick(std::span<const int64_t> values, std::span<const int64_t> indices) {
  Sizes picked;
  for (const int64_t index : indices) picked.push_back(values[static_cast<size_t>(index)]);
  return picked;
}

Sizes OtherDimensions(int64_t rank, std::span<const int64_t> taken) {
  Sizes others;
  for (int64_t d = 0; d < rank; ++d) {
    if (std::ranges::find(taken, d) == taken.end()) others.push_back(d);
  }
  return others;
}

Sizes OrOnes(std::span<const int64_t> values, size_t rank) {
  return values.empty() ? Sizes(rank, 1) : Sizes(values.begin(), values.end());
}

int64_t Product(std::span<const int64_t> sizes) {
  uint64_t product = 1;
  for (const int64_t size : sizes) product *= static_cast<uint64_t>(size);
  return static_cast<int64_t>(product);
}

void ParallelCopy(const void* from, void* to, int64_t bytes, base::ThreadPool& pool) {
  if (from == to) return;
  ParallelRanges(pool, bytes, kGrainBytes, [&](int64_t begin, int64_t end) {
    std::memcpy(Bytes(to) + begin, Bytes(from) + begin, static_cast<size_t>(end - begin));
  });
}

}  // namespace lockstep::runtime::cpu::kernels
