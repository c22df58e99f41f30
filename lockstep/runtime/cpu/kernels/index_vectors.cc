// SPDX-License-Identifier: Apache-2.0
// Index vectors to places. See index_vectors.h.
#include "lockstep/runtime/cpu/kernels/index_vectors.h"

#include <algorithm>
#include <limits>

#include "lockstep/base/storage.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

template <typename T>
void LoadAs(const void* array, int64_t first, int64_t step, int64_t count, int64_t* out) {
  const T* from = static_cast<const T*>(array) + first;
  for (int64_t i = 0; i < count; ++i) {
    const T value = from[i * step];
    if constexpr (std::is_same_v<T, uint64_t>) {
      out[i] = static_cast<int64_t>(std::min<uint64_t>(value, std::numeric_limits<int64_t>::max()));
    } else {
      out[i] = static_cast<int64_t>(value);
    }
  }
}

}  // namespace

LoadIntegers FindLoadIntegers(DType dtype) {
  return base::VisitDType(dtype, [](auto tag) -> LoadIntegers {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (IsInteger(D) || D == DType::kIndex) {
      return LoadAs<base::StorageOf<D>>;
    } else {
      return nullptr;
    }
  });
}

std::optional<IndexVectors> IndexVectors::Make(const TensorType& indices, int64_t vector_dim,
                                               std::span<const Component> components,
                                               std::span<const Batch> batches, bool clamps,
                                               std::string* reason) {
  IndexVectors vectors;
  vectors.load_ = FindLoadIntegers(indices.dtype());
  if (vectors.load_ == nullptr) return *reason = "indices that are no integers", std::nullopt;
  vectors.clamps_ = clamps;
  vectors.components_.assign(components.begin(), components.end());
  const auto sizes = indices.shape.dims();
  const Sizes strides = RowMajorStrides(sizes);
  if (vector_dim < indices.rank()) {
    vectors.component_step_ = strides[static_cast<size_t>(vector_dim)];
  }
  vectors.size_ = 1;
  size_t batch = 0;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (static_cast<int64_t>(d) == vector_dim) continue;
    const Loop next{sizes[d], strides[d], batches[batch].operand, batches[batch].other};
    ++batch;
    vectors.size_ *= next.size;
    if (next.size == 1) continue;
    if (!vectors.loops_.empty()) {
      Loop& outer = vectors.loops_.back();
      if (outer.index == next.index * next.size && outer.operand == next.operand * next.size &&
          outer.other == next.other * next.size) {
        outer = {outer.size * next.size, next.index, next.operand, next.other};
        continue;
      }
    }
    vectors.loops_.push_back(next);
  }
  if (vectors.loops_.empty()) vectors.loops_.push_back({});
  if (vectors.loops_.size() > kMaxLoops) return *reason = "too many batch dimensions", std::nullopt;
  return vectors;
}

IndexVectors::Place IndexVectors::PlaceOf(int64_t b) const {
  Place place;
  for (size_t d = loops_.size(); d-- > 0;) {
    const int64_t at = b % loops_[d].size;
    b /= loops_[d].size;
    if (d + 1 == loops_.size()) place.in_row = at;
    place.index += at * loops_[d].index;
    place.operand += at * loops_[d].operand;
    place.other += at * loops_[d].other;
  }
  return place;
}

int64_t IndexVectors::Given(const void* indices, int64_t b, size_t k) const {
  int64_t value = 0;
  load_(indices, PlaceOf(b).index + static_cast<int64_t>(k) * component_step_, 0, 1, &value);
  return value;
}

int64_t IndexVectors::BatchPlace(int64_t b) const { return PlaceOf(b).operand; }

void IndexVectors::Locate(const void* indices, int64_t begin, int64_t count, int64_t* operand,
                          int64_t* other) const {
  const int64_t row = loops_.back().size;
  for (int64_t done = 0; done < count;) {
    const Place place = PlaceOf(begin + done);
    const int64_t run = std::min(count - done, row - place.in_row);
    LocateRun(indices, place, run, operand + done, other + done);
    done += run;
  }
}

// Along the innermost loop.
void IndexVectors::LocateRun(const void* indices, const Place& place, int64_t count,
                             int64_t* operand, int64_t* other) const {
  const Loop& row = loops_.back();
  for (int64_t i = 0; i < count; ++i) other[i] = place.other + i * row.other;
  for (int64_t i = 0; i < count; ++i) operand[i] = place.operand + i * row.operand;
  std::array<int64_t, kBlock> given;
  for (size_t k = 0; k < components_.size(); ++k) {
    const auto [stride, last] = components_[k];
    load_(indices, place.index + static_cast<int64_t>(k) * component_step_, row.index, count,
          given.data());
    if (clamps_) {
      for (int64_t i = 0; i < count; ++i) {
        operand[i] += std::clamp<int64_t>(given[static_cast<size_t>(i)], 0, last) * stride;
      }
      continue;
    }
    for (int64_t i = 0; i < count; ++i) {
      const int64_t start = given[static_cast<size_t>(i)];
      const bool is_inside = (operand[i] >= 0) & (start >= 0) & (start <= last);
      operand[i] = is_inside ? operand[i] + start * stride : kOutside;
    }
  }
}

}  // namespace lockstep::runtime::cpu::kernels
