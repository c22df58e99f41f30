// SPDX-License-Identifier: Apache-2.0
// Shape, ElementType, TensorType and Type: spelling, equality, hashing.
#include "lockstep/shape.h"

#include <bit>
#include <string_view>

#include "lockstep/base/hash.h"
#include "lockstep/base/numbers.h"

namespace lockstep {
namespace {

using base::HashCombine;

std::string SizeText(int64_t size) { return size == kDynamicSize ? "?" : std::to_string(size); }

// "2x?x3x": what stands before the element type.
std::string DimsPrefix(const Shape& shape) {
  std::string out;
  for (const int64_t size : shape.dims()) {
    out += SizeText(size);
    out += 'x';
  }
  return out;
}

std::string JoinTypes(std::span<const Type> types) {
  std::string out;
  for (const Type& type : types) {
    if (!out.empty()) out += ", ";
    out += type.ToString();
  }
  return out;
}

std::string QuantizationText(const Quantization& q) {
  const int bits = BitWidth(q.storage);
  const bool is_signed = IsSignedInteger(q.storage);
  // MLIR spells the storage i8 or u8.
  std::string out = "!quant.uniform<" + std::string(is_signed ? "i" : "u") + std::to_string(bits);
  const auto all_ones = static_cast<int64_t>(~uint64_t{0} >> (64 - bits + (is_signed ? 1 : 0)));
  if (q.storage_min != (is_signed ? -all_ones - 1 : 0) || q.storage_max != all_ones) {
    out += "<" + std::to_string(q.storage_min) + ":" + std::to_string(q.storage_max) + ">";
  }
  out += ":" + std::string(DTypeName(q.expressed));
  if (q.dimension) out += ":" + std::to_string(*q.dimension);
  out += q.dimension ? ", {" : ", ";
  for (size_t i = 0; i < q.scales.size(); ++i) {
    if (i > 0) out += ", ";
    out += base::FloatLiteral(q.scales[i]);
    const int64_t zero_point = i < q.zero_points.size() ? q.zero_points[i] : 0;
    if (zero_point != 0) out += ":" + std::to_string(zero_point);
  }
  out += q.dimension ? "}>" : ">";
  return out;
}

uint64_t HashElement(const ElementType& element) {
  uint64_t hash = static_cast<uint64_t>(element.dtype);
  if (!element.quantization) return hash;
  const Quantization& q = *element.quantization;
  hash = HashCombine(hash, static_cast<uint64_t>(q.expressed));
  hash = HashCombine(hash, static_cast<uint64_t>(q.storage_min));
  hash = HashCombine(hash, static_cast<uint64_t>(q.storage_max));
  hash = HashCombine(hash, static_cast<uint64_t>(q.dimension.value_or(-1)));
  // + 0.0 makes one of -0 and 0, which compare equal.
  for (const double scale : q.scales) {
    hash = HashCombine(hash, std::bit_cast<uint64_t>(scale + 0.0));
  }
  for (const int64_t zero : q.zero_points) hash = HashCombine(hash, static_cast<uint64_t>(zero));
  return hash;
}

uint64_t HashTensor(const TensorType& tensor) {
  uint64_t hash = HashElement(tensor.element);
  for (const int64_t size : tensor.shape.dims()) {
    hash = HashCombine(hash, static_cast<uint64_t>(size));
  }
  hash = HashCombine(hash, tensor.shape.dims().size());
  for (const int64_t bound : tensor.bounds) hash = HashCombine(hash, static_cast<uint64_t>(bound));
  return hash;
}

}  // namespace

bool Shape::IsStatic() const {
  for (const int64_t size : dims_) {
    if (size == kDynamicSize) return false;
  }
  return true;
}

int64_t Shape::NumElements() const { return CheckedNumElements().value(); }

Result<int64_t> Shape::CheckedNumElements() const {
  int64_t count = 1;
  bool overflow = false;
  for (const int64_t size : dims_) {
    if (size < 0) {
      return InvalidArgumentError("shape [" + ToString() +
                                  "] has no number of elements: a size is " +
                                  (size == kDynamicSize ? "dynamic" : "negative"));
    }
    if (size == 0) return 0;  // however large the others are
    overflow |= __builtin_mul_overflow(count, size, &count);
  }
  if (overflow) {
    return ResourceExhaustedError("shape [" + ToString() + "] has more than 2^63 - 1 elements");
  }
  return count;
}

std::string Shape::ToString() const {
  std::string out = DimsPrefix(*this);
  if (!out.empty()) out.pop_back();
  return out;
}

ElementType::ElementType(Quantization q)
    : dtype(q.storage), quantization(std::make_shared<const Quantization>(std::move(q))) {}

std::string ElementType::ToString() const {
  return IsQuantized() ? QuantizationText(*quantization) : std::string(DTypeName(dtype));
}

bool operator==(const ElementType& a, const ElementType& b) {
  if (a.dtype != b.dtype || a.IsQuantized() != b.IsQuantized()) return false;
  return a.quantization == b.quantization || *a.quantization == *b.quantization;
}

std::string TensorType::ToString() const {
  std::string out = "tensor<" + DimsPrefix(shape) + element.ToString();
  if (!bounds.empty()) {
    out += ", #stablehlo.bounds<";
    for (size_t i = 0; i < bounds.size(); ++i) {
      if (i > 0) out += ", ";
      out += SizeText(bounds[i]);
    }
    out += '>';
  }
  return out + '>';
}

Type Type::Token() {
  Type type;
  type.kind_ = Kind::kToken;
  return type;
}

Type Type::Tuple(std::vector<Type> members) {
  Type type;
  type.kind_ = Kind::kTuple;
  type.parts_ = std::make_shared<const Parts>(Parts{std::move(members), {}, {}});
  return type;
}

Type Type::Buffer(TensorType contents) {
  Type type(std::move(contents));
  type.kind_ = Kind::kBuffer;
  return type;
}

Type Type::Future(std::vector<Type> members) {
  Type type = Tuple(std::move(members));
  type.kind_ = Kind::kFuture;
  return type;
}

Type Type::Scalar(ElementType element) {
  Type type(TensorType(std::move(element), Shape()));
  type.kind_ = Kind::kScalar;
  return type;
}

Type Type::Function(std::vector<Type> inputs, std::vector<Type> results) {
  Type type;
  type.kind_ = Kind::kFunction;
  type.parts_ = std::make_shared<const Parts>(Parts{std::move(inputs), std::move(results), {}});
  return type;
}

Type Type::Opaque(std::string text) {
  Type type;
  type.kind_ = Kind::kOpaque;
  type.parts_ = std::make_shared<const Parts>(Parts{{}, {}, std::move(text)});
  return type;
}

std::span<const Type> Type::members() const {
  if (!parts_) return {};
  return parts_->members;
}

std::span<const Type> Type::results() const {
  if (!parts_) return {};
  return parts_->results;
}

std::string_view Type::text() const {
  if (!parts_) return {};
  return parts_->text;
}

std::string Type::ToString() const {
  switch (kind_) {
    case Kind::kTensor:
      return tensor_.ToString();
    case Kind::kToken:
      return "!stablehlo.token";
    case Kind::kTuple:
      return "tuple<" + JoinTypes(members()) + ">";
    case Kind::kBuffer:
      return "memref<" + DimsPrefix(tensor_.shape) + tensor_.element.ToString() + ">";
    case Kind::kFuture:
      return "!stablehlo.future<" + JoinTypes(members()) + ">";
    case Kind::kScalar:
      return tensor_.element.ToString();
    case Kind::kFunction: {
      // MLIR drops the parentheses around a single result, unless it is itself a function.
      const bool bare = results().size() == 1 && results()[0].kind() != Kind::kFunction;
      const std::string out = JoinTypes(results());
      return "(" + JoinTypes(members()) + ") -> " + (bare ? out : "(" + out + ")");
    }
    case Kind::kOpaque:
      return std::string(text());
  }
  return {};
}

size_t Type::Hash() const {
  uint64_t hash = HashCombine(static_cast<uint64_t>(kind_), HashTensor(tensor_));
  for (const Type& member : members()) hash = HashCombine(hash, member.Hash());
  hash = HashCombine(hash, members().size());
  for (const Type& result : results()) hash = HashCombine(hash, result.Hash());
  return static_cast<size_t>(HashCombine(hash, base::HashString(text())));
}

bool operator==(const Type& a, const Type& b) {
  if (a.kind_ != b.kind_ || a.tensor_ != b.tensor_) return false;
  if (a.parts_ == b.parts_) return true;
  if (!a.parts_ || !b.parts_) return false;
  return a.parts_->members == b.parts_->members && a.parts_->results == b.parts_->results &&
         a.parts_->text == b.parts_->text;
}

}  // namespace lockstep
