// SPDX-License-Identifier: Apache-2.0
// Calls of the steps' functions, which LLVM inlines.
#include "lockstep/codegen/cpu/native_loop.h"

#include <algorithm>

namespace lockstep::codegen::cpu {
namespace {

// More steps than this are as well run one by one: code grows with each.
constexpr size_t kMaxSteps = 64;

size_t CountSteps(const plan::Sequence& sequence) {
  size_t count = sequence.size();
  for (const plan::Step& step : sequence) {
    for (const plan::Sequence& inner : step.sequences) count += CountSteps(inner);
  }
  return count;
}

bool AreSmall(const plan::Sequence& sequence) {
  return std::all_of(sequence.begin(), sequence.end(), [](const plan::Step& step) {
    switch (step.kind) {
      case plan::StepKind::kLoops:
        return step.kernel.domain.NumElements() <= kSmallStep;
      case plan::StepKind::kCopy:
        return step.outputs[0].size_bytes <= 4 * kSmallStep;
      case plan::StepKind::kWhile:
        return AreSmall(step.sequences[0]) && AreSmall(step.sequences[1]);
      case plan::StepKind::kOp:
      case plan::StepKind::kCase:
        return false;
    }
    return false;
  });
}

class LoopWriter {
 public:
  LoopWriter(FunctionText& f, const std::function<const program::Function&(int64_t)>& function_of)
      : f_(f), function_of_(function_of) {}

  void While(const plan::Step& step) {
    const std::string condition = Pointer(next_++);
    const std::string head = f_.FreshLabel("while"), body = f_.FreshLabel("do"),
                      done = f_.FreshLabel("done");
    f_.Line("br label %" + head);
    f_.Block(head);
    Steps(step.sequences[0]);
    const std::string flag = f_.Emit("load i8, ptr " + condition);
    const std::string goes_on = f_.Emit("icmp ne i8 " + flag + ", 0");
    f_.Line("br i1 " + goes_on + ", label %" + body + ", label %" + done);
    f_.Block(body);
    Steps(step.sequences[1]);
    f_.Line("br label %" + head);
    f_.Block(done);
  }

 private:
  void Steps(const plan::Sequence& sequence) {
    for (const plan::Step& step : sequence) {
      if (step.kind == plan::StepKind::kWhile) {
        While(step);
        continue;
      }
      const size_t first = next_;
      next_ += step.inputs.size() + step.outputs.size();
      if (step.kind == plan::StepKind::kCopy) {
        f_.module().Declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)");
        const std::string from = Pointer(first), to = Pointer(first + 1);
        f_.Line("call void @llvm.memcpy.p0.p0.i64(ptr " + to + ", ptr " + from + ", i64 " +
                std::to_string(step.outputs[0].size_bytes) + ", i1 false)");
        continue;
      }
      const program::Function& function = function_of_(step.number);
      const std::string buffers =
          f_.Emit("getelementptr inbounds ptr, ptr %pointers, i64 " + std::to_string(first));
      f_.Line("call void @" + function.symbol + "(ptr " + buffers + ", i64 0, i64 " +
              std::to_string(function.num_items) + ", i64 0, i64 0)");
    }
  }

  std::string Pointer(size_t index) {
    const std::string slot =
        f_.Emit("getelementptr inbounds ptr, ptr %pointers, i64 " + std::to_string(index));
    return f_.Emit("load ptr, ptr " + slot + ", !invariant.load !0");
  }

  FunctionText& f_;
  const std::function<const program::Function&(int64_t)>& function_of_;
  size_t next_ = 0;
};

}  // namespace

bool IsNativeLoop(const plan::Step& step) {
  return step.kind == plan::StepKind::kWhile && AreSmall(step.sequences[0]) &&
         AreSmall(step.sequences[1]) &&
         CountSteps(step.sequences[0]) + CountSteps(step.sequences[1]) <= kMaxSteps;
}

std::string EmitNativeLoop(ModuleText& module_text, const plan::Step& step,
                           const std::function<const program::Function&(int64_t)>& function_of) {
  FunctionText f(module_text);
  LoopWriter(f, function_of).While(step);
  f.Line("ret void");
  return "define void @KERNEL(ptr noalias %pointers, i64 %begin, i64 %end, i64 %first, i64 %last) "
         "{\n" +
         f.body() + "}\n";
}

}  // namespace lockstep::codegen::cpu
