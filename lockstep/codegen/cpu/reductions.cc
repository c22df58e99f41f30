// SPDX-License-Identifier: Apache-2.0
// Accumulators live in memory of the function, which LLVM turns into registers.
#include "lockstep/codegen/cpu/reductions.h"

#include <limits>

#include "lockstep/base/storage.h"

namespace lockstep::codegen::cpu {
namespace {

using ir::ElementwiseOp;

// x op neutral = x for every x.
std::string NeutralElement(FunctionText& f, ElementwiseOp op, DType dtype) {
  const std::string_view type = RegisterType(ComplexPart(dtype));
  if (IsBool(dtype)) {
    const bool one = op == ElementwiseOp::kMultiply || op == ElementwiseOp::kMinimum ||
                     op == ElementwiseOp::kAnd;
    return f.Splat("i1", one ? "true" : "false");
  }
  const bool is_float = IsFloat(dtype) || IsComplex(dtype);
  const int width = is_float ? 0 : BitWidth(dtype);
  const auto smallest = [&]() -> int64_t {
    if (!IsSignedInteger(dtype)) return 0;
    return width == 64 ? std::numeric_limits<int64_t>::min() : -(int64_t{1} << (width - 1));
  };
  const auto largest = [&]() -> int64_t {
    if (width == 64) return IsSignedInteger(dtype) ? std::numeric_limits<int64_t>::max() : -1;
    return (int64_t{1} << (width - (IsSignedInteger(dtype) ? 1 : 0))) - 1;
  };
  switch (op) {
    case ElementwiseOp::kAdd:
      // -0 + x is x for every x, 0 + -0 is not -0.
      return is_float ? f.Splat(type, FloatConstant(-0.0)) : f.SplatInt(type, 0);
    case ElementwiseOp::kMultiply:
      return is_float ? f.Splat(type, FloatConstant(1)) : f.SplatInt(type, 1);
    case ElementwiseOp::kMaximum:
      return is_float ? f.Splat(type, "0xFFF0000000000000") : f.SplatInt(type, smallest());
    case ElementwiseOp::kMinimum:
      return is_float ? f.Splat(type, "0x7FF0000000000000") : f.SplatInt(type, largest());
    case ElementwiseOp::kAnd: {
      const bool narrow_unsigned = !IsSignedInteger(dtype) && width < 8;
      return f.SplatInt(type, narrow_unsigned ? largest() : -1);
    }
    default:  // or, xor
      return f.SplatInt(type, 0);
  }
}

bool HasNeutralElement(ElementwiseOp op, DType dtype) {
  switch (op) {
    case ElementwiseOp::kAdd:
      return true;
    case ElementwiseOp::kMultiply:
    case ElementwiseOp::kMaximum:
    case ElementwiseOp::kMinimum:
    case ElementwiseOp::kAnd:
    case ElementwiseOp::kOr:
    case ElementwiseOp::kXor:
      return !IsComplex(dtype);
    default:
      return false;
  }
}

}  // namespace

bool IsFloatSum(const plan::Reduction& reduction) {
  if (!reduction.is_simple) return false;
  const plan::Node& result = reduction.body.nodes[reduction.body.results[0]];
  return result.opcode == ir::Opcode::kAdd && (IsFloat(result.dtype) || IsComplex(result.dtype));
}

bool FoldsAcrossLanes(const plan::Reduction& reduction) {
  if (!reduction.is_simple) return false;
  const plan::Node& result = reduction.body.nodes[reduction.body.results[0]];
  return HasNeutralElement(static_cast<ElementwiseOp>(result.opcode), result.dtype);
}

std::vector<Lanes> EmitBody(FunctionText& f, const ir::Module& module, const plan::Body& body,
                            const std::vector<Lanes>& parameters) {
  std::vector<Lanes> values;
  for (const plan::Node& node : body.nodes) {
    if (node.kind == plan::NodeKind::kParameter) {
      values.push_back(parameters[node.index]);
    } else if (node.kind == plan::NodeKind::kConstant) {
      values.push_back(EmitConstant(f, node.dtype, node.literal.stored_bytes()));
    } else {
      std::vector<Lanes> in;
      for (const plan::NodeId argument : node.arguments) in.push_back(values[argument]);
      values.push_back(EmitElementwise(f, module, node.op, node.opcode, node.dtype, in));
    }
  }
  std::vector<Lanes> results;
  for (const plan::NodeId result : body.results) results.push_back(values[result]);
  return results;
}

// Sums of small floats are kept as floats and rounded once.
DType Fold::AccumulatorType(DType dtype) const {
  return reduction_.is_simple && IsFloat(dtype) && BitWidth(dtype) < 32 ? DType::kF32 : dtype;
}

Lanes Fold::Neutral(size_t index) {
  const plan::Node& result = reduction_.body.nodes[reduction_.body.results[0]];
  const auto op = static_cast<ElementwiseOp>(result.opcode);
  Lanes neutral{dtypes_[index], NeutralElement(f_, op, dtypes_[index]), ""};
  if (IsComplex(neutral.dtype)) neutral.im = neutral.re;
  return neutral;
}

void Fold::Start(const std::vector<Lanes>& inits, int lanes, bool across_lanes, bool in_parts) {
  inits_ = inits;
  in_parts_ = in_parts;
  lanes_ = lanes;
  across_lanes_ = across_lanes && lanes > 1;
  const int outer = f_.lanes;
  f_.lanes = lanes;
  for (size_t i = 0; i < inits.size(); ++i) {
    const DType dtype = AccumulatorType(inits[i].dtype);
    dtypes_.push_back(dtype);
    const std::string_view type = RegisterType(ComplexPart(dtype));
    re_.push_back(f_.Alloca(f_.Type(type)));
    im_.push_back(IsComplex(dtype) ? f_.Alloca(f_.Type(type)) : "");
    Lanes start{dtype, inits[i].re, inits[i].im};
    if (across_lanes_) start = Neutral(i);
    StoreAccumulator(i, start);
  }
  if (in_parts_) {
    std::swap(re_, whole_re_);
    std::swap(im_, whole_im_);
    const std::string type = f_.Type(RegisterType(ComplexPart(dtypes_[0])));
    re_.push_back(f_.Alloca(type));
    im_.push_back(IsComplex(dtypes_[0]) ? f_.Alloca(type) : "");
    StoreAccumulator(0, Neutral(0));
  }
  f_.lanes = outer;
}

void Fold::ClosePart() {
  if (!in_parts_) return;
  const int outer = f_.lanes;
  f_.lanes = lanes_;
  const Lanes part = LoadAccumulator(0);
  StoreAccumulator(0, Neutral(0));
  std::swap(re_, whole_re_);
  std::swap(im_, whole_im_);
  StoreAccumulator(0, Apply({LoadAccumulator(0)}, {part})[0]);
  std::swap(re_, whole_re_);
  std::swap(im_, whole_im_);
  f_.lanes = outer;
}

Lanes Fold::LoadAccumulator(size_t index) {
  const std::string type = f_.Type(RegisterType(ComplexPart(dtypes_[index])));
  Lanes value{dtypes_[index], f_.Emit("load " + type + ", ptr " + re_[index]), ""};
  if (IsComplex(dtypes_[index])) value.im = f_.Emit("load " + type + ", ptr " + im_[index]);
  return value;
}

void Fold::StoreAccumulator(size_t index, const Lanes& value) {
  const std::string type = f_.Type(RegisterType(ComplexPart(dtypes_[index])));
  f_.Line("store " + type + " " + value.re + ", ptr " + re_[index]);
  if (IsComplex(dtypes_[index])) f_.Line("store " + type + " " + value.im + ", ptr " + im_[index]);
}

std::vector<Lanes> Fold::Apply(const std::vector<Lanes>& a, const std::vector<Lanes>& b) {
  if (reduction_.is_simple) {
    const plan::Node& result = reduction_.body.nodes[reduction_.body.results[0]];
    return {EmitElementwise(f_, module_, result.op, result.opcode, dtypes_[0], {a[0], b[0]})};
  }
  std::vector<Lanes> parameters = a;
  parameters.insert(parameters.end(), b.begin(), b.end());
  return EmitBody(f_, module_, reduction_.body, parameters);
}

void Fold::Combine(const std::vector<Lanes>& inputs, const std::string& mask) {
  std::vector<Lanes> accumulators, elements = inputs;
  for (size_t i = 0; i < dtypes_.size(); ++i) {
    accumulators.push_back(LoadAccumulator(i));
    elements[i].dtype = dtypes_[i];
  }
  std::vector<Lanes> next = Apply(accumulators, elements);
  for (size_t i = 0; i < dtypes_.size(); ++i) {
    if (across_lanes_ && !mask.empty()) {
      const std::string_view type = RegisterType(ComplexPart(dtypes_[i]));
      next[i].re = f_.Select(mask, type, next[i].re, accumulators[i].re);
      if (IsComplex(dtypes_[i])) next[i].im = f_.Select(mask, type, next[i].im, accumulators[i].im);
    }
    StoreAccumulator(i, next[i]);
  }
}

std::vector<Lanes> Fold::Finish() {
  if (in_parts_) {
    ClosePart();
    std::swap(re_, whole_re_);
    std::swap(im_, whole_im_);
  }
  const int outer = f_.lanes;
  f_.lanes = lanes_;
  std::vector<Lanes> values;
  for (size_t i = 0; i < dtypes_.size(); ++i) values.push_back(LoadAccumulator(i));
  if (across_lanes_) {
    const std::string_view type = RegisterType(ComplexPart(dtypes_[0]));
    const auto half = [&](const std::string& value, int lanes, int first) {
      std::string picks = "<";
      for (int i = 0; i < lanes / 2; ++i) {
        picks += std::string(i == 0 ? "" : ", ") + "i32 " + std::to_string(first + i);
      }
      const std::string wide = "<" + std::to_string(lanes) + " x " + std::string(type) + ">";
      return f_.Emit("shufflevector " + wide + " " + value + ", " + wide + " poison, <" +
                     std::to_string(lanes / 2) + " x i32> " + picks + ">");
    };
    Lanes value = values[0];
    for (int lanes = lanes_; lanes > 1; lanes /= 2) {
      Lanes low{value.dtype, half(value.re, lanes, 0), ""};
      Lanes high{value.dtype, half(value.re, lanes, lanes / 2), ""};
      if (IsComplex(value.dtype)) {
        low.im = half(value.im, lanes, 0);
        high.im = half(value.im, lanes, lanes / 2);
      }
      f_.lanes = lanes / 2;
      if (f_.lanes == 1) {
        const auto scalar = [&](std::string& x) {
          if (!x.empty())
            x = f_.Emit("extractelement <1 x " + std::string(type) + "> " + x + ", i64 0");
        };
        scalar(low.re);
        scalar(low.im);
        scalar(high.re);
        scalar(high.im);
      }
      value = Apply({low}, {high})[0];
    }
    Lanes init = inits_[0];
    init.dtype = dtypes_[0];
    values = Apply({init}, {value});
  }
  for (size_t i = 0; i < values.size(); ++i) {
    const DType dtype = inits_[i].dtype;
    if (values[i].dtype != dtype) values[i] = {dtype, RoundTo(f_, dtype, values[i].re), ""};
  }
  f_.lanes = outer;
  return values;
}

}  // namespace lockstep::codegen::cpu
