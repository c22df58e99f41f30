// SPDX-License-Identifier: Apache-2.0
// Tables of groups, steps and memory.
#include "lockstep/plan/print.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <unordered_map>

#include "lockstep/base/strings.h"

namespace lockstep::plan {
namespace {

std::string ShortName(const ir::Module& module, ir::OpId op) {
  const std::string_view full = module.info(op).name;
  return std::string(full.substr(full.find('.') + 1));
}

std::string TypeOf(const ir::Module& module, ir::ValueId value) {
  return value.index < module.value_capacity() ? module.type(value).ToString() : "kept aside";
}

// Where a value comes from: "%arg 'params.w1'", "dot_general at 12:7", "constant".
std::string OriginOf(const ir::Module& module, ir::ValueId value) {
  if (value.index >= module.value_capacity()) return "kept aside";
  const std::string& name = module.value_name(value);
  const ir::OpId op = module.defining_op(value);
  std::string text = op ? ShortName(module, op) : "argument";
  if (!name.empty()) text += " '" + name + "'";
  if (op && module.position(op).line > 0) {
    text += " at line " + std::to_string(module.position(op).line);
  }
  return text;
}

std::string PlaceOf(const Slice& slice) {
  switch (slice.space) {
    case Space::kNone:
      return "-";
    case Space::kTemporary:
      return "temp[" + std::to_string(slice.offset) + "]";
    case Space::kArgument:
      return "arg" + std::to_string(slice.index);
    case Space::kResult:
      return "result" + std::to_string(slice.index);
    case Space::kConstant:
      return "constant" + std::to_string(slice.index);
  }
  return "-";
}

std::string_view KindName(StepKind kind) {
  switch (kind) {
    case StepKind::kLoops:
      return "loops";
    case StepKind::kOp:
      return "op";
    case StepKind::kCopy:
      return "copy";
    case StepKind::kWhile:
      return "while";
    case StepKind::kCase:
      return "case";
  }
  return "";
}

class Printer {
 public:
  Printer(const ir::Module& module, bool slices) : module_(module), slices_(slices) {}

  void Print(const Sequence& sequence, int depth) {
    const std::string indent(static_cast<size_t>(2 * depth), ' ');
    bool is_epilogue = false;
    for (const Step& step : sequence) {
      const std::string_view kind = is_epilogue ? "epilogue" : KindName(step.kind);
      is_epilogue = step.has_epilogue;
      text += indent + base::StrCat(step.number, " ", kind, " ");
      text += DescribeStep(module_, step) + "\n";
      if (step.kind == StepKind::kLoops) {
        text += indent + "    over " + DomainOf(step.kernel) + "\n";
      }
      PrintBuffers(indent + "    reads  ", step.input_values, step.inputs);
      PrintBuffers(indent + "    writes ", step.output_values, step.outputs);
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        const bool is_while = step.kind == StepKind::kWhile;
        text += indent + "  " +
                (is_while ? (i == 0 ? "condition" : "body") : "branch " + std::to_string(i)) +
                ":\n";
        Print(step.sequences[i], depth + 2);
      }
    }
  }

  std::string text;

 private:
  static std::string DomainOf(const Kernel& kernel) {
    std::string sizes;
    for (size_t d = 0; d < kernel.domain.sizes.size(); ++d) {
      sizes += sizes.empty() ? "" : " x ";
      if (kernel.domain.reduced[d]) sizes += "reduced ";
      sizes += std::to_string(kernel.domain.sizes[d]);
    }
    return sizes.empty() ? "one element" : sizes;
  }

  void PrintBuffers(const std::string& head, const std::vector<ir::ValueId>& values,
                    const std::vector<Slice>& slices) {
    for (size_t i = 0; i < values.size(); ++i) {
      text += head + TypeOf(module_, values[i]);
      if (slices_ && i < slices.size()) text += " " + PlaceOf(slices[i]);
      text += "  " + OriginOf(module_, values[i]) + "\n";
    }
  }

  const ir::Module& module_;
  bool slices_;
};

std::string Row(int64_t bytes, std::string_view what) {
  char number[32];
  std::snprintf(number, sizeof(number), "%14lld  ", static_cast<long long>(bytes));
  return number + std::string(what) + "\n";
}

}  // namespace

std::string DescribeStep(const ir::Module& module, const Step& step) {
  if (step.kind == StepKind::kCopy) return base::StrCat(step.outputs[0].size_bytes, " bytes");
  constexpr size_t kListed = 8;
  std::string text;
  for (size_t i = 0; i < step.group.ops.size() && i < kListed; ++i) {
    text += (i == 0 ? "" : " ") + ShortName(module, step.group.ops[i]);
  }
  if (step.group.ops.size() > kListed) {
    text += base::StrCat(" .. (", step.group.ops.size(), " ops)");
  }
  const size_t outputs = std::min<size_t>(step.output_values.size(), 2);
  for (size_t i = 0; i < outputs; ++i) text += " -> " + TypeOf(module, step.output_values[i]);
  if (step.output_values.size() > outputs) text += " ..";
  return text;
}

std::string PrintGroups(const ir::Module& module, const Plan& plan) {
  Printer printer(module, false);
  printer.Print(plan.steps, 0);
  return printer.text;
}

std::string PrintSteps(const ir::Module& module, const Plan& plan) {
  Printer printer(module, true);
  printer.Print(plan.steps, 0);
  return printer.text;
}

std::string DescribeTemporaries(const ir::Module& module, const Plan& plan) {
  const auto largest = std::max_element(
      plan.temporaries.begin(), plan.temporaries.end(),
      [](const TemporaryUse& a, const TemporaryUse& b) { return a.size_bytes < b.size_bytes; });
  if (largest == plan.temporaries.end()) return "temporaries";
  return base::StrCat("temporaries, the largest of which is ", OriginOf(module, largest->value),
                      ", ", TypeOf(module, largest->value));
}

std::string PrintDecisions(const ir::Module& module, const Plan& plan) {
  std::vector<std::string> lines;
  for (const FusionDecision& decision : plan.decisions) {
    lines.push_back(base::StrCat(decision.fused ? "fused     " : "not fused ",
                                 OriginOf(module, module.result(decision.producer)), " into ",
                                 OriginOf(module, module.result(decision.consumer)), ": ",
                                 decision.reason));
  }
  return FoldEqualLines(lines);
}

std::string FoldEqualLines(const std::vector<std::string>& lines) {
  std::unordered_map<std::string_view, int64_t> counts;
  for (const std::string& line : lines) ++counts[line];
  std::string text;
  for (const std::string& line : lines) {
    int64_t& count = counts[line];
    if (count == 0) continue;  // an earlier line said it
    text += count == 1 ? line + "\n" : base::StrCat(line, "  (", count, " times)\n");
    count = 0;
  }
  return text;
}

Peak FindPeak(const Plan& plan) {
  Peak peak;
  for (const auto& [step, live] : LiveBytes(plan)) {
    if (live > peak.bytes) peak = {step, live};
  }
  return peak;
}

std::string PrintMemory(const ir::Module& module, const Plan& plan) {
  const MemoryUse& use = plan.memory;
  std::string text = Row(use.argument_bytes, "arguments");
  text += Row(use.result_bytes, "results");
  text += Row(use.constant_bytes, "constants");
  text += Row(use.temporary_bytes, base::StrCat("temporaries (no plan needs less than ",
                                                plan.temporary_lower_bound_bytes, ")"));
  text += Row(-use.aliased_bytes, "results in the place of arguments");
  text += Row(use.peak_bytes(), "peak");
  const Peak peak = FindPeak(plan);
  text += base::StrCat("\nTemporaries; most are live at step ", peak.step, ": ", peak.bytes,
                       " bytes, marked *\n         bytes        offset  steps\n");
  std::vector<TemporaryUse> rows = plan.temporaries;
  const auto at_peak = [&](const TemporaryUse& row) {
    return row.first_step <= peak.step && peak.step <= row.last_step;
  };
  std::sort(rows.begin(), rows.end(), [&](const TemporaryUse& a, const TemporaryUse& b) {
    if (at_peak(a) != at_peak(b)) return at_peak(a);
    return a.size_bytes != b.size_bytes ? a.size_bytes > b.size_bytes : a.offset < b.offset;
  });
  for (const TemporaryUse& row : rows) {
    char line[96];
    std::snprintf(line, sizeof(line), "%c%13lld %13lld  %lld-%lld  ", at_peak(row) ? '*' : ' ',
                  static_cast<long long>(row.size_bytes), static_cast<long long>(row.offset),
                  static_cast<long long>(row.first_step), static_cast<long long>(row.last_step));
    text += line + TypeOf(module, row.value) + "  " + OriginOf(module, row.value) + "\n";
  }
  return text;
}

}  // namespace lockstep::plan
