// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: builds a program without text. Types are inferred op by op, and every constraint of
// the specification is checked where the op is made.
//
//   GraphBuilder b;
//   Value x = b.Parameter({DType::kF32, Shape{64, 784}}, "x");
//   Value w = b.Parameter({DType::kF32, Shape{784, 10}}, "w");
//   Result<Module> module = b.Build({b.Tanh(b.Matmul(x, w)) * b.Scalar(2)}, {"y"});
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lockstep/literal.h"
#include "lockstep/module.h"
#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep {

class GraphBuilder;

// The line of the caller. It is named in errors and becomes the location of the op.
using Where = std::source_location;

// A value of a program under construction. Cheap to copy; belongs to its builder and must not be
// used after it. After an error values are "failed": they may be passed on and give failed values.
class Value {
 public:
  Value() = default;
  bool failed() const { return builder_ == nullptr; }

  // A failed value is a tensor<f32>.
  const Type& type() const;
  // Of a tensor; a value of another type has rank 0.
  const Shape& shape() const { return type().tensor().shape; }
  DType dtype() const { return type().tensor().dtype(); }
  // The size of an axis; negative ones count from the last. 1 where there is no such axis.
  int64_t dim(int64_t axis) const;

 private:
  friend class GraphBuilder;
  friend struct LocatedValue;
  Value(GraphBuilder* builder, uint32_t index) : builder_(builder), index_(index) {}
  GraphBuilder* builder_ = nullptr;
  uint32_t index_ = 0;
};

using Values = std::vector<Value>;
using Int64s = std::vector<int64_t>;
using Types = std::vector<Type>;
// The computation of a region or function: what it is given, what it returns.
using Body = std::function<Values(std::span<const Value> arguments)>;

// --- Attributes, for ops that have no method of their own
struct Word {  // an enum's value: Word{"UNIFORM"}
  std::string word;
};
struct FunctionName {  // @name
  std::string name;
};
struct Field;
// `Int64s` serves lists, a vector of them matrices, `Fields` structs such as dimension numbers.
using FieldValue =
    std::variant<bool, int64_t, double, std::string, Word, FunctionName, Type, Literal, Int64s,
                 std::vector<bool>, std::vector<Int64s>, std::vector<Word>, std::vector<Field>>;
struct Field {
  std::string name;
  FieldValue value;
};
using Fields = std::vector<Field>;

struct OpRegion {
  Types arguments;
  Body body;
};
struct OpOptions {
  Fields attributes = {};
  // For ops whose result types their operands do not determine; otherwise may be empty.
  Types result_types = {};
  std::vector<OpRegion> regions = {};
};

// Which axes a general dot product pairs.
struct DotAxes {
  Int64s lhs_batch = {}, rhs_batch = {};
  Int64s lhs_contracting = {}, rhs_contracting = {};
};

// Lists that are empty stand for ones (strides, dilations) or zeros (padding).
struct ConvolutionOptions {
  Int64s strides = {};
  std::vector<std::pair<int64_t, int64_t>> padding = {};  // (low, high) per spatial axis
  Int64s lhs_dilation = {}, rhs_dilation = {};
  int64_t feature_groups = 1, batch_groups = 1;
  // One character per axis: b batch, f feature, i and o input and output features, 0.. spatial.
  std::string input_layout = "b01f", kernel_layout = "01io", output_layout = "b01f";
};

// The dimension numbers of stablehlo.gather, by their names there.
struct GatherOptions {
  Int64s offset_dims = {}, collapsed_slice_dims = {};
  Int64s operand_batching_dims = {}, start_indices_batching_dims = {};
  Int64s start_index_map = {};
  int64_t index_vector_dim = 0;
  Int64s slice_sizes = {};
  bool indices_are_sorted = false;
};

// Builds one module with the entry `@main`. The first error is kept, with the method and the
// caller's line; what follows does nothing and returns failed values, so only Build() need be
// checked. Methods may be called from within bodies: their ops go into the region under
// construction, and may use values from outside of it. Not thread-safe.
//
// Elementwise methods broadcast their operands against each other as numpy does (shapes aligned at
// the last axis, sizes of 1 repeated); their element types must agree.
class GraphBuilder {
 public:
  // `module_name` without '@'.
  explicit GraphBuilder(std::string module_name = "");
  ~GraphBuilder();
  GraphBuilder(const GraphBuilder&) = delete;
  GraphBuilder& operator=(const GraphBuilder&) = delete;

  // The first error, or OK.
  const Status& status() const;

  // --- the signature of @main
  // `name` is a dotted path such as "state.params.w".
  Value Parameter(TensorType type, std::string name, Where where = Where::current());
  // The caller of the program gives up `parameter`, and result `output` takes its place: a step
  // hands its state on. Types must be equal.
  void Donate(Value parameter, size_t output, Where where = Where::current());
  // Ends the program: @main returns `outputs`, named `names` (none, or one each). Verifies the
  // whole module. Errors: InvalidArgument with the first error. The builder cannot be used
  // afterwards.
  Result<Module> Build(const Values& outputs, const std::vector<std::string>& names = {},
                       Where where = Where::current());

  // --- constants
  Value Constant(Literal value, Where where = Where::current());
  // `value` rounded to the element type; an integer type must hold it exactly.
  Value Scalar(double value, DType dtype = DType::kF32, Where where = Where::current());
  Value Full(double value, TensorType type, Where where = Where::current());
  // 0, 1, 2 .. along `axis`.
  Value Iota(TensorType type, int64_t axis, Where where = Where::current());

  // --- elementwise
  Value Add(Value a, Value b, Where where = Where::current());
  Value Sub(Value a, Value b, Where where = Where::current());
  Value Mul(Value a, Value b, Where where = Where::current());
  Value Div(Value a, Value b, Where where = Where::current());
  Value Rem(Value a, Value b, Where where = Where::current());
  Value Pow(Value a, Value b, Where where = Where::current());
  Value Max(Value a, Value b, Where where = Where::current());
  Value Min(Value a, Value b, Where where = Where::current());
  Value And(Value a, Value b, Where where = Where::current());
  Value Or(Value a, Value b, Where where = Where::current());
  Value Not(Value a, Where where = Where::current());
  Value Neg(Value a, Where where = Where::current());
  Value Abs(Value a, Where where = Where::current());
  Value Sign(Value a, Where where = Where::current());
  Value Exp(Value a, Where where = Where::current());
  Value Log(Value a, Where where = Where::current());
  Value Log1p(Value a, Where where = Where::current());
  Value Sqrt(Value a, Where where = Where::current());
  Value Rsqrt(Value a, Where where = Where::current());
  Value Sin(Value a, Where where = Where::current());
  Value Cos(Value a, Where where = Where::current());
  Value Tanh(Value a, Where where = Where::current());
  Value Logistic(Value a, Where where = Where::current());
  // `direction` is one of EQ, NE, LT, LE, GT, GE.
  Value Compare(Value a, Value b, std::string_view direction, Where where = Where::current());
  Value Select(Value pred, Value on_true, Value on_false, Where where = Where::current());
  Value Clamp(Value low, Value a, Value high, Where where = Where::current());
  Value Convert(Value a, DType dtype, Where where = Where::current());

  // --- shape
  // As numpy broadcasts: `a` is aligned at the last axis of `shape`.
  Value Broadcast(Value a, const Shape& shape, Where where = Where::current());
  // Axis i of `a` becomes axis axes[i].
  Value BroadcastInDim(Value a, const Shape& shape, Int64s axes, Where where = Where::current());
  Value Reshape(Value a, const Shape& shape, Where where = Where::current());
  Value Transpose(Value a, Int64s permutation, Where where = Where::current());
  // Empty `strides`: all 1.
  Value Slice(Value a, Int64s starts, Int64s limits, Int64s strides = {},
              Where where = Where::current());
  Value DynamicSlice(Value a, const Values& starts, Int64s sizes, Where where = Where::current());
  Value DynamicUpdateSlice(Value a, Value update, const Values& starts,
                           Where where = Where::current());
  Value Concatenate(const Values& parts, int64_t axis, Where where = Where::current());
  // Empty `interior`: all 0.
  Value Pad(Value a, Value padding, Int64s low, Int64s high, Int64s interior = {},
            Where where = Where::current());
  Value Gather(Value a, Value indices, const GatherOptions& options,
               Where where = Where::current());
  // Rows of `a` along `axis`, one for each of `indices` (brought into range): an embedding.
  Value Take(Value a, Value indices, int64_t axis = 0, Where where = Where::current());

  // --- contractions and reductions
  // Over the last axis of `a` and the last but one of `b`. Axes before these are batch axes, and
  // equal; a matrix `b` serves any number of them.
  Value Matmul(Value a, Value b, Where where = Where::current());
  Value DotGeneral(Value a, Value b, const DotAxes& axes, Where where = Where::current());
  Value Convolution(Value input, Value kernel, const ConvolutionOptions& options = {},
                    Where where = Where::current());
  // Over `axes`, from the neutral element; empty `axes`: over all of them.
  Value Sum(Value a, Int64s axes = {}, Where where = Where::current());
  Value ReduceMax(Value a, Int64s axes = {}, Where where = Where::current());
  Value ReduceMin(Value a, Int64s axes = {}, Where where = Where::current());
  Value Mean(Value a, Int64s axes = {}, Where where = Where::current());
  // With an op of two operands ("stablehlo.add"), or with a body that takes as many scalars for the
  // left as for the right: one each per operand.
  Value Reduce(Value a, Value init, Int64s axes, std::string_view op,
               Where where = Where::current());
  Values Reduce(const Values& operands, const Values& inits, Int64s axes, const Body& body,
                Where where = Where::current());

  // --- control flow and functions
  // `cond` returns one bool scalar, `body` the next values.
  Values While(const Values& initial, const Body& cond, const Body& body,
               Where where = Where::current());
  // Bodies take nothing and return values of equal types.
  Values If(Value pred, const Body& on_true, const Body& on_false, Where where = Where::current());
  Values Case(Value index, const std::vector<Body>& branches, Where where = Where::current());
  // A private function beside @main. Its body cannot use values from outside.
  void Define(const std::string& name, const Types& arguments, const Body& body,
              Where where = Where::current());
  Values Call(const std::string& name, const Values& arguments, Where where = Where::current());

  // Any op of the op table: "stablehlo.sort", or "sort" for short.
  Values Op(std::string_view name, const Values& operands, const OpOptions& options = {},
            Where where = Where::current());

 private:
  friend class Value;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// An operand of an operator: the conversion notes the caller's line.
struct LocatedValue {
  LocatedValue(Value v, Where w = Where::current()) : value(v), where(w) {}
  // The builder of one of the operands; null when both failed.
  GraphBuilder* BuilderWith(Value other) const {
    return value.failed() ? other.builder_ : value.builder_;
  }
  Value value;
  Where where;
};
// As Add, Sub, Mul, Div and Neg.
Value operator+(LocatedValue a, Value b);
Value operator-(LocatedValue a, Value b);
Value operator*(LocatedValue a, Value b);
Value operator/(LocatedValue a, Value b);
Value operator-(LocatedValue a);

}  // namespace lockstep
