// SPDX-License-Identifier: Apache-2.0
// The custom call ApproxTopK, which here is no approximation.
#include <algorithm>
#include <numeric>
#include <optional>

#include "lockstep/expand/custom_calls.h"
#include "lockstep/interpret/custom_calls/targets.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/merge_sort.h"
#include "lockstep/interpret/regions/element_function.h"

namespace lockstep::interpret {
namespace {

// The called function (a0, b0, a1, b1, ..) -> i1 on elements of all arrays.
class Comparator {
 public:
  static Result<Comparator> Make(const OpCall& call, std::span<const Literal> arrays) {
    Comparator comparator(call, arrays);
    LS_ASSIGN_OR_RETURN(
        ElementFunction function,
        ElementFunction::Compile(call, call.module.function(comparator.function_).body));
    // What is not compiled would run in the frame of the caller.
    if (function.IsCompiled()) comparator.compiled_ = std::move(function);
    return comparator;
  }

  // Whether the elements at offset a come before those at offset b.
  Result<bool> Before(int64_t a, int64_t b) {
    if (compiled_) return RunCompiled(a, b);
    std::vector<Datum> arguments;
    for (const Literal& array : arrays_) {
      for (const int64_t offset : {a, b}) {
        LS_ASSIGN_OR_RETURN(Literal element,
                            Literal::Splat(array.dtype(), Shape(), array.element(offset)));
        arguments.emplace_back(std::move(element));
      }
    }
    LS_ASSIGN_OR_RETURN(const std::vector<Datum> results,
                        call_.evaluator.RunFunction(function_, std::move(arguments)));
    return results[0].array().ElementAsInt64(0) != 0;
  }

 private:
  Comparator(const OpCall& call, std::span<const Literal> arrays)
      : call_(call),
        arrays_(arrays),
        function_(expand::ApproxTopKOf(call.module, call.op).comparator) {}

  Result<bool> RunCompiled(int64_t a, int64_t b) {
    std::vector<const std::byte*> arguments;
    for (const Literal& array : arrays_) {
      arguments.push_back(array.element(a).data());
      arguments.push_back(array.element(b).data());
    }
    std::byte is_before{};
    std::byte* out = &is_before;
    LS_RETURN_IF_ERROR(compiled_->Run(arguments, std::span(&out, 1), 1));
    return is_before != std::byte{0};
  }

  const OpCall& call_;
  std::span<const Literal> arrays_;
  ir::FunctionId function_;
  std::optional<ElementFunction> compiled_;
};

}  // namespace

std::string ApproxTopKReason(const ir::Module& module, ir::OpId op) {
  return expand::ApproxTopKReason(module, op);
}

Results EvaluateApproxTopK(const OpCall& call) {
  const expand::ApproxTopK request = expand::ApproxTopKOf(call.module, call.op);
  std::vector<Literal> arrays;
  std::vector<Datum> results;
  for (size_t i = 0; i < call.module.num_results(call.op); ++i) {
    LS_ASSIGN_OR_RETURN(Literal array, Expand(call, call.in(i)));
    LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, array.dtype(), call.result_type(i).shape));
    arrays.push_back(std::move(array));
    results.emplace_back(std::move(result));
  }
  if (results[0].array().num_elements() == 0) return results;
  LS_ASSIGN_OR_RETURN(Comparator comparator, Comparator::Make(call, arrays));
  // An array as [outer, entries, inner].
  const Shape& shape = arrays[0].shape();
  const int64_t entries = shape[request.dimension];
  const int64_t kept = call.result_type().shape[request.dimension];
  const int64_t inner = RowMajorStrides(shape.dims())[static_cast<size_t>(request.dimension)];
  const int64_t outer = arrays[0].num_elements() / (entries * inner);
  Offsets line(static_cast<size_t>(entries));
  for (int64_t i = 0; i < outer * inner; ++i) {
    const int64_t start = i / inner * entries * inner + i % inner;
    std::iota(line.begin(), line.end(), 0);
    const auto before = [&](int64_t a, int64_t b) {
      return comparator.Before(start + a * inner, start + b * inner);
    };
    LS_RETURN_IF_ERROR(kernels::MergeSort(line, before));
    if (!request.is_stable) LS_RETURN_IF_ERROR(kernels::ReorderEqualItems(line, before));
    for (size_t a = 0; a < arrays.size(); ++a) {
      const size_t size = ElementSizeBytes(arrays[a].dtype());
      std::byte* const to = results[a].array().MutableBytes().data();
      for (int64_t k = 0; k < kept; ++k) {
        const int64_t at = (i / inner * kept + k) * inner + i % inner;
        const int64_t from = start + line[static_cast<size_t>(k)] * inner;
        std::ranges::copy(arrays[a].element(from), to + static_cast<size_t>(at) * size);
      }
    }
  }
  return results;
}

}  // namespace lockstep::interpret
