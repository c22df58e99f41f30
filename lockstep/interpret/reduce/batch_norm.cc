// SPDX-License-Identifier: Apache-2.0
// The batch norms, step by step as the specification writes them, each step in the operand's type.
// Sums are rounded once.
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/contraction.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/reduce/reductions.h"
#include "lockstep/ir/ops/reduce.h"

namespace lockstep::interpret {
namespace {

using Op = ir::ElementwiseOp;

// Arithmetic on arrays of the operand's shape and on features, one number per index of the feature
// dimension. After the first error every result is empty and the error is kept.
class Steps {
 public:
  explicit Steps(const OpCall& call)
      : call_(call),
        type_(call.in(0).type()),
        feature_(call.attrs<ir::BatchNormAttrs>().feature_index),
        feature_type_(type_.dtype(), Shape{type_.shape.dim(feature_)}) {}

  const Status& status() const { return status_; }

  Literal Add(const Literal& a, const Literal& b) { return Apply(Op::kAdd, {a, b}); }
  Literal Subtract(const Literal& a, const Literal& b) { return Apply(Op::kSubtract, {a, b}); }
  Literal Multiply(const Literal& a, const Literal& b) { return Apply(Op::kMultiply, {a, b}); }
  Literal Divide(const Literal& a, const Literal& b) { return Apply(Op::kDivide, {a, b}); }
  Literal Sqrt(const Literal& a) { return Apply(Op::kSqrt, {a}); }

  // `value` everywhere, as the operand's element type.
  Literal Number(double value, const TensorType& type) {
    return Keep(SplatOf(ir::FloatAttr{value}, type));
  }
  Literal Epsilon() {
    return Number(static_cast<double>(call_.attrs<ir::BatchNormAttrs>().epsilon), type_);
  }
  // How many elements a feature has.
  Literal Count(const TensorType& type) {
    const int64_t features = type_.shape.dim(feature_);
    const int64_t count = features == 0 ? 0 : type_.shape.NumElements() / features;
    return Number(static_cast<double>(count), type);
  }

  // Features over the operand's shape.
  Literal Broadcast(const Literal& features);
  // The sum of every feature's elements.
  Literal Sum(const Literal& array);
  Literal Mean(const Literal& array) { return Divide(Sum(array), Count(feature_type_)); }

 private:
  Literal Apply(Op op, std::vector<Literal> operands) {
    if (!status_.ok()) return {};
    const TensorType type = operands[0].type();
    std::vector<Datum> data(std::make_move_iterator(operands.begin()),
                            std::make_move_iterator(operands.end()));
    return Keep(ApplyElementwise(call_, op, data, type));
  }
  Literal Keep(Result<Literal> result) {
    if (result.ok()) return *std::move(result);
    status_ = OpError(call_, result.status().code(), std::string(result.status().message()));
    return {};
  }

  const OpCall& call_;
  TensorType type_;
  int64_t feature_;
  TensorType feature_type_;
  Status status_;
};

Literal Steps::Broadcast(const Literal& features) {
  if (!status_.ok()) return {};
  if (features.is_splat()) return Keep(MakeFilled(call_, features, type_.shape));
  Literal result = Keep(MakeArray(call_, type_.dtype(), type_.shape));
  if (!status_.ok()) return {};
  kernels::Side from{0, std::vector<int64_t>(static_cast<size_t>(type_.shape.rank()), 0)};
  from.strides[static_cast<size_t>(feature_)] = 1;
  kernels::CopyBox(ElementSizeBytes(type_.dtype()), type_.shape.dims(),
                   features.stored_bytes().data(), from, result.MutableBytes().data(),
                   {0, kernels::RowMajor(type_.shape.dims())});
  return result;
}

// A product with a column of ones.
Literal Steps::Sum(const Literal& array) {
  if (!status_.ok()) return {};
  const Literal held = Keep(Expand(call_, array));
  Literal sums = Keep(MakeArray(call_, type_.dtype(), feature_type_.shape));
  const Literal one = Number(1, TensorType(type_.dtype(), {}));
  if (!status_.ok() || sums.num_elements() == 0) return sums;
  const auto dims = type_.shape.dims();
  const Offsets strides = RowMajorStrides(dims);
  const auto feature = static_cast<size_t>(feature_);
  const std::vector<int64_t> others = OtherDimensions(type_.shape.rank(), {&feature_, 1});
  const Offsets rows = BoxOffsets(dims.subspan(feature, 1), std::span(strides).subspan(feature, 1));
  const Offsets columns = BoxOffsets(Pick(dims, others), Pick(strides, others));
  const int64_t step = 1;
  const Offsets zeros(columns.size(), 0), start = {0};
  const Offsets results = BoxOffsets(dims.subspan(feature, 1), {&step, 1});
  kernels::Contract({held, 0, rows, columns}, {one, 0, start, zeros}, {sums, 0, results, start});
  return sums;
}

Literal Normalize(Steps& s, const Literal& operand, const Literal& scale, const Literal& offset,
                  const Literal& mean, const Literal& variance) {
  const Literal centered = s.Subtract(operand, s.Broadcast(mean));
  const Literal deviation = s.Sqrt(s.Add(s.Broadcast(variance), s.Epsilon()));
  const Literal normalized = s.Divide(centered, deviation);
  return s.Add(s.Multiply(s.Broadcast(scale), normalized), s.Broadcast(offset));
}

Results Finish(const Steps& steps, std::initializer_list<Literal> results) {
  if (!steps.status().ok()) return steps.status();
  return std::vector<Datum>(results.begin(), results.end());
}

}  // namespace

Results EvaluateBatchNormInference(const OpCall& call) {
  Steps s(call);
  return Finish(s, {Normalize(s, call.in(0), call.in(1), call.in(2), call.in(3), call.in(4))});
}

Results EvaluateBatchNormTraining(const OpCall& call) {
  Steps s(call);
  const Literal mean = s.Mean(call.in(0));
  const Literal centered = s.Subtract(call.in(0), s.Broadcast(mean));
  const Literal variance = s.Mean(s.Multiply(centered, centered));
  const Literal output = Normalize(s, call.in(0), call.in(1), call.in(2), mean, variance);
  return Finish(s, {output, mean, variance});
}

// The names are those of the specification.
Results EvaluateBatchNormGrad(const OpCall& call) {
  Steps s(call);
  const Literal scale = s.Broadcast(call.in(1));
  const Literal& grad_output = call.in(4);
  const Literal centered = s.Subtract(call.in(0), s.Broadcast(call.in(2)));
  const Literal variance = s.Add(s.Broadcast(call.in(3)), s.Epsilon());
  const Literal deviation = s.Sqrt(variance);
  const Literal normalized = s.Divide(centered, deviation);
  const Literal count = s.Count(call.in(0).type());
  const Literal grad_offset = s.Sum(grad_output);
  const Literal i1 = s.Multiply(grad_output, count);
  const Literal i2 = s.Broadcast(grad_offset);
  const Literal i3 = s.Broadcast(s.Sum(s.Multiply(grad_output, centered)));
  const Literal i5 = s.Divide(s.Multiply(i3, centered), variance);
  const Literal i6 = s.Subtract(s.Subtract(i1, i2), i5);
  const Literal factor = s.Divide(s.Divide(scale, deviation), count);
  const Literal grad_operand = s.Multiply(factor, i6);
  const Literal grad_scale = s.Sum(s.Multiply(grad_output, normalized));
  return Finish(s, {grad_operand, grad_scale, grad_offset});
}

}  // namespace lockstep::interpret
