// SPDX-License-Identifier: Apache-2.0
// dynamic_slice and dynamic_update_slice: copies of a box whose place in the array is given by
// scalars, moved so that it lies inside.
#include <algorithm>
#include <cstring>

#include "lockstep/ir/ops/shape.h"
#include "lockstep/runtime/cpu/kernels/index_vectors.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// The offset of a box in an array, from operands that are scalars.
class BoxStart {
 public:
  BoxStart(const OpKernelSpec& spec, size_t first_operand, std::span<const int64_t> array,
           std::span<const int64_t> box, int64_t element_size)
      : first_operand_(first_operand) {
    const Sizes strides = RowMajorStrides(array);
    for (size_t d = 0; d < array.size(); ++d) {
      const DType dtype = OperandType(spec, first_operand + d).dtype();
      dimensions_.push_back(
          {FindLoadIntegers(dtype), array[d] - box[d], strides[d] * element_size});
    }
  }

  int64_t OffsetBytes(std::span<const void* const> operands) const {
    int64_t offset = 0;
    for (size_t d = 0; d < dimensions_.size(); ++d) {
      const Dimension& dimension = dimensions_[d];
      int64_t start = 0;
      dimension.load(operands[first_operand_ + d], 0, 0, 1, &start);
      offset += std::clamp<int64_t>(start, 0, dimension.last) * dimension.stride_bytes;
    }
    return offset;
  }

 private:
  struct Dimension {
    LoadIntegers load;
    int64_t last;
    int64_t stride_bytes;
  };
  size_t first_operand_;
  std::vector<Dimension> dimensions_;
};

class DynamicSliceKernel final : public OpKernel {
 public:
  DynamicSliceKernel(BoxCopy copy, BoxStart start) : copy_(copy), start_(std::move(start)) {}
  std::string_view variant() const override { return "move"; }
  Status Run(const OpKernelCall& call) const override {
    if (copy_.IsEmpty()) return OkStatus();
    copy_.Run(Bytes(call.operands[0]) + start_.OffsetBytes(call.operands), Bytes(call.results[0]),
              call.pool);
    return OkStatus();
  }

 private:
  BoxCopy copy_;
  BoxStart start_;
};

class DynamicUpdateSliceKernel final : public OpKernel {
 public:
  DynamicUpdateSliceKernel(int64_t bytes, BoxCopy copy, BoxStart start)
      : bytes_(bytes), copy_(copy), start_(std::move(start)) {}
  std::string_view variant() const override { return "move"; }
  Status Run(const OpKernelCall& call) const override {
    ParallelCopy(call.operands[0], call.results[0], bytes_, call.pool);
    if (copy_.IsEmpty()) return OkStatus();
    copy_.Run(Bytes(call.operands[1]), Bytes(call.results[0]) + start_.OffsetBytes(call.operands),
              call.pool);
    return OkStatus();
  }

 private:
  int64_t bytes_;  // of the whole array, copied where the result is not the operand itself
  BoxCopy copy_;
  BoxStart start_;
};

// Between an array and a box of it that lies by itself.
std::vector<CopyLoop> BoxLoops(std::span<const int64_t> array, std::span<const int64_t> box,
                               bool array_is_source) {
  const Sizes in_array = RowMajorStrides(array), in_box = RowMajorStrides(box);
  std::vector<CopyLoop> loops;
  for (size_t d = 0; d < box.size(); ++d) {
    loops.push_back({box[d], array_is_source ? in_array[d] : in_box[d],
                     array_is_source ? in_box[d] : in_array[d]});
  }
  return loops;
}

}  // namespace

KernelPtr MakeDynamicSlice(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto array = OperandType(spec, 0).shape.dims();
  const auto box = ResultType(spec).shape.dims();
  const int64_t size = ElementBytes(ResultType(spec));
  const BoxCopy copy(size, BoxLoops(array, box, true));
  if (!copy.Fits()) return Refuse(reason, "more dimensions than the copy has loops");
  return std::make_unique<DynamicSliceKernel>(copy, BoxStart(spec, 1, array, box, size));
}

KernelPtr MakeDynamicUpdateSlice(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType& operand = OperandType(spec, 0);
  const auto array = operand.shape.dims();
  const auto box = OperandType(spec, 1).shape.dims();
  const int64_t size = ElementBytes(operand);
  const BoxCopy copy(size, BoxLoops(array, box, false));
  if (!copy.Fits()) return Refuse(reason, "more dimensions than the copy has loops");
  return std::make_unique<DynamicUpdateSliceKernel>(operand.shape.NumElements() * size, copy,
                                                    BoxStart(spec, 2, array, box, size));
}

}  // namespace lockstep::runtime::cpu::kernels
