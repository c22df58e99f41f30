// SPDX-License-Identifier: Apache-2.0
// Pretty forms of elementwise ops: compare and reduce_precision.
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {

// stablehlo.compare LT, %a, %b, FLOAT : (T, T) -> U
bool WriteCompare(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::CompareAttrs>(op);
  printer.Text("stablehlo.compare ");
  printer.Text(ir::EnumName(attributes.comparison_direction));
  printer.Text(", ");
  printer.Values(printer.module().operands(op));
  if (attributes.compare_type) {
    printer.Text(", ");
    printer.Text(ir::EnumName(*attributes.compare_type));
  }
  printer.AttributeDictionary(op, {"comparison_direction", "compare_type"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// stablehlo.reduce_precision %a, format = e5m10 : T
bool WriteReducePrecision(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto& attributes = module.attrs<ir::ReducePrecisionAttrs>(op);
  if (attributes.exponent_bits < 0 || attributes.mantissa_bits < 0) return false;
  printer.Text("stablehlo.reduce_precision ");
  printer.Value(module.operand(op, 0));
  printer.Text(", format = e");
  AppendInteger(printer.out(), attributes.exponent_bits);
  printer.Text("m");
  AppendInteger(printer.out(), attributes.mantissa_bits);
  printer.AttributeDictionary(op, {"exponent_bits", "mantissa_bits"});
  printer.Text(" : ");
  if (module.type_id(module.operand(op, 0)) == module.type_id(module.result(op))) {
    printer.TypeOf(module.result(op));
  } else {
    printer.FunctionalType(op);
  }
  return true;
}

}  // namespace lockstep::text
