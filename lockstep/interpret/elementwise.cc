// SPDX-License-Identifier: Apache-2.0
// The elementwise family: finds the kernel of an op for its dtype and runs it over the operands, in
// place where nothing else needs them.
#include "lockstep/interpret/elementwise.h"

#include <algorithm>
#include <array>
#include <complex>

#include "lockstep/base/limits.h"
#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/kernel.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/kernels/strided.h"
#include "lockstep/interpret/quantized/conversion.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::interpret {
namespace {

using Op = ir::ElementwiseOp;
using kernels::KernelArgs;
using kernels::Lane;
using kernels::LaneKernel;

LaneKernel FindLaneKernel(Op op, DType dtype) {
  const Lane lane = kernels::LaneFor(dtype);
  if (IsComplex(dtype)) return kernels::ComplexKernel(op, lane);
  if (IsFloat(dtype)) return kernels::FloatKernel(op, lane);
  return kernels::IntegerKernel(IsBool(dtype) ? kernels::OpForBool(op) : op, lane);
}

// The unsigned integer that is stored as wide as `dtype`: its bits.
DType BitsOf(DType dtype) {
  switch (ElementSizeBytes(dtype)) {
    case 1:
      return DType::kU8;
    case 2:
      return DType::kU16;
    case 4:
      return DType::kU32;
    default:
      return DType::kU64;
  }
}

// Where a result goes: over an operand, or into new memory. A result of splats is a splat.
struct Target {
  std::optional<Literal> reused;
  std::vector<std::byte> bytes;
  std::byte* data = nullptr;
  size_t count = 0;

  Result<Literal> Take(DType dtype, const Shape& shape) {
    if (reused) return *std::move(reused);
    if (count == 1) return Literal::Splat(dtype, shape, bytes);
    return Literal::FromBytes(dtype, shape, std::move(bytes));
  }
};

bool CanReuse(const Literal& operand, DType dtype, const Shape& shape) {
  return operand.dtype() == dtype && operand.IsWritableInPlace() && operand.shape() == shape;
}

// REQUIRES: whatever is read of the operands has been looked up before; a reused one is moved from.
Result<Target> MakeTarget(std::span<Datum> operands, DType dtype, const Shape& shape) {
  Target target;
  const bool splat =
      std::ranges::all_of(operands, [](const Datum& d) { return d.array().is_splat(); });
  target.count = splat ? 1 : static_cast<size_t>(shape.NumElements());
  for (Datum& operand : operands) {
    if (!CanReuse(operand.array(), dtype, shape)) continue;
    target.reused = std::move(operand.array());
    target.data = target.reused->MutableBytes().data();
    return target;
  }
  LS_ASSIGN_OR_RETURN(target.bytes, base::AllocateBytes(target.count * ElementSizeBytes(dtype),
                                                        "the result of an elementwise op"));
  target.data = target.bytes.data();
  return target;
}

constexpr size_t kChunk = 256;
struct Chunk {
  alignas(16) std::byte lanes[kChunk * kernels::kMaxLaneSize];
};

// Runs a kernel over elements that are not stored as lanes, a chunk at a time.
void RunInChunks(const LaneKernel& kernel, KernelArgs args, DType input, DType output,
                 std::byte* data) {
  std::array<Chunk, 3> in;
  Chunk out;
  const std::array<const void*, 3> elements = args.inputs;
  const size_t count = args.count;
  const size_t input_size = ElementSizeBytes(input), output_size = ElementSizeBytes(output);
  const bool widen = !kernels::IsStoredAs(input, kernel.input);
  const bool narrow = !kernels::IsStoredAs(output, kernel.output);
  for (size_t done = 0; done < count; done += kChunk) {
    args.count = std::min(kChunk, count - done);
    for (size_t k = 0; k < elements.size() && elements[k] != nullptr; ++k) {
      if (args.splat[k] && done > 0) continue;
      const auto* from = static_cast<const std::byte*>(elements[k]) + done * input_size;
      args.inputs[k] = widen ? in[k].lanes : from;
      if (widen) kernels::ToLanes(input, from, args.splat[k] ? 1 : args.count, in[k].lanes);
    }
    std::byte* to = data + done * output_size;
    args.output = narrow ? out.lanes : to;
    kernel.run(args);
    if (narrow) kernels::FromLanes(output, out.lanes, args.count, to);
  }
}

// `input` is how the operands' elements are read.
Result<Literal> RunKernel(const LaneKernel& kernel, KernelArgs args, std::span<Datum> operands,
                          DType input, const Shape& shape, DType output) {
  for (size_t k = 0; k < operands.size(); ++k) {
    args.inputs[k] = operands[k].array().stored_bytes().data();
    args.splat[k] = operands[k].array().is_splat();
  }
  LS_ASSIGN_OR_RETURN(Target target, MakeTarget(operands, output, shape));
  args.count = target.count;
  if (target.count == 0) return target.Take(output, shape);
  if (kernels::IsStoredAs(input, kernel.input) && kernels::IsStoredAs(output, kernel.output)) {
    args.output = target.data;
    kernel.run(args);
  } else {
    RunInChunks(kernel, args, input, output, target.data);
  }
  return target.Take(output, shape);
}

Result<Literal> ApplySelect(std::span<Datum> operands) {
  const Literal pred = operands[0].array();
  if (pred.is_splat()) {
    const bool yes = pred.stored_bytes()[0] != std::byte{0};
    return std::move(operands[yes ? 1 : 2].array());
  }
  const std::span<const std::byte> yes = operands[1].array().stored_bytes();
  const std::span<const std::byte> no = operands[2].array().stored_bytes();
  const bool yes_is_splat = operands[1].array().is_splat();
  const bool no_is_splat = operands[2].array().is_splat();
  const DType dtype = operands[1].array().dtype();
  Datum none = pred;  // keeps the target from being a splat
  std::array<Datum, 3> candidates = {std::move(none), std::move(operands[1]),
                                     std::move(operands[2])};
  LS_ASSIGN_OR_RETURN(Target target, MakeTarget(candidates, dtype, pred.shape()));
  kernels::Select(ElementSizeBytes(dtype), target.count, pred.data<uint8_t>().data(), yes.data(),
                  yes_is_splat, no.data(), no_is_splat, target.data);
  return target.Take(dtype, pred.shape());
}

Result<Literal> ApplyConvert(std::span<Datum> operands, DType to) {
  const DType from = operands[0].array().dtype();
  if (from == to) return std::move(operands[0].array());
  const Shape shape = operands[0].array().shape();
  LS_ASSIGN_OR_RETURN(Target target, MakeTarget(operands, to, shape));
  kernels::ConvertElements(from, operands[0].array().stored_bytes().data(), target.count, to,
                           target.data);
  return target.Take(to, shape);
}

// The next number of T from x towards y.
template <typename T>
T NextAfter(T x, T y) {
  if constexpr (std::floating_point<T>) {
    return std::nextafter(x, y);
  } else {
    const float from = static_cast<float>(x), to = static_cast<float>(y);
    if (std::isnan(from) || std::isnan(to)) return T::Nan();
    if (from == to) return y;
    const auto sign_mask = T::kFormat.sign_mask();
    if (from == 0) return T::FromBits((to < 0 ? sign_mask : 0) | 1);
    // Away from zero is one more in magnitude, towards zero one less.
    const bool away = (from > 0) == (to > from);
    if (away && (x.bits & T::kFormat.magnitude_mask()) == T::kFormat.max_finite()) {
      return T::Overflow(from < 0);
    }
    const T next = T::FromBits(away ? x.bits + 1u : x.bits - 1u);
    // A format without -0 has another meaning for its pattern.
    const bool no_negative_zero = T::kFormat.non_finite == base::NonFinite::kNanAtZero;
    return no_negative_zero && next.bits == sign_mask ? T::FromBits(0) : next;
  }
}

Result<Literal> ApplyNextAfter(std::span<Datum> operands, const TensorType& type) {
  std::array<Literal, 2> in;
  for (size_t k = 0; k < 2; ++k) {
    LS_ASSIGN_OR_RETURN(in[k], operands[k].array().Expanded());
  }
  LS_ASSIGN_OR_RETURN(std::vector<std::byte> bytes,
                      base::AllocateBytes(in[0].size_bytes(), "the result of chlo.next_after"));
  base::VisitDType(type.dtype(), [&](auto tag) {
    using Tag = decltype(tag);
    if constexpr (IsFloat(Tag::kDType)) {
      using T = typename Tag::Storage;
      auto* out = reinterpret_cast<T*>(bytes.data());
      const auto x = in[0].data<T>(), y = in[1].data<T>();
      for (size_t i = 0; i < x.size(); ++i) out[i] = NextAfter(x[i], y[i]);
    }
  });
  return Literal::FromBytes(type.dtype(), in[0].shape(), std::move(bytes));
}

KernelArgs ArgsOf(const OpCall& call, Op op, DType dtype) {
  KernelArgs args;
  args.width = BitWidth(dtype);
  if (op != Op::kReducePrecision) return args;
  const auto& attrs = call.attrs<ir::ReducePrecisionAttrs>();
  args.exponent_bits = attrs.exponent_bits;
  args.mantissa_bits = attrs.mantissa_bits;
  args.source_exponent_bits = base::VisitDType(dtype, [](auto tag) {
    using T = typename decltype(tag)::Storage;
    if constexpr (base::kIsSmallFloat<T>) {
      return T::kFormat.exponent_bits;
    } else {
      return sizeof(T) == 4 ? 8 : 11;
    }
  });
  return args;
}

}  // namespace

Result<Literal> SplatOf(const ir::Attribute& value, const TensorType& type) {
  std::array<std::byte, kernels::kMaxLaneSize> element;
  const auto convert = [&](DType from, const auto& number) {
    kernels::ConvertElements(from, std::as_bytes(std::span(&number, 1)).data(), 1, type.dtype(),
                             element.data());
  };
  if (const auto* number = value.As<ir::FloatAttr>()) {
    convert(DType::kF64, number->value);
  } else if (const auto* integer = value.As<ir::IntegerAttr>()) {
    convert(DType::kI64, integer->value);
  } else if (const auto complex = ir::FindComplexNumber(value)) {
    convert(DType::kC128, std::complex<double>(complex->real.value, complex->imag.value));
  } else {
    return InvalidArgumentError("expected a number, found " + value.KindName());
  }
  return Literal::Splat(type.dtype(), type.shape,
                        std::span(element).first(ElementSizeBytes(type.dtype())));
}

Result<Literal> ApplyCompare(std::span<Datum> operands, ir::ComparisonDirection direction,
                             bool total_order) {
  static_assert(static_cast<int>(kernels::Relation::kLt) ==
                static_cast<int>(ir::ComparisonDirection::kLt));
  const auto relation = static_cast<kernels::Relation>(direction);
  const DType dtype = operands[0].array().dtype();
  const DType read_as = total_order ? BitsOf(dtype) : dtype;
  const Lane lane = kernels::LaneFor(read_as);
  const LaneKernel kernel = total_order ? kernels::TotalOrderKernel(relation, lane)
                                        : kernels::CompareKernel(relation, lane);
  KernelArgs args;
  args.width = BitWidth(dtype);
  const Shape shape = operands[0].array().shape();
  return RunKernel(kernel, args, operands, read_as, shape, DType::kI1);
}

Result<Literal> ApplyElementwise(const OpCall& call, Op op, std::span<Datum> operands,
                                 const TensorType& result_type) {
  if (op == Op::kSelect) return ApplySelect(operands);
  if (op == Op::kConvert) return ApplyConvert(operands, result_type.dtype());
  if (op == Op::kChloNextAfter) return ApplyNextAfter(operands, result_type);
  const DType dtype = operands[0].array().dtype();
  const Shape shape = operands[op == Op::kClamp ? 1 : 0].array().shape();
  return RunKernel(FindLaneKernel(op, dtype), ArgsOf(call, op, dtype), operands, dtype, shape,
                   result_type.dtype());
}

namespace {

Result<Literal> Evaluate(const OpCall& call) {
  const auto op = static_cast<Op>(call.module.opcode(call.op));
  if (op == Op::kCompare) {
    const auto& attrs = call.attrs<ir::CompareAttrs>();
    return ApplyCompare(call.operands, attrs.comparison_direction,
                        attrs.compare_type == ir::ComparisonType::kTotalorder);
  }
  if (op == Op::kChloConstantLike) {
    return SplatOf(call.attrs<ir::ChloConstantAttrs>().value,
                   TensorType(call.result_type().element, call.in(0).shape()));
  }
  return ApplyElementwise(call, op, call.operands, call.result_type());
}

}  // namespace

Results EvaluateElementwise(const OpCall& call) {
  if (PlainOpOf(static_cast<Op>(call.module.opcode(call.op)))) return EvaluateBroadcastOp(call);
  Result<Literal> result = Evaluate(call);
  if (!result.ok()) {
    return OpError(call, result.status().code(), std::string(result.status().message()));
  }
  std::vector<Datum> results(1);
  results[0] = *std::move(result);
  return results;
}

std::string ElementwiseUnsupportedReason(const ir::Module& module, ir::OpId op) {
  const DType dtype = ExpressedType(module.tensor_type(module.operand(op, 0))).dtype();
  const auto code = static_cast<Op>(module.opcode(op));
  if (SupportsElementwise(code, dtype)) return "";
  if (PlainOpOf(code).value_or(code) == Op::kRemainder && IsComplex(dtype)) {
    return "the specification leaves open what the remainder of complex numbers is";
  }
  return "Lockstep does not evaluate it on " + std::string(DTypeName(dtype)) + " yet";
}

bool SupportsElementwise(Op op, DType dtype) {
  if (const auto plain = PlainOpOf(op)) return SupportsElementwise(*plain, dtype);
  if (op == Op::kCompare || op == Op::kSelect || op == Op::kConvert ||
      op == Op::kChloConstantLike) {
    return true;
  }
  if (op == Op::kChloNextAfter) return IsFloat(dtype);
  return FindLaneKernel(op, dtype).run != nullptr;
}

}  // namespace lockstep::interpret
