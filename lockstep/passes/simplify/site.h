// SPDX-License-Identifier: Apache-2.0
// What a rule is given: the op in front of it, questions about the values around it, and short ways
// to build what takes its place.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/rewriter.h"
#include "lockstep/passes/simplify/simplify.h"

namespace lockstep::passes::simplify {

using ir::Opcode;
using ir::OpId;
using ir::ValueId;
using Dims = std::vector<int64_t>;

class Site {
 public:
  Site(ir::Rewriter& rewriter, const SimplifyOpsOptions& options, OpId op)
      : m(rewriter.module()), rewriter(rewriter), options(options), op(op) {}

  ir::Module& m;
  ir::Rewriter& rewriter;
  const SimplifyOpsOptions& options;
  const OpId op;

  // --- the op
  ValueId in(size_t i = 0) const { return m.operand(op, i); }
  size_t num_in() const { return m.num_operands(op); }
  ValueId out(size_t i = 0) const { return m.result(op, i); }
  const TensorType& type() const { return m.tensor_type(m.result(op)); }
  const TensorType& type(ValueId value) const { return m.tensor_type(value); }
  const Shape& shape(ValueId value) const { return m.tensor_type(value).shape; }
  DType dtype(ValueId value) const { return m.tensor_type(value).dtype(); }
  int64_t rank(ValueId value) const { return m.tensor_type(value).rank(); }
  int64_t elements(ValueId value) const { return m.tensor_type(value).shape.NumElements(); }
  template <typename T>
  const T& attrs() const {
    return m.attrs<T>(op);
  }
  template <typename T>
  const T& attrs(OpId other) const {
    return m.attrs<T>(other);
  }

  // --- the values around it
  // The op that defines `value` if it is an `opcode` with plain types; else none.
  OpId Def(ValueId value, Opcode opcode) const;
  bool Is(ValueId value, Opcode opcode) const { return static_cast<bool>(Def(value, opcode)); }
  bool OneUse(ValueId value) const { return m.HasOneUse(value); }
  // Null when it is no constant.
  const Literal* Constant(ValueId value) const;
  bool IsConstant(ValueId value) const { return Constant(value) != nullptr; }
  // A constant whose elements are all the same; also behind a broadcast of a scalar.
  const Literal* Splat(ValueId value) const;
  // Whether it is a constant of which every element is `number` (of either sign for 0 where
  // `any_zero`).
  bool IsAll(ValueId value, double number) const;
  bool IsZero(ValueId value) const { return IsAll(value, 0); }
  bool IsPositiveZero(ValueId value) const;
  bool IsNegativeZero(ValueId value) const;
  bool IsOne(ValueId value) const { return IsAll(value, 1); }
  // All bits set: true, -1.
  bool IsAllOnes(ValueId value) const;
  // The splat as a number, of real dtypes.
  std::optional<double> Number(ValueId value) const;
  // The splat as an integer.
  std::optional<int64_t> Integer(ValueId value) const;
  // Whether two values are the same value or equal constants.
  bool Same(ValueId a, ValueId b) const;
  // Whether it may be an infinity or NaN, -0, subnormal, or below 0. Short proofs only.
  bool IsFinite(ValueId value, int depth = 4) const;
  bool IsNeverNan(ValueId value, int depth = 4) const;
  bool IsNeverNegativeZero(ValueId value, int depth = 4) const;
  bool IsNeverSubnormal(ValueId value, int depth = 4) const;
  bool IsNonNegative(ValueId value, int depth = 4) const;  // NaN aside

  // --- new ops, placed before the op
  ValueId Make(Opcode opcode, std::span<const ValueId> operands, const TensorType& type,
               ir::OpAttributesRef attributes = nullptr);
  ValueId Make(Opcode opcode, std::initializer_list<ValueId> operands, const TensorType& type,
               ir::OpAttributesRef attributes = nullptr) {
    return Make(opcode, std::span(operands.begin(), operands.size()), type, std::move(attributes));
  }
  // An elementwise op whose result is like its first operand.
  ValueId Make(Opcode opcode, std::initializer_list<ValueId> operands) {
    return Make(opcode, operands, type(*operands.begin()));
  }
  ValueId MakeConstant(const Literal& literal);
  ValueId MakeSplat(const TensorType& type, const Literal& element);
  ValueId MakeFull(const TensorType& type, double number);
  // These give `value` itself when there is nothing to do.
  ValueId Reshape(ValueId value, const Shape& shape);
  ValueId Transpose(ValueId value, const Dims& permutation);
  ValueId Convert(ValueId value, DType dtype);
  ValueId Slice(ValueId value, const Dims& start, const Dims& limit, const Dims& strides = {});
  // The part [start, limit) of one dimension.
  ValueId SliceDim(ValueId value, int64_t dim, int64_t start, int64_t limit, int64_t stride = 1);
  ValueId Pad(ValueId value, ValueId padding, const Dims& low, const Dims& high,
              const Dims& interior);
  ValueId Concatenate(std::span<const ValueId> values, int64_t dim);
  // A reduce of `value` over `dims` by one op, `body`.
  ValueId Reduce(ValueId value, ValueId init, Opcode body, const Dims& dims);
  ValueId Broadcast(ValueId value, const Shape& shape, const Dims& dims);
  ValueId Reverse(ValueId value, const Dims& dims);
  ValueId Compare(ValueId a, ValueId b, ir::ComparisonDirection direction,
                  std::optional<ir::ComparisonType> compare_type);
  // An op like `other` (opcode, attributes) on other operands.
  ValueId Like(OpId other, std::span<const ValueId> operands, const TensorType& type) {
    return Make(m.opcode(other), operands, type, m.attributes_ref(other));
  }
  ValueId Like(OpId other, std::initializer_list<ValueId> operands, const TensorType& type) {
    return Like(other, std::span(operands.begin(), operands.size()), type);
  }
  // An op like `other`, with copies of its regions, which may use values from outside.
  ValueId CopyWithRegions(OpId other, std::span<const ValueId> operands, const TensorType& type,
                          ir::OpAttributesRef attributes = nullptr);
  ValueId CopyWithRegions(OpId other, std::initializer_list<ValueId> operands,
                          const TensorType& type, ir::OpAttributesRef attributes = nullptr) {
    return CopyWithRegions(other, std::span(operands.begin(), operands.size()), type,
                           std::move(attributes));
  }

  // --- the end of a rule
  // `value` takes the place of the op's only result. False, and nothing done, when types differ.
  bool Replace(ValueId value);
  bool Replace(std::span<const ValueId> values);
  bool SetOperand(size_t i, ValueId value) { return rewriter.SetOperand(op, i, value), true; }
  template <typename T>
  bool SetAttributes(T attributes) {
    return rewriter.SetAttributes(op, ir::MakeAttributes(std::move(attributes))), true;
  }
};

// Whether all operand and result tensors have static sizes, no bounds and plain elements.
bool HasPlainTypes(const ir::Module& module, OpId op);

// The two-operand op of a body of one op on the region's two arguments (in either order for
// commutative ones) and a terminator; none for other bodies.
std::optional<Opcode> BodyOf(const ir::Module& module, ir::RegionId region);

// Whether `dtype`, a float, has this very number.
bool IsNumberOf(double number, DType dtype);

// The element e with e op x = x, whatever x: 0 for add (-0 for floats), 1 for multiply, ..
// None when there is none or it depends on more than the type.
std::optional<Literal> IdentityOf(Opcode opcode, DType dtype);

Dims Iota(int64_t count);
Dims Inverse(const Dims& permutation);
bool IsIdentity(const Dims& permutation);
bool Contains(const Dims& dims, int64_t dim);
// Position in `dims`, or -1.
int64_t IndexOf(const Dims& dims, int64_t dim);

}  // namespace lockstep::passes::simplify
