// SPDX-License-Identifier: Apache-2.0
// Floats as MLIR spells them. Its printer cuts the exact decimal expansion at a place that depends
// on the number of bits, then rounds half up; so 0.7 in f32 is 0.699999988 and not 7.000000e-01.
// Text that is equal byte for byte needs the same two steps.
#include "lockstep/text/write/floats.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "lockstep/base/numbers.h"
#include "lockstep/base/small_floats.h"
#include "lockstep/base/storage.h"

namespace lockstep::text {
namespace {

// A natural number big enough for any double's significand times a power of 5 or 2.
class Natural {
 public:
  explicit Natural(uint64_t value) {
    limbs_[0] = static_cast<uint32_t>(value);
    limbs_[1] = static_cast<uint32_t>(value >> 32);
    size_ = 2;
    Trim();
  }

  void Multiply(uint32_t factor) {
    uint64_t carry = 0;
    for (size_t i = 0; i < size_; ++i) {
      carry += uint64_t{limbs_[i]} * factor;
      limbs_[i] = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) limbs_[size_++] = static_cast<uint32_t>(carry);
  }

  int Bits() const { return static_cast<int>(size_ - 1) * 32 + std::bit_width(limbs_[size_ - 1]); }

  // All digits, the least significant first. Leaves zero.
  std::string TakeReversedDigits() {
    std::string digits;
    while (size_ > 0) {
      uint64_t rest = 0;
      for (size_t i = size_; i-- > 0;) {
        rest = rest << 32 | limbs_[i];
        limbs_[i] = static_cast<uint32_t>(rest / kChunk);
        rest %= kChunk;
      }
      Trim();
      for (int i = 0; i < kChunkDigits && (size_ > 0 || rest != 0); ++i, rest /= 10) {
        digits += static_cast<char>('0' + rest % 10);
      }
    }
    return digits;
  }

 private:
  static constexpr uint64_t kChunk = 1'000'000'000;
  static constexpr int kChunkDigits = 9;

  void Trim() {
    while (size_ > 0 && limbs_[size_ - 1] == 0) --size_;
  }

  std::array<uint32_t, 84> limbs_;
  size_t size_ = 0;
};

// digits x 10^exponent; digits without trailing zeros.
struct Decimal {
  std::string digits;
  int exponent = 0;
};

class DecimalExpansion {
 public:
  // REQUIRES: value is finite and positive.
  explicit DecimalExpansion(double value) {
    int exponent = 0;
    auto significand = static_cast<uint64_t>(std::ldexp(std::frexp(value, &exponent), 53));
    exponent -= 53;
    const int zeros = std::countr_zero(significand);
    Natural number(significand >> zeros);
    exponent += zeros;
    // n 2^-e = n 5^e 10^-e
    exponent_ = exponent < 0 ? exponent : 0;
    const uint32_t base = exponent < 0 ? 5 : 2;
    for (int left = std::abs(exponent); left > 0;) {
      uint32_t power = 1;
      for (int i = 0; i < 13 && left > 0; ++i, --left) power *= base;
      number.Multiply(power);
    }
    bits_ = number.Bits();
    const std::string reversed = number.TakeReversedDigits();
    digits_.assign(reversed.rbegin(), reversed.rend());
  }

  // At most `precision` digits.
  Decimal Round(int precision) const {
    Decimal result{digits_, exponent_};
    // First cut: the digits that MLIR thinks nobody needs (59/196 is about log10(2)).
    const int bits_needed = (precision * 196 + 58) / 59;
    const int cut = bits_ > bits_needed ? (bits_ - bits_needed) * 59 / 196 : 0;
    DropLast(result, static_cast<size_t>(cut));
    DropZeros(result);
    // Second cut: half up.
    const auto keep = static_cast<size_t>(precision);
    if (result.digits.size() > keep) {
      const bool up = result.digits[keep] >= '5';
      DropLast(result, result.digits.size() - keep);
      if (up) Increment(result);
      DropZeros(result);
    }
    return result;
  }

 private:
  static void DropLast(Decimal& decimal, size_t count) {
    decimal.digits.resize(decimal.digits.size() - count);
    decimal.exponent += static_cast<int>(count);
  }
  static void DropZeros(Decimal& decimal) {
    DropLast(decimal, decimal.digits.size() - 1 - decimal.digits.find_last_not_of('0'));
  }
  static void Increment(Decimal& decimal) {
    while (!decimal.digits.empty() && decimal.digits.back() == '9') DropLast(decimal, 1);
    if (decimal.digits.empty()) {
      decimal.digits = "1";
    } else {
      ++decimal.digits.back();
    }
  }

  std::string digits_;
  int exponent_ = 0;
  int bits_ = 0;
};

constexpr int kShortDigits = 6;

void AppendExponent(std::string& out, int exponent, size_t min_digits) {
  out += exponent < 0 ? '-' : '+';
  const std::string digits = std::to_string(std::abs(exponent));
  if (digits.size() < min_digits) out += '0';
  out += digits;
}

// "1.000000e-01"
std::string ShortForm(const Decimal& decimal) {
  std::string out(1, decimal.digits[0]);
  out += '.';
  out.append(decimal.digits, 1);
  out.append(kShortDigits + 1 - decimal.digits.size(), '0');
  out += 'e';
  AppendExponent(out, decimal.exponent + static_cast<int>(decimal.digits.size()) - 1, 2);
  return out;
}

// "0.699999988", "9.99999974E-6"; empty when there would be no point in it.
std::string LongForm(const Decimal& decimal, int precision) {
  constexpr int kMaxZeros = 3;
  const auto size = static_cast<int>(decimal.digits.size());
  const int leading = decimal.exponent + size - 1;  // power of ten of the first digit
  std::string out;
  const bool scientific = decimal.exponent >= 0
                              ? decimal.exponent > kMaxZeros || size + decimal.exponent > precision
                              : leading < -kMaxZeros;
  if (scientific) {
    out += decimal.digits[0];
    out += '.';
    out.append(size == 1 ? "0" : decimal.digits.substr(1));
    out += 'E';
    AppendExponent(out, leading, 1);
  } else if (decimal.exponent < 0) {
    if (leading >= 0) {
      out = decimal.digits;
      out.insert(static_cast<size_t>(leading) + 1, ".");
    } else {
      out = "0." + std::string(static_cast<size_t>(-leading - 1), '0') + decimal.digits;
    }
  }
  return out;
}

template <typename T>
T ParseAs(std::string_view text) {
  if constexpr (std::is_same_v<T, float>) {
    return *base::ParseFloat(text);
  } else {
    return T(*base::ParseDouble(text));
  }
}

template <typename T>
constexpr int SignificandBits() {
  if constexpr (base::kIsSmallFloat<T>) {
    return T::kFormat.mantissa_bits + 1;
  } else {
    return std::numeric_limits<T>::digits;
  }
}

template <typename T>
bool AppendValue(std::string& out, T value, int bit_width) {
  const auto number = static_cast<double>(value);
  if (std::isfinite(number)) {
    if (number == 0) {
      out += std::signbit(number) ? "-0.000000e+00" : "0.000000e+00";
      return false;
    }
    const DecimalExpansion expansion(std::abs(number));
    const std::string_view sign = number < 0 ? "-" : "";
    std::string text = ShortForm(expansion.Round(kShortDigits));
    const T back = ParseAs<T>(std::string(sign) + text);
    if (static_cast<double>(back) != number) {
      const int precision = 2 + SignificandBits<T>() * 59 / 196;
      text = LongForm(expansion.Round(precision), precision);
    }
    if (!text.empty()) {
      out.append(sign).append(text);
      return false;
    }
  }
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  out += base::HexLiteral(bits, (bit_width + 3) / 4);
  return true;
}

}  // namespace

void AppendFloat(std::string& out, DType dtype, std::span<const std::byte> element) {
  base::VisitDType(dtype, [&](auto tag) {
    using T = typename decltype(tag)::Storage;
    if constexpr (IsFloat(tag.kDType)) {
      T value;
      std::memcpy(&value, element.data(), sizeof(T));
      AppendValue(out, value, BitWidth(dtype));
    }
  });
}

bool AppendFloat(std::string& out, DType dtype, double value) {
  return base::VisitDType(dtype, [&](auto tag) -> bool {
    using T = typename decltype(tag)::Storage;
    if constexpr (IsFloat(tag.kDType)) {
      return AppendValue(out, static_cast<T>(value), BitWidth(dtype));
    }
    return false;
  });
}

}  // namespace lockstep::text
