// SPDX-License-Identifier: Apache-2.0
// Copies boxes of elements between arrays. See strided.h.
#include "lockstep/interpret/kernels/strided.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace lockstep::interpret::kernels {
namespace {

struct Dimension {
  int64_t size;
  int64_t from;  // strides
  int64_t to;
};

// Dimensions of more than one element, neighbours merged where both sides step evenly across them.
std::vector<Dimension> Simplify(std::span<const int64_t> sizes, const Side& source,
                                const Side& target) {
  std::vector<Dimension> result;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] == 1) continue;
    const Dimension next{sizes[d], source.strides[d], target.strides[d]};
    if (!result.empty()) {
      Dimension& outer = result.back();
      if (outer.from == next.from * next.size && outer.to == next.to * next.size) {
        outer = {outer.size * next.size, next.from, next.to};
        continue;
      }
    }
    result.push_back(next);
  }
  if (result.empty()) result.push_back({1, 1, 1});
  return result;
}

template <typename T>
void CopyRow(const Dimension& row, const T* from, T* to) {
  if (row.from == 1 && row.to == 1) {
    std::memcpy(to, from, static_cast<size_t>(row.size) * sizeof(T));
  } else if (row.from == 0 && row.to == 1) {
    std::fill_n(to, row.size, *from);
  } else {
    for (int64_t i = 0; i < row.size; ++i) to[i * row.to] = from[i * row.from];
  }
}

template <typename T>
void CopyTyped(std::span<const Dimension> dims, const T* from, int64_t from_offset, T* to,
               int64_t to_offset) {
  const Dimension& row = dims.back();
  const std::span<const Dimension> outer = dims.first(dims.size() - 1);
  std::vector<int64_t> index(outer.size(), 0);
  while (true) {
    CopyRow(row, from + from_offset, to + to_offset);
    size_t d = outer.size();
    while (true) {
      if (d == 0) return;
      --d;
      from_offset += outer[d].from;
      to_offset += outer[d].to;
      if (++index[d] < outer[d].size) break;
      from_offset -= outer[d].from * outer[d].size;
      to_offset -= outer[d].to * outer[d].size;
      index[d] = 0;
    }
  }
}

}  // namespace

std::vector<int64_t> RowMajor(std::span<const int64_t> sizes) {
  std::vector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= sizes[d];
  }
  return strides;
}

void CopyBox(size_t element_size, std::span<const int64_t> sizes, const std::byte* from,
             const Side& source, std::byte* to, const Side& target) {
  if (std::ranges::find(sizes, 0) != sizes.end()) return;
  const std::vector<Dimension> dims = Simplify(sizes, source, target);
  VisitElementSize(element_size, [&]<typename T>(T*) {
    CopyTyped<T>(dims, reinterpret_cast<const T*>(from), source.offset, reinterpret_cast<T*>(to),
                 target.offset);
  });
}

void Fill(size_t element_size, const std::byte* element, size_t count, std::byte* to) {
  VisitElementSize(element_size, [&]<typename T>(T*) {
    T value;
    std::memcpy(&value, element, sizeof(T));
    std::fill_n(reinterpret_cast<T*>(to), count, value);
  });
}

void Select(size_t element_size, size_t count, const uint8_t* pred, const std::byte* on_true,
            bool true_is_splat, const std::byte* on_false, bool false_is_splat, std::byte* to) {
  const size_t true_step = true_is_splat ? 0 : 1;
  const size_t false_step = false_is_splat ? 0 : 1;
  VisitElementSize(element_size, [&]<typename T>(T*) {
    const T* yes = reinterpret_cast<const T*>(on_true);
    const T* no = reinterpret_cast<const T*>(on_false);
    T* out = reinterpret_cast<T*>(to);
    for (size_t i = 0; i < count; ++i) {
      out[i] = pred[i] != 0 ? yes[i * true_step] : no[i * false_step];
    }
  });
}

}  // namespace lockstep::interpret::kernels
