// SPDX-License-Identifier: Apache-2.0
// Files of programs: what is written is read, and what is damaged is refused.
#include <gtest/gtest.h>

#include <cstring>

#include "lockstep/base/hash.h"
#include "lockstep/program/load.h"
#include "lockstep/program/print.h"
#include "lockstep/program/save.h"
#include "lockstep/text/load.h"

namespace lockstep::program {
namespace {

constexpr char kText[] = R"(
func.func @main(%x: tensor<8x4xf32> loc("x"), %n: tensor<i32>) -> (tensor<8x4xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %y:2 = stablehlo.while(%a = %x, %i = %n) : tensor<8x4xf32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %t = stablehlo.tanh %a : tensor<8x4xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %t, %j : tensor<8x4xf32>, tensor<i32>
  }
  %s = "stablehlo.sort"(%y#0) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %lt = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %s, %y#1 : tensor<8x4xf32>, tensor<i32>
})";

// A program with loops, branches of a sort and a constant; its functions have no code.
Program MakeProgram() {
  Result<ir::Module> module = text::LoadProgram(kText, "test");
  EXPECT_TRUE(module.ok()) << module.status().ToString();
  Program program;
  program.module = std::make_shared<const ir::Module>(*std::move(module));
  Result<plan::Plan> plan = plan::MakePlan(*program.module, {});
  EXPECT_TRUE(plan.ok()) << plan.status().ToString();
  program.plan = *std::move(plan);
  program.functions.push_back({"k0", 3, 7});
  program.object.resize(16);
  const auto visit = [&](const auto& self, const plan::Sequence& sequence) -> void {
    for (const plan::Step& step : sequence) {
      if (step.kind == plan::StepKind::kLoops) program.loop_functions[step.number] = 0;
      if (step.kind == plan::StepKind::kOp && program.module->num_regions(step.op()) > 0) {
        program.region_functions[step.number] = {0};
      }
      for (const plan::Sequence& inner : step.sequences) self(self, inner);
    }
  };
  visit(visit, program.plan.steps);
  return program;
}

std::string Saved(const Program& program) {
  const Result<std::vector<std::byte>> bytes = SaveProgram(program);
  EXPECT_TRUE(bytes.ok()) << bytes.status().ToString();
  return std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size());
}

// The same bytes with a checksum that fits them.
std::string WithChecksum(std::string file) {
  constexpr size_t kDigestAt = 12, kBodyAt = 12 + 32 + 8;
  base::Sha256 sha;
  sha.Update(std::string_view(file).substr(kBodyAt));
  const base::Sha256::Digest digest = sha.Finish();
  std::memcpy(file.data() + kDigestAt, digest.data(), digest.size());
  return file;
}

TEST(Program, WhatIsSavedIsLoaded) {
  const Program program = MakeProgram();
  const std::string file = Saved(program);
  EXPECT_TRUE(text::IsCompiledProgram(file));
  const Result<Program> loaded = LoadProgram(file, "f.lsp");
  ASSERT_TRUE(loaded.ok()) << loaded.status().ToString();
  EXPECT_EQ(loaded->object, program.object);
  EXPECT_EQ(loaded->plan.temporaries.size(), program.plan.temporaries.size());
  EXPECT_EQ(loaded->plan.memory.peak_bytes(), program.plan.memory.peak_bytes());
  EXPECT_EQ(loaded->region_functions.size(), 1U);
  EXPECT_TRUE(ir::StructurallyEqual(*loaded->module, *program.module));
  // Ids of ops may differ; saved again it is the same file.
  EXPECT_EQ(Saved(*loaded), file);
}

TEST(Program, EveryCutIsRefused) {
  const std::string file = Saved(MakeProgram());
  for (size_t size = 0; size < file.size(); size += 7) {
    EXPECT_EQ(LoadProgram(file.substr(0, size), "f.lsp").status().code(),
              StatusCode::kInvalidArgument)
        << size;
  }
}

TEST(Program, EveryChangedByteIsRefused) {
  const std::string file = Saved(MakeProgram());
  for (size_t at = 0; at < file.size(); at += 5) {
    std::string changed = file;
    changed[at] = static_cast<char>(changed[at] ^ 0x40);
    EXPECT_FALSE(LoadProgram(changed, "f.lsp").ok()) << at;
  }
}

TEST(Program, NoChangeWithARightChecksumCrashes) {
  const std::string file = Saved(MakeProgram());
  int refused = 0;
  for (size_t at = 52; at < file.size(); ++at) {
    std::string changed = file;
    changed[at] = static_cast<char>(changed[at] ^ (at % 2 == 0 ? 0x81 : 0x7F));
    refused += LoadProgram(WithChecksum(changed), "f.lsp").ok() ? 0 : 1;
  }
  EXPECT_GT(refused, 100);
}

TEST(Program, AnotherVersionIsRefusedByName) {
  std::string file = Saved(MakeProgram());
  file[8] = 99;
  const Status status = LoadProgram(file, "f.lsp").status();
  EXPECT_EQ(status.code(), StatusCode::kFailedPrecondition);
  EXPECT_NE(status.message().find("version 99"), std::string::npos) << status.ToString();
}

TEST(Program, AnotherLockstepIsRefusedByName) {
  std::string file = Saved(MakeProgram());
  const size_t at = file.find("0.1.0", 52);
  if (at == std::string::npos) GTEST_SKIP() << "the version is another by now";
  file[at] = '9';
  const Status status = LoadProgram(WithChecksum(file), "f.lsp").status();
  EXPECT_EQ(status.code(), StatusCode::kFailedPrecondition);
  EXPECT_NE(status.message().find("9.1.0"), std::string::npos) << status.ToString();
}

TEST(Program, PlacesOutsideOfMemoryAreRefused) {
  Program program = MakeProgram();
  ASSERT_TRUE(CheckProgram(program).ok()) << CheckProgram(program).ToString();
  program.plan.memory.temporary_bytes = 1;
  EXPECT_FALSE(CheckProgram(program).ok());
  program = MakeProgram();
  program.functions.clear();
  EXPECT_FALSE(CheckProgram(program).ok());
}

TEST(Program, IsPrinted) {
  const std::string text = PrintProgram(MakeProgram());
  for (const char* part :
       {"steps:", "while", "sort", "functions:", "k0", "constants:", "16 bytes"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

}  // namespace
}  // namespace lockstep::program
