// SPDX-License-Identifier: Apache-2.0
// The functions of the interpreter against correctly rounded values: real.txt and complex.txt,
// which make_tables.py writes. Complex results are measured part by part.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/ir/opcode.h"
#include "tests/accuracy/tables.h"

namespace lockstep::interpret::kernels {
namespace {

using accuracy::ReadTable;
using accuracy::Row;
using accuracy::UlpsBetween;

// What is promised is 2, for special functions 8.
constexpr double kMaxUlps = 1;

// T is the type of a part.
template <typename T>
std::vector<double> Run(const LaneKernel& kernel, const std::vector<double>& operands,
                        size_t parts) {
  std::array<std::array<T, 2>, 2> in{};
  std::array<T, 2> out{};
  KernelArgs args;
  for (size_t i = 0; i < operands.size(); ++i) {
    in[i / parts][i % parts] = static_cast<T>(operands[i]);
    args.inputs[i / parts] = in[i / parts].data();
  }
  args.output = out.data();
  args.count = 1;
  kernel.run(args);
  return {out.begin(), out.begin() + static_cast<std::ptrdiff_t>(parts)};
}

template <typename T>
double WorstUlps(const Row& row, const std::vector<double>& got) {
  double worst = 0;
  for (size_t k = 0; k < got.size(); ++k) {
    worst = std::fmax(worst, UlpsBetween<T>(got[k], row.results[k], row.terms));
  }
  return worst;
}

double Measure(const Row& row) {
  const auto opcode = ir::FindOpcode(row.op);
  if (!opcode) return HUGE_VAL;
  const auto op = static_cast<ir::ElementwiseOp>(*opcode);
  if (row.dtype == "f32") {
    return WorstUlps<float>(row, Run<float>(FloatKernel(op, Lane::kF32), row.operands, 1));
  }
  if (row.dtype == "f64") {
    return WorstUlps<double>(row, Run<double>(FloatKernel(op, Lane::kF64), row.operands, 1));
  }
  if (row.dtype == "c64") {
    return WorstUlps<float>(row, Run<float>(ComplexKernel(op, Lane::kC64), row.operands, 2));
  }
  return WorstUlps<double>(row, Run<double>(ComplexKernel(op, Lane::kC128), row.operands, 2));
}

void CheckTable(const std::string& path, size_t least_rows) {
  const std::vector<Row> rows = ReadTable(path);
  EXPECT_GE(rows.size(), least_rows);
  std::map<std::string, double> worst;
  for (const Row& row : rows) {
    const double ulps = Measure(row);
    double& most = worst[row.op + " " + row.dtype];
    most = std::fmax(most, ulps);
    EXPECT_LE(ulps, kMaxUlps) << row.op << " " << row.dtype << " "
                              << testing::PrintToString(row.operands);
  }
  for (const auto& [name, ulps] : worst) std::printf("%-36s %.3f\n", name.c_str(), ulps);
}

TEST(AccuracyTest, RealFunctions) { CheckTable("tests/accuracy/real.txt", 2000); }

TEST(AccuracyTest, ComplexFunctionsAndTheirCuts) { CheckTable("tests/accuracy/complex.txt", 2000); }

}  // namespace
}  // namespace lockstep::interpret::kernels
