// SPDX-License-Identifier: Apache-2.0
// The shape family: ops that move elements without changing them. Each is one or a few copies of
// boxes (kernels/strided.h); splats stay splats where they can.
#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

#include "lockstep/base/limits.h"
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::interpret {
namespace {

using kernels::RowMajor;
using kernels::Side;
using Dims = std::span<const int64_t>;

// A new array of a result's type, to be filled.
struct NewArray {
  DType dtype;
  Shape shape;
  std::vector<std::byte> bytes;

  Result<Literal> Take() { return Literal::FromBytes(dtype, std::move(shape), std::move(bytes)); }
};
Result<NewArray> Allocate(const OpCall& call, DType dtype, const Shape& shape) {
  Result<std::vector<std::byte>> bytes =
      base::AllocateBytes(static_cast<uint64_t>(shape.NumElements()) * ElementSizeBytes(dtype),
                          TensorType(dtype, shape).ToString());
  if (!bytes.ok()) {
    return OpError(call, bytes.status().code(), std::string(bytes.status().message()));
  }
  return NewArray{dtype, shape, *std::move(bytes)};
}

// The array whose element at index i is the operand's at source.offset + i * source.strides.
Result<Literal> View(const OpCall& call, const Literal& operand, const Shape& shape,
                     const Side& source) {
  if (operand.is_splat()) return Literal::Splat(operand.dtype(), shape, operand.stored_bytes());
  LS_ASSIGN_OR_RETURN(NewArray result, Allocate(call, operand.dtype(), shape));
  kernels::CopyBox(ElementSizeBytes(operand.dtype()), shape.dims(), operand.stored_bytes().data(),
                   source, result.bytes.data(), {0, RowMajor(shape.dims())});
  return result.Take();
}

Result<Literal> BroadcastInDim(const OpCall& call, std::span<const int64_t> dims) {
  const Literal& operand = call.in(0);
  const Shape& shape = call.result_type().shape;
  const std::vector<int64_t> own = RowMajor(operand.shape().dims());
  Side source{0, std::vector<int64_t>(static_cast<size_t>(shape.rank()), 0)};
  for (size_t d = 0; d < dims.size(); ++d) {
    if (operand.shape().dims()[d] != 1) source.strides[static_cast<size_t>(dims[d])] = own[d];
  }
  return View(call, operand, shape, source);
}

// New dimensions stand before the operand's.
Result<Literal> Broadcast(const OpCall& call) {
  const Literal& operand = call.in(0);
  const Shape& shape = call.result_type().shape;
  Side source{0, std::vector<int64_t>(static_cast<size_t>(shape.rank()), 0)};
  std::ranges::copy_backward(RowMajor(operand.shape().dims()), source.strides.end());
  return View(call, operand, shape, source);
}

Result<Literal> Transpose(const OpCall& call) {
  const std::vector<int64_t> own = RowMajor(call.in(0).shape().dims());
  Side source;
  for (const int64_t from : call.attrs<ir::TransposeAttrs>().permutation) {
    source.strides.push_back(own[static_cast<size_t>(from)]);
  }
  return View(call, call.in(0), call.result_type().shape, source);
}

Result<Literal> Reverse(const OpCall& call) {
  const Dims sizes = call.in(0).shape().dims();
  Side source{0, RowMajor(sizes)};
  for (const int64_t dim : call.attrs<ir::ReverseAttrs>().dimensions) {
    const auto d = static_cast<size_t>(dim);
    source.offset += (sizes[d] - 1) * source.strides[d];
    source.strides[d] = -source.strides[d];
  }
  return View(call, call.in(0), call.in(0).shape(), source);
}

Result<Literal> Slice(const OpCall& call, Dims starts, Dims strides) {
  Side source{0, RowMajor(call.in(0).shape().dims())};
  for (size_t d = 0; d < source.strides.size(); ++d) {
    source.offset += starts[d] * source.strides[d];
    source.strides[d] *= strides[d];
  }
  return View(call, call.in(0), call.result_type().shape, source);
}

// The integers of an operand.
std::vector<int64_t> ListIn(const OpCall& call, size_t index) {
  std::vector<int64_t> values;
  const Literal& list = call.in(index);
  for (int64_t i = 0; i < list.num_elements(); ++i) values.push_back(list.ElementAsInt64(i));
  return values;
}

// Keeps the first elements along one dimension.
Result<Literal> SetDimensionSize(const OpCall& call) {
  const Literal& operand = call.in(0);
  const int64_t dimension = call.attrs<ir::DimensionAttrs>().dimension;
  const Shape& shape = call.result_type().shape;
  if (shape[dimension] > operand.shape()[dimension]) {
    return OpError(call, StatusCode::kUnimplemented,
                   "dimension " + std::to_string(dimension) + " of " + operand.type().ToString() +
                       " cannot grow to " + std::to_string(shape[dimension]));
  }
  return View(call, operand, shape, {0, RowMajor(operand.shape().dims())});
}

// The offset of a window of `sizes` in an array: starts are moved so that it lies inside.
int64_t ClampedOffset(const OpCall& call, size_t first_start, Dims array, Dims sizes) {
  const std::vector<int64_t> strides = RowMajor(array);
  int64_t offset = 0;
  for (size_t d = 0; d < array.size(); ++d) {
    const Literal& start = call.in(first_start + d);
    const int64_t last = array[d] - sizes[d];
    int64_t at = start.ElementAsInt64(0);
    if (at < 0 && start.dtype() == DType::kU64) at = last;  // 2^63 and more
    offset += std::clamp<int64_t>(at, 0, last) * strides[d];
  }
  return offset;
}

Result<Literal> DynamicSlice(const OpCall& call) {
  const Dims array = call.in(0).shape().dims();
  const Shape& shape = call.result_type().shape;
  const Side source{ClampedOffset(call, 1, array, shape.dims()), RowMajor(array)};
  return View(call, call.in(0), shape, source);
}

Result<Literal> DynamicUpdateSlice(const OpCall& call) {
  const Literal& update = call.in(1);
  const Shape shape = call.in(0).shape();
  const size_t size = ElementSizeBytes(update.dtype());
  Side target{ClampedOffset(call, 2, shape.dims(), update.shape().dims()), RowMajor(shape.dims())};
  LS_ASSIGN_OR_RETURN(const Literal held, update.Expanded());
  Literal result = std::move(call.operands[0].array());
  if (!result.IsWritableInPlace()) {
    // Expand or copy with an error instead of MutableBytes's abort.
    LS_ASSIGN_OR_RETURN(NewArray copy, Allocate(call, result.dtype(), shape));
    if (result.is_splat()) {
      kernels::Fill(size, result.stored_bytes().data(), copy.bytes.size() / size,
                    copy.bytes.data());
    } else if (!copy.bytes.empty()) {
      std::memcpy(copy.bytes.data(), result.stored_bytes().data(), copy.bytes.size());
    }
    LS_ASSIGN_OR_RETURN(result, copy.Take());
  }
  kernels::CopyBox(size, held.shape().dims(), held.stored_bytes().data(),
                   {0, RowMajor(held.shape().dims())}, result.MutableBytes().data(), target);
  return result;
}

Result<Literal> Concatenate(const OpCall& call) {
  const auto dimension = static_cast<size_t>(call.attrs<ir::ConcatenateAttrs>().dimension);
  const TensorType& type = call.result_type();
  if (call.operands.size() == 1) return std::move(call.operands[0].array());
  LS_ASSIGN_OR_RETURN(NewArray result, Allocate(call, type.dtype(), type.shape));
  Side target{0, RowMajor(type.shape.dims())};
  for (size_t k = 0; k < call.operands.size(); ++k) {
    const Literal& input = call.in(k);
    Side source{0, RowMajor(input.shape().dims())};
    if (input.is_splat()) std::ranges::fill(source.strides, 0);
    kernels::CopyBox(ElementSizeBytes(type.dtype()), input.shape().dims(),
                     input.stored_bytes().data(), source, result.bytes.data(), target);
    target.offset += input.shape().dims()[dimension] * target.strides[dimension];
  }
  return result.Take();
}

// One dimension of a pad: where operand element 0 goes, how far apart the next ones are, and which
// operand elements lie inside the result.
struct PadRange {
  int64_t first = 0, last = -1;
};
PadRange Inside(int64_t size, int64_t low, int64_t step, int64_t result_size) {
  PadRange range;
  range.first = low < 0 ? (-low + step - 1) / step : 0;
  const int64_t room = result_size - 1 - low;
  range.last = room < 0 ? -1 : std::min(size - 1, room / step);
  return range;
}

Result<Literal> Pad(const OpCall& call, Dims lows, Dims interiors) {
  const Literal& operand = call.in(0);
  const TensorType& type = call.result_type();
  const size_t size = ElementSizeBytes(type.dtype());
  LS_ASSIGN_OR_RETURN(NewArray result, Allocate(call, type.dtype(), type.shape));
  kernels::Fill(size, call.in(1).stored_bytes().data(), result.bytes.size() / size,
                result.bytes.data());
  const Dims sizes = operand.shape().dims();
  Side source{0, RowMajor(sizes)};
  Side target{0, RowMajor(type.shape.dims())};
  if (operand.is_splat()) std::ranges::fill(source.strides, 0);
  std::vector<int64_t> box(sizes.size());
  for (size_t d = 0; d < sizes.size(); ++d) {
    const int64_t low = lows[d], step = interiors[d] + 1;
    const PadRange range = Inside(sizes[d], low, step, type.shape.dims()[d]);
    box[d] = std::max<int64_t>(0, range.last - range.first + 1);
    source.offset += range.first * source.strides[d];
    target.offset += (low + range.first * step) * target.strides[d];
    target.strides[d] *= step;
  }
  kernels::CopyBox(size, box, operand.stored_bytes().data(), source, result.bytes.data(), target);
  return result.Take();
}

Result<Literal> Iota(const OpCall& call) {
  const auto dimension = static_cast<size_t>(call.attrs<ir::IotaAttrs>().iota_dimension);
  const TensorType& type = call.result_type();
  LS_ASSIGN_OR_RETURN(NewArray result, Allocate(call, type.dtype(), type.shape));
  std::vector<int64_t> counts(static_cast<size_t>(type.shape.dims()[dimension]));
  std::iota(counts.begin(), counts.end(), 0);
  std::vector<std::byte> row(counts.size() * ElementSizeBytes(type.dtype()));
  kernels::ConvertElements(DType::kI64, std::as_bytes(std::span(counts)).data(), counts.size(),
                           type.dtype(), row.data());
  Side source{0, std::vector<int64_t>(static_cast<size_t>(type.shape.rank()), 0)};
  source.strides[dimension] = 1;
  kernels::CopyBox(ElementSizeBytes(type.dtype()), type.shape.dims(), row.data(), source,
                   result.bytes.data(), {0, RowMajor(type.shape.dims())});
  return result.Take();
}

// The bits of elements narrower than a byte stand one after the other, the first one lowest.
void Repack(const Literal& from, int to_width, std::vector<std::byte>& to, bool sign_extend) {
  const int from_width = BitWidth(from.dtype());
  const auto take = static_cast<size_t>(std::max(1, to_width / from_width));
  const auto give = static_cast<size_t>(std::max(1, from_width / to_width));
  const auto* in = reinterpret_cast<const uint8_t*>(from.stored_bytes().data());
  size_t out = 0;
  const auto write = [&](uint64_t value, size_t bytes) {
    if (sign_extend && (value >> (to_width - 1) & 1) != 0) value |= ~uint64_t{0} << to_width;
    std::memcpy(to.data() + out, &value, bytes);
    out += bytes;
  };
  const size_t in_bytes = ElementSizeBytes(from.dtype());
  const size_t out_bytes = static_cast<size_t>(std::max(1, to_width / 8));
  const auto count = static_cast<size_t>(from.num_elements());
  for (size_t i = 0; i < count; i += take) {
    uint64_t word = 0;
    for (size_t k = 0; k < take; ++k) {
      uint64_t part = 0;
      std::memcpy(&part, in + (i + k) * in_bytes, in_bytes);
      part &= ~uint64_t{0} >> (64 - from_width);
      word |= part << (k * static_cast<size_t>(from_width));
    }
    for (size_t k = 0; k < give; ++k) {
      const uint64_t part = word >> (k * static_cast<size_t>(to_width));
      write(part & (~uint64_t{0} >> (64 - to_width)), out_bytes);
    }
  }
}

Result<Literal> BitcastConvert(const OpCall& call) {
  const TensorType& type = call.result_type();
  const DType from = call.in(0).dtype(), to = type.dtype();
  if (from == to) return std::move(call.operands[0].array());
  // A splat of another width would not be one.
  if (call.in(0).is_splat() && BitWidth(from) == BitWidth(to) && BitWidth(from) >= 8) {
    return Literal::Splat(to, type.shape, call.in(0).stored_bytes());
  }
  LS_ASSIGN_OR_RETURN(const Literal operand, call.in(0).Expanded());
  LS_ASSIGN_OR_RETURN(NewArray result, Allocate(call, to, type.shape));
  if (BitWidth(from) >= 8 && BitWidth(to) >= 8) {
    if (!result.bytes.empty()) {
      std::memcpy(result.bytes.data(), operand.stored_bytes().data(), result.bytes.size());
    }
  } else {
    Repack(operand, BitWidth(to), result.bytes, IsSignedInteger(to) && BitWidth(to) < 8);
  }
  return result.Take();
}

// What an unsigned quantized type stores may be given as signed integers of its width.
Result<Literal> Constant(const OpCall& call) {
  const Literal& values = call.attrs<ir::ConstantAttrs>().value.values;
  const DType dtype = call.result_type().dtype();
  return values.dtype() == dtype ? values : Promote(call, values, dtype);
}

Result<Literal> ChloConstant(const OpCall& call) {
  const ir::Attribute& value = call.attrs<ir::ChloConstantAttrs>().value;
  if (const auto* elements = value.As<ir::ElementsAttr>()) return elements->values;
  return SplatOf(value, call.result_type());
}

Result<Literal> Evaluate(const OpCall& call) {
  using Op = ir::ShapeOp;
  switch (static_cast<Op>(call.module.opcode(call.op))) {
    case Op::kBitcastConvert:
      return BitcastConvert(call);
    case Op::kBroadcast:
      return Broadcast(call);
    case Op::kBroadcastInDim:
      return BroadcastInDim(call, call.attrs<ir::BroadcastInDimAttrs>().broadcast_dimensions);
    case Op::kChloConstant:
      return ChloConstant(call);
    case Op::kConcatenate:
      return Concatenate(call);
    case Op::kConstant:
      return Constant(call);
    case Op::kDynamicBroadcastInDim:
      return BroadcastInDim(call,
                            call.attrs<ir::DynamicBroadcastInDimAttrs>().broadcast_dimensions);
    case Op::kDynamicPad:
      return Pad(call, ListIn(call, 2), ListIn(call, 4));
    case Op::kDynamicSlice:
      return DynamicSlice(call);
    case Op::kDynamicUpdateSlice:
      return DynamicUpdateSlice(call);
    case Op::kGetDimensionSize:
      return Literal::ScalarI32(
          static_cast<int32_t>(call.in(0).shape().dim(call.attrs<ir::DimensionAttrs>().dimension)));
    case Op::kIota:
    case Op::kDynamicIota:
      return Iota(call);
    case Op::kPad: {
      const auto& attrs = call.attrs<ir::PadAttrs>();
      return Pad(call, attrs.edge_padding_low, attrs.interior_padding);
    }
    case Op::kRealDynamicSlice:
      return Slice(call, ListIn(call, 1), ListIn(call, 3));
    case Op::kReshape:
    case Op::kDynamicReshape:
      return call.in(0).Reshaped(call.result_type().shape);
    case Op::kReverse:
      return Reverse(call);
    case Op::kSetDimensionSize:
      return SetDimensionSize(call);
    case Op::kSlice: {
      const auto& attrs = call.attrs<ir::SliceAttrs>();
      return Slice(call, attrs.start_indices, attrs.strides);
    }
    case Op::kTranspose:
      return Transpose(call);
  }
  return OpError(call, StatusCode::kUnimplemented, UnsupportedReason(call.module, call.op));
}

}  // namespace

std::string ShapeUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

Results EvaluateShape(const OpCall& call) {
  std::vector<Datum> results(1);
  LS_ASSIGN_OR_RETURN(results[0], Evaluate(call));
  return results;
}

}  // namespace lockstep::interpret
