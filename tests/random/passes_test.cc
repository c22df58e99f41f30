// SPDX-License-Identifier: Apache-2.0
// Random modules mean the same before and after every pass and the whole recipe, bit for bit where
// the pass promises it.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/catalogue.h"
#include "lockstep/passes/recipes.h"
#include "lockstep/session/inputs.h"
#include "lockstep/text/writer.h"
#include "tests/random/module_generator.h"

namespace lockstep::random_modules {
namespace {

ir::Module Build(const Recipe& recipe) {
  const Result<Module> module = MakeModule(recipe);
  if (!module.ok()) RC_FAIL(module.status().ToString());
  return module->ir().Clone();
}

std::vector<interpret::Datum> Inputs(const ir::Module& module) {
  std::vector<interpret::Datum> inputs;
  for (const ir::ValueId value : module.arguments(module.function(module.Entry()).body)) {
    inputs.emplace_back(
        session::RandomLiteral(module.tensor_type(value), 3, inputs.size()).value());
  }
  return inputs;
}

// What a value of the dtype may be off by, relative to the largest.
double Tolerance(DType dtype) {
  if (dtype == DType::kF64 || dtype == DType::kC128) return 1e-10;
  if (dtype == DType::kF32 || dtype == DType::kC64) return 1e-3;
  return IsFloat(dtype) ? 0.25 : 0;
}

bool Close(const Literal& a, const Literal& b) {
  double scale = 1e-30, worst = 0;
  for (int64_t i = 0; i < a.num_elements(); ++i) {
    const double x = a.ElementAsDouble(i), y = b.ElementAsDouble(i);
    if (x == y || (std::isnan(x) && std::isnan(y))) continue;
    if (!std::isfinite(x) || !std::isfinite(y)) return false;
    scale = std::max(scale, std::abs(x));
    worst = std::max(worst, std::abs(x - y));
  }
  return worst / scale <= Tolerance(a.dtype());
}

// Runs both and compares, when the first can be run.
void CheckSameMeaning(const ir::Module& before, const ir::Module& after, bool bits) {
  RC_PRE(interpret::CheckSupported(before, before.Entry()).ok());
  const auto inputs = Inputs(before);
  const auto want = interpret::Run(before, before.Entry(), inputs);
  RC_PRE(want.ok());
  const auto got = interpret::Run(after, after.Entry(), inputs);
  if (!got.ok()) RC_FAIL(got.status().ToString());
  for (size_t i = 0; i < want->outputs.size(); ++i) {
    if (!want->outputs[i].IsArray()) continue;
    const Literal &a = want->outputs[i].array(), &b = got->outputs[i].array();
    if (bits ? a == b : Close(a, b)) continue;
    RC_FAIL("output " + std::to_string(i) + ": " + a.ToString() + " became " + b.ToString() + "\n" +
            text::WriteModule(before) + "\n" + text::WriteModule(after));
  }
}

RC_GTEST_PROP(RandomPasses, RecipeKeepsTheMeaning, (const Recipe& recipe)) {
  const ir::Module before = Build(recipe);
  ir::Module after = before.Clone();
  const auto report = passes::Simplify(after, {.verify_passes = true});
  if (!report.ok()) RC_FAIL(report.status().ToString() + text::WriteModule(before));
  RC_ASSERT(!report->out_of_budget);
  CheckSameMeaning(before, after, false);
}

RC_GTEST_PROP(RandomPasses, EachPassKeepsTheMeaning, (const Recipe& recipe, uint8_t choice)) {
  const ir::Module before = Build(recipe);
  ir::Module after = before.Clone();
  const passes::Pass& pass = passes::Passes()[choice % passes::Passes().size()];
  const std::string_view names[] = {pass.name};
  const auto report = passes::RunPasses(after, names, {.verify_passes = true});
  if (!report.ok()) RC_FAIL(report.status().ToString() + text::WriteModule(before));
  const bool exact = pass.name != "simplify" && pass.name != "expand_composites";
  CheckSameMeaning(before, after, exact);
}

}  // namespace
}  // namespace lockstep::random_modules
