// SPDX-License-Identifier: Apache-2.0
// Precision of the factors of one op.
#include "lockstep/runtime/cpu/matmul/precision.h"

#include "lockstep/ir/ops/dot.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

bool RoundingOf(const Type& precision, DType factor, int64_t components, int64_t products,
                RoundFactor* round) {
  if (!interpret::kernels::KnowsPrecision(precision, factor)) return false;
  *round = interpret::kernels::FactorRounding(precision, components, products);
  // A factor of that type is rounded already.
  const bool is_whole = components <= 1 && products < 3;
  if (is_whole && precision.kind() != Type::Kind::kOpaque && precision.tensor().dtype() == factor) {
    *round = nullptr;
  }
  return true;
}

}  // namespace

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
