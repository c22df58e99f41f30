// SPDX-License-Identifier: Apache-2.0
// What GraphBuilder's methods share: the module under construction, the stack of regions, the first
// error, and the one way in which ops are made.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/module.h"

namespace lockstep {

// A call of one of GraphBuilder's methods, for messages and locations.
struct BuilderCall {
  std::string_view method;
  Where where;
};

// The op that a call asks for.
struct OpRequest {
  ir::Opcode opcode;
  Values operands = {};
  ir::OpAttributesRef attributes = nullptr;  // null: all at their defaults
  ir::Dictionary discardable = {};
  Types result_types = {};  // empty: inferred
  std::vector<OpRegion> regions = {};
  // How many failed values stand in for the results after an error; the first body says it better.
  size_t expected_results = 1;
  bool results_are_of_bodies = false;
};

struct GraphBuilder::Impl {
  explicit Impl(GraphBuilder* owner) : builder(owner) {}

  // --- errors: only the first is kept
  void Fail(const BuilderCall& call, const Status& error);
  // False after an error.
  bool ok() const { return status.ok(); }

  // --- values
  ir::ValueId id(Value value) const { return {value.index_}; }
  Value Wrap(ir::ValueId value) const { return Value(builder, value.index); }
  bool IsOurs(Value value) const { return value.builder_ == builder; }
  Values WrapAll(std::span<const ir::ValueId> values) const;
  // Whether the region under construction, or one around it, defines `value`.
  bool InScope(Value value) const;
  // OK when each can be an operand here.
  Status CheckOperands(std::span<const Value> values) const;

  // --- ops
  // Makes the op at the end of the region under construction: results inferred or checked, regions
  // filled by their bodies.
  Values Make(const BuilderCall& call, OpRequest request);
  // The same for an op of one result.
  Value MakeOne(const BuilderCall& call, OpRequest request);
  Status TryMake(const BuilderCall& call, OpRequest& request, Values& results);
  // Adds arguments, runs the body, and returns what it gives with `terminator`. Says how many
  // values that are, also after an error.
  Status FillRegion(const BuilderCall& call, ir::RegionId region, const OpRegion& content,
                    ir::Opcode terminator, size_t* num_returned = nullptr);
  Status FillFunction(const BuilderCall& call, const std::string& name, const Types& arguments,
                      const Body& body);
  // The types that the op's operands, attributes and regions give, or `declared` when they fit.
  Result<Types> ResultTypes(ir::OpId op, const Types& declared) const;

  // --- elementwise
  // Brings tensors to one shape, as numpy does.
  Result<Values> Align(const BuilderCall& call, Values values);
  Value Elementwise(const BuilderCall& call, ir::Opcode opcode, Values operands);
  Value BroadcastTo(const BuilderCall& call, Value value, const Shape& shape);

  ir::LocationId LocationOf(const Where& where);

  GraphBuilder* const builder;
  ir::Module module;
  ir::FunctionId main;
  std::vector<ir::RegionId> regions;   // under construction, the innermost last
  std::vector<std::string> functions;  // complete ones that may be called
  struct Donation {
    BuilderCall call;
    size_t argument, output;
  };
  std::vector<Donation> donations;
  Status status;
  bool built = false;
};

// A literal of one element, `value` rounded to `dtype`. InvalidArgument when an integer type cannot
// hold it.
Result<Literal> FullLiteral(double value, DType dtype, const Shape& shape);

// The elements that sums, maxima and minima begin with.
enum class Extreme : uint8_t { kLowest, kHighest };
Literal ExtremeLiteral(Extreme extreme, DType dtype);

// What Op() is given, as the IR's attributes.
ir::Dictionary ToDictionary(const Fields& fields);

}  // namespace lockstep
