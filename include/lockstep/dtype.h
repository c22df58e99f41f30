// SPDX-License-Identifier: Apache-2.0
// DType: the element types of StableHLO (specification, "Types") and their facts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

// Signed integers are spelled iN in text (MLIR's signless integers), unsigned ones uiN. kIndex is
// MLIR's `index`; it occurs in attributes and in shape computations, never in a StableHLO tensor
// that is computed with.
enum class DType : uint8_t {
  kI1,
  kI2,
  kI4,
  kI8,
  kI16,
  kI32,
  kI64,
  kU2,
  kU4,
  kU8,
  kU16,
  kU32,
  kU64,
  kF4E2M1FN,
  kF6E2M3FN,
  kF6E3M2FN,
  kF8E3M4,
  kF8E4M3,
  kF8E4M3FN,
  kF8E4M3FNUZ,
  kF8E4M3B11FNUZ,
  kF8E5M2,
  kF8E5M2FNUZ,
  kF8E8M0FNU,
  kBF16,
  kF16,
  kF32,
  kF64,
  kC64,   // complex<f32>
  kC128,  // complex<f64>
  kIndex,
};

inline constexpr int kNumDTypes = static_cast<int>(DType::kIndex) + 1;

// The spelling in StableHLO text: "i1", "ui8", "f8E4M3FN", "bf16", "complex<f32>", "index".
std::string_view DTypeName(DType dtype);

// The inverse of DTypeName; nullopt for anything else. Accepts "siN" for "iN" as the specification
// spells it.
std::optional<DType> ParseDType(std::string_view name);

// Width of one value in bits: 1 for i1, 4 for i4, 64 for complex<f32>.
int BitWidth(DType dtype);

// Bytes that one element takes in memory: types narrower than a byte take one byte each (value in
// the low bits, signed ones sign-extended); complex numbers are (real, imaginary) pairs.
size_t ElementSizeBytes(DType dtype);

// The classes of the specification. Each dtype is in exactly one of bool, integer, float and
// complex, but for index, which is in none.
constexpr bool IsBool(DType d) { return d == DType::kI1; }
constexpr bool IsSignedInteger(DType d) { return d >= DType::kI2 && d <= DType::kI64; }
constexpr bool IsUnsignedInteger(DType d) { return d >= DType::kU2 && d <= DType::kU64; }
// Not bool, not index: the specification's "integer".
constexpr bool IsInteger(DType d) { return IsSignedInteger(d) || IsUnsignedInteger(d); }
// From f4E2M1FN to f64.
constexpr bool IsFloat(DType d) { return d >= DType::kF4E2M1FN && d <= DType::kF64; }
constexpr bool IsComplex(DType d) { return d == DType::kC64 || d == DType::kC128; }

// f32 for complex<f32>, f64 for complex<f64>; any other type is its own part.
constexpr DType ComplexPart(DType d) {
  if (d == DType::kC64) return DType::kF32;
  if (d == DType::kC128) return DType::kF64;
  return d;
}

}  // namespace lockstep
