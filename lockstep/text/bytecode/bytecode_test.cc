// SPDX-License-Identifier: Apache-2.0
// Portable artifacts: files of the reference implementation beside their texts in tests/bytecode,
// and what we write read back.
#include "lockstep/text/bytecode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "lockstep/base/files.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"

namespace lockstep::text {
namespace {

using ::testing::HasSubstr;

constexpr char kFolder[] = "tests/bytecode/";

std::string FileBytes(const std::string& name) { return base::ReadFile(kFolder + name).value(); }

std::span<const std::byte> Bytes(const std::string& text) { return std::as_bytes(std::span(text)); }

ir::Module FromText(const std::string& text) {
  auto module = ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status().ToString();
  return *std::move(module);
}

std::string ErrorOf(const std::string& bytes) {
  const auto module = ReadBytecode(Bytes(bytes), "a.mlirbc");
  return module.ok() ? "" : module.status().ToString();
}

void ExpectSame(const ir::Module& a, const ir::Module& b) {
  std::string why;
  EXPECT_TRUE(ir::StructurallyEqual(a, b, &why)) << why;
}

class ArtifactTest : public ::testing::TestWithParam<std::string> {};

TEST_P(ArtifactTest, IsWhatItsTextSays) {
  const auto module = ReadBytecode(Bytes(FileBytes(GetParam() + ".mlirbc")), GetParam());
  ASSERT_TRUE(module.ok()) << module.status().ToString();
  ExpectSame(FromText(FileBytes(GetParam() + ".mlir")), *module);
}

INSTANTIATE_TEST_SUITE_P(Files, ArtifactTest,
                         ::testing::Values("ops.0.9.0", "ops.0.13.0", "ops.0.14.0", "ops.1.0.0",
                                           "ops.1.5.0", "ops.1.20.0", "async", "buf", "coll_reduce",
                                           "fn", "locations", "mesh", "shardy"));

class RoundTripTest : public ::testing::TestWithParam<std::string> {};

TEST_P(RoundTripTest, ReadsWhatItWrites) {
  const std::string version = GetParam();
  const ir::Module module = FromText(FileBytes("ops." + version + ".mlir"));
  const auto bytes = WriteBytecode(module, {.version = version, .locations = true});
  ASSERT_TRUE(bytes.ok()) << bytes.status().ToString();
  const auto again = ReadBytecode(*bytes, "again");
  ASSERT_TRUE(again.ok()) << again.status().ToString();
  ExpectSame(module, *again);
}

INSTANTIATE_TEST_SUITE_P(Versions, RoundTripTest,
                         ::testing::Values("0.9.0", "0.13.0", "0.14.0", "1.0.0", "1.5.0",
                                           "1.20.0"));

TEST(BytecodeTest, WritesShardyAndMeshes) {
  for (const char* name : {"shardy.mlir", "mesh.mlir"}) {
    const ir::Module module = FromText(FileBytes(name));
    const auto bytes = WriteBytecode(module);
    ASSERT_TRUE(bytes.ok()) << bytes.status().ToString();
    ExpectSame(module, ReadBytecode(*bytes, "again").value());
  }
}

TEST(BytecodeTest, KeepsAbsentAttributesAbsent) {
  const ir::Module module = FromText(R"(
func.func @f(%a: tensor<1x8x4xf32>, %b: tensor<3x4x6xf32>) -> tensor<1x6x6xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return %0 : tensor<1x6x6xf32>
})");
  const auto bytes = WriteBytecode(module);
  ASSERT_TRUE(bytes.ok()) << bytes.status().ToString();
  ExpectSame(module, ReadBytecode(*bytes, "again").value());
}

TEST(BytecodeTest, KeepsEmptyBackendConfigsOfCallsWithLayouts) {
  const ir::Module module = FromText(R"(
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @a(%a) {backend_config = "",
    operand_layouts = [dense<0> : tensor<1xindex>],
    result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.custom_call @b(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
})");
  ExpectSame(module, ReadBytecode(WriteBytecode(module).value(), "again").value());
}

TEST(BytecodeTest, KeepsQuantizedTypes) {
  const ir::Module module = FromText(R"(
func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 0.5:3>>,
             %b: tensor<2x!quant.uniform<u8<1:200>:f32:0, {0.5:3, 0.25:4}>>) {
  return
})");
  for (const char* version : {"0.9.0", "1.20.0"}) {
    const auto bytes = WriteBytecode(module, {.version = version});
    ASSERT_TRUE(bytes.ok()) << bytes.status().ToString();
    ExpectSame(module, ReadBytecode(*bytes, "again").value());
  }
}

TEST(BytecodeTest, KeepsLocationsAndNames) {
  const auto module = ReadBytecode(Bytes(FileBytes("locations.mlirbc")), "a").value();
  EXPECT_EQ(module.value_name(module.arguments(module.function(module.Entry()).body)[0]), "x");
  const auto again = ReadBytecode(WriteBytecode(module).value(), "b").value();
  const WriteOptions with_locations{.locations = true};
  EXPECT_EQ(WriteModule(again, with_locations), WriteModule(module, with_locations));
  const auto bare = ReadBytecode(WriteBytecode(module, {.locations = false}).value(), "c").value();
  EXPECT_THAT(WriteModule(bare, with_locations), ::testing::Not(HasSubstr("f.py")));
}

TEST(BytecodeTest, FindsTheArtifactThatJaxExportWraps) {
  const std::string file = FileBytes("jax_export.bin");
  EXPECT_TRUE(IsBytecode(Bytes(file)));
  const auto module = ReadBytecode(Bytes(file), "jax_export.bin");
  ASSERT_TRUE(module.ok()) << module.status().ToString();
  EXPECT_THAT(WriteModule(*module), HasSubstr("stablehlo.sine %arg0 : tensor<4xf32>"));
}

TEST(BytecodeTest, TellsTextFromBytecode) {
  EXPECT_FALSE(IsBytecode(Bytes("module {}")));
  EXPECT_FALSE(IsBytecode({}));
}

TEST(BytecodeTest, RefusesWhatIsNoArtifact) {
  EXPECT_THAT(ErrorOf("module {}"), HasSubstr("this is no MLIR bytecode"));
  EXPECT_THAT(ErrorOf(FileBytes("plain.mlirbc")),
              ::testing::AllOf(HasSubstr("UNIMPLEMENTED"), HasSubstr("plain MLIR bytecode")));
}

TEST(BytecodeTest, RefusesNewerVersionsWithBothVersions) {
  std::string bytes = FileBytes("async.mlirbc");
  bytes.replace(bytes.find("1.20.0"), 6, "1.21.0");
  EXPECT_THAT(ErrorOf(bytes), ::testing::AllOf(HasSubstr("UNIMPLEMENTED"), HasSubstr("1.21.0"),
                                               HasSubstr("0.9.0 to 1.20.0")));
}

TEST(BytecodeTest, RefusesEveryTruncation) {
  const std::string bytes = FileBytes("shardy.mlirbc");
  for (size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_NE(ErrorOf(bytes.substr(0, size)), "") << size;
  }
}

TEST(BytecodeTest, SurvivesEveryChangedByte) {
  const std::string original = FileBytes("fn.mlirbc");
  for (size_t i = 0; i < original.size(); ++i) {
    for (const char value : {'\x00', '\x01', '\x05', '\x7F', '\xFF'}) {
      std::string bytes = original;
      bytes[i] = value;
      (void)ReadBytecode(Bytes(bytes), "changed");
    }
  }
}

TEST(BytecodeTest, NamesWhatAnArtifactCannotHold) {
  const ir::Module chlo = FromText(
      "func.func @f(%a: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = chlo.erf %a : tensor<f32> -> tensor<f32>\n"
      "  return %0 : tensor<f32>\n}");
  EXPECT_THAT(WriteBytecode(chlo).status().ToString(), HasSubstr("'chlo.erf': CHLO cannot be"));
  const ir::Module tan = FromText(
      "func.func @f(%a: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = stablehlo.tan %a : tensor<f32>\n"
      "  return %0 : tensor<f32>\n}");
  EXPECT_THAT(WriteBytecode(tan, {.version = "1.0.0"}).status().ToString(),
              HasSubstr("'stablehlo.tan': needs StableHLO 1.4.0; the artifact is for 1.0.0"));
  EXPECT_THAT(WriteBytecode(tan, {.version = "1.99.0"}).status().ToString(),
              HasSubstr("is not a version from 0.9.0 to 1.20.0"));
}

}  // namespace
}  // namespace lockstep::text
