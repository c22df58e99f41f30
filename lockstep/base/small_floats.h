// SPDX-License-Identifier: Apache-2.0
// The floats narrower than 32 bits: bfloat16, float16, eight float8, two float6 and one float4
// format. One description each, one routine to widen and one to round.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace lockstep::base {

// Which patterns of a format are not finite numbers.
enum class NonFinite : uint8_t {
  kIeee,       // the top exponent is infinity (mantissa 0) or NaN
  kNan,        // no infinity; all ones but the sign is NaN ("FN")
  kNanAtZero,  // no infinity, no -0: that pattern is the only NaN ("FNUZ")
  kNone,       // every pattern is a finite number
};

// value = (-1)^sign * 2^(exponent - bias) * 1.mantissa; exponent 0 means 2^(1 - bias) * 0.mantissa.
struct FloatFormat {
  int exponent_bits;
  int mantissa_bits;
  int bias;
  NonFinite non_finite;
  // Without a sign there is no zero and no subnormal either: exponent 0 is 2^-bias (E8M0).
  bool has_sign = true;

  constexpr int bits() const { return exponent_bits + mantissa_bits + (has_sign ? 1 : 0); }
  constexpr uint32_t sign_mask() const { return has_sign ? 1u << (bits() - 1) : 0; }
  constexpr uint32_t magnitude_mask() const { return (1u << (exponent_bits + mantissa_bits)) - 1; }
  constexpr uint32_t mantissa_mask() const { return (1u << mantissa_bits) - 1; }
  // The pattern of +infinity; meaningful for kIeee.
  constexpr uint32_t infinity() const { return magnitude_mask() & ~mantissa_mask(); }
  constexpr uint32_t max_finite() const {
    if (non_finite == NonFinite::kIeee) return infinity() - 1;
    return magnitude_mask() - (non_finite == NonFinite::kNan ? 1 : 0);
  }
  // The smallest exponent that a significand 1.xxx is scaled by.
  constexpr int min_exponent() const { return (has_sign ? 1 : 0) - bias; }

  friend bool operator==(const FloatFormat&, const FloatFormat&) = default;
};

// The bits of the NaN that conversions give. A format without NaN gives zero with the opposite
// sign: what such a NaN becomes is implementation-defined, and this is what XLA does.
constexpr uint32_t NanBits(FloatFormat f, bool negative) {
  switch (f.non_finite) {
    case NonFinite::kIeee:
      return (negative ? f.sign_mask() : 0) | f.infinity() | (1u << (f.mantissa_bits - 1));
    case NonFinite::kNan:
      return (negative ? f.sign_mask() : 0) | f.magnitude_mask();
    case NonFinite::kNanAtZero:
      return f.sign_mask();
    case NonFinite::kNone:
      return negative ? 0 : f.sign_mask();
  }
  return 0;
}

// What a magnitude beyond the largest finite one becomes: infinity where there is one, else NaN,
// else the largest finite number.
constexpr uint32_t OverflowBits(FloatFormat f, bool negative) {
  const uint32_t sign = negative ? f.sign_mask() : 0;
  if (f.non_finite == NonFinite::kIeee) return sign | f.infinity();
  if (f.non_finite == NonFinite::kNone) return sign | f.max_finite();
  return NanBits(f, negative);
}

// A double taken apart: value = significand * 2^(exponent - 52), significand in [2^52, 2^53).
// Subnormal doubles are far below every format here; they come as tiny normal ones.
struct UnpackedDouble {
  bool negative;
  bool is_zero;
  bool is_nan;
  bool is_infinite;
  int exponent;
  uint64_t significand;
};

constexpr UnpackedDouble Unpack(double value) {
  const auto bits = std::bit_cast<uint64_t>(value);
  const auto field = static_cast<int>((bits >> 52) & 0x7FF);
  const uint64_t fraction = bits & ((uint64_t{1} << 52) - 1);
  UnpackedDouble u{};
  u.negative = (bits >> 63) != 0;
  u.is_zero = field == 0 && fraction == 0;
  u.is_nan = field == 0x7FF && fraction != 0;
  u.is_infinite = field == 0x7FF && fraction == 0;
  u.exponent = field - 1023;
  u.significand = fraction | (uint64_t{1} << 52);
  return u;
}

// `value` rounded to the nearest number of format `f`, ties to even. A float widens to double
// without loss, so nothing is ever rounded twice.
constexpr uint32_t EncodeFloat(FloatFormat f, double value) {
  const UnpackedDouble u = Unpack(value);
  if (u.is_nan) return NanBits(f, u.negative);
  if (!f.has_sign && (u.negative || u.is_zero)) return NanBits(f, false);
  if (u.is_infinite) return OverflowBits(f, u.negative);
  const bool drop_sign = f.non_finite == NonFinite::kNanAtZero;
  const uint32_t sign = u.negative ? f.sign_mask() : 0;
  if (u.is_zero) return drop_sign ? 0 : sign;

  // Below the smallest normal exponent the significand loses a bit per step.
  const int below = f.min_exponent() - u.exponent;
  if (!f.has_sign && below > 0) return 0;  // E8M0 has no zero: its smallest number is the nearest
  const int dropped = 52 - f.mantissa_bits + (below > 0 ? below : 0);
  if (dropped > 53) return drop_sign ? 0 : sign;
  const uint64_t kept = u.significand >> dropped;
  const uint64_t rest = u.significand & ((uint64_t{1} << dropped) - 1);
  const uint64_t half = uint64_t{1} << (dropped - 1);
  const bool up = rest > half || (rest == half && (kept & 1) != 0);

  // `kept` has the implicit bit, which counts as one step of the exponent field. A carry out of
  // the mantissa raises the exponent by itself.
  const uint64_t steps = below > 0 ? 0 : static_cast<uint64_t>(-below);
  uint64_t magnitude = (steps << f.mantissa_bits) + kept + (up ? 1 : 0);
  if (!f.has_sign) magnitude -= 1;  // no subnormals: exponent field 0 already has the implicit bit
  if (magnitude > f.max_finite()) return OverflowBits(f, u.negative);
  if (magnitude == 0 && drop_sign) return 0;
  return sign | static_cast<uint32_t>(magnitude);
}

// The exact value of a pattern. Every format fits a float. NaN comes as the quiet NaN of its sign.
constexpr float DecodeFloat(FloatFormat f, uint32_t bits) {
  const bool negative = (bits & f.sign_mask()) != 0;
  const uint32_t magnitude = bits & f.magnitude_mask();
  const uint32_t sign = negative ? 0x80000000u : 0;
  const bool is_nan = f.non_finite == NonFinite::kNanAtZero ? bits == f.sign_mask()
                      : f.non_finite == NonFinite::kIeee    ? magnitude > f.infinity()
                      : f.non_finite == NonFinite::kNan     ? magnitude == f.magnitude_mask()
                                                            : false;
  if (is_nan) return std::bit_cast<float>(sign | 0x7FC00000u);
  if (f.non_finite == NonFinite::kIeee && magnitude == f.infinity()) {
    return std::bit_cast<float>(sign | 0x7F800000u);
  }
  uint32_t mantissa = magnitude & f.mantissa_mask();
  int exponent = static_cast<int>(magnitude >> f.mantissa_bits);
  if (exponent == 0 && f.has_sign) {
    if (mantissa == 0) return std::bit_cast<float>(sign);
    // Subnormal: shift until the implicit bit appears.
    const int shift = f.mantissa_bits + 1 - std::bit_width(mantissa);
    mantissa = (mantissa << shift) & f.mantissa_mask();
    exponent = 1 - shift;
  }
  const int field = exponent - f.bias + 127;
  const uint32_t fraction = mantissa << (23 - f.mantissa_bits);
  if (field > 0) {
    return std::bit_cast<float>(sign | (static_cast<uint32_t>(field) << 23) | fraction);
  }
  // Subnormal as a float: bfloat16's own subnormals and 2^-127.
  return std::bit_cast<float>(sign | ((fraction | 0x800000u) >> (1 - field)));
}

// All values of a format of up to 8 bits.
template <FloatFormat F>
constexpr std::array<float, size_t{1} << F.bits()> MakeDecodeTable() {
  std::array<float, size_t{1} << F.bits()> table{};
  for (uint32_t i = 0; i < table.size(); ++i) table[i] = DecodeFloat(F, i);
  return table;
}
template <FloatFormat F>
inline constexpr std::array<float, size_t{1} << F.bits()> kDecodeTable = MakeDecodeTable<F>();

// A number of format F. Holds any pattern; formats narrower than a byte use the low bits and ignore
// the others. Arithmetic is done in float and rounded: a float's 24 bits are more than
// twice the bits of any format here and two, so +, -, *, / and sqrt round as if done at once.
template <FloatFormat F>
struct SmallFloat {
  using Bits = std::conditional_t<(F.bits() > 8), uint16_t, uint8_t>;
  static constexpr FloatFormat kFormat = F;

  Bits bits = 0;

  constexpr SmallFloat() = default;
  constexpr explicit SmallFloat(double value) : bits(static_cast<Bits>(EncodeFloat(F, value))) {}
  constexpr explicit SmallFloat(float value) : bits(FromFloat(value)) {}
  // Rounds once, also from integers that a double cannot hold.
  template <std::integral I>
  constexpr explicit SmallFloat(I value) : SmallFloat(RoundToOdd(value)) {}

  static constexpr SmallFloat FromBits(uint32_t bits) {
    SmallFloat result;
    result.bits = static_cast<Bits>(bits);
    return result;
  }
  static constexpr SmallFloat Max() { return FromBits(F.max_finite()); }
  // The most negative finite number; for E8M0, which has no sign, the smallest.
  static constexpr SmallFloat Lowest() {
    return FromBits(F.has_sign ? F.sign_mask() | F.max_finite() : 0);
  }
  static constexpr SmallFloat Nan() { return FromBits(NanBits(F, false)); }
  // Infinity where the format has one, else what an overflow gives.
  static constexpr SmallFloat Overflow(bool negative = false) {
    return FromBits(OverflowBits(F, negative));
  }

  constexpr explicit operator float() const {
    if constexpr (F.bits() <= 8) {
      return kDecodeTable<F>[bits & (kDecodeTable<F>.size() - 1)];
    } else if constexpr (F.exponent_bits == 8) {
      return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);  // bfloat16: half a float
    } else {
      return DecodeFloat(F, bits);
    }
  }
  constexpr explicit operator double() const { return static_cast<double>(float(*this)); }

 private:
  static constexpr Bits FromFloat(float value) {
    if constexpr (F.exponent_bits == 8 && F.mantissa_bits == 7) {
      // bfloat16, the hot one: the same rounding done on the float's own bits.
      const auto raw = std::bit_cast<uint32_t>(value);
      if ((raw & 0x7FFFFFFFu) <= 0x7F800000u) {
        return static_cast<Bits>((raw + 0x7FFFu + ((raw >> 16) & 1)) >> 16);
      }
    }
    return static_cast<Bits>(EncodeFloat(F, static_cast<double>(value)));
  }

  // A double that rounds to the same SmallFloat as `value`: bits below the 53 that a double keeps
  // are gathered in the last one, which no format here reaches.
  template <std::integral I>
  static constexpr double RoundToOdd(I value) {
    if constexpr (std::numeric_limits<I>::digits <= 53) {
      return static_cast<double>(value);
    } else {
      const bool negative = value < 0;
      uint64_t magnitude = static_cast<uint64_t>(value);
      if (negative) magnitude = 0 - magnitude;
      constexpr uint64_t kLow = 0xFFF;
      if (magnitude >> 53 != 0 && (magnitude & kLow) != 0) {
        magnitude = (magnitude & ~kLow) | (kLow + 1) >> 1;
      }
      const auto result = static_cast<double>(magnitude);
      return negative ? -result : result;
    }
  }
};

using F4E2M1FN = SmallFloat<FloatFormat{2, 1, 1, NonFinite::kNone}>;
using F6E2M3FN = SmallFloat<FloatFormat{2, 3, 1, NonFinite::kNone}>;
using F6E3M2FN = SmallFloat<FloatFormat{3, 2, 3, NonFinite::kNone}>;
using F8E3M4 = SmallFloat<FloatFormat{3, 4, 3, NonFinite::kIeee}>;
using F8E4M3 = SmallFloat<FloatFormat{4, 3, 7, NonFinite::kIeee}>;
using F8E4M3FN = SmallFloat<FloatFormat{4, 3, 7, NonFinite::kNan}>;
using F8E4M3FNUZ = SmallFloat<FloatFormat{4, 3, 8, NonFinite::kNanAtZero}>;
using F8E4M3B11FNUZ = SmallFloat<FloatFormat{4, 3, 11, NonFinite::kNanAtZero}>;
using F8E5M2 = SmallFloat<FloatFormat{5, 2, 15, NonFinite::kIeee}>;
using F8E5M2FNUZ = SmallFloat<FloatFormat{5, 2, 16, NonFinite::kNanAtZero}>;
using F8E8M0FNU = SmallFloat<FloatFormat{8, 0, 127, NonFinite::kNan, /*has_sign=*/false}>;
using BFloat16 = SmallFloat<FloatFormat{8, 7, 127, NonFinite::kIeee}>;
using Float16 = SmallFloat<FloatFormat{5, 10, 15, NonFinite::kIeee}>;

template <typename T>
inline constexpr bool kIsSmallFloat = false;
template <FloatFormat F>
inline constexpr bool kIsSmallFloat<SmallFloat<F>> = true;

}  // namespace lockstep::base
