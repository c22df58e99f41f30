// SPDX-License-Identifier: Apache-2.0
// Short proofs about values: finite, never NaN, never -0, never subnormal, not negative. Each
// looks a few ops back.
#include <algorithm>
#include <cmath>
#include <limits>

#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes::simplify {
namespace {

constexpr int64_t kMaxScanned = 1024;

// Whether every element of a constant fulfills `holds`; large ones are not looked at.
template <typename Holds>
bool AllElements(const Literal& literal, Holds&& holds) {
  if (IsComplex(literal.dtype())) return false;
  const int64_t count = literal.is_splat() ? 1 : literal.num_elements();
  if (count > kMaxScanned) return false;
  for (int64_t i = 0; i < count; ++i) {
    if (!holds(literal.ElementAsDouble(i))) return false;
  }
  return true;
}

// Ops whose result elements are elements of all their operands but for places and conditions.
constexpr Opcode kMoves[] = {
    Opcode::kBroadcastInDim, Opcode::kConcatenate,       Opcode::kReshape, Opcode::kTranspose,
    Opcode::kSlice,          Opcode::kReverse,           Opcode::kPad,     Opcode::kSelect,
    Opcode::kDynamicSlice,   Opcode::kDynamicUpdateSlice};

// The operands that give elements; empty for ops that do more than move.
std::span<const ValueId> MovedOperands(const ir::Module& module, OpId op) {
  const Opcode opcode = module.opcode(op);
  if (std::ranges::find(kMoves, opcode) == std::end(kMoves)) return {};
  const auto operands = module.operands(op);
  if (opcode == Opcode::kSelect) return operands.subspan(1);
  if (opcode == Opcode::kDynamicSlice) return operands.first(1);
  if (opcode == Opcode::kDynamicUpdateSlice) return operands.first(2);
  return operands;
}

// Of f16, bf16, f32 and f64.
double SmallestNormal(DType dtype) {
  if (dtype == DType::kF64) return std::numeric_limits<double>::min();
  return dtype == DType::kF16 ? 0x1p-14 : std::numeric_limits<float>::min();
}

bool IsWide(DType dtype) { return dtype == DType::kF32 || dtype == DType::kF64; }

// What all proofs share: constants, ops that move, integers. Empty when the op itself decides.
template <typename Holds, typename Proof>
std::optional<bool> Common(const Site& s, ValueId value, int depth, Holds&& holds, Proof&& proof) {
  if (const Literal* literal = s.Constant(value)) return AllElements(*literal, holds);
  const OpId op = s.m.defining_op(value);
  if (!op || depth <= 0 || !HasPlainTypes(s.m, op)) return false;
  const auto moved = MovedOperands(s.m, op);
  if (moved.empty()) return std::nullopt;
  return std::ranges::all_of(moved, proof);
}

}  // namespace

bool Site::IsFinite(ValueId value, int depth) const {
  if (!m.type(value).IsTensor()) return false;
  if (!lockstep::IsFloat(dtype(value)) && !IsComplex(dtype(value))) return true;
  const auto common = Common(
      *this, value, depth, [](double x) { return std::isfinite(x); },
      [&](ValueId v) { return IsFinite(v, depth - 1); });
  if (common) return *common;
  const OpId op = m.defining_op(value);
  const ValueId first = m.num_operands(op) > 0 ? m.operand(op, 0) : ValueId();
  const Opcode opcode = m.opcode(op);
  if (opcode == Opcode::kIota) return IsWide(dtype(value));
  if (opcode == Opcode::kConvert) {
    return IsWide(dtype(value)) && !lockstep::IsFloat(dtype(first)) && !IsComplex(dtype(first));
  }
  if (opcode == Opcode::kTanh || opcode == Opcode::kLogistic) return IsNeverNan(first, depth - 1);
  if (opcode == Opcode::kSine || opcode == Opcode::kCosine || opcode == Opcode::kAbs ||
      opcode == Opcode::kNegate || opcode == Opcode::kSign || opcode == Opcode::kFloor ||
      opcode == Opcode::kCeil) {
    return !IsComplex(dtype(value)) && IsFinite(first, depth - 1);
  }
  if (opcode == Opcode::kMaximum || opcode == Opcode::kMinimum) {
    return IsFinite(first, depth - 1) && IsFinite(m.operand(op, 1), depth - 1);
  }
  return false;
}

bool Site::IsNeverNan(ValueId value, int depth) const {
  if (!m.type(value).IsTensor() || IsComplex(dtype(value))) return false;
  if (!lockstep::IsFloat(dtype(value))) return true;
  const auto common = Common(
      *this, value, depth, [](double x) { return !std::isnan(x); },
      [&](ValueId v) { return IsNeverNan(v, depth - 1); });
  if (common) return *common;
  if (IsFinite(value, depth)) return true;
  const OpId op = m.defining_op(value);
  const Opcode opcode = m.opcode(op);
  const auto operand_never = [&](size_t i) { return IsNeverNan(m.operand(op, i), depth - 1); };
  if (opcode == Opcode::kExponential || opcode == Opcode::kAbs || opcode == Opcode::kNegate ||
      opcode == Opcode::kTanh || opcode == Opcode::kLogistic || opcode == Opcode::kFloor ||
      opcode == Opcode::kCeil) {
    return operand_never(0);
  }
  if (opcode == Opcode::kMaximum || opcode == Opcode::kMinimum) {
    return operand_never(0) && operand_never(1);
  }
  if (opcode == Opcode::kAdd || opcode == Opcode::kSubtract || opcode == Opcode::kMultiply) {
    return IsFinite(m.operand(op, 0), depth - 1) && IsFinite(m.operand(op, 1), depth - 1);
  }
  return opcode == Opcode::kConvert && !lockstep::IsFloat(dtype(m.operand(op, 0))) &&
         !IsComplex(dtype(m.operand(op, 0)));
}

bool Site::IsNeverNegativeZero(ValueId value, int depth) const {
  if (options.ignore_signed_zeros) return true;
  if (!m.type(value).IsTensor() || IsComplex(dtype(value))) return false;
  if (!lockstep::IsFloat(dtype(value))) return true;
  const auto common = Common(
      *this, value, depth, [](double x) { return x != 0 || !std::signbit(x); },
      [&](ValueId v) { return IsNeverNegativeZero(v, depth - 1); });
  if (common) return *common;
  const OpId op = m.defining_op(value);
  const Opcode opcode = m.opcode(op);
  const auto operand_never = [&](size_t i) {
    return IsNeverNegativeZero(m.operand(op, i), depth - 1);
  };
  if (opcode == Opcode::kAbs || opcode == Opcode::kExponential || opcode == Opcode::kIota ||
      opcode == Opcode::kLogistic || opcode == Opcode::kCosine) {
    return true;
  }
  if (opcode == Opcode::kConvert) return !lockstep::IsFloat(dtype(m.operand(op, 0)));
  // -0 + -0 is the only sum that is -0, -0 - 0 the only difference.
  if (opcode == Opcode::kAdd) return operand_never(0) || operand_never(1);
  if (opcode == Opcode::kSubtract || opcode == Opcode::kSqrt) return operand_never(0);
  if (opcode == Opcode::kMultiply) return m.operand(op, 0) == m.operand(op, 1);
  if (opcode == Opcode::kMaximum || opcode == Opcode::kMinimum) {
    return operand_never(0) && operand_never(1);
  }
  return false;
}

bool Site::IsNeverSubnormal(ValueId value, int depth) const {
  if (!m.type(value).IsTensor() || IsComplex(dtype(value))) return false;
  const DType dtype = this->dtype(value);
  if (!lockstep::IsFloat(dtype)) return true;
  if (BitWidth(dtype) < 16) return false;  // reciprocals of normal ones overflow too
  const double smallest = SmallestNormal(dtype);
  const auto common = Common(
      *this, value, depth, [&](double x) { return x == 0 || !(std::abs(x) < smallest); },
      [&](ValueId v) { return IsNeverSubnormal(v, depth - 1); });
  if (common) return *common;
  const OpId op = m.defining_op(value);
  const Opcode opcode = m.opcode(op);
  const ValueId first = m.num_operands(op) > 0 ? m.operand(op, 0) : ValueId();
  if (opcode == Opcode::kIota) return true;
  if (opcode == Opcode::kConvert) {
    return !lockstep::IsFloat(this->dtype(first)) && !IsComplex(this->dtype(first));
  }
  if (opcode == Opcode::kAbs || opcode == Opcode::kNegate)
    return IsNeverSubnormal(first, depth - 1);
  // x + c and max(x, c) are not below c, where x is not below 0.
  const auto is_above = [&](size_t i) {
    const auto number = Number(m.operand(op, i));
    return number && *number >= smallest;
  };
  if (opcode == Opcode::kMaximum) return is_above(0) || is_above(1);
  if (opcode == Opcode::kAdd) {
    return (is_above(1) && IsNonNegative(first, depth - 1)) ||
           (is_above(0) && IsNonNegative(m.operand(op, 1), depth - 1));
  }
  return false;
}

bool Site::IsNonNegative(ValueId value, int depth) const {
  if (!m.type(value).IsTensor() || IsComplex(dtype(value))) return false;
  if (IsUnsignedInteger(dtype(value)) || IsBool(dtype(value))) return true;
  const auto common = Common(
      *this, value, depth, [](double x) { return x >= 0; },
      [&](ValueId v) { return IsNonNegative(v, depth - 1); });
  if (common) return *common;
  const OpId op = m.defining_op(value);
  const Opcode opcode = m.opcode(op);
  const bool is_float = lockstep::IsFloat(dtype(value));
  const auto operand_is = [&](size_t i) { return IsNonNegative(m.operand(op, i), depth - 1); };
  if (opcode == Opcode::kExponential || opcode == Opcode::kSqrt || opcode == Opcode::kRsqrt ||
      opcode == Opcode::kLogistic || (opcode == Opcode::kAbs && is_float) ||
      opcode == Opcode::kIota) {
    return true;
  }
  if (opcode == Opcode::kConvert) {
    const DType from = dtype(m.operand(op, 0));
    return operand_is(0) && (is_float || BitWidth(from) < BitWidth(dtype(value)) ||
                             (IsSignedInteger(from) && BitWidth(from) == BitWidth(dtype(value))));
  }
  if (opcode == Opcode::kMaximum) return operand_is(0) || operand_is(1);
  if (opcode == Opcode::kMinimum) return operand_is(0) && operand_is(1);
  if (opcode == Opcode::kMultiply && is_float && m.operand(op, 0) == m.operand(op, 1)) return true;
  if ((opcode == Opcode::kAdd || opcode == Opcode::kMultiply || opcode == Opcode::kDivide) &&
      is_float) {
    return operand_is(0) && operand_is(1);
  }
  return false;
}

}  // namespace lockstep::passes::simplify
