// SPDX-License-Identifier: Apache-2.0
// Constraints of the elementwise ops. Most share one rule: all types agree.
#include "lockstep/ir/ops/elementwise.h"

#include <algorithm>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

// C1: operands and result have one baseline type. Ops of CHLO have no labels.
Status CheckAllSame(OpChecker& op, std::string_view label) {
  TensorType merged = op.operand(0);
  for (size_t i = 1; i < op.num_operands(); ++i) {
    const TensorType& other = op.operand(i);
    if (!Compatible(merged.shape, other.shape) || !SameBaseline(merged.element, other.element) ||
        !BoundsFit(op.operand(0), other)) {
      return op.Error(label, "operands must have the same type, found ", op.operand(0), " and ",
                      other);
    }
    merged.shape = MergeShapes(merged.shape, other.shape);
  }
  return op.ExpectTensor(label, merged, Match::kBaseline);
}

// The result has the operand's shape and this element type.
Status CheckMapped(OpChecker& op, std::string_view shape_label, std::string_view element_label,
                   const ElementType& element) {
  return op.ExpectTensor(shape_label, element_label, TensorType(element, op.operand(0).shape),
                         Match::kBaseline);
}

Status CheckAbs(OpChecker& op) {
  const ElementType& element = op.operand(0).element;
  if (element.IsQuantized()) return CheckMapped(op, "C1", "C2", element);
  return CheckMapped(op, "C1", "C2", ComplexPart(element.dtype));
}

// C2-C7: how the quantized types of an addition agree.
Status CheckQuantizedAdd(OpChecker& op) {
  const TensorType& result = op.result(0);
  const TensorType* types[] = {&op.operand(0), &op.operand(1), &result};
  for (const TensorType* type : types) {
    if (!type->element.IsQuantized()) {
      return op.Error("C2", "lhs, rhs and result must all be quantized, found ", *type);
    }
  }
  for (const TensorType* type : types) {
    const DType storage = type->element.quantization->storage;
    if (storage != result.element.quantization->storage) {
      Status status = op.Error("C3", "lhs, rhs and result must have the same storage type, found ",
                               *type, " and ", result);
      // The ecosystem's verifier compares widths.
      if (BitWidth(storage) != BitWidth(result.element.quantization->storage)) return status;
      LS_RETURN_IF_ERROR(op.Tolerate(status));
    }
    if (type->element.quantization->expressed != result.element.quantization->expressed) {
      return op.Error("C4", "lhs, rhs and result must have the same expressed type, found ", *type,
                      " and ", result);
    }
    if (!Compatible(type->shape, op.operand(0).shape)) {
      return op.Error("C1", "lhs, rhs and result must have the same shape, found ", op.operand(0),
                      " and ", *type);
    }
  }
  if ((types[0]->element.IsPerAxis() || types[1]->element.IsPerAxis()) !=
      result.element.IsPerAxis()) {
    return op.Error(
        "C5", "the result must be quantized per axis exactly when lhs or rhs is, found ", result);
  }
  for (size_t i = 0; i < 2; ++i) {
    if (types[i]->element.IsPerAxis() &&
        types[i]->element.quantization->dimension != result.element.quantization->dimension) {
      return op.Error(i == 0 ? "C6" : "C7", i == 0 ? "lhs" : "rhs",
                      " and result must have the same quantization dimension, found ", *types[i],
                      " and ", result);
    }
  }
  return op.ExpectTensor("C1", op.operand(0), Match::kShape);
}

Status CheckAdd(OpChecker& op) {
  bool quantized = op.operand(0).element.IsQuantized() || op.operand(1).element.IsQuantized();
  quantized = quantized || (op.verifying() && op.result(0).element.IsQuantized());
  if (!quantized) return CheckAllSame(op, "C1");
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  return CheckQuantizedAdd(op);
}

Status CheckClamp(OpChecker& op) {
  const TensorType& operand = op.operand(1);
  for (size_t i : {0, 2}) {
    const TensorType& bound = op.operand(i);
    const std::string_view name = i == 0 ? "min" : "max";
    if (bound.rank() != 0 && !Compatible(bound.shape, operand.shape)) {
      return op.Error(i == 0 ? "C1" : "C2", name,
                      " must be a scalar or have the shape of operand, found ", bound, " and ",
                      operand);
    }
    if (!SameBaseline(bound.element, operand.element)) {
      return op.Error("C3", name, " and operand must have the same element type, found ", bound,
                      " and ", operand);
    }
  }
  return op.ExpectTensor("C4", operand, Match::kBaseline);
}

// C3: the comparisons that an element type allows.
bool AllowsComparison(const ElementType& element, ComparisonType type) {
  const bool is_float = element.IsQuantized() || IsFloat(element.dtype);
  switch (type) {
    case ComparisonType::kNotype:
      return true;
    case ComparisonType::kFloat:
      return is_float || IsComplex(element.dtype);
    case ComparisonType::kTotalorder:
      return is_float && !element.IsQuantized();
    case ComparisonType::kSigned:
      return !element.IsQuantized() && IsSignedInteger(element.dtype);
    case ComparisonType::kUnsigned:
      return !element.IsQuantized() && (IsUnsignedInteger(element.dtype) || IsBool(element.dtype));
  }
  return false;
}

Status CheckCompare(OpChecker& op) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (!SameBaseline(lhs.element, rhs.element)) {
    return op.Error("C1", "lhs and rhs must have the same element type, found ", lhs, " and ", rhs);
  }
  if (!Compatible(lhs.shape, rhs.shape)) {
    return op.Error("C2", "lhs and rhs must have the same shape, found ", lhs, " and ", rhs);
  }
  const auto& type = op.attrs<CompareAttrs>().compare_type;
  if (type && !AllowsComparison(lhs.element, *type)) {
    LS_RETURN_IF_ERROR(op.Tolerate(op.Error("C3", "compare_type ", EnumName(*type),
                                            " does not fit elements of type ", lhs.element)));
  }
  return op.ExpectTensor("C2", "", TensorType(DType::kI1, MergeShapes(lhs.shape, rhs.shape)));
}

DType ComplexOf(DType part) { return part == DType::kF64 ? DType::kC128 : DType::kC64; }

Status CheckComplex(OpChecker& op) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (!Compatible(op.operand_type(0), op.operand_type(1))) {
    return op.Error("C1", "lhs and rhs must have the same type, found ", lhs, " and ", rhs);
  }
  if (lhs.dtype() != DType::kF32 && lhs.dtype() != DType::kF64) {
    return op.Error("C3", "lhs must have elements of type f32 or f64, found ", lhs);
  }
  return op.ExpectTensor("C2", "C3",
                         TensorType(ComplexOf(lhs.dtype()), MergeShapes(lhs.shape, rhs.shape)));
}

// C1; the element type is the author's.
Status CheckConvert(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  return op.ExpectTensor("C1", op.operand(0), Match::kShape);
}

Status CheckReducePrecision(OpChecker& op) {
  const auto& attributes = op.attrs<ReducePrecisionAttrs>();
  const int64_t exponent = attributes.exponent_bits, mantissa = attributes.mantissa_bits;
  LS_RETURN_IF_ERROR(CheckAllSame(op, "C1"));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, "C2", "exponent_bits", List(&exponent, 1), 1));
  return CheckAtLeast(op, "C3", "mantissa_bits", List(&mantissa, 1), 0);
}

Status CheckSelect(OpChecker& op) {
  const TensorType& pred = op.operand(0);
  const TensorType& on_true = op.operand(1);
  const TensorType& on_false = op.operand(2);
  if (pred.rank() != 0 && !Compatible(pred.shape, on_true.shape)) {
    return op.Error("C1", "pred must be a scalar or have the shape of on_true, found ", pred,
                    " and ", on_true);
  }
  if (!Compatible(on_true.shape, on_false.shape) ||
      !SameBaseline(on_true.element, on_false.element)) {
    return op.Error("C2", "on_true and on_false must have the same type, found ", on_true, " and ",
                    on_false);
  }
  Shape shape = MergeShapes(on_true.shape, on_false.shape);
  if (pred.rank() != 0) shape = MergeShapes(shape, pred.shape);
  return op.ExpectTensor("C2", TensorType(on_true.element, std::move(shape)), Match::kBaseline);
}

// The size that two sizes broadcast to; nullopt when they do not.
std::optional<int64_t> BroadcastSize(int64_t a, int64_t b) {
  if (a == 1) return b;
  if (b == 1) return a;
  if (a == kDynamicSize) return b;
  if (b == kDynamicSize || a == b) return a;
  return std::nullopt;
}

// numpy's rule: `axes` says where the axes of `b` stand among those of `a`, whose rank is not less.
Result<Shape> BroadcastShapes(const OpChecker& op, const Shape& a, const Shape& b, List axes) {
  Shape merged = a;
  for (int64_t i = 0; i < b.rank(); ++i) {
    const int64_t axis = axes[static_cast<size_t>(i)];
    const auto size = BroadcastSize(a[axis], b[i]);
    if (!size) return op.Error("", "cannot broadcast the shapes ", a, " and ", b);
    merged.set_dim(axis, *size);
  }
  return merged;
}

Result<Shape> BroadcastPair(const OpChecker& op, const Shape& a, const Shape& b,
                            const std::optional<std::vector<int64_t>>& dimensions) {
  if (a.rank() < b.rank()) return BroadcastPair(op, b, a, dimensions);
  std::vector<int64_t> axes;
  if (dimensions && a.rank() != b.rank()) {
    LS_RETURN_IF_ERROR(CheckLength(op, "", "broadcast_dimensions", *dimensions, b.rank()));
    LS_RETURN_IF_ERROR(CheckRange(op, "", "broadcast_dimensions", *dimensions, 0, a.rank()));
    LS_RETURN_IF_ERROR(CheckUnique(op, "", "broadcast_dimensions", *dimensions));
    LS_RETURN_IF_ERROR(CheckSorted(op, "", "broadcast_dimensions", *dimensions));
    axes = *dimensions;
  } else {
    for (int64_t i = 0; i < b.rank(); ++i) axes.push_back(a.rank() - b.rank() + i);
  }
  return BroadcastShapes(op, a, b, axes);
}

// chlo.broadcast_*; the element type of the result is the operands' unless `element` says another.
Status CheckBroadcast(OpChecker& op, const std::optional<std::vector<int64_t>>& dimensions,
                      std::optional<DType> element = std::nullopt) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (!SameBaseline(lhs.element, rhs.element)) {
    return op.Error("", "lhs and rhs must have the same element type, found ", lhs, " and ", rhs);
  }
  const ElementType result = element ? ElementType(*element) : lhs.element;
  const Result<Shape> shape = BroadcastPair(op, lhs.shape, rhs.shape, dimensions);
  if (shape.ok()) return op.ExpectTensor("", TensorType(result, *shape));
  LS_RETURN_IF_ERROR(op.Tolerate(shape.status()));  // and what the result must be is not known
  return op.ExpectTensor("", TensorType(result, op.result(0).shape));
}

Status CheckBroadcastSelect(OpChecker& op) {
  const TensorType& on_true = op.operand(1);
  const TensorType& on_false = op.operand(2);
  if (!SameBaseline(on_true.element, on_false.element)) {
    return op.Error("", "on_true and on_false must have the same element type, found ", on_true,
                    " and ", on_false);
  }
  const Result<Shape> values = BroadcastPair(op, on_true.shape, on_false.shape, {});
  if (!values.ok()) return op.Tolerate(values.status());
  const Result<Shape> shape = BroadcastPair(op, *values, op.operand(0).shape, {});
  if (!shape.ok()) return op.Tolerate(shape.status());
  return op.ExpectTensor("", TensorType(on_true.element, *shape));
}

Status CheckConstantLike(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const Attribute& value = op.attrs<ChloConstantAttrs>().value;
  const ElementType& element = op.result(0).element;
  const auto* integer = value.As<IntegerAttr>();
  const auto* number = value.As<FloatAttr>();
  const auto complex = FindComplexNumber(value);
  const bool same = integer   ? element == ElementType(integer->dtype)
                    : number  ? element == ElementType(number->dtype)
                    : complex ? element == ElementType(complex->dtype())
                              : false;
  if (!same) {
    return op.Error("", "value must be a number of the element type of the result, ", element);
  }
  return op.ExpectTensor("", op.operand(0), Match::kShape);
}

// C1, and what the specification has not: an accuracy that the author asks for.
Status CheckApproximated(OpChecker& op) {
  if (const auto& accuracy = op.attrs<ResultAccuracyAttrs>().result_accuracy) {
    if (accuracy->atol < 0 || accuracy->rtol < 0 || accuracy->ulps < 0) {
      return op.Error("", "the tolerances of result_accuracy must not be negative");
    }
    const bool some = accuracy->atol != 0 || accuracy->rtol != 0 || accuracy->ulps != 0;
    if (some && accuracy->mode != ResultAccuracyMode::kTolerance) {
      return op.Error("", "result_accuracy must have tolerances in mode TOLERANCE only");
    }
  }
  return CheckAllSame(op, "C1");
}

// CHLO's ops may be unranked; nothing is known of the shapes then. REQUIRES: one type is unranked.
Status CheckUnrankedOp(OpChecker& op, bool all_same) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  for (size_t i = 0; i < op.num_operands() && all_same; ++i) {
    if (!(op.operand_type(i) == op.declared()[0])) {
      return op.Error("", "operands and result must have the same type, found ", op.operand_type(i),
                      " and ", op.declared()[0]);
    }
  }
  return OkStatus();
}

bool HasUnranked(const OpChecker& op) {
  const auto& operands = op.site().operand_types;
  return std::ranges::any_of(operands, IsUnranked) ||
         (op.verifying() && std::ranges::any_of(op.declared(), IsUnranked));
}

}  // namespace

Status CheckElementwise(OpChecker& op) {
  using enum ElementwiseOp;
  if (HasUnranked(op)) {
    const std::string_view classes = GetOpInfo(op.opcode()).element_classes;
    return CheckUnrankedOp(op, GetOpInfo(op.opcode()).Has(kElementwise) &&
                                   classes.find("->") == std::string_view::npos);
  }
  switch (static_cast<ElementwiseOp>(op.opcode())) {
    case kAbs:
      return CheckAbs(op);
    case kAdd:
      return CheckAdd(op);
    case kClamp:
      return CheckClamp(op);
    case kCompare:
      return CheckCompare(op);
    case kComplex:
      return CheckComplex(op);
    case kConvert:
      return CheckConvert(op);
    case kReducePrecision:
      return CheckReducePrecision(op);
    case kSelect:
      return CheckSelect(op);
    case kImag:
    case kReal:
      return CheckMapped(op, "C1", "C2", ComplexPart(op.operand(0).dtype()));
    case kIsFinite:
      return CheckMapped(op, "C1", "", DType::kI1);

      // clang-format off: the ops of one rule stand together
    case kAnd: case kAtan2: case kCeil: case kCountLeadingZeros: case kDivide: case kFloor:
    case kMaximum: case kMinimum: case kMultiply: case kNegate: case kNot: case kOr: case kPopcnt:
    case kPower: case kRemainder: case kRoundNearestAfz: case kRoundNearestEven: case kShiftLeft:
    case kShiftRightArithmetic: case kShiftRightLogical: case kSign: case kSubtract: case kXor:
      return CheckAllSame(op, "C1");

    case kCbrt: case kCosine: case kExponential: case kExponentialMinusOne: case kLog:
    case kLogPlusOne: case kLogistic: case kRsqrt: case kSine: case kSqrt: case kTan: case kTanh:
      return CheckApproximated(op);

    case kChloAcos: case kChloAcosh: case kChloAsin: case kChloAsinh:
    case kChloAtan: case kChloAtanh: case kChloBesselI1e: case kChloConj: case kChloCosh:
    case kChloDigamma: case kChloErf: case kChloErfInv: case kChloErfc: case kChloLgamma:
    case kChloAsinAcosKernel: case kChloMulhi: case kChloNextAfter: case kChloPolygamma:
    case kChloSinh: case kChloSquare: case kChloTan: case kChloZeta:
      return CheckAllSame(op, "");
    case kChloIsInf: case kChloIsNegInf: case kChloIsPosInf:
      return CheckMapped(op, "", "", DType::kI1);
    case kChloConstantLike: return CheckConstantLike(op);

    case kChloBroadcastAdd: case kChloBroadcastAnd: case kChloBroadcastAtan2:
    case kChloBroadcastDivide: case kChloBroadcastMaximum: case kChloBroadcastMinimum:
    case kChloBroadcastMultiply: case kChloBroadcastNextAfter: case kChloBroadcastOr:
    case kChloBroadcastPolygamma: case kChloBroadcastPower: case kChloBroadcastRemainder:
    case kChloBroadcastShiftLeft: case kChloBroadcastShiftRightArithmetic:
    case kChloBroadcastShiftRightLogical: case kChloBroadcastSubtract: case kChloBroadcastXor:
    case kChloBroadcastZeta:
      return CheckBroadcast(op, op.attrs<ChloBroadcastAttrs>().broadcast_dimensions);
    // clang-format on
    case kChloBroadcastCompare:
      return CheckBroadcast(op, op.attrs<ChloBroadcastCompareAttrs>().broadcast_dimensions,
                            DType::kI1);
    case kChloBroadcastComplex:
      return CheckBroadcast(op, op.attrs<ChloBroadcastAttrs>().broadcast_dimensions,
                            ComplexOf(op.operand(0).dtype()));
    case kChloBroadcastSelect:
      return CheckBroadcastSelect(op);
  }
  return OkStatus();
}

}  // namespace lockstep::ir
