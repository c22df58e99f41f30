// SPDX-License-Identifier: Apache-2.0
// One element of a constant from its text, for every dtype: range-checked integers, floats rounded
// once from the decimal, bit patterns in hexadecimal.
#pragma once

#include <charconv>
#include <complex>
#include <cstdint>
#include <string_view>
#include <system_error>

#include "lockstep/base/storage.h"
#include "lockstep/dtype.h"

namespace lockstep::text {

// The float of `dtype` nearest to the decimal number `text`, as the bits of its storage; ties to
// even. REQUIRES: dtype is a float of at most 16 bits, `text` a decimal number.
uint32_t RoundDecimal(DType dtype, std::string_view text);

// A float as attributes keep it. Formats narrower than f32 have one NaN of each sign there, the one
// that conversions give: its payload would not come through a double and back.
template <typename T>
double FloatOfAttribute(T value) {
  return static_cast<double>(static_cast<T>(static_cast<double>(value)));
}

namespace internal {

inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }

inline bool StartsHex(const char* p, const char* end) {
  return end - p >= 3 && p[0] == '0' && p[1] == 'x';
}

// The largest magnitude that an integer literal of D may have. A signless integer may be written as
// its bits, so 255 is an i8.
template <DType D>
constexpr uint64_t MaxMagnitude(bool negative) {
  constexpr int kBits = D == DType::kI1 ? 1 : static_cast<int>(sizeof(base::StorageOf<D>)) * 8;
  constexpr int kWidth = D == DType::kI2 || D == DType::kU2   ? 2
                         : D == DType::kI4 || D == DType::kU4 ? 4
                                                              : kBits;
  if (negative) return IsSignedInteger(D) || D == DType::kIndex ? uint64_t{1} << (kWidth - 1) : 0;
  return ~uint64_t{0} >> (64 - kWidth);
}

}  // namespace internal

// Why an element cannot be read; static storage.
using ElementError = const char*;

// Reads an element of dtype D at `p` and moves `p` behind it. Null when all is well; `p` is then
// not checked for what follows.
template <DType D>
ElementError ReadElement(const char*& p, const char* end, base::StorageOf<D>& out);

template <DType D>
ElementError ReadInteger(const char*& p, const char* end, base::StorageOf<D>& out) {
  if constexpr (D == DType::kI1) {
    const std::string_view rest(p, static_cast<size_t>(end - p));
    if (rest.starts_with("true") || rest.starts_with("false")) {
      out = rest[0] == 't' ? 1 : 0;
      p += out != 0 ? 4 : 5;
      return nullptr;
    }
  }
  const bool negative = p < end && *p == '-';
  if (negative) ++p;
  const bool hex = internal::StartsHex(p, end);
  uint64_t magnitude = 0;
  const auto parsed = std::from_chars(hex ? p + 2 : p, end, magnitude, hex ? 16 : 10);
  if (parsed.ec == std::errc::invalid_argument) {
    return D == DType::kI1 ? "expected true or false" : "expected an integer";
  }
  p = parsed.ptr;
  if (p < end && *p == '.') return "expected an integer, found a float";
  if (parsed.ec != std::errc() || magnitude > internal::MaxMagnitude<D>(negative)) {
    return "the integer does not fit the element type";
  }
  out = base::WrapInteger<D>(static_cast<int64_t>(negative ? 0 - magnitude : magnitude));
  return nullptr;
}

template <DType D>
ElementError ReadHexFloat(const char*& p, const char* end, base::StorageOf<D>& out) {
  uint64_t bits = 0;
  const auto parsed = std::from_chars(p + 2, end, bits, 16);
  const int width = BitWidth(D);
  if (parsed.ec != std::errc() || parsed.ptr - p - 2 != (width + 3) / 4 ||
      (width < 64 && bits >> width != 0)) {
    return "expected as many hexadecimal digits as the float type has bits, divided by four";
  }
  p = parsed.ptr;
  if constexpr (D == DType::kF64) {
    out = std::bit_cast<double>(bits);
  } else if constexpr (D == DType::kF32) {
    out = std::bit_cast<float>(static_cast<uint32_t>(bits));
  } else {
    out = base::StorageOf<D>::FromBits(static_cast<uint32_t>(bits));
  }
  return nullptr;
}

// A decimal float that from_chars calls out of range: infinity or zero, whichever is nearer.
double OutOfRangeDecimal(std::string_view text);

template <DType D>
ElementError ReadFloat(const char*& p, const char* end, base::StorageOf<D>& out) {
  using T = base::StorageOf<D>;
  if (internal::StartsHex(p, end)) return ReadHexFloat<D>(p, end, out);
  if (p < end && *p == '+') ++p;
  const char* digits = p < end && *p == '-' ? p + 1 : p;
  if (digits == end || !internal::IsDigit(*digits)) return "expected a number";
  if (internal::StartsHex(digits, end)) return "expected no sign before a bit pattern";
  const char* begin = p;
  std::conditional_t<base::kIsSmallFloat<T>, double, T> value = 0;
  const auto parsed = std::from_chars(begin, end, value);
  p = parsed.ptr;
  const std::string_view text(begin, static_cast<size_t>(p - begin));
  if constexpr (base::kIsSmallFloat<T>) {
    out = T::FromBits(RoundDecimal(D, text));
  } else if (parsed.ec == std::errc::result_out_of_range) {
    out = static_cast<T>(OutOfRangeDecimal(text));
  } else {
    out = value;
  }
  return nullptr;
}

template <DType D>
ElementError ReadComplex(const char*& p, const char* end, base::StorageOf<D>& out) {
  constexpr DType kPart = ComplexPart(D);
  const auto skip = [&](char c) {
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\t')) ++p;
    if (p == end || *p != c) return false;
    ++p;
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\t')) ++p;
    return true;
  };
  base::StorageOf<kPart> real = 0;
  base::StorageOf<kPart> imaginary = 0;
  if (!skip('(')) return "expected a complex number such as (1.0, 2.0)";
  if (ElementError error = ReadFloat<kPart>(p, end, real)) return error;
  if (!skip(',')) return "expected ',' between the parts of a complex number";
  if (ElementError error = ReadFloat<kPart>(p, end, imaginary)) return error;
  if (!skip(')')) return "expected ')' behind a complex number";
  out = {real, imaginary};
  return nullptr;
}

template <DType D>
ElementError ReadElement(const char*& p, const char* end, base::StorageOf<D>& out) {
  if constexpr (IsComplex(D)) {
    return ReadComplex<D>(p, end, out);
  } else if constexpr (IsFloat(D)) {
    return ReadFloat<D>(p, end, out);
  } else {
    return ReadInteger<D>(p, end, out);
  }
}

}  // namespace lockstep::text
