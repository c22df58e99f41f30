// SPDX-License-Identifier: Apache-2.0
// Lossless widening, integers and floats among themselves; see cast.h.
#include "lockstep/session/cast.h"

#include <cstring>

namespace lockstep::session {
namespace {

// Every value of `from` is one of `to`.
bool Widens(DType from, DType to) {
  if (from == to) return true;
  const int from_bits = BitWidth(from), to_bits = BitWidth(to);
  if (IsUnsignedInteger(from) || IsBool(from)) {
    return (IsUnsignedInteger(to) && to_bits >= from_bits) ||
           (IsSignedInteger(to) && to_bits > from_bits);
  }
  if (IsSignedInteger(from)) return IsSignedInteger(to) && to_bits >= from_bits;
  // f32 holds every narrower float; f64 holds f32 too.
  return IsFloat(from) && ((to == DType::kF32 && from_bits < 32) || to == DType::kF64);
}

template <typename T>
std::vector<std::byte> Converted(const Literal& array, T (*element)(const Literal&, int64_t)) {
  std::vector<std::byte> bytes(static_cast<size_t>(array.num_elements()) * sizeof(T));
  for (int64_t i = 0; i < array.num_elements(); ++i) {
    const T value = element(array, i);
    std::memcpy(bytes.data() + static_cast<size_t>(i) * sizeof(T), &value, sizeof(T));
  }
  return bytes;
}

template <typename T>
T IntegerAt(const Literal& array, int64_t index) {
  return static_cast<T>(array.ElementAsInt64(index));
}
template <typename T>
T FloatAt(const Literal& array, int64_t index) {
  return static_cast<T>(array.ElementAsDouble(index));
}

// REQUIRES: `dtype` is a byte or wider; narrower ones never widen into each other but by value.
std::vector<std::byte> ConvertedTo(const Literal& array, DType dtype) {
  if (dtype == DType::kF32) return Converted(array, FloatAt<float>);
  if (dtype == DType::kF64) return Converted(array, FloatAt<double>);
  switch (ElementSizeBytes(dtype)) {
    case 1:
      return Converted(array, IntegerAt<uint8_t>);
    case 2:
      return Converted(array, IntegerAt<uint16_t>);
    case 4:
      return Converted(array, IntegerAt<uint32_t>);
    default:
      return Converted(array, IntegerAt<uint64_t>);
  }
}

}  // namespace

Status CheckCastable(const Literal& array, DType dtype) {
  if (Widens(array.dtype(), dtype)) return OkStatus();
  return InvalidArgumentError(
      "expected " + std::string(DTypeName(dtype)) + ", found " +
      std::string(DTypeName(array.dtype())) +
      ", which does not convert to it without loss; convert the data first");
}

Result<Literal> CastLossless(const Literal& array, DType dtype) {
  if (array.dtype() == dtype) return array;
  LS_RETURN_IF_ERROR(CheckCastable(array, dtype));
  return Literal::FromBytes(dtype, array.shape(), ConvertedTo(array, dtype));
}

}  // namespace lockstep::session
