// SPDX-License-Identifier: Apache-2.0
// Dispatch on a DType, and integers wrapped to their width.
#include "lockstep/base/storage.h"

#include <gtest/gtest.h>

namespace lockstep::base {
namespace {

TEST(VisitDType, GivesTheTagAndAStorageOfTheRightSize) {
  for (int i = 0; i < kNumDTypes; ++i) {
    const auto dtype = static_cast<DType>(i);
    VisitDType(dtype, [&](auto tag) {
      EXPECT_EQ(tag.kDType, dtype);
      EXPECT_EQ(sizeof(typename decltype(tag)::Storage), ElementSizeBytes(dtype))
          << DTypeName(dtype);
    });
  }
}

TEST(VisitDType, ReturnsWhatTheFunctionReturns) {
  const int bits = VisitDType(DType::kC64, [](auto tag) { return BitWidth(tag.kDType); });
  EXPECT_EQ(bits, 64);
}

TEST(WrapInteger, IsModuloTheWidth) {
  EXPECT_EQ(WrapInteger<DType::kI2>(2), -2);
  EXPECT_EQ(WrapInteger<DType::kI2>(-3), 1);
  EXPECT_EQ(WrapInteger<DType::kI4>(8), -8);
  EXPECT_EQ(WrapInteger<DType::kI4>(7), 7);
  EXPECT_EQ(WrapInteger<DType::kI4>(-9), 7);
  EXPECT_EQ(WrapInteger<DType::kU2>(-1), 3);
  EXPECT_EQ(WrapInteger<DType::kU4>(17), 1);
  EXPECT_EQ(WrapInteger<DType::kI8>(200), -56);
  EXPECT_EQ(WrapInteger<DType::kU64>(-1), ~uint64_t{0});
  EXPECT_EQ(WrapInteger<DType::kI1>(3), 1);
}

}  // namespace
}  // namespace lockstep::base
