// SPDX-License-Identifier: Apache-2.0
// The programs of tests/ops with every CHLO op and composite expanded: what they check is, within
// some units in the last place, what the interpreter gives for the ops themselves.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/files.h"
#include "lockstep/expand/expand.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/load.h"
#include "lockstep/text/reader.h"

namespace lockstep {
namespace {

constexpr double kMaxUlps = 8;

// Of a result that was rounded to a narrow type, at most one.
double Tolerance(DType dtype) {
  switch (dtype) {
    case DType::kF64:
    case DType::kC128:
      return kMaxUlps * 0x1p-52;
    case DType::kF32:
    case DType::kC64:
      return kMaxUlps * 0x1p-23;
    case DType::kBF16:
      return 0x1p-7;
    case DType::kF16:
      return 0x1p-10;
    default:
      return IsFloat(dtype) ? 0.5 : 0;
  }
}

// The numbers of an array, the parts of complex ones apart.
std::vector<double> Numbers(const Literal& array) {
  const Literal held = array.Expanded().value();
  std::vector<double> numbers;
  const auto append = [&]<typename T>(const T* from, int64_t count) {
    numbers.insert(numbers.end(), from, from + count);
  };
  if (array.dtype() == DType::kC64) {
    append(reinterpret_cast<const float*>(held.stored_bytes().data()), 2 * array.num_elements());
  } else if (array.dtype() == DType::kC128) {
    append(reinterpret_cast<const double*>(held.stored_bytes().data()), 2 * array.num_elements());
  } else {
    for (int64_t i = 0; i < array.num_elements(); ++i) numbers.push_back(array.ElementAsDouble(i));
  }
  return numbers;
}

// Integers may be the bits of floats.
bool IsClose(double got, double want, DType dtype) {
  if (got == want || (std::isnan(got) && std::isnan(want))) return true;
  if (IsInteger(dtype)) return BitWidth(dtype) >= 32 && std::abs(got - want) <= kMaxUlps;
  return std::abs(got - want) <= Tolerance(dtype) * std::abs(want);
}

// Makes what `function` checks its results.
void ReturnWhatIsChecked(ir::Module& module, ir::FunctionId id) {
  const ir::RegionId body = module.function(id).body;
  std::vector<ir::OpId> erased = {module.last_op(body)};
  std::vector<ir::ValueId> values;
  for (const ir::OpId op : module.ops(body)) {
    const bool is_check = module.info(op).name.starts_with("check.") && module.num_operands(op) > 0;
    if (is_check) values.push_back(module.operand(op, 0));
    if (is_check) erased.push_back(op);
  }
  for (const ir::OpId op : erased) module.EraseOp(op);
  module.Append(body, module.CreateOp({.opcode = ir::Opcode::kFuncReturn,
                                       .operands = values,
                                       .result_types = {},
                                       .attributes = nullptr}));
  ir::Function& function = module.function(id);
  function.result_types.clear();
  for (const ir::ValueId value : values) function.result_types.push_back(module.type(value));
  function.result_attributes.assign(values.size(), {});
}

void Compare(const interpret::RunResult& got, const interpret::RunResult& want,
             const std::string& name) {
  ASSERT_EQ(got.outputs.size(), want.outputs.size()) << name;
  for (size_t i = 0; i < want.outputs.size(); ++i) {
    const DType dtype = want.outputs[i].array().dtype();
    const auto numbers = Numbers(got.outputs[i].array()), right = Numbers(want.outputs[i].array());
    for (size_t k = 0; k < right.size(); ++k) {
      EXPECT_TRUE(IsClose(numbers[k], right[k], dtype))
          << name << ", check " << i << ", number " << k << ": " << numbers[k] << ", not "
          << right[k];
    }
  }
}

// How many ops were expanded in one program of a file.
int64_t CheckProgram(std::string_view text, const std::string& file) {
  auto module = text::ReadModule(text, {.file = file});
  EXPECT_TRUE(module.ok()) << file << ": " << module.status().ToString();
  if (!module.ok()) return 0;
  std::vector<ir::FunctionId> functions;
  for (const ir::FunctionId id : module->functions()) {
    const ir::Function& function = module->function(id);
    if (function.is_public && module->arguments(function.body).empty()) functions.push_back(id);
  }
  for (const ir::FunctionId id : functions) ReturnWhatIsChecked(*module, id);
  ir::Module plain = module->Clone();
  const auto expanded =
      expand::ExpandOps(plain, {.chlo = true, .composites = true, .custom_calls = true});
  EXPECT_TRUE(expanded.ok()) << file << ": " << expanded.status().ToString();
  if (!expanded.ok() || expanded->empty()) return 0;
  const Status verified = ir::VerifyModule(plain);
  EXPECT_TRUE(verified.ok()) << file << ": " << verified.ToString();
  if (!verified.ok()) return 0;
  for (const ir::FunctionId id : functions) {
    const auto want = interpret::Run(*module, id, {}), got = interpret::Run(plain, id, {});
    EXPECT_TRUE(want.ok() && got.ok())
        << file << ": " << want.status().ToString() << ", " << got.status().ToString();
    if (want.ok() && got.ok()) Compare(*got, *want, file + " @" + module->function(id).name);
  }
  int64_t count = 0;
  for (const auto& [name, times] : *expanded) count += times;
  return count;
}

TEST(ExpandedTest, ProgramsGiveTheSame) {
  int64_t expanded = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/ops")) {
    const std::string path = entry.path().string();
    if (!path.ends_with(".mlir")) continue;
    const std::string file = base::ReadFile(path).value();
    for (const text::ProgramPart& part : text::SplitPrograms(file)) {
      expanded += CheckProgram(part.text, path);
    }
  }
  std::printf("%d ops expanded\n", static_cast<int>(expanded));
  EXPECT_GE(expanded, 100);
}

}  // namespace
}  // namespace lockstep
