// SPDX-License-Identifier: Apache-2.0
// Literal: single elements as numbers, and the whole as text for a person.
#include <complex>
#include <cstring>

#include "lockstep/base/numbers.h"
#include "lockstep/base/storage.h"
#include "lockstep/literal.h"

namespace lockstep {
namespace {

constexpr int64_t kMaxPrintedRank = 256;

template <typename T>
T Load(std::span<const std::byte> bytes) {
  T value;
  std::memcpy(&value, bytes.data(), sizeof(T));
  return value;
}

std::string ElementText(DType dtype, std::span<const std::byte> bytes) {
  return base::VisitDType(dtype, [&](auto tag) -> std::string {
    using T = typename decltype(tag)::Storage;
    const T value = Load<T>(bytes);
    if constexpr (tag.kDType == DType::kI1) {
      return value != 0 ? "true" : "false";
    } else if constexpr (IsComplex(tag.kDType)) {
      return "(" + base::ShortestDecimal(value.real()) + ", " +
             base::ShortestDecimal(value.imag()) + ")";
    } else if constexpr (base::kIsSmallFloat<T>) {
      return base::ShortestDecimal(static_cast<float>(value));
    } else if constexpr (IsFloat(tag.kDType)) {
      return base::ShortestDecimal(value);
    } else {
      return std::to_string(value);
    }
  });
}

// Writes elements as nested braces and stops, with "...", after `left` of them.
struct ElementsPrinter {
  const Literal& literal;
  int64_t left;
  int64_t next = 0;
  bool stopped = false;
  std::string out;

  void Print(int64_t axis) {
    if (axis == literal.shape().rank()) {
      out += ElementText(literal.dtype(), literal.element(next++));
      --left;
      return;
    }
    out += '{';
    for (int64_t i = 0; i < literal.shape()[axis] && !stopped; ++i) {
      if (i > 0) out += ", ";
      if (left <= 0) {
        out += "...";
        stopped = true;
        break;
      }
      Print(axis + 1);
    }
    out += '}';
  }
};

}  // namespace

double Literal::ElementAsDouble(int64_t index) const {
  return base::VisitDType(dtype_, [&](auto tag) -> double {
    using T = typename decltype(tag)::Storage;
    const T value = Load<T>(element(index));
    if constexpr (IsComplex(tag.kDType)) {
      return static_cast<double>(value.real());
    } else {
      return static_cast<double>(value);
    }
  });
}

int64_t Literal::ElementAsInt64(int64_t index) const {
  return base::VisitDType(dtype_, [&](auto tag) -> int64_t {
    using T = typename decltype(tag)::Storage;
    if constexpr (std::is_integral_v<T>) {
      return static_cast<int64_t>(Load<T>(element(index)));
    } else {
      LS_CHECK(std::is_integral_v<T>);
      return 0;
    }
  });
}

std::string Literal::ToString(int64_t max_elements) const {
  std::string text = std::string(DTypeName(dtype_)) + "[" + shape_.ToString() + "] ";
  if (num_elements_ == 0) return text + "{}";
  // The printer recurses once per dimension; no real array comes near this.
  if (shape_.rank() > kMaxPrintedRank) return text + "{...}";
  ElementsPrinter printer{*this, max_elements, 0, false, std::move(text)};
  printer.Print(0);
  return std::move(printer.out);
}

}  // namespace lockstep
