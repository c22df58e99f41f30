// SPDX-License-Identifier: Apache-2.0
// The custom call ApproxTopK, which here is no approximation.
#include <algorithm>
#include <numeric>
#include <optional>

#include "lockstep/interpret/custom_calls/registry.h"
#include "lockstep/interpret/custom_calls/targets.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/merge_sort.h"
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::interpret {
namespace {

ir::FunctionId ComparatorOf(const ir::Module& module, ir::OpId op) {
  const auto& called = module.attrs<ir::CustomCallAttrs>(op).called_computations;
  return called.size() == 1 ? module.FindFunction(called[0].name) : ir::FunctionId();
}

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
      : call_(call), arrays_(arrays), function_(ComparatorOf(call.module, call.op)) {}

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

// XLA sorts and leaves equal entries as its sort does; only for the largest f32 it has a function
// of its own, which keeps their order.
bool KeepsOrderOfEqual(const OpCall& call) {
  const ir::Module& module = call.module;
  const ir::RegionId body = module.function(ComparatorOf(module, call.op)).body;
  const ir::OpId compare = module.first_op(body);
  return call.in(0).dtype() == DType::kF32 && module.opcode(compare) == ir::Opcode::kCompare &&
         module.attrs<ir::CompareAttrs>(compare).comparison_direction ==
             ir::ComparisonDirection::kGt;
}

struct Request {
  int64_t dimension = 0;
  size_t num_arrays = 0;
};

Request RequestOf(const ir::Module& module, ir::OpId op) {
  Request request;
  request.num_arrays = module.num_results(op);
  request.dimension = ConfigNumber(module, op, "reduction_dim").value_or(-1);
  if (request.dimension < 0 && request.num_arrays > 0) {
    request.dimension += module.tensor_type(module.result(op)).rank();
  }
  return request;
}

bool HasShapes(const ir::Module& module, ir::OpId op) {
  const Request request = RequestOf(module, op);
  const TensorType& first = module.tensor_type(module.operand(op, 0));
  if (request.dimension < 0 || request.dimension >= first.rank()) return false;
  for (size_t i = 0; i < request.num_arrays; ++i) {
    const TensorType& array = module.tensor_type(module.operand(op, i));
    const TensorType& result = module.tensor_type(module.result(op, i));
    if (!array.shape.IsStatic() || array.shape != first.shape) return false;
    Shape expected = first.shape;
    const int64_t kept = module.tensor_type(module.result(op)).shape[request.dimension];
    if (kept > expected[request.dimension]) return false;
    expected.set_dim(request.dimension, kept);
    if (result.element != array.element || result.shape != expected) return false;
  }
  return true;
}

bool ComparatorFits(const ir::Module& module, ir::OpId op) {
  const ir::FunctionId function = ComparatorOf(module, op);
  if (!function || module.function(function).is_declaration) return false;
  const auto arguments = module.arguments(module.function(function).body);
  const size_t count = module.num_results(op);
  if (arguments.size() != 2 * count) return false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TensorType scalar(module.tensor_type(module.operand(op, i / 2)).element, Shape());
    if (module.type(arguments[i]) != Type(scalar)) return false;
  }
  const auto& results = module.function(function).result_types;
  return results.size() == 1 && results[0] == Type(TensorType(DType::kI1, Shape()));
}

}  // namespace

std::string ApproxTopKReason(const ir::Module& module, ir::OpId op) {
  const size_t count = module.num_results(op);
  if (count == 0) return "the target gives the chosen entries of each array";
  if (std::string reason = CountsReason(module, op, 2 * count, count); !reason.empty()) {
    return reason;
  }
  if (!HasShapes(module, op)) {
    return "results must be operands with fewer entries along reduction_dim";
  }
  return ComparatorFits(module, op)
             ? ""
             : "it must call one function that compares two scalars of each array";
}

Results EvaluateApproxTopK(const OpCall& call) {
  const Request request = RequestOf(call.module, call.op);
  std::vector<Literal> arrays;
  std::vector<Datum> results;
  for (size_t i = 0; i < request.num_arrays; ++i) {
    LS_ASSIGN_OR_RETURN(Literal array, Expand(call, call.in(i)));
    LS_ASSIGN_OR_RETURN(Literal result, MakeArray(call, array.dtype(), call.result_type(i).shape));
    arrays.push_back(std::move(array));
    results.emplace_back(std::move(result));
  }
  if (results[0].array().num_elements() == 0) return results;
  LS_ASSIGN_OR_RETURN(Comparator comparator, Comparator::Make(call, arrays));
  const bool keeps_order = KeepsOrderOfEqual(call);
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
    if (!keeps_order) LS_RETURN_IF_ERROR(kernels::ReorderEqualItems(line, before));
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
