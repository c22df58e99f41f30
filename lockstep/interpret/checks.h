// SPDX-License-Identifier: Apache-2.0
// How the checks of self-checking programs judge. Each gives nothing when the arrays agree, else
// where and how they differ.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "lockstep/literal.h"

namespace lockstep::interpret {

using Difference = std::optional<std::string>;

// Elements equal as numbers: NaN equals nothing, -0 equals +0.
Difference ExpectEqual(const Literal& actual, const Literal& expected);

// |actual - expected| is at most `tolerance`; NaN equals NaN. Complex: the larger part.
Difference ExpectAlmostEqual(const Literal& actual, const Literal& expected, double tolerance);

// Floats are between `min_ulps` and `max_ulps` representable numbers apart, counted across zero;
// NaN equals any NaN, infinities only themselves. Complex: the larger part. Other types: equal.
Difference ExpectClose(const Literal& actual, const Literal& expected, uint64_t min_ulps,
                       uint64_t max_ulps);

}  // namespace lockstep::interpret
