// SPDX-License-Identifier: Apache-2.0
// Results of an op under check, and the checks that ops share.
#include "lockstep/ir/verify/constraints.h"

#include <algorithm>

#include "lockstep/ir/ops/shape.h"

namespace lockstep::ir {

void AppendText(std::string& out, std::string_view text) { out += text; }

void AppendText(std::string& out, int64_t number) {
  out += number == kDynamicSize ? "?" : std::to_string(number);
}

void AppendText(std::string& out, const Type& type) { out += type.ToString(); }
void AppendText(std::string& out, const TensorType& type) { out += type.ToString(); }
void AppendText(std::string& out, const ElementType& type) { out += type.ToString(); }

void AppendText(std::string& out, const Shape& shape) {
  out += shape.rank() == 0 ? "of a scalar" : shape.ToString();
}

void AppendText(std::string& out, std::span<const int64_t> list) {
  out += '[';
  for (size_t i = 0; i < list.size(); ++i) {
    if (i > 0) out += ", ";
    AppendText(out, list[i]);
  }
  out += ']';
}

void AppendText(std::string& out, std::span<const Type> types) {
  out += '(';
  for (size_t i = 0; i < types.size(); ++i) {
    if (i > 0) out += ", ";
    AppendText(out, types[i]);
  }
  out += ')';
}

RegionSignature OpChecker::region(size_t index) const {
  const Module& module = *site_.module;
  const RegionId region = site_.regions[index];
  RegionSignature signature;
  for (ValueId argument : module.arguments(region))
    signature.inputs.push_back(module.type(argument));
  for (ValueId value : module.operands(module.last_op(region))) {
    signature.results.push_back(module.type(value));
  }
  return signature;
}

Status OpChecker::Violation(std::string_view label, std::string_view message) const {
  std::string text = "'" + std::string(OpcodeName(opcode())) + "'";
  if (!label.empty()) text.append(" (").append(label).append(")");
  return InvalidArgumentError(text.append(": ").append(message));
}

Status OpChecker::Tolerate(const Status& status) const {
  if (status.ok() || warnings_ == nullptr) return status;
  warnings_->emplace_back(status.message());
  return OkStatus();
}

Status OpChecker::RequireDeclaredResults() const {
  if (verifying_) return OkStatus();
  return FailedPreconditionError("'" + std::string(OpcodeName(opcode())) +
                                 "': its operands do not determine its result types; give them");
}

Status OpChecker::ExpectNumResults(std::string_view label, size_t count) const {
  if (!verifying_ || declared_.size() == count) return OkStatus();
  return Error(label, "must have ", count, count == 1 ? " result" : " results", ", found ",
               declared_.size());
}

std::string OpChecker::ResultName() const {
  if (declared_.size() <= 1) return "result";
  return "result " + std::to_string(num_expected());
}

Status OpChecker::ExpectTensor(std::string_view shape_label, std::string_view element_label,
                               const TensorType& expected, Match match) {
  if (!verifying_) return ExpectType(shape_label, expected);
  if (num_expected() >= declared_.size() || !declared_[num_expected()].IsTensor()) {
    return ExpectType(element_label, expected);
  }
  const TensorType& found = result(num_expected());
  if (!Compatible(expected.shape, found.shape) || !BoundsFit(expected, found)) {
    return Error(shape_label, ResultName(), " must have the shape ", expected.shape, ", found ",
                 found);
  }
  const bool same_element =
      match == Match::kShape ||
      (match == Match::kBaseline ? SameBaseline(expected.element, found.element)
                                 : expected.element == found.element);
  if (!same_element) {
    return Error(element_label, ResultName(), " must have the element type ", expected.element,
                 ", found ", found);
  }
  expected_.emplace_back(expected);
  return OkStatus();
}

Status OpChecker::ExpectType(std::string_view label, const Type& expected) {
  if (verifying_ && num_expected() >= declared_.size()) {
    return Error(label, "lacks result ", num_expected(), ", which must be ", expected);
  }
  if (verifying_ && !Compatible(expected, declared_[num_expected()])) {
    return Error(label, ResultName(), " must be ", expected, ", found ", declared_[num_expected()]);
  }
  expected_.push_back(expected);
  return OkStatus();
}

bool Compatible(const Shape& a, const Shape& b) {
  if (a.rank() != b.rank()) return false;
  for (int64_t i = 0; i < a.rank(); ++i) {
    if (!Compatible(a[i], b[i])) return false;
  }
  return true;
}

bool BoundsFit(const TensorType& a, const TensorType& b) {
  const auto fit = [](const TensorType& sizes, const TensorType& bounded) {
    for (size_t i = 0; i < bounded.bounds.size(); ++i) {
      const int64_t bound = bounded.bounds[i];
      if (bound != kDynamicSize && !AtMost(sizes.shape[static_cast<int64_t>(i)], bound)) {
        return false;
      }
    }
    return true;
  };
  return a.rank() != b.rank() || (fit(a, b) && fit(b, a));
}

bool Compatible(const Type& a, const Type& b) {
  if (a.kind() != b.kind()) return false;
  if (a.IsTensor() || a.kind() == Type::Kind::kBuffer) {
    return a.tensor().element == b.tensor().element &&
           Compatible(a.tensor().shape, b.tensor().shape);
  }
  if (a.IsTuple() || a.kind() == Type::Kind::kFuture) return Compatible(a.members(), b.members());
  return a == b;
}

bool Compatible(std::span<const Type> a, std::span<const Type> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Type& x, const Type& y) { return Compatible(x, y); });
}

bool IsUnranked(const Type& type) {
  return type.kind() == Type::Kind::kOpaque && type.text().starts_with("tensor<*");
}

bool SameBaseline(const ElementType& a, const ElementType& b) {
  if (a.IsQuantized() != b.IsQuantized()) return false;
  if (!a.IsQuantized()) return a.dtype == b.dtype;
  return SameButForAxis(a, b, /*parameters_may_differ=*/true) &&
         a.quantization->dimension == b.quantization->dimension;
}

bool SameButForAxis(const ElementType& a, const ElementType& b, bool parameters_may_differ) {
  if (a.IsQuantized() != b.IsQuantized()) return false;
  if (!a.IsQuantized()) return a.dtype == b.dtype;
  const Quantization& x = *a.quantization;
  const Quantization& y = *b.quantization;
  if (x.storage != y.storage || x.expressed != y.expressed || x.storage_min != y.storage_min ||
      x.storage_max != y.storage_max || x.dimension.has_value() != y.dimension.has_value()) {
    return false;
  }
  return parameters_may_differ || (x.scales == y.scales && x.zero_points == y.zero_points);
}

bool IsPromotable(const ElementType& from, const ElementType& to) {
  if (from.IsQuantized() || to.IsQuantized()) {
    return from.IsQuantized() && to.IsQuantized() &&
           from.quantization->expressed == to.quantization->expressed &&
           BitWidth(from.dtype) <= BitWidth(to.dtype);
  }
  const DType a = from.dtype, b = to.dtype;
  const bool same_family = (IsBool(a) && IsBool(b)) || (IsInteger(a) && IsInteger(b)) ||
                           (IsFloat(a) && IsFloat(b)) || (IsComplex(a) && IsComplex(b));
  return same_family && BitWidth(a) <= BitWidth(b);
}

bool AreFloats(const ElementType& a, const ElementType& b) {
  return !a.IsQuantized() && !b.IsQuantized() && IsFloat(a.dtype) && IsFloat(b.dtype);
}

bool AreAlike(const ElementType& a, const ElementType& b) {
  if (!a.IsQuantized() || !b.IsQuantized()) return AreFloats(a, b);
  return a.quantization->expressed == b.quantization->expressed;
}

Shape MergeShapes(const Shape& a, const Shape& b) {
  Shape merged = a;
  for (int64_t i = 0; i < a.rank(); ++i) {
    if (a[i] == kDynamicSize) merged.set_dim(i, b[i]);
  }
  return merged;
}

int ElementBits(const ElementType& element) { return BitWidth(element.dtype); }

std::optional<int64_t> CheckedAdd(std::optional<int64_t> a, std::optional<int64_t> b) {
  int64_t sum = 0;
  if (!a || !b || __builtin_add_overflow(*a, *b, &sum)) return std::nullopt;
  return sum;
}

std::optional<int64_t> CheckedMultiply(std::optional<int64_t> a, std::optional<int64_t> b) {
  int64_t product = 0;
  if (!a || !b || __builtin_mul_overflow(*a, *b, &product)) return std::nullopt;
  return product;
}

std::optional<int64_t> CountWindows(const WindowAxis& axis) {
  if (axis.size == kDynamicSize || axis.window == kDynamicSize) return kDynamicSize;
  // The extent of n elements that stand `dilation` apart.
  auto dilated = [](int64_t n, int64_t dilation) {
    if (n == 0) return std::optional<int64_t>(0);
    return CheckedAdd(CheckedMultiply(n - 1, dilation), 1);
  };
  const auto padded =
      CheckedAdd(CheckedAdd(axis.low, axis.high), dilated(axis.size, axis.base_dilation));
  const auto window = dilated(axis.window, axis.window_dilation);
  if (!padded || !window) return std::nullopt;
  if (*padded <= 0 || *window > *padded) return 0;
  return (*padded - *window) / axis.stride + 1;
}

Status CheckLength(const OpChecker& op, std::string_view label, std::string_view name, List list,
                   int64_t length) {
  if (static_cast<int64_t>(list.size()) == length) return OkStatus();
  return op.Error(label, name, " must have ", length, length == 1 ? " entry" : " entries",
                  ", found ", list);
}

Status CheckRange(const OpChecker& op, std::string_view label, std::string_view name, List list,
                  int64_t low, int64_t high) {
  for (int64_t value : list) LS_RETURN_IF_ERROR(CheckRange(op, label, name, value, low, high));
  return OkStatus();
}

Status CheckRange(const OpChecker& op, std::string_view label, std::string_view name, int64_t value,
                  int64_t low, int64_t high) {
  if (low <= value && value < high) return OkStatus();
  return op.Error(label, name, " must be in [", low, ", ", high, "), found ",
                  std::to_string(value));
}

Status CheckUnique(const OpChecker& op, std::string_view label, std::string_view name, List list) {
  std::vector<int64_t> sorted(list.begin(), list.end());
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice == sorted.end()) return OkStatus();
  return op.Error(label, name, " must be unique, found ", *twice, " twice in ", list);
}

Status CheckSorted(const OpChecker& op, std::string_view label, std::string_view name, List list) {
  if (std::is_sorted(list.begin(), list.end())) return OkStatus();
  return op.Error(label, name, " must be sorted, found ", list);
}

Status CheckAtLeast(const OpChecker& op, std::string_view label, std::string_view name, List list,
                    int64_t low) {
  for (int64_t value : list) {
    if (value < low) {
      return op.Error(label, name, " must be at least ", low, ", found ", std::to_string(value));
    }
  }
  return OkStatus();
}

std::vector<int64_t> Concatenated(List a, List b) {
  std::vector<int64_t> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  return all;
}

std::vector<bool> AxisMask(int64_t rank, List axes) {
  std::vector<bool> mask(static_cast<size_t>(rank));
  for (int64_t axis : axes) mask[static_cast<size_t>(axis)] = true;
  return mask;
}

Shape WithoutAxes(const Shape& shape, List axes) {
  const std::vector<bool> dropped = AxisMask(shape.rank(), axes);
  Shape kept;
  for (int64_t i = 0; i < shape.rank(); ++i) {
    if (!dropped[static_cast<size_t>(i)]) kept.push_back(shape[i]);
  }
  return kept;
}

Status CheckSameShapes(const OpChecker& op, std::string_view label, std::string_view name,
                       size_t first, size_t count) {
  for (size_t i = 1; i < count; ++i) {
    if (!Compatible(op.operand(first).shape, op.operand(first + i).shape)) {
      return op.Error(label, name, " must have the same shape, found ", op.operand(first), " and ",
                      op.operand(first + i));
    }
  }
  return OkStatus();
}

Result<std::vector<ElementType>> CheckReducer(const OpChecker& op, std::string_view label,
                                              size_t region,
                                              std::span<const ElementType> elements) {
  const RegionSignature body = op.region(region);
  const std::string_view name = GetOpInfo(op.opcode()).regions[region].name;
  const size_t count = elements.size();
  if (body.inputs.size() != 2 * count || body.results.size() != count) {
    return op.Error(label, name, " must take ", 2 * count, " arguments and return ", count,
                    ", found ", body.inputs, " -> ", body.results);
  }
  std::vector<ElementType> accumulators;
  for (size_t i = 0; i < count; ++i) {
    const Type& type = body.inputs[i];
    if (!type.IsTensor() || type.tensor().rank() != 0 || !(type == body.inputs[count + i]) ||
        !(type == body.results[i])) {
      return op.Error(label, name,
                      " must take and return 0-dimensional tensors of the same types, ", "found ",
                      body.inputs, " -> ", body.results);
    }
    if (!IsPromotable(elements[i], type.tensor().element)) {
      Status status = op.Error(label, "element type ", elements[i],
                               " must be promotable to that of ", name, ", found ", type);
      if (!AreFloats(elements[i], type.tensor().element)) return status;
      LS_RETURN_IF_ERROR(op.Tolerate(status));
    }
    accumulators.push_back(type.tensor().element);
  }
  return accumulators;
}

Status CheckStaticList(const OpChecker& op, std::string_view label, size_t index) {
  const TensorType& list = op.operand(index);
  if (list.rank() == 1 && list.shape.IsStatic()) return OkStatus();
  return op.Error(label, GetOpInfo(op.opcode()).operands[index].name,
                  " must be 1-dimensional of a known size, found ", list);
}

Status CheckRegion(const OpChecker& op, std::string_view label, size_t region,
                   std::span<const Type> inputs, std::span<const Type> results) {
  const RegionSignature found = op.region(region);
  if (Compatible(found.inputs, inputs) && Compatible(found.results, results)) return OkStatus();
  const auto slots = GetOpInfo(op.opcode()).regions;
  return op.Error(label, slots[std::min(region, slots.size() - 1)].name, " must be ", inputs,
                  " -> ", results, ", found ", std::span<const Type>(found.inputs), " -> ",
                  std::span<const Type>(found.results));
}

std::optional<std::vector<int64_t>> ConstantOperand(const OpChecker& op, size_t index,
                                                    int64_t limit) {
  const OpSite& site = op.site();
  const bool is_given = index < site.operand_values.size() && site.operand_values[index] != nullptr;
  const Literal* known = is_given ? site.operand_values[index] : nullptr;
  if (known == nullptr) {
    if (site.module == nullptr || !site.op) return std::nullopt;
    const OpId source = site.module->defining_op(site.module->operand(site.op, index));
    if (!source || site.module->opcode(source) != Opcode::kConstant) return std::nullopt;
    known = &site.module->attrs<ConstantAttrs>(source).value.values;
  }
  // An ill-formed constant is reported where it stands.
  if ((!is_given && known->num_elements() > limit) || !(known->type() == op.operand(index)) ||
      !(IsInteger(known->dtype()) || known->dtype() == DType::kIndex)) {
    return std::nullopt;
  }
  std::vector<int64_t> values;
  for (int64_t i = 0; i < known->num_elements(); ++i) values.push_back(known->ElementAsInt64(i));
  return values;
}

}  // namespace lockstep::ir
