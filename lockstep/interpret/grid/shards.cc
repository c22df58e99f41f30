// SPDX-License-Identifier: Apache-2.0
// Cutting and joining arrays. See shards.h.
#include "lockstep/interpret/grid/shards.h"

#include <algorithm>
#include <numeric>

#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"
#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::interpret {

using base::StrCat;

namespace {

// `box` of an array of `shape` as one side of a copy.
kernels::Side SideOf(const Shape& shape, const Box& box) {
  kernels::Side side{0, kernels::RowMajor(shape.dims())};
  side.offset =
      std::inner_product(box.starts.begin(), box.starts.end(), side.strides.begin(), int64_t{0});
  return side;
}

bool IsEmpty(const Box& box) { return std::ranges::find(box.sizes, 0) != box.sizes.end(); }

}  // namespace

Box WholeBox(const Shape& shape) {
  return {std::vector<int64_t>(shape.dims().size(), 0), {shape.dims().begin(), shape.dims().end()}};
}

Result<Literal> CutBox(const Literal& array, const Box& box) {
  Shape shape(box.sizes);
  if (shape == array.shape()) return array;
  if (array.is_splat()) return Literal::Splat(array.dtype(), shape, array.stored_bytes());
  const size_t size = ElementSizeBytes(array.dtype());
  LS_ASSIGN_OR_RETURN(const int64_t count, shape.CheckedNumElements());
  LS_ASSIGN_OR_RETURN(
      std::vector<std::byte> bytes,
      base::AllocateBytes(static_cast<uint64_t>(count) * size, array.type().ToString()));
  if (count > 0) {
    kernels::CopyBox(size, box.sizes, array.stored_bytes().data(), SideOf(array.shape(), box),
                     bytes.data(), {0, kernels::RowMajor(box.sizes)});
  }
  return Literal::FromBytes(array.dtype(), std::move(shape), std::move(bytes));
}

void PutBox(const Literal& part, const Box& box, Literal& array) {
  if (IsEmpty(box)) return;
  kernels::Side source{0, kernels::RowMajor(box.sizes)};
  if (part.is_splat()) source.strides.assign(box.sizes.size(), 0);
  kernels::CopyBox(ElementSizeBytes(array.dtype()), box.sizes, part.stored_bytes().data(), source,
                   array.MutableBytes().data(), SideOf(array.shape(), box));
}

Result<Box> ShardOf(const ir::Mesh& mesh, const ir::TensorSharding& sharding, const Shape& shape,
                    int64_t device, const std::vector<std::string>* manual_axes) {
  Box box = WholeBox(shape);
  if (sharding.dimensions.size() != box.sizes.size()) {
    return InvalidArgumentError(StrCat("a sharding of ", sharding.dimensions.size(),
                                       " dimensions for an array of ", box.sizes.size()));
  }
  for (size_t d = 0; d < box.sizes.size(); ++d) {
    std::vector<ir::AxisRef> axes = sharding.dimensions[d];
    if (manual_axes != nullptr) {
      std::erase_if(axes, [&](const ir::AxisRef& axis) {
        return std::ranges::find(*manual_axes, axis.name) == manual_axes->end();
      });
    }
    LS_ASSIGN_OR_RETURN(const ir::AxisPlace place, ir::PlaceAlong(mesh, axes, device));
    if (box.sizes[d] % place.count != 0) {
      return InvalidArgumentError(StrCat("dimension ", d, " of size ", box.sizes[d],
                                         " cannot be cut into ", place.count, " equal parts"));
    }
    box.sizes[d] /= place.count;
    box.starts[d] = place.index * box.sizes[d];
  }
  return box;
}

}  // namespace lockstep::interpret
