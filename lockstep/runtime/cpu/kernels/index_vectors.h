// SPDX-License-Identifier: Apache-2.0
// Integers that say where to read or write: indices of gathers, scatters and dynamic slices. Any
// value may be given; what is out of bounds is clamped or dropped.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/dtype.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu::kernels {

// out[i] = array[first + i * step] for i in [0, count). ui64 beyond int64 becomes the largest
// int64.
using LoadIntegers = void (*)(const void* array, int64_t first, int64_t step, int64_t count,
                              int64_t* out);
// Null for types that are no integers.
LoadIntegers FindLoadIntegers(DType dtype);

// start_indices or scatter_indices read as vectors along one dimension, one per index b of the
// others ("batch" dimensions) in row-major order; vector b and its batch index together give a
// place in an array (the operand) and another in a second one (the result, or the updates).
class IndexVectors {
 public:
  static constexpr int64_t kBlock = 256;
  static constexpr size_t kMaxLoops = 8;
  // What is located of a vector that is out of bounds, where these are dropped.
  static constexpr int64_t kOutside = -1;

  // Component k of a vector moves by `stride` per index; starts in [0, last] are inside.
  struct Component {
    int64_t stride = 0;
    int64_t last = 0;
  };
  // A batch dimension: how far one step moves in the operand and in the other array.
  struct Batch {
    int64_t operand = 0;
    int64_t other = 0;
  };
  // `batches` has one entry per dimension of the index array but `vector_dim` (which may be the
  // rank). Strides in any unit.
  static std::optional<IndexVectors> Make(const TensorType& indices, int64_t vector_dim,
                                          std::span<const Component> components,
                                          std::span<const Batch> batches, bool clamps,
                                          std::string* reason);

  int64_t size() const { return size_; }
  // The places of vectors [begin, begin + count), count <= kBlock.
  void Locate(const void* indices, int64_t begin, int64_t count, int64_t* operand,
              int64_t* other) const;
  // Component k of vector b as it was given, and what its batch index adds to the operand's place.
  int64_t Given(const void* indices, int64_t b, size_t k) const;
  int64_t BatchPlace(int64_t b) const;
  std::span<const Component> components() const { return components_; }

 private:
  struct Loop {
    int64_t size = 1;
    int64_t index = 0;  // strides in the index array, the operand and the other one
    int64_t operand = 0;
    int64_t other = 0;
  };
  struct Place {
    int64_t index = 0, operand = 0, other = 0;
    int64_t in_row = 0;  // position in the innermost loop
  };
  Place PlaceOf(int64_t b) const;
  void LocateRun(const void* indices, const Place& place, int64_t count, int64_t* operand,
                 int64_t* other) const;

  LoadIntegers load_ = nullptr;
  int64_t size_ = 0;
  int64_t component_step_ = 0;
  bool clamps_ = false;
  std::vector<Component> components_;
  std::vector<Loop> loops_;  // never empty
};

}  // namespace lockstep::runtime::cpu::kernels
