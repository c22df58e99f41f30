// SPDX-License-Identifier: Apache-2.0
// Boxes of arrays: cutting an array into shards and putting shards together.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/ir/sharding.h"
#include "lockstep/literal.h"

namespace lockstep::interpret {

// A part of an array: [starts, starts + sizes) along each dimension.
struct Box {
  std::vector<int64_t> starts;
  std::vector<int64_t> sizes;
  friend bool operator==(const Box&, const Box&) = default;
};

// The whole of an array.
Box WholeBox(const Shape& shape);

// `array` where `box` is. REQUIRES: the box is in the array. ResourceExhausted when there is no
// memory.
Result<Literal> CutBox(const Literal& array, const Box& box);

// Writes `part` to `box` of `array`. REQUIRES: `array` holds every element and may be written, same
// dtype, and the box has the shape of the part and is in the array.
void PutBox(const Literal& part, const Box& box, Literal& array);

// The part of an array of `shape` that `device` holds. `manual_axes`: only these axes cut; null:
// all that the sharding names. Errors: InvalidArgument when the sharding does not fit the shape or
// the mesh, or cuts a dimension into unequal parts.
Result<Box> ShardOf(const ir::Mesh& mesh, const ir::TensorSharding& sharding, const Shape& shape,
                    int64_t device, const std::vector<std::string>* manual_axes = nullptr);

}  // namespace lockstep::interpret
