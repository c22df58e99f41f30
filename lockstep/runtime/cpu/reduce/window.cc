// SPDX-License-Identifier: Apache-2.0
// Window geometry from attributes.
#include "lockstep/runtime/cpu/reduce/window.h"

#include <array>

#include "lockstep/runtime/cpu/reduce/fold.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// Products of two such numbers, and sums of them, fit in int64.
constexpr int64_t kMost = int64_t{1} << 30;

struct WindowAttributes {
  Sizes sizes, strides, dilations, bases;
  std::vector<std::array<int64_t, 2>> padding;
};

WindowAttributes AttributesOf(const OpKernelSpec& spec, size_t rank) {
  WindowAttributes window;
  std::optional<ir::I64Matrix> padding;
  if (static_cast<ir::ReduceOp>(spec.module.opcode(spec.op)) == ir::ReduceOp::kReduceWindow) {
    const auto& attrs = AttrsOf<ir::ReduceWindowAttrs>(spec);
    window = {attrs.window_dimensions,
              OrOnes(attrs.window_strides, rank),
              OrOnes(attrs.window_dilations, rank),
              OrOnes(attrs.base_dilations, rank),
              {}};
    padding = attrs.padding;
  } else {
    const auto& attrs = AttrsOf<ir::SelectAndScatterAttrs>(spec);
    window = {OrOnes(attrs.window_dimensions, rank),
              OrOnes(attrs.window_strides, rank),
              Sizes(rank, 1),
              Sizes(rank, 1),
              {}};
    padding = attrs.padding;
  }
  window.padding.resize(rank);
  for (size_t d = 0; padding && d < rank; ++d) {
    window.padding[d] = {padding->at(static_cast<int64_t>(d), 0),
                         padding->at(static_cast<int64_t>(d), 1)};
  }
  return window;
}

bool IsSmall(std::span<const int64_t> numbers) {
  return std::ranges::all_of(numbers, [](int64_t n) { return n > -kMost && n < kMost; });
}

}  // namespace

std::vector<WindowDim> MergeTrivial(std::vector<WindowDim> dims) {
  std::vector<WindowDim> merged;
  for (const WindowDim& dim : dims) {
    if (dim.IsTrivial() && dim.size == 1) continue;
    if (!merged.empty() && dim.IsTrivial() && merged.back().IsTrivial()) {
      WindowDim& outer = merged.back();
      outer.size *= dim.size;
      outer.windows *= dim.size;
      outer.step = dim.step;
      continue;
    }
    merged.push_back(dim);
  }
  if (merged.empty()) merged.push_back({});
  return merged;
}

std::optional<std::vector<WindowDim>> WindowDims(const OpKernelSpec& spec, const Shape& array,
                                                 const Shape& windows, std::string* reason) {
  const auto rank = static_cast<size_t>(array.rank());
  const WindowAttributes attrs = AttributesOf(spec, rank);
  const Sizes steps = RowMajorStrides(array.dims());
  std::vector<WindowDim> dims;
  for (size_t d = 0; d < rank; ++d) {
    const auto [low, high] = attrs.padding[d];
    const int64_t numbers[] = {array.dims()[d],
                               windows.dims()[d],
                               attrs.sizes[d],
                               attrs.strides[d],
                               attrs.dilations[d],
                               attrs.bases[d],
                               low,
                               high};
    if (!IsSmall(numbers)) return *reason = "windows that reach too far", std::nullopt;
    dims.push_back({array.dims()[d], windows.dims()[d], attrs.sizes[d], attrs.strides[d],
                    attrs.dilations[d], attrs.bases[d], low, high, steps[d]});
  }
  return dims;
}

std::optional<WindowOp> WindowOpOf(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return std::nullopt;
  const size_t n = spec.module.num_results(spec.op);
  if (n > ColumnFold::kMaxArrays) return *reason = "more arrays than a fold takes", std::nullopt;
  auto body = Body::Make(spec, 0, OperandDTypes(spec, 0, n), reason);
  if (!body) return std::nullopt;
  auto dims = WindowDims(spec, OperandType(spec, 0).shape, ResultType(spec).shape, reason);
  if (!dims) return std::nullopt;
  if (dims->size() > BoxCopy::kMaxLoops) return *reason = "too many dimensions", std::nullopt;
  return WindowOp{*std::move(body), *std::move(dims)};
}

}  // namespace lockstep::runtime::cpu::kernels
