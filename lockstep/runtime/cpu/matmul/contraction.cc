// SPDX-License-Identifier: Apache-2.0
// Axes of contractions: merging, offsets, and those of dot_general.
#include "lockstep/runtime/cpu/matmul/contraction.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace lockstep::runtime::cpu::matmul {
namespace {

// `outer` and `inner` as one axis is what they are in every array.
bool AreOne(const Axis& outer, const Axis& inner) {
  return outer.a == inner.a * inner.size && outer.b == inner.b * inner.size &&
         outer.c == inner.c * inner.size;
}

void SimplifyAxes(Axes& axes, int64_t Axis::* first, int64_t Axis::* second) {
  if (SizeOf(axes) == 0) {
    axes = {Axis{.size = 0}};
    return;
  }
  std::erase_if(axes, [](const Axis& axis) { return axis.size == 1; });
  const auto is_outer = [&](const Axis& x, const Axis& y) {
    const auto key = [&](const Axis& axis) {
      return std::pair(std::abs(axis.*first), std::abs(axis.*second));
    };
    return key(x) > key(y);
  };
  std::stable_sort(axes.begin(), axes.end(), is_outer);
  Axes merged;
  for (const Axis& axis : axes) {
    if (!merged.empty() && AreOne(merged.back(), axis)) {
      const int64_t size = merged.back().size * axis.size;
      merged.back() = axis;
      merged.back().size = size;
    } else {
      merged.push_back(axis);
    }
  }
  axes = std::move(merged);
}

void SwapStrides(Axes& axes) {
  for (Axis& axis : axes) std::swap(axis.a, axis.b);
}

bool Contains(std::span<const int64_t> list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

void Contraction::Simplify() {
  SimplifyAxes(batch, &Axis::c, &Axis::a);
  SimplifyAxes(m, &Axis::c, &Axis::a);
  SimplifyAxes(n, &Axis::c, &Axis::b);
  SimplifyAxes(k, &Axis::a, &Axis::b);
}

void Contraction::Swap() {
  std::swap(m, n);
  std::swap(a_start, b_start);
  for (Axes* axes : {&batch, &m, &n, &k}) SwapStrides(*axes);
}

int64_t SizeOf(const Axes& axes) {
  int64_t size = 1;
  for (const Axis& axis : axes) size *= axis.size;
  return size;
}

void FillOffsets(const Axes& axes, int64_t Axis::* stride, int64_t begin,
                 std::span<int64_t> offsets) {
  if (axes.empty()) {
    std::fill(offsets.begin(), offsets.end(), 0);
    return;
  }
  const int64_t inner = axes.back().size, step = axes.back().*stride;
  size_t filled = 0;
  while (filled < offsets.size()) {
    // The outer axes once per run of the innermost one.
    int64_t rest = begin / inner, first = begin % inner, base = first * step;
    for (size_t i = axes.size() - 1; i-- > 0;) {
      base += rest % axes[i].size * (axes[i].*stride);
      rest /= axes[i].size;
    }
    const auto count = std::min(offsets.size() - filled, static_cast<size_t>(inner - first));
    for (size_t i = 0; i < count; ++i) offsets[filled + i] = base + static_cast<int64_t>(i) * step;
    filled += count;
    begin += static_cast<int64_t>(count);
  }
}

bool IsAffine(const Axes& axes, int64_t Axis::* stride, int64_t* step) {
  *step = axes.empty() ? 1 : axes.back().*stride;
  int64_t expected = *step;
  for (size_t i = axes.size(); i-- > 0;) {
    if (axes[i].*stride != expected) return false;
    expected *= axes[i].size;
  }
  return true;
}

int64_t LongestRun(const Contraction& contraction) {
  int64_t run = 1;
  for (const Axes* axes : {&contraction.n, &contraction.m}) {
    for (size_t i = axes->size(); i-- > 0 && (*axes)[i].c == run;) run *= (*axes)[i].size;
    if (run < SizeOf(contraction.n)) break;
  }
  return run;
}

std::vector<int64_t> RowMajorStrides(std::span<const int64_t> sizes) {
  std::vector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= sizes[i];
  }
  return strides;
}

Contraction DotContraction(const ir::Module& module, ir::OpId op) {
  const auto lhs = module.tensor_type(module.operand(op, 0)).shape.dims();
  const auto rhs = module.tensor_type(module.operand(op, 1)).shape.dims();
  ir::DotDimensionNumbers numbers;
  if (module.opcode(op) == ir::Opcode::kDotGeneral) {
    numbers = module.attrs<ir::DotGeneralAttrs>(op).dot_dimension_numbers;
  } else {  // dot: the last dimension of lhs with the first of rhs
    numbers.lhs_contracting_dimensions = {static_cast<int64_t>(lhs.size()) - 1};
    numbers.rhs_contracting_dimensions = {0};
  }
  const auto a = RowMajorStrides(lhs), b = RowMajorStrides(rhs);
  const auto at = [](const auto& list, int64_t i) { return list[static_cast<size_t>(i)]; };

  Contraction out;
  for (size_t i = 0; i < numbers.lhs_batching_dimensions.size(); ++i) {
    const int64_t l = numbers.lhs_batching_dimensions[i], r = numbers.rhs_batching_dimensions[i];
    out.batch.push_back({.size = at(lhs, l), .a = at(a, l), .b = at(b, r)});
  }
  for (size_t i = 0; i < numbers.lhs_contracting_dimensions.size(); ++i) {
    const int64_t l = numbers.lhs_contracting_dimensions[i];
    const int64_t r = numbers.rhs_contracting_dimensions[i];
    out.k.push_back({.size = at(lhs, l), .a = at(a, l), .b = at(b, r)});
  }
  for (int64_t d = 0; d < static_cast<int64_t>(lhs.size()); ++d) {
    if (Contains(numbers.lhs_batching_dimensions, d)) continue;
    if (Contains(numbers.lhs_contracting_dimensions, d)) continue;
    out.m.push_back({.size = at(lhs, d), .a = at(a, d)});
  }
  for (int64_t d = 0; d < static_cast<int64_t>(rhs.size()); ++d) {
    if (Contains(numbers.rhs_batching_dimensions, d)) continue;
    if (Contains(numbers.rhs_contracting_dimensions, d)) continue;
    out.n.push_back({.size = at(rhs, d), .b = at(b, d)});
  }
  // The result is row-major: batch, m, n.
  int64_t stride = 1;
  for (Axes* axes : {&out.n, &out.m, &out.batch}) {
    for (size_t i = axes->size(); i-- > 0;) {
      (*axes)[i].c = stride;
      stride *= (*axes)[i].size;
    }
  }
  out.Simplify();
  return out;
}

}  // namespace lockstep::runtime::cpu::matmul
