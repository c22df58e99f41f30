// SPDX-License-Identifier: Apache-2.0
// Pretty forms of calls and while.
#include "lockstep/ir/ops/control.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {

// call @f(%a) : (T) -> U; func.call inside a region
bool WriteCall(Printer& printer, ir::OpId op) {
  printer.Text(printer.OpName(op));
  printer.Text(" ");
  AppendSymbol(printer.out(), printer.module().attrs<ir::CallAttrs>(op).callee.name);
  printer.ValuesInParentheses(printer.module().operands(op));
  printer.AttributeDictionary(op, {"callee"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// stablehlo.while(%iterArg = %a) : T
// cond {..} do {..}
// Both regions have the same argument names, so it is enough to write those of one.
bool WriteWhile(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto operands = module.operands(op);
  const auto arguments = module.arguments(module.region(op, 1));
  const auto condition_arguments = module.arguments(module.region(op, 0));
  const auto results = module.results(op);
  if (arguments.size() != operands.size() || condition_arguments.size() != operands.size() ||
      results.size() != operands.size()) {
    return false;
  }
  for (size_t i = 0; i < operands.size(); ++i) {
    const ir::TypeId type = module.type_id(operands[i]);
    if (module.type_id(arguments[i]) != type || module.type_id(condition_arguments[i]) != type ||
        module.type_id(results[i]) != type) {
      return false;
    }
  }
  printer.Text("stablehlo.while(");
  for (size_t i = 0; i < operands.size(); ++i) {
    if (i > 0) printer.Text(", ");
    printer.Value(arguments[i]);
    printer.Text(" = ");
    printer.Value(operands[i]);
  }
  printer.Text(")");
  if (!operands.empty()) {
    printer.Text(" : ");
    printer.TypesOf(operands);
  }
  printer.AttributeDictionary(op, {}, " attributes ");
  printer.NewLine();
  printer.Text("cond ");
  printer.Region(module.region(op, 0), /*label=*/false);
  printer.Text(" do ");
  printer.Region(module.region(op, 1), /*label=*/false);
  return true;
}

}  // namespace lockstep::text
