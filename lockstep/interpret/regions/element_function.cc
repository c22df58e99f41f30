// SPDX-License-Identifier: Apache-2.0
// Runs an ElementFunction: kernels on columns, or the evaluator element by element.
#include "lockstep/interpret/regions/element_function.h"

#include <algorithm>
#include <cstring>

#include "lockstep/base/storage.h"

namespace lockstep::interpret {
namespace {

template <typename T>
void SelectAs(const KernelInputs& inputs, std::byte* output, int64_t n) {
  const auto* on_true = reinterpret_cast<const T*>(inputs[1]);
  const auto* on_false = reinterpret_cast<const T*>(inputs[2]);
  auto* out = reinterpret_cast<T*>(output);
  for (int64_t i = 0; i < n; ++i) {
    out[i] = inputs[0][i] != std::byte{0} ? on_true[i] : on_false[i];
  }
}

void Select(DType dtype, const KernelInputs& inputs, std::byte* output, int64_t n) {
  base::VisitDType(dtype,
                   [&](auto tag) { SelectAs<typename decltype(tag)::Storage>(inputs, output, n); });
}

}  // namespace

void ElementFunction::Execute(Instruction& instruction, std::byte* output, int64_t n) {
  KernelInputs inputs{};
  for (size_t k = 0; k < instruction.num_inputs; ++k) inputs[k] = pointers_[instruction.inputs[k]];
  const auto count = static_cast<size_t>(n);
  switch (instruction.kind) {
    case Instruction::Kind::kSelect:
      return Select(instruction.output_dtype, inputs, output, n);
    case Instruction::Kind::kConvert:
      return kernels::ConvertElements(instruction.input_dtype, inputs[0], count,
                                      instruction.output_dtype, output);
    case Instruction::Kind::kCopy:
      std::memmove(output, inputs[0], count * ElementSizeBytes(instruction.output_dtype));
      return;
    case Instruction::Kind::kKernel:
      break;
  }
  constexpr size_t kLaneColumn = kColumn * kernels::kMaxLaneSize;
  kernels::KernelArgs& args = instruction.args;
  for (size_t k = 0; k < instruction.num_inputs; ++k) {
    args.inputs[k] = inputs[k];
    if (!instruction.widens) continue;
    std::byte* lanes = lanes_.data() + k * kLaneColumn;
    kernels::ToLanes(instruction.input_dtype, inputs[k], count, lanes);
    args.inputs[k] = lanes;
  }
  args.count = count;
  if (!instruction.narrows) {
    args.output = output;
    return instruction.kernel(args);
  }
  std::byte* lanes = lanes_.data() + inputs.size() * kLaneColumn;
  args.output = lanes;
  instruction.kernel(args);
  kernels::FromLanes(instruction.output_dtype, lanes, count, output);
}

Status ElementFunction::Run(std::span<const std::byte* const> arguments,
                            std::span<std::byte* const> results, int64_t n) {
  if (!is_compiled_) return RunRegion(arguments, results, n);
  // One instruction writes its result in place; several leave theirs in temporaries until the
  // arguments are not needed any more.
  const bool in_place =
      program_.size() == 1 && results.size() == 1 && result_slots_[0] == program_[0].output;
  for (int64_t begin = 0; begin < n; begin += kColumn) {
    const int64_t count = std::min(kColumn, n - begin);
    for (size_t k = 0; k < arguments.size(); ++k) {
      pointers_[k] =
          arguments[k] + static_cast<size_t>(begin) * ElementSizeBytes(argument_dtypes_[k]);
    }
    for (Instruction& instruction : program_) {
      std::byte* output =
          in_place ? results[0] + static_cast<size_t>(begin) * ElementSizeBytes(result_dtypes_[0])
                   : Column(instruction.output);
      Execute(instruction, output, count);
    }
    for (size_t r = 0; !in_place && r < results.size(); ++r) {
      const size_t size = ElementSizeBytes(result_dtypes_[r]);
      std::memcpy(results[r] + static_cast<size_t>(begin) * size, pointers_[result_slots_[r]],
                  static_cast<size_t>(count) * size);
    }
  }
  return OkStatus();
}

Status ElementFunction::RunRegion(std::span<const std::byte* const> arguments,
                                  std::span<std::byte* const> results, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    std::vector<Datum> values;
    for (size_t k = 0; k < arguments.size(); ++k) {
      const size_t size = ElementSizeBytes(argument_dtypes_[k]);
      const std::byte* element = arguments[k] + static_cast<size_t>(i) * size;
      LS_ASSIGN_OR_RETURN(Literal scalar, Literal::FromBytes(argument_dtypes_[k], Shape(),
                                                             {element, element + size}));
      values.emplace_back(std::move(scalar));
    }
    LS_ASSIGN_OR_RETURN(const std::vector<Datum> outputs,
                        call_->evaluator.RunRegion(region_, std::move(values)));
    for (size_t r = 0; r < results.size(); ++r) {
      const size_t size = ElementSizeBytes(result_dtypes_[r]);
      std::memcpy(results[r] + static_cast<size_t>(i) * size,
                  outputs[r].array().stored_bytes().data(), size);
    }
  }
  return OkStatus();
}

std::byte* ElementFunction::Column(size_t slot) {
  return columns_.data() + temporary_offsets_[slot - argument_dtypes_.size()];
}

}  // namespace lockstep::interpret
