// SPDX-License-Identifier: Apache-2.0
// The precision of factors that a dot algorithm names: bf16, f16 or tf32, alone or as sums of
// several components.
#pragma once

#include <cstdint>

#include "lockstep/interpret/kernels/contraction.h"
#include "lockstep/shape.h"

namespace lockstep::interpret::kernels {

double RoundToBf16(double x);

// Null for precisions that change nothing: those of the factor's own type or a wider one.
// `components`: the specification counts these, while JAX counts the products alone, 3 of them for
// two components, 6 or 9 for three. REQUIRES: KnowsPrecision.
RoundFactor FactorRounding(const Type& precision, int64_t components, int64_t num_products);

bool KnowsPrecision(const Type& precision, DType factor);

}  // namespace lockstep::interpret::kernels
