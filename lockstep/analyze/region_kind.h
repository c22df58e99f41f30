// SPDX-License-Identifier: Apache-2.0
// What the small regions of reductions, scatters and sorts do, where it is one of the few things
// that nearly all of them do.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::analyze {

enum class RegionKind : uint8_t {
  kOther,
  kBinary,   // one op of its two arguments: add(a, b); of a commutative op also add(b, a)
  kReplace,  // of n + n arguments gives the last n: the body of a scatter that sets
};

struct CombiningRegion {
  RegionKind kind = RegionKind::kOther;
  ir::Opcode opcode{};  // of kBinary
};

// The body of a reduction or scatter.
CombiningRegion ClassifyCombiningRegion(const ir::Module& module, ir::RegionId region);

// The direction of a region that compares its first argument with its second one as numbers (not in
// total order); nullopt for other regions. What max pooling selects by.
std::optional<ir::ComparisonDirection> FindPairCompare(const ir::Module& module,
                                                       ir::RegionId region);

// How a key of a sort is ordered.
enum class KeyOrder : uint8_t {
  kNatural,         // compare of the element type; a NaN is neither before nor after anything
  kTotal,           // IEEE totalOrder of floats: -NaN < -inf < .. < -0 < +0 < .. < +NaN
  kCanonicalTotal,  // the same with -0 as +0 and every NaN as +NaN: what JAX sorts floats by
};

struct SortKey {
  size_t operand = 0;
  bool descending = false;
  KeyOrder order = KeyOrder::kNatural;

  friend bool operator==(const SortKey&, const SortKey&) = default;
};

// The keys of a comparator that orders by one operand after the other, the most significant first:
// compare LT or GT of the two arguments of an operand, or
//   or(lt(a0, b0), and(eq(a0, b0), <the same for the next key>)).
// nullopt for any other comparator.
std::optional<std::vector<SortKey>> FindSortKeys(const ir::Module& module, ir::RegionId region);

}  // namespace lockstep::analyze
