// SPDX-License-Identifier: Apache-2.0
// Loops that count: which carry is the counter and how many turns there are.
#pragma once

#include <cstdint>
#include <optional>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// Carry `carry` starts at `start` and grows by `step` in each of `trips` turns.
struct Counter {
  size_t carry = 0;
  int64_t start = 0;
  int64_t step = 0;
  int64_t trips = 0;
};

// Of a while whose condition compares a carry with a constant, where the carry starts at a constant
// and the body adds a constant to it. None for others, and for counters that would wrap around.
std::optional<Counter> FindCounter(const ir::Module& module, ir::OpId loop);

// Whether `op`, with all loops in it, is known to end: loops that FindCounter knows, and those
// whose counter goes by one towards a limit from outside. A loop that may not end is never run in
// place of not being run, nor is it dropped while one of its results is used (eliminate_dead_code
// drops one that nothing uses, as XLA does).
bool AlwaysEnds(const ir::Module& module, ir::OpId op);

// The value of an integer constant of one element (or a splat).
std::optional<int64_t> IntegerConstant(const ir::Module& module, ir::ValueId value);

}  // namespace lockstep::passes
