// SPDX-License-Identifier: Apache-2.0
// Sorting by a comparator that may fail and may be no order: before(a, b) gives Result<bool>.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "lockstep/status.h"

namespace lockstep::interpret::kernels {

// Merges two sorted runs; equal elements come from the first.
template <typename Before>
Status Merge(std::span<const int64_t> first, std::span<const int64_t> second, int64_t* out,
             Before&& before) {
  size_t i = 0, j = 0;
  while (i < first.size() && j < second.size()) {
    LS_ASSIGN_OR_RETURN(const bool take_second, before(second[j], first[i]));
    *out++ = take_second ? second[j++] : first[i++];
  }
  out = std::copy(first.begin() + static_cast<ptrdiff_t>(i), first.end(), out);
  std::copy(second.begin() + static_cast<ptrdiff_t>(j), second.end(), out);
  return OkStatus();
}

// Merge sort from the bottom: unlike std::stable_sort it may be given any comparator, and its order
// of comparisons is fixed.
template <typename Before>
Status MergeSort(std::vector<int64_t>& items, Before&& before) {
  std::vector<int64_t> merged(items.size());
  for (size_t width = 1; width < items.size(); width *= 2) {
    for (size_t begin = 0; begin < items.size(); begin += 2 * width) {
      const size_t middle = std::min(begin + width, items.size());
      const size_t end = std::min(begin + 2 * width, items.size());
      const auto all = std::span<const int64_t>(items);
      LS_RETURN_IF_ERROR(Merge(all.subspan(begin, middle - begin),
                               all.subspan(middle, end - middle), merged.data() + begin, before));
    }
    items.swap(merged);
  }
  return OkStatus();
}

// From sorted positions, the order that std::sort would give: where a sort need not be stable, XLA
// and the specification's interpreter leave equal elements like that. It compares ranks, which are
// an order whatever the comparator is.
template <typename Before>
Status ReorderEqualItems(std::vector<int64_t>& positions, Before&& before) {
  std::vector<size_t> ranks(positions.size());
  for (size_t i = 0, rank = 0; i < positions.size(); ++i) {
    if (i > 0) {
      LS_ASSIGN_OR_RETURN(const bool is_next, before(positions[i - 1], positions[i]));
      if (is_next) rank = i;
    }
    ranks[static_cast<size_t>(positions[i])] = rank;
  }
  std::iota(positions.begin(), positions.end(), 0);
  std::sort(positions.begin(), positions.end(), [&](int64_t a, int64_t b) {
    return ranks[static_cast<size_t>(a)] < ranks[static_cast<size_t>(b)];
  });
  return OkStatus();
}

}  // namespace lockstep::interpret::kernels
