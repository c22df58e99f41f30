// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: constants, and the attributes that Op() is given.
#include <cmath>
#include <limits>

#include "lockstep/base/storage.h"
#include "lockstep/graph_builder.h"
#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep {
namespace {

template <typename T>
Result<Literal> SplatOf(DType dtype, const Shape& shape, const T& element) {
  return Literal::Splat(dtype, shape, std::as_bytes(std::span(&element, 1)));
}

bool IsIntegral(DType dtype) { return IsInteger(dtype) || dtype == DType::kIndex; }

// The least and the greatest value of an integer type, as int64 bits.
int64_t IntegerExtreme(Extreme extreme, DType dtype) {
  const int bits = dtype == DType::kIndex ? 64 : BitWidth(dtype);
  if (IsUnsignedInteger(dtype)) {
    if (extreme == Extreme::kLowest) return 0;
    return static_cast<int64_t>(~uint64_t{0} >> (64 - bits));
  }
  const int64_t lowest = std::numeric_limits<int64_t>::min() >> (64 - bits);
  return extreme == Extreme::kLowest ? lowest : ~lowest;
}

bool FitsInteger(double value, DType dtype) {
  if (value != std::trunc(value)) return false;  // also NaN
  const int bits = dtype == DType::kIndex ? 64 : BitWidth(dtype);
  const bool is_unsigned = IsUnsignedInteger(dtype);
  const double low = is_unsigned ? 0.0 : -std::ldexp(1.0, bits - 1);
  const double end = std::ldexp(1.0, is_unsigned ? bits : bits - 1);
  return low <= value && value < end;
}

}  // namespace

Result<Literal> FullLiteral(double value, DType dtype, const Shape& shape) {
  if (IsIntegral(dtype) && !FitsInteger(value, dtype)) {
    return InvalidArgumentError(std::to_string(value) + " is no value of type " +
                                std::string(DTypeName(dtype)));
  }
  return base::VisitDType(dtype, [&](auto tag) {
    constexpr DType kDType = decltype(tag)::kDType;
    using T = typename decltype(tag)::Storage;
    if constexpr (IsBool(kDType)) {
      return SplatOf(dtype, shape, static_cast<T>(value != 0));
    } else if constexpr (IsComplex(kDType)) {
      return SplatOf(dtype, shape, T(static_cast<typename T::value_type>(value)));
    } else if constexpr (kDType == DType::kU64) {
      return SplatOf(dtype, shape, static_cast<uint64_t>(value));
    } else if constexpr (IsFloat(kDType)) {
      return SplatOf(dtype, shape, T(value));
    } else {
      return SplatOf(dtype, shape, base::WrapInteger<kDType>(static_cast<int64_t>(value)));
    }
  });
}

Literal ExtremeLiteral(Extreme extreme, DType dtype) {
  const bool lowest = extreme == Extreme::kLowest;
  return base::VisitDType(dtype,
                          [&](auto tag) -> Result<Literal> {
                            constexpr DType kDType = decltype(tag)::kDType;
                            using T = typename decltype(tag)::Storage;
                            if constexpr (IsComplex(kDType)) {
                              return SplatOf(dtype, Shape(),
                                             T());  // refused by the op that takes it
                            } else if constexpr (IsBool(kDType)) {
                              return SplatOf(dtype, Shape(), static_cast<T>(!lowest));
                            } else if constexpr (std::is_floating_point_v<T>) {
                              const T infinity = std::numeric_limits<T>::infinity();
                              return SplatOf(dtype, Shape(), lowest ? -infinity : infinity);
                            } else if constexpr (IsFloat(kDType)) {
                              if (T::kFormat.non_finite == base::NonFinite::kIeee) {
                                return SplatOf(dtype, Shape(), T::Overflow(lowest));
                              }
                              return SplatOf(dtype, Shape(), lowest ? T::Lowest() : T::Max());
                            } else {
                              const int64_t value = IntegerExtreme(extreme, dtype);
                              return SplatOf(dtype, Shape(), base::WrapInteger<kDType>(value));
                            }
                          })
      .value();
}

Value GraphBuilder::Constant(Literal value, Where where) {
  ir::ElementsAttr elements{value.type(), std::move(value)};
  return impl_->MakeOne({"Constant", where},
                        {.opcode = ir::Opcode::kConstant,
                         .attributes = ir::MakeAttributes(ir::ConstantAttrs{std::move(elements)})});
}

Value GraphBuilder::Scalar(double value, DType dtype, Where where) {
  return Full(value, TensorType(dtype, Shape()), where);
}

Value GraphBuilder::Full(double value, TensorType type, Where where) {
  const BuilderCall call{type.rank() == 0 ? "Scalar" : "Full", where};
  Result<Literal> literal = FullLiteral(value, type.dtype(), type.shape);
  if (literal.ok() && type.element.IsQuantized()) {
    literal = UnimplementedError("a constant of quantized elements");
  }
  if (!literal.ok()) return impl_->Fail(call, literal.status()), Value();
  return Constant(std::move(literal).value(), where);
}

Value GraphBuilder::Iota(TensorType type, int64_t axis, Where where) {
  return impl_->MakeOne({"Iota", where}, {.opcode = ir::Opcode::kIota,
                                          .attributes = ir::MakeAttributes(ir::IotaAttrs{axis}),
                                          .result_types = {Type(std::move(type))}});
}

// --- attributes of Op()

namespace {

struct FieldConverter {
  ir::Attribute operator()(bool value) const { return ir::Attribute::Bool(value); }
  ir::Attribute operator()(int64_t value) const { return ir::Attribute::I64(value); }
  ir::Attribute operator()(double value) const { return ir::FloatAttr{value, DType::kF64}; }
  ir::Attribute operator()(const std::string& value) const { return ir::Attribute::String(value); }
  ir::Attribute operator()(const Word& value) const { return ir::EnumAttr{"", value.word}; }
  ir::Attribute operator()(const FunctionName& value) const { return ir::SymbolAttr{{value.name}}; }
  ir::Attribute operator()(const Type& value) const { return ir::TypeAttr{value}; }
  ir::Attribute operator()(const Literal& value) const {
    return ir::ElementsAttr{value.type(), value};
  }
  ir::Attribute operator()(const std::vector<bool>& value) const { return List(value); }
  ir::Attribute operator()(const Int64s& value) const { return List(value); }
  ir::Attribute operator()(const std::vector<Int64s>& value) const { return List(value); }
  ir::Attribute operator()(const std::vector<Word>& value) const { return List(value); }
  // The kind is left empty: the field that it is for knows it.
  ir::Attribute operator()(const Fields& value) const {
    return ir::StructAttr{"", ToDictionary(value)};
  }

  template <typename T>
  ir::Attribute List(const std::vector<T>& values) const {
    ir::ArrayAttr array;
    for (const T& value : values) array.values.push_back((*this)(value));
    return array;
  }
};

}  // namespace

ir::Dictionary ToDictionary(const Fields& fields) {
  ir::Dictionary dictionary;
  for (const Field& field : fields) {
    dictionary.Set(field.name, std::visit(FieldConverter(), field.value));
  }
  return dictionary;
}

}  // namespace lockstep
