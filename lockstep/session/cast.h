// SPDX-License-Identifier: Apache-2.0
// Data into an argument's dtype without losing anything.
#pragma once

#include "lockstep/literal.h"
#include "lockstep/status.h"

namespace lockstep::session {

// OK when every value of the array's dtype is a value of `dtype` (ui8 to i32, bf16 to f32), or when
// the dtypes are equal. Errors: InvalidArgument naming both.
Status CheckCastable(const Literal& array, DType dtype);

// The same values in `dtype`. Errors: those of CheckCastable.
Result<Literal> CastLossless(const Literal& array, DType dtype);

// OK when every value of the array is one of `dtype`: integers that fit it (labels that numpy made
// i64 into i32), floats that it holds exactly. Integers do not become floats or the reverse: data
// of the other kind is more often a mistake. Errors: InvalidArgument naming the first value that
// would change.
Status CheckExact(const Literal& array, DType dtype);

// The same values in `dtype`. Errors: those of CheckExact.
Result<Literal> CastExact(const Literal& array, DType dtype);

}  // namespace lockstep::session
