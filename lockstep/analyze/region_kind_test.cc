// SPDX-License-Identifier: Apache-2.0
// Which regions are recognised, and which look alike and are not.
#include "lockstep/analyze/region_kind.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "lockstep/text/reader.h"

namespace lockstep::analyze {
namespace {

using testing::ElementsAre;

// The region of a sort of an f32 and an i32 array; `body` gives %p from %a0, %b0, %a1, %b1.
struct SortRegion {
  ir::Module module;
  ir::RegionId region;

  explicit SortRegion(const std::string& body) {
    Result<ir::Module> read = text::ReadModule(
        "func.func @main(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {\n"
        "  %0:2 = \"stablehlo.sort\"(%x, %y) ({\n"
        "  ^bb0(%a0: tensor<f32>, %b0: tensor<f32>, %a1: tensor<i32>, %b1: tensor<i32>):\n" +
        body +
        "    stablehlo.return %p : tensor<i1>\n"
        "  }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)\n"
        "  func.return %0#0 : tensor<4xf32>\n}\n");
    EXPECT_TRUE(read.ok()) << read.status();
    if (!read.ok()) return;
    module = *std::move(read);
    region = module.region(module.first_op(module.function(module.Entry()).body));
  }
  std::optional<std::vector<SortKey>> Keys() const { return FindSortKeys(module, region); }
};

std::string Compare(const std::string& result, const std::string& how, const std::string& a,
                    const std::string& b, const std::string& element) {
  const std::string direction = how.substr(0, 2);
  return "    " + result + " = stablehlo.compare " + direction + ", " + a + ", " + b + ", " +
         how.substr(3) + " : (tensor<" + element + ">, tensor<" + element + ">) -> tensor<i1>\n";
}

TEST(RegionKindTest, KeysOfOneComparison) {
  EXPECT_THAT(*SortRegion(Compare("%p", "LT FLOAT", "%a0", "%b0", "f32")).Keys(),
              ElementsAre(SortKey{0, false, KeyOrder::kNatural}));
  EXPECT_THAT(*SortRegion(Compare("%p", "GT TOTALORDER", "%a0", "%b0", "f32")).Keys(),
              ElementsAre(SortKey{0, true, KeyOrder::kTotal}));
  EXPECT_THAT(*SortRegion(Compare("%p", "GT SIGNED", "%b1", "%a1", "i32")).Keys(),
              ElementsAre(SortKey{1, false, KeyOrder::kNatural}));
  // Not strict; of one argument with itself.
  EXPECT_FALSE(SortRegion(Compare("%p", "LE SIGNED", "%a1", "%b1", "i32")).Keys());
  EXPECT_FALSE(SortRegion(Compare("%p", "LT SIGNED", "%a1", "%a1", "i32")).Keys());
}

std::string Canonical(const std::string& zero, const std::string& nan) {
  std::string text = "    %zero = stablehlo.constant dense<" + zero +
                     "> : tensor<f32>\n    %nan = stablehlo.constant dense<" + nan +
                     "> : tensor<f32>\n";
  for (const std::string x : {"a0", "b0"}) {
    text += Compare("%z" + x, "EQ FLOAT", "%" + x, "%zero", "f32");
    text += "    %s" + x + " = stablehlo.select %z" + x + ", %zero, %" + x +
            " : tensor<i1>, tensor<f32>\n";
    text += Compare("%n" + x, "NE FLOAT", "%" + x, "%" + x, "f32");
    text += "    %c" + x + " = stablehlo.select %n" + x + ", %nan, %s" + x +
            " : tensor<i1>, tensor<f32>\n";
  }
  return text;
}

TEST(RegionKindTest, CanonicalFloatKeys) {
  const std::string total = Compare("%p", "LT TOTALORDER", "%ca0", "%cb0", "f32");
  EXPECT_THAT(*SortRegion(Canonical("0.0", "0x7FC00000") + total).Keys(),
              ElementsAre(SortKey{0, false, KeyOrder::kCanonicalTotal}));
  EXPECT_FALSE(SortRegion(Canonical("1.0", "0x7FC00000") + total).Keys());
  EXPECT_FALSE(SortRegion(Canonical("0.0", "3.0") + total).Keys());
  EXPECT_FALSE(SortRegion(Canonical("0.0", "0xFFC00000") + total).Keys());
  // One side only.
  EXPECT_FALSE(SortRegion(Canonical("0.0", "0x7FC00000") +
                          Compare("%p", "LT TOTALORDER", "%ca0", "%b0", "f32"))
                   .Keys());
}

TEST(RegionKindTest, KeysInTurn) {
  const std::string parts = Compare("%l0", "LT TOTALORDER", "%a0", "%b0", "f32") +
                            Compare("%e0", "EQ TOTALORDER", "%a0", "%b0", "f32") +
                            Compare("%l1", "GT SIGNED", "%a1", "%b1", "i32") +
                            Compare("%e1", "EQ SIGNED", "%a1", "%b1", "i32");
  EXPECT_THAT(
      *SortRegion(parts + "    %t = stablehlo.and %l1, %e0 : tensor<i1>\n"
                          "    %p = stablehlo.or %t, %l0 : tensor<i1>\n")
           .Keys(),
      ElementsAre(SortKey{0, false, KeyOrder::kTotal}, SortKey{1, true, KeyOrder::kNatural}));
  // A tie of another operand.
  EXPECT_FALSE(SortRegion(parts + "    %t = stablehlo.and %l1, %e1 : tensor<i1>\n"
                                  "    %p = stablehlo.or %t, %l0 : tensor<i1>\n")
                   .Keys());
}

// The body of a reduction of f32 to a scalar, given %a and %b.
CombiningRegion Classify(const std::string& body) {
  const Result<ir::Module> module = text::ReadModule(
      "func.func @main(%x: tensor<4xf32>, %y: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = \"stablehlo.reduce\"(%x, %y) ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n" +
      body +
      "  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
      "  func.return %0 : tensor<f32>\n}\n");
  EXPECT_TRUE(module.ok()) << module.status();
  if (!module.ok()) return {};
  const ir::OpId op = module->first_op(module->function(module->Entry()).body);
  return ClassifyCombiningRegion(*module, module->region(op));
}

TEST(RegionKindTest, CombiningRegions) {
  const std::string give = "    stablehlo.return %c : tensor<f32>\n";
  const CombiningRegion add = Classify("    %c = stablehlo.add %b, %a : tensor<f32>\n" + give);
  EXPECT_EQ(add.kind, RegionKind::kBinary);
  EXPECT_EQ(add.opcode, ir::Opcode::kAdd);
  EXPECT_EQ(Classify("    %c = stablehlo.subtract %a, %b : tensor<f32>\n" + give).kind,
            RegionKind::kBinary);
  EXPECT_EQ(Classify("    %c = stablehlo.subtract %b, %a : tensor<f32>\n" + give).kind,
            RegionKind::kOther);
  EXPECT_EQ(Classify("    %c = stablehlo.add %a, %a : tensor<f32>\n" + give).kind,
            RegionKind::kOther);
  EXPECT_EQ(Classify("    stablehlo.return %b : tensor<f32>\n").kind, RegionKind::kReplace);
  EXPECT_EQ(Classify("    stablehlo.return %a : tensor<f32>\n").kind, RegionKind::kOther);
}

}  // namespace
}  // namespace lockstep::analyze
