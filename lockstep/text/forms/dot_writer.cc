// SPDX-License-Identifier: Apache-2.0
// Pretty forms of dot and dot_general.
#include "lockstep/ir/ops/dot.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

void WritePrecision(Printer& printer, const std::vector<ir::Precision>& precision) {
  if (precision.empty()) return;
  printer.Text(", precision = [");
  for (size_t i = 0; i < precision.size(); ++i) {
    if (i > 0) printer.Text(", ");
    printer.Text(ir::EnumName(precision[i]));
  }
  printer.Text("]");
}

void WriteDimensions(Printer& printer, std::string_view name, std::span<const int64_t> lhs,
                     std::span<const int64_t> rhs) {
  printer.Text(", ");
  printer.Text(name);
  printer.Text(" = ");
  AppendList(printer.out(), lhs);
  printer.Text(" x ");
  AppendList(printer.out(), rhs);
}

}  // namespace

// stablehlo.dot %a, %b, precision = [DEFAULT, DEFAULT] : (T, U) -> V
bool WriteDot(Printer& printer, ir::OpId op) {
  printer.Text("stablehlo.dot ");
  printer.Values(printer.module().operands(op));
  WritePrecision(printer, printer.module().attrs<ir::DotAttrs>(op).precision_config);
  printer.AttributeDictionary(op, {"precision_config"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

// stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (T, U) ->
// V
bool WriteDotGeneral(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::DotGeneralAttrs>(op);
  const ir::DotDimensionNumbers& numbers = attributes.dot_dimension_numbers;
  printer.Text("stablehlo.dot_general ");
  printer.Values(printer.module().operands(op));
  if (!numbers.lhs_batching_dimensions.empty() || !numbers.rhs_batching_dimensions.empty()) {
    WriteDimensions(printer, "batching_dims", numbers.lhs_batching_dimensions,
                    numbers.rhs_batching_dimensions);
  }
  WriteDimensions(printer, "contracting_dims", numbers.lhs_contracting_dimensions,
                  numbers.rhs_contracting_dimensions);
  WritePrecision(printer, attributes.precision_config);
  if (attributes.algorithm) {
    const ir::Dictionary own = printer.module().attributes_ref(op)->ToDictionary();
    printer.Text(", algorithm = <");
    AppendFields(printer.out(), *own.Find("algorithm")->As<ir::StructAttr>());
    printer.Text(">");
  }
  printer.AttributeDictionary(op, {"dot_dimension_numbers", "precision_config", "algorithm"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

}  // namespace lockstep::text
