// SPDX-License-Identifier: Apache-2.0
// Random inputs of the types that hold less than [-1, 1).
#include "lockstep/session/inputs.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lockstep::session {
namespace {

TEST(RandomLiteral, GivesFiniteNumbersForEveryFloat) {
  for (const DType dtype : {DType::kF8E8M0FNU, DType::kF8E4M3FN, DType::kF4E2M1FN, DType::kBF16}) {
    const Literal value = RandomLiteral(TensorType(dtype, Shape{1000}), 7, 0).value();
    for (int64_t i = 0; i < value.num_elements(); ++i) {
      ASSERT_TRUE(std::isfinite(value.ElementAsDouble(i))) << DTypeName(dtype);
    }
  }
}

}  // namespace
}  // namespace lockstep::session
