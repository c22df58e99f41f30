// SPDX-License-Identifier: Apache-2.0
// Every index, place and size of a program within its bounds.
#include <algorithm>

#include "lockstep/base/strings.h"
#include "lockstep/program/load.h"

namespace lockstep::program {
namespace {

using plan::Slice;
using plan::Space;
using plan::Step;
using plan::StepKind;

// Far above any memory, and small enough to add up.
constexpr int64_t kMaxBytes = int64_t{1} << 46;

class Checker {
 public:
  explicit Checker(const Program& program)
      : program_(program),
        module_(*program.module),
        body_(module_.function(module_.Entry()).body) {}

  Status Run() {
    const plan::MemoryUse& memory = program_.plan.memory;
    for (const int64_t bytes : {memory.argument_bytes, memory.result_bytes, memory.constant_bytes,
                                memory.temporary_bytes, memory.aliased_bytes}) {
      if (bytes < 0 || bytes > kMaxBytes) return InvalidArgumentError("its memory has no size");
    }
    for (const auto& [result, argument] : program_.plan.aliases) {
      if (result >= Results().size() || argument >= module_.arguments(body_).size() ||
          SizeOf(Results()[result]) != SizeOf(module_.arguments(body_)[argument])) {
        return InvalidArgumentError("a result has the place of an argument that it cannot have");
      }
    }
    for (const Function& function : program_.functions) {
      if (function.num_items < 0 || function.elements_per_item < 1 || function.row_size < 0 ||
          function.num_items >
              kMaxBytes / std::max(function.elements_per_item, function.row_size)) {
        return InvalidArgumentError(function.symbol + " has no size");
      }
    }
    return CheckSequence(program_.plan.steps);
  }

 private:
  std::span<const ir::ValueId> Results() const { return module_.operands(module_.last_op(body_)); }

  // 0 for what has no bytes, -1 for what has no known number of them.
  int64_t SizeOf(ir::ValueId value) const {
    const Type& type = module_.type(value);
    if (!type.IsTensor()) return 0;
    const Result<int64_t> count = type.tensor().shape.CheckedNumElements();
    if (!type.tensor().shape.IsStatic() || !count.ok()) return -1;
    const auto width = static_cast<int64_t>(ElementSizeBytes(type.tensor().dtype()));
    return *count > kMaxBytes / width ? -1 : *count * width;
  }

  static Status Wrong(const Step& step, std::string_view what) {
    return InvalidArgumentError(base::StrCat("step ", step.number, ": ", what));
  }

  bool IsInBounds(const Slice& slice) const {
    switch (slice.space) {
      case Space::kNone:
        return slice.size_bytes == 0;
      case Space::kTemporary:
        return slice.offset >= 0 && slice.size_bytes >= 0 &&
               slice.offset <= program_.plan.memory.temporary_bytes &&
               slice.size_bytes <= program_.plan.memory.temporary_bytes - slice.offset;
      case Space::kArgument:
        return slice.index < module_.arguments(body_).size() &&
               slice.size_bytes == SizeOf(module_.arguments(body_)[slice.index]);
      case Space::kResult:
        return slice.index < Results().size() && slice.size_bytes == SizeOf(Results()[slice.index]);
      case Space::kConstant:
        return module_.opcode(ir::OpId(slice.index)) == ir::Opcode::kConstant &&
               slice.size_bytes == SizeOf(module_.result(ir::OpId(slice.index)));
    }
    return false;
  }

  // Whether `slice` has room for all of `value`.
  bool Holds(const Slice& slice, ir::ValueId value) const {
    if (value.index >= module_.value_capacity()) return true;
    const int64_t size = SizeOf(value);
    return size >= 0 && (size == 0 || slice.size_bytes >= size);
  }

  Status CheckSequence(const plan::Sequence& sequence) {
    for (const Step& step : sequence) {
      LS_RETURN_IF_ERROR(CheckSlices(step));
      LS_RETURN_IF_ERROR(CheckKind(step));
      for (const plan::Sequence& inner : step.sequences) LS_RETURN_IF_ERROR(CheckSequence(inner));
    }
    for (size_t i = 0; i < sequence.size(); ++i) {
      if (!sequence[i].has_epilogue) continue;
      if (i + 1 == sequence.size() || !IsPair(sequence[i], sequence[i + 1])) {
        return Wrong(sequence[i], "it has no epilogue");
      }
    }
    return OkStatus();
  }

  // Whether the rows of `loops` are the elements of the op's result.
  bool IsPair(const Step& op, const Step& loops) const {
    if (op.kind != StepKind::kOp || loops.kind != StepKind::kLoops || loops.has_epilogue ||
        op.output_values.size() != 1) {
      return false;
    }
    const ir::ValueId result = op.output_values[0];
    const Function& function = program_.functions[program_.loop_functions.at(loops.number)];
    return SizeOf(result) > 0 && function.row_size > 0 &&
           module_.tensor_type(result).shape.NumElements() ==
               function.num_items * function.row_size;
  }

  Status CheckSlices(const Step& step) {
    const bool is_while = step.kind == StepKind::kWhile;
    if (!is_while && (step.inputs.size() != step.input_values.size() ||
                      step.outputs.size() != step.output_values.size())) {
      return Wrong(step, "its values and their places do not match");
    }
    for (size_t i = 0; i < step.inputs.size(); ++i) {
      if (!IsInBounds(step.inputs[i]) || !Holds(step.inputs[i], step.input_values[i])) {
        return Wrong(step, "it reads outside of its memory");
      }
    }
    for (size_t i = 0; i < step.outputs.size(); ++i) {
      const Slice& slice = step.outputs[i];
      const bool is_writable = slice.space != Space::kArgument && slice.space != Space::kConstant;
      if (!is_writable || !IsInBounds(slice)) return Wrong(step, "it writes outside of its memory");
      if (step.kind != StepKind::kCopy && !is_while && !Holds(slice, step.output_values[i])) {
        return Wrong(step, "it writes outside of its memory");
      }
    }
    return OkStatus();
  }

  bool HasFunction(const Step& step) const {
    const auto found = program_.loop_functions.find(step.number);
    return found != program_.loop_functions.end() && found->second < program_.functions.size() &&
           !program_.object.empty();
  }

  Status CheckKind(const Step& step) {
    switch (step.kind) {
      case StepKind::kLoops:
        if (HasFunction(step)) break;
        return Wrong(step, "it has no function");
      case StepKind::kOp:
        return CheckOp(step);
      case StepKind::kCopy:
        if (step.inputs.size() == 1 && step.outputs.size() == 1 &&
            step.inputs[0].size_bytes == step.outputs[0].size_bytes) {
          break;
        }
        return Wrong(step, "a copy has one source and one place of the same size");
      case StepKind::kWhile:
        if (step.op() && module_.opcode(step.op()) == ir::Opcode::kWhile &&
            step.sequences.size() == 2 && IsInBounds(step.condition) &&
            step.condition.size_bytes >= 1 &&
            (HasFunction(step) || !program_.loop_functions.contains(step.number))) {
          return OkStatus();
        }
        return Wrong(step, "it is no loop");
      case StepKind::kCase:
        if (IsBranch(step)) return OkStatus();
        return Wrong(step, "it is no branch");
    }
    return step.sequences.empty() ? OkStatus() : Wrong(step, "it contains steps");
  }

  bool IsBranch(const Step& step) const {
    if (!step.op() || step.inputs.size() != 1 || step.sequences.empty()) return false;
    const ir::Opcode opcode = module_.opcode(step.op());
    return (opcode == ir::Opcode::kIf || opcode == ir::Opcode::kCase) &&
           step.sequences.size() == module_.num_regions(step.op()) &&
           step.input_values[0] == module_.operand(step.op(), 0) && step.inputs[0].size_bytes > 0;
  }

  Status CheckOp(const Step& step) {
    const ir::OpId op = step.op();
    if (step.group.ops.size() != 1 || !step.sequences.empty())
      return Wrong(step, "it is not one op");
    const auto operands = module_.operands(op);
    const auto results = module_.results(op);
    if (step.input_values.size() < operands.size() ||
        !std::equal(operands.begin(), operands.end(), step.input_values.begin()) ||
        !std::ranges::equal(results, step.output_values)) {
      return Wrong(step, "its values are not those of its op");
    }
    for (const ir::ValueId value : step.input_values) {
      if (value.index >= module_.value_capacity())
        return Wrong(step, "it reads what nothing makes");
    }
    const auto found = program_.region_functions.find(step.number);
    if (found == program_.region_functions.end()) return OkStatus();
    if (found->second.size() != module_.num_regions(op) || program_.object.empty()) {
      return Wrong(step, "it has functions for regions that it has not");
    }
    for (const uint32_t function : found->second) {
      if (function != kNoFunction && function >= program_.functions.size()) {
        return Wrong(step, "it has no function for a region");
      }
    }
    return OkStatus();
  }

  const Program& program_;
  const ir::Module& module_;
  ir::RegionId body_;
};

}  // namespace

Status CheckProgram(const Program& program) { return Checker(program).Run(); }

}  // namespace lockstep::program
