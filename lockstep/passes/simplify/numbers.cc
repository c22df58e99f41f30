// SPDX-License-Identifier: Apache-2.0
// Constants of any dtype from numbers.
#include <cmath>
#include <limits>

#include "lockstep/interpret/dynamic/evaluate_op.h"
#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes::simplify {
namespace {

// `number`, rounded to `dtype`, through the interpreter's convert.
std::optional<Literal> ScalarOf(double number, DType dtype) {
  const double value[] = {number};
  Literal wide = Literal::FromValues<double>(DType::kF64, Shape(), value);
  if (dtype == DType::kF64) return wide;
  ir::Module module;
  const Type from = TensorType(DType::kF64, Shape()), to = TensorType(dtype, Shape());
  ir::Function function;
  function.name = "main";
  const ir::RegionId body =
      module.function(module.AddFunction(std::move(function), {&from, 1})).body;
  const ValueId argument = module.arguments(body)[0];
  const OpId convert = module.CreateOp({.opcode = Opcode::kConvert,
                                        .operands = {&argument, 1},
                                        .result_types = {&to, 1},
                                        .attributes = nullptr});
  module.Append(body, convert);
  interpret::OpEvaluator evaluator;
  const Literal* operand = &wide;
  auto results = evaluator.Evaluate(module, convert, {&operand, 1}, {&to, 1});
  if (!results.ok()) return std::nullopt;
  return std::move(results->front());
}

std::optional<Literal> IntegerOf(int64_t value, DType dtype) {
  const size_t size = ElementSizeBytes(dtype);
  std::vector<std::byte> bytes(size);
  for (size_t i = 0; i < size; ++i) {
    bytes[i] = static_cast<std::byte>(static_cast<uint64_t>(value) >> (8 * i));
  }
  auto literal = Literal::FromBytes(dtype, Shape(), std::move(bytes));
  if (!literal.ok()) return std::nullopt;
  return *std::move(literal);
}

// The least (or greatest) integer of the dtype.
int64_t Extreme(DType dtype, bool least) {
  const int bits = BitWidth(dtype);
  if (IsUnsignedInteger(dtype)) {
    return least ? 0 : static_cast<int64_t>(~uint64_t{0} >> (64 - bits));
  }
  const int64_t low =
      bits == 64 ? std::numeric_limits<int64_t>::min() : -(int64_t{1} << (bits - 1));
  return least ? low : -(low + 1);
}

}  // namespace

ValueId Site::MakeFull(const TensorType& type, double number) {
  if (IsInteger(type.dtype()) || IsBool(type.dtype())) {
    return MakeSplat(type, IntegerOf(static_cast<int64_t>(number), type.dtype()).value());
  }
  return MakeSplat(type, ScalarOf(number, type.dtype()).value());
}

bool IsNumberOf(double number, DType dtype) {
  const auto scalar = ScalarOf(number, dtype);
  return scalar && scalar->ElementAsDouble(0) == number;
}

std::optional<Literal> IdentityOf(Opcode opcode, DType dtype) {
  const bool is_integer = IsInteger(dtype), is_bool = IsBool(dtype);
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const bool has_infinity =
      dtype == DType::kF32 || dtype == DType::kF64 || dtype == DType::kBF16 || dtype == DType::kF16;
  if (opcode == Opcode::kAdd) {
    if (is_integer || is_bool) return IntegerOf(0, dtype);
    return IsFloat(dtype) ? ScalarOf(-0.0, dtype) : std::nullopt;
  }
  if (opcode == Opcode::kMultiply) {
    return is_integer || is_bool ? IntegerOf(1, dtype) : ScalarOf(1, dtype);
  }
  if (opcode == Opcode::kOr || opcode == Opcode::kXor) return IntegerOf(0, dtype);
  if (opcode == Opcode::kAnd) {
    return is_bool || IsUnsignedInteger(dtype)
               ? IntegerOf(is_bool ? 1 : Extreme(dtype, false), dtype)
               : IntegerOf(-1, dtype);
  }
  if (opcode == Opcode::kMaximum) {
    if (is_bool) return IntegerOf(0, dtype);
    if (is_integer) return IntegerOf(Extreme(dtype, true), dtype);
    return has_infinity ? ScalarOf(-kInfinity, dtype) : std::nullopt;
  }
  if (opcode == Opcode::kMinimum) {
    if (is_bool) return IntegerOf(1, dtype);
    if (is_integer) return IntegerOf(Extreme(dtype, false), dtype);
    return has_infinity ? ScalarOf(kInfinity, dtype) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace lockstep::passes::simplify
