// SPDX-License-Identifier: Apache-2.0
// Elementwise operations on integers and bools. Lanes may be wider than the dtype: an operation
// whose result depends on the width gets it, and the result is wrapped when it is stored.
#include <bit>
#include <type_traits>

#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret::kernels {
namespace {

using Op = ir::ElementwiseOp;
using Row = KernelRow<4>;  // i32, i64, u32, u64
constexpr std::array kSame = {Lane::kI32, Lane::kI64, Lane::kU32, Lane::kU64};

template <typename T>
using Unsigned = std::make_unsigned_t<T>;

// The low `width` bits.
template <typename T>
Unsigned<T> Bits(T x, int width) {
  return static_cast<Unsigned<T>>(x) &
         (~Unsigned<T>{0} >> (static_cast<int>(sizeof(T)) * 8 - width));
}

// The amount to shift by, read as unsigned; `width` when it is that or more.
template <typename T>
int ShiftAmount(T amount, int width) {
  const Unsigned<T> bits = Bits(amount, width);
  return bits >= static_cast<Unsigned<T>>(width) ? width : static_cast<int>(bits);
}

// Each takes (x, y, width) or (x, width).
struct ShiftLeft {
  template <typename T>
  static T Apply(T x, T y, int width) {
    const int amount = ShiftAmount(y, width);
    return amount == width ? T{0} : static_cast<T>(static_cast<Unsigned<T>>(x) << amount);
  }
};
struct ShiftRightLogical {
  template <typename T>
  static T Apply(T x, T y, int width) {
    const int amount = ShiftAmount(y, width);
    return amount == width ? T{0} : static_cast<T>(Bits(x, width) >> amount);
  }
};
// Copies of the top bit come in, for unsigned types too.
struct ShiftRightArithmetic {
  template <typename T>
  static T Apply(T x, T y, int width) {
    const int unused = static_cast<int>(sizeof(T)) * 8 - width;
    const auto at_top = static_cast<std::make_signed_t<T>>(static_cast<Unsigned<T>>(x) << unused);
    const int amount = ShiftAmount(y, width);
    return static_cast<T>(at_top >> (unused + (amount == width ? width - 1 : amount)));
  }
};
struct CountLeadingZeros {
  template <typename T>
  static T Apply(T x, int width) {
    return static_cast<T>(width - static_cast<int>(std::bit_width(Bits(x, width))));
  }
};
struct Popcnt {
  template <typename T>
  static T Apply(T x, int width) {
    return static_cast<T>(std::popcount(Bits(x, width)));
  }
};
struct Abs {
  template <typename T>
  static T Apply(T x, int) {
    return x < T{0} ? Subtract::Apply(T{0}, x) : x;
  }
};
struct Negate {
  template <typename T>
  static T Apply(T x, int) {
    return Subtract::Apply(T{0}, x);
  }
};
struct Not {
  template <typename T>
  static T Apply(T x, int) {
    return ~x;
  }
};
struct Sign {
  template <typename T>
  static T Apply(T x, int) {
    return static_cast<T>((x > T{0} ? 1 : 0) - (x < T{0} ? 1 : 0));
  }
};
struct Square {
  template <typename T>
  static T Apply(T x, int) {
    return Multiply::Apply(x, x);
  }
};
struct Identity {
  template <typename T>
  static T Apply(T x, int) {
    return x;
  }
};
// By squaring. A negative exponent gives 0, but for bases 1 and -1.
struct Power {
  template <typename T>
  static T Apply(T x, T y, int) {
    if (y < T{0}) {
      if (x == T{1}) return 1;
      if constexpr (std::is_signed_v<T>) {
        if (x == T{-1}) return (y & 1) != 0 ? -1 : 1;
      }
      return 0;
    }
    T result = 1;
    for (; y != 0; y = static_cast<T>(y >> 1)) {
      if ((y & 1) != 0) result = Multiply::Apply(result, x);
      x = Multiply::Apply(x, x);
    }
    return result;
  }
};
// The upper half of the product of two numbers of `width` bits.
struct MultiplyHigh {
  template <typename T>
  static T Apply(T x, T y, int width) {
    __extension__ using Wide = std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;
    return static_cast<T>((static_cast<Wide>(x) * static_cast<Wide>(y)) >> width);
  }
};

template <typename F, typename T>
void RunUnary(const KernelArgs& args) {
  UnaryLoop<T, T>(args, [width = args.width](T x) { return F::Apply(x, width); });
}
template <typename F, typename T>
void RunBinary(const KernelArgs& args) {
  BinaryLoop<T, T>(args, [width = args.width](T x, T y) { return F::Apply(x, y, width); });
}
template <typename T>
void RunClamp(const KernelArgs& args) {
  TernaryLoop<T, T>(args,
                    [](T min, T x, T max) { return Minimum::Apply(Maximum::Apply(x, min), max); });
}

template <typename F>
constexpr Row Unary(Op op) {
  return {
      op,
      {RunUnary<F, int32_t>, RunUnary<F, int64_t>, RunUnary<F, uint32_t>, RunUnary<F, uint64_t>},
      kSame};
}
template <typename F>
constexpr Row Binary(Op op) {
  return {op,
          {RunBinary<F, int32_t>, RunBinary<F, int64_t>, RunBinary<F, uint32_t>,
           RunBinary<F, uint64_t>},
          kSame};
}
// Of numeric.h.
template <typename F>
constexpr Row InLane(Op op) {
  return {op,
          {BinaryKernelOf<F, int32_t>, BinaryKernelOf<F, int64_t>, BinaryKernelOf<F, uint32_t>,
           BinaryKernelOf<F, uint64_t>},
          kSame};
}

constexpr Row kRows[] = {
    Unary<Abs>(Op::kAbs),
    Unary<Negate>(Op::kNegate),
    Unary<Not>(Op::kNot),
    Unary<Sign>(Op::kSign),
    Unary<Square>(Op::kChloSquare),
    Unary<Identity>(Op::kChloConj),
    Unary<Popcnt>(Op::kPopcnt),
    Unary<CountLeadingZeros>(Op::kCountLeadingZeros),
    InLane<Add>(Op::kAdd),
    InLane<Subtract>(Op::kSubtract),
    InLane<Multiply>(Op::kMultiply),
    InLane<Divide>(Op::kDivide),
    InLane<Remainder>(Op::kRemainder),
    InLane<Maximum>(Op::kMaximum),
    InLane<Minimum>(Op::kMinimum),
    InLane<And>(Op::kAnd),
    InLane<Or>(Op::kOr),
    InLane<Xor>(Op::kXor),
    Binary<Power>(Op::kPower),
    Binary<ShiftLeft>(Op::kShiftLeft),
    Binary<ShiftRightLogical>(Op::kShiftRightLogical),
    Binary<ShiftRightArithmetic>(Op::kShiftRightArithmetic),
    Binary<MultiplyHigh>(Op::kChloMulhi),
    {Op::kClamp,
     {RunClamp<int32_t>, RunClamp<int64_t>, RunClamp<uint32_t>, RunClamp<uint64_t>},
     kSame},
};

size_t LaneIndex(Lane lane) { return static_cast<size_t>(lane) - static_cast<size_t>(Lane::kI32); }

}  // namespace

LaneKernel IntegerKernel(ir::ElementwiseOp op, Lane lane) {
  static constexpr auto kIndex = IndexByOp(kRows);
  return {kIndex[static_cast<size_t>(op)].run[LaneIndex(lane)], lane, lane};
}

ir::ElementwiseOp OpForBool(ir::ElementwiseOp op) {
  // A bool is a number of one bit: sums and products are OR and AND.
  if (op == Op::kAdd || op == Op::kMaximum) return Op::kOr;
  if (op == Op::kMultiply || op == Op::kMinimum) return Op::kAnd;
  return op;
}

}  // namespace lockstep::interpret::kernels
