// SPDX-License-Identifier: Apache-2.0
// Buffer: an array that stays where a backend computes, between one call and the next.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "lockstep/dtype.h"
#include "lockstep/future.h"
#include "lockstep/literal.h"
#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep {

namespace runtime {
struct BufferState;
}  // namespace runtime

namespace internal {
// The dtype whose elements are T in memory. What C++ has no type for: see Buffer::FromMemory.
template <typename T>
struct DTypeOf;
template <DType D>
struct Is {
  static constexpr DType kDType = D;
};
template <>
struct DTypeOf<bool> : Is<DType::kI1> {};
template <>
struct DTypeOf<int8_t> : Is<DType::kI8> {};
template <>
struct DTypeOf<int16_t> : Is<DType::kI16> {};
template <>
struct DTypeOf<int32_t> : Is<DType::kI32> {};
template <>
struct DTypeOf<int64_t> : Is<DType::kI64> {};
template <>
struct DTypeOf<uint8_t> : Is<DType::kU8> {};
template <>
struct DTypeOf<uint16_t> : Is<DType::kU16> {};
template <>
struct DTypeOf<uint32_t> : Is<DType::kU32> {};
template <>
struct DTypeOf<uint64_t> : Is<DType::kU64> {};
template <>
struct DTypeOf<float> : Is<DType::kF32> {};
template <>
struct DTypeOf<double> : Is<DType::kF64> {};
template <>
struct DTypeOf<std::complex<float>> : Is<DType::kC64> {};
template <>
struct DTypeOf<std::complex<double>> : Is<DType::kC128> {};
}  // namespace internal

// A dtype, a static shape and elements as a Literal stores them, row-major. A Buffer is a handle:
// copies are the same array. What a call gives back is a Buffer at once; its elements come when the
// call has run, and whatever reads them waits.
//
// A call deletes the buffers that it takes: the arguments that the program donates. Their memory
// becomes that of results where the backend can do so. A deleted buffer is an error wherever it is
// used, which says what took it.
//
// Thread-safe, but for the elements that views show.
class Buffer {
 public:
  // Memory of its own, aligned to 64 bytes. The elements are zero. Errors: InvalidArgument for a
  // dynamic shape; ResourceExhausted when there is no memory for it. (All ways to make one have
  // these errors.)
  static Result<Buffer> Allocate(DType dtype, Shape shape);
  // Memory of its own that holds a copy.
  static Result<Buffer> FromLiteral(const Literal& literal);

  // The caller's memory: `elements` must stay until the calls that were given the buffer have run
  // and no Buffer refers to them any more, results that took its place included; nobody may write
  // to them while a call reads them. Elements of FromSpan<const float> and the like are never
  // written: a call that takes such a buffer puts its result elsewhere. Errors: InvalidArgument
  // when the number of elements is not the shape's, or the memory is not aligned to one.
  template <typename T>
  static Result<Buffer> FromSpan(Shape shape, std::span<T> elements) {
    constexpr DType kDType = internal::DTypeOf<std::remove_const_t<T>>::kDType;
    if constexpr (std::is_const_v<T>) {
      return FromMemory(kDType, std::move(shape), std::as_bytes(elements));
    } else {
      return FromMemory(kDType, std::move(shape), std::as_writable_bytes(elements));
    }
  }
  // The same for any dtype, bytes as a Literal stores them.
  static Result<Buffer> FromMemory(DType dtype, Shape shape, std::span<std::byte> bytes);
  static Result<Buffer> FromMemory(DType dtype, Shape shape, std::span<const std::byte> bytes);

  DType dtype() const;
  const Shape& shape() const;
  TensorType type() const { return TensorType(dtype(), shape()); }
  size_t size_bytes() const;

  // When the elements are there; the error of the call that should have made them.
  Event ReadyEvent() const;

  // The elements, once they are there: no copy. Good until the buffer is deleted or no Buffer
  // refers to the array. Errors: those of ReadyEvent(); FailedPrecondition for a deleted buffer;
  // InvalidArgument when T is not as wide as an element.
  template <typename T>
  Result<std::span<const T>> View() const {
    LS_ASSIGN_OR_RETURN(const std::span<std::byte> bytes, Bytes(sizeof(T), Access::kRead));
    return std::span(reinterpret_cast<const T*>(bytes.data()), bytes.size() / sizeof(T));
  }
  // The same to write to: waits for the calls that read them, too. Write nothing once the buffer
  // was given to a call. Errors: also FailedPrecondition for const memory of the caller.
  template <typename T>
  Result<std::span<T>> MutableView() const {
    LS_ASSIGN_OR_RETURN(const std::span<std::byte> bytes, Bytes(sizeof(T), Access::kWrite));
    return std::span(reinterpret_cast<T*>(bytes.data()), bytes.size() / sizeof(T));
  }
  // A copy, once the elements are there. Errors: those of View(); ResourceExhausted.
  Result<Literal> ToLiteral() const;

  bool IsDeleted() const;
  // Gives the array up. Calls that were given it before still run.
  void Delete() const;

  // What the runtime keeps of it; the struct is not part of the public interface.
  explicit Buffer(std::shared_ptr<runtime::BufferState> state) : state_(std::move(state)) {}
  const std::shared_ptr<runtime::BufferState>& state() const { return state_; }

 private:
  enum class Access { kRead, kWrite };
  Result<std::span<std::byte>> Bytes(size_t element_size, Access access) const;

  std::shared_ptr<runtime::BufferState> state_;
};

}  // namespace lockstep
