// SPDX-License-Identifier: Apache-2.0
// Rounding a factor once, or to a sum of parts.
#include "lockstep/interpret/kernels/factor_rounding.h"

#include <algorithm>
#include <cmath>

#include "lockstep/base/small_floats.h"

namespace lockstep::interpret::kernels {
namespace {

double RoundToF16(double x) { return static_cast<double>(base::Float16(x)); }
// tf32 has the exponent of f32 and 10 bits of mantissa.
double RoundToTf32(double x) {
  constexpr base::FloatFormat kTf32{8, 10, 127, base::NonFinite::kIeee};
  return static_cast<double>(base::DecodeFloat(kTf32, base::EncodeFloat(kTf32, x)));
}

// The sum of `kComponents` numbers of a format, each as near as it can be to what is left.
template <RoundFactor Round, int kComponents>
double RoundToComponents(double x) {
  double sum = 0, rest = x;
  for (int i = 0; i < kComponents && (i == 0 || std::isfinite(rest)); ++i) {
    const double component = Round(rest);
    sum += component;
    rest -= component;
  }
  return sum;
}

template <RoundFactor Round>
RoundFactor Components(int64_t count) {
  if (count <= 1) return Round;
  return count == 2 ? RoundToComponents<Round, 2> : RoundToComponents<Round, 3>;
}

}  // namespace

double RoundToBf16(double x) { return static_cast<double>(base::BFloat16(x)); }

RoundFactor FactorRounding(const Type& precision, int64_t components, int64_t num_products) {
  const int64_t implied = num_products >= 6 ? 3 : num_products >= 3 ? 2 : 1;
  const int64_t count = std::max(components, implied);
  if (precision.kind() == Type::Kind::kOpaque) return Components<RoundToTf32>(count);
  if (precision.tensor().dtype() == DType::kBF16) return Components<RoundToBf16>(count);
  if (precision.tensor().dtype() == DType::kF16) return Components<RoundToF16>(count);
  return nullptr;
}

bool KnowsPrecision(const Type& precision, DType factor) {
  if (precision.kind() == Type::Kind::kOpaque) return precision.text() == "tf32";
  const DType dtype = precision.tensor().dtype();
  return dtype == factor || dtype == DType::kBF16 || dtype == DType::kF16 || dtype == DType::kF32 ||
         dtype == DType::kF64;
}

}  // namespace lockstep::interpret::kernels
