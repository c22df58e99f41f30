// SPDX-License-Identifier: Apache-2.0
// Literal: a dense array in host memory, the currency of inputs, outputs and constants.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/dtype.h"
#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep {

// A dtype, a static shape and the elements, row-major, each ElementSizeBytes(dtype) wide in the
// machine's byte order (little-endian). The bytes are shared between copies and copied on write, so
// passing a Literal by value is cheap. A splat holds one element that stands for all of them; a
// literal of one element always is one.
// Thread-compatible: copies may be read from many threads; writing needs the only reference.
class Literal {
 public:
  // A scalar f32 zero.
  Literal();

  // All zeros, as a splat (no memory for the elements until they are written).
  // Errors: InvalidArgument for a dynamic shape; ResourceExhausted when the size overflows.
  static Result<Literal> Zeros(DType dtype, Shape shape);
  // Takes the bytes of all elements. Errors: InvalidArgument when the number of bytes is not
  // elements x ElementSizeBytes.
  static Result<Literal> FromBytes(DType dtype, Shape shape, std::vector<std::byte> bytes);
  // One element, given by its bytes, standing for all.
  static Result<Literal> Splat(DType dtype, Shape shape, std::span<const std::byte> element);
  // Refers to bytes that `owner` keeps alive (a mapped file, say) without copying them.
  static Result<Literal> Borrow(DType dtype, Shape shape, std::span<const std::byte> bytes,
                                std::shared_ptr<const void> owner);

  // From values of the C++ type that stores `dtype`: float for f32, int32_t for i32, uint8_t for
  // i1, std::complex<float> for complex<f32>. REQUIRES: sizes agree.
  template <typename T>
  static Literal FromValues(DType dtype, Shape shape, std::span<const T> values) {
    auto raw = std::as_bytes(values);
    return Literal::FromBytes(dtype, std::move(shape), {raw.begin(), raw.end()}).value();
  }
  static Literal ScalarF32(float value);
  static Literal ScalarI32(int32_t value);
  static Literal ScalarI64(int64_t value);
  static Literal ScalarBool(bool value);
  static Literal VectorF32(std::span<const float> values);

  DType dtype() const { return dtype_; }
  const Shape& shape() const { return shape_; }
  TensorType type() const { return TensorType(dtype_, shape_); }
  int64_t num_elements() const { return num_elements_; }
  // num_elements() x ElementSizeBytes(dtype()), also for a splat.
  size_t size_bytes() const;

  bool is_splat() const { return splat_; }
  // The bytes that are held: one element for a splat, else all of them.
  std::span<const std::byte> stored_bytes() const { return bytes_; }
  // A copy that holds every element. ResourceExhausted when there is no memory for it.
  Result<Literal> Expanded() const;
  // The bytes of element `index` in row-major order.
  std::span<const std::byte> element(int64_t index) const;

  // All elements as T. REQUIRES: sizeof(T) == ElementSizeBytes(dtype()), and every element is held:
  // !is_splat() or num_elements() == 1.
  template <typename T>
  std::span<const T> data() const {
    CheckAccess(sizeof(T));
    return {reinterpret_cast<const T*>(bytes_.data()), bytes_.size() / sizeof(T)};
  }
  // The same for writing; expands a splat and unshares the bytes first.
  template <typename T>
  std::span<T> mutable_data() {
    std::span<std::byte> raw = MutableBytes();
    CheckAccess(sizeof(T));
    return {reinterpret_cast<T*>(raw.data()), raw.size() / sizeof(T)};
  }
  // Aborts when there is no memory to expand a splat or to copy shared bytes: call Expanded() first
  // where the size comes from outside.
  std::span<std::byte> MutableBytes();
  // Whether MutableBytes() would give the bytes as they are: all are held, and by no other literal.
  bool IsWritableInPlace() const {
    return own_bytes_.use_count() == 1 && bytes_.size() == size_bytes();
  }

  // The same elements under another shape of equal size. REQUIRES: sizes agree.
  Literal Reshaped(Shape shape) const;

  // The value of element `index`, for printing and tests: any real dtype as double; the real part
  // of a complex one.
  double ElementAsDouble(int64_t index) const;
  // Any integer or bool dtype as int64 (ui64 above 2^63 wraps).
  int64_t ElementAsInt64(int64_t index) const;

  // XXH3 of dtype, shape and elements. Equal literals hash equal, splat or not. Computed once.
  uint64_t Hash() const;
  // Same dtype, shape and bits.
  friend bool operator==(const Literal& a, const Literal& b);

  // "f32[2x2] {{1, 2}, {3, 4}}", long ones shortened.
  std::string ToString(int64_t max_elements = 64) const;

 private:
  // A number that const calls from many threads may fill in; 0: not computed yet.
  class CachedHash {
   public:
    CachedHash() = default;
    CachedHash(const CachedHash& other) : value_(other.Get()) {}
    CachedHash& operator=(const CachedHash& other) { return Set(other.Get()), *this; }
    uint64_t Get() const { return value_.load(std::memory_order_relaxed); }
    void Set(uint64_t value) { value_.store(value, std::memory_order_relaxed); }

   private:
    std::atomic<uint64_t> value_{0};
  };

  void CheckAccess(size_t element_size) const;
  // Takes over `bytes`, all elements or one of them.
  static Literal Own(DType dtype, Shape shape, int64_t num_elements, std::vector<std::byte> bytes,
                     bool splat);

  DType dtype_ = DType::kF32;
  bool splat_ = true;
  Shape shape_;
  int64_t num_elements_ = 1;
  std::span<const std::byte> bytes_;
  std::shared_ptr<const void> owner_;                  // keeps borrowed bytes alive
  std::shared_ptr<std::vector<std::byte>> own_bytes_;  // null when borrowed
  mutable CachedHash hash_;
};

}  // namespace lockstep
