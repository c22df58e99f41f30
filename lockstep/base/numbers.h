// SPDX-License-Identifier: Apache-2.0
// Numbers to text and back: shortest spellings that read back to the same bits, strict parsing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep::base {

// The shortest decimal spelling that parses back to `value`: "0.1", "1e+20", "-0", "inf", "nan".
std::string ShortestDecimal(double value);
std::string ShortestDecimal(float value);

// The same as an MLIR float literal, which always has a point: "1.0", "1.0e+20".
// REQUIRES: value is finite.
std::string FloatLiteral(double value);
std::string FloatLiteral(float value);

// "0x7FC00000": the low 4 * `digits` bits of `bits`, in upper-case digits.
std::string HexLiteral(uint64_t bits, int digits);

// The whole of `text` as a number, else nullopt: no spaces, no leading '+', nothing left over,
// nothing out of range.
std::optional<int64_t> ParseInt64(std::string_view text);
std::optional<uint64_t> ParseUint64(std::string_view text, int base = 10);
// Correctly rounded. Magnitudes beyond the range give infinity, below it zero or a subnormal.
// "inf" and "nan" are not numbers here.
std::optional<double> ParseDouble(std::string_view text);
std::optional<float> ParseFloat(std::string_view text);

}  // namespace lockstep::base
