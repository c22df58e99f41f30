// SPDX-License-Identifier: Apache-2.0
// DType: one table of names and widths.
#include "lockstep/dtype.h"

#include <array>
#include <string>

#include "lockstep/status.h"

namespace lockstep {
namespace {

struct DTypeRow {
  DType dtype;
  std::string_view name;
  int bits;
};

// In the order of the enum.
constexpr std::array<DTypeRow, kNumDTypes> kRows = {{
    {DType::kI1, "i1", 1},
    {DType::kI2, "i2", 2},
    {DType::kI4, "i4", 4},
    {DType::kI8, "i8", 8},
    {DType::kI16, "i16", 16},
    {DType::kI32, "i32", 32},
    {DType::kI64, "i64", 64},
    {DType::kU2, "ui2", 2},
    {DType::kU4, "ui4", 4},
    {DType::kU8, "ui8", 8},
    {DType::kU16, "ui16", 16},
    {DType::kU32, "ui32", 32},
    {DType::kU64, "ui64", 64},
    {DType::kF4E2M1FN, "f4E2M1FN", 4},
    {DType::kF6E2M3FN, "f6E2M3FN", 6},
    {DType::kF6E3M2FN, "f6E3M2FN", 6},
    {DType::kF8E3M4, "f8E3M4", 8},
    {DType::kF8E4M3, "f8E4M3", 8},
    {DType::kF8E4M3FN, "f8E4M3FN", 8},
    {DType::kF8E4M3FNUZ, "f8E4M3FNUZ", 8},
    {DType::kF8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8},
    {DType::kF8E5M2, "f8E5M2", 8},
    {DType::kF8E5M2FNUZ, "f8E5M2FNUZ", 8},
    {DType::kF8E8M0FNU, "f8E8M0FNU", 8},
    {DType::kBF16, "bf16", 16},
    {DType::kF16, "f16", 16},
    {DType::kF32, "f32", 32},
    {DType::kF64, "f64", 64},
    {DType::kC64, "complex<f32>", 64},
    {DType::kC128, "complex<f64>", 128},
    {DType::kIndex, "index", 64},
}};

constexpr bool InOrder() {
  for (int i = 0; i < kNumDTypes; ++i) {
    if (static_cast<int>(kRows[static_cast<size_t>(i)].dtype) != i) return false;
  }
  return true;
}
static_assert(InOrder());

const DTypeRow& Row(DType dtype) {
  const auto index = static_cast<size_t>(dtype);
  LS_CHECK(index < kRows.size());
  return kRows[index];
}

}  // namespace

std::string_view DTypeName(DType dtype) { return Row(dtype).name; }

std::optional<DType> ParseDType(std::string_view name) {
  // The specification's siN is MLIR's iN; there is no si1.
  if (name.starts_with("si") && name != "si1") name.remove_prefix(1);
  for (const DTypeRow& row : kRows) {
    if (row.name == name) return row.dtype;
  }
  return std::nullopt;
}

int BitWidth(DType dtype) { return Row(dtype).bits; }

size_t ElementSizeBytes(DType dtype) { return static_cast<size_t>((Row(dtype).bits + 7) / 8); }

}  // namespace lockstep
