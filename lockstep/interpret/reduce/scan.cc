// SPDX-License-Identifier: Apache-2.0
// chlo.scan: the body runs once per index of one dimension, on that slice of every input and on the
// carries of the run before; it gives a slice of every output and the next carries.
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/reduce/reductions.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep::interpret {
namespace {

// Slices of one array along the dimension.
class Slices {
 public:
  Slices(Literal array, int64_t dimension) : array_(std::move(array)) {
    dims_.assign(array_.shape().dims().begin(), array_.shape().dims().end());
    strides_ = kernels::RowMajor(dims_);
    stride_ = strides_[static_cast<size_t>(dimension)];
    dims_.erase(dims_.begin() + dimension);
    strides_.erase(strides_.begin() + dimension);
  }

  Result<Literal> Read(const OpCall& call, int64_t index) const {
    LS_ASSIGN_OR_RETURN(Literal slice, MakeArray(call, array_.dtype(), Shape(dims_)));
    if (slice.num_elements() == 0) return slice;
    kernels::CopyBox(ElementSizeBytes(array_.dtype()), dims_, array_.stored_bytes().data(),
                     {index * stride_, strides_}, slice.MutableBytes().data(),
                     {0, kernels::RowMajor(dims_)});
    return slice;
  }

  Status Write(const OpCall& call, int64_t index, const Literal& slice) {
    LS_ASSIGN_OR_RETURN(const Literal held, Expand(call, slice));
    if (held.num_elements() == 0) return OkStatus();
    kernels::CopyBox(ElementSizeBytes(array_.dtype()), dims_, held.stored_bytes().data(),
                     {0, kernels::RowMajor(dims_)}, array_.MutableBytes().data(),
                     {index * stride_, strides_});
    return OkStatus();
  }

  Literal Take() { return std::move(array_); }

 private:
  Literal array_;
  std::vector<int64_t> dims_;     // of a slice
  std::vector<int64_t> strides_;  // in the array, of a slice's dimensions
  int64_t stride_ = 0;            // from slice to slice
};

// Of the inputs, or of the attribute or the outputs where there is no input.
int64_t NumSteps(const OpCall& call, size_t num_inputs, size_t num_outputs) {
  const auto& attrs = call.attrs<ir::ChloScanAttrs>();
  if (num_inputs > 0) return call.in(0).shape().dim(attrs.dimension);
  if (attrs.scan_dim_size) return *attrs.scan_dim_size;
  return num_outputs > 0 ? call.result_type(0).shape.dim(attrs.dimension) : 0;
}

}  // namespace

Results EvaluateScan(const OpCall& call) {
  const auto& attrs = call.attrs<ir::ChloScanAttrs>();
  const auto num_inputs = static_cast<size_t>(attrs.operandSegmentSizes.sizes[0]);
  const size_t num_carries = call.operands.size() - num_inputs;
  const size_t num_outputs = call.module.num_results(call.op) - num_carries;
  const int64_t steps = NumSteps(call, num_inputs, num_outputs);
  std::vector<Slices> inputs, outputs;
  for (size_t k = 0; k < num_inputs; ++k) {
    LS_ASSIGN_OR_RETURN(Literal input, Expand(call, call.in(k)));
    inputs.emplace_back(std::move(input), attrs.dimension);
  }
  for (size_t k = 0; k < num_outputs; ++k) {
    const TensorType& type = call.result_type(k);
    LS_ASSIGN_OR_RETURN(Literal output, MakeArray(call, type.dtype(), type.shape));
    outputs.emplace_back(std::move(output), attrs.dimension);
  }
  std::vector<Datum> carries(std::make_move_iterator(call.operands.begin() + num_inputs),
                             std::make_move_iterator(call.operands.end()));
  for (int64_t step = 0; step < steps; ++step) {
    const int64_t index = attrs.is_reverse ? steps - 1 - step : step;
    std::vector<Datum> arguments;
    for (const Slices& input : inputs) {
      LS_ASSIGN_OR_RETURN(Literal slice, input.Read(call, index));
      arguments.emplace_back(std::move(slice));
    }
    std::ranges::move(carries, std::back_inserter(arguments));
    LS_ASSIGN_OR_RETURN(
        std::vector<Datum> given,
        call.evaluator.RunRegion(call.module.region(call.op), std::move(arguments)));
    for (size_t k = 0; k < num_outputs; ++k) {
      LS_RETURN_IF_ERROR(outputs[k].Write(call, index, given[k].array()));
    }
    carries.assign(std::make_move_iterator(given.begin() + num_outputs),
                   std::make_move_iterator(given.end()));
  }
  std::vector<Datum> results;
  for (Slices& output : outputs) results.emplace_back(output.Take());
  std::ranges::move(carries, std::back_inserter(results));
  return results;
}

}  // namespace lockstep::interpret
