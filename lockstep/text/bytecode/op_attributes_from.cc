// SPDX-License-Identifier: Apache-2.0
// Attributes of an op in an artifact as StableHLO's.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/op_attributes.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;
using ir::Attribute;

// Longer lists of numbers inside an op's attributes are no program's.
constexpr int64_t kMaxElements = int64_t{1} << 20;

bool IsNone(const Attribute& value) {
  const auto* type = value.As<ir::TypeAttr>();
  return type != nullptr && type->type.kind() == Type::Kind::kOpaque && type->type.text() == "none";
}

bool IsZero(const ir::ElementsAttr& elements) {
  if (!IsInteger(elements.values.dtype())) return false;
  const int64_t stored = elements.values.is_splat() ? 1 : elements.values.num_elements();
  for (int64_t i = 0; i < std::min(stored, elements.values.num_elements()); ++i) {
    if (elements.values.ElementAsInt64(i) != 0) return false;
  }
  return true;
}

bool IsDefaultAccuracy(const Attribute& value) {
  const auto* accuracy = value.As<ir::StructAttr>();
  if (accuracy == nullptr) return false;
  for (const auto& [name, field] : accuracy->fields) {
    const auto* mode = field.As<ir::EnumAttr>();
    const auto* number = field.As<ir::FloatAttr>();
    const auto* ulps = field.As<ir::IntegerAttr>();
    if (mode != nullptr
            ? mode->value != "DEFAULT"
            : (number != nullptr ? number->value != 0 : ulps == nullptr || ulps->value != 0)) {
      return false;
    }
  }
  return true;
}

Result<Attribute> ToSymbol(const Attribute& value) {
  const auto* string = value.As<ir::StringAttr>();
  if (string == nullptr) return InvalidArgumentError("must be the name of a function");
  return Attribute(ir::SymbolAttr{{string->value}});
}

class Reader {
 public:
  Reader(const VhloOp& op, ir::Dictionary& out, uint64_t& elements)
      : op_(op), out_(out), elements_(elements) {}

  Status Add(const VhloAttribute& attribute, const Attribute& value);
  Status Finish();

 private:
  Status AddSymbols(std::string_view name, const Attribute& value);
  Status AddElements(const VhloAttribute& attribute, const Attribute& value);
  Status Count(const Attribute& value);
  Status Set(std::string_view name, const Attribute& value) {
    out_.Set(std::string(name), value);
    return OkStatus();
  }

  const VhloOp& op_;
  ir::Dictionary& out_;
  uint64_t& elements_;
  ir::StructAttr numbers_, algorithm_;
  std::optional<Attribute> channel_id_, channel_type_;
  bool has_empty_config_ = false;
};

// Lists of numbers are copied out of their attribute.
Status Reader::Count(const Attribute& value) {
  int64_t count = 1;
  if (const auto* elements = value.As<ir::ElementsAttr>()) count = elements->values.num_elements();
  if (count > kMaxElements) return UnimplementedError(StrCat("is a list of ", count, " numbers"));
  elements_ += static_cast<uint64_t>(count);
  return OkStatus();
}

Status Reader::AddSymbols(std::string_view name, const Attribute& value) {
  const auto* array = value.As<ir::ArrayAttr>();
  if (array == nullptr) return InvalidArgumentError("must be a list of names of functions");
  ir::ArrayAttr symbols;
  for (const Attribute& element : array->values) {
    LS_ASSIGN_OR_RETURN(symbols.values.emplace_back(), ToSymbol(element));
  }
  return Set(name, std::move(symbols));
}

// Tensors without elements stand for an attribute that is absent.
Status Reader::AddElements(const VhloAttribute& attribute, const Attribute& value) {
  LS_RETURN_IF_ERROR(Count(value));
  const auto* elements = value.As<ir::ElementsAttr>();
  if (elements == nullptr) return InvalidArgumentError("must be a tensor");
  if (attribute.spelling == Spelling::kZeroPadding) {
    if (IsZero(*elements)) return OkStatus();
    return UnimplementedError("is not zero, but the padding is an operand");
  }
  if (elements->values.num_elements() == 0 && attribute.spelling != Spelling::kIntegers) {
    return OkStatus();
  }
  return Set(attribute.name, value);
}

Status Reader::Add(const VhloAttribute& attribute, const Attribute& value) {
  const auto* array = value.As<ir::ArrayAttr>();
  const auto* dictionary = value.As<ir::DictionaryAttr>();
  const auto* string = value.As<ir::StringAttr>();
  switch (attribute.spelling) {
    case Spelling::kPlain:
    case Spelling::kI64Minus1:
    case Spelling::kI32:
    case Spelling::kBool:
    case Spelling::kString:
    case Spelling::kApiVersion:
      return Set(attribute.name, value);
    case Spelling::kReplicaGroups:
      LS_RETURN_IF_ERROR(Count(value));
      return Set(attribute.name, value);
    case Spelling::kUnit: {
      const auto* flag = value.As<ir::IntegerAttr>();
      if (flag == nullptr) return InvalidArgumentError("must be a bool");
      return flag->value != 0 ? Set(attribute.name, ir::UnitAttr()) : OkStatus();
    }
    case Spelling::kSymbol: {
      LS_ASSIGN_OR_RETURN(const Attribute symbol, ToSymbol(value));
      return Set(attribute.name, symbol);
    }
    case Spelling::kSymbols:
      return AddSymbols(attribute.name, value);
    case Spelling::kIntegers:
    case Spelling::kOptionalIntegers:
    case Spelling::kBools:
    case Spelling::kPadding:
    case Spelling::kPairs:
    case Spelling::kZeroPadding:
      return AddElements(attribute, value);
    case Spelling::kArray:
      return array != nullptr && array->values.empty() ? OkStatus() : Set(attribute.name, value);
    case Spelling::kDictionary:
      return dictionary != nullptr && dictionary->entries.empty() ? OkStatus()
                                                                  : Set(attribute.name, value);
    case Spelling::kComparisonType: {
      const auto* type = value.As<ir::EnumAttr>();
      return type != nullptr && type->value == "NOTYPE" ? OkStatus() : Set(attribute.name, value);
    }
    case Spelling::kResultAccuracy:
      return IsDefaultAccuracy(value) ? OkStatus() : Set(attribute.name, value);
    case Spelling::kBackendConfig:
      has_empty_config_ = string != nullptr && string->value.empty();
      if (has_empty_config_) return OkStatus();
      if (dictionary != nullptr && dictionary->entries.empty()) return OkStatus();
      return Set(attribute.name, value);
    case Spelling::kTilings:
      if (array != nullptr && array->values.empty()) return OkStatus();
      return UnimplementedError("is not supported");
    case Spelling::kChannelId:
      channel_id_ = value;
      return OkStatus();
    case Spelling::kChannelType:
      channel_type_ = value;
      return OkStatus();
    case Spelling::kAlgorithmPart:
      if (!IsNone(value)) algorithm_.fields.Set(std::string(attribute.name), value);
      return OkStatus();
    case Spelling::kNumbersPart:
    case Spelling::kNumbersIndex:
      LS_RETURN_IF_ERROR(Count(value));
      numbers_.fields.Set(std::string(attribute.name), value);
      return OkStatus();
  }
  return InternalError("unknown spelling");
}

// Collectives do not keep their channel's type: between devices, it is 1.
Status Reader::Finish() {
  if (!op_.numbers.empty()) out_.Set(std::string(op_.numbers), std::move(numbers_));
  if (!algorithm_.fields.empty()) out_.Set("algorithm", std::move(algorithm_));
  // Absent and "" are the same. Programs that give layouts, JAX's, spell it out.
  if (has_empty_config_ && out_.Find("operand_layouts") != nullptr) {
    out_.Set("backend_config", Attribute::String(""));
  }
  if (!channel_id_) return OkStatus();
  const auto* id = channel_id_->As<ir::IntegerAttr>();
  if (id == nullptr) return InvalidArgumentError("channel_id must be an integer");
  if (id->value == 0 && !channel_type_) return OkStatus();
  ir::StructAttr handle;
  handle.fields.Set("handle", *channel_id_);
  handle.fields.Set("type", channel_type_ ? *channel_type_ : Attribute::I64(1));
  out_.Set("channel_handle", std::move(handle));
  return OkStatus();
}

}  // namespace

Status AttributesFromArtifact(const VhloOp& op, std::span<const Attribute> values,
                              ir::Dictionary& out, uint64_t& elements) {
  Reader reader(op, out, elements);
  for (size_t i = 0; i < values.size(); ++i) {
    if (Status status = reader.Add(op.attributes[i], values[i]); !status.ok()) {
      return Status(status.code(),
                    StrCat("attribute '", op.attributes[i].name, "' ", status.message()));
    }
  }
  return reader.Finish();
}

}  // namespace lockstep::text::bytecode
