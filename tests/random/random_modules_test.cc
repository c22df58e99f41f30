// SPDX-License-Identifier: Apache-2.0
// What must hold for every module: random ones, shrunk to the smallest that fails.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "lockstep/expand/expand.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/session/inputs.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/reader.h"
#include "lockstep/text/writer.h"
#include "tests/random/module_generator.h"

namespace lockstep::random_modules {
namespace {

Module Build(const Recipe& recipe) {
  Result<Module> module = MakeModule(recipe);
  if (!module.ok()) RC_FAIL(module.status().ToString());
  return *std::move(module);
}

RC_GTEST_PROP(RandomModules, ReadOfPrintIsTheModule, (const Recipe& recipe, bool generic)) {
  const Module module = Build(recipe);
  const std::string text = text::WriteModule(module.ir(), {.generic = generic});
  base::DiagnosticSink sink;
  const auto read = text::ReadModule(text, {}, sink);
  if (!read.ok()) RC_FAIL(sink.Format(text) + text);
  std::string why;
  if (!ir::StructurallyEqual(module.ir(), *read, &why)) RC_FAIL(why + "\n" + text);
}

RC_GTEST_PROP(RandomModules, ArtifactHoldsTheModule, (const Recipe& recipe)) {
  ir::Module module = Build(recipe).ir().Clone();
  const auto expanded = expand::ExpandOps(module);
  RC_PRE(expanded.ok());  // what has no decomposition, no artifact holds
  const auto bytes = text::WriteBytecode(module);
  if (!bytes.ok()) RC_FAIL(bytes.status().ToString());
  const auto read = text::ReadBytecode(*bytes, "artifact");
  if (!read.ok()) RC_FAIL(read.status().ToString());
  std::string why;
  if (!ir::StructurallyEqual(module, *read, &why)) RC_FAIL(why);
}

RC_GTEST_PROP(RandomModules, InterpreterRunsWhatVerifies, (const Recipe& recipe)) {
  const Module module = Build(recipe);
  RC_ASSERT(ir::VerifyModule(module.ir()).ok());
  // Some types verify although the op has no meaning for them (bessel_i1e of complex numbers).
  RC_PRE(interpret::CheckSupported(module.ir(), module.ir().Entry()).ok());
  std::vector<interpret::Datum> arguments;
  for (const ArgumentInfo& argument : module.Arguments()) {
    arguments.emplace_back(
        session::RandomLiteral(argument.type.tensor(), 1, arguments.size()).value());
  }
  const auto run = interpret::Run(module.ir(), module.ir().Entry(), arguments);
  if (!run.ok()) RC_FAIL(run.status().ToString() + text::WriteModule(module.ir(), {}));
}

RC_GTEST_PROP(RandomModules, VerifierIsTotal, (const Recipe& recipe, const Recipe& damages)) {
  ir::Module module = Build(recipe).ir().Clone();
  for (const Step& damage : damages) Damage(module, damage);
  base::DiagnosticSink sink;
  ir::VerifyModule(module, sink);
  // What still verifies can still be printed and read.
  if (sink.HasErrors()) return;
  const std::string text = text::WriteModule(module, {});
  base::DiagnosticSink read_sink;
  if (!text::ReadModule(text, {}, read_sink).ok()) RC_FAIL(read_sink.Format(text) + text);
}

// Every op that can be drawn is drawn by some step, and alone it gives a well-formed module.
TEST(RandomModules, EveryOpAlone) {
  const size_t count = DrawnOps().size();
  for (uint32_t op = 0; op < count; ++op) {
    for (uint32_t choice = 0; choice < 40; ++choice) {
      Step step = {op};
      for (uint32_t i = 0; i < 24; ++i) step.push_back((choice * 7919 + i * 104729) % 1009);
      const Result<Module> module = MakeModule({step});
      ASSERT_TRUE(module.ok()) << module.status();
    }
  }
}

}  // namespace
}  // namespace lockstep::random_modules
