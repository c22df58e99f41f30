// SPDX-License-Identifier: Apache-2.0
// Rounding of factors to bf16, f16 or tf32, alone or as sums of several components.
#include "lockstep/runtime/cpu/matmul/precision.h"

#include <algorithm>
#include <cmath>

#include "lockstep/base/small_floats.h"
#include "lockstep/ir/ops/dot.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

double RoundToF16(double x) { return static_cast<double>(base::Float16(x)); }
// The exponent of f32 and 10 bits of mantissa.
double RoundToTf32(double x) {
  constexpr base::FloatFormat kTf32{8, 10, 127, base::NonFinite::kIeee};
  return static_cast<double>(base::DecodeFloat(kTf32, base::EncodeFloat(kTf32, x)));
}

// The sum of kCount numbers, each as near as it can be to what is left.
template <RoundFactor Round, int kCount>
double RoundToSum(double x) {
  double sum = 0, rest = x;
  for (int i = 0; i < kCount && (i == 0 || std::isfinite(rest)); ++i) {
    const double part = Round(rest);
    sum += part;
    rest -= part;
  }
  return sum;
}

template <RoundFactor Round>
RoundFactor Sum(int64_t count) {
  if (count <= 1) return Round;
  return count == 2 ? RoundToSum<Round, 2> : RoundToSum<Round, 3>;
}

// Emulations name their components, or only the number of products that these make.
bool RoundingOf(const Type& precision, DType factor, int64_t components, int64_t products,
                RoundFactor* round) {
  const int64_t count = std::max<int64_t>(components, products >= 6 ? 3 : products >= 3 ? 2 : 1);
  if (precision.kind() == Type::Kind::kOpaque) {
    *round = Sum<RoundToTf32>(count);
    return precision.text() == "tf32";
  }
  const DType dtype = precision.tensor().dtype();
  *round = nullptr;
  if (dtype == factor && count == 1) return true;
  if (dtype == DType::kBF16) *round = Sum<RoundToBf16>(count);
  if (dtype == DType::kF16) *round = Sum<RoundToF16>(count);
  return *round != nullptr || dtype == factor || dtype == DType::kF32 || dtype == DType::kF64;
}

}  // namespace

double RoundToBf16(double x) { return static_cast<double>(base::BFloat16(x)); }

bool FactorPrecisionOf(const ir::Module& module, ir::OpId op, FactorPrecision* precision,
                       std::string* reason) {
  *precision = {};
  if (module.opcode(op) != ir::Opcode::kDotGeneral) return true;
  const auto& algorithm = module.attrs<ir::DotGeneralAttrs>(op).algorithm;
  if (!algorithm) return true;
  const DType lhs = module.tensor_type(module.operand(op, 0)).dtype();
  const DType rhs = module.tensor_type(module.operand(op, 1)).dtype();
  const int64_t products = algorithm->num_primitive_operations;
  if (RoundingOf(algorithm->lhs_precision_type, lhs, algorithm->lhs_component_count, products,
                 &precision->lhs) &&
      RoundingOf(algorithm->rhs_precision_type, rhs, algorithm->rhs_component_count, products,
                 &precision->rhs)) {
    return true;
  }
  *reason = "the precision type of its algorithm is not done";
  return false;
}

}  // namespace lockstep::runtime::cpu::matmul
