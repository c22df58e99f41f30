// SPDX-License-Identifier: Apache-2.0
// Ops as text: the generic form of any op, and the pretty form of those that opcode.def describes.
#include "lockstep/text/write/printer.h"

#include <algorithm>
#include <utility>

#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

bool Contains(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

ir::Dictionary OwnAttributes(const ir::Module& module, ir::OpId op) {
  const ir::OpAttributesRef& attributes = module.attributes_ref(op);
  if (attributes->tag() == ir::AttributesTag<ir::NoAttrs>()) return {};
  return attributes->ToDictionary();
}

// Where a list of operands may be empty, `{..}` tells the op from what follows it.
bool AttributesComeFirst(const ir::OpInfo& info, TypeSyntax types) {
  return types == TypeSyntax::kPairwise ||
         (types == TypeSyntax::kOperands && !info.name.starts_with("stablehlo."));
}

// Whether `count` values fill the slots of a row.
bool Fills(size_t count, std::span<const ir::Slot> slots) {
  const bool variadic =
      std::any_of(slots.begin(), slots.end(), [](const ir::Slot& slot) { return slot.variadic; });
  return variadic ? count + 1 >= slots.size() : count == slots.size();
}

// complex<f32> for f32.
bool IsComplexOf(const Type& result, const Type& part) {
  if (!result.IsTensor() || !part.IsTensor()) return false;
  TensorType expected = result.tensor();
  if (!IsComplex(expected.dtype())) return false;
  expected.element = ElementType(ComplexPart(expected.dtype()));
  return expected == part.tensor();
}

bool IsTupleOf(const ir::Module& module, const Type& type, std::span<const ir::ValueId> values) {
  return type.IsTuple() &&
         std::equal(
             values.begin(), values.end(), type.members().begin(), type.members().end(),
             [&](ir::ValueId value, const Type& member) { return module.type(value) == member; });
}

}  // namespace

Printer::Printer(const ir::Module& module, const WriteOptions& options)
    : module_(module), options_(options), names_(module, options_) {
  if (options.locations) locations_ = std::make_unique<LocationTable>(module);
}

const std::string& Printer::TypeText(ir::ValueId value) {
  const ir::TypeId id = module_.type_id(value);
  if (id.index >= type_texts_.size()) type_texts_.resize(id.index + 1);
  std::string& text = type_texts_[id.index];
  if (text.empty()) text = module_.type(id).ToString();
  return text;
}

void Printer::Values(std::span<const ir::ValueId> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out_ += ", ";
    Value(values[i]);
  }
}

void Printer::ValuesInParentheses(std::span<const ir::ValueId> values) {
  out_ += '(';
  Values(values);
  out_ += ')';
}

void Printer::TypesOf(std::span<const ir::ValueId> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out_ += ", ";
    TypeOf(values[i]);
  }
}

void Printer::ResultTypes(std::span<const ir::ValueId> results) {
  if (results.size() == 1 && module_.type(results[0]).kind() != Type::Kind::kFunction) {
    TypeOf(results[0]);
    return;
  }
  out_ += '(';
  TypesOf(results);
  out_ += ')';
}

void Printer::FunctionalType(ir::OpId op) {
  out_ += '(';
  TypesOf(module_.operands(op));
  out_ += ") -> ";
  ResultTypes(module_.results(op));
}

void Printer::Argument(ir::ValueId argument) {
  Value(argument);
  out_ += ": ";
  TypeOf(argument);
  if (locations_) locations_->AppendArgument(out_, module_.value_location(argument));
}

void Printer::Arguments(std::span<const ir::ValueId> arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (i > 0) out_ += ", ";
    Argument(arguments[i]);
  }
}

void Printer::AttributeDictionary(ir::OpId op, std::span<const std::string_view> without,
                                  std::string_view before) {
  Attributes(OwnAttributes(module_, op), module_.discardable(op), without, before);
}

// Both are sorted by name, and so is the text.
void Printer::Attributes(const ir::Dictionary& own, const ir::Dictionary& discardable,
                         std::span<const std::string_view> without, std::string_view before) {
  bool first = true;
  auto entry = [&](const ir::Dictionary::Entry& item) {
    if (first) (out_ += before) += '{';
    if (!first) out_ += ", ";
    first = false;
    AppendEntry(out_, item.first, item.second, options_.max_list_elements);
  };
  auto other = discardable.begin();
  for (const ir::Dictionary::Entry& item : own) {
    if (Contains(without, item.first)) continue;
    for (; other != discardable.end() && other->first < item.first; ++other) entry(*other);
    entry(item);
  }
  for (; other != discardable.end(); ++other) entry(*other);
  if (!first) out_ += '}';
}

void Printer::Region(ir::RegionId region, bool label) {
  if (leave_out_regions_) {
    out_ += "{...}";
    return;
  }
  out_ += '{';
  const std::span<const ir::ValueId> arguments = module_.arguments(region);
  if (label && !arguments.empty()) {
    NewLine();
    out_ += "^bb0";
    out_ += '(';
    Arguments(arguments);
    out_ += "):";
  }
  ++depth_;
  for (const ir::OpId op : module_.ops(region)) {
    NewLine();
    Op(op);
  }
  --depth_;
  NewLine();
  out_ += '}';
}

void Printer::Trailing(ir::LocationId location) {
  if (locations_) locations_->AppendTrailing(out_, location);
}

std::string_view Printer::OpName(ir::OpId op) const {
  constexpr std::string_view kDefaultDialect = "func.";
  const std::string_view name = module_.info(op).name;
  const ir::RegionId parent = module_.parent(op);
  const bool in_function = parent && !module_.parent_op(parent);
  return in_function && name.starts_with(kDefaultDialect) ? name.substr(kDefaultDialect.size())
                                                          : name;
}

// A module that was not verified may hold an op with any number of anything.
bool Printer::HasArityOfRow(ir::OpId op) const {
  const ir::OpInfo& info = module_.info(op);
  return Fills(module_.num_operands(op), info.operands) &&
         Fills(module_.num_results(op), info.results) &&
         Fills(module_.num_regions(op), info.regions);
}

void Printer::Op(ir::OpId op) {
  if (module_.num_results(op) > 0) {
    names_.AppendResults(out_, op);
    out_ += " = ";
  }
  const Form& form = GetForm(module_.opcode(op));
  const bool pretty = !options_.generic && HasArityOfRow(op);
  if (pretty && form.kind == Form::Kind::kRegular && FormTellsAll(op, form)) {
    out_ += OpName(op);
    RegularOp(op, form);
  } else if (!pretty || form.kind != Form::Kind::kCustom ||
             !FindCustomWriter(module_.opcode(op))(*this, op)) {
    GenericOp(op);
  }
  Trailing(module_.op_location(op));
}

void Printer::GenericOp(ir::OpId op) {
  out_ += '"';
  out_ += module_.info(op).name;
  out_ += '"';
  ValuesInParentheses(module_.operands(op));
  if (const ir::Dictionary own = OwnAttributes(module_, op); !own.empty()) {
    out_ += " <";
    AppendDictionary(out_, own, options_.max_list_elements);
    out_ += '>';
  }
  if (module_.num_regions(op) > 0) {
    out_ += " (";
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      if (i > 0) out_ += ", ";
      Region(module_.region(op, i), /*label=*/true);
    }
    out_ += ')';
  }
  if (!module_.discardable(op).empty()) {
    out_ += ' ';
    AppendDictionary(out_, module_.discardable(op), options_.max_list_elements);
  }
  out_ += " : ";
  FunctionalType(op);
}

void Printer::RegularOp(ir::OpId op, const Form& form) {
  const ir::Dictionary own = OwnAttributes(module_, op);
  const bool attributes_first = AttributesComeFirst(module_.info(op), form.types);
  std::vector<std::string_view> consumed;
  if (attributes_first) Attributes(own, module_.discardable(op), {}, " ");
  bool skipping = false;
  for (const FormElement& element : form.elements) {
    using Kind = FormElement::Kind;
    if (skipping && element.kind != Kind::kEndOptional) continue;
    if (element.space_before && element.kind != Kind::kOperand) out_ += ' ';
    switch (element.kind) {
      case Kind::kLiteral:
        out_ += element.text;
        break;
      case Kind::kOperand:
        FormOperand(op, element);
        break;
      case Kind::kAttribute: {
        const ir::Attribute* attribute = own.Find(element.text);
        LS_CHECK(attribute != nullptr);
        consumed.push_back(element.text);
        FormAttribute(*attribute);
        break;
      }
      case Kind::kBeginOptional:
        skipping = own.Find(element.text) == nullptr;
        break;
      case Kind::kEndOptional:
        skipping = false;
        break;
    }
  }
  if (!attributes_first) Attributes(own, module_.discardable(op), consumed, " ");
  FormTypes(op, form.types);
}

void Printer::FormOperand(ir::OpId op, const FormElement& element) {
  std::span<const ir::ValueId> operands = module_.operands(op);
  const size_t slots = module_.info(op).operands.size();
  const size_t variadic_size = operands.size() + 1 - slots;
  operands = operands.subspan(element.slot, element.variadic ? variadic_size : 1);
  if (operands.empty()) {
    // A comma would separate nothing: `dynamic_update_slice %a, %b` of scalars.
    if (out_.back() == ',') out_.pop_back();
    return;
  }
  if (element.space_before) out_ += ' ';
  Values(operands);
}

// Words and numbers stand bare: the form says what they are.
void Printer::FormAttribute(const ir::Attribute& attribute) {
  if (const auto* word = attribute.As<ir::EnumAttr>()) {
    out_ += word->value;
  } else if (const auto* array = attribute.As<ir::DenseArrayAttr>()) {
    out_ += '[';
    for (int64_t i = 0; i < array->values.num_elements(); ++i) {
      if (i > 0) out_ += ", ";
      AppendInteger(out_, array->values.ElementAsInt64(i));
    }
    out_ += ']';
  } else if (const auto* integer = attribute.As<ir::IntegerAttr>();
             integer != nullptr && integer->dtype != DType::kI1) {
    AppendInteger(out_, integer->value);
  } else {
    AppendAttribute(out_, attribute, Elide::kNever, options_.max_list_elements);
  }
}

bool Printer::SameTypes(std::span<const ir::ValueId> values, ir::ValueId other) const {
  return std::all_of(values.begin(), values.end(), [&](ir::ValueId value) {
    return module_.type_id(value) == module_.type_id(other);
  });
}

// Where the form leaves types out, they must be those that a reader will assume. A list in the
// middle that is empty has no spelling: `dynamic_slice %a, , sizes = []`.
bool Printer::FormTellsAll(ir::OpId op, const Form& form) const {
  const std::span<const ir::ValueId> operands = module_.operands(op);
  const std::span<const ir::ValueId> results = module_.results(op);
  if (operands.size() < module_.info(op).operands.size() &&
      form.elements.back().kind != FormElement::Kind::kOperand) {
    return false;
  }
  if (form.types == TypeSyntax::kResults) {
    return operands.empty() || (results.size() == 1 && SameTypes(operands, results[0]));
  }
  if (form.types == TypeSyntax::kPairwise) {
    return std::equal(operands.begin(), operands.end(), results.begin(), results.end(),
                      [&](ir::ValueId operand, ir::ValueId result) {
                        return module_.type_id(operand) == module_.type_id(result);
                      });
  }
  return true;
}

// Whether the short spelling of the types says them all.
bool Printer::ShortTypesSuffice(ir::OpId op, TypeSyntax syntax) const {
  const std::span<const ir::ValueId> operands = module_.operands(op);
  const std::span<const ir::ValueId> results = module_.results(op);
  switch (syntax) {
    case TypeSyntax::kSame:
    case TypeSyntax::kVariadicSame:
      return SameTypes(operands, results[0]);
    case TypeSyntax::kSelect:
      return SameTypes(operands.subspan(1), results[0]);
    case TypeSyntax::kComplex:
      return SameTypes(operands, operands[0]) &&
             IsComplexOf(module_.type(results[0]), module_.type(operands[0]));
    case TypeSyntax::kTuple:
      return IsTupleOf(module_, module_.type(results[0]), operands);
    case TypeSyntax::kFunctional:
      return false;
    case TypeSyntax::kOperands:
    case TypeSyntax::kResults:
    case TypeSyntax::kOperandsToResults:
    case TypeSyntax::kPairwise:
      return true;
  }
  return false;
}

void Printer::FormTypes(ir::OpId op, TypeSyntax syntax) {
  const std::span<const ir::ValueId> operands = module_.operands(op);
  const std::span<const ir::ValueId> results = module_.results(op);
  const bool by_operands = syntax == TypeSyntax::kOperands || syntax == TypeSyntax::kPairwise;
  if (by_operands && operands.empty()) {
    if (syntax == TypeSyntax::kPairwise) out_ += "()";
    return;
  }
  out_ += " : ";
  if (!ShortTypesSuffice(op, syntax)) {
    FunctionalType(op);
  } else if (by_operands) {
    TypesOf(operands);
  } else if (syntax == TypeSyntax::kSelect) {
    TypesOf(operands.first(2));
  } else if (syntax == TypeSyntax::kOperandsToResults) {
    TypesOf(operands);
    out_ += " -> ";
    ResultTypes(results);
  } else {
    TypesOf(results);
  }
}

}  // namespace lockstep::text
