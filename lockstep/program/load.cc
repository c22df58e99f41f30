// SPDX-License-Identifier: Apache-2.0
// Reads tables out of bytes that nobody vouches for, then checks what they say.
#include "lockstep/program/load.h"

#include <optional>
#include <span>

#include "lockstep/base/hash.h"
#include "lockstep/base/strings.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/program/encoding.h"
#include "lockstep/program/numbering.h"
#include "lockstep/program/save.h"
#include "lockstep/text/load.h"
#include "lockstep/version.h"

namespace lockstep::program {
namespace {

// The least bytes that an item of each table takes.
constexpr size_t kStepBytes = 101, kSliceBytes = 21, kFunctionBytes = 32, kTemporaryBytes = 36;

class Reader {
 public:
  // `depth`: the programs around this one.
  Reader(std::span<const std::byte> body, std::string file, int depth)
      : in_(body), file_(std::move(file)), depth_(depth) {}

  Result<Program> Run() {
    const std::string version = in_.String();
    if (version != kVersion) {
      return FailedPreconditionError(base::StrCat("it was compiled by Lockstep ",
                                                  base::Quoted(version), ", this is ", kVersion,
                                                  ": compile the program again"));
    }
    LS_RETURN_IF_ERROR(ReadLevel());
    LS_RETURN_IF_ERROR(ReadModule());
    ReadMemory();
    program_.functions.resize(in_.Count(kFunctionBytes));
    for (Function& function : program_.functions) {
      function.symbol = in_.String();
      function.num_items = in_.Number<int64_t>();
      function.elements_per_item = in_.Number<int64_t>();
      function.row_size = in_.Number<int64_t>();
    }
    ReadSequence(program_.plan.steps, 0);
    const auto object = in_.Blob();
    program_.object.assign(object.begin(), object.end());
    LS_RETURN_IF_ERROR(callee_status_);
    if (!in_.ok() || !in_.AtEnd() || damaged_) {
      return InvalidArgumentError("its tables are damaged");
    }
    LS_RETURN_IF_ERROR(CheckProgram(program_));
    return std::move(program_);
  }

 private:
  Status ReadLevel() {
    const auto level = in_.Number<uint8_t>();
    if (level > static_cast<uint8_t>(base::CpuLevel::kAvx512)) {
      return InvalidArgumentError("it is for processors of an unknown kind");
    }
    program_.level = static_cast<base::CpuLevel>(level);
    if (program_.level <= base::HostCpuLevel()) return OkStatus();
    return FailedPreconditionError(
        base::StrCat("it was compiled for processors with ", base::CpuLevelName(program_.level),
                     ", this one has ", base::CpuLevelName(base::HostCpuLevel()),
                     ": compile the program again here"));
  }

  Status ReadModule() {
    const std::string bytes = in_.String();
    LS_ASSIGN_OR_RETURN(ir::Module module, text::LoadProgram(bytes, file_));
    LS_RETURN_IF_ERROR(ir::VerifyModule(module));
    LS_RETURN_IF_ERROR(ir::CheckEntry(module));
    module_ = std::make_shared<const ir::Module>(std::move(module));
    program_.module = module_;
    numbering_.emplace(*module_);
    const auto ops = in_.Number<uint64_t>(), values = in_.Number<uint64_t>();
    const auto hash = in_.Number<uint64_t>();
    if (ops == numbering_->ops().size() && values == numbering_->values().size() &&
        hash == numbering_->hash()) {
      return OkStatus();
    }
    return InvalidArgumentError("its steps belong to another program");
  }

  void ReadMemory() {
    plan::Plan& plan = program_.plan;
    plan.memory.argument_bytes = in_.Number<int64_t>();
    plan.memory.result_bytes = in_.Number<int64_t>();
    plan.memory.constant_bytes = in_.Number<int64_t>();
    plan.memory.temporary_bytes = in_.Number<int64_t>();
    plan.memory.aliased_bytes = in_.Number<int64_t>();
    plan.temporary_lower_bound_bytes = in_.Number<int64_t>();
    plan.temporaries.resize(in_.Count(kTemporaryBytes));
    for (plan::TemporaryUse& use : plan.temporaries) {
      use.value = ReadValue();
      use.offset = in_.Number<int64_t>();
      use.size_bytes = in_.Number<int64_t>();
      use.first_step = in_.Number<int64_t>();
      use.last_step = in_.Number<int64_t>();
    }
    plan.aliases.resize(in_.Count(2 * sizeof(uint32_t)));
    for (auto& [result, argument] : plan.aliases) {
      result = in_.Number<uint32_t>();
      argument = in_.Number<uint32_t>();
    }
  }

  ir::OpId ReadOp() {
    const auto place = in_.Number<uint32_t>();
    if (place < numbering_->ops().size()) return numbering_->ops()[place];
    damaged_ = true;
    return numbering_->ops().front();
  }

  // Values that the plan alone knows stay beyond those of the module.
  ir::ValueId ReadValue() {
    const uint64_t place = in_.Number<uint32_t>();
    const std::vector<ir::ValueId>& values = numbering_->values();
    if (place < values.size()) return values[place];
    const uint64_t index = place - values.size() + module_->value_capacity();
    if (index >= ir::ValueId::kNone) damaged_ = true;
    return ir::ValueId(static_cast<uint32_t>(index));
  }

  void ReadValues(std::vector<ir::ValueId>& values) {
    values.resize(in_.Count(sizeof(uint32_t)));
    for (ir::ValueId& value : values) value = ReadValue();
  }

  plan::Slice ReadSlice() {
    plan::Slice slice;
    const auto space = in_.Number<uint8_t>();
    if (space > static_cast<uint8_t>(plan::Space::kConstant)) damaged_ = true;
    slice.space = damaged_ ? plan::Space::kNone : static_cast<plan::Space>(space);
    slice.index = slice.space == plan::Space::kConstant ? ReadOp().index : in_.Number<uint32_t>();
    slice.offset = in_.Number<int64_t>();
    slice.size_bytes = in_.Number<int64_t>();
    return slice;
  }

  void ReadSlices(std::vector<plan::Slice>& slices) {
    slices.resize(in_.Count(kSliceBytes));
    for (plan::Slice& slice : slices) slice = ReadSlice();
  }

  void ReadSequence(plan::Sequence& sequence, int depth) {
    if (depth > ir::kMaxNesting) damaged_ = true;
    if (damaged_) return;
    // Steps take more memory than they have bytes here, so they are not made all at once.
    for (size_t count = in_.Count(kStepBytes); count > 0 && in_.ok() && !damaged_; --count) {
      sequence.emplace_back();
      ReadStep(sequence.back(), depth);
    }
  }

  void ReadStep(plan::Step& step, int depth) {
    const auto kind = in_.Number<uint8_t>();
    if (kind > static_cast<uint8_t>(plan::StepKind::kCase)) damaged_ = true;
    step.kind = damaged_ ? plan::StepKind::kCopy : static_cast<plan::StepKind>(kind);
    step.number = in_.Number<int64_t>();
    step.last_number = in_.Number<int64_t>();
    step.has_epilogue = in_.Number<uint8_t>() != 0;
    step.group.ops.resize(in_.Count(sizeof(uint32_t)));
    for (ir::OpId& op : step.group.ops) op = ReadOp();
    ReadValues(step.input_values);
    ReadValues(step.output_values);
    ReadSlices(step.inputs);
    ReadSlices(step.outputs);
    step.condition = ReadSlice();
    plan::Domain& domain = step.kernel.domain;
    domain.sizes.resize(in_.Count(sizeof(int64_t) + 1));
    domain.reduced.resize(domain.sizes.size());
    for (size_t d = 0; d < domain.sizes.size(); ++d) {
      domain.sizes[d] = in_.Number<int64_t>();
      domain.reduced[d] = in_.Number<uint8_t>() != 0;
    }
    ReadFunctions(step);
    analyze::Cost cost;
    cost.flops = in_.Number<double>();
    cost.transcendentals = in_.Number<double>();
    cost.bytes = in_.Number<double>();
    if (step.kind != plan::StepKind::kCopy) program_.costs[{step.number, step.kind}] = cost;
    ReadCallees(step);
    for (size_t count = in_.Count(16); count > 0 && in_.ok() && !damaged_; --count) {
      step.sequence_ends.push_back(in_.Number<int64_t>());
      step.sequences.emplace_back();
      ReadSequence(step.sequences.back(), depth + 1);
    }
  }

  void ReadCallees(const plan::Step& step) {
    constexpr int kMaxDepth = 16;
    for (size_t count = in_.Count(16); count > 0 && in_.ok() && callee_status_.ok(); --count) {
      const std::string name = in_.String();
      const auto body = in_.Blob();
      if (depth_ >= kMaxDepth || step.kind != plan::StepKind::kOp) {
        damaged_ = true;
        return;
      }
      Result<Program> callee = Reader(body, file_, depth_ + 1).Run();
      callee_status_ = callee.status();
      if (!callee.ok()) return;
      program_.callees[step.number][name] = std::make_shared<const Program>(*std::move(callee));
    }
  }

  void ReadFunctions(const plan::Step& step) {
    std::vector<uint32_t> functions(in_.Count(sizeof(uint32_t)));
    for (uint32_t& function : functions) function = in_.Number<uint32_t>();
    const bool has_loops =
        step.kind == plan::StepKind::kLoops || step.kind == plan::StepKind::kWhile;
    if (has_loops && functions.size() == 1) {
      if (!program_.loop_functions.emplace(step.number, functions[0]).second) damaged_ = true;
    } else if (step.kind == plan::StepKind::kOp && !functions.empty()) {
      if (!program_.region_functions.emplace(step.number, functions).second) damaged_ = true;
    } else if (!functions.empty()) {
      damaged_ = true;
    }
  }

  Decoder in_;
  std::string file_;
  Program program_;
  std::shared_ptr<const ir::Module> module_;
  std::optional<Numbering> numbering_;
  int depth_;
  bool damaged_ = false;
  Status callee_status_;
};

Result<Program> LoadBytes(std::string_view bytes, const std::string& file) {
  if (!text::IsCompiledProgram(bytes)) return InvalidArgumentError("it is no compiled program");
  if (!bytes.starts_with(kFileMagic)) {
    return InvalidArgumentError(
        "its first bytes are damaged, as by a transfer that changes line ends");
  }
  Decoder in(std::as_bytes(std::span(bytes.substr(kFileMagic.size()))));
  const auto version = in.Number<uint32_t>();
  if (in.ok() && version != kFileVersion) {
    return FailedPreconditionError(base::StrCat("it has version ", version,
                                                " of the file format, this Lockstep reads ",
                                                kFileVersion, ": compile the program again"));
  }
  const auto digest = in.Number<base::Sha256::Digest>();
  const auto body = in.Blob();
  if (!in.ok()) return InvalidArgumentError("it is cut short");
  if (!in.AtEnd()) return InvalidArgumentError("there are bytes behind its end");
  base::Sha256 sha;
  sha.Update(body);
  if (sha.Finish() != digest) return InvalidArgumentError("its checksum does not match");
  return Reader(body, file, 0).Run();
}

}  // namespace

Result<Program> LoadProgram(std::string_view bytes, const std::string& file) {
  Result<Program> program = LoadBytes(bytes, file);
  if (program.ok()) return program;
  const bool is_damaged = program.status().code() == StatusCode::kInvalidArgument;
  const std::string text =
      base::StrCat(is_damaged ? "the compiled program is damaged: " : "",
                   program.status().message(), is_damaged ? ": compile the program again" : "");
  return Status(program.status().code(), text).Annotate(file);
}

}  // namespace lockstep::program
