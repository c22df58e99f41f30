// SPDX-License-Identifier: Apache-2.0
// Unknown sizes: which operands decide about the shapes of an op's results, and what these shapes
// are once more is known of the operands than their declared types say.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/literal.h"

namespace lockstep::ir {

// Custom calls that stand for ops whose attributes have become operands.
enum class DynamicCall : uint8_t {
  kNone,  // any other target
  kApproxTopK,
  kReduceWindow,
  kRngBitGenerator,
  kTopK,
  kOperandWrapper,
};
DynamicCall DynamicCallOf(std::string_view target);

// A discardable attribute of custom calls: for each result the operand that holds its shape.
inline constexpr std::string_view kShapeOperandsAttribute = "indices_of_shape_operands";
// Those operands; empty without a well-formed attribute.
std::vector<size_t> ListedShapeOperands(const Module& module, OpId op);

// The operands of `op` whose values its result shapes depend on; empty for most ops.
std::vector<size_t> ShapeOperands(const Module& module, OpId op);

// What is known of an op's operands: one type and one value each; a value is null when unknown.
struct OperandFacts {
  std::vector<Type> types;
  std::vector<const Literal*> values;
};

// The declared result types of `op` with every size filled in that `facts` fix, and the op's
// constraints checked on what results. Calls and ops that run regions on arrays (while, if, case)
// keep their declared types. REQUIRES: the module verifies; the types in `facts` are compatible
// with those of the operands. Errors: InvalidArgument "'stablehlo.add' (C1): ..".
Result<std::vector<Type>> RefineResultTypes(const Module& module, OpId op,
                                            const OperandFacts& facts);

// Whether the results of an op come from functions, or from regions that run on arrays: calls,
// while, if, case and the like.
bool RunsCode(Opcode opcode);

// Whether a type has no unknown size, also inside of tuples.
bool IsStatic(const Type& type);
// `declared` with the sizes of `found` where it has none, its bounds kept where still of use.
// REQUIRES: the types are compatible.
Type FillSizes(const Type& declared, const Type& found);

// "file:LINE:COL" of an op, for messages; empty when it was not read from text.
std::string PlaceText(const Module& module, OpId op);

}  // namespace lockstep::ir
