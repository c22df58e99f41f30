// SPDX-License-Identifier: Apache-2.0
// reduce, and the family's switch. Windows, batch norms and scans are in files of their own.
#include "lockstep/interpret/reduce/reductions.h"

#include <iterator>

#include "lockstep/ir/ops/reduce.h"

namespace lockstep::interpret {

Result<ReduceOperands> LoadReduceOperands(const OpCall& call, const ElementFunction& body) {
  const size_t n = call.operands.size() / 2;
  ReduceOperands operands;
  for (size_t k = 0; k < n; ++k) {
    // Slices become the body's first arguments, initial values its second ones.
    LS_ASSIGN_OR_RETURN(Literal input, Promote(call, call.in(k), body.argument_dtype(k)));
    LS_ASSIGN_OR_RETURN(Literal init, Promote(call, call.in(n + k), body.argument_dtype(k)));
    operands.inputs.push_back(std::move(input));
    operands.inits.push_back(std::move(init));
  }
  return operands;
}

Results FoldAll(const OpCall& call, ElementFunction& body, std::span<const Literal> inits,
                const FoldInputs& inputs, const Shape& shape) {
  std::vector<Literal> results;
  for (const Literal& init : inits) {
    LS_ASSIGN_OR_RETURN(Literal result, MakeFilled(call, init, shape));
    results.push_back(std::move(result));
  }
  LS_RETURN_IF_ERROR(Fold(body, inputs, results));
  return std::vector<Datum>(std::make_move_iterator(results.begin()),
                            std::make_move_iterator(results.end()));
}

namespace {

Results EvaluateReduceOp(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(ElementFunction body,
                      ElementFunction::Compile(call, call.module.region(call.op)));
  LS_ASSIGN_OR_RETURN(const ReduceOperands operands, LoadReduceOperands(call, body));
  const Shape& shape = operands.inputs[0].shape();
  const std::vector<int64_t> kept =
      OtherDimensions(shape.rank(), call.attrs<ir::ReduceAttrs>().dimensions);
  // Ascending, whatever order the attribute has: elements come in lexicographic order of index.
  const std::vector<int64_t> reduced = OtherDimensions(shape.rank(), kept);
  const Offsets strides = RowMajorStrides(shape.dims());
  const std::vector<int64_t> sizes = Pick(shape.dims(), kept);
  const Offsets starts = BoxOffsets(sizes, Pick(strides, kept));
  const Offsets offsets = BoxOffsets(Pick(shape.dims(), reduced), Pick(strides, reduced));
  return FoldAll(call, body, operands.inits, {operands.inputs, starts, offsets}, Shape(sizes));
}

}  // namespace

std::string ReduceUnsupportedReason(const ir::Module&, ir::OpId) { return ""; }

Results EvaluateReduce(const OpCall& call) {
  switch (static_cast<ir::ReduceOp>(call.module.opcode(call.op))) {
    case ir::ReduceOp::kBatchNormGrad:
      return EvaluateBatchNormGrad(call);
    case ir::ReduceOp::kBatchNormInference:
      return EvaluateBatchNormInference(call);
    case ir::ReduceOp::kBatchNormTraining:
      return EvaluateBatchNormTraining(call);
    case ir::ReduceOp::kChloScan:
      return EvaluateScan(call);
    case ir::ReduceOp::kReduce:
      return EvaluateReduceOp(call);
    case ir::ReduceOp::kReduceWindow:
      return EvaluateReduceWindow(call);
    case ir::ReduceOp::kSelectAndScatter:
      return EvaluateSelectAndScatter(call);
  }
  return OpError(call, StatusCode::kInternal, "no such reduction");
}

}  // namespace lockstep::interpret
