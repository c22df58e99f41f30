// SPDX-License-Identifier: Apache-2.0
// The public handle: names and donation of the entry's arguments and results.
#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/module.h"

namespace lockstep {
namespace {

TEST(ModuleHandleTest, AProgramWithoutFunctionsHasNoSignature) {
  const Module module;
  EXPECT_TRUE(module.Arguments().empty());
  EXPECT_TRUE(module.Results().empty());
  EXPECT_EQ(module.name(), "");
}

TEST(ModuleHandleTest, NamesAndDonationComeFromAttributes) {
  const Type type = TensorType(DType::kF32, Shape{2});
  auto program = std::make_shared<ir::Module>();
  program->name = "jit_step";
  ir::Function main;
  main.name = "main";
  main.result_types = {type, Type::Token()};
  const ir::FunctionId id = program->AddFunction(main, std::vector<Type>{type, type, type, type});
  ir::Function& function = program->function(id);
  program->SetValueName(program->arguments(function.body)[0], "state['opt'][0].mu['w1']");
  function.argument_attributes[0].Set("tf.aliasing_output", ir::Attribute::I32(1));
  function.argument_attributes[1].Set("jax.buffer_donor", ir::Attribute::Bool(true));
  function.argument_attributes[2].Set("jax.buffer_donor", ir::Attribute::Bool(false));
  function.argument_attributes[3].Set("mhlo.sharding", ir::Attribute::String("{replicated}"));
  function.result_attributes[0].Set("jax.result_info", ir::Attribute::String("[0]['opt'].mu"));

  const Module module(program);
  EXPECT_EQ(module.name(), "jit_step");
  const std::vector<ArgumentInfo> arguments = module.Arguments();
  ASSERT_EQ(arguments.size(), 4u);
  EXPECT_EQ(arguments[0].name, "state.opt.0.mu.w1");
  EXPECT_TRUE(arguments[0].donated);
  EXPECT_EQ(arguments[0].aliased_output, 1);
  EXPECT_EQ(arguments[1].name, "arg1");
  EXPECT_TRUE(arguments[1].donated);
  EXPECT_EQ(arguments[1].aliased_output, std::nullopt);
  EXPECT_FALSE(arguments[2].donated);
  EXPECT_FALSE(arguments[3].donated);
  const std::vector<ResultInfo> results = module.Results();
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].name, "result.0.opt.mu");
  EXPECT_EQ(results[0].type, type);
  EXPECT_EQ(results[1].name, "out1");
  EXPECT_TRUE(results[1].type.IsToken());
}

}  // namespace
}  // namespace lockstep
