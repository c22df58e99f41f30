// SPDX-License-Identifier: Apache-2.0
// Writes the tables in the order in which load.cc reads them.
#include "lockstep/program/save.h"

#include "lockstep/base/hash.h"
#include "lockstep/plan/cost/step_cost.h"
#include "lockstep/program/encoding.h"
#include "lockstep/program/numbering.h"
#include "lockstep/text/bytecode.h"
#include "lockstep/text/writer.h"
#include "lockstep/version.h"

namespace lockstep::program {
namespace {

class Writer {
 public:
  explicit Writer(const Program& program)
      : program_(program), module_(*program.module), numbering_(module_) {}

  Result<std::vector<std::byte>> Run() {
    out_.String(kVersion);
    out_.Number(static_cast<uint8_t>(program_.level));
    LS_RETURN_IF_ERROR(WriteModule());
    WriteMemory();
    out_.Size(program_.functions.size());
    for (const Function& function : program_.functions) {
      out_.String(function.symbol);
      out_.Number(function.num_items);
      out_.Number(function.elements_per_item);
      out_.Number(function.row_size);
    }
    LS_RETURN_IF_ERROR(WriteSequence(program_.plan.steps));
    out_.Blob(program_.object);
    return std::move(out_.bytes());
  }

 private:
  // As an artifact; as text where the passes left ops that artifacts have not.
  Status WriteModule() {
    Result<std::vector<std::byte>> artifact = text::WriteBytecode(module_);
    if (artifact.ok()) {
      out_.Blob(*artifact);
    } else if (artifact.status().code() == StatusCode::kUnimplemented) {
      out_.String(text::WriteModule(module_, {.locations = true}));
    } else {
      return artifact.status();
    }
    out_.Size(numbering_.ops().size());
    out_.Size(numbering_.values().size());
    out_.Number(numbering_.hash());
    return OkStatus();
  }

  void WriteMemory() {
    const plan::Plan& plan = program_.plan;
    out_.Number(plan.memory.argument_bytes);
    out_.Number(plan.memory.result_bytes);
    out_.Number(plan.memory.constant_bytes);
    out_.Number(plan.memory.temporary_bytes);
    out_.Number(plan.memory.aliased_bytes);
    out_.Number(plan.temporary_lower_bound_bytes);
    out_.Size(plan.temporaries.size());
    for (const plan::TemporaryUse& use : plan.temporaries) {
      WriteValue(use.value);
      out_.Number(use.offset);
      out_.Number(use.size_bytes);
      out_.Number(use.first_step);
      out_.Number(use.last_step);
    }
    out_.Size(plan.aliases.size());
    for (const auto& [result, argument] : plan.aliases) {
      out_.Number(result);
      out_.Number(argument);
    }
  }

  // Values that the plan alone knows come after those of the module.
  void WriteValue(ir::ValueId value) {
    const size_t capacity = module_.value_capacity();
    out_.Number(value.index < capacity
                    ? numbering_.PlaceOf(value)
                    : static_cast<uint32_t>(numbering_.values().size() + value.index - capacity));
  }

  void WriteValues(const std::vector<ir::ValueId>& values) {
    out_.Size(values.size());
    for (const ir::ValueId value : values) WriteValue(value);
  }

  void WriteSlice(const plan::Slice& slice) {
    out_.Number(static_cast<uint8_t>(slice.space));
    out_.Number(slice.space == plan::Space::kConstant ? numbering_.PlaceOf(ir::OpId(slice.index))
                                                      : slice.index);
    out_.Number(slice.offset);
    out_.Number(slice.size_bytes);
  }

  void WriteSlices(const std::vector<plan::Slice>& slices) {
    out_.Size(slices.size());
    for (const plan::Slice& slice : slices) WriteSlice(slice);
  }

  Status WriteSequence(const plan::Sequence& sequence) {
    out_.Size(sequence.size());
    for (const plan::Step& step : sequence) LS_RETURN_IF_ERROR(WriteStep(step));
    return OkStatus();
  }

  Status WriteStep(const plan::Step& step) {
    out_.Number(static_cast<uint8_t>(step.kind));
    out_.Number(step.number);
    out_.Number(step.last_number);
    out_.Number(static_cast<uint8_t>(step.has_epilogue));
    out_.Size(step.group.ops.size());
    for (const ir::OpId op : step.group.ops) out_.Number(numbering_.PlaceOf(op));
    WriteValues(step.input_values);
    WriteValues(step.output_values);
    WriteSlices(step.inputs);
    WriteSlices(step.outputs);
    WriteSlice(step.condition);
    const plan::Domain& domain = step.kernel.domain;
    out_.Size(domain.sizes.size());
    for (size_t d = 0; d < domain.sizes.size(); ++d) {
      out_.Number(domain.sizes[d]);
      out_.Number(static_cast<uint8_t>(domain.reduced[d]));
    }
    WriteFunctions(step);
    const auto known = program_.costs.find({step.number, step.kind});
    const analyze::Cost cost =
        known != program_.costs.end() ? known->second : plan::CostOfStep(module_, step);
    out_.Number(cost.flops);
    out_.Number(cost.transcendentals);
    out_.Number(cost.bytes);
    LS_RETURN_IF_ERROR(WriteCallees(step));
    out_.Size(step.sequences.size());
    for (size_t i = 0; i < step.sequences.size(); ++i) {
      out_.Number(step.sequence_ends[i]);
      LS_RETURN_IF_ERROR(WriteSequence(step.sequences[i]));
    }
    return OkStatus();
  }

  // Programs of their own that the op runs as processes of a grid.
  Status WriteCallees(const plan::Step& step) {
    const auto found = program_.callees.find(step.number);
    if (step.kind != plan::StepKind::kOp || found == program_.callees.end()) {
      out_.Size(0);
      return OkStatus();
    }
    out_.Size(found->second.size());
    for (const auto& [name, callee] : found->second) {
      out_.String(name);
      LS_ASSIGN_OR_RETURN(const std::vector<std::byte> body, Writer(*callee).Run());
      out_.Blob(body);
    }
    return OkStatus();
  }

  void WriteFunctions(const plan::Step& step) {
    std::vector<uint32_t> functions;
    if (step.kind == plan::StepKind::kLoops) {
      functions = {program_.loop_functions.at(step.number)};
    } else if (step.kind == plan::StepKind::kWhile) {  // one that is a function
      const auto found = program_.loop_functions.find(step.number);
      if (found != program_.loop_functions.end()) functions = {found->second};
    } else if (step.kind == plan::StepKind::kOp) {
      const auto found = program_.region_functions.find(step.number);
      if (found != program_.region_functions.end()) functions = found->second;
    }
    out_.Size(functions.size());
    for (const uint32_t function : functions) out_.Number(function);
  }

  const Program& program_;
  const ir::Module& module_;
  Numbering numbering_;
  Encoder out_;
};

}  // namespace

Result<std::vector<std::byte>> SaveProgram(const Program& program) {
  LS_ASSIGN_OR_RETURN(const std::vector<std::byte> body, Writer(program).Run());
  base::Sha256 sha;
  sha.Update(body);
  const base::Sha256::Digest digest = sha.Finish();
  Encoder file;
  for (const char c : kFileMagic) file.Number(c);
  file.Number(kFileVersion);
  file.Number(digest);
  file.Blob(body);
  return std::move(file.bytes());
}

}  // namespace lockstep::program
