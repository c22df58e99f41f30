// SPDX-License-Identifier: Apache-2.0
// Floats as MLIR spells them in text.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "lockstep/dtype.h"

namespace lockstep::text {

// Appends one real float element of `dtype`, given by its bytes. Six digits with an exponent when
// they read back to the same bits ("1.000000e-01"), else enough digits for the type when they show
// a point
// ("0.699999988"), else, and for infinities and NaN, the bits ("0x7F800000").
// REQUIRES: IsFloat(dtype).
void AppendFloat(std::string& out, DType dtype, std::span<const std::byte> element);

// The same for a value that `dtype` holds. Returns whether the bits were written.
bool AppendFloat(std::string& out, DType dtype, double value);

}  // namespace lockstep::text
