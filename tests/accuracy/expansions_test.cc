// SPDX-License-Identifier: Apache-2.0
// The expansions of CHLO against the same tables: the plain ops that they consist of are run by the
// interpreter, in the op's own type. Near their roots, functions are measured against the size of
// the terms that cancel.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "lockstep/expand/expand.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/text/reader.h"
#include "tests/accuracy/tables.h"

namespace lockstep::accuracy {
namespace {

// Of the special functions, and of the others.
constexpr double kMaxSpecialUlps = 8, kMaxUlps = 3;

const char* const kSpecial[] = {"erf", "gamma", "zeta", "bessel"};

double Limit(const std::string& op) {
  for (const char* word : kSpecial) {
    if (op.find(word) != std::string::npos) return kMaxSpecialUlps;
  }
  return kMaxUlps;
}

bool IsComplexRow(const Row& row) { return row.dtype.starts_with("c"); }

// What cancels near a root.
double TermsOf(const Row& row) {
  const double last = row.operands.back();
  double terms = row.terms;
  if (row.op == "chlo.lgamma" && last < 0) terms = std::abs(std::lgamma(1 - last));
  return terms;
}

// A program that applies the op to an array of all the rows' operands.
std::string ProgramFor(const Row& row, size_t count) {
  const std::string element = row.dtype == "c64"    ? "complex<f32>"
                              : row.dtype == "c128" ? "complex<f64>"
                                                    : row.dtype;
  const std::string type = "tensor<" + std::to_string(count) + "x" + element + ">";
  const size_t arity = row.operands.size() / row.results.size();
  std::string arguments, operands, types;
  for (size_t i = 0; i < arity; ++i) {
    const std::string name = (i == 0 ? "" : ", ") + std::string("%a") + std::to_string(i);
    arguments += name + ": " + type;
    operands += name;
    types += (i == 0 ? "" : ", ") + type;
  }
  return "func.func @main(" + arguments + ") -> " + type + " {\n  %0 = " + row.op + " " + operands +
         " : " + types + " -> " + type + "\n  return %0 : " + type + "\n}\n";
}

template <typename T>
Literal OperandOf(const std::vector<Row>& rows, size_t index) {
  const size_t parts = IsComplexRow(rows[0]) ? 2 : 1;
  std::vector<T> values;
  for (const Row& row : rows) {
    for (size_t p = 0; p < parts; ++p) {
      values.push_back(static_cast<T>(row.operands[index * parts + p]));
    }
  }
  const bool is_f64 = sizeof(T) == 8;
  const DType dtype =
      parts == 2 ? (is_f64 ? DType::kC128 : DType::kC64) : (is_f64 ? DType::kF64 : DType::kF32);
  const auto raw = std::as_bytes(std::span(values));
  return Literal::FromBytes(dtype, Shape{static_cast<int64_t>(rows.size())},
                            {raw.begin(), raw.end()})
      .value();
}

template <typename T>
void CheckRows(const std::vector<Row>& rows) {
  auto module = text::ReadModule(ProgramFor(rows[0], rows.size()));
  ASSERT_TRUE(module.ok()) << module.status().ToString();
  const auto expanded = expand::ExpandOps(*module);
  ASSERT_TRUE(expanded.ok()) << expanded.status().ToString();
  ASSERT_EQ(expanded->size(), 1u);
  ASSERT_TRUE(ir::VerifyModule(*module).ok());
  const size_t parts = rows[0].results.size();
  std::vector<interpret::Datum> inputs;
  for (size_t i = 0; i < rows[0].operands.size() / parts; ++i) {
    inputs.emplace_back(OperandOf<T>(rows, i));
  }
  const auto run = interpret::Run(*module, module->Entry(), inputs);
  ASSERT_TRUE(run.ok()) << run.status().ToString();
  const Literal result = run->outputs[0].array().Expanded().value();
  const T* got = reinterpret_cast<const T*>(result.stored_bytes().data());
  double worst = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    for (size_t p = 0; p < parts; ++p) {
      const double ulps = UlpsBetween<T>(got[i * parts + p], rows[i].results[p], TermsOf(rows[i]));
      worst = std::fmax(worst, ulps);
      EXPECT_LE(ulps, Limit(rows[i].op))
          << rows[i].op << " " << rows[i].dtype << " part " << p << " of "
          << testing::PrintToString(rows[i].operands) << ": " << got[i * parts + p] << ", not "
          << rows[i].results[p];
    }
  }
  std::printf("%-28s %s %.2f\n", rows[0].op.c_str(), rows[0].dtype.c_str(), worst);
}

void CheckTable(const std::string& path) {
  std::map<std::string, std::vector<Row>> groups;
  for (Row& row : ReadTable(path)) {
    if (row.op.starts_with("chlo.")) groups[row.op + row.dtype].push_back(std::move(row));
  }
  EXPECT_GE(groups.size(), 20u);
  for (const auto& [name, rows] : groups) {
    rows[0].dtype == "f32" || rows[0].dtype == "c64" ? CheckRows<float>(rows)
                                                     : CheckRows<double>(rows);
  }
}

TEST(ExpansionAccuracyTest, RealFunctions) { CheckTable("tests/accuracy/real.txt"); }

TEST(ExpansionAccuracyTest, ComplexFunctionsAndTheirCuts) {
  CheckTable("tests/accuracy/complex.txt");
}

}  // namespace
}  // namespace lockstep::accuracy
