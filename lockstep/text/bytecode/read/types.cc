// SPDX-License-Identifier: Apache-2.0
// Types of the vhlo and builtin dialects.
#include <algorithm>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/codes.h"
#include "lockstep/text/bytecode/read/entries.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

// Sizes are at least 0 or dynamic.
bool ReadShape(ByteReader& in, Shape& out) {
  std::vector<int64_t> sizes;
  if (!ReadSignedList(in, sizes)) return false;
  const bool valid = std::all_of(sizes.begin(), sizes.end(),
                                 [](int64_t size) { return size >= 0 || size == kDynamicSize; });
  if (!valid) return in.Fail("a negative size");
  out = Shape(std::move(sizes));
  return true;
}

// i2 to i64 and ui2 to ui64 by width; signless and signed alike.
std::optional<DType> IntegerOfWidth(uint64_t width, bool is_unsigned) {
  if (width == 1 && !is_unsigned) return DType::kI1;
  constexpr uint64_t kWidths[] = {2, 4, 8, 16, 32, 64};
  const auto found = std::find(std::begin(kWidths), std::end(kWidths), width);
  if (found == std::end(kWidths)) return std::nullopt;
  const auto first = static_cast<int>(is_unsigned ? DType::kU2 : DType::kI2);
  return static_cast<DType>(first + static_cast<int>(found - std::begin(kWidths)));
}

std::optional<DType> BuiltinFloat(uint64_t code) {
  switch (code) {
    case builtin::kBF16Type:
      return DType::kBF16;
    case builtin::kF16Type:
      return DType::kF16;
    case builtin::kF32Type:
      return DType::kF32;
    case builtin::kF64Type:
      return DType::kF64;
    default:
      return std::nullopt;
  }
}

}  // namespace

bool Entries::ReadElementType(ByteReader& in, ElementType& out) {
  Type type;
  if (!ReadType(in, type)) return false;
  if (type.kind() != Type::Kind::kScalar) {
    return problem_.Unsupported(StrCat("elements of type ", type.ToString()));
  }
  out = type.tensor().element;
  return true;
}

bool Entries::ReadComplex(ByteReader& in, Type& out) {
  ElementType part;
  if (!ReadElementType(in, part)) return false;
  if (part.dtype != DType::kF32 && part.dtype != DType::kF64) {
    return in.Fail("a complex type of odd parts");
  }
  out = Type::Scalar(part.dtype == DType::kF32 ? DType::kC64 : DType::kC128);
  return true;
}

bool Entries::ReadTensor(ByteReader& in, Type& out) {
  Shape shape;
  ElementType element;
  if (!ReadShape(in, shape) || !ReadElementType(in, element)) return false;
  out = TensorType(std::move(element), std::move(shape));
  return true;
}

// Flags, storage, expressed; then scale, zero point and limits, or dimension, limits and lists.
bool Entries::ReadQuantization(ByteReader& in, bool per_axis, Type& out) {
  Quantization q;
  ElementType storage, expressed;
  const uint64_t is_signed = in.Varint();
  if (!ReadElementType(in, storage) || !ReadElementType(in, expressed)) return false;
  if (!IsInteger(storage.dtype) || !IsFloat(expressed.dtype) || storage.IsQuantized()) {
    return in.Fail("a quantized type of odd parts");
  }
  // The storage of MLIR's quantized types is signless; the flag has its sign.
  q.storage = *IntegerOfWidth(static_cast<uint64_t>(BitWidth(storage.dtype)), (is_signed & 1) == 0);
  q.expressed = expressed.dtype;
  const auto read_scale = [&] {
    q.scales.push_back(FloatFromBits(DType::kF64, ReadNumberBits(in, DType::kF64)));
  };
  if (!per_axis) {
    read_scale();
    q.zero_points.push_back(in.SignedVarint());
  } else {
    q.dimension = static_cast<int64_t>(in.Varint());
  }
  q.storage_min = in.SignedVarint();
  q.storage_max = in.SignedVarint();
  if (per_axis) {
    const size_t count = in.Count();
    for (size_t i = 0; i < count && in.ok(); ++i) read_scale();
    if (!ReadSignedList(in, q.zero_points)) return false;
    if (q.zero_points.size() != q.scales.size()) return in.Fail("scales without zero points");
  }
  if (!in.ok() || !AddWeight(q.scales.size())) return false;
  out = Type::Scalar(ElementType(std::move(q)));
  return true;
}

bool Entries::DecodeType(const Entry& entry, ByteReader& in, Type& out) {
  if (entry.dialect == "vhlo") return DecodeVhloType(in, out);
  if (entry.dialect == "builtin") return DecodeBuiltinType(in, out);
  return problem_.Unsupported(StrCat("a type of the dialect '", entry.dialect, "'"));
}

bool Entries::DecodeVhloType(ByteReader& in, Type& out) {
  const uint64_t code = in.Varint();
  if (const ElementRow* row = FindElement(code); row != nullptr) {
    out = Type::Scalar(row->dtype);
    return in.ok();
  }
  std::vector<Type> types, results;
  switch (code) {
    case vhlo::kComplexType:
      return ReadComplex(in, out);
    case vhlo::kFunctionType:
      if (!ReadTypes(in, types) || !ReadTypes(in, results)) return false;
      out = Type::Function(std::move(types), std::move(results));
      return true;
    case vhlo::kTensorType:
      return ReadTensor(in, out);
    case vhlo::kTensorWithExtensionsType: {
      ir::Attribute bounds;
      if (!ReadAttribute(in, bounds) || !ReadTensor(in, out)) return false;
      TensorType tensor = out.tensor();
      const auto* list = bounds.As<ir::ArrayAttr>();
      if (list == nullptr) return problem_.Unsupported("a tensor with an encoding");
      for (const ir::Attribute& bound : list->values) {
        const auto* number = bound.As<ir::IntegerAttr>();
        if (number == nullptr) return in.Fail("bounds that are no numbers");
        tensor.bounds.push_back(number->value);
      }
      out = std::move(tensor);
      return true;
    }
    case vhlo::kTokenType:
      out = Type::Token();
      return in.ok();
    case vhlo::kTupleType:
    case vhlo::kFutureType:
      if (!ReadTypes(in, types)) return false;
      out =
          code == vhlo::kTupleType ? Type::Tuple(std::move(types)) : Type::Future(std::move(types));
      return true;
    case vhlo::kQuantizedType:
    case vhlo::kQuantizedPerAxisType:
      return ReadQuantization(in, code == vhlo::kQuantizedPerAxisType, out);
    case vhlo::kUnrankedTensorType: {
      ElementType element;
      if (!ReadElementType(in, element)) return false;
      out = Type::Opaque(StrCat("tensor<*x", element.ToString(), ">"));
      return true;
    }
    case vhlo::kWitnessType:
      out = Type::Opaque("!shape.witness");
      return in.ok();
    case vhlo::kNoneType:
      out = Type::Opaque("none");
      return in.ok();
    case vhlo::kTF32Type:
      out = Type::Opaque("tf32");
      return in.ok();
    case vhlo::kBufferType:
      if (!ReadTensor(in, out)) return false;
      out = Type::Buffer(out.tensor());
      return true;
    default:
      return in.ok() && problem_.Unsupported(StrCat("vhlo type ", code));
  }
}

bool Entries::DecodeBuiltinType(ByteReader& in, Type& out) {
  const uint64_t code = in.Varint();
  if (const auto dtype = BuiltinFloat(code)) {
    out = Type::Scalar(*dtype);
    return in.ok();
  }
  std::vector<Type> types, results;
  switch (code) {
    case builtin::kIntegerType: {  // width and, in the two low bits, signless, signed or unsigned
      const uint64_t bits = in.Varint();
      const auto dtype = IntegerOfWidth(bits >> 2, (bits & 3) == 2);
      if (!dtype)
        return in.ok() && problem_.Unsupported(StrCat("an integer of ", bits >> 2, " bits"));
      out = Type::Scalar(*dtype);
      return in.ok();
    }
    case builtin::kIndexType:
      out = Type::Scalar(DType::kIndex);
      return in.ok();
    case builtin::kFunctionType:
      if (!ReadTypes(in, types) || !ReadTypes(in, results)) return false;
      out = Type::Function(std::move(types), std::move(results));
      return true;
    case builtin::kComplexType:
      return ReadComplex(in, out);
    case builtin::kNoneType:
      out = Type::Opaque("none");
      return in.ok();
    case builtin::kTensorType:
      return ReadTensor(in, out);
    case builtin::kTupleType:
      if (!ReadTypes(in, types)) return false;
      out = Type::Tuple(std::move(types));
      return true;
    default:
      return in.ok() && problem_.Unsupported(StrCat("builtin type ", code));
  }
}

}  // namespace lockstep::text::bytecode
