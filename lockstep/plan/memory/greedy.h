// SPDX-License-Identifier: Apache-2.0
// Greedy packings: the buffers in a fixed order, each placed where it fits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/plan/memory/instance.h"

namespace lockstep::plan::memory {

enum class Fit : uint8_t { kFirst, kBest };

// An order of the buffers with its name, e.g. "size+start": by size, ties by start.
struct GreedyOrder {
  std::string_view name;
  bool (*before)(const Item& a, const Item& b);
};

// Those most often best come first.
std::span<const GreedyOrder> GreedyOrders();

struct Solution {
  std::vector<int64_t> offsets;  // of each item
  int64_t height = kUnlimitedBytes;
  std::string method;
};

// Places the fixed items, then the others in the order given. Near-linear.
Solution PackInOrder(const Instance& instance, std::span<const int32_t> order, Fit fit);

// What PackInOrder takes of an allowance of counted work.
int64_t PackingUnits(const Instance& instance);

// The lowest of several orders with both ways to fit; fewer of them for very many items. Stops at
// `target`. The result does not depend on `threads`.
Solution PackGreedily(const Instance& instance, int64_t target, int threads, Allowance& allowance);

}  // namespace lockstep::plan::memory
