// SPDX-License-Identifier: Apache-2.0
// StableHLO's attributes of an op as artifacts have them.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/op_attributes.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;
using ir::Attribute;

Attribute Zeros(DType dtype, Shape shape) {
  Literal values = Literal::Zeros(dtype, shape).value();
  return ir::ElementsAttr{TensorType(dtype, std::move(shape)), std::move(values)};
}

// Any spelling of a list of numbers as a tensor; other attributes stay.
Attribute ToTensor(const Attribute& value) {
  if (const auto* dense = value.As<ir::DenseArrayAttr>()) {
    return ir::ElementsAttr{dense->values.type(), dense->values};
  }
  const auto* array = value.As<ir::ArrayAttr>();
  if (array == nullptr) return value;
  std::vector<int64_t> numbers;
  for (const Attribute& element : array->values) {
    const auto* number = element.As<ir::IntegerAttr>();
    if (number == nullptr) return value;
    numbers.push_back(number->value);
  }
  const Shape shape{static_cast<int64_t>(numbers.size())};
  return ir::ElementsAttr{TensorType(DType::kI64, shape),
                          Literal::FromValues<int64_t>(DType::kI64, shape, numbers)};
}

Attribute SymbolsToStrings(const Attribute& value) {
  if (const auto* symbol = value.As<ir::SymbolAttr>()) {
    return Attribute::String(symbol->path.empty() ? "" : symbol->path.front());
  }
  const auto* array = value.As<ir::ArrayAttr>();
  if (array == nullptr) return value;
  ir::ArrayAttr strings;
  for (const Attribute& element : array->values)
    strings.values.push_back(SymbolsToStrings(element));
  return strings;
}

bool IsEmptyList(const Attribute& value) {
  const auto* array = value.As<ir::ArrayAttr>();
  const auto* dense = value.As<ir::DenseArrayAttr>();
  return (array != nullptr && array->values.empty()) ||
         (dense != nullptr && dense->values.num_elements() == 0);
}

class Writer {
 public:
  Writer(const VhloOp& op, ir::Dictionary attributes)
      : op_(op), attributes_(std::move(attributes)) {
    numbers_ = TakeStruct(op.numbers);
    channel_ = TakeStruct("channel_handle");
    algorithm_ = TakeStruct("algorithm");
    zero_padding_ = ZeroPadding();
  }

  Attribute Write(const VhloAttribute& attribute);
  // What no attribute of the op has taken.
  Status CheckRest() const;

 private:
  std::optional<ir::Dictionary> TakeStruct(std::string_view name) {
    const Attribute* found = name.empty() ? nullptr : attributes_.Find(name);
    const auto* record = found == nullptr ? nullptr : found->As<ir::StructAttr>();
    if (record == nullptr) return std::nullopt;
    ir::Dictionary fields = record->fields;
    attributes_.Erase(name);
    return fields;
  }
  static Attribute TakeOr(std::optional<ir::Dictionary>& from, std::string_view name,
                          Attribute fallback) {
    std::optional<Attribute> found = from ? from->Take(name) : std::nullopt;
    return found ? *found : fallback;
  }
  Attribute Default(const VhloAttribute& attribute) const;
  Attribute ZeroPadding() const;

  const VhloOp& op_;
  ir::Dictionary attributes_;
  std::optional<ir::Dictionary> numbers_, channel_, algorithm_;
  Attribute zero_padding_;
};

Attribute Writer::Default(const VhloAttribute& attribute) const {
  switch (attribute.spelling) {
    case Spelling::kI64Minus1:
      return Attribute::I64(-1);
    case Spelling::kI32:
      return Attribute::I32(0);
    case Spelling::kBool:
    case Spelling::kUnit:
      return Attribute::Bool(false);
    case Spelling::kString:
    case Spelling::kSymbol:
      return Attribute::String("");
    case Spelling::kSymbols:
    case Spelling::kArray:
    case Spelling::kTilings:
      return ir::ArrayAttr();
    case Spelling::kDictionary:
      return ir::DictionaryAttr();
    case Spelling::kIntegers:
    case Spelling::kOptionalIntegers:
    case Spelling::kPairs:
    case Spelling::kNumbersPart:
      return Zeros(DType::kI64, Shape{0});
    case Spelling::kBools:
      return Zeros(DType::kI1, Shape{0});
    case Spelling::kPadding:
    case Spelling::kReplicaGroups:
      return Zeros(DType::kI64, Shape{0, 2});
    case Spelling::kComparisonType:
      return ir::EnumAttr{"stablehlo.comparison_type", "NOTYPE"};
    case Spelling::kResultAccuracy:
      return ir::StructAttr{.kind = "stablehlo.result_accuracy", .fields = {}};
    case Spelling::kBackendConfig: {
      const Attribute* version = attributes_.Find("api_version");
      const auto* number = version == nullptr ? nullptr : version->As<ir::IntegerAttr>();
      if (number != nullptr && number->value == 4) return ir::DictionaryAttr();
      return Attribute::String("");
    }
    case Spelling::kApiVersion:
      return Attribute::I32(1);
    case Spelling::kAlgorithmPart:
      return ir::TypeAttr{Type::Opaque("none")};
    case Spelling::kPlain:
    case Spelling::kZeroPadding:
    case Spelling::kChannelId:
    case Spelling::kChannelType:
    case Spelling::kNumbersIndex:
      return Attribute::I64(0);
  }
  return Attribute();
}

// As many pairs of zeros as there are spatial dimensions.
Attribute Writer::ZeroPadding() const {
  const Attribute* spatial = numbers_ ? numbers_->Find("input_spatial_dimensions") : nullptr;
  if (spatial == nullptr) return Zeros(DType::kI64, Shape{0, 2});
  const Attribute tensor = ToTensor(*spatial);
  const auto* elements = tensor.As<ir::ElementsAttr>();
  return Zeros(DType::kI64, Shape{elements == nullptr ? 0 : elements->values.num_elements(), 2});
}

Attribute Writer::Write(const VhloAttribute& attribute) {
  const Spelling spelling = attribute.spelling;
  if (spelling == Spelling::kNumbersPart || spelling == Spelling::kNumbersIndex) {
    return ToTensor(TakeOr(numbers_, attribute.name, Default(attribute)));
  }
  if (spelling == Spelling::kAlgorithmPart) {
    return TakeOr(algorithm_, attribute.name, Default(attribute));
  }
  if (spelling == Spelling::kChannelId) return TakeOr(channel_, "handle", Default(attribute));
  if (spelling == Spelling::kChannelType) return TakeOr(channel_, "type", Default(attribute));
  if (spelling == Spelling::kZeroPadding) return zero_padding_;
  const Attribute* found = attributes_.Find(attribute.name);
  const Attribute value = found == nullptr ? Default(attribute) : *found;
  if (spelling == Spelling::kUnit) return Attribute::Bool(found != nullptr);
  if (spelling == Spelling::kSymbol || spelling == Spelling::kSymbols) {
    return SymbolsToStrings(value);
  }
  if (spelling == Spelling::kIntegers || spelling == Spelling::kOptionalIntegers ||
      spelling == Spelling::kBools) {
    return ToTensor(value);
  }
  if (spelling == Spelling::kApiVersion) {
    const auto* number = value.As<ir::IntegerAttr>();
    return ir::EnumAttr{"vhlo.api_version", std::to_string(number == nullptr ? 0 : number->value)};
  }
  return value;
}

Status Writer::CheckRest() const {
  std::string_view rest;
  for (const auto& [name, value] : attributes_) {
    bool known = false;
    for (const VhloAttribute& attribute : op_.attributes) known = known || attribute.name == name;
    if (!known && !IsEmptyList(value)) rest = name;
  }
  if (numbers_) {
    for (const auto& [name, value] : *numbers_) {
      if (!IsEmptyList(value)) rest = name;
    }
  }
  if (algorithm_ && !algorithm_->empty()) rest = "algorithm";
  if (rest.empty()) return OkStatus();
  return UnimplementedError(StrCat("attribute '", rest, "' cannot be said by vhlo.", op_.name));
}

}  // namespace

Status AttributesToArtifact(const VhloOp& op, ir::Dictionary attributes,
                            std::vector<Attribute>& out) {
  Writer writer(op, std::move(attributes));
  for (const VhloAttribute& attribute : op.attributes) out.push_back(writer.Write(attribute));
  return writer.CheckRest();
}

}  // namespace lockstep::text::bytecode
