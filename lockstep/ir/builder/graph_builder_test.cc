// SPDX-License-Identifier: Apache-2.0
// GraphBuilder: what it builds, op by op, and what it refuses.
#include "lockstep/graph_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/ops/sort.h"

namespace lockstep {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TensorType F32(Shape shape) { return TensorType(DType::kF32, std::move(shape)); }
TensorType I32(Shape shape) { return TensorType(DType::kI32, std::move(shape)); }

// The names of the ops of a region, without "stablehlo.".
std::vector<std::string> OpNames(const ir::Module& module, ir::RegionId region) {
  std::vector<std::string> names;
  for (const ir::OpId op : module.ops(region)) {
    std::string name(ir::OpcodeName(module.opcode(op)));
    if (name.starts_with("stablehlo.")) name = name.substr(10);
    names.push_back(std::move(name));
  }
  return names;
}

ir::RegionId MainBody(const Module& module) {
  return module.ir().function(module.ir().FindFunction("main")).body;
}

std::vector<std::string> OpNames(const Module& module) {
  return OpNames(module.ir(), MainBody(module));
}

ir::OpId LastOp(const Module& module, int from_end) {
  ir::OpId op = module.ir().last_op(MainBody(module));
  for (; from_end > 0; --from_end) op = module.ir().previous(op);
  return op;
}

TEST(GraphBuilderTest, ALayerIsTheModuleThatOneWritesByHand) {
  GraphBuilder b("net");
  const Value x = b.Parameter(F32(Shape{4, 3}), "x");
  const Value w = b.Parameter(F32(Shape{3, 2}), "params.w");
  const Value y = b.Tanh(b.Matmul(x, w));
  const Result<Module> built = b.Build({y}, {"result.y"});
  ASSERT_TRUE(built.ok()) << built.status();

  ir::Module expected;
  expected.name = "net";
  ir::Function main;
  main.name = "main";
  main.result_types = {F32(Shape{4, 2})};
  const ir::FunctionId id =
      expected.AddFunction(main, std::vector<Type>{F32(Shape{4, 3}), F32(Shape{3, 2})});
  const ir::RegionId body = expected.function(id).body;
  expected.function(id).result_attributes[0].Set("jax.result_info",
                                                 ir::Attribute::String("result.y"));
  ir::DotGeneralAttrs dot;
  dot.dot_dimension_numbers.lhs_contracting_dimensions = {1};
  dot.dot_dimension_numbers.rhs_contracting_dimensions = {0};
  const Type type = F32(Shape{4, 2});
  const ir::OpId product = expected.CreateOp({.opcode = ir::Opcode::kDotGeneral,
                                              .operands = expected.arguments(body),
                                              .result_types = {&type, 1},
                                              .attributes = ir::MakeAttributes(dot)});
  expected.Append(body, product);
  const ir::OpId tanh = expected.CreateOp({.opcode = ir::Opcode::kTanh,
                                           .operands = expected.results(product),
                                           .result_types = {&type, 1}});
  expected.Append(body, tanh);
  expected.Append(body, expected.CreateOp({.opcode = ir::Opcode::kFuncReturn,
                                           .operands = expected.results(tanh)}));
  std::string why;
  EXPECT_TRUE(ir::StructurallyEqual(built->ir(), expected, &why)) << why;
}

TEST(GraphBuilderTest, TheSignatureHasNamesAndDonation) {
  GraphBuilder b;
  const Value w = b.Parameter(F32(Shape{3}), "state['params'].w");
  const Value g = b.Parameter(F32(Shape{3}), "");
  b.Donate(w, 1);
  const Result<Module> built = b.Build({b.Sum(g), w - g}, {"loss", "result[1].w"});
  ASSERT_TRUE(built.ok()) << built.status();
  const std::vector<ArgumentInfo> arguments = built->Arguments();
  ASSERT_EQ(arguments.size(), 2u);
  EXPECT_EQ(arguments[0].name, "state.params.w");
  EXPECT_EQ(arguments[0].type, Type(F32(Shape{3})));
  EXPECT_TRUE(arguments[0].donated);
  EXPECT_EQ(arguments[0].aliased_output, 1);
  EXPECT_EQ(arguments[1].name, "arg1");
  EXPECT_FALSE(arguments[1].donated);
  const std::vector<ResultInfo> results = built->Results();
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].name, "loss");
  EXPECT_EQ(results[0].type, Type(F32(Shape{})));
  EXPECT_EQ(results[1].name, "result.1.w");
  EXPECT_TRUE(built->Verify().ok());
}

TEST(GraphBuilderTest, ElementwiseOperandsAreBroadcast) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{8, 1, 3}), "x");
  const Value y = b.Parameter(F32(Shape{4, 3}), "y");
  const Value sum = x + y;
  EXPECT_EQ(sum.shape(), (Shape{8, 4, 3}));
  EXPECT_EQ((x * b.Scalar(2)).shape(), x.shape());
  EXPECT_EQ(b.Compare(x, y, "LT").type(), Type(TensorType(DType::kI1, Shape{8, 4, 3})));
  const Result<Module> built = b.Build({sum});
  ASSERT_TRUE(built.ok()) << built.status();
  const std::vector<std::string> names = OpNames(*built);
  ASSERT_GE(names.size(), 3u);
  EXPECT_EQ(names[0], "broadcast_in_dim");
  EXPECT_EQ(names[1], "broadcast_in_dim");
  EXPECT_EQ(names[2], "add");
}

TEST(GraphBuilderTest, ConstantsAreRoundedOrRefused) {
  const auto scalar = [](double value, DType dtype) {
    GraphBuilder b;
    const Result<Module> built = b.Build({b.Scalar(value, dtype)});
    EXPECT_TRUE(built.ok()) << built.status();
    return built->ir().attrs<ir::ConstantAttrs>(LastOp(*built, 1)).value.values;
  };
  EXPECT_EQ(scalar(0.1, DType::kF32).ElementAsDouble(0), double{0.1f});
  EXPECT_EQ(scalar(1.00390625, DType::kBF16).ElementAsDouble(0), 1.0);
  EXPECT_EQ(scalar(-3, DType::kI4).ElementAsInt64(0), -3);
  EXPECT_EQ(scalar(255, DType::kU8).ElementAsInt64(0), 255);
  EXPECT_EQ(scalar(std::ldexp(1, 63), DType::kU64).ElementAsInt64(0),
            std::numeric_limits<int64_t>::min());
  EXPECT_EQ(scalar(1, DType::kI1).ElementAsInt64(0), 1);
  for (const auto& [value, dtype] : {std::pair{8.0, DType::kI4},
                                     {0.5, DType::kI32},
                                     {-1.0, DType::kU8},
                                     {NAN, DType::kI32},
                                     {std::ldexp(1, 63), DType::kI64}}) {
    GraphBuilder b;
    EXPECT_TRUE(b.Scalar(value, dtype).failed()) << value;
    EXPECT_THAT(std::string(b.status().message()), HasSubstr("is no value of type"));
  }
}

TEST(GraphBuilderTest, ShapesAreInferred) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{2, 3, 4}), "x");
  const Value i = b.Parameter(I32(Shape{}), "i");
  EXPECT_EQ(b.Reshape(x, Shape{6, 4}).shape(), (Shape{6, 4}));
  EXPECT_EQ(b.Transpose(x, {2, 0, 1}).shape(), (Shape{4, 2, 3}));
  EXPECT_EQ(b.Slice(x, {0, 1, 0}, {2, 3, 4}, {1, 1, 2}).shape(), (Shape{2, 2, 2}));
  EXPECT_EQ(b.Slice(x, {0, 1, 0}, {2, 3, 4}).shape(), (Shape{2, 2, 4}));
  EXPECT_EQ(b.DynamicSlice(x, {i, i, i}, {1, 2, 3}).shape(), (Shape{1, 2, 3}));
  EXPECT_EQ(b.DynamicUpdateSlice(x, b.Full(1, F32(Shape{1, 1, 1})), {i, i, i}).shape(), x.shape());
  EXPECT_EQ(b.Concatenate({x, x, x}, 1).shape(), (Shape{2, 9, 4}));
  EXPECT_EQ(b.Pad(x, b.Scalar(0), {1, 0, 0}, {0, 0, 2}).shape(), (Shape{3, 3, 6}));
  EXPECT_EQ(b.Pad(x, b.Scalar(0), {0, 0, 0}, {0, 0, 0}, {0, 1, 0}).shape(), (Shape{2, 5, 4}));
  EXPECT_EQ(b.Broadcast(b.Scalar(1), Shape{5, 6}).shape(), (Shape{5, 6}));
  EXPECT_EQ(b.BroadcastInDim(i, Shape{7}, {}).shape(), (Shape{7}));
  EXPECT_EQ(b.Convert(x, DType::kBF16).type(), Type(TensorType(DType::kBF16, Shape{2, 3, 4})));
  EXPECT_EQ(b.Iota(I32(Shape{3, 5}), 1).shape(), (Shape{3, 5}));
  EXPECT_EQ(b.Select(b.Compare(x, x, "GE"), x, b.Neg(x)).shape(), x.shape());
  EXPECT_EQ(b.Clamp(b.Scalar(0), x, b.Scalar(1)).shape(), x.shape());
  EXPECT_EQ(x.dim(-1), 4);
  EXPECT_EQ(x.dim(7), 1);
  const Result<Module> built = b.Build({x});
  EXPECT_TRUE(built.ok()) << built.status();
}

TEST(GraphBuilderTest, Contractions) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{5, 2, 3}), "x");
  const Value y = b.Parameter(F32(Shape{5, 3, 7}), "y");
  const Value w = b.Parameter(F32(Shape{3, 4}), "w");
  EXPECT_EQ(b.Matmul(x, y).shape(), (Shape{5, 2, 7}));
  EXPECT_EQ(b.Matmul(x, w).shape(), (Shape{5, 2, 4}));
  EXPECT_EQ(b.DotGeneral(x, y, {.lhs_contracting = {2}, .rhs_contracting = {1}}).shape(),
            (Shape{5, 2, 5, 7}));
  const Value image = b.Parameter(F32(Shape{2, 8, 8, 3}), "image");
  const Value kernel = b.Parameter(F32(Shape{3, 3, 3, 16}), "kernel");
  const Value c = b.Convolution(image, kernel, {.strides = {2, 2}, .padding = {{1, 1}, {0, 1}}});
  EXPECT_EQ(c.shape(), (Shape{2, 4, 4, 16}));
  const Result<Module> built = b.Build({c});
  ASSERT_TRUE(built.ok()) << built.status();
  const auto& numbers =
      built->ir().attrs<ir::ConvolutionAttrs>(LastOp(*built, 1)).dimension_numbers;
  EXPECT_EQ(numbers.input_feature_dimension, 3);
  EXPECT_THAT(numbers.kernel_spatial_dimensions, ElementsAre(0, 1));
  EXPECT_EQ(numbers.kernel_output_feature_dimension, 3);
}

TEST(GraphBuilderTest, TakeGathersRows) {
  GraphBuilder b;
  const Value table = b.Parameter(F32(Shape{100, 16}), "table");
  const Value tokens = b.Parameter(I32(Shape{4, 7}), "tokens");
  EXPECT_EQ(b.Take(table, tokens, -1).shape(), (Shape{100, 4, 7}));
  const Value rows = b.Take(table, tokens);
  EXPECT_EQ(rows.shape(), (Shape{4, 7, 16}));
  const Result<Module> built = b.Build({rows});
  ASSERT_TRUE(built.ok()) << built.status();
  const auto& attributes = built->ir().attrs<ir::GatherAttrs>(LastOp(*built, 1));
  EXPECT_THAT(attributes.dimension_numbers.offset_dims, ElementsAre(2));
  EXPECT_THAT(attributes.slice_sizes, ElementsAre(1, 16));
}

TEST(GraphBuilderTest, Reductions) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{2, 3}), "x");
  const Value n = b.Parameter(I32(Shape{2, 3}), "n");
  EXPECT_EQ(b.Sum(x).shape(), Shape());
  EXPECT_EQ(b.Mean(x, {0}).shape(), (Shape{3}));
  EXPECT_EQ(b.ReduceMin(n, {1}).shape(), (Shape{2}));
  EXPECT_EQ(b.Reduce(x, b.Scalar(1), {0, 1}, "multiply").shape(), Shape());
  // The greatest element and its place.
  const Value places = b.Iota(I32(Shape{2, 3}), 1);
  const Values best = b.Reduce(
      {x, places}, {b.Scalar(-1e30), b.Scalar(0, DType::kI32)}, {1}, [&](std::span<const Value> a) {
        const Value left = b.Compare(a[0], a[2], "GE");
        return Values{b.Select(left, a[0], a[2]), b.Select(left, a[1], a[3])};
      });
  ASSERT_EQ(best.size(), 2u);
  EXPECT_EQ(best[1].type(), Type(I32(Shape{2})));
  const Result<Module> built = b.Build({best[1], b.ReduceMax(x)});
  ASSERT_TRUE(built.ok()) << built.status();
  const ir::Module& module = built->ir();
  const ir::OpId max = LastOp(*built, 1);
  EXPECT_THAT(OpNames(module, module.region(max)), ElementsAre("maximum", "return"));
  const ir::OpId init = module.defining_op(module.operand(max, 1));
  EXPECT_EQ(module.attrs<ir::ConstantAttrs>(init).value.values.ElementAsDouble(0), -INFINITY);
}

TEST(GraphBuilderTest, ControlFlow) {
  GraphBuilder b;
  const Value n = b.Parameter(I32(Shape{}), "n");
  const Value x = b.Parameter(F32(Shape{4}), "x");
  const Value one = b.Scalar(1, DType::kI32);
  const Values loop = b.While(
      {b.Scalar(0, DType::kI32), x},
      [&](std::span<const Value> a) { return Values{b.Compare(a[0], n, "LT")}; },
      [&](std::span<const Value> a) { return Values{a[0] + one, a[1] * b.Scalar(0.5)}; });
  ASSERT_EQ(loop.size(), 2u);
  EXPECT_EQ(loop[1].shape(), x.shape());
  const Values chosen = b.If(
      b.Compare(n, one, "GT"), [&](auto) { return Values{loop[1], n}; },
      [&](auto) { return Values{b.Neg(x), one}; });
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_EQ(chosen[0].shape(), x.shape());
  const Values cased =
      b.Case(n, {[&](auto) { return Values{x}; }, [&](auto) { return Values{b.Exp(x)}; }});
  ASSERT_EQ(cased.size(), 1u);
  const Result<Module> built = b.Build({chosen[0], cased[0]});
  ASSERT_TRUE(built.ok()) << built.status();
  const ir::Module& module = built->ir();
  const ir::OpId outer = LastOp(*built, 2 + 2);
  EXPECT_EQ(module.opcode(LastOp(*built, 1)), ir::Opcode::kCase);
  EXPECT_EQ(module.opcode(LastOp(*built, 2)), ir::Opcode::kIf);
  EXPECT_THAT(OpNames(module, module.region(LastOp(*built, 2), 1)),
              ElementsAre("negate", "return"));
  ASSERT_EQ(module.opcode(outer), ir::Opcode::kWhile);
  EXPECT_THAT(OpNames(module, module.region(outer, 0)), ElementsAre("compare", "return"));
}

TEST(GraphBuilderTest, FunctionsAreCalled) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{4}), "x");
  b.Define("relu", {x.type()},
           [&](std::span<const Value> a) { return Values{b.Max(a[0], b.Scalar(0))}; });
  const Values once = b.Call("relu", {x});
  ASSERT_EQ(once.size(), 1u);
  const Result<Module> built = b.Build(b.Call("relu", once));
  ASSERT_TRUE(built.ok()) << built.status();
  EXPECT_THAT(OpNames(*built), ElementsAre("func.call", "func.call", "func.return"));
  EXPECT_EQ(built->ir().functions().size(), 2u);
  EXPECT_EQ(built->Arguments().size(), 1u);
}

TEST(GraphBuilderTest, AnyOpByItsName) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{4, 4}), "x");
  const Type scalar = F32(Shape{});
  const Values sorted = b.Op("sort", {x},
                             {.attributes = {{"dimension", 0}, {"is_stable", true}},
                              .regions = {{{scalar, scalar}, [&](std::span<const Value> a) {
                                             return Values{b.Compare(a[0], a[1], "LT")};
                                           }}}});
  ASSERT_EQ(sorted.size(), 1u);
  const Values spectrum =
      b.Op("stablehlo.fft", {b.Op("complex", {x, x}).front()},
           {.attributes = {{"fft_type", Word{"FFT"}}, {"fft_length", Int64s{4}}}});
  EXPECT_EQ(spectrum.front().type(), Type(TensorType(DType::kC64, Shape{4, 4})));
  const Value i = b.Iota(I32(Shape{2, 1}), 0);
  const Values scattered = b.Op("scatter", {x, i, b.Full(1, F32(Shape{2, 4}))},
                                {.attributes = {{"scatter_dimension_numbers",
                                                 Fields{{"update_window_dims", Int64s{1}},
                                                        {"inserted_window_dims", Int64s{0}},
                                                        {"scatter_dims_to_operand_dims", Int64s{0}},
                                                        {"index_vector_dim", 1}}},
                                                {"mhlo.mark", "kept"}},
                                 .regions = {{{scalar, scalar}, [&](std::span<const Value> a) {
                                                return Values{a[0] + a[1]};
                                              }}}});
  EXPECT_EQ(scattered.front().shape(), x.shape());
  const Values called = b.Op("custom_call", {x},
                             {.attributes = {{"call_target_name", "f"},
                                             {"api_version", 4},
                                             {"backend_config", Fields{{"mode", 1}}}},
                              .result_types = {x.type()}});
  const Result<Module> built = b.Build({sorted[0], scattered[0], called[0]});
  ASSERT_TRUE(built.ok()) << built.status();
  const ir::OpId scatter = built->ir().defining_op(built->ir().operand(LastOp(*built, 0), 1));
  EXPECT_NE(built->ir().discardable(scatter).Find("mhlo.mark"), nullptr);
}

// The message of the first error that `build` makes.
std::string ErrorOf(const std::function<void(GraphBuilder&, Value x)>& build) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{2, 3}), "x");
  build(b, x);
  const Result<Module> built = b.Build({x});
  if (built.ok()) return "no error";
  EXPECT_EQ(built.status(), b.status());
  return std::string(built.status().message());
}

TEST(GraphBuilderTest, TheFirstErrorIsKeptWithTheCallersLine) {
  const int line = __LINE__ + 2;
  const std::string error = ErrorOf([](GraphBuilder& b, Value x) {
    const Value bad = b.Transpose(x, {0, 0});
    EXPECT_TRUE(bad.failed());
    b.Matmul(bad + x, bad);
    b.Reshape(x, Shape{5});
  });
  EXPECT_THAT(error, HasSubstr("Transpose at graph_builder_test.cc:" + std::to_string(line) +
                               ": 'stablehlo.transpose' (C2)"));
  const int operator_line = __LINE__ + 2;
  const std::string operator_error = ErrorOf(
      [](GraphBuilder& b, Value x) { EXPECT_TRUE((x + b.Full(0, F32(Shape{2}))).failed()); });
  EXPECT_EQ(operator_error, "Add at graph_builder_test.cc:" + std::to_string(operator_line) +
                                ": shapes 2x3 and 2 cannot be broadcast against each other");
}

TEST(GraphBuilderTest, MistakesAreRefused) {
  const auto errors = [](const std::string& part,
                         const std::function<void(GraphBuilder&, Value x)>& build) {
    EXPECT_THAT(ErrorOf(build), HasSubstr(part));
  };
  errors("no error", [](GraphBuilder&, Value) {});
  errors("value 1 is empty", [](GraphBuilder& b, Value x) { b.Add(x, Value()); });
  errors("'stablehlo.add'",
         [](GraphBuilder& b, Value x) { b.Add(x, b.Full(1, I32(Shape{2, 3}))); });
  errors("belongs to another builder", [](GraphBuilder& b, Value) {
    GraphBuilder other;
    b.Neg(other.Scalar(1));
  });
  errors("the direction must be", [](GraphBuilder& b, Value x) { b.Compare(x, x, "<"); });
  errors("has more axes", [](GraphBuilder& b, Value x) { b.Broadcast(x, Shape{3}); });
  errors("cannot multiply", [](GraphBuilder& b, Value x) { b.Matmul(x, b.Scalar(1)); });
  errors("the layout 'b01' must hold",
         [](GraphBuilder& b, Value x) { b.Convolution(x, x, {.input_layout = "b01"}); });
  errors("there is no op 'nope'", [](GraphBuilder& b, Value x) { b.Op("nope", {x}); });
  errors("is made from what a body returns", [](GraphBuilder& b, Value x) { b.Op("return", {x}); });
  errors("'stablehlo.iota': attribute 'iota_dimension' is missing",
         [](GraphBuilder& b, Value x) { b.Op("iota", {}, {.result_types = {x.type()}}); });
  errors("'stablehlo.negate' has no attribute 'mode'",
         [](GraphBuilder& b, Value x) { b.Op("negate", {x}, {.attributes = {{"mode", 1}}}); });
  errors("there is no complete function @f", [](GraphBuilder& b, Value x) { b.Call("f", {x}); });
  errors("there is a function @main already",
         [](GraphBuilder& b, Value) { b.Define("main", {}, [](auto) { return Values(); }); });
  errors("outside of the function", [](GraphBuilder& b, Value x) {
    b.Define("f", {}, [&](auto) { return Values{b.Neg(x)}; });
  });
  errors("must be made outside of all bodies", [](GraphBuilder& b, Value x) {
    b.If(
        b.Scalar(1, DType::kI1), [&](auto) { return Values{b.Parameter(F32({}), "late")}; },
        [&](auto) { return Values{x}; });
  });
  errors("is no parameter", [](GraphBuilder& b, Value x) { b.Donate(b.Neg(x), 0); });
  errors("there is no output 1", [](GraphBuilder& b, Value x) { b.Donate(x, 1); });
}

TEST(GraphBuilderTest, ValuesOfABodyEndWithIt) {
  EXPECT_THAT(ErrorOf([](GraphBuilder& b, Value x) {
                Value inner;
                b.If(
                    b.Scalar(1, DType::kI1), [&](auto) { return Values{inner = b.Neg(x)}; },
                    [&](auto) { return Values{x}; });
                b.Neg(inner);
              }),
              HasSubstr("in a body that has ended"));
}

TEST(GraphBuilderTest, AFailedBuilderStillGivesAsManyValues) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{2}), "x");
  const Value bad = b.Reshape(x, Shape{3});
  ASSERT_TRUE(bad.failed());
  const auto two = [&](auto) { return Values{x, b.Neg(x)}; };
  EXPECT_EQ(b.If(x, two, two).size(), 2u);
  EXPECT_EQ(b.Case(x, {two}).size(), 2u);
  EXPECT_EQ(b.While({x, x, x}, two, two).size(), 3u);
  EXPECT_EQ(b.Op("sort", {x, x}).size(), 2u);
  GraphBuilder in_body;
  const Value p = in_body.Parameter(TensorType(DType::kI1, Shape{}), "p");
  const auto broken = [&](auto) { return Values{p, in_body.Reshape(p, Shape{2})}; };
  EXPECT_EQ(in_body.If(p, broken, broken).size(), 2u);
}

TEST(GraphBuilderTest, BuildIsTheEnd) {
  GraphBuilder b;
  const Value x = b.Parameter(F32(Shape{2}), "x");
  ASSERT_TRUE(b.Build({x}).ok());
  EXPECT_EQ(x.shape(), (Shape{2})) << "values may still be looked at";
  EXPECT_TRUE(b.Neg(x).failed());
  EXPECT_FALSE(b.Build({x}).ok());
  GraphBuilder c;
  EXPECT_THAT(std::string(c.Build({c.Scalar(1)}, {"a", "b"}).status().message()),
              HasSubstr("1 outputs have 2 names"));
}

}  // namespace
}  // namespace lockstep
