// SPDX-License-Identifier: Apache-2.0
// The tables of element types and enums.
#include "lockstep/text/bytecode/codes.h"

#include <algorithm>

namespace lockstep::text::bytecode {
namespace {

constexpr Version kAlways = kOldest;
constexpr ElementRow kElements[] = {
    {DType::kI1, 0, kAlways},
    {DType::kBF16, 2, kAlways},
    {DType::kF16, 3, kAlways},
    {DType::kF32, 4, kAlways},
    {DType::kF64, 5, kAlways},
    {DType::kF8E4M3FN, 6, kAlways},
    {DType::kF8E5M2, 7, kAlways},
    {DType::kIndex, 9, kAlways},
    {DType::kI4, 10, kAlways},
    {DType::kI8, 11, kAlways},
    {DType::kI16, 12, kAlways},
    {DType::kI32, 13, kAlways},
    {DType::kI64, 14, kAlways},
    {DType::kU4, 15, kAlways},
    {DType::kU8, 16, kAlways},
    {DType::kU16, 17, kAlways},
    {DType::kU32, 18, kAlways},
    {DType::kU64, 19, kAlways},
    {DType::kF8E4M3FNUZ, 27, {0, 10, 0}},
    {DType::kF8E5M2FNUZ, 28, {0, 10, 0}},
    {DType::kF8E4M3B11FNUZ, 29, {0, 11, 0}},
    {DType::kI2, 31, {1, 2, 0}},
    {DType::kU2, 32, {1, 2, 0}},
    {DType::kF8E4M3, 35, {1, 7, 0}},
    {DType::kF8E3M4, 36, {1, 7, 0}},
    {DType::kF4E2M1FN, 37, {1, 8, 0}},
    {DType::kF6E2M3FN, 38, {1, 8, 0}},
    {DType::kF6E3M2FN, 39, {1, 8, 0}},
    {DType::kF8E8M0FNU, 40, {1, 8, 0}},
};

constexpr std::string_view kDirections[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
constexpr std::string_view kComparisonTypes[] = {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED",
                                                 "UNSIGNED"};
constexpr std::string_view kFftTypes[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
constexpr std::string_view kPrecisions[] = {"DEFAULT", "HIGH", "HIGHEST"};
constexpr std::string_view kAlgorithms[] = {"DEFAULT", "THREE_FRY", "PHILOX"};
constexpr std::string_view kDistributions[] = {"", "UNIFORM", "NORMAL"};
constexpr std::string_view kTransposes[] = {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE",
                                            "ADJOINT"};
constexpr std::string_view kAccuracyModes[] = {"DEFAULT", "HIGHEST", "TOLERANCE"};

constexpr vhlo::EnumRow kEnums[] = {
    {vhlo::kComparisonDirection, "stablehlo.comparison_direction", kDirections},
    {vhlo::kComparisonType, "stablehlo.comparison_type", kComparisonTypes},
    {vhlo::kFftType, "stablehlo.fft_type", kFftTypes},
    {vhlo::kPrecision, "stablehlo.precision", kPrecisions},
    {vhlo::kRngAlgorithm, "stablehlo.rng_algorithm", kAlgorithms},
    {vhlo::kRngDistribution, "stablehlo.rng_distribution", kDistributions},
    {vhlo::kTranspose, "stablehlo.transpose", kTransposes},
    {vhlo::kResultAccuracyMode, "stablehlo.result_accuracy_mode", kAccuracyModes},
};

template <typename Rows, typename Match>
auto Find(const Rows& rows, Match match) -> const std::remove_reference_t<decltype(rows[0])>* {
  const auto row = std::find_if(std::begin(rows), std::end(rows), match);
  return row == std::end(rows) ? nullptr : &*row;
}

}  // namespace

const ElementRow* FindElement(uint64_t code) {
  return Find(kElements, [&](const ElementRow& row) { return row.code == code; });
}
const ElementRow* FindElement(DType dtype) {
  return Find(kElements, [&](const ElementRow& row) { return row.dtype == dtype; });
}
const vhlo::EnumRow* vhlo::FindEnum(uint64_t code) {
  return Find(kEnums, [&](const EnumRow& row) { return row.code == code; });
}
const vhlo::EnumRow* vhlo::FindEnum(std::string_view kind) {
  return Find(kEnums, [&](const EnumRow& row) { return row.kind == kind; });
}

}  // namespace lockstep::text::bytecode
