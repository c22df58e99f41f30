// SPDX-License-Identifier: Apache-2.0
// The pretty form of convolution.
#include "lockstep/ir/ops/conv.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

// `stride = [1, 1], pad = [[0, 0], [0, 0]], ..`: the parts that are there.
class WindowWriter {
 public:
  explicit WindowWriter(Printer& printer) : printer_(printer) {}

  void Part(std::string_view name, const std::vector<int64_t>& values) {
    if (values.empty()) return;
    Start(name);
    AppendList(printer_.out(), values);
  }

  void Part(std::string_view name, const std::vector<bool>& values) {
    if (values.empty()) return;
    Start(name);
    for (size_t i = 0; i < values.size(); ++i) {
      printer_.Text(i == 0 ? "[" : ", ");
      printer_.Text(values[i] ? "true" : "false");
    }
    printer_.Text("]");
  }

  void Part(std::string_view name, const std::optional<ir::I64Matrix>& matrix) {
    if (!matrix) return;
    Start(name);
    printer_.Text("[");
    for (int64_t row = 0; row < matrix->rows; ++row) {
      if (row > 0) printer_.Text(", ");
      AppendList(printer_.out(), std::span(matrix->values)
                                     .subspan(static_cast<size_t>(row * matrix->columns),
                                              static_cast<size_t>(matrix->columns)));
    }
    printer_.Text("]");
  }

 private:
  void Start(std::string_view name) {
    if (!first_) printer_.Text(", ");
    first_ = false;
    printer_.Text(name);
    printer_.Text(" = ");
  }

  Printer& printer_;
  bool first_ = true;
};

}  // namespace

// stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride =
// [1]}
//   {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (T, U) -> V
bool WriteConvolution(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::ConvolutionAttrs>(op);
  std::string dimensions;
  if (!AppendConvDimensions(dimensions, attributes.dimension_numbers)) return false;
  if (attributes.padding && attributes.padding->columns != 2) return false;
  printer.Text("stablehlo.convolution");
  printer.ValuesInParentheses(printer.module().operands(op));
  printer.Text(" dim_numbers = ");
  printer.Text(dimensions);
  printer.Text(", window = {");
  WindowWriter window(printer);
  window.Part("stride", attributes.window_strides);
  window.Part("pad", attributes.padding);
  window.Part("lhs_dilate", attributes.lhs_dilation);
  window.Part("rhs_dilate", attributes.rhs_dilation);
  window.Part("reverse", attributes.window_reversal);
  printer.Text("}");
  printer.AttributeDictionary(op, {"dimension_numbers", "window_strides", "padding", "lhs_dilation",
                                   "rhs_dilation", "window_reversal"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

}  // namespace lockstep::text
