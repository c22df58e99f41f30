// SPDX-License-Identifier: Apache-2.0
// dot_general and dot on the CPU: every candidate against the interpreter.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "lockstep/runtime/cpu/matmul/bf16/kernels.h"
#include "lockstep/runtime/cpu/matmul/kernel_checks.h"

namespace lockstep::runtime::cpu {
namespace {

using matmul::CheckCandidates;
using matmul::RandomLiteral;
using matmul::ToleranceOf;

std::string TypeText(const std::vector<int64_t>& sizes, DType dtype) {
  std::string text = "tensor<";
  for (const int64_t size : sizes) text += std::to_string(size) + "x";
  return text + std::string(DTypeName(dtype)) + ">";
}

std::string ListText(const std::vector<int64_t>& values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i) text += (i ? ", " : "") + std::to_string(values[i]);
  return text + "]";
}

struct DotCase {
  std::vector<int64_t> lhs, rhs;  // sizes
  std::vector<int64_t> lhs_batch, rhs_batch, lhs_contracting, rhs_contracting;
  DType a = DType::kF32, b = DType::kF32, c = DType::kF32;
  std::string algorithm;

  int64_t terms() const {
    int64_t product = 1;
    for (const int64_t d : lhs_contracting) product *= lhs[static_cast<size_t>(d)];
    return product;
  }
  std::string Text() const {
    std::vector<int64_t> result;
    const auto has = [](const std::vector<int64_t>& list, size_t d) {
      return std::find(list.begin(), list.end(), static_cast<int64_t>(d)) != list.end();
    };
    for (const int64_t d : lhs_batch) result.push_back(lhs[static_cast<size_t>(d)]);
    for (size_t d = 0; d < lhs.size(); ++d) {
      if (!has(lhs_batch, d) && !has(lhs_contracting, d)) result.push_back(lhs[d]);
    }
    for (size_t d = 0; d < rhs.size(); ++d) {
      if (!has(rhs_batch, d) && !has(rhs_contracting, d)) result.push_back(rhs[d]);
    }
    const std::string types = TypeText(lhs, a) + ", " + TypeText(rhs, b);
    return "func.func @main(%x: " + TypeText(lhs, a) + ", %y: " + TypeText(rhs, b) + ") -> " +
           TypeText(result, c) +
           " {\n  %0 = stablehlo.dot_general %x, %y, batching_dims = " + ListText(lhs_batch) +
           " x " + ListText(rhs_batch) + ", contracting_dims = " + ListText(lhs_contracting) +
           " x " + ListText(rhs_contracting) + algorithm + " : (" + types + ") -> " +
           TypeText(result, c) + "\n  return %0 : " + TypeText(result, c) + "\n}\n";
  }
};

void Check(const DotCase& c, uint64_t seed, std::set<std::string>* variants = nullptr) {
  std::mt19937_64 random(seed);
  const Literal arguments[] = {RandomLiteral(c.a, Shape(c.lhs), random),
                               RandomLiteral(c.b, Shape(c.rhs), random)};
  CheckCandidates(c.Text(), arguments, {.tolerance = ToleranceOf(c.c, c.terms())}, variants);
}

// Axes of the three kinds, dealt out to random places of both sides.
DotCase RandomCase(std::mt19937_64& random) {
  const auto below = [&](uint64_t n) { return static_cast<int64_t>(random() % n); };
  DotCase c;
  enum Kind { kBatch, kContracting, kLhs, kRhs };
  std::vector<std::pair<int, int64_t>> lhs, rhs;  // (kind, number)
  std::vector<int64_t> sizes;
  for (const int kind : {kBatch, kContracting, kLhs, kRhs}) {
    for (int64_t i = below(3); i > 0; --i) {
      const auto number = static_cast<int64_t>(sizes.size());
      sizes.push_back(1);
      if (kind != kRhs) lhs.emplace_back(kind, number);
      if (kind != kLhs) rhs.emplace_back(kind, number);
    }
  }
  std::shuffle(lhs.begin(), lhs.end(), random);
  std::shuffle(rhs.begin(), rhs.end(), random);
  // Large ones where there are few.
  const int64_t most = sizes.size() <= 3 ? 90 : sizes.size() <= 5 ? 10 : 3;
  for (int64_t& size : sizes) size = below(20) == 0 ? 0 : 1 + below(static_cast<uint64_t>(most));
  for (const auto& [kind, number] : lhs) c.lhs.push_back(sizes[static_cast<size_t>(number)]);
  for (size_t d = 0; d < rhs.size(); ++d) {
    c.rhs.push_back(sizes[static_cast<size_t>(rhs[d].second)]);
    const auto where = std::find(lhs.begin(), lhs.end(), rhs[d]) - lhs.begin();
    if (rhs[d].first == kBatch)
      c.lhs_batch.push_back(where), c.rhs_batch.push_back(static_cast<int64_t>(d));
    if (rhs[d].first == kContracting) {
      c.lhs_contracting.push_back(where);
      c.rhs_contracting.push_back(static_cast<int64_t>(d));
    }
  }
  return c;
}

TEST(DotTest, AgreesWithTheInterpreterOnRandomDimensionNumbers) {
  std::mt19937_64 random(1);
  for (uint64_t i = 0; i < 300; ++i) Check(RandomCase(random), i);
}

TEST(DotTest, TakesEveryDType) {
  std::mt19937_64 random(2);
  for (int d = 0; d < kNumDTypes; ++d) {
    const auto dtype = static_cast<DType>(d);
    if (dtype == DType::kIndex) continue;
    for (uint64_t i = 0; i < 8; ++i) {
      DotCase c = RandomCase(random);
      c.a = c.b = c.c = dtype;
      Check(c, i);
    }
  }
}

TEST(DotTest, WidensAndRoundsFactors) {
  const auto mixed = [](DType a, DType b, DType c, std::string algorithm = "") {
    return DotCase{.lhs = {3, 20, 40},
                   .rhs = {3, 40, 35},
                   .lhs_batch = {0},
                   .rhs_batch = {0},
                   .lhs_contracting = {2},
                   .rhs_contracting = {1},
                   .a = a,
                   .b = b,
                   .c = c,
                   .algorithm = std::move(algorithm)};
  };
  const std::string bf16 =
      ", algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = "
      "f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "
      "allow_imprecise_accumulation = false>";
  std::string tf32 = bf16;
  for (size_t at; (at = tf32.find("bf16")) != std::string::npos;) tf32.replace(at, 4, "tf32");
  std::set<std::string> variants;
  Check(mixed(DType::kBF16, DType::kBF16, DType::kF32), 1, &variants);
  Check(mixed(DType::kF16, DType::kF16, DType::kF32), 2, &variants);
  Check(mixed(DType::kF32, DType::kBF16, DType::kF32, bf16), 3, &variants);
  Check(mixed(DType::kF32, DType::kF32, DType::kF32, bf16), 4, &variants);
  EXPECT_EQ(variants.count("reference"), 1u);
  EXPECT_EQ(variants.size(), matmul::bf16::ActiveKernels() == nullptr ? 2u : 3u)
      << "vector kernels take these, and the unit for bf16 where there is one";
  Check(mixed(DType::kF32, DType::kF32, DType::kF32, tf32), 5);
  Check(mixed(DType::kI8, DType::kI8, DType::kI32), 6);
  Check(mixed(DType::kI8, DType::kI8, DType::kF32), 7);
}

TEST(DotTest, TakesTheDeprecatedDot) {
  std::mt19937_64 random(3);
  const Literal arguments[] = {RandomLiteral(DType::kF32, Shape({5, 70}), random),
                               RandomLiteral(DType::kF32, Shape({70}), random)};
  CheckCandidates(
      "func.func @main(%x: tensor<5x70xf32>, %y: tensor<70xf32>) -> tensor<5xf32> {\n"
      "  %0 = stablehlo.dot %x, %y : (tensor<5x70xf32>, tensor<70xf32>) -> tensor<5xf32>\n"
      "  return %0 : tensor<5xf32>\n}\n",
      arguments, {.tolerance = ToleranceOf(DType::kF32, 70)});
}

TEST(DotTest, MultipliesComplexMatricesAsRealOnes) {
  for (const DType dtype : {DType::kC64, DType::kC128}) {
    std::set<std::string> variants;
    Check({.lhs = {9, 6, 7},
           .rhs = {16, 9, 6},
           .lhs_batch = {0},
           .rhs_batch = {1},
           .lhs_contracting = {1},
           .rhs_contracting = {2},
           .a = dtype,
           .b = dtype,
           .c = dtype},
          1, &variants);
    EXPECT_EQ(variants.size(), 2u) << "a real product, and the reference";
  }
}

// Large enough that panels of B are packed once for all threads.
TEST(DotTest, SharesPanels) {
  for (const DType dtype : {DType::kF32, DType::kBF16}) {
    for (const int64_t axis : {0, 1}) {
      DotCase c{.lhs = {2, 300, 260},
                .rhs = {2, 330, 330},
                .lhs_batch = {0},
                .rhs_batch = {0},
                .lhs_contracting = {2},
                .rhs_contracting = {1 + axis},
                .a = dtype,
                .b = dtype,
                .c = dtype};
      c.rhs[static_cast<size_t>(1 + axis)] = 260;
      Check(c, 1);
    }
  }
}

}  // namespace
}  // namespace lockstep::runtime::cpu
