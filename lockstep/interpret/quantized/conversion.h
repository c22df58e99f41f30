// SPDX-License-Identifier: Apache-2.0
// The two conversions that quantized arithmetic is made of: stored integers to the numbers that
// they stand for, and back.
#pragma once

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

// What the elements stand for: (stored - zero_point) * scale, in the expressed type. The difference
// is exact for storage types of up to 32 bits and wraps for wider ones.
Result<Literal> Dequantize(const OpCall& call, const Literal& stored, const Quantization& q);

// The stored integers nearest to `numbers`: round_half_to_even(clamp(number / scale + zero_point)),
// each step in the expressed type; NaN becomes 0, or what is nearest to it in the storage range.
// REQUIRES: numbers are of q.expressed.
Result<Literal> Quantize(const OpCall& call, const Literal& numbers, const Quantization& q);

// Stored integers of one quantized type as those of another with the same expressed type.
Result<Literal> Requantize(const OpCall& call, Literal stored, const ElementType& from,
                           const ElementType& to);

// The type that results are computed in: `type`, quantized elements replaced by expressed ones.
TensorType ExpressedType(const TensorType& type);

}  // namespace lockstep::interpret
