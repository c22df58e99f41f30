// SPDX-License-Identifier: Apache-2.0
// Lossless conversion, integers and floats among themselves; see cast.h.
#include "lockstep/session/cast.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/base/strings.h"

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

// Whether element `index` is a value of D; `out`, unless null, becomes that value.
template <DType D>
bool ConvertExactly(const Literal& array, int64_t index, base::StorageOf<D>* out) {
  using Storage = base::StorageOf<D>;
  Storage value{};
  bool exact = false;
  if constexpr (IsFloat(D)) {
    const double source = array.ElementAsDouble(index);
    value = static_cast<Storage>(source);
    const double back = static_cast<double>(value);
    exact = back == source ? std::signbit(back) == std::signbit(source)
                           : std::isnan(back) && std::isnan(source);
  } else if constexpr (!IsComplex(D)) {
    const int64_t source = array.ElementAsInt64(index);
    value = static_cast<Storage>(source);
    const bool wraps = (array.dtype() == DType::kU64 || D == DType::kU64) && source < 0;
    // 2- and 4-bit types are stored in whole bytes.
    const int bits = BitWidth(D);
    const bool in_range = bits >= 8 ? static_cast<int64_t>(value) == source
                          : IsSignedInteger(D)
                              ? source >= -(1 << (bits - 1)) && source < (1 << (bits - 1))
                              : source >= 0 && source < (1 << bits);
    exact = in_range && !wraps;
  }
  if (out != nullptr) *out = value;
  return exact;
}

// The same values in `dtype`. REQUIRES: each of them is one of it.
Result<Literal> Converted(const Literal& array, DType dtype) {
  return base::VisitDType(dtype, [&]<DType D>(base::TypeTag<D>) {
    std::vector<std::byte> bytes(static_cast<size_t>(array.num_elements()) *
                                 sizeof(base::StorageOf<D>));
    for (int64_t i = 0; i < array.num_elements(); ++i) {
      base::StorageOf<D> value{};
      ConvertExactly<D>(array, i, &value);
      std::memcpy(bytes.data() + static_cast<size_t>(i) * sizeof value, &value, sizeof value);
    }
    return Literal::FromBytes(dtype, array.shape(), std::move(bytes));
  });
}

bool SameKind(DType from, DType to) {
  const auto is_whole = [](DType dtype) { return IsInteger(dtype) || IsBool(dtype); };
  return (IsInteger(to) && is_whole(from)) || (IsFloat(to) && IsFloat(from));
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
  return Converted(array, dtype);
}

Status CheckExact(const Literal& array, DType dtype) {
  if (Widens(array.dtype(), dtype)) return OkStatus();
  const std::string types =
      base::StrCat("expected ", DTypeName(dtype), ", found ", DTypeName(array.dtype()));
  if (!SameKind(array.dtype(), dtype)) {
    return InvalidArgumentError(types + ", which is not converted; convert the data first");
  }
  const int64_t count =
      array.is_splat() ? std::min<int64_t>(array.num_elements(), 1) : array.num_elements();
  const int64_t first = base::VisitDType(dtype, [&]<DType D>(base::TypeTag<D>) {
    int64_t i = 0;
    while (i < count && ConvertExactly<D>(array, i, nullptr)) ++i;
    return i;
  });
  if (first == count) return OkStatus();
  std::string value = IsFloat(dtype) ? base::StrCat(array.ElementAsDouble(first))
                      : array.dtype() == DType::kU64
                          ? base::StrCat(static_cast<uint64_t>(array.ElementAsInt64(first)))
                          : base::StrCat(array.ElementAsInt64(first));
  return InvalidArgumentError(base::StrCat(types, " with values that would change, such as ", value,
                                           "; convert the data first"));
}

Result<Literal> CastExact(const Literal& array, DType dtype) {
  if (array.dtype() == dtype) return array;
  LS_RETURN_IF_ERROR(CheckExact(array, dtype));
  return Converted(array, dtype);
}

}  // namespace lockstep::session
