// SPDX-License-Identifier: Apache-2.0
// The loops of Combine for each op and type. Small floats are computed in float and rounded once,
// which is what computing exactly and rounding once would give.
#include "lockstep/runtime/cpu/reduce/combine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <type_traits>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/numeric.h"
#include "lockstep/runtime/cpu/kernels/wide.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

namespace numeric = interpret::kernels;
using ir::Opcode;

// The type in which elements of D are computed with.
template <DType D>
constexpr auto LaneFor() {
  if constexpr (D == DType::kBF16 || D == DType::kF16) {
    return float{};
  } else {
    return base::StorageOf<D>{};
  }
}

template <DType D, typename Op>
struct Element {
  using T = base::StorageOf<D>;
  using Lane = decltype(LaneFor<D>());
  static T Apply(T a, T b) {
    return static_cast<T>(Op::Apply(static_cast<Lane>(a), static_cast<Lane>(b)));
  }
};

// NaN wins; +0 is more than -0. Without branches, so that loops become vector instructions.
template <typename Float>
using BitsOf = std::conditional_t<sizeof(Float) == 8, uint64_t, uint32_t>;

struct FloatMaximum {
  template <typename Float>
  static Float Apply(Float a, Float b) {
    using Bits = BitsOf<Float>;
    const Float zero = std::bit_cast<Float>(std::bit_cast<Bits>(a) & std::bit_cast<Bits>(b));
    const Float more = a > b ? a : b;  // b when that is NaN
    const Float number = a == b ? zero : more;
    return a != a ? a : number;
  }
};
struct FloatMinimum {
  template <typename Float>
  static Float Apply(Float a, Float b) {
    using Bits = BitsOf<Float>;
    const Float zero = std::bit_cast<Float>(std::bit_cast<Bits>(a) | std::bit_cast<Bits>(b));
    const Float less = a < b ? a : b;
    const Float number = a == b ? zero : less;
    return a != a ? a : number;
  }
};

// op(a, b) = b.
template <typename Storage>
struct Replacement {
  using T = Storage;
  static T Apply(T, T b) { return b; }
};

// The loops for any machine, and the same ones in wider vectors where the machine has them.
template <typename E>
[[gnu::always_inline]] inline void ColumnsLoop(const void* a, const void* b, void* out, int64_t n) {
  using T = typename E::T;
  const T *left = static_cast<const T*>(a), *right = static_cast<const T*>(b);
  T* const to = static_cast<T*>(out);
  LS_INDEPENDENT_STEPS
  for (int64_t i = 0; i < n; ++i) to[i] = E::Apply(left[i], right[i]);
}
template <typename E>
void CombineColumns(const void* a, const void* b, void* out, int64_t n) {
  ColumnsLoop<E>(a, b, out, n);
}
template <typename E>
LS_WIDE_VECTORS void CombineWideColumns(const void* a, const void* b, void* out, int64_t n) {
  ColumnsLoop<E>(a, b, out, n);
}

template <typename E>
void CombineStrided(void* target, int64_t target_step, const void* x, int64_t x_step, int64_t n) {
  using T = typename E::T;
  T* const to = static_cast<T*>(target);
  const T* const from = static_cast<const T*>(x);
  for (int64_t i = 0; i < n; ++i) {
    to[i * target_step] = E::Apply(to[i * target_step], from[i * x_step]);
  }
}

template <typename E>
void CombineIndexed(void* target, const int64_t* at, const void* x, const int64_t* x_at,
                    int64_t n) {
  using T = typename E::T;
  T* const to = static_cast<T*>(target);
  const T* const from = static_cast<const T*>(x);
  for (int64_t i = 0; i < n; ++i) {
    if (at[i] >= 0) to[at[i]] = E::Apply(to[at[i]], from[x_at[i]]);
  }
}

template <typename T>
struct Lines {
  const T* from;
  int64_t step, n, line_step;
};

// Some lines at a time: each waits for its own last step only. put(at, line, acc) takes every step.
template <typename E, int64_t kLines, typename Put>
[[gnu::always_inline]] inline void RunLines(const typename E::T* init,
                                            const Lines<typename E::T>& lines, Put&& put) {
  typename E::T values[kLines];
  for (int64_t line = 0; line < kLines; ++line) {
    const typename E::T first = lines.from[line * lines.line_step];
    values[line] = init == nullptr ? first : E::Apply(*init, first);
    put(line * lines.line_step, line, values[line]);
  }
  for (int64_t i = 1; i < lines.n; ++i) {
    for (int64_t line = 0; line < kLines; ++line) {
      const int64_t at = i * lines.step + line * lines.line_step;
      values[line] = E::Apply(values[line], lines.from[at]);
      put(at, line, values[line]);
    }
  }
}

// f(lines at once, the first of them), a constant number at a time.
constexpr int64_t kTogether = 8;
template <typename F>
void ForLines(int64_t lines, F&& f) {
  int64_t line = 0;
  for (; line + kTogether <= lines; line += kTogether) {
    f(std::integral_constant<int64_t, kTogether>(), line);
  }
  for (; line < lines; ++line) f(std::integral_constant<int64_t, 1>(), line);
}

template <typename E>
void CombineRunning(const void* init, const void* before, const void* x, void* out, int64_t step,
                    int64_t n, int64_t num_lines, int64_t line_step) {
  using T = typename E::T;
  const T *start = static_cast<const T*>(init), *all_before = static_cast<const T*>(before);
  ForLines(num_lines, [&](auto together, int64_t first) {
    constexpr int64_t kLines = decltype(together)::value;
    const Lines<T> lines{static_cast<const T*>(x) + first * line_step, step, n, line_step};
    T* to = static_cast<T*>(out) + first * line_step;
    if (all_before == nullptr) {
      return RunLines<E, kLines>(start, lines, [&](int64_t at, int64_t, T acc) { to[at] = acc; });
    }
    T values[kLines];
    std::copy_n(all_before + first, kLines, values);
    RunLines<E, kLines>(start, lines, [&](int64_t at, int64_t line, T acc) {
      to[at] = E::Apply(values[line], acc);
    });
  });
}

template <typename E>
void CombineTotals(const void* init, const void* x, void* out, int64_t step, int64_t n,
                   int64_t num_lines, int64_t line_step) {
  using T = typename E::T;
  ForLines(num_lines, [&](auto together, int64_t first) {
    constexpr int64_t kLines = decltype(together)::value;
    const Lines<T> lines{static_cast<const T*>(x) + first * line_step, step, n, line_step};
    T totals[kLines];
    RunLines<E, kLines>(static_cast<const T*>(init), lines,
                        [&](int64_t, int64_t line, T acc) { totals[line] = acc; });
    std::copy_n(totals, kLines, static_cast<T*>(out) + first);
  });
}

template <typename E>
Combine CombineOf() {
  return {HasWideVectors() ? CombineWideColumns<E> : CombineColumns<E>, CombineStrided<E>,
          CombineIndexed<E>, CombineRunning<E>, CombineTotals<E>};
}

template <DType D>
Combine FindFor(Opcode opcode) {
  constexpr bool kInteger = IsInteger(D) || IsBool(D);
  using Maximum = std::conditional_t<IsFloat(D), FloatMaximum, numeric::Maximum>;
  using Minimum = std::conditional_t<IsFloat(D), FloatMinimum, numeric::Minimum>;
  if (opcode == Opcode::kMaximum) return CombineOf<Element<D, Maximum>>();
  if (opcode == Opcode::kMinimum) return CombineOf<Element<D, Minimum>>();
  if constexpr (!IsBool(D)) {
    if (opcode == Opcode::kAdd) return CombineOf<Element<D, numeric::Add>>();
    if (opcode == Opcode::kMultiply) return CombineOf<Element<D, numeric::Multiply>>();
  }
  if constexpr (kInteger) {
    if (opcode == Opcode::kAnd) return CombineOf<Element<D, numeric::And>>();
    if (opcode == Opcode::kOr) return CombineOf<Element<D, numeric::Or>>();
    if (opcode == Opcode::kXor) return CombineOf<Element<D, numeric::Xor>>();
  }
  return {};
}

// A bool is a number of one bit: sums and products are OR and AND.
Opcode OpForBool(Opcode opcode) {
  if (opcode == Opcode::kAdd || opcode == Opcode::kMaximum) return Opcode::kOr;
  if (opcode == Opcode::kMultiply || opcode == Opcode::kMinimum) return Opcode::kAnd;
  return opcode;
}

}  // namespace

Combine FindCombine(Opcode opcode, DType dtype) {
  switch (dtype) {
    case DType::kI1:
      return FindFor<DType::kI1>(OpForBool(opcode));
#define LS_COMBINE(name) \
  case DType::name:      \
    return FindFor<DType::name>(opcode)
      LS_COMBINE(kI8);
      LS_COMBINE(kI16);
      LS_COMBINE(kI32);
      LS_COMBINE(kI64);
      LS_COMBINE(kU8);
      LS_COMBINE(kU16);
      LS_COMBINE(kU32);
      LS_COMBINE(kU64);
      LS_COMBINE(kBF16);
      LS_COMBINE(kF16);
      LS_COMBINE(kF32);
      LS_COMBINE(kF64);
      LS_COMBINE(kC64);
      LS_COMBINE(kC128);
#undef LS_COMBINE
    case DType::kI2:
    case DType::kI4:
    case DType::kU2:
    case DType::kU4:
    case DType::kF4E2M1FN:
    case DType::kF6E2M3FN:
    case DType::kF6E3M2FN:
    case DType::kF8E3M4:
    case DType::kF8E4M3:
    case DType::kF8E4M3FN:
    case DType::kF8E4M3FNUZ:
    case DType::kF8E4M3B11FNUZ:
    case DType::kF8E5M2:
    case DType::kF8E5M2FNUZ:
    case DType::kF8E8M0FNU:
    case DType::kIndex:
      return {};
  }
  return {};
}

Combine ReplaceCombine(int64_t element_size) {
  switch (element_size) {
    case 1:
      return CombineOf<Replacement<uint8_t>>();
    case 2:
      return CombineOf<Replacement<uint16_t>>();
    case 4:
      return CombineOf<Replacement<uint32_t>>();
    case 8:
      return CombineOf<Replacement<uint64_t>>();
    default:
      return CombineOf<Replacement<std::array<uint64_t, 2>>>();
  }
}

namespace {

template <DType D>
bool IsIdentityOf(Opcode opcode, base::StorageOf<D> value) {
  using Lane = decltype(LaneFor<D>());
  const auto lane = static_cast<Lane>(value);
  if (opcode == Opcode::kMultiply) return lane == Lane(1);
  if constexpr (IsInteger(D) || IsBool(D)) {
    if (opcode == Opcode::kAnd) return value == base::WrapInteger<D>(-1);
  }
  if constexpr (IsComplex(D)) {
    return opcode == Opcode::kAdd && lane == Lane(0);
  } else if constexpr (IsFloat(D)) {
    constexpr Lane kInfinity = std::numeric_limits<Lane>::infinity();
    if (opcode == Opcode::kMaximum) return lane == -kInfinity;
    if (opcode == Opcode::kMinimum) return lane == kInfinity;
    return opcode == Opcode::kAdd && lane == 0;
  } else {
    if (opcode == Opcode::kMaximum) return value == std::numeric_limits<Lane>::min();
    if (opcode == Opcode::kMinimum) {
      return value == (IsBool(D) ? Lane(1) : std::numeric_limits<Lane>::max());
    }
    return (opcode == Opcode::kAdd || opcode == Opcode::kOr || opcode == Opcode::kXor) && lane == 0;
  }
}

}  // namespace

bool IsIdentity(Opcode opcode, DType dtype, const void* element) {
  if (!FindCombine(opcode, dtype)) return false;
  return base::VisitDType(dtype, [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (D == DType::kI1 || D == DType::kBF16 || D == DType::kF16 || D == DType::kF32 ||
                  D == DType::kF64 || IsComplex(D) ||
                  (IsInteger(D) && D != DType::kI2 && D != DType::kI4 && D != DType::kU2 &&
                   D != DType::kU4)) {
      base::StorageOf<D> value;
      std::memcpy(&value, element, sizeof(value));
      return IsIdentityOf<D>(D == DType::kI1 ? OpForBool(opcode) : opcode, value);
    } else {
      return false;
    }
  });
}

bool IsAssociative(Opcode opcode) {
  return opcode == Opcode::kAdd || opcode == Opcode::kMultiply || opcode == Opcode::kMaximum ||
         opcode == Opcode::kMinimum || opcode == Opcode::kAnd || opcode == Opcode::kOr ||
         opcode == Opcode::kXor;
}

}  // namespace lockstep::runtime::cpu::kernels
