// SPDX-License-Identifier: Apache-2.0
// dot_general and dot: both sides seen as batches of matrices, multiplied by Contract. Sums are
// exact enough for any accumulation type and precision_config; of an algorithm only the precision
// of the factors is felt.
#include "lockstep/interpret/dot/contractions.h"

#include <algorithm>
#include <cmath>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/contraction.h"
#include "lockstep/interpret/kernels/factor_rounding.h"

namespace lockstep::interpret {
namespace {

using kernels::FactorRounding;
using kernels::KnowsPrecision;
using kernels::RoundFactor;

// --- dot_general

struct Side {
  std::vector<int64_t> batch, contracting, rest;
};

Results Contraction(const OpCall& call, const Side& left, const Side& right, RoundFactor round_left,
                    RoundFactor round_right) {
  LS_ASSIGN_OR_RETURN(const Literal lhs, Expand(call, call.in(0)));
  LS_ASSIGN_OR_RETURN(const Literal rhs, Expand(call, call.in(1)));
  const auto lhs_sizes = lhs.shape().dims(), rhs_sizes = rhs.shape().dims();
  const Offsets lhs_strides = RowMajorStrides(lhs_sizes), rhs_strides = RowMajorStrides(rhs_sizes);
  const auto table = [](std::span<const int64_t> sizes, const Offsets& strides,
                        const std::vector<int64_t>& dimensions) {
    return BoxOffsets(Pick(sizes, dimensions), Pick(strides, dimensions));
  };

  // Result: batch, what is left of lhs, what is left of rhs.
  Shape shape;
  for (const int64_t d : left.batch) shape.push_back(lhs.shape().dim(d));
  for (const int64_t d : left.rest) shape.push_back(lhs.shape().dim(d));
  for (const int64_t d : right.rest) shape.push_back(rhs.shape().dim(d));
  LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, call.result_type().dtype(), shape));
  if (result.num_elements() == 0) return std::vector<Datum>{std::move(result)};

  const Offsets lhs_batches = table(lhs_sizes, lhs_strides, left.batch);
  const Offsets rhs_batches = table(rhs_sizes, rhs_strides, right.batch);
  const Offsets lhs_rows = table(lhs_sizes, lhs_strides, left.rest);
  const Offsets rhs_rows = table(rhs_sizes, rhs_strides, right.rest);
  const Offsets lhs_columns = table(lhs_sizes, lhs_strides, left.contracting);
  const Offsets rhs_columns = table(rhs_sizes, rhs_strides, right.contracting);
  const auto m = static_cast<int64_t>(lhs_rows.size()), n = static_cast<int64_t>(rhs_rows.size());
  const int64_t one = 1;
  const Offsets out_rows = BoxOffsets(std::span(&m, 1), std::span(&n, 1));
  const Offsets out_columns = BoxOffsets(std::span(&n, 1), std::span(&one, 1));
  for (size_t b = 0; b < lhs_batches.size(); ++b) {
    kernels::Contract({lhs, lhs_batches[b], lhs_rows, lhs_columns, round_left},
                      {rhs, rhs_batches[b], rhs_rows, rhs_columns, round_right},
                      {result, static_cast<int64_t>(b) * m * n, out_rows, out_columns});
  }
  return std::vector<Datum>{std::move(result)};
}

Side SideOf(int64_t rank, const std::vector<int64_t>& batch,
            const std::vector<int64_t>& contracting) {
  std::vector<int64_t> taken = batch;
  taken.insert(taken.end(), contracting.begin(), contracting.end());
  return {batch, contracting, OtherDimensions(rank, taken)};
}

Results EvaluateDotGeneral(const OpCall& call) {
  const auto& attrs = call.attrs<ir::DotGeneralAttrs>();
  const ir::DotDimensionNumbers& numbers = attrs.dot_dimension_numbers;
  RoundFactor round_left = nullptr, round_right = nullptr;
  if (attrs.algorithm) {
    const ir::DotAlgorithm& algorithm = *attrs.algorithm;
    const int64_t products = algorithm.num_primitive_operations;
    round_left =
        FactorRounding(algorithm.lhs_precision_type, algorithm.lhs_component_count, products);
    round_right =
        FactorRounding(algorithm.rhs_precision_type, algorithm.rhs_component_count, products);
  }
  return Contraction(call,
                     SideOf(call.in(0).shape().rank(), numbers.lhs_batching_dimensions,
                            numbers.lhs_contracting_dimensions),
                     SideOf(call.in(1).shape().rank(), numbers.rhs_batching_dimensions,
                            numbers.rhs_contracting_dimensions),
                     round_left, round_right);
}

// Vectors and matrices: the last dimension of lhs with the first of rhs.
Results EvaluateDotOp(const OpCall& call) {
  const int64_t lhs_rank = call.in(0).shape().rank(), rhs_rank = call.in(1).shape().rank();
  return Contraction(call, SideOf(lhs_rank, {}, {lhs_rank - 1}), SideOf(rhs_rank, {}, {0}), nullptr,
                     nullptr);
}

std::string WhyNotDot(const ir::Module& module, ir::OpId op) {
  const DType from = module.tensor_type(module.operand(op, 0)).dtype();
  const DType to = module.tensor_type(module.result(op)).dtype();
  const bool fits = IsComplex(from) ? IsComplex(to)
                    : IsFloat(from) ? IsFloat(to)
                    : IsBool(from)  ? IsBool(to)
                                    : IsInteger(to) || IsFloat(to);
  if (!fits) {
    return "products of " + std::string(DTypeName(from)) + " are not converted to " +
           std::string(DTypeName(to));
  }
  if (module.opcode(op) != ir::Opcode::kDotGeneral) return "";
  const auto& algorithm = module.attrs<ir::DotGeneralAttrs>(op).algorithm;
  if (!algorithm) return "";
  const Type* precisions[] = {&algorithm->lhs_precision_type, &algorithm->rhs_precision_type};
  for (size_t i = 0; i < 2; ++i) {
    if (KnowsPrecision(*precisions[i], module.tensor_type(module.operand(op, i)).dtype())) continue;
    return "the precision type " + precisions[i]->ToString() + " is not done yet";
  }
  return "";
}

}  // namespace

Results EvaluateDotGeneralOf(const OpCall& call, const ir::DotDimensionNumbers& numbers) {
  return Contraction(call,
                     SideOf(call.in(0).shape().rank(), numbers.lhs_batching_dimensions,
                            numbers.lhs_contracting_dimensions),
                     SideOf(call.in(1).shape().rank(), numbers.rhs_batching_dimensions,
                            numbers.rhs_contracting_dimensions),
                     nullptr, nullptr);
}

std::string DotUnsupportedReason(const ir::Module& module, ir::OpId op) {
  return WhyNotDot(module, op);
}

Results EvaluateDot(const OpCall& call) {
  switch (static_cast<ir::DotOp>(call.module.opcode(call.op))) {
    case ir::DotOp::kDotGeneral:
      return EvaluateDotGeneral(call);
    case ir::DotOp::kDot:
      return EvaluateDotOp(call);
    case ir::DotOp::kChloRaggedDot:
      return EvaluateRaggedDot(call);
    case ir::DotOp::kEinsum:
    case ir::DotOp::kUnaryEinsum:
      return EvaluateEinsum(call);
  }
  return OpError(call, StatusCode::kInternal, "no such contraction");
}

}  // namespace lockstep::interpret
