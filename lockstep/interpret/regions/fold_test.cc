// SPDX-License-Identifier: Apache-2.0
// Folds: long ones are bit for bit the tree that pairs neighbours at every level, short ones go
// from left to right.
#include "lockstep/interpret/regions/fold.h"
#include "lockstep/interpret/grid/grid.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace lockstep::interpret {
namespace {

class NoEvaluator final : public Evaluator {
 public:
  Results RunRegion(ir::RegionId, std::vector<Datum>) override { return InternalError("no"); }
  Results RunFunction(ir::FunctionId, std::vector<Datum>) override { return InternalError("no"); }
  const Datum& Captured(ir::ValueId) override { return none_; }
  const InterpretOptions& options() const override { return options_; }
  RunResult& result() override { return result_; }
  Process& process() override { return process_; }
  Result<RunResult> RunAs(Process&, ir::RegionId, std::vector<Datum>) const override {
    return InternalError("not called");
  }

 private:
  Datum none_;
  InterpretOptions options_;
  RunResult result_;
  Grid grid_{GridShape{}};
  Process process_{grid_, 0, {}};
};

// Neighbours are added until one is left; the odd one waits.
float PairwiseSum(std::vector<float> values) {
  while (values.size() > 1) {
    std::vector<float> next;
    for (size_t i = 0; i + 1 < values.size(); i += 2) next.push_back(values[i] + values[i + 1]);
    if (values.size() % 2 == 1) next.push_back(values.back());
    values = std::move(next);
  }
  return values[0];
}

float SumFromLeft(const std::vector<float>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0F);
}

TEST(Fold, PairsNeighboursAtEveryLevelOfLongSlices) {
  ir::Module module;
  const ir::FunctionId function = module.AddFunction({.name = "main"}, {});
  const ir::OpId op = module.CreateOp({.opcode = ir::Opcode::kReduce, .num_regions = 1});
  module.Append(module.function(function).body, op);
  const ir::RegionId region = module.region(op);
  const Type f32 = TensorType(DType::kF32, Shape());
  const ir::ValueId operands[] = {module.AddArgument(region, f32), module.AddArgument(region, f32)};
  const ir::OpId add = module.CreateOp(
      {.opcode = ir::Opcode::kAdd, .operands = operands, .result_types = std::span(&f32, 1)});
  module.Append(region, add);
  module.Append(region,
                module.CreateOp({.opcode = ir::Opcode::kReturn, .operands = module.results(add)}));
  NoEvaluator evaluator;
  const OpCall call{module, op, {}, evaluator};
  Result<ElementFunction> body = ElementFunction::Compile(call, region);
  ASSERT_TRUE(body.ok());
  ASSERT_TRUE(body->IsAssociative());

  // Three slices that interleave, of lengths around the sizes of trees.
  for (const int64_t length :
       {1, 2, 3, 5, 8, 13, 31, 32, 33, 35, 37, 64, 100, 1023, 1024, 1025, 2049, 5000}) {
    std::vector<float> values;
    uint32_t state = 1;
    for (int64_t i = 0; i < 3 * length; ++i) {
      state = state * 1664525 + 1013904223;
      values.push_back(static_cast<float>(state >> 8) / 1000.0F);
    }
    const Literal array = Literal::VectorF32(values);
    Offsets starts = {0, 1, 2}, offsets;
    for (int64_t i = 0; i < length; ++i) offsets.push_back(3 * i);
    Literal result = Literal::VectorF32(std::vector<float>{0, 0, 0});
    ASSERT_TRUE(Fold(*body, {std::span(&array, 1), starts, offsets}, std::span(&result, 1)).ok());
    for (size_t r = 0; r < 3; ++r) {
      std::vector<float> slice;
      for (const int64_t offset : offsets) slice.push_back(values[r + static_cast<size_t>(offset)]);
      const float expected = length <= kShortFold ? SumFromLeft(slice) : PairwiseSum(slice);
      EXPECT_EQ(result.data<float>()[r], expected) << length << " elements, slice " << r;
    }
  }
}

}  // namespace
}  // namespace lockstep::interpret
