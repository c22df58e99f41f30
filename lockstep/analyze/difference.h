// SPDX-License-Identifier: Apache-2.0
// How far one array is from another.
#pragma once

#include <cstdint>

#include "lockstep/literal.h"
#include "lockstep/status.h"

namespace lockstep::analyze {

// An element agrees when one of these holds for it, and for both parts of a complex one.
struct Tolerance {
  double absolute = 0;  // |found - expected| <= absolute + relative * |expected|
  double relative = 0;
  uint64_t max_ulps = 0;  // representable numbers apart, for floats
};

// The largest over all elements; of a complex element, the part that is farther off. Two NaNs agree
// and are at distance 0; a NaN or an infinity on one side alone is at an infinite distance.
struct ArrayDifference {
  double max_absolute = 0;
  double max_relative = 0;  // |found - expected| / |expected|; infinite where only expected is 0
  uint64_t max_ulps = 0;    // floats only; UINT64_MAX where one side is not finite
  int64_t num_elements = 0;
  int64_t num_unequal = 0;  // as numbers: -0 equals +0
  int64_t num_disagreeing = 0;
  int64_t worst = -1;  // row-major index: first of the largest in ulps, else in absolute terms
};

// Errors: InvalidArgument when dtype or shape differ.
Result<ArrayDifference> MeasureDifference(const Literal& found, const Literal& expected,
                                          const Tolerance& tolerance);

}  // namespace lockstep::analyze
