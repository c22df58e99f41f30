// SPDX-License-Identifier: Apache-2.0
// Module: lists of ops, use lists under random edits, functions, interning, copies.
#include "lockstep/ir/module.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "lockstep/ir/ops/shape.h"

namespace lockstep::ir {
namespace {

using ::testing::ElementsAre;

Type Tensor(Shape shape) { return TensorType(DType::kF32, std::move(shape)); }

class ModuleTest : public ::testing::Test {
 protected:
  ModuleTest() {
    Function main;
    main.name = "main";
    main.result_types = {type_};
    function_ = module_.AddFunction(main, std::vector<Type>{type_, type_});
    body_ = module_.function(function_).body;
  }

  OpId Op(Opcode opcode, std::vector<ValueId> operands, size_t num_regions = 0) {
    return module_.CreateOp({.opcode = opcode,
                             .operands = operands,
                             .result_types = {&type_, 1},
                             .num_regions = num_regions});
  }
  OpId Append(Opcode opcode, std::vector<ValueId> operands) {
    const OpId op = Op(opcode, std::move(operands));
    module_.Append(body_, op);
    return op;
  }
  ValueId Argument(size_t index) { return module_.arguments(body_)[index]; }

  std::vector<OpId> Ops(RegionId region) const {
    std::vector<OpId> forward, backward;
    for (const OpId op : module_.ops(region)) forward.push_back(op);
    for (OpId op = module_.last_op(region); op; op = module_.previous(op)) {
      backward.insert(backward.begin(), op);
    }
    EXPECT_EQ(forward, backward);
    return forward;
  }

  Type type_ = Tensor(Shape{2, 3});
  Module module_;
  FunctionId function_;
  RegionId body_;
};

TEST_F(ModuleTest, OpsStandInALinkedList) {
  const OpId a = Append(Opcode::kNegate, {Argument(0)});
  const OpId c = Append(Opcode::kNegate, {Argument(0)});
  const OpId b = Op(Opcode::kNegate, {Argument(0)});
  EXPECT_FALSE(module_.parent(b));
  module_.InsertBefore(c, b);
  const OpId first = Op(Opcode::kNegate, {Argument(0)});
  module_.InsertBefore(a, first);
  EXPECT_THAT(Ops(body_), ElementsAre(first, a, b, c));
  EXPECT_EQ(module_.parent(b), body_);
  for (const OpId op : {b, c, first, a}) {
    module_.Detach(op);
    EXPECT_FALSE(module_.parent(op));
    EXPECT_FALSE(module_.next(op));
    EXPECT_FALSE(module_.previous(op));
  }
  EXPECT_TRUE(Ops(body_).empty());
  module_.Append(body_, c);
  EXPECT_THAT(Ops(body_), ElementsAre(c));
}

TEST_F(ModuleTest, ValuesKnowTheirOwnersAndUses) {
  const OpId sum = Append(Opcode::kAdd, {Argument(0), Argument(0)});
  const OpId product = Append(Opcode::kMultiply, {module_.result(sum), Argument(0)});
  EXPECT_EQ(module_.defining_op(module_.result(sum)), sum);
  EXPECT_FALSE(module_.defining_region(module_.result(sum)));
  EXPECT_EQ(module_.defining_region(Argument(1)), body_);
  EXPECT_EQ(module_.index_in_owner(Argument(1)), 1u);
  EXPECT_FALSE(module_.HasUses(Argument(1)));
  const std::vector<Use> uses = module_.uses(Argument(0));
  ASSERT_EQ(uses.size(), 3u);
  EXPECT_EQ(uses[0].op, sum);
  EXPECT_EQ(uses[1].index, 1u);
  EXPECT_EQ(uses[2].op, product);
  EXPECT_EQ(uses[2].index, 1u);
}

TEST_F(ModuleTest, ReplaceAllUsesMovesThem) {
  const OpId sum = Append(Opcode::kAdd, {Argument(0), Argument(0)});
  const OpId product = Append(Opcode::kMultiply, {Argument(0), Argument(1)});
  module_.ReplaceAllUses(Argument(0), Argument(1));
  EXPECT_FALSE(module_.HasUses(Argument(0)));
  EXPECT_EQ(module_.uses(Argument(1)).size(), 4u);
  EXPECT_THAT(module_.operands(sum), ElementsAre(Argument(1), Argument(1)));
  EXPECT_THAT(module_.operands(product), ElementsAre(Argument(1), Argument(1)));
  module_.ReplaceAllUses(Argument(1), Argument(1));
  EXPECT_EQ(module_.uses(Argument(1)).size(), 4u);
}

TEST_F(ModuleTest, OperandsMayComeFromTheModuleItself) {
  ValueId last = Argument(0);
  for (int i = 0; i < 2000; ++i) last = module_.result(Append(Opcode::kAdd, {last, Argument(1)}));
  OpId op = module_.last_op(body_);
  for (int i = 0; i < 2000; ++i) {
    op = module_.CreateOp({.opcode = Opcode::kAdd,
                           .operands = module_.operands(op),
                           .result_types = {&module_.type(module_.result(op)), 1}});
    ASSERT_EQ(module_.operand(op, 1), Argument(1));
  }
}

// Checks the use lists against the operands of all live ops.
void CheckUses(const Module& module, const std::vector<OpId>& live,
               const std::vector<ValueId>& values) {
  std::map<ValueId, std::multiset<std::pair<OpId, uint32_t>>> expected;
  for (const OpId op : live) {
    for (uint32_t i = 0; i < module.num_operands(op); ++i) {
      expected[module.operand(op, i)].insert({op, i});
    }
  }
  for (const ValueId value : values) {
    std::multiset<std::pair<OpId, uint32_t>> found;
    for (const Use& use : module.uses(value)) found.insert({use.op, use.index});
    ASSERT_EQ(found, expected[value]);
    ASSERT_EQ(module.HasUses(value), !found.empty());
  }
}

TEST_F(ModuleTest, UseListsSurviveRandomEdits) {
  std::mt19937 random(7);
  std::vector<OpId> live;
  std::vector<ValueId> values = {Argument(0), Argument(1)};
  const auto any = [&random](const auto& list) { return list[random() % list.size()]; };
  for (int step = 0; step < 3000; ++step) {
    const auto choice = random() % 10;
    if (choice < 4 || live.empty()) {
      std::vector<ValueId> operands;
      for (size_t n = random() % 4; n > 0; --n) operands.push_back(any(values));
      live.push_back(Append(Opcode::kConcatenate, operands));
      values.push_back(module_.result(live.back()));
    } else if (choice < 6) {
      const OpId op = any(live);
      const size_t n = module_.num_operands(op);
      if (n > 0) module_.SetOperand(op, random() % n, any(values));
    } else if (choice < 7) {
      module_.ReplaceAllUses(any(values), any(values));
    } else {
      const size_t place = random() % live.size();
      const OpId op = live[place];
      if (module_.HasUses(module_.result(op))) continue;
      std::erase(values, module_.result(op));
      live.erase(live.begin() + static_cast<std::ptrdiff_t>(place));
      module_.EraseOp(op);
    }
    if (step % 50 == 0) CheckUses(module_, live, values);
  }
  CheckUses(module_, live, values);
  CheckUses(module_.Clone(), live, values);
  EXPECT_EQ(Ops(body_), live);
}

TEST_F(ModuleTest, ErasingAnOpErasesItsRegions) {
  const OpId outer = Append(Opcode::kIf, {Argument(0)});
  OpId loop = Op(Opcode::kWhile, {Argument(0)}, 2);
  module_.Append(body_, loop);
  const RegionId region = module_.region(loop, 1);
  const ValueId inner = module_.AddArgument(region, type_);
  const OpId add = Op(Opcode::kAdd, {inner, Argument(1)});
  module_.Append(region, add);
  const OpId nested = Op(Opcode::kCase, {module_.result(add)}, 1);
  module_.Append(region, nested);
  const OpId deep = Op(Opcode::kNegate, {Argument(1)});
  module_.Append(module_.region(nested), deep);
  EXPECT_EQ(module_.parent_op(region), loop);
  EXPECT_EQ(module_.parent_function(module_.region(nested)), function_);
  EXPECT_FALSE(module_.parent_function(module_.top_level()));
  EXPECT_EQ(module_.uses(Argument(1)).size(), 2u);
  module_.EraseOp(loop);
  EXPECT_FALSE(module_.HasUses(Argument(1)));
  EXPECT_EQ(module_.uses(Argument(0)).size(), 1u);
  EXPECT_THAT(Ops(body_), ElementsAre(outer));
}

TEST_F(ModuleTest, DeepRegionsAreErasedWithoutRecursion) {
  const OpId outer = Op(Opcode::kCase, {Argument(0)}, 1);
  OpId op = outer;
  for (int depth = 0; depth < 100000; ++depth) {
    const OpId inner = Op(Opcode::kCase, {Argument(0)}, 1);
    module_.Append(module_.region(op), inner);
    op = inner;
  }
  module_.EraseOp(outer);
  EXPECT_FALSE(module_.HasUses(Argument(0)));
}

TEST_F(ModuleTest, FunctionsByName) {
  EXPECT_EQ(module_.FindFunction("main"), function_);
  EXPECT_FALSE(module_.FindFunction("helper"));
  Function helper;
  helper.name = "helper";
  helper.is_public = false;
  const FunctionId other = module_.AddFunction(helper, {});
  EXPECT_EQ(module_.FindFunction("helper"), other);
  module_.function(other).name = "renamed";
  EXPECT_FALSE(module_.FindFunction("helper"));
  EXPECT_EQ(module_.FindFunction("renamed"), other);
  EXPECT_EQ(module_.Entry(), function_);
  module_.function(function_).name = "step";
  EXPECT_EQ(module_.Entry(), function_) << "the only public one";
  module_.function(other).is_public = true;
  EXPECT_FALSE(module_.Entry());
  Append(Opcode::kAdd, {Argument(0), Argument(1)});
  module_.EraseFunction(function_);
  EXPECT_FALSE(module_.FindFunction("step"));
  EXPECT_EQ(module_.Entry(), other);
  EXPECT_THAT(module_.functions(), ElementsAre(other));
}

TEST_F(ModuleTest, TypesAndLocationsAreInterned) {
  const TypeId a = module_.InternType(Tensor(Shape{7}));
  module_.InternType(Type::Token());
  EXPECT_EQ(module_.InternType(Tensor(Shape{7})), a);
  EXPECT_NE(module_.InternType(Tensor(Shape{8})), a);
  EXPECT_EQ(module_.type(a), Tensor(Shape{7}));
  EXPECT_EQ(module_.type_id(Argument(0)), module_.type_id(Argument(1)));
  module_.SetType(Argument(0), Type::Token());
  EXPECT_TRUE(module_.type(Argument(0)).IsToken());

  const auto file = [](uint32_t line) {
    return Location{.kind = Location::Kind::kFile, .name = "f.py", .line = line, .column = 1};
  };
  const LocationId one = module_.InternLocation(file(1));
  EXPECT_EQ(module_.InternLocation(file(1)), one);
  EXPECT_NE(module_.InternLocation(file(2)), one);
  EXPECT_FALSE(module_.InternLocation(Location()));
  EXPECT_EQ(module_.location_of(one).line, 1u);
}

TEST_F(ModuleTest, AttributesAndNames) {
  const OpId iota = module_.CreateOp({.opcode = Opcode::kIota,
                                      .result_types = {&type_, 1},
                                      .attributes = MakeAttributes(IotaAttrs{1})});
  EXPECT_EQ(module_.attrs<IotaAttrs>(iota).iota_dimension, 1);
  module_.SetAttributes(iota, MakeAttributes(IotaAttrs{0}));
  EXPECT_EQ(module_.attrs<IotaAttrs>(iota).iota_dimension, 0);
  EXPECT_TRUE(module_.discardable(iota).empty());
  Dictionary extra;
  extra.Set("mhlo.frontend_attributes", Attribute());
  module_.SetDiscardable(iota, extra);
  EXPECT_EQ(module_.discardable(iota), extra);
  module_.SetDiscardable(iota, {});
  EXPECT_TRUE(module_.discardable(iota).empty());

  EXPECT_EQ(module_.value_name(Argument(0)), "");
  module_.SetValueName(Argument(0), "x");
  EXPECT_EQ(module_.value_name(Argument(0)), "x");
  module_.SetValueName(Argument(0), "");
  EXPECT_EQ(module_.value_name(Argument(0)), "");
}

TEST_F(ModuleTest, CopiesAreDeep) {
  const OpId add = Append(Opcode::kAdd, {Argument(0), Argument(1)});
  module_.SetValueName(Argument(0), "x");
  Module copy = module_.Clone();
  copy.SetOperand(add, 0, Argument(1));
  copy.SetValueName(Argument(0), "y");
  copy.function(function_).name = "copy";
  EXPECT_EQ(module_.operand(add, 0), Argument(0));
  EXPECT_EQ(module_.value_name(Argument(0)), "x");
  EXPECT_EQ(module_.function(function_).name, "main");
  EXPECT_EQ(copy.uses(Argument(1)).size(), 2u);
  Module moved = std::move(copy);
  EXPECT_EQ(moved.operand(add, 0), Argument(1));
}

TEST_F(ModuleTest, MisuseIsABug) {
  const OpId add = Append(Opcode::kAdd, {Argument(0), Argument(1)});
  Append(Opcode::kNegate, {module_.result(add)});
  EXPECT_DEATH(module_.EraseOp(add), "HasUses");
  EXPECT_DEATH(module_.Append(body_, add), "parent");
  EXPECT_DEATH((void)module_.region(add, 0), "num_regions");
}

}  // namespace
}  // namespace lockstep::ir
