// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: dot products, convolutions and reductions.
#include <algorithm>
#include <map>
#include <numeric>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/builder/graph_builder_impl.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep {

using ir::Opcode;

namespace {

Int64s Range(int64_t count) {
  Int64s out(static_cast<size_t>(std::max<int64_t>(count, 0)));
  std::iota(out.begin(), out.end(), 0);
  return out;
}

ir::OpAttributesRef DotAttributes(const DotAxes& axes) {
  ir::DotGeneralAttrs attributes;
  attributes.dot_dimension_numbers = {.lhs_batching_dimensions = axes.lhs_batch,
                                      .rhs_batching_dimensions = axes.rhs_batch,
                                      .lhs_contracting_dimensions = axes.lhs_contracting,
                                      .rhs_contracting_dimensions = axes.rhs_contracting};
  return ir::MakeAttributes(std::move(attributes));
}

// Where each letter of a layout stands. `first` and `second` are its letters that are no digits.
struct Layout {
  int64_t first = 0, second = 0;
  Int64s spatial;
};

Result<Layout> ParseLayout(std::string_view text, char first, char second) {
  std::map<char, int64_t> place;
  for (const char letter : text) place.emplace(letter, static_cast<int64_t>(place.size()));
  Layout layout;
  const size_t num_spatial = text.size() < 2 ? 0 : text.size() - 2;
  bool good = place.size() == text.size() && place.count(first) > 0 && place.count(second) > 0 &&
              num_spatial <= 10;
  for (size_t i = 0; good && i < num_spatial; ++i) {
    const char digit = static_cast<char>('0' + i);
    good = place.count(digit) > 0;
    if (good) layout.spatial.push_back(place[digit]);
  }
  if (!good) {
    return InvalidArgumentError("the layout '" + std::string(text) + "' must hold " + first + ", " +
                                second + " and the digits from 0 on, each once");
  }
  layout.first = place[first];
  layout.second = place[second];
  return layout;
}

Result<ir::ConvolutionAttrs> ConvolutionAttributes(const ConvolutionOptions& options) {
  LS_ASSIGN_OR_RETURN(const Layout input, ParseLayout(options.input_layout, 'b', 'f'));
  LS_ASSIGN_OR_RETURN(const Layout kernel, ParseLayout(options.kernel_layout, 'i', 'o'));
  LS_ASSIGN_OR_RETURN(const Layout output, ParseLayout(options.output_layout, 'b', 'f'));
  ir::ConvolutionAttrs attributes;
  attributes.window_strides = options.strides;
  attributes.lhs_dilation = options.lhs_dilation;
  attributes.rhs_dilation = options.rhs_dilation;
  if (!options.padding.empty()) {
    ir::I64Matrix& padding = attributes.padding.emplace();
    padding.rows = static_cast<int64_t>(options.padding.size());
    padding.columns = 2;
    for (const auto& [low, high] : options.padding) {
      padding.values.push_back(low);
      padding.values.push_back(high);
    }
  }
  attributes.dimension_numbers = {.input_batch_dimension = input.first,
                                  .input_feature_dimension = input.second,
                                  .input_spatial_dimensions = input.spatial,
                                  .kernel_input_feature_dimension = kernel.first,
                                  .kernel_output_feature_dimension = kernel.second,
                                  .kernel_spatial_dimensions = kernel.spatial,
                                  .output_batch_dimension = output.first,
                                  .output_feature_dimension = output.second,
                                  .output_spatial_dimensions = output.spatial};
  attributes.feature_group_count = options.feature_groups;
  attributes.batch_group_count = options.batch_groups;
  return attributes;
}

}  // namespace

Value GraphBuilder::Matmul(Value a, Value b, Where where) {
  const BuilderCall call{"Matmul", where};
  if (!impl_->ok()) return {};
  const int64_t rank_a = a.shape().rank(), rank_b = b.shape().rank();
  if (rank_a < 1 || rank_b < 2 || (rank_b > 2 && rank_a != rank_b)) {
    const std::string shapes = a.type().ToString() + " and " + b.type().ToString();
    return impl_->Fail(call, InvalidArgumentError("cannot multiply " + shapes)), Value();
  }
  const Int64s batch = Range(rank_b - 2);
  const DotAxes axes{batch, batch, {rank_a - 1}, {rank_b - 2}};
  return impl_->MakeOne(
      call, {.opcode = Opcode::kDotGeneral, .operands = {a, b}, .attributes = DotAttributes(axes)});
}

Value GraphBuilder::DotGeneral(Value a, Value b, const DotAxes& axes, Where where) {
  return impl_->MakeOne(
      {"DotGeneral", where},
      {.opcode = Opcode::kDotGeneral, .operands = {a, b}, .attributes = DotAttributes(axes)});
}

Value GraphBuilder::Convolution(Value input, Value kernel, const ConvolutionOptions& options,
                                Where where) {
  const BuilderCall call{"Convolution", where};
  Result<ir::ConvolutionAttrs> attributes = ConvolutionAttributes(options);
  if (!attributes.ok()) return impl_->Fail(call, attributes.status()), Value();
  return impl_->MakeOne(call, {.opcode = Opcode::kConvolution,
                               .operands = {input, kernel},
                               .attributes = ir::MakeAttributes(std::move(attributes).value())});
}

// --- reductions

Values GraphBuilder::Reduce(const Values& operands, const Values& inits, Int64s axes,
                            const Body& body, Where where) {
  Types scalars;
  for (const Values& side : {inits, inits}) {
    for (const Value init : side) scalars.push_back(init.type());
  }
  Values all = operands;
  all.insert(all.end(), inits.begin(), inits.end());
  return impl_->Make({"Reduce", where},
                     {.opcode = Opcode::kReduce,
                      .operands = std::move(all),
                      .attributes = ir::MakeAttributes(ir::ReduceAttrs{std::move(axes)}),
                      .regions = {{std::move(scalars), body}},
                      .expected_results = operands.size()});
}

Value GraphBuilder::Reduce(Value a, Value init, Int64s axes, std::string_view op, Where where) {
  const Body body = [&](std::span<const Value> sides) {
    return Op(op, {sides.begin(), sides.end()}, {}, where);
  };
  const Values results = Reduce(Values{a}, Values{init}, std::move(axes), body, where);
  return results.empty() ? Value() : results.front();
}

Value GraphBuilder::Sum(Value a, Int64s axes, Where where) {
  if (axes.empty()) axes = Range(a.shape().rank());
  return Reduce(a, Scalar(0, a.dtype(), where), std::move(axes), "stablehlo.add", where);
}

Value GraphBuilder::ReduceMax(Value a, Int64s axes, Where where) {
  if (axes.empty()) axes = Range(a.shape().rank());
  const Value init = Constant(ExtremeLiteral(Extreme::kLowest, a.dtype()), where);
  return Reduce(a, init, std::move(axes), "stablehlo.maximum", where);
}

Value GraphBuilder::ReduceMin(Value a, Int64s axes, Where where) {
  if (axes.empty()) axes = Range(a.shape().rank());
  const Value init = Constant(ExtremeLiteral(Extreme::kHighest, a.dtype()), where);
  return Reduce(a, init, std::move(axes), "stablehlo.minimum", where);
}

Value GraphBuilder::Mean(Value a, Int64s axes, Where where) {
  if (axes.empty()) axes = Range(a.shape().rank());
  double count = 1;
  for (const int64_t axis : axes) count *= static_cast<double>(a.dim(axis));
  const Value sum = Sum(a, std::move(axes), where);
  return Div(sum, Scalar(count, a.dtype(), where), where);
}

}  // namespace lockstep
