// SPDX-License-Identifier: Apache-2.0
// The numbers of rng. See counter_random.h.
#include "lockstep/interpret/kernels/counter_random.h"

#include <array>
#include <cmath>
#include <numbers>

#include "lockstep/interpret/kernels/lanes.h"

namespace lockstep::interpret::kernels {
namespace {

constexpr uint64_t kSeed = 0x4C6F636B73746570;
// How often a number is drawn again because rounding made it the end of a half-open range.
constexpr int kMaxDraws = 64;

// In [0, 1).
double UnitInterval(uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

class Sequence {
 public:
  explicit Sequence(uint64_t block) : block_(block) {}
  uint64_t block() const { return block_; }

  // Two words of 64 random bits.
  std::array<uint64_t, 2> Next() {
    const auto words = Philox4x32(kSeed, block_++, 0);
    return {uint64_t{words[1]} << 32 | words[0], uint64_t{words[3]} << 32 | words[2]};
  }
  double Uniform(double from, double to) {
    const double unit = UnitInterval(Next()[0]);
    const double length = to - from;
    return std::isinf(length) ? from * (1 - unit) + to * unit : from + unit * length;
  }
  // By Box and Muller.
  double Normal(double mean, double deviation) {
    const auto [first, second] = Next();
    const double radius = std::sqrt(-2 * std::log(1 - UnitInterval(first)));
    return mean + deviation * radius * std::cos(2 * std::numbers::pi * UnitInterval(second));
  }

 private:
  uint64_t block_;
};

// Integers and bools of [from, to); `from` where the range is empty.
void DrawIntegers(Sequence& sequence, DType dtype, int64_t from, int64_t to, int64_t count,
                  std::byte* out) {
  const bool is_empty =
      dtype == DType::kU64 ? static_cast<uint64_t>(from) >= static_cast<uint64_t>(to) : from >= to;
  const uint64_t length = is_empty ? 0 : static_cast<uint64_t>(to) - static_cast<uint64_t>(from);
  FillBits(dtype, count, out, [&] {
    __extension__ using Wide = unsigned __int128;
    const Wide scaled = static_cast<Wide>(sequence.Next()[0]) * length;
    return static_cast<uint64_t>(from) + static_cast<uint64_t>(scaled >> 64);
  });
}

void DrawFloats(Sequence& sequence, DType dtype, bool normal, double a, double b, int64_t count,
                std::byte* to) {
  const size_t size = ElementSizeBytes(dtype);
  for (int64_t i = 0; i < count; ++i, to += size) {
    double rounded = a;
    for (int draw = 0; draw < kMaxDraws; ++draw) {
      double number = normal ? sequence.Normal(a, b) : sequence.Uniform(a, b);
      if (draw + 1 == kMaxDraws) number = a;
      const auto* from = reinterpret_cast<const std::byte*>(&number);
      ConvertElements(DType::kF64, from, 1, dtype, to);
      ConvertElements(dtype, to, 1, DType::kF64, reinterpret_cast<std::byte*>(&rounded));
      if (normal || !(rounded >= b)) break;
    }
  }
}

}  // namespace

uint64_t DrawNumbers(ir::RngDistribution distribution, const Literal& a, const Literal& b,
                     int64_t count, std::byte* to, uint64_t block) {
  Sequence sequence(block);
  if (IsFloat(a.dtype())) {
    DrawFloats(sequence, a.dtype(), distribution == ir::RngDistribution::kNormal,
               a.ElementAsDouble(0), b.ElementAsDouble(0), count, to);
  } else {
    DrawIntegers(sequence, a.dtype(), a.ElementAsInt64(0), b.ElementAsInt64(0), count, to);
  }
  return sequence.block();
}

}  // namespace lockstep::interpret::kernels
