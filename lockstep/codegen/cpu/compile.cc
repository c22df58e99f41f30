// SPDX-License-Identifier: Apache-2.0
// Equal functions are compiled once.
#include "lockstep/codegen/cpu/compile.h"

#include <unordered_map>

#include "lockstep/codegen/cpu/column_function.h"
#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/codegen/cpu/llvm.h"
#include "lockstep/codegen/cpu/loops.h"
#include "lockstep/codegen/cpu/native_loop.h"

namespace lockstep::codegen::cpu {
namespace {

// Which input buffers an output of the step lies upon.
std::vector<bool> Overwritten(const plan::Step& step) {
  std::vector<bool> overwritten(step.inputs.size(), false);
  for (size_t i = 0; i < step.inputs.size(); ++i) {
    for (const plan::Slice& output : step.outputs) {
      if (step.inputs[i] == output) overwritten[i] = true;
    }
  }
  return overwritten;
}

// Nothing but the loop that it is part of calls the function.
void MakeInlined(std::string& text) {
  constexpr std::string_view kDefine = "define ", kBody = ") {";
  text.replace(text.find(kBody), kBody.size(), ") alwaysinline {");
  text.replace(text.find(kDefine), kDefine.size(), "define internal ");
}

class Generator {
 public:
  explicit Generator(const ir::Module& module) : module_(module) {}

  // `inlined`: the steps are part of a loop that becomes one function.
  void Generate(const plan::Sequence& sequence, bool inlined = false) {
    bool is_epilogue = false;
    for (const plan::Step& step : sequence) {
      const bool is_native = !inlined && IsNativeLoop(step);
      if (step.kind == plan::StepKind::kLoops) {
        // In a loop that is one function, other steps write what this one reads.
        const std::vector<bool> overwritten =
            inlined ? std::vector<bool>(step.kernel.buffers.size(), true) : Overwritten(step);
        const Items items = is_epilogue ? Items::kRows : inlined ? Items::kAll : Items::kAny;
        LoopFunction loops = EmitLoops(text_, module_, step.kernel, overwritten, items);
        if (inlined) MakeInlined(loops.text);
        program::Function function;
        function.num_items = loops.num_items;
        function.elements_per_item = loops.elements_per_item;
        function.row_size = loops.row_size;
        loop_functions[step.number] = AddFunction(loops.text, function);
      } else if (step.kind == plan::StepKind::kOp) {
        GenerateRegions(step);
      }
      is_epilogue = step.has_epilogue;
      for (const plan::Sequence& inner : step.sequences) Generate(inner, inlined || is_native);
      if (!is_native) continue;
      loop_functions[step.number] =
          AddFunction(EmitNativeLoop(text_, step,
                                     [this](int64_t number) -> const program::Function& {
                                       return functions[loop_functions.at(number)];
                                     }),
                      {});
    }
  }

  std::string Text() const { return text_.Text(); }

  std::vector<program::Function> functions;
  std::unordered_map<int64_t, uint32_t> loop_functions;
  std::unordered_map<int64_t, std::vector<uint32_t>> region_functions;

 private:
  void GenerateRegions(const plan::Step& step) {
    const ir::OpId op = step.op();
    if (module_.num_regions(op) == 0) return;
    std::vector<uint32_t>& regions = region_functions[step.number];
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      const Result<plan::Body> body = plan::LowerBody(module_, module_.region(op, i));
      regions.push_back(body.ok() ? AddFunction(EmitColumnFunction(text_, module_, *body), {})
                                  : program::kNoFunction);
    }
  }

  uint32_t AddFunction(const std::string& text, program::Function function) {
    const auto next = static_cast<uint32_t>(functions.size());
    // The numbers of items and of their elements are not always in the text.
    const auto [found, is_new] = by_text_.emplace(
        text + std::to_string(function.num_items) + " " + std::to_string(function.row_size), next);
    if (!is_new) return found->second;
    function.symbol = "k" + std::to_string(next);
    std::string named = text;
    named.replace(named.find("@KERNEL"), 7, "@" + function.symbol);
    text_.Define("@" + function.symbol, named);
    functions.push_back(std::move(function));
    return next;
  }

  const ir::Module& module_;
  ModuleText text_;
  std::unordered_map<std::string, uint32_t> by_text_;
};

}  // namespace

Result<program::Program> Compile(std::shared_ptr<const ir::Module> module, plan::Plan plan,
                                 const CompileOptions& options) {
  Generator generator(*module);
  generator.Generate(plan.steps);
  program::Program program;
  program.module = std::move(module);
  program.plan = std::move(plan);
  program.functions = std::move(generator.functions);
  program.loop_functions = std::move(generator.loop_functions);
  program.region_functions = std::move(generator.region_functions);
  program.level = options.level;
  if (!program.functions.empty()) {
    LS_ASSIGN_OR_RETURN(program.object, CompileObject(generator.Text(), options.level));
  }
  return program;
}

std::string GeneratedCode(const ir::Module& module, const plan::Plan& plan) {
  Generator generator(module);
  generator.Generate(plan.steps);
  return generator.Text();
}

}  // namespace lockstep::codegen::cpu
