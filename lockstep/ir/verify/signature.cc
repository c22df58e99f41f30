// SPDX-License-Identifier: Apache-2.0
// What opcode.def says of an op's operands, results and regions: their number and their classes.
#include "lockstep/ir/verify/signature.h"

#include <algorithm>
#include <string>

#include "lockstep/ir/ops/reduce.h"
#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {
namespace {

enum class Side : uint8_t { kOperand, kResult };

std::string_view Trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// The class letters of one slot; the last ones of a side repeat.
std::string_view ClassOf(std::string_view classes, Side side, size_t slot) {
  if (const size_t arrow = classes.find("->"); arrow != std::string_view::npos) {
    classes = side == Side::kOperand ? classes.substr(0, arrow) : classes.substr(arrow + 2);
  }
  for (; slot > 0; --slot) {
    const size_t comma = classes.find(',');
    if (comma == std::string_view::npos) break;
    classes.remove_prefix(comma + 1);
  }
  return Trim(classes.substr(0, classes.find(',')));
}

bool TensorHasClass(const TensorType& type, char letter) {
  const ElementType& element = type.element;
  if (letter == '*') return element.dtype != DType::kIndex;
  if (letter == 'q') return element.IsPerTensor();
  if (letter == 'Q') return element.IsPerAxis();
  if (element.IsQuantized()) return false;
  switch (letter) {
    case 'b':
      return IsBool(element.dtype);
    case 'i':
      return IsSignedInteger(element.dtype);
    case 'u':
      return IsUnsignedInteger(element.dtype);
    case 'f':
      return IsFloat(element.dtype);
    case 'c':
      return IsComplex(element.dtype);
    case 'x':
      return element.dtype == DType::kIndex;
    default:
      return false;  // a class of another kind of type
  }
}

// Whether a value of `type` is one; `v` leaves out what custom calls do not take.
bool IsValue(const Type& type, char letter) {
  if (type.kind() == Type::Kind::kScalar || type.kind() == Type::Kind::kFunction) return false;
  if (letter == '.') return true;
  if (type.IsTensor()) return TensorHasClass(type.tensor(), '*');
  return type.kind() != Type::Kind::kOpaque || IsUnranked(type);
}

bool HasClass(const Type& type, std::string_view letters) {
  for (char letter : letters) {
    switch (letter) {
      case '.':
      case 'v':
        if (IsValue(type, letter)) return true;
        break;
      case 'B':
        if (type.kind() == Type::Kind::kBuffer) return true;
        break;
      case 't':
        if (type.IsToken()) return true;
        break;
      case 'T':
        if (type.IsTuple()) return true;
        break;
      case 'F':
        if (type.kind() == Type::Kind::kFuture) return true;
        break;
      default:
        if (type.IsTensor() && TensorHasClass(type.tensor(), letter)) return true;
    }
  }
  return false;
}

// "a, b or c".
std::string JoinWithOr(std::span<const std::string> words) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

// What a letter says of the elements of a tensor; empty for the letters of other kinds of values.
std::string_view DescribeElements(char letter) {
  switch (letter) {
    case 'b':
      return "bool";
    case 'i':
      return "signed integer";
    case 'u':
      return "unsigned integer";
    case 'f':
      return "float";
    case 'c':
      return "complex";
    case 'q':
      return "per-tensor quantized";
    case 'Q':
      return "per-axis quantized";
    case 'x':
      return "index";
    default:
      return {};
  }
}

std::string_view DescribeKind(char letter) {
  switch (letter) {
    case '*':
      return "a tensor";
    case 't':
      return "a token";
    case 'T':
      return "a tuple";
    case 'F':
      return "a future";
    case 'B':
      return "a buffer";
    default:
      return "a value";
  }
}

// "a tensor of float or complex elements".
std::string DescribeClass(std::string_view letters) {
  std::vector<std::string> elements, kinds;
  for (char letter : letters) {
    const std::string_view element = DescribeElements(letter);
    if (!element.empty()) elements.emplace_back(element);
    if (element.empty()) kinds.emplace_back(DescribeKind(letter));
  }
  if (!elements.empty()) {
    kinds.insert(kinds.begin(), "a tensor of " + JoinWithOr(elements) + " elements");
  }
  return JoinWithOr(kinds);
}

// "lhs, any number of start_indices": what the slots want, for a wrong number of values.
std::string DescribeSlots(std::span<const Slot> slots) {
  std::string text;
  for (const Slot& slot : slots) {
    if (!text.empty()) text += ", ";
    text.append(slot.variadic ? "any number of " : "").append(slot.name);
  }
  return text.empty() ? "none" : text;
}

// chlo.scan says in attributes how its variadic slots divide.
std::optional<std::vector<size_t>> DivideBySegments(const Segments& segments, size_t num_slots,
                                                    size_t count) {
  if (segments.sizes.size() != num_slots) return std::nullopt;
  std::vector<size_t> sizes;
  size_t total = 0;
  for (int32_t size : segments.sizes) {
    if (size < 0) return std::nullopt;
    sizes.push_back(static_cast<size_t>(size));
    total += static_cast<size_t>(size);
  }
  if (total != count) return std::nullopt;
  return sizes;
}

std::optional<std::vector<size_t>> Divide(const OpSite& site, Side side,
                                          std::span<const Slot> slots, size_t count) {
  if (!GetOpInfo(site.opcode).Has(kSegmented)) return DivideAmongSlots(slots, count);
  const auto& attributes = site.attrs<ChloScanAttrs>();
  return DivideBySegments(
      side == Side::kOperand ? attributes.operandSegmentSizes : attributes.resultSegmentSizes,
      slots.size(), count);
}

// The elementwise ops of CHLO.
bool MayBeUnranked(Opcode opcode) {
  return FamilyOf(opcode) == Family::kElementwise && GetOpInfo(opcode).Has(kComposite);
}

Status CheckValues(const OpChecker& op, Side side, std::span<const Slot> slots,
                   std::span<const Type> types) {
  const std::string_view noun = side == Side::kOperand ? "operand" : "result";
  const auto sizes = Divide(op.site(), side, slots, types.size());
  if (!sizes) {
    return op.Error("", "must have as ", noun, "s ", DescribeSlots(slots), "; found ", types.size(),
                    " ", noun, types.size() == 1 ? "" : "s");
  }
  size_t index = 0;
  for (size_t slot = 0; slot < slots.size(); ++slot) {
    const std::string_view letters = ClassOf(GetOpInfo(op.opcode()).element_classes, side, slot);
    for (size_t i = 0; i < (*sizes)[slot]; ++i, ++index) {
      if (HasClass(types[index], letters)) continue;
      if (IsUnranked(types[index]) && MayBeUnranked(op.opcode())) continue;
      return op.Error(
          "", noun, " ", index, " (", slots[slot].name, ") must be ", DescribeClass(letters),
          IsUnranked(types[index]) ? ", found the unranked " : ", found ", types[index]);
    }
  }
  return OkStatus();
}

Status CheckRegions(const OpChecker& op) {
  const std::span<const Slot> slots = GetOpInfo(op.opcode()).regions;
  const OpSite& site = op.site();
  const auto sizes = DivideAmongSlots(slots, op.num_regions());
  if (!sizes) {
    return op.Error("", "must have as regions ", DescribeSlots(slots), "; found ",
                    op.num_regions());
  }
  const Opcode terminator = TerminatorOf(site.opcode);
  for (size_t i = 0; i < site.regions.size(); ++i) {
    const OpId last = site.module->last_op(site.regions[i]);
    if (last && site.module->opcode(last) == terminator) continue;
    const std::string_view name = slots[std::min(i, slots.size() - 1)].name;
    const std::string found =
        last ? "'" + std::string(OpcodeName(site.module->opcode(last))) + "'" : "an empty region";
    return op.Error("", "region ", i, " (", name, ") must end with '", OpcodeName(terminator),
                    "', found ", found);
  }
  return OkStatus();
}

}  // namespace

Opcode TerminatorOf(Opcode opcode) {
  return opcode == Opcode::kSdyManualComputation ? Opcode::kSdyReturn : Opcode::kReturn;
}

bool ReportsTerminators(Opcode opcode) {
  return opcode == Opcode::kReduce || opcode == Opcode::kReduceWindow ||
         opcode == Opcode::kScatter || opcode == Opcode::kSelectAndScatter ||
         opcode == Opcode::kReduceScatter || opcode == Opcode::kAllReduce ||
         opcode == Opcode::kCollectiveReduce || opcode == Opcode::kSort || opcode == Opcode::kWhile;
}

std::optional<std::vector<size_t>> DivideAmongSlots(std::span<const Slot> slots, size_t count) {
  size_t variadic = 0;
  for (const Slot& slot : slots) variadic += slot.variadic ? 1 : 0;
  const size_t fixed = slots.size() - variadic;
  if (count < fixed) return std::nullopt;
  const size_t rest = count - fixed;
  if (variadic == 0 ? rest != 0 : rest % variadic != 0) return std::nullopt;
  std::vector<size_t> sizes;
  for (const Slot& slot : slots) sizes.push_back(slot.variadic ? rest / variadic : 1);
  return sizes;
}

Status CheckSignature(const OpSite& site, const std::vector<Type>* declared) {
  const OpInfo& info = GetOpInfo(site.opcode);
  const OpChecker op(site);
  LS_RETURN_IF_ERROR(CheckValues(op, Side::kOperand, info.operands, site.operand_types));
  if (declared != nullptr) {
    LS_RETURN_IF_ERROR(CheckValues(op, Side::kResult, info.results, *declared));
  }
  return CheckRegions(op);
}

}  // namespace lockstep::ir
