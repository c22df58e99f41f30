// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: elementwise ops, and the broadcasting of their operands.
#include <algorithm>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep {

using ir::Opcode;

// Aligned at the last axis: 8x1x3 with 4x3 gives 8x4x3.
Result<Values> GraphBuilder::Impl::Align(const BuilderCall& call, Values values) {
  LS_RETURN_IF_ERROR(CheckOperands(values));
  std::vector<int64_t> common;  // the last axis first
  bool differ = false;
  for (const Value value : values) {
    if (!value.type().IsTensor()) return values;  // the op will say what is wrong
    differ = differ || value.shape() != values.front().shape();
  }
  if (!differ) return values;
  for (const Value value : values) {
    const auto dims = value.shape().dims();
    common.resize(std::max(common.size(), dims.size()), 1);
    for (size_t i = 0; i < dims.size(); ++i) {
      const int64_t size = dims[dims.size() - 1 - i];
      if (common[i] == 1) common[i] = size;
      if (size != 1 && size != common[i]) {
        return InvalidArgumentError("shapes " + values.front().shape().ToString() + " and " +
                                    value.shape().ToString() +
                                    " cannot be broadcast against each other");
      }
    }
  }
  std::reverse(common.begin(), common.end());
  const Shape shape(std::move(common));
  for (Value& value : values) value = BroadcastTo(call, value, shape);
  return values;
}

// Sizes of 1 are dropped first, so that what is left maps one to one.
Value GraphBuilder::Impl::BroadcastTo(const BuilderCall& call, Value value, const Shape& shape) {
  if (value.failed() || value.shape() == shape) return value;
  const int64_t offset = shape.rank() - value.shape().rank();
  std::vector<int64_t> axes;
  for (int64_t i = 0; i < value.shape().rank(); ++i) axes.push_back(offset + i);
  return MakeOne(call, {.opcode = Opcode::kBroadcastInDim,
                        .operands = {value},
                        .attributes = ir::MakeAttributes(ir::BroadcastInDimAttrs{std::move(axes)}),
                        .result_types = {TensorType(value.type().tensor().element, shape)}});
}

Value GraphBuilder::Impl::Elementwise(const BuilderCall& call, Opcode opcode, Values operands) {
  if (!ok()) return {};
  Result<Values> aligned = Align(call, std::move(operands));
  if (!aligned.ok()) return Fail(call, aligned.status()), Value();
  return MakeOne(call, {.opcode = opcode, .operands = std::move(aligned).value()});
}

#define LS_BINARY(Method, opcode)                                        \
  Value GraphBuilder::Method(Value a, Value b, Where where) {            \
    return impl_->Elementwise({#Method, where}, Opcode::opcode, {a, b}); \
  }
#define LS_UNARY(Method, opcode)                                      \
  Value GraphBuilder::Method(Value a, Where where) {                  \
    return impl_->Elementwise({#Method, where}, Opcode::opcode, {a}); \
  }
LS_BINARY(Add, kAdd)
LS_BINARY(Sub, kSubtract)
LS_BINARY(Mul, kMultiply)
LS_BINARY(Div, kDivide)
LS_BINARY(Rem, kRemainder)
LS_BINARY(Pow, kPower)
LS_BINARY(Max, kMaximum)
LS_BINARY(Min, kMinimum)
LS_BINARY(And, kAnd)
LS_BINARY(Or, kOr)
LS_UNARY(Not, kNot)
LS_UNARY(Neg, kNegate)
LS_UNARY(Abs, kAbs)
LS_UNARY(Sign, kSign)
LS_UNARY(Exp, kExponential)
LS_UNARY(Log, kLog)
LS_UNARY(Log1p, kLogPlusOne)
LS_UNARY(Sqrt, kSqrt)
LS_UNARY(Rsqrt, kRsqrt)
LS_UNARY(Sin, kSine)
LS_UNARY(Cos, kCosine)
LS_UNARY(Tanh, kTanh)
LS_UNARY(Logistic, kLogistic)
#undef LS_BINARY
#undef LS_UNARY

Value GraphBuilder::Compare(Value a, Value b, std::string_view direction, Where where) {
  const BuilderCall call{"Compare", where};
  if (!impl_->ok()) return {};
  const auto parsed = ir::ParseEnum<ir::ComparisonDirection>(direction);
  if (!parsed) {
    const std::string found(direction);
    const std::string words = "the direction must be EQ, NE, LT, LE, GT or GE, found '";
    return impl_->Fail(call, InvalidArgumentError(words + found + "'")), Value();
  }
  Result<Values> aligned = impl_->Align(call, {a, b});
  if (!aligned.ok()) return impl_->Fail(call, aligned.status()), Value();
  return impl_->MakeOne(
      call, {.opcode = Opcode::kCompare,
             .operands = std::move(aligned).value(),
             .attributes = ir::MakeAttributes(ir::CompareAttrs{*parsed, std::nullopt})});
}

Value GraphBuilder::Select(Value pred, Value on_true, Value on_false, Where where) {
  return impl_->Elementwise({"Select", where}, Opcode::kSelect, {pred, on_true, on_false});
}

Value GraphBuilder::Clamp(Value low, Value a, Value high, Where where) {
  return impl_->Elementwise({"Clamp", where}, Opcode::kClamp, {low, a, high});
}

Value GraphBuilder::Convert(Value a, DType dtype, Where where) {
  return impl_->MakeOne({"Convert", where}, {.opcode = Opcode::kConvert,
                                             .operands = {a},
                                             .result_types = {TensorType(dtype, a.shape())}});
}

#define LS_OPERATOR(symbol, Method)                \
  Value operator symbol(LocatedValue a, Value b) { \
    GraphBuilder* builder = a.BuilderWith(b);      \
    if (builder == nullptr) return Value();        \
    return builder->Method(a.value, b, a.where);   \
  }
LS_OPERATOR(+, Add)
LS_OPERATOR(-, Sub)
LS_OPERATOR(*, Mul)
LS_OPERATOR(/, Div)
#undef LS_OPERATOR

Value operator-(LocatedValue a) {
  GraphBuilder* builder = a.BuilderWith(a.value);
  return builder == nullptr ? Value() : builder->Neg(a.value, a.where);
}

}  // namespace lockstep
