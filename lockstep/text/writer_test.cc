// SPDX-License-Identifier: Apache-2.0
// The writer against golden texts. Those under tests/text/canonical and tests/text/generic are what
// MLIR's own printer gives; writing what was read from them must give the same bytes.
#include "lockstep/text/writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/write/attributes.h"
#include "lockstep/text/write/floats.h"
#include "lockstep/text/write/printer.h"

namespace lockstep::text {
namespace {

namespace fs = std::filesystem;

std::string ReadText(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<fs::path> MlirFiles(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".mlir") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string FileName(const ::testing::TestParamInfo<fs::path>& info) {
  return info.param.stem().string();
}

ir::Module Read(const std::string& text) {
  Result<ir::Module> module = ReadModule(text);
  if (!module.ok()) {
    ADD_FAILURE() << module.status();
    return ir::Module();
  }
  return std::move(module).value();
}

// The number and the text of the first line that differs; empty when there is none.
std::string FirstDifference(const std::string& expected, const std::string& found) {
  std::istringstream a(expected), b(found);
  std::string line_a, line_b;
  for (int number = 1;; ++number) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a));
    const bool more_b = static_cast<bool>(std::getline(b, line_b));
    if (!more_a && !more_b) return {};
    if (more_a != more_b || line_a != line_b) {
      return "line " + std::to_string(number) + "\n  expected " + line_a + "\n  found    " + line_b;
    }
  }
}

class CanonicalText : public ::testing::TestWithParam<fs::path> {};

TEST_P(CanonicalText, IsWrittenAsRead) {
  const std::string text = ReadText(GetParam());
  EXPECT_EQ(FirstDifference(text, WriteModule(Read(text))), "");
}

TEST_P(CanonicalText, SurvivesTheGenericForm) {
  const ir::Module module = Read(ReadText(GetParam()));
  const ir::Module back = Read(WriteModule(module, {.generic = true}));
  std::string why;
  EXPECT_TRUE(ir::StructurallyEqual(module, back, &why)) << why;
}

TEST_P(CanonicalText, SurvivesWithLocationsAndNames) {
  const ir::Module module = Read(ReadText(GetParam()));
  const ir::Module back = Read(WriteModule(module, {.locations = true, .value_names = true}));
  std::string why;
  EXPECT_TRUE(ir::StructurallyEqual(module, back, &why)) << why;
}

INSTANTIATE_TEST_SUITE_P(Text, CanonicalText,
                         ::testing::ValuesIn(MlirFiles("tests/text/canonical")), FileName);

class GenericText : public ::testing::TestWithParam<fs::path> {};

TEST_P(GenericText, IsWrittenAsRead) {
  const std::string text = ReadText(GetParam());
  EXPECT_EQ(FirstDifference(text, WriteModule(Read(text), {.generic = true})), "");
}

INSTANTIATE_TEST_SUITE_P(Text, GenericText, ::testing::ValuesIn(MlirFiles("tests/text/generic")),
                         FileName);

TEST(Forms, EveryCustomRowHasAWriterAndNoOther) {
  for (int i = 0; i < ir::kNumOpcodes; ++i) {
    const auto opcode = static_cast<ir::Opcode>(i);
    EXPECT_EQ(GetForm(opcode).kind == Form::Kind::kCustom, FindCustomWriter(opcode) != nullptr)
        << ir::OpcodeName(opcode);
  }
}

// --- floats
std::string FloatText(DType dtype, double value) {
  std::string out;
  AppendFloat(out, dtype, value);
  return out;
}

TEST(Floats, SixDigitsWhenTheyAreEnough) {
  EXPECT_EQ(FloatText(DType::kF32, 1), "1.000000e+00");
  EXPECT_EQ(FloatText(DType::kF32, -0.0), "-0.000000e+00");
  EXPECT_EQ(FloatText(DType::kF32, 1e10), "1.000000e+10");
  EXPECT_EQ(FloatText(DType::kF32, 1e-45), "1.401300e-45");
  EXPECT_EQ(FloatText(DType::kF64, 5e-324), "4.940660e-324");
  EXPECT_EQ(FloatText(DType::kBF16, 0.7), "6.992180e-01");
  EXPECT_EQ(FloatText(DType::kBF16, 1.015625), "1.015630e+00");
  EXPECT_EQ(FloatText(DType::kF8E4M3FN, 0.1), "1.015630e-01");
}

// MLIR cuts before it rounds: 0.7 in f32 is just below, 0.1 just above.
TEST(Floats, MoreDigitsWhenNeeded) {
  EXPECT_EQ(FloatText(DType::kF32, 0.1), "1.000000e-01");
  EXPECT_EQ(FloatText(DType::kF32, 0.7), "0.699999988");
  EXPECT_EQ(FloatText(DType::kF32, 1e-6), "9.99999997E-7");
  EXPECT_EQ(FloatText(DType::kF32, -3.14159274), "-3.14159274");
  EXPECT_EQ(FloatText(DType::kF32, 99999.99), "99999.9921");
  EXPECT_EQ(FloatText(DType::kF64, 0.7), "0.69999999999999996");
  EXPECT_EQ(FloatText(DType::kF64, 1.7976931348623157e308), "1.7976931348623157E+308");
}

TEST(Floats, BitsWhenDigitsWouldShowNoPoint) {
  EXPECT_EQ(FloatText(DType::kF32, 16777216), "0x4B800000");
  EXPECT_EQ(FloatText(DType::kF64, 1234567), "0x4132D68700000000");
  EXPECT_EQ(FloatText(DType::kF32, std::numeric_limits<double>::infinity()), "0x7F800000");
  EXPECT_EQ(FloatText(DType::kBF16, -std::numeric_limits<double>::infinity()), "0xFF80");
}

// --- attributes
ir::Attribute List(std::vector<int64_t> values) {
  ir::ArrayAttr array;
  for (const int64_t value : values) array.values.push_back(ir::Attribute::I64(value));
  return array;
}

TEST(Attributes, Names) {
  EXPECT_EQ(WriteAttribute(ir::SymbolAttr{{"chlo.erf.impl"}}), "@chlo.erf.impl");
  EXPECT_EQ(WriteAttribute(ir::SymbolAttr{{"a", "odd name"}}), "@a::@\"odd name\"");
  EXPECT_EQ(WriteAttribute(ir::Attribute::String("a\"\\\n\xC3")), "\"a\\22\\\\\\0A\\C3\"");
  ir::Dictionary dictionary;
  dictionary.Set("b c", ir::UnitAttr());
  dictionary.Set("a", ir::Attribute::Bool(true));
  EXPECT_EQ(WriteAttribute(ir::DictionaryAttr{dictionary}), "{a = true, \"b c\"}");
}

TEST(Attributes, StructsKeepTheOrderOfTheirFields) {
  ir::StructAttr gather{std::string(ir::GatherDimensionNumbers::kKind), {}};
  gather.fields.Set("start_index_map", List({0}));
  gather.fields.Set("offset_dims", List({1, 2}));
  gather.fields.Set("index_vector_dim", ir::Attribute::I64(1));
  EXPECT_EQ(WriteAttribute(gather),
            "#stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>");
}

TEST(Attributes, ConvolutionDimensionsAreRawWhenTheyNameOneTwice) {
  ir::StructAttr conv{std::string(ir::ConvDimensionNumbers::kKind), {}};
  conv.fields.Set("input_feature_dimension", ir::Attribute::I64(1));
  conv.fields.Set("kernel_output_feature_dimension", ir::Attribute::I64(1));
  conv.fields.Set("output_feature_dimension", ir::Attribute::I64(1));
  EXPECT_EQ(WriteAttribute(conv), "#stablehlo.conv<[b, f]x[i, o]->[b, f]>");
  conv.fields.Set("output_feature_dimension", ir::Attribute::I64(0));
  EXPECT_TRUE(WriteAttribute(conv).starts_with("#stablehlo.conv<raw input_batch_dimension = 0, "));
}

// --- elements
TEST(Elements, EqualValuesAreASplat) {
  const std::vector<int32_t> values(6, 7);
  const Literal literal = Literal::FromValues<int32_t>(DType::kI32, {2, 3}, values);
  EXPECT_EQ(WriteElements({literal.type(), literal}), "dense<7> : tensor<2x3xi32>");
}

TEST(Elements, LongOnesAreBlobsAboveTheLimit) {
  const std::vector<int16_t> values = {1, -2, 3};
  const Literal literal = Literal::FromValues<int16_t>(DType::kI16, {3}, values);
  EXPECT_EQ(WriteElements({literal.type(), literal}, 3), "dense<[1, -2, 3]> : tensor<3xi16>");
  EXPECT_EQ(WriteElements({literal.type(), literal}, 2),
            "dense<\"0x0100FEFF0300\"> : tensor<3xi16>");
}

TEST(Elements, EmptyTensorsHaveNone) {
  const Literal literal = Literal::Zeros(DType::kF32, {0, 3}).value();
  EXPECT_EQ(WriteElements({literal.type(), literal}), "dense<> : tensor<0x3xf32>");
}

// --- names, locations, single ops
constexpr char kNamed[] = R"(#loc1 = loc("model.py":3:5 to :9)
module {
  func.func @main(%arg0: tensor<f32> loc("state['w']"),
                  %arg1: tensor<f32> loc("w"(#loc1))) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32> loc("add"(#loc1))
    return %0 : tensor<f32> loc(fused<"why">["a", callsite("b" at #loc1)])
  } loc(unknown)
} loc("model.py":1:1 to 2:2)
)";

TEST(Names, AreThoseOfArgumentsWhenAsked) {
  ir::Module module = Read(kNamed);
  const ir::Function& main = module.function(module.FindFunction("main"));
  module.SetValueName(module.arguments(main.body)[0], "state['w']");
  module.SetValueName(module.arguments(main.body)[1], "state w");
  const std::string text = WriteModule(module, {.value_names = true});
  EXPECT_NE(text.find("@main(%state_w: tensor<f32>, %state_w_0: tensor<f32>)"), std::string::npos)
      << text;
  EXPECT_NE(text.find("stablehlo.add %state_w, %state_w_0"), std::string::npos) << text;
}

TEST(Locations, AreDefinedBeforeTheyAreNeeded) {
  const ir::Module module = Read(kNamed);
  const std::string text = WriteModule(module, {.locations = true});
  EXPECT_NE(text.find("%arg0: tensor<f32> loc(\"state['w']\")"), std::string::npos) << text;
  EXPECT_NE(text.find("= loc(\"model.py\":3:5 to :9)"), std::string::npos) << text;
  EXPECT_NE(text.find("= loc(\"model.py\":1:1 to 2:2)"), std::string::npos) << text;
  EXPECT_EQ(WriteModule(Read(text), {.locations = true}), text);
}

TEST(WriteOp, LeavesRegionsOut) {
  const ir::Module module = Read(R"(func.func @main(%a: tensor<i1>) -> tensor<i1> {
    %0 = stablehlo.while(%b = %a) : tensor<i1> cond { stablehlo.return %b : tensor<i1> } do {
      %1 = stablehlo.not %b : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }
    return %0 : tensor<i1>
  })");
  const ir::RegionId body = module.function(module.Entry()).body;
  const ir::OpId loop = module.first_op(body);
  EXPECT_EQ(WriteOp(module, loop),
            "%0 = stablehlo.while(%iterArg = %arg0) : tensor<i1>\ncond {...} do {...}");
  EXPECT_EQ(WriteOp(module, module.first_op(module.region(loop, 1))),
            "%1 = stablehlo.not %iterArg : tensor<i1>");
}

TEST(WriteOp, WritesGenericallyWhatThePrettyFormCannotSay) {
  ir::Module module;
  const Type type = TensorType(DType::kI1, {});
  const ir::FunctionId id = module.AddFunction({.name = "main"}, {&type, 1});
  const ir::RegionId body = module.function(id).body;
  const ir::ValueId operands[] = {module.arguments(body)[0], module.arguments(body)[0]};
  const ir::OpId op = module.CreateOp({.opcode = ir::Opcode::kNot, .operands = operands});
  module.Append(body, op);
  EXPECT_EQ(WriteOp(module, op),
            "\"stablehlo.not\"(%arg0, %arg0) : (tensor<i1>, tensor<i1>) -> ()");
}

TEST(WriteOp, KnowsNoNamesOutsideOfAFunction) {
  ir::Module module;
  const Type type = TensorType(DType::kI32, {2});
  const ir::OpId op =
      module.CreateOp({.opcode = ir::Opcode::kPartitionId, .result_types = {&type, 1}});
  EXPECT_EQ(WriteOp(module, op), "%? = stablehlo.partition_id : tensor<2xi32>");
}

}  // namespace
}  // namespace lockstep::text
