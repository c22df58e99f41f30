// SPDX-License-Identifier: Apache-2.0
// For tests: runs the one op of a module by its kernel and by the interpreter and compares.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/literal.h"

namespace lockstep::runtime::cpu::kernels {

// Random arguments of an op under test.
struct ArgumentRange {
  // Integers are drawn from [low, high]; now and then any integer at all where `hostile`.
  int64_t low = -8;
  int64_t high = 8;
  bool hostile = false;
};

struct CheckOptions {
  std::vector<ArgumentRange> ranges;  // per argument; the last one for all that follow
  double tolerance = 0;               // relative to the largest magnitude; 0: the same bits
  bool in_place = false;              // the first result is the first operand
  bool with_regions = true;           // give the kernel its regions as compiled functions
  bool special_floats = true;         // NaN, infinities and zeros of both signs among arguments
  bool dominant_diagonal = false;     // of the first argument, a matrix: it is positive definite
  std::string variant;                // when not empty, the kernel's variant
  uint64_t seed = 1;
};

// `text` is a module whose function takes the operands of its first op in order and returns all of
// its results. Runs it with 1, 2 and 3 threads, with sentinels around results and workspace. Fails
// the test, with the module's text, where anything differs from the interpreter.
void CheckKernel(const std::string& text, const CheckOptions& options = {});

// Why no kernel takes the first op of the module; empty where one does.
std::string RefusalOf(const std::string& text, bool with_regions);

// "module { func.func @main(%0: t0, ..) -> (r0, ..) { <op> return %r#0.. } }" of an op in generic
// or pretty form, given as `%r = ...` or `%r:n = ...`.
std::string OneOpModule(const std::vector<std::string>& arguments,
                        const std::vector<std::string>& results, const std::string& op);

// "4x5xf32" of sizes and an element type.
std::string Tensor(const std::vector<int64_t>& sizes, const std::string& element);
// "[1, 2, 3]"
std::string List(const std::vector<int64_t>& values);

}  // namespace lockstep::runtime::cpu::kernels
