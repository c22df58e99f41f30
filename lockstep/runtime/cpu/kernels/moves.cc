// SPDX-License-Identifier: Apache-2.0
// Ops whose result is one operand seen through other strides: transpose, slice, reverse, broadcast,
// reshape; and concatenate, one such copy per operand.
#include <algorithm>
#include <utility>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// result[i] = operand[offset + sum of i[d] * strides[d]].
struct View {
  int64_t offset = 0;
  Sizes strides;
};

class MoveKernel final : public OpKernel {
 public:
  MoveKernel(BoxCopy copy, int64_t offset_bytes) : copy_(copy), offset_bytes_(offset_bytes) {}
  std::string_view variant() const override { return "move"; }
  Status Run(const OpKernelCall& call) const override {
    if (copy_.IsEmpty()) return OkStatus();
    copy_.Run(Bytes(call.operands[0]) + offset_bytes_, Bytes(call.results[0]), call.pool);
    return OkStatus();
  }

 private:
  BoxCopy copy_;
  int64_t offset_bytes_;
};

// Dimension d of the operand is dimension dims[d] of the result, or repeated there.
View BroadcastView(const Shape& operand, std::span<const int64_t> dims, size_t result_rank) {
  View view{0, Sizes(result_rank, 0)};
  const Sizes own = RowMajorStrides(operand.dims());
  for (size_t d = 0; d < dims.size(); ++d) {
    if (operand.dims()[d] != 1) view.strides[static_cast<size_t>(dims[d])] = own[d];
  }
  return view;
}

View ReverseView(const Shape& operand, std::span<const int64_t> dims) {
  View view{0, RowMajorStrides(operand.dims())};
  for (const int64_t dim : dims) {
    const auto d = static_cast<size_t>(dim);
    view.offset += (operand.dims()[d] - 1) * view.strides[d];
    view.strides[d] = -view.strides[d];
  }
  return view;
}

View SliceView(const Shape& operand, const ir::SliceAttrs& attrs) {
  View view{0, RowMajorStrides(operand.dims())};
  for (size_t d = 0; d < view.strides.size(); ++d) {
    view.offset += attrs.start_indices[d] * view.strides[d];
    // A stride beyond the array takes one element: it is never stepped along.
    view.strides[d] *= std::min(attrs.strides[d], std::max<int64_t>(1, operand.dims()[d]));
  }
  return view;
}

bool KeepsBits(DType from, DType to) {
  return from == to || (BitWidth(from) >= 8 && BitWidth(to) >= 8);
}

// The view of an op that moves all it moves by strides; nullopt with the reason for others.
std::optional<View> ViewOf(const OpKernelSpec& spec, std::string* reason) {
  const Shape& operand = OperandType(spec, 0).shape;
  const Shape& result = ResultType(spec).shape;
  using Op = ir::ShapeOp;
  switch (static_cast<Op>(spec.module.opcode(spec.op))) {
    case Op::kBroadcast: {
      Sizes dims;
      for (int64_t d = result.rank() - operand.rank(); d < result.rank(); ++d) dims.push_back(d);
      return BroadcastView(operand, dims, static_cast<size_t>(result.rank()));
    }
    case Op::kBroadcastInDim:
      return BroadcastView(operand, AttrsOf<ir::BroadcastInDimAttrs>(spec).broadcast_dimensions,
                           static_cast<size_t>(result.rank()));
    case Op::kDynamicBroadcastInDim:
      return BroadcastView(operand,
                           AttrsOf<ir::DynamicBroadcastInDimAttrs>(spec).broadcast_dimensions,
                           static_cast<size_t>(result.rank()));
    case Op::kTranspose:
      return View{
          0, Pick(RowMajorStrides(operand.dims()), AttrsOf<ir::TransposeAttrs>(spec).permutation)};
    case Op::kReverse:
      return ReverseView(operand, AttrsOf<ir::ReverseAttrs>(spec).dimensions);
    case Op::kSlice:
      return SliceView(operand, AttrsOf<ir::SliceAttrs>(spec));
    case Op::kSetDimensionSize: {
      const int64_t dimension = AttrsOf<ir::DimensionAttrs>(spec).dimension;
      if (result[dimension] > operand[dimension]) return *reason = "a size grows", std::nullopt;
      return View{0, RowMajorStrides(operand.dims())};
    }
    case Op::kBitcastConvert:
    case Op::kReshape:
    case Op::kDynamicReshape:
    case Op::kChloConstant:
    case Op::kConcatenate:
    case Op::kConstant:
    case Op::kDynamicIota:
    case Op::kDynamicPad:
    case Op::kDynamicSlice:
    case Op::kDynamicUpdateSlice:
    case Op::kGetDimensionSize:
    case Op::kIota:
    case Op::kPad:
    case Op::kRealDynamicSlice:
      break;
  }
  return *reason = "not a move by strides", std::nullopt;
}

KernelPtr MakeCopyOfBytes(int64_t bytes) {
  const CopyLoop loop{bytes, 1, 1};
  return std::make_unique<MoveKernel>(BoxCopy(1, std::span(&loop, 1)), 0);
}

}  // namespace

KernelPtr MakeMove(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType& operand = OperandType(spec, 0);
  const TensorType& result = ResultType(spec);
  const int64_t size = ElementBytes(result);
  using Op = ir::ShapeOp;
  const auto op = static_cast<Op>(spec.module.opcode(spec.op));
  if (op == Op::kBitcastConvert && !KeepsBits(operand.dtype(), result.dtype())) {
    return Refuse(reason, "elements narrower than a byte are packed anew");
  }
  if (op == Op::kBitcastConvert || op == Op::kReshape || op == Op::kDynamicReshape) {
    return MakeCopyOfBytes(result.shape.NumElements() * size);
  }
  const std::optional<View> view = ViewOf(spec, reason);
  if (!view) return nullptr;
  std::vector<CopyLoop> loops;
  const Sizes target = RowMajorStrides(result.shape.dims());
  for (size_t d = 0; d < target.size(); ++d) {
    loops.push_back({result.shape.dims()[d], view->strides[d], target[d]});
  }
  const BoxCopy copy(size, loops);
  if (!copy.Fits()) return Refuse(reason, "more dimensions than the copy has loops");
  return std::make_unique<MoveKernel>(copy, view->offset * size);
}

// --- concatenate

namespace {

class ConcatenateKernel final : public OpKernel {
 public:
  struct Part {
    BoxCopy copy;
    int64_t target_bytes;
    int64_t first_unit;
  };
  // The units of all parts together are cut into ranges, so that many small parts are spread too.
  explicit ConcatenateKernel(std::vector<Part> parts) : parts_(std::move(parts)) {
    int64_t bytes = 0;
    for (Part& part : parts_) {
      part.first_unit = units_;
      units_ += part.copy.units();
      bytes += part.copy.units() * part.copy.unit_bytes();
    }
    grain_ = GrainFor(units_ == 0 ? 1 : bytes / units_);
  }
  std::string_view variant() const override { return "move"; }
  Status Run(const OpKernelCall& call) const override {
    ParallelRanges(call.pool, units_, grain_, [&](int64_t begin, int64_t end) {
      auto part = std::ranges::upper_bound(parts_, begin, {}, &Part::first_unit);
      for (--part; part != parts_.end() && part->first_unit < end; ++part) {
        const int64_t first = std::max(begin - part->first_unit, int64_t{0});
        const int64_t last = std::min(end - part->first_unit, part->copy.units());
        if (first >= last) continue;
        const void* from = call.operands[static_cast<size_t>(part - parts_.begin())];
        part->copy.RunUnits(Bytes(from), Bytes(call.results[0]) + part->target_bytes, first, last);
      }
    });
    return OkStatus();
  }

 private:
  std::vector<Part> parts_;
  int64_t units_ = 0;
  int64_t grain_ = 1;
};

}  // namespace

KernelPtr MakeConcatenate(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto dimension = static_cast<size_t>(AttrsOf<ir::ConcatenateAttrs>(spec).dimension);
  const TensorType& result = ResultType(spec);
  const Sizes target = RowMajorStrides(result.shape.dims());
  const int64_t size = ElementBytes(result);
  std::vector<ConcatenateKernel::Part> parts;
  int64_t at = 0;
  for (size_t k = 0; k < spec.module.num_operands(spec.op); ++k) {
    const auto sizes = OperandType(spec, k).shape.dims();
    const Sizes source = RowMajorStrides(sizes);
    std::vector<CopyLoop> loops;
    for (size_t d = 0; d < sizes.size(); ++d) loops.push_back({sizes[d], source[d], target[d]});
    const BoxCopy copy(size, loops);
    if (!copy.Fits()) return Refuse(reason, "more dimensions than the copy has loops");
    parts.push_back({copy, at * target[dimension] * size, 0});
    at += sizes[dimension];
  }
  return std::make_unique<ConcatenateKernel>(std::move(parts));
}

}  // namespace lockstep::runtime::cpu::kernels
