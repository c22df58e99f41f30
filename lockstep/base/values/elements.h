// SPDX-License-Identifier: Apache-2.0
// How messages name one element of an array.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/literal.h"

namespace lockstep::base {

// "[1, 2]" for row-major index 6 of shape 3x4; "[]" in a scalar.
std::string IndexText(const Shape& shape, int64_t index);

// The value of element `index`, with its dtype.
std::string ElementText(const Literal& array, int64_t index);

}  // namespace lockstep::base
