// SPDX-License-Identifier: Apache-2.0
// Pretty forms of reduce: the short one, which names the op that its body is, and the long one.
#include "lockstep/ir/ops/reduce.h"

#include <algorithm>

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

// The one op of a body that can be named: a commutative stablehlo op on the body's two arguments,
// whose result is returned. None when the body is anything else.
ir::OpId BodyAsOneOp(const ir::Module& module, ir::RegionId body) {
  const ir::OpId inner = module.first_op(body);
  const ir::OpId terminator = module.last_op(body);
  if (!inner || module.next(inner) != terminator) return {};
  const ir::OpInfo& info = module.info(inner);
  const auto arguments = module.arguments(body);
  const auto operands = module.operands(inner);
  const auto returned = module.operands(terminator);
  const bool is_named = info.Has(ir::kCommutative) && info.name.starts_with("stablehlo.") &&
                        module.discardable(inner).empty() && module.num_results(inner) == 1;
  if (!is_named || arguments.size() != 2) return {};
  if (!std::equal(arguments.begin(), arguments.end(), operands.begin(), operands.end())) return {};
  if (module.opcode(terminator) != ir::Opcode::kReturn || returned.size() != 1 ||
      returned[0] != module.result(inner) || !module.discardable(terminator).empty()) {
    return {};
  }
  return inner;
}

// A reader makes the body's types from the element type of the input.
bool TypesFollowInput(const ir::Module& module, ir::OpId op, ir::OpId inner) {
  const Type& input = module.type(module.operand(op, 0));
  if (!input.IsTensor()) return false;
  const Type scalar = TensorType(input.tensor().element, Shape());
  const auto operands = module.operands(inner);
  return std::all_of(operands.begin(), operands.end(),
                     [&](ir::ValueId value) { return module.type(value) == scalar; }) &&
         module.type(module.result(inner)) == scalar;
}

// reducer(%arg0: T, %arg2: T) (%arg1: U, %arg3: U) {..}: arguments stand in pairs of accumulator
// and element.
void WriteReducer(Printer& printer, ir::RegionId body, size_t inputs) {
  const auto arguments = printer.module().arguments(body);
  printer.NewLine();
  printer.Text(" reducer");
  for (size_t i = 0; i < inputs; ++i) {
    printer.Text("(");
    printer.Argument(arguments[i]);
    printer.Text(", ");
    printer.Argument(arguments[i + inputs]);
    printer.Text(") ");
  }
  printer.Text(" ");
  printer.Region(body, /*label=*/false);
}

}  // namespace

// stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (T, U) -> U
bool WriteReduce(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto operands = module.operands(op);
  const ir::RegionId body = module.region(op);
  const size_t inputs = operands.size() / 2;
  if (inputs == 0 || operands.size() != 2 * inputs || module.arguments(body).size() != 2 * inputs) {
    return false;
  }
  ir::OpId inner = inputs == 1 ? BodyAsOneOp(module, body) : ir::OpId();
  if (inner && !TypesFollowInput(module, op, inner)) inner = {};

  printer.Text("stablehlo.reduce");
  for (size_t i = 0; i < inputs; ++i) {
    printer.Text(i == 0 ? "(" : ", (");
    printer.Value(operands[i]);
    printer.Text(" init: ");
    printer.Value(operands[i + inputs]);
    printer.Text(")");
  }
  if (inner) {
    printer.Text(" applies ");
    printer.Text(module.info(inner).name);
  }
  printer.Text(" across dimensions = ");
  AppendList(printer.out(), module.attrs<ir::ReduceAttrs>(op).dimensions);
  printer.AttributeDictionary(op, {"dimensions"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  if (!inner) WriteReducer(printer, body, inputs);
  return true;
}

}  // namespace lockstep::text
