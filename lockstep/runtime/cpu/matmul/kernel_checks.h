// SPDX-License-Identifier: Apache-2.0
// For tests: runs every candidate of an op against the interpreter, on several thread counts, with
// sentinels around each result and workspace.
#pragma once

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "lockstep/literal.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu::matmul {

// Elements of any dtype: floats around 1 in magnitude, integers over their range.
Literal RandomLiteral(DType dtype, const Shape& shape, std::mt19937_64& random);

// |actual - expected| <= relative * |expected| + absolute, unless both are the same.
struct Tolerance {
  double relative = 0, absolute = 0;
};

// What the sums of `terms` products, stored as `dtype`, may be off by when they add up in f32 (f64
// for f64): integers and bool are exact.
Tolerance ToleranceOf(DType dtype, int64_t terms);

struct CheckOptions {
  Tolerance tolerance;
  std::vector<int> threads = {1, 2, 3};
};

// `text` is a module whose function has one op of the family of `candidates` (and a return) on its
// arguments. Expects each candidate that takes it to agree with the interpreter and to give the
// same bits on every thread count. Adds the variants that took it to `variants`.
void CheckCandidates(const std::string& text, std::span<const Literal> arguments,
                     const CheckOptions& options, std::set<std::string>* variants = nullptr);

// The bits that candidate `variant` gives; empty when it refuses.
std::vector<std::byte> RunVariant(const std::string& text, std::span<const Literal> arguments,
                                  std::string_view variant, int threads);

// The types of the arguments of the text's function.
std::vector<TensorType> ArgumentTypes(const std::string& text);

}  // namespace lockstep::runtime::cpu::matmul
