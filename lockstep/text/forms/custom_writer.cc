// SPDX-License-Identifier: Apache-2.0
// Pretty forms of custom calls, composites and checks.
#include "lockstep/ir/ops/custom.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {

// stablehlo.custom_call @target(%a) {backend_config = ".."} : (T) -> U
bool WriteCustomCall(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::CustomCallAttrs>(op);
  printer.Text("stablehlo.custom_call ");
  AppendSymbol(printer.out(), attributes.call_target_name);
  printer.ValuesInParentheses(printer.module().operands(op));
  printer.AttributeDictionary(op, {"call_target_name"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// stablehlo.composite "name" %a {decomposition = @f} : (T) -> U
bool WriteComposite(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  if (module.num_regions(op) > 0) return false;
  printer.Text("stablehlo.composite ");
  AppendQuoted(printer.out(), module.attrs<ir::CompositeAttrs>(op).name);
  if (module.num_operands(op) > 0) printer.Text(" ");
  printer.Values(module.operands(op));
  printer.AttributeDictionary(op, {"name"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// check.expect_eq %a, %b : T
bool WriteCheck(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto operands = module.operands(op);
  if (module.type_id(operands.front()) != module.type_id(operands.back())) return false;
  printer.Text(module.info(op).name);
  printer.Text(" ");
  printer.Values(operands);
  printer.AttributeDictionary(op);
  printer.Text(" : ");
  printer.TypeOf(operands[0]);
  return true;
}

// check.expect_close %a, %b, max_ulp_difference = 3 : T, U
bool WriteCheckClose(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const ir::Dictionary own = module.attributes_ref(op)->ToDictionary();
  printer.Text("check.expect_close ");
  printer.Values(module.operands(op));
  for (const std::string_view name : {"max_ulp_difference", "min_ulp_difference"}) {
    const ir::Attribute* value = own.Find(name);
    if (value == nullptr) continue;
    printer.Text(", ");
    printer.Text(name);
    printer.Text(" = ");
    AppendInteger(printer.out(), value->As<ir::IntegerAttr>()->value);
  }
  printer.AttributeDictionary(op, {"max_ulp_difference", "min_ulp_difference"});
  printer.Text(" : ");
  printer.TypesOf(module.operands(op));
  return true;
}

// check.expect_eq_const %a, dense<1> : T
bool WriteCheckConst(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto& value = module.opcode(op) == ir::Opcode::kCheckExpectEqConst
                          ? module.attrs<ir::CheckConstAttrs>(op).value
                          : module.attrs<ir::CheckConstToleranceAttrs>(op).value;
  const Type& type = module.type(module.operand(op, 0));
  // The type stands behind the value, so there is no good place for more attributes.
  if (!module.discardable(op).empty() || module.attributes_ref(op)->ToDictionary().size() > 1) {
    return false;
  }
  if (!type.IsTensor() || type.tensor() != value.type) return false;
  printer.Text(module.info(op).name);
  printer.Text(" ");
  printer.Value(module.operand(op, 0));
  printer.Text(", ");
  AppendDense(printer.out(), value.values, printer.options().max_list_elements);
  printer.Text(" : ");
  printer.TypeOf(module.operand(op, 0));
  return true;
}

}  // namespace lockstep::text
