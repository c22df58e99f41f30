// SPDX-License-Identifier: Apache-2.0
// Shape, ElementType, TensorType and Type: what a value of a program is.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/dtype.h"
#include "lockstep/status.h"

namespace lockstep {

// A dimension whose size is known only at run time, spelled `?`.
inline constexpr int64_t kDynamicSize = std::numeric_limits<int64_t>::min();

// Sizes of the dimensions of a tensor, outermost first. Rank 0 is a scalar. Sizes are >= 0 or
// kDynamicSize.
class Shape {
 public:
  Shape() = default;
  Shape(std::initializer_list<int64_t> dims) : dims_(dims) {}
  explicit Shape(std::vector<int64_t> dims) : dims_(std::move(dims)) {}
  explicit Shape(std::span<const int64_t> dims) : dims_(dims.begin(), dims.end()) {}

  // Axes count from 0. REQUIRES, for all that take one: 0 <= axis < rank().
  int64_t rank() const { return static_cast<int64_t>(dims_.size()); }
  std::span<const int64_t> dims() const { return dims_; }
  int64_t dim(int64_t axis) const { return dims_[static_cast<size_t>(axis)]; }
  int64_t operator[](int64_t axis) const { return dim(axis); }
  void set_dim(int64_t axis, int64_t size) { dims_[static_cast<size_t>(axis)] = size; }
  void push_back(int64_t size) { dims_.push_back(size); }

  // No size is kDynamicSize.
  bool IsStatic() const;
  // Product of the sizes. REQUIRES: IsStatic() and the product fits (see CheckedNumElements).
  int64_t NumElements() const;
  // The product, or ResourceExhausted when it overflows int64, InvalidArgument when dynamic.
  Result<int64_t> CheckedNumElements() const;
  // "2x3x?" ; empty for rank 0.
  std::string ToString() const;

  friend bool operator==(const Shape&, const Shape&) = default;

 private:
  std::vector<int64_t> dims_;
};

// Parameters of !quant.uniform (specification, "Quantized types"). One scale and zero point per
// tensor, or one per slice along `dimension`.
struct Quantization {
  DType storage = DType::kI8;     // an integer type
  DType expressed = DType::kF32;  // the float type that it stands for
  int64_t storage_min = 0;
  int64_t storage_max = 0;
  std::optional<int64_t> dimension;  // no value: per tensor
  std::vector<double> scales;
  std::vector<int64_t> zero_points;

  friend bool operator==(const Quantization&, const Quantization&) = default;
};

// The element part of a tensor type. For a quantized element `dtype` is the storage type.
struct ElementType {
  DType dtype = DType::kF32;
  std::shared_ptr<const Quantization> quantization;  // null: not quantized

  ElementType() = default;
  ElementType(DType d) : dtype(d) {}
  explicit ElementType(Quantization q);

  bool IsQuantized() const { return quantization != nullptr; }
  bool IsPerAxis() const { return IsQuantized() && quantization->dimension.has_value(); }
  bool IsPerTensor() const { return IsQuantized() && !quantization->dimension.has_value(); }
  // "f32" or "!quant.uniform<i8:f32, 0.5:-3>".
  std::string ToString() const;

  friend bool operator==(const ElementType& a, const ElementType& b);
};

// tensor<2x?xf32>. `bounds`, when not empty, has one upper bound per dimension (kDynamicSize:
// none), spelled #stablehlo.bounds<...> as the tensor's encoding.
struct TensorType {
  ElementType element;
  Shape shape;
  std::vector<int64_t> bounds;

  TensorType() = default;
  TensorType(ElementType e, Shape s) : element(std::move(e)), shape(std::move(s)) {}
  TensorType(DType d, Shape s) : element(d), shape(std::move(s)) {}

  DType dtype() const { return element.dtype; }
  int64_t rank() const { return shape.rank(); }
  std::string ToString() const;

  friend bool operator==(const TensorType&, const TensorType&) = default;
};

// Any type a value can have. Value semantics; copying shares tuple and function parts.
class Type {
 public:
  enum class Kind : uint8_t {
    kTensor,
    kToken,     // !stablehlo.token
    kTuple,     // tuple<T, U>
    kBuffer,    // memref<2xf32>
    kFuture,    // !stablehlo.future<T, U>
    kScalar,    // a bare element type such as i32, for attributes and foreign ops
    kFunction,  // (T) -> U, for attributes
    kOpaque,    // a type of a dialect that Lockstep does not know, kept as text
  };

  Type() = default;  // tensor<f32>
  Type(TensorType tensor) : tensor_(std::move(tensor)) {}
  // One constructor per kind; the accessors below say what each kind holds.
  static Type Token();
  static Type Tuple(std::vector<Type> members);
  static Type Buffer(TensorType contents);
  static Type Future(std::vector<Type> members);
  static Type Scalar(ElementType element);
  static Type Function(std::vector<Type> inputs, std::vector<Type> results);
  static Type Opaque(std::string text);

  Kind kind() const { return kind_; }
  bool IsTensor() const { return kind_ == Kind::kTensor; }
  bool IsToken() const { return kind_ == Kind::kToken; }
  bool IsTuple() const { return kind_ == Kind::kTuple; }

  // REQUIRES: kind is kTensor, kBuffer or kScalar (rank 0).
  const TensorType& tensor() const { return tensor_; }
  // Members of a tuple or future; inputs of a function.
  std::span<const Type> members() const;
  // Results of a function.
  std::span<const Type> results() const;
  // Spelling of an opaque type.
  std::string_view text() const;

  // The StableHLO spelling.
  std::string ToString() const;
  // Equal types hash equal. Not the same from one version of Lockstep to the next.
  size_t Hash() const;
  friend bool operator==(const Type& a, const Type& b);

 private:
  struct Parts {
    std::vector<Type> members;
    std::vector<Type> results;
    std::string text;
  };
  Kind kind_ = Kind::kTensor;
  TensorType tensor_;
  std::shared_ptr<const Parts> parts_;
};

}  // namespace lockstep
