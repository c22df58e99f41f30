// SPDX-License-Identifier: Apache-2.0
// Arithmetic on one element, exactly as the specification says, for every dtype. A dtype is
// computed with in a lane, a C++ type that holds its values without loss; the result is rounded or
// wrapped once.
#pragma once

#include <bit>
#include <cmath>
#include <complex>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "lockstep/base/storage.h"
#include "lockstep/dtype.h"

namespace lockstep::interpret::kernels {

// --- Lanes

template <DType D>
constexpr auto LaneFor() {
  using Storage = base::StorageOf<D>;
  if constexpr (base::kIsSmallFloat<Storage>) {
    return double{};
  } else if constexpr (sizeof(Storage) >= 4) {
    return Storage{};
  } else if constexpr (IsSignedInteger(D)) {
    return int64_t{};
  } else {
    return uint64_t{};
  }
}

// The dtype's own type from 32 bits on, else double, int64_t or uint64_t (bool too). A double has
// more than twice the bits of any small float and two, so + - * / and square roots done in it and
// then rounded are what rounding once would give.
template <DType D>
using LaneOf = decltype(LaneFor<D>());

template <DType D>
constexpr LaneOf<D> ToLane(base::StorageOf<D> value) {
  return static_cast<LaneOf<D>>(value);
}
template <DType D>
constexpr base::StorageOf<D> FromLane(LaneOf<D> value) {
  if constexpr (std::integral<LaneOf<D>>) {
    return base::WrapInteger<D>(static_cast<int64_t>(value));
  } else {
    return static_cast<base::StorageOf<D>>(value);
  }
}

template <typename T>
inline constexpr bool kIsComplex = false;
template <typename P>
inline constexpr bool kIsComplex<std::complex<P>> = true;

template <typename T>
concept IntegerLane = std::integral<T>;
template <typename T>
concept FloatLane = std::floating_point<T>;
template <typename T>
concept ComplexLane = kIsComplex<T>;

// --- Operations on lanes. Integers wrap: signed ones are computed as unsigned ones, which never
// overflow. Ops of i1 are those of OpForBool.

struct Add {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (IntegerLane<T>) {
      using U = std::make_unsigned_t<T>;
      return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
    } else {
      return a + b;
    }
  }
};

struct Subtract {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (IntegerLane<T>) {
      using U = std::make_unsigned_t<T>;
      return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
    } else {
      return a - b;
    }
  }
};

// Complex: (ac - bd) + (ad + bc)i as written, without C's recovery of infinities.
struct Multiply {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (IntegerLane<T>) {
      using U = std::make_unsigned_t<T>;
      return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
    } else if constexpr (ComplexLane<T>) {
      return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
    } else {
      return a * b;
    }
  }
};

// x / 0 is all ones and MIN / -1 is MIN, as XLA has it. Complex: C's Annex G, in double.
struct Divide {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (IntegerLane<T>) {
      if (b == 0) return static_cast<T>(-1);
      if constexpr (std::signed_integral<T>) {
        if (b == -1) return Subtract::Apply(T{0}, a);
      }
      return static_cast<T>(a / b);
    } else if constexpr (ComplexLane<T>) {
      return T(std::complex<double>(a) / std::complex<double>(b));
    } else {
      return a / b;
    }
  }
};

// The sign of the dividend. x rem 0 is x, MIN rem -1 is 0.
struct Remainder {
  template <typename T>
  static T Apply(T a, T b) {
    if constexpr (IntegerLane<T>) {
      if (b == 0) return a;
      if constexpr (std::signed_integral<T>) {
        if (b == -1) return 0;
      }
      return static_cast<T>(a % b);
    } else {
      return std::fmod(a, b);
    }
  }
};

// Complex numbers compare by (real, imaginary), the real parts first.
template <typename T>
constexpr bool LexicographicLess(T a, T b) {
  return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
}

// NaN wins; +0 is more than -0.
struct Maximum {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (ComplexLane<T>) {
      return LexicographicLess(a, b) ? b : a;
    } else if constexpr (FloatLane<T>) {
      if (a != a) return a;
      if (a == b) return std::signbit(a) ? b : a;
      return a > b ? a : b;  // b when it is NaN
    } else {
      return a > b ? a : b;
    }
  }
};

struct Minimum {
  template <typename T>
  static constexpr T Apply(T a, T b) {
    if constexpr (ComplexLane<T>) {
      return LexicographicLess(b, a) ? b : a;
    } else if constexpr (FloatLane<T>) {
      if (a != a) return a;
      if (a == b) return std::signbit(a) ? a : b;
      return a < b ? a : b;
    } else {
      return a < b ? a : b;
    }
  }
};

struct And {
  template <IntegerLane T>
  static constexpr T Apply(T a, T b) {
    return a & b;
  }
};
struct Or {
  template <IntegerLane T>
  static constexpr T Apply(T a, T b) {
    return a | b;
  }
};
struct Xor {
  template <IntegerLane T>
  static constexpr T Apply(T a, T b) {
    return a ^ b;
  }
};

}  // namespace lockstep::interpret::kernels
