// SPDX-License-Identifier: Apache-2.0
// Pretty forms of constants and slice.
#include "lockstep/ir/ops/shape.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

// stablehlo.constant() <{value = dense<1> : T}> {a.b = 1 : i64} : () -> U, where U is quantized.
bool WriteStoredConstant(Printer& printer, ir::OpId op, const ir::ElementsAttr& value) {
  printer.Text(printer.module().info(op).name);
  printer.Text("() <{value = ");
  AppendDense(printer.out(), value.values, printer.options().max_list_elements);
  printer.Text(" : ");
  printer.Text(value.type.ToString());
  printer.Text("}>");
  printer.AttributeDictionary(op, {"value"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// stablehlo.constant {a.b = 1 : i64} dense<1> : T
bool WriteConstantOf(Printer& printer, ir::OpId op, const ir::ElementsAttr& value) {
  const ir::Module& module = printer.module();
  const Type& type = module.type(module.result(op));
  if (!type.IsTensor()) return false;
  if (type.tensor().element.IsQuantized() && !value.type.element.IsQuantized()) {
    return WriteStoredConstant(printer, op, value);
  }
  if (type.tensor() != value.type) return false;
  printer.Text(module.info(op).name);
  printer.AttributeDictionary(op, {"value"});
  printer.Text(" ");
  AppendDense(printer.out(), value.values, printer.options().max_list_elements);
  printer.Text(" : ");
  printer.TypeOf(module.result(op));
  return true;
}

}  // namespace

bool WriteConstant(Printer& printer, ir::OpId op) {
  return WriteConstantOf(printer, op, printer.module().attrs<ir::ConstantAttrs>(op).value);
}

bool WriteChloConstant(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::ChloConstantAttrs>(op);
  const auto* elements = attributes.value.As<ir::ElementsAttr>();
  return elements != nullptr && WriteConstantOf(printer, op, *elements);
}

// stablehlo.slice %a [0:2, 1:3:2] : (T) -> U
bool WriteSlice(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::SliceAttrs>(op);
  const size_t rank = attributes.start_indices.size();
  if (attributes.limit_indices.size() != rank || attributes.strides.size() != rank) return false;
  std::string& out = printer.out();
  out += "stablehlo.slice ";
  printer.Value(printer.module().operand(op, 0));
  out += " [";
  for (size_t i = 0; i < rank; ++i) {
    if (i > 0) out += ", ";
    AppendInteger(out, attributes.start_indices[i]);
    out += ':';
    AppendInteger(out, attributes.limit_indices[i]);
    if (attributes.strides[i] == 1) continue;
    out += ':';
    AppendInteger(out, attributes.strides[i]);
  }
  out += ']';
  printer.AttributeDictionary(op, {"start_indices", "limit_indices", "strides"});
  out += " : ";
  printer.FunctionalType(op);
  return true;
}

}  // namespace lockstep::text
