// SPDX-License-Identifier: Apache-2.0
// Structural equality and hash: blind to ids, locations and names of values, not to anything else.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::ir {
namespace {

// @main(x, y) { z = iota; s = x + y; while (s) {^(a): return a} {^(b): t = b * z; return t} }
// with the ids shifted by `waste` ops that stand nowhere.
struct Program {
  explicit Program(int waste = 0) {
    for (int i = 0; i < waste; ++i) {
      const Type other = Type::Token();
      module.CreateOp({.opcode = Opcode::kCreateToken, .result_types = {&other, 1}});
    }
    Function f;
    f.name = "main";
    f.result_types = {type};
    function = module.AddFunction(f, std::vector<Type>{type, type});
    body = module.function(function).body;
    x = module.arguments(body)[0];
    y = module.arguments(body)[1];
    iota = Op(body, Opcode::kIota, {}, 0, MakeAttributes(IotaAttrs{0}));
    sum = Op(body, Opcode::kAdd, {x, y});
    loop = Op(body, Opcode::kWhile, {module.result(sum)}, 2);
    const RegionId cond = module.region(loop, 0), step = module.region(loop, 1);
    Op(cond, Opcode::kReturn, {module.AddArgument(cond, type)});
    product = Op(step, Opcode::kMultiply, {module.AddArgument(step, type), module.result(iota)});
    Op(step, Opcode::kReturn, {module.result(product)});
    last = Op(body, Opcode::kFuncReturn, {module.result(loop)});
  }

  OpId Op(RegionId region, Opcode opcode, std::vector<ValueId> operands, size_t num_regions = 0,
          OpAttributesRef attributes = nullptr) {
    const size_t num_results = IsTerminator(opcode) ? 0 : 1;
    const OpId op = module.CreateOp({.opcode = opcode,
                                     .operands = operands,
                                     .result_types = {&type, num_results},
                                     .attributes = std::move(attributes),
                                     .num_regions = num_regions});
    module.Append(region, op);
    return op;
  }

  Type type = TensorType(DType::kF32, Shape{4});
  Module module;
  FunctionId function;
  RegionId body;
  ValueId x, y;
  OpId iota, sum, loop, product, last;
};

TEST(StructureTest, IdsLocationsAndNamesOfValuesDoNotCount) {
  Program a, b(5);
  b.module.SetValueName(b.x, "some_name");
  b.module.SetLocation(b.sum,
                       b.module.InternLocation({.kind = Location::Kind::kName, .name = "n"}));
  std::string why;
  EXPECT_TRUE(StructurallyEqual(a.module, b.module, &why)) << why;
  EXPECT_EQ(StructuralHash(a.module), StructuralHash(b.module));
  EXPECT_TRUE(StructurallyEqual(a.module, a.module.Clone()));
}

struct Difference {
  std::string why;
  std::function<void(Program&)> make;
};

TEST(StructureTest, EverythingElseCounts) {
  Dictionary mark;
  mark.Set("mark", Attribute());
  const Difference differences[] = {
      {"the modules' names differ", [](Program& p) { p.module.name = "m"; }},
      {"the modules' attributes differ", [&](Program& p) { p.module.attributes = mark; }},
      {"there are 1 and 2 functions", [](Program& p) { p.module.AddFunction(Function(), {}); }},
      {"@main: the other is named @f",
       [](Program& p) { p.module.function(p.function).name = "f"; }},
      {"@main: the visibilities differ",
       [](Program& p) { p.module.function(p.function).is_public = false; }},
      {"@main: one of them has no body",
       [](Program& p) { p.module.function(p.function).is_declaration = true; }},
      {"@main: the result types differ",
       [](Program& p) { p.module.function(p.function).result_types = {Type::Token()}; }},
      {"@main: the attributes differ",
       [&](Program& p) { p.module.function(p.function).attributes = mark; }},
      {"@main: the attributes of the arguments differ",
       [&](Program& p) { p.module.function(p.function).argument_attributes[1] = mark; }},
      {"@main: the attributes of the results differ",
       [&](Program& p) { p.module.function(p.function).result_attributes[0] = mark; }},
      {"@main: there are 2 and 3 arguments",
       [](Program& p) { p.module.AddArgument(p.body, p.type); }},
      {"@main: argument 0 is of type tensor<4xf32> and tensor<4xf64>",
       [](Program& p) { p.module.SetType(p.x, TensorType(DType::kF64, Shape{4})); }},
      {"@main, op 0 (stablehlo.iota): the attributes differ",
       [](Program& p) { p.module.SetAttributes(p.iota, MakeAttributes(IotaAttrs{1})); }},
      {"@main, op 1 (stablehlo.add): operand 0 is another value",
       [](Program& p) { p.module.SetOperand(p.sum, 0, p.y); }},
      {"@main, op 1 (stablehlo.add): the discardable attributes differ",
       [&](Program& p) { p.module.SetDiscardable(p.sum, mark); }},
      {"@main, op 2 (stablehlo.while), op 0 (stablehlo.multiply): operand 1 is another value",
       [](Program& p) { p.module.SetOperand(p.product, 1, p.x); }},
      {"@main: one of them has more ops", [](Program& p) { p.module.EraseOp(p.last); }},
      {"@main, op 0 (stablehlo.iota): the other is stablehlo.add",
       [](Program& p) {
         p.module.Detach(p.iota);
         p.module.InsertBefore(p.loop, p.iota);
       }},
      {"one of them has more ops",
       [](Program& p) { p.Op(p.module.top_level(), Opcode::kSdyMesh, {}); }},
  };
  const Program original;
  for (const Difference& difference : differences) {
    Program changed(1);
    difference.make(changed);
    std::string why;
    EXPECT_FALSE(StructurallyEqual(original.module, changed.module, &why)) << difference.why;
    EXPECT_EQ(why, difference.why);
    EXPECT_NE(StructuralHash(original.module), StructuralHash(changed.module)) << difference.why;
  }
}

}  // namespace
}  // namespace lockstep::ir
