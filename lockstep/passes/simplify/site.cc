// SPDX-License-Identifier: Apache-2.0
// Constants and new ops of rules; see site.h.
#include "lockstep/passes/simplify/site.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "lockstep/passes/facts/captures.h"

namespace lockstep::passes::simplify {
namespace {

bool IsPlain(const Type& type) {
  return type.IsTensor() && !type.tensor().element.IsQuantized() &&
         type.tensor().shape.IsStatic() && type.tensor().bounds.empty();
}

bool AllBytes(const Literal& literal, std::byte value) {
  const auto bytes = literal.stored_bytes();
  return std::ranges::all_of(bytes, [&](std::byte byte) { return byte == value; });
}

}  // namespace

bool HasPlainTypes(const ir::Module& module, OpId op) {
  const bool is_control = module.info(op).family == ir::Family::kControl;
  const auto plain = [&](ValueId value) {
    const Type& type = module.type(value);
    return IsPlain(type) || (is_control && !type.IsTensor());
  };
  return std::ranges::all_of(module.operands(op), plain) &&
         std::ranges::all_of(module.results(op), plain);
}

OpId Site::Def(ValueId value, Opcode opcode) const {
  const OpId definition = m.defining_op(value);
  if (!definition || m.opcode(definition) != opcode || !HasPlainTypes(m, definition)) return {};
  return definition;
}

const Literal* Site::Constant(ValueId value) const {
  const OpId definition = m.defining_op(value);
  if (!definition || m.opcode(definition) != Opcode::kConstant) return nullptr;
  return &m.attrs<ir::ConstantAttrs>(definition).value.values;
}

const Literal* Site::Splat(ValueId value) const {
  if (const OpId broadcast = Def(value, Opcode::kBroadcastInDim)) {
    value = m.operand(broadcast, 0);
  }
  const Literal* literal = Constant(value);
  return literal && literal->is_splat() ? literal : nullptr;
}

bool Site::IsAll(ValueId value, double number) const {
  const Literal* literal = Splat(value);
  if (!literal) return false;
  if (IsComplex(literal->dtype())) {
    const auto bytes = literal->element(0);
    if (literal->dtype() == DType::kC64) {
      float parts[2];
      std::memcpy(parts, bytes.data(), sizeof parts);
      return parts[0] == number && parts[1] == 0;
    }
    double parts[2];
    std::memcpy(parts, bytes.data(), sizeof parts);
    return parts[0] == number && parts[1] == 0;
  }
  return literal->ElementAsDouble(0) == number;
}

bool Site::IsPositiveZero(ValueId value) const {
  const Literal* literal = Splat(value);
  return literal && AllBytes(*literal, std::byte{0});
}

bool Site::IsNegativeZero(ValueId value) const {
  const Literal* literal = Splat(value);
  return literal && lockstep::IsFloat(literal->dtype()) && literal->ElementAsDouble(0) == 0 &&
         std::signbit(literal->ElementAsDouble(0));
}

bool Site::IsAllOnes(ValueId value) const {
  const Literal* literal = Splat(value);
  if (!literal) return false;
  if (IsBool(literal->dtype())) return literal->ElementAsInt64(0) == 1;
  if (IsSignedInteger(literal->dtype())) return literal->ElementAsInt64(0) == -1;
  if (!IsUnsignedInteger(literal->dtype())) return false;
  const int bits = BitWidth(literal->dtype());
  const uint64_t ones = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
  return static_cast<uint64_t>(literal->ElementAsInt64(0)) == ones;
}

std::optional<double> Site::Number(ValueId value) const {
  const Literal* literal = Splat(value);
  if (!literal || IsComplex(literal->dtype())) return std::nullopt;
  return literal->ElementAsDouble(0);
}

std::optional<int64_t> Site::Integer(ValueId value) const {
  const Literal* literal = Splat(value);
  if (!literal || !(IsInteger(literal->dtype()) || IsBool(literal->dtype()))) return std::nullopt;
  return literal->ElementAsInt64(0);
}

bool Site::Same(ValueId a, ValueId b) const {
  if (a == b) return true;
  const Literal* x = Constant(a);
  const Literal* y = Constant(b);
  return x && y && *x == *y;
}

// --- new ops

ValueId Site::Make(Opcode opcode, std::span<const ValueId> operands, const TensorType& type,
                   ir::OpAttributesRef attributes) {
  return rewriter.Create(opcode, operands, Type(type), std::move(attributes));
}

ValueId Site::MakeConstant(const Literal& literal) {
  return Make(Opcode::kConstant, std::span<const ValueId>(), literal.type(),
              ir::MakeAttributes(ir::ConstantAttrs{{literal.type(), literal}}));
}

ValueId Site::MakeSplat(const TensorType& type, const Literal& element) {
  return MakeConstant(Literal::Splat(type.dtype(), type.shape, element.element(0)).value());
}

ValueId Site::Reshape(ValueId value, const Shape& to) {
  if (shape(value) == to) return value;
  return Make(Opcode::kReshape, {value}, {dtype(value), to});
}

ValueId Site::Transpose(ValueId value, const Dims& permutation) {
  if (IsIdentity(permutation)) return value;
  Dims sizes;
  for (const int64_t dim : permutation) sizes.push_back(shape(value)[dim]);
  return Make(Opcode::kTranspose, {value}, {dtype(value), Shape(sizes)},
              ir::MakeAttributes(ir::TransposeAttrs{permutation}));
}

ValueId Site::Convert(ValueId value, DType to) {
  if (dtype(value) == to) return value;
  return Make(Opcode::kConvert, {value}, {to, shape(value)});
}

ValueId Site::Slice(ValueId value, const Dims& start, const Dims& limit, const Dims& strides) {
  const Dims steps = strides.empty() ? Dims(start.size(), 1) : strides;
  Dims sizes;
  for (size_t i = 0; i < start.size(); ++i) {
    sizes.push_back((limit[i] - start[i] + steps[i] - 1) / steps[i]);
  }
  if (Shape(sizes) == shape(value)) return value;
  return Make(Opcode::kSlice, {value}, {dtype(value), Shape(sizes)},
              ir::MakeAttributes(ir::SliceAttrs{start, limit, steps}));
}

ValueId Site::SliceDim(ValueId value, int64_t dim, int64_t start, int64_t limit, int64_t stride) {
  const size_t count = static_cast<size_t>(rank(value));
  Dims starts(count, 0), strides(count, 1);
  Dims limits(shape(value).dims().begin(), shape(value).dims().end());
  starts[static_cast<size_t>(dim)] = start;
  limits[static_cast<size_t>(dim)] = limit;
  strides[static_cast<size_t>(dim)] = stride;
  return Slice(value, starts, limits, strides);
}

ValueId Site::Pad(ValueId value, ValueId padding, const Dims& low, const Dims& high,
                  const Dims& interior) {
  Dims sizes;
  bool none = true;
  for (size_t i = 0; i < low.size(); ++i) {
    const int64_t size = shape(value)[static_cast<int64_t>(i)];
    sizes.push_back(low[i] + high[i] + size + std::max<int64_t>(size - 1, 0) * interior[i]);
    none &= low[i] == 0 && high[i] == 0 && sizes.back() == size;
  }
  if (none) return value;
  return Make(Opcode::kPad, {value, padding}, {dtype(value), Shape(sizes)},
              ir::MakeAttributes(ir::PadAttrs{low, high, interior}));
}

ValueId Site::Concatenate(std::span<const ValueId> values, int64_t dim) {
  if (values.size() == 1) return values[0];
  TensorType result = type(values[0]);
  int64_t size = 0;
  for (const ValueId value : values) size += shape(value)[dim];
  result.shape.set_dim(dim, size);
  return Make(Opcode::kConcatenate, values, result, ir::MakeAttributes(ir::ConcatenateAttrs{dim}));
}

ValueId Site::Reduce(ValueId value, ValueId init, Opcode body, const Dims& dims) {
  Dims sizes;
  for (int64_t d = 0; d < rank(value); ++d) {
    if (!Contains(dims, d)) sizes.push_back(shape(value)[d]);
  }
  const Type result = TensorType(dtype(value), Shape(sizes));
  const Type scalar = TensorType(dtype(value), Shape());
  const ValueId operands[] = {value, init};
  const OpId reduce = rewriter.Create({.opcode = Opcode::kReduce,
                                       .operands = operands,
                                       .result_types = {&result, 1},
                                       .attributes = ir::MakeAttributes(ir::ReduceAttrs{dims}),
                                       .num_regions = 1});
  const ir::RegionId region = m.region(reduce);
  const ValueId arguments[] = {m.AddArgument(region, scalar), m.AddArgument(region, scalar)};
  const OpId fold = m.CreateOp({.opcode = body,
                                .operands = arguments,
                                .result_types = {&scalar, 1},
                                .attributes = nullptr,
                                .location = m.op_location(op)});
  m.Append(region, fold);
  const ValueId folded = m.result(fold);
  m.Append(region, m.CreateOp({.opcode = Opcode::kReturn,
                               .operands = {&folded, 1},
                               .result_types = {},
                               .attributes = nullptr,
                               .location = m.op_location(op)}));
  return m.result(reduce);
}

ValueId Site::Broadcast(ValueId value, const Shape& to, const Dims& dims) {
  if (shape(value) == to && IsIdentity(dims)) return value;
  return Make(Opcode::kBroadcastInDim, {value}, {dtype(value), to},
              ir::MakeAttributes(ir::BroadcastInDimAttrs{dims}));
}

ValueId Site::Reverse(ValueId value, const Dims& dims) {
  if (dims.empty()) return value;
  return Make(Opcode::kReverse, {value}, type(value), ir::MakeAttributes(ir::ReverseAttrs{dims}));
}

ValueId Site::Compare(ValueId a, ValueId b, ir::ComparisonDirection direction,
                      std::optional<ir::ComparisonType> compare_type) {
  return Make(Opcode::kCompare, {a, b}, {DType::kI1, shape(a)},
              ir::MakeAttributes(ir::CompareAttrs{direction, compare_type}));
}

ValueId Site::CopyWithRegions(OpId other, std::span<const ValueId> operands, const TensorType& type,
                              ir::OpAttributesRef attributes) {
  const Type result = type;
  const OpId copy = CopyOpAlone(m, other, m, operands, {&result, 1});
  if (attributes) m.SetAttributes(copy, std::move(attributes));
  m.SetLocation(copy, m.op_location(op));
  m.InsertBefore(op, copy);
  rewriter.Push(copy);
  return m.result(copy);
}

bool Site::Replace(ValueId value) { return Replace(std::span<const ValueId>(&value, 1)); }

bool Site::Replace(std::span<const ValueId> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (m.type_id(values[i]) != m.type_id(m.result(op, i))) return false;
  }
  rewriter.Replace(op, values);
  return true;
}

// --- plain questions

std::optional<Opcode> BodyOf(const ir::Module& module, ir::RegionId region) {
  const OpId op = module.first_op(region);
  const OpId terminator = op ? module.next(op) : OpId();
  if (!terminator || terminator != module.last_op(region) || module.num_operands(op) != 2 ||
      module.num_results(op) != 1 || module.num_operands(terminator) != 1 ||
      module.operand(terminator, 0) != module.result(op)) {
    return std::nullopt;
  }
  const auto arguments = module.arguments(region);
  if (arguments.size() != 2) return std::nullopt;
  const ValueId a = module.operand(op, 0), b = module.operand(op, 1);
  const bool straight = a == arguments[0] && b == arguments[1];
  const bool swapped = a == arguments[1] && b == arguments[0];
  if (!straight && !(swapped && module.info(op).Has(ir::kCommutative))) return std::nullopt;
  return module.opcode(op);
}

Dims Iota(int64_t count) {
  Dims dims(static_cast<size_t>(count));
  std::iota(dims.begin(), dims.end(), 0);
  return dims;
}

Dims Inverse(const Dims& permutation) {
  Dims inverse(permutation.size());
  for (size_t i = 0; i < permutation.size(); ++i) {
    inverse[static_cast<size_t>(permutation[i])] = static_cast<int64_t>(i);
  }
  return inverse;
}

bool IsIdentity(const Dims& permutation) {
  for (size_t i = 0; i < permutation.size(); ++i) {
    if (permutation[i] != static_cast<int64_t>(i)) return false;
  }
  return true;
}

bool Contains(const Dims& dims, int64_t dim) { return std::ranges::find(dims, dim) != dims.end(); }

int64_t IndexOf(const Dims& dims, int64_t dim) {
  const auto found = std::ranges::find(dims, dim);
  return found == dims.end() ? -1 : found - dims.begin();
}

}  // namespace lockstep::passes::simplify
