// SPDX-License-Identifier: Apache-2.0
// Collectives made of gathering everything: slices, joins and the fold in order.
#include "lockstep/runtime/communicator.h"

#include <algorithm>
#include <cstring>

#include "lockstep/runtime/host_memory.h"

namespace lockstep::runtime {
namespace {

const std::byte* Bytes(const void* array) { return static_cast<const std::byte*>(array); }
std::byte* Bytes(void* array) { return static_cast<std::byte*>(array); }

// An array seen from one of its dimensions: `rows` runs of `row_bytes` each.
struct Rows {
  Rows(const TensorType& type, int64_t dimension) {
    row_bytes = static_cast<int64_t>(ElementSizeBytes(type.dtype()));
    for (int64_t d = 0; d < type.rank(); ++d) (d < dimension ? rows : row_bytes) *= type.shape[d];
  }
  int64_t rows = 1;
  int64_t row_bytes = 1;
};

void CopyRows(int64_t rows, int64_t bytes, const std::byte* from, int64_t from_pitch, std::byte* to,
              int64_t to_pitch) {
  for (int64_t row = 0; row < rows; ++row) {
    std::memcpy(to + row * to_pitch, from + row * from_pitch, static_cast<size_t>(bytes));
  }
}

// Of each member's array the same slice, packed.
struct Slices {
  TensorType type;
  std::vector<const void*> parts;
  std::shared_ptr<void> owner;
};

// Slice `index` along `dimension` of as many equal ones as there are `arrays` of `type`.
Result<Slices> CutSlices(std::span<const void* const> arrays, TensorType type, int64_t dimension,
                         int64_t index) {
  const auto members = static_cast<int64_t>(arrays.size());
  const Rows rows(type, dimension);
  const int64_t row_bytes = rows.row_bytes / members, bytes = rows.rows * row_bytes;
  type.shape.set_dim(dimension, type.shape[dimension] / members);
  Slices slices{std::move(type), {}, nullptr};
  LS_ASSIGN_OR_RETURN(slices.owner, AllocateHost(static_cast<size_t>(bytes * members),
                                                 "slices of what several processes bring"));
  std::byte* slice = Bytes(slices.owner.get());
  for (const void* array : arrays) {
    CopyRows(rows.rows, row_bytes, Bytes(array) + index * row_bytes, rows.row_bytes, slice,
             row_bytes);
    slices.parts.push_back(slice);
    slice += bytes;
  }
  return slices;
}

// The parts folded by a balanced tree, a block of elements at a time so that they stay in cache.
Status FoldParts(std::span<const void* const> parts, int64_t count, int64_t element_bytes,
                 const Fold& fold, void* result) {
  constexpr int64_t kBlock = 4096;
  const int64_t block_bytes = std::min(count, kBlock) * element_bytes;
  LS_ASSIGN_OR_RETURN(const auto scratch,
                      AllocateHost(static_cast<size_t>(block_bytes) * (parts.size() / 2 + 1),
                                   "a reduction of several processes"));
  std::vector<const void*> level(parts.size());
  for (int64_t begin = 0; begin < count; begin += kBlock) {
    const int64_t n = std::min(kBlock, count - begin);
    for (size_t i = 0; i < parts.size(); ++i) level[i] = Bytes(parts[i]) + begin * element_bytes;
    for (size_t width = parts.size(); width > 1; width = (width + 1) / 2) {
      for (size_t i = 0; i + 1 < width; i += 2) {
        void* both = Bytes(scratch.get()) + static_cast<int64_t>(i / 2) * block_bytes;
        fold(level[i], level[i + 1], both, n);
        level[i / 2] = both;
      }
      if (width % 2 != 0) level[width / 2] = level[width - 1];
    }
    std::memcpy(Bytes(result) + begin * element_bytes, level[0],
                static_cast<size_t>(n * element_bytes));
  }
  return OkStatus();
}

}  // namespace

void JoinParts(std::span<const void* const> parts, const TensorType& type, int64_t dimension,
               void* result) {
  const Rows rows(type, dimension);
  const auto pitch = rows.row_bytes * static_cast<int64_t>(parts.size());
  for (size_t i = 0; i < parts.size(); ++i) {
    CopyRows(rows.rows, rows.row_bytes, Bytes(parts[i]), rows.row_bytes,
             Bytes(result) + static_cast<int64_t>(i) * rows.row_bytes, pitch);
  }
}

int64_t Communicator::PlaceIn(const Meeting& meeting) const {
  return std::ranges::find(meeting.group, process()) - meeting.group.begin();
}

Status Communicator::AllReduce(const Meeting& meeting, const Contribution& mine, const Fold& fold,
                               void* result) {
  LS_ASSIGN_OR_RETURN(const Gathered gathered, AllGather(meeting, mine));
  return FoldParts(gathered.parts, mine.type.shape.NumElements(), mine.element_bytes(), fold,
                   result);
}

Status Communicator::ReduceScatter(const Meeting& meeting, const Contribution& mine,
                                   int64_t dimension, const Fold& fold, void* result) {
  LS_ASSIGN_OR_RETURN(const Gathered gathered, AllGather(meeting, mine));
  LS_ASSIGN_OR_RETURN(const Slices slices,
                      CutSlices(gathered.parts, mine.type, dimension, PlaceIn(meeting)));
  return FoldParts(slices.parts, slices.type.shape.NumElements(), mine.element_bytes(), fold,
                   result);
}

Status Communicator::AllToAll(const Meeting& meeting, const Contribution& mine, int64_t split,
                              int64_t concat, void* result) {
  LS_ASSIGN_OR_RETURN(const Gathered gathered, AllGather(meeting, mine));
  LS_ASSIGN_OR_RETURN(const Slices slices,
                      CutSlices(gathered.parts, mine.type, split, PlaceIn(meeting)));
  JoinParts(slices.parts, slices.type, concat, result);
  return OkStatus();
}

Status Communicator::Broadcast(const Meeting& meeting, const Contribution& mine, size_t root,
                               void* result) {
  LS_ASSIGN_OR_RETURN(const Gathered gathered, AllGather(meeting, mine));
  std::memcpy(result, gathered.parts[root],
              static_cast<size_t>(mine.type.shape.NumElements() * mine.element_bytes()));
  return OkStatus();
}

Status Communicator::Barrier(const Meeting& meeting) {
  const uint8_t nothing = 0;
  return AllGather(meeting, {TensorType(DType::kU8, {}), &nothing}).status();
}

}  // namespace lockstep::runtime
