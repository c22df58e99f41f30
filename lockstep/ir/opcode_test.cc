// SPDX-License-Identifier: Apache-2.0
// The op table: every row is found by its name and says what its strings say.
#include "lockstep/ir/opcode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lockstep::ir {
namespace {

TEST(OpcodeTest, EveryOpIsFoundByItsName) {
  std::set<std::string_view> names;
  for (int i = 0; i < kNumOpcodes; ++i) {
    const auto opcode = static_cast<Opcode>(i);
    const OpInfo& info = GetOpInfo(opcode);
    EXPECT_EQ(info.opcode, opcode);
    EXPECT_EQ(FindOpcode(info.name), opcode) << info.name;
    EXPECT_TRUE(names.insert(info.name).second) << info.name << " has two rows";
  }
}

TEST(OpcodeTest, UnknownNamesAreNotFound) {
  for (const char* name :
       {"", "stablehlo.ad", "stablehlo.addd", "add", "stablehlo.Add", "nope.x"}) {
    EXPECT_EQ(FindOpcode(name), std::nullopt) << name;
  }
}

TEST(OpcodeTest, SlotsSayNamesAndVariadics) {
  const OpInfo& scatter = GetOpInfo(Opcode::kScatter);
  ASSERT_EQ(scatter.operands.size(), 3u);
  EXPECT_EQ(scatter.operands[0].name, "inputs");
  EXPECT_TRUE(scatter.operands[0].variadic);
  EXPECT_EQ(scatter.operands[1].name, "scatter_indices");
  EXPECT_FALSE(scatter.operands[1].variadic);
  EXPECT_EQ(scatter.operands[2].name, "updates");
  EXPECT_TRUE(scatter.operands[2].variadic);
  ASSERT_EQ(scatter.results.size(), 1u);
  EXPECT_EQ(scatter.results[0].name, "results");
  ASSERT_EQ(scatter.regions.size(), 1u);
  EXPECT_EQ(scatter.regions[0].name, "update_computation");

  EXPECT_TRUE(GetOpInfo(Opcode::kIota).operands.empty());
  EXPECT_TRUE(GetOpInfo(Opcode::kFuncReturn).results.empty());
  EXPECT_EQ(GetOpInfo(Opcode::kWhile).regions.size(), 2u);
}

TEST(OpcodeTest, SlotNamesAreWellFormed) {
  for (int i = 0; i < kNumOpcodes; ++i) {
    const OpInfo& info = GetOpInfo(static_cast<Opcode>(i));
    for (const auto slots : {info.operands, info.results, info.regions}) {
      for (const Slot& slot : slots) {
        EXPECT_THAT(std::string(slot.name), ::testing::MatchesRegex("[a-z][a-z0-9_]*"))
            << info.name;
      }
    }
    EXPECT_NE(info.name.find('.'), std::string_view::npos) << info.name;
    EXPECT_FALSE(info.form.empty()) << info.name;
    EXPECT_FALSE(info.element_classes.empty()) << info.name;
  }
}

TEST(OpcodeTest, FamiliesAndTraits) {
  EXPECT_EQ(FamilyOf(Opcode::kAdd), Family::kElementwise);
  EXPECT_EQ(FamilyOf(Opcode::kGather), Family::kGatherScatter);
  EXPECT_EQ(FamilyOf(Opcode::kCustomCall), Family::kCustom);
  EXPECT_EQ(static_cast<Opcode>(ShapeOp::kReshape), Opcode::kReshape);
  EXPECT_TRUE(IsCommutative(Opcode::kAdd));
  EXPECT_FALSE(IsCommutative(Opcode::kSubtract));
  EXPECT_TRUE(IsElementwise(Opcode::kTanh));
  EXPECT_FALSE(IsElementwise(Opcode::kReduce));
  EXPECT_TRUE(IsTerminator(Opcode::kReturn));
  EXPECT_TRUE(IsTerminator(Opcode::kFuncReturn));
  EXPECT_FALSE(IsTerminator(Opcode::kWhile));
}

}  // namespace
}  // namespace lockstep::ir
