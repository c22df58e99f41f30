// SPDX-License-Identifier: Apache-2.0
// Constraints of ops that make and reshape data; slices are in slice.cc, ops that take their
// result's shape as an operand in dynamic_shape.cc.
#include "lockstep/ir/ops/shape.h"

#include <algorithm>

#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {

std::optional<ComplexNumber> FindComplexNumber(const Attribute& attribute) {
  const auto* record = attribute.As<StructAttr>();
  if (record == nullptr || record->kind != kComplexNumber) return std::nullopt;
  const Attribute* const real = record->fields.Find("real");
  const Attribute* const imag = record->fields.Find("imag");
  if (real == nullptr || imag == nullptr) return std::nullopt;
  const auto *re = real->As<FloatAttr>(), *im = imag->As<FloatAttr>();
  if (re == nullptr || im == nullptr || re->dtype != im->dtype) return std::nullopt;
  if (re->dtype != DType::kF32 && re->dtype != DType::kF64) return std::nullopt;
  return ComplexNumber{*re, *im};
}

Status CheckBroadcastAxes(const OpChecker& op, std::string_view length_label,
                          std::string_view range_label, std::string_view unique_label,
                          List dimensions) {
  LS_RETURN_IF_ERROR(
      CheckLength(op, length_label, "broadcast_dimensions", dimensions, op.operand(0).rank()));
  LS_RETURN_IF_ERROR(
      CheckRange(op, range_label, "broadcast_dimensions", dimensions, 0, op.result(0).rank()));
  return CheckUnique(op, unique_label, "broadcast_dimensions", dimensions);
}

Status CheckBroadcastSizes(const OpChecker& op, List dimensions) {
  const TensorType& operand = op.operand(0);
  const TensorType& result = op.result(0);
  for (int64_t i = 0; i < operand.rank(); ++i) {
    const int64_t axis = dimensions[static_cast<size_t>(i)];
    if (operand.shape[i] != 1 && !Compatible(operand.shape[i], result.shape[axis])) {
      return op.Error("C5", "dimension ", i, " of operand must be 1 or equal dimension ", axis,
                      " of the result, found ", operand, " and ", result);
    }
  }
  if (!result.element.IsPerAxis()) return OkStatus();
  const Quantization& from = *operand.element.quantization;
  const Quantization& to = *result.element.quantization;
  if (*to.dimension != dimensions[static_cast<size_t>(*from.dimension)]) {
    return op.Error("C6", "the quantization dimension of the result must be where that of operand ",
                    "goes, found ", operand, " and ", result);
  }
  if (operand.shape[*from.dimension] != 1) return OkStatus();
  const auto differs_scale = [&](double scale) { return scale != from.scales[0]; };
  const auto differs_zero = [&](int64_t zero) { return zero != from.zero_points[0]; };
  if (std::ranges::any_of(to.scales, differs_scale) ||
      std::ranges::any_of(to.zero_points, differs_zero)) {
    return op.Error("C6",
                    "scales and zero points of the result must all be those of operand, found ",
                    operand, " and ", result);
  }
  return OkStatus();
}

Status CheckStaticResult(const OpChecker& op, size_t index) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  if (op.result(index).shape.IsStatic()) return OkStatus();
  return op.Error("", "result must have known sizes, found ", op.result(index));
}

Status CheckKnownResult(const OpChecker& op, size_t index) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const TensorType& result = op.result(index);
  const auto sizes = result.shape.dims();
  const auto unknown = std::ranges::find(sizes, kDynamicSize);
  if (unknown == sizes.end()) return OkStatus();
  const auto axis = static_cast<size_t>(unknown - sizes.begin());
  const bool is_bounded = !result.bounds.empty() && result.bounds[axis] != kDynamicSize;
  if (is_bounded && std::ranges::count(sizes, kDynamicSize) == 1) return OkStatus();
  return op.Error("", "result must have known sizes, or one that is unknown but bounded, found ",
                  result);
}

Status CheckReshaped(const OpChecker& op, bool parameters_may_differ) {
  const TensorType& operand = op.operand(0);
  const TensorType& result = op.result(0);
  if (!SameButForAxis(operand.element, result.element, parameters_may_differ)) {
    return op.Error("C1", "operand and result must have the same element type, found ", operand,
                    " and ", result);
  }
  if (!operand.shape.IsStatic() || !result.shape.IsStatic()) return OkStatus();
  const auto from = operand.shape.CheckedNumElements(), to = result.shape.CheckedNumElements();
  if (!from.ok() || !to.ok() || *from != *to) {
    return op.Error("C2", "operand and result must have equally many elements, found ", operand,
                    " and ", result);
  }
  if (!result.element.IsPerAxis()) return OkStatus();
  const int64_t from_axis = *operand.element.quantization->dimension;
  const int64_t to_axis = *result.element.quantization->dimension;
  auto product = [](std::span<const int64_t> sizes) {
    std::optional<int64_t> total = 1;
    for (int64_t size : sizes) total = CheckedMultiply(total, size);
    return total;
  };
  const auto before = [&](const Shape& s, int64_t axis) {
    return product(s.dims().first(static_cast<size_t>(axis)));
  };
  const auto after = [&](const Shape& s, int64_t axis) {
    return product(s.dims().subspan(static_cast<size_t>(axis) + 1));
  };
  if (before(operand.shape, from_axis) != before(result.shape, to_axis) ||
      operand.shape[from_axis] != result.shape[to_axis] ||
      after(operand.shape, from_axis) != after(result.shape, to_axis)) {
    return op.Error("C3", "the sizes before, at and after the quantization dimension must agree, ",
                    "found ", operand, " and ", result);
  }
  return OkStatus();
}

Status CheckPaddedSize(const OpChecker& op, std::string_view label, const PaddedAxis& axis,
                       int64_t* size) {
  *size = kDynamicSize;
  if (axis.size == kDynamicSize) return OkStatus();
  const auto holes = CheckedMultiply(std::max<int64_t>(axis.size - 1, 0), axis.interior);
  const auto total = CheckedAdd(CheckedAdd(axis.low, axis.high), CheckedAdd(axis.size, holes));
  if (!total || *total < 0) {
    return op.Error(label, "the padded size must not be negative or overflow, found size ",
                    axis.size, " with low ", axis.low, ", high ", axis.high, " and interior ",
                    axis.interior);
  }
  *size = *total;
  return OkStatus();
}

namespace {

// `to` where its one unknown size follows from the number of elements of `from`; else as it is.
Shape FillOneSize(const Shape& from, Shape to) {
  if (!from.IsStatic() || std::ranges::count(to.dims(), kDynamicSize) != 1) return to;
  const int64_t axis = std::ranges::find(to.dims(), kDynamicSize) - to.dims().begin();
  Shape others = to;
  others.set_dim(axis, 1);
  const auto total = from.CheckedNumElements(), rest = others.CheckedNumElements();
  if (!total.ok() || !rest.ok() || *rest == 0 || *total % *rest != 0) return to;
  to.set_dim(axis, *total / *rest);
  return to;
}

// The narrower elements of `narrow` make up one of `wide`: the shapes that C1 relates.
bool SplitsInto(const TensorType& wide, const TensorType& narrow) {
  if (narrow.rank() != wide.rank() + 1) return false;
  for (int64_t i = 0; i < wide.rank(); ++i) {
    if (!Compatible(wide.shape[i], narrow.shape[i])) return false;
  }
  const int64_t parts = narrow.shape[wide.rank()];
  const int64_t wide_bits = ElementBits(wide.element), bits = ElementBits(narrow.element);
  return parts == kDynamicSize || (wide_bits % bits == 0 && parts == wide_bits / bits);
}

Status CheckBitcastConvert(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const TensorType& operand = op.operand(0);
  const TensorType& result = op.result(0);
  const bool from_complex = !operand.element.IsQuantized() && IsComplex(operand.dtype());
  const bool to_complex = !result.element.IsQuantized() && IsComplex(result.dtype());
  const int from = ElementBits(operand.element), to = ElementBits(result.element);
  const bool fits = from == to  ? Compatible(operand.shape, result.shape)
                    : from > to ? SplitsInto(operand, result)
                                : SplitsInto(result, operand);
  if (!fits) {
    return op.Error("C1",
                    "operand and result must hold the same bits, a change of width in a last ",
                    "dimension, found ", operand, " and ", result);
  }
  if (from_complex != to_complex) {
    return op.Error("C2", "operand and result must both be complex or neither, found ", operand,
                    " and ", result);
  }
  Shape shape = operand.shape;
  if (from > to) shape.push_back(from / to);
  if (from < to) shape = Shape(shape.dims().first(static_cast<size_t>(shape.rank()) - 1));
  return op.ExpectTensor("C1", TensorType(result.element, std::move(shape)));
}

Status CheckBroadcast(OpChecker& op) {
  Shape shape(op.attrs<BroadcastAttrs>().broadcast_sizes);
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "", "broadcast_sizes", shape.dims(), 0));
  for (int64_t size : op.operand(0).shape.dims()) shape.push_back(size);
  return op.ExpectTensor("", TensorType(op.operand(0).element, std::move(shape)));
}

Status CheckBroadcastInDim(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckKnownResult(op, 0));
  const TensorType& operand = op.operand(0);
  const TensorType& result = op.result(0);
  const bool same = operand.element.IsPerAxis()
                        ? SameButForAxis(operand.element, result.element, true)
                        : operand.element == result.element;
  if (!same) {
    return op.Error("C1", "operand and result must have the same element type, found ", operand,
                    " and ", result);
  }
  const List dimensions = op.attrs<BroadcastInDimAttrs>().broadcast_dimensions;
  LS_RETURN_IF_ERROR(CheckBroadcastAxes(op, "C2", "C3", "C4", dimensions));
  LS_RETURN_IF_ERROR(CheckBroadcastSizes(op, dimensions));
  // A size other than 1 fixes that of its axis.
  Shape shape = result.shape;
  for (size_t i = 0; i < dimensions.size(); ++i) {
    const int64_t size = operand.shape[static_cast<int64_t>(i)];
    if (size != 1 && size != kDynamicSize) shape.set_dim(dimensions[i], size);
  }
  return op.ExpectTensor("C5", TensorType(result.element, std::move(shape)));
}

Status CheckConcatenate(OpChecker& op) {
  const size_t count = op.num_operands();
  if (count == 0) return op.Error("C3", "must have at least one input");
  TensorType type = op.operand(0);
  for (size_t i = 1; i < count; ++i) {
    if (!(op.operand(i).element == type.element)) {
      return op.Error("C1", "inputs must have the same element type, found ", op.operand(0),
                      " and ", op.operand(i));
    }
  }
  const int64_t dimension = op.attrs<ConcatenateAttrs>().dimension;
  LS_RETURN_IF_ERROR(CheckRange(op, "C4", "dimension", dimension, 0, type.rank()));
  std::optional<int64_t> total = type.shape[dimension];
  for (size_t i = 1; i < count; ++i) {
    Shape other = op.operand(i).shape;
    const int64_t size = other.rank() == type.rank() ? other[dimension] : 0;
    if (other.rank() == type.rank()) other.set_dim(dimension, type.shape[dimension]);
    if (!Compatible(type.shape, other)) {
      return op.Error("C2", "inputs must have the same sizes but in dimension ", dimension,
                      ", found ", op.operand(0), " and ", op.operand(i));
    }
    type.shape = MergeShapes(type.shape, other);
    total = total == kDynamicSize || size == kDynamicSize ? kDynamicSize : CheckedAdd(total, size);
  }
  if (!total) return op.Error("C6", "the sizes of dimension ", dimension, " overflow");
  type.shape.set_dim(dimension, *total);
  return op.ExpectTensor("C6", "C5", type);
}

// Integers may stand for the quantized elements that store them; also signed ones for unsigned
// ones of their width, which is how MLIR spells those.
bool HoldsStored(const ElementType& value, const ElementType& result) {
  if (value.IsQuantized() || !result.IsQuantized() || !IsInteger(value.dtype)) return false;
  return value.dtype == result.dtype ||
         (IsSignedInteger(value.dtype) && BitWidth(value.dtype) == BitWidth(result.dtype));
}

Status CheckConstant(OpChecker& op) {
  const ElementsAttr& value = op.attrs<ConstantAttrs>().value;
  if (value.values.dtype() != value.type.dtype() || value.values.shape() != value.type.shape) {
    return op.Error("C1", "value must be of its type ", value.type, ", found ",
                    value.values.type());
  }
  if (op.verifying()) {
    const TensorType& result = op.result(0);
    if (value.type.shape != result.shape || !(HoldsStored(value.type.element, result.element) ||
                                              value.type.element == result.element)) {
      return op.Error("C1", "value and output must have the same type, found ", value.type, " and ",
                      result);
    }
    return OkStatus();
  }
  return op.ExpectTensor("C1", value.type);
}

Status CheckChloConstant(OpChecker& op) {
  const auto* value = op.attrs<ChloConstantAttrs>().value.As<ElementsAttr>();
  if (value == nullptr) return op.Error("", "value must be a dense constant");
  if (op.verifying()) LS_RETURN_IF_ERROR(CheckStaticResult(op, 0));
  return op.ExpectTensor("", value->type);
}

Status CheckDimension(const OpChecker& op) {
  return CheckRange(op, "C1", "dimension", op.attrs<DimensionAttrs>().dimension, 0,
                    op.operand(0).rank());
}

Status CheckGetDimensionSize(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckDimension(op));
  return op.ExpectTensor("", Scalar(DType::kI32));
}

// Not of the specification: from then on the size is dynamic, bounded by the present one.
Status CheckSetDimensionSize(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckDimension(op));
  if (!(op.operand_type(1) == Type(Scalar(DType::kI32)))) {
    return op.Error("", "size must be tensor<i32>, found ", op.operand(1));
  }
  TensorType type = op.operand(0);
  const int64_t dimension = op.attrs<DimensionAttrs>().dimension;
  if (type.bounds.empty()) type.bounds.assign(static_cast<size_t>(type.rank()), kDynamicSize);
  int64_t& bound = type.bounds[static_cast<size_t>(dimension)];
  if (bound == kDynamicSize) bound = type.shape[dimension];
  type.shape.set_dim(dimension, kDynamicSize);
  if (const auto size = ConstantOperand(op, 1)) {
    const bool is_within = (*size)[0] >= 0 && AtMost((*size)[0], bound);
    if (!is_within) {
      LS_RETURN_IF_ERROR(op.Tolerate(
          op.Error("", "size must be at least 0 and at most ", bound, ", found ", (*size)[0])));
      return op.ExpectTensor("", type);
    }
    type.shape.set_dim(dimension, (*size)[0]);
    bound = kDynamicSize;
  }
  return op.ExpectTensor("", type);
}

Status CheckIota(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckStaticResult(op, 0));
  return CheckRange(op, "C1", "iota_dimension", op.attrs<IotaAttrs>().iota_dimension, 0,
                    op.result(0).rank());
}

Status CheckPad(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const TensorType& padding_value = op.operand(1);
  const auto& attributes = op.attrs<PadAttrs>();
  if (padding_value.rank() != 0) {
    return op.Error("", "padding_value must be a 0-dimensional tensor, found ", padding_value);
  }
  if (!(operand.element == padding_value.element)) {
    return op.Error("C1", "operand and padding_value must have the same element type, found ",
                    operand, " and ", padding_value);
  }
  const List low = attributes.edge_padding_low, high = attributes.edge_padding_high;
  const List interior = attributes.interior_padding;
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "edge_padding_low", low, operand.rank()));
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "edge_padding_high", high, operand.rank()));
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "interior_padding", interior, operand.rank()));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C3", "interior_padding", interior, 0));
  Shape shape = operand.shape;
  for (int64_t i = 0; i < shape.rank(); ++i) {
    const size_t axis = static_cast<size_t>(i);
    int64_t size = 0;
    LS_RETURN_IF_ERROR(
        CheckPaddedSize(op, "C4", {shape[i], low[axis], high[axis], interior[axis]}, &size));
    shape.set_dim(i, size);
  }
  return op.ExpectTensor("C4", "C1", TensorType(operand.element, std::move(shape)));
}

Status CheckReshape(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckKnownResult(op, 0));
  LS_RETURN_IF_ERROR(CheckReshaped(op, /*parameters_may_differ=*/false));
  return op.ExpectTensor(
      "C2", TensorType(op.result(0).element, FillOneSize(op.operand(0).shape, op.result(0).shape)));
}

Status CheckReverse(OpChecker& op) {
  const List dimensions = op.attrs<ReverseAttrs>().dimensions;
  LS_RETURN_IF_ERROR(CheckUnique(op, "C2", "dimensions", dimensions));
  LS_RETURN_IF_ERROR(CheckRange(op, "C3", "dimensions", dimensions, 0, op.operand(0).rank()));
  return op.ExpectTensor("C1", op.operand(0));
}

Status CheckTranspose(OpChecker& op) {
  const TensorType& operand = op.operand(0);
  const List permutation = op.attrs<TransposeAttrs>().permutation;
  LS_RETURN_IF_ERROR(CheckLength(op, "C2", "permutation", permutation, operand.rank()));
  LS_RETURN_IF_ERROR(CheckRange(op, "C2", "permutation", permutation, 0, operand.rank()));
  LS_RETURN_IF_ERROR(CheckUnique(op, "C2", "permutation", permutation));
  TensorType type(operand.element, Shape());
  for (int64_t axis : permutation) type.shape.push_back(operand.shape[axis]);
  if (!operand.element.IsPerAxis()) return op.ExpectTensor("C3", "C1", type);
  Quantization moved = *operand.element.quantization;
  moved.dimension = std::ranges::find(permutation, *moved.dimension) - permutation.begin();
  type.element = ElementType(std::move(moved));
  const bool same = !op.verifying() || SameButForAxis(operand.element, op.result(0).element, false);
  return op.ExpectTensor("C3", same ? "C4" : "C1", type);
}

}  // namespace

Status CheckShape(OpChecker& op) {
  using enum ShapeOp;
  switch (static_cast<ShapeOp>(op.opcode())) {
    case kBitcastConvert:
      return CheckBitcastConvert(op);
    case kBroadcast:
      return CheckBroadcast(op);
    case kBroadcastInDim:
      return CheckBroadcastInDim(op);
    case kChloConstant:
      return CheckChloConstant(op);
    case kConcatenate:
      return CheckConcatenate(op);
    case kConstant:
      return CheckConstant(op);
    case kGetDimensionSize:
      return CheckGetDimensionSize(op);
    case kIota:
      return CheckIota(op);
    case kPad:
      return CheckPad(op);
    case kReshape:
      return CheckReshape(op);
    case kReverse:
      return CheckReverse(op);
    case kSetDimensionSize:
      return CheckSetDimensionSize(op);
    case kTranspose:
      return CheckTranspose(op);
    case kDynamicBroadcastInDim:
      return CheckDynamicBroadcastInDim(op);
    case kDynamicIota:
      return CheckDynamicIota(op);
    case kDynamicPad:
      return CheckDynamicPad(op);
    case kDynamicReshape:
      return CheckDynamicReshape(op);
    case kDynamicSlice:
      return CheckDynamicSlice(op);
    case kDynamicUpdateSlice:
      return CheckDynamicUpdateSlice(op);
    case kRealDynamicSlice:
      return CheckRealDynamicSlice(op);
    case kSlice:
      return CheckSlice(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
