// SPDX-License-Identifier: Apache-2.0
// Literal: making, sharing, expanding, comparing, showing.
#include "lockstep/literal.h"

#include <algorithm>
#include <array>
#include <complex>
#include <cstring>

#include "lockstep/base/hash.h"
#include "lockstep/base/limits.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/storage.h"

namespace lockstep {
namespace {

// What a literal of zeros refers to: one element of the widest type.
alignas(16) constexpr std::array<std::byte, 16> kZeros{};

Result<int64_t> CountElements(DType dtype, const Shape& shape) {
  LS_ASSIGN_OR_RETURN(const int64_t count, shape.CheckedNumElements());
  int64_t size_bytes = 0;
  if (__builtin_mul_overflow(count, static_cast<int64_t>(ElementSizeBytes(dtype)), &size_bytes)) {
    return ResourceExhaustedError(TensorType(dtype, shape).ToString() +
                                  " has more than 2^63 - 1 bytes");
  }
  return count;
}

Status WrongSize(DType dtype, const Shape& shape, uint64_t expected, size_t found) {
  return InvalidArgumentError(TensorType(dtype, shape).ToString() + " takes " +
                              std::to_string(expected) + " bytes, found " + std::to_string(found));
}

// Whether `bytes` repeats `element`. An empty range does.
bool Repeats(std::span<const std::byte> bytes, std::span<const std::byte> element) {
  if (bytes.empty()) return true;
  const size_t size = element.size();
  // Equal to the element at the front and to itself moved by one element.
  return std::memcmp(bytes.data(), element.data(), size) == 0 &&
         std::memcmp(bytes.data(), bytes.data() + size, bytes.size() - size) == 0;
}

// Fills `bytes` with copies of `element` by doubling.
void Fill(std::span<std::byte> bytes, std::span<const std::byte> element) {
  if (bytes.empty()) return;
  std::memcpy(bytes.data(), element.data(), element.size());
  for (size_t done = element.size(); done < bytes.size();) {
    const size_t more = std::min(done, bytes.size() - done);
    std::memcpy(bytes.data() + done, bytes.data(), more);
    done += more;
  }
}

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

Literal::Literal() : bytes_(kZeros.data(), sizeof(float)) {}

Literal Literal::Own(DType dtype, Shape shape, int64_t num_elements, std::vector<std::byte> bytes,
                     bool splat) {
  Literal literal;
  literal.dtype_ = dtype;
  literal.splat_ = splat || num_elements == 1;
  literal.shape_ = std::move(shape);
  literal.num_elements_ = num_elements;
  literal.own_bytes_ = std::make_shared<std::vector<std::byte>>(std::move(bytes));
  literal.bytes_ = *literal.own_bytes_;
  return literal;
}

Result<Literal> Literal::Zeros(DType dtype, Shape shape) {
  return Splat(dtype, std::move(shape), {kZeros.data(), ElementSizeBytes(dtype)});
}

Result<Literal> Literal::FromBytes(DType dtype, Shape shape, std::vector<std::byte> bytes) {
  LS_ASSIGN_OR_RETURN(const int64_t count, CountElements(dtype, shape));
  const uint64_t expected = static_cast<uint64_t>(count) * ElementSizeBytes(dtype);
  if (bytes.size() != expected) return WrongSize(dtype, shape, expected, bytes.size());
  return Own(dtype, std::move(shape), count, std::move(bytes), /*splat=*/false);
}

Result<Literal> Literal::Splat(DType dtype, Shape shape, std::span<const std::byte> element) {
  LS_ASSIGN_OR_RETURN(const int64_t count, CountElements(dtype, shape));
  const size_t expected = ElementSizeBytes(dtype);
  if (element.size() != expected) return WrongSize(dtype, Shape(), expected, element.size());
  if (count == 0) return Own(dtype, std::move(shape), 0, {}, /*splat=*/false);
  return Own(dtype, std::move(shape), count, {element.begin(), element.end()}, /*splat=*/true);
}

Result<Literal> Literal::Borrow(DType dtype, Shape shape, std::span<const std::byte> bytes,
                                std::shared_ptr<const void> owner) {
  LS_ASSIGN_OR_RETURN(const int64_t count, CountElements(dtype, shape));
  const uint64_t expected = static_cast<uint64_t>(count) * ElementSizeBytes(dtype);
  if (bytes.size() != expected) return WrongSize(dtype, shape, expected, bytes.size());
  // data<T>() needs aligned bytes, which a file does not promise.
  const size_t alignment = std::min<size_t>(expected == 0 ? 1 : ElementSizeBytes(dtype), 8);
  if (reinterpret_cast<uintptr_t>(bytes.data()) % alignment != 0) {
    LS_ASSIGN_OR_RETURN(std::vector<std::byte> copy,
                        base::AllocateBytes(bytes.size(), "an array that is not aligned"));
    std::copy(bytes.begin(), bytes.end(), copy.begin());
    return Own(dtype, std::move(shape), count, std::move(copy), /*splat=*/false);
  }
  Literal literal;
  literal.dtype_ = dtype;
  literal.splat_ = count == 1;
  literal.shape_ = std::move(shape);
  literal.num_elements_ = count;
  literal.bytes_ = bytes;
  literal.owner_ = std::move(owner);
  return literal;
}

Literal Literal::ScalarF32(float value) {
  return FromValues<float>(DType::kF32, Shape(), {&value, 1});
}
Literal Literal::ScalarI32(int32_t value) {
  return FromValues<int32_t>(DType::kI32, Shape(), {&value, 1});
}
Literal Literal::ScalarI64(int64_t value) {
  return FromValues<int64_t>(DType::kI64, Shape(), {&value, 1});
}
Literal Literal::ScalarBool(bool value) {
  const uint8_t byte = value ? 1 : 0;
  return FromValues<uint8_t>(DType::kI1, Shape(), {&byte, 1});
}
Literal Literal::VectorF32(std::span<const float> values) {
  return FromValues<float>(DType::kF32, Shape{static_cast<int64_t>(values.size())}, values);
}

size_t Literal::size_bytes() const {
  return static_cast<size_t>(num_elements_) * ElementSizeBytes(dtype_);
}

Result<Literal> Literal::Expanded() const {
  if (bytes_.size() == size_bytes()) return *this;
  LS_ASSIGN_OR_RETURN(std::vector<std::byte> all,
                      base::AllocateBytes(size_bytes(), type().ToString()));
  Fill(all, bytes_);
  Literal result = Own(dtype_, shape_, num_elements_, std::move(all), /*splat=*/false);
  result.hash_ = hash_;
  return result;
}

std::span<const std::byte> Literal::element(int64_t index) const {
  LS_CHECK(index >= 0 && index < num_elements_);
  const size_t size = ElementSizeBytes(dtype_);
  return splat_ ? bytes_ : bytes_.subspan(static_cast<size_t>(index) * size, size);
}

std::span<std::byte> Literal::MutableBytes() {
  // Taking a reference before counting orders this after the reads of a copy that another thread
  // has just dropped.
  const std::shared_ptr<std::vector<std::byte>> held = own_bytes_;
  const bool complete = bytes_.size() == size_bytes();
  if (!complete || !held || held.use_count() != 2) {
    Result<std::vector<std::byte>> copy = base::AllocateBytes(size_bytes(), type().ToString());
    LS_CHECK(copy.ok());
    Fill(*copy, bytes_);
    own_bytes_ = std::make_shared<std::vector<std::byte>>(*std::move(copy));
    owner_ = nullptr;
    bytes_ = *own_bytes_;
  }
  splat_ = num_elements_ == 1;
  hash_.Set(0);
  return *own_bytes_;
}

Literal Literal::Reshaped(Shape shape) const {
  LS_CHECK(shape.NumElements() == num_elements_);
  Literal result = *this;
  result.shape_ = std::move(shape);
  result.hash_.Set(0);
  return result;
}

uint64_t Literal::Hash() const {
  if (const uint64_t known = hash_.Get(); known != 0) return known;
  uint64_t hash = base::HashCombine(static_cast<uint64_t>(dtype_), shape_.dims().size());
  for (const int64_t size : shape_.dims()) {
    hash = base::HashCombine(hash, static_cast<uint64_t>(size));
  }
  // Equal elements are hashed as one, whichever way they are held: a splat of any size is cheap.
  std::span<const std::byte> bytes = bytes_;
  const size_t size = ElementSizeBytes(dtype_);
  if (!bytes.empty() && Repeats(bytes, bytes.first(size))) bytes = bytes.first(size);
  hash = base::HashBytes(bytes, hash);
  if (hash == 0) hash = 1;
  hash_.Set(hash);
  return hash;
}

bool operator==(const Literal& a, const Literal& b) {
  if (a.dtype_ != b.dtype_ || a.shape_ != b.shape_) return false;
  if (a.bytes_.size() == b.bytes_.size()) return std::ranges::equal(a.bytes_, b.bytes_);
  return a.bytes_.size() < b.bytes_.size() ? Repeats(b.bytes_, a.bytes_)
                                           : Repeats(a.bytes_, b.bytes_);
}

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

void Literal::CheckAccess(size_t element_size) const {
  LS_CHECK(element_size == ElementSizeBytes(dtype_));
  LS_CHECK(bytes_.size() == size_bytes());
}

}  // namespace lockstep
