// SPDX-License-Identifier: Apache-2.0
// Whole programs. tests/text/forms holds every op in the pretty and the generic form, both as
// MLIR's printer gives them; tests/text/programs holds texts that JAX exported.
#include "lockstep/text/reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/text/forms.h"
#include "lockstep/text/forms/form_readers.h"
#include "lockstep/text/writer.h"

namespace lockstep::text {
namespace {

namespace fs = std::filesystem;

ir::Module Read(std::string_view text) {
  Result<ir::Module> module = ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status() << "\n" << text;
  return module.ok() ? std::move(module).value() : ir::Module();
}

ir::Module ReadPath(const fs::path& path) {
  Result<ir::Module> module = ReadModuleFile(path.string());
  EXPECT_TRUE(module.ok()) << module.status();
  return module.ok() ? std::move(module).value() : ir::Module();
}

std::vector<fs::path> FilesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

void ExpectSame(const ir::Module& a, const ir::Module& b, const std::string& what) {
  std::string why;
  EXPECT_TRUE(ir::StructurallyEqual(a, b, &why)) << what << ": " << why;
}

void ExpectRoundTrip(const ir::Module& module, const std::string& what) {
  for (const bool generic : {false, true}) {
    const std::string text = WriteModule(module, {.generic = generic, .locations = true});
    ExpectSame(module, Read(text), what + (generic ? ", generic" : ", pretty"));
  }
}

TEST(ReaderTest, PrettyAndGenericFormsMeanTheSame) {
  size_t pairs = 0;
  for (const fs::path& path : FilesIn("tests/text/forms")) {
    const std::string name = path.filename().string();
    if (name.ends_with(".generic.mlir")) continue;
    const ir::Module pretty = ReadPath(path);
    const ir::Module generic = ReadPath(fs::path(path).replace_extension(".generic.mlir"));
    ExpectSame(pretty, generic, name);
    ExpectRoundTrip(pretty, name);
    ++pairs;
  }
  EXPECT_GE(pairs, 10u);
}

TEST(ReaderTest, ExportedProgramsRoundTrip) {
  const std::vector<fs::path> files = FilesIn("tests/text/programs");
  EXPECT_GE(files.size(), 25u);
  for (const fs::path& path : files) ExpectRoundTrip(ReadPath(path), path.filename().string());
}

// Each op has a form that is read, and the data files above leave few out.
TEST(ReaderTest, EveryOpHasAForm) {
  for (int i = 0; i < ir::kNumOpcodes; ++i) {
    const auto opcode = static_cast<ir::Opcode>(i);
    EXPECT_EQ(GetForm(opcode).kind == Form::Kind::kCustom, FindFormReader(opcode) != nullptr)
        << ir::OpcodeName(opcode);
  }
}

TEST(ReaderTest, KeepsNamesPositionsAndLocations) {
  const ir::Module module = Read(R"(#loc1 = loc("state['params']['w1']")
module @jit_step attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc(#loc1),
                         %arg1: tensor<4xf32> loc("x"(#loc2)), %arg2: tensor<f32> loc(unknown))
      -> (tensor<4xf32> {jax.result_info = "result[0]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32> loc(#loc3)
      return %0 : tensor<4xf32> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("f.py":3:4 to :9)
#loc3 = loc(callsite("add:"(#loc2) at fused<"m">[#loc2, "g.py":1:2 to 5:6]))
)");
  EXPECT_EQ(module.name, "jit_step");
  EXPECT_NE(module.attributes.Find("mhlo.num_partitions"), nullptr);
  const ir::FunctionId id = module.FindFunction("main");
  const ir::Function& main = module.function(id);
  EXPECT_TRUE(main.is_public);
  EXPECT_NE(main.argument_attributes.at(0).Find("tf.aliasing_output"), nullptr);
  EXPECT_TRUE(main.argument_attributes.at(1).empty());
  EXPECT_NE(main.result_attributes.at(0).Find("jax.result_info"), nullptr);
  const auto arguments = module.arguments(main.body);
  EXPECT_EQ(module.value_name(arguments[0]), "state['params']['w1']");
  EXPECT_EQ(module.value_name(arguments[1]), "x");
  EXPECT_EQ(module.value_name(arguments[2]), "");
  const ir::OpId add = module.first_op(main.body);
  EXPECT_EQ(module.position(add).line, 6u);
  EXPECT_EQ(module.position(add).column, 10u);
  EXPECT_EQ(module.position(module.next(add)).line, 7u);
  EXPECT_FALSE(module.op_location(module.next(add)));
  const ir::Location& call = module.location_of(module.op_location(add));
  ASSERT_EQ(call.kind, ir::Location::Kind::kCallSite);
  const ir::Location& name = module.location_of(call.children[0]);
  EXPECT_EQ(name.name, "add:");
  const ir::Location& file = module.location_of(name.children[0]);
  EXPECT_EQ(file.line, 3u);
  EXPECT_EQ(file.end_line, 3u);
  EXPECT_EQ(file.end_column, 9u);
  const ir::Location& fused = module.location_of(call.children[1]);
  EXPECT_TRUE(fused.metadata.has_value());
  EXPECT_EQ(module.location_of(fused.children[1]).end_line, 5u);
}

TEST(ReaderTest, ReadsAliasesBeforeAndAfterUse) {
  const ir::Module module = Read(R"(!t = tensor<2x!q>
!q = !quant.uniform<i8:f32, 0.5>
#before = {a = #after}
func.func @f(%a: !t) attributes {x = #before, y = #after} {
  return
}
#after = dense<1> : !u
!u = tensor<3xi32>
)");
  const ir::Function& f = module.function(module.FindFunction("f"));
  EXPECT_EQ(f.attributes.Find("y")->As<ir::ElementsAttr>()->type, TensorType(DType::kI32, {3}));
  EXPECT_TRUE(module.tensor_type(module.arguments(f.body)[0]).element.IsQuantized());
}

TEST(ReaderTest, ReadsResources) {
  const ir::Module module = Read(R"(func.func @f() {
  %0 = stablehlo.constant dense_resource<blob> : tensor<2xf32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F00000040"
    }
  }
#-}
)");
  const ir::OpId op = module.first_op(module.function(module.Entry()).body);
  EXPECT_EQ(module.attrs<ir::ConstantAttrs>(op).value.values,
            Literal::FromValues<float>(DType::kF32, {2}, std::vector{1.0f, 2.0f}));
}

// Spellings that printers of today do not use.
TEST(ReaderTest, ReadsOlderSpellings) {
  const auto same = [](std::string_view old_op, std::string_view new_op) {
    const auto wrap = [](std::string_view op) {
      return "func.func @f(%a: tensor<4xf32>, %i: tensor<i32>, %p: tensor<4xi1>) {\n" +
             std::string(op) + "\nreturn\n}";
    };
    ExpectSame(Read(wrap(old_op)), Read(wrap(new_op)), std::string(old_op));
  };
  same(
      "%0 = stablehlo.compare  LT, %a,  %a,   FLOAT :\n (tensor<4xf32>, tensor<4xf32>) -> "
      "tensor<4xi1>",
      "%0 = stablehlo.compare LT, %a, %a, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>");
  same("%0 = stablehlo.constant() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>",
       "%0 = stablehlo.constant dense<1.0> : tensor<f32>");
  same(
      "%0 = \"stablehlo.concatenate\"(%a, %a) {dimension = 0 : i64} : (tensor<4xf32>, "
      "tensor<4xf32>) -> tensor<8xf32>",
      "%0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> "
      "tensor<8xf32>");
  same(
      "%0 = \"stablehlo.transpose\"(%a) {permutation = dense<0> : tensor<1xi64>} : "
      "(tensor<4xf32>) -> tensor<4xf32>",
      "%0 = stablehlo.transpose %a, dims = [0] : (tensor<4xf32>) -> tensor<4xf32>");
  same(
      "%0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> "
      "tensor<2xf32>",
      "%0 = \"stablehlo.dynamic_slice\"(%a, %i) <{slice_sizes = array<i64: 2>}> : "
      "(tensor<4xf32>, tensor<i32>) -> tensor<2xf32>");
  same(
      "%0 = stablehlo.select %p, %a, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> "
      "tensor<4xf32>",
      "%0 = stablehlo.select %p, %a, %a : tensor<4xi1>, tensor<4xf32>");
  same(
      "%0 = \"stablehlo.add\"(%a, %a) {mhlo.sharding = \"x\"} : (tensor<4xf32>, tensor<4xf32>) -> "
      "tensor<4xf32>",
      "%0 = stablehlo.add %a, %a {mhlo.sharding = \"x\"} : tensor<4xf32>");
}

TEST(ReaderTest, ReadsChecksInEverySpelling) {
  const ir::Module module = Read(R"(func.func @main(%a: tensor<2xf32>, %i: tensor<2xi32>) {
  check.expect_eq %a, %a : tensor<2xf32>
  check.expect_eq_const %i, dense<[1, 2]> : tensor<2xi32>
  check.expect_almost_eq_const %a, dense<1.0> : tensor<2xf32>
  check.expect_almost_eq_const %a, dense<1.0> : tensor<2xf32>, tolerance = 0.1
  check.expect_almost_eq %a, %a, tolerance = 0.001 : tensor<2xf32>
  check.expect_close %a, %a, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %a, %a {max_ulp_difference = 3 : ui64} : tensor<2xf32>
  check.expect_serialized_eq %a {probe_id = "p"} : tensor<2xf32>
  "check.expect_eq_const"(%i) <{value = dense<[1, 2]> : tensor<2xi32>}> : (tensor<2xi32>) -> ()
  "interpreter.run_parallel"() {programs = [[@f, @g], [@f, @g]]} : () -> ()
  return
}
)");
  EXPECT_EQ(module.functions().size(), 1u);
  ExpectRoundTrip(module, "checks");
}

TEST(ReaderTest, ReadsResultsOfEveryShape) {
  const ir::Module module = Read(R"(
func.func private @two() -> (tensor<f32>, tensor<f32>)
func.func @f(%p: tensor<i1>, %i: tensor<i32>) -> tensor<f32> {
  %0:2 = call @two() : () -> (tensor<f32>, tensor<f32>)
  %a, %b = call @two() : () -> (tensor<f32>, tensor<f32>)
  call @two() : () -> (tensor<f32>, tensor<f32>)
  "stablehlo.case"(%i) ({
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %c, %c : tensor<f32>, tensor<f32>
  }, {
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
  %1 = stablehlo.add %0#1, %b : tensor<f32>
  return %1 : tensor<f32>
}
)");
  const ir::RegionId body = module.function(module.FindFunction("f")).body;
  std::vector<ir::OpId> ops;
  for (const ir::OpId op : module.ops(body)) ops.push_back(op);
  ASSERT_EQ(ops.size(), 6u);
  EXPECT_EQ(module.num_results(ops[2]), 2u);
  EXPECT_EQ(module.num_results(ops[3]), 2u);
  EXPECT_EQ(module.num_regions(ops[3]), 2u);
  EXPECT_EQ(module.operand(ops[4], 0), module.result(ops[0], 1));
  EXPECT_EQ(module.operand(ops[4], 1), module.result(ops[1], 1));
  EXPECT_EQ(module.attrs<ir::CallAttrs>(ops[0]).callee.name, "two");
}

TEST(ReaderTest, ReadsLiterals) {
  EXPECT_EQ(*ReadLiteral("dense<1.0> : tensor<4xf32>"),
            *Literal::Splat(DType::kF32, {4}, std::as_bytes(std::span<const float>({1.0f}))));
  EXPECT_FALSE(ReadLiteral("1.0 : f32").ok());
  EXPECT_FALSE(ReadLiteral("dense<1.0> : tensor<4xf32> x").ok());
  EXPECT_FALSE(ReadLiteral("").ok());
}

TEST(ReaderTest, NamesTheFileThatIsMissing) {
  const Result<ir::Module> module = ReadModuleFile("tests/text/absent.mlir");
  ASSERT_FALSE(module.ok());
  EXPECT_EQ(module.status().code(), StatusCode::kNotFound);
  EXPECT_NE(module.status().message().find("tests/text/absent.mlir"), std::string_view::npos);
}

}  // namespace
}  // namespace lockstep::text
