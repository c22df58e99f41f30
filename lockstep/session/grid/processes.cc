// SPDX-License-Identifier: Apache-2.0
// Inputs, runs and results of a grid of processes. See processes.h.
#include "lockstep/session/grid/processes.h"

#include <algorithm>
#include <optional>

#include "lockstep/arrays/array_file.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"
#include "lockstep/interpret/grid/shards.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/sharding.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/session/backends.h"
#include "lockstep/session/cpu_backend.h"
#include "lockstep/session/dynamic/refined.h"

namespace lockstep::session {

using base::StrCat;

namespace {

constexpr int64_t kMaxProcesses = 1024;

Result<interpret::GridShape> ShapeOf(const ir::Module& module, int64_t num_processes) {
  if (num_processes < 1 || num_processes > kMaxProcesses) {
    return InvalidArgumentError(
        StrCat("expected 1 to ", kMaxProcesses, " processes, found ", num_processes));
  }
  const auto number = [&](std::string_view name) -> int64_t {
    const ir::Attribute* attribute = module.attributes.Find(name);
    const auto* integer = attribute == nullptr ? nullptr : attribute->As<ir::IntegerAttr>();
    return integer == nullptr ? 0 : integer->value;
  };
  const int64_t replicas = number("mhlo.num_replicas");
  const int64_t partitions = number("mhlo.num_partitions");
  if (replicas == 0 && partitions == 0) return interpret::GridShape{num_processes, 1};
  const interpret::GridShape shape{std::max<int64_t>(replicas, 1),
                                   std::max<int64_t>(partitions, 1)};
  const bool fits = shape.num_replicas <= num_processes && shape.num_partitions <= num_processes &&
                    shape.num_processes() == num_processes;
  if (fits) return shape;
  return InvalidArgumentError(StrCat("the module is for ", shape.num_replicas, " replicas x ",
                                     shape.num_partitions, " partitions, not for ", num_processes,
                                     " processes"));
}

// How the processes hold one argument or result; no mesh: each one holds all of it.
struct Layout {
  std::optional<ir::Mesh> mesh;
  ir::TensorSharding sharding;

  Result<interpret::Box> Part(const Shape& whole, int64_t process) const {
    if (!mesh) return interpret::WholeBox(whole);
    return interpret::ShardOf(*mesh, sharding, whole, process);
  }
};

Result<Layout> MakeLayout(const ir::Module& module, ir::TensorSharding sharding,
                          int64_t num_processes) {
  LS_ASSIGN_OR_RETURN(ir::Mesh mesh, ir::ResolveMesh(module, sharding.mesh));
  if (mesh.num_devices() != num_processes) {
    return InvalidArgumentError(StrCat("mesh @", sharding.mesh.name, " has ", mesh.num_devices(),
                                       " devices, not ", num_processes));
  }
  return Layout{std::move(mesh), std::move(sharding)};
}

Result<Layout> LayoutFromAttributes(const ir::Module& module, const ir::Dictionary& attributes,
                                    int64_t num_processes) {
  const ir::Attribute* attribute = attributes.Find("sdy.sharding");
  if (attribute == nullptr) return Layout{};
  LS_ASSIGN_OR_RETURN(ir::TensorSharding sharding, ir::ReadSharding(*attribute));
  return MakeLayout(module, std::move(sharding), num_processes);
}

// A result is held as its attribute says, else as the op or argument that gives it.
Result<Layout> LayoutOfResult(const ir::Module& module, const ir::Function& function, size_t index,
                              std::span<const Layout> arguments, int64_t num_processes) {
  LS_ASSIGN_OR_RETURN(
      Layout own, LayoutFromAttributes(module, function.result_attributes[index], num_processes));
  if (own.mesh) return own;
  const ir::ValueId value = module.operand(module.last_op(function.body), index);
  const ir::OpId op = module.defining_op(value);
  if (!op) return arguments[module.index_in_owner(value)];
  if (module.opcode(op) == ir::Opcode::kSdyManualComputation) {
    const auto& attrs = module.attrs<ir::SdyManualComputationAttrs>(op);
    LS_ASSIGN_OR_RETURN(auto shardings, ir::ReadShardings(attrs.out_shardings));
    const size_t place = module.index_in_owner(value);
    if (place >= shardings.size()) {
      return InvalidArgumentError("'sdy.manual_computation': a result without a sharding");
    }
    return MakeLayout(module, std::move(shardings[place]), num_processes);
  }
  if (module.opcode(op) == ir::Opcode::kSdyShardingConstraint ||
      module.opcode(op) == ir::Opcode::kSdyReshard) {
    LS_ASSIGN_OR_RETURN(auto sharding,
                        ir::ReadSharding(module.attrs<ir::SdyShardingAttrs>(op).sharding));
    return MakeLayout(module, std::move(sharding), num_processes);
  }
  return Layout{};
}

// Shardings in the spelling that Shardy replaced.
Status RefuseOldShardings(const ir::Function& function) {
  for (const ir::Dictionary& attributes : function.argument_attributes) {
    const ir::Attribute* attribute = attributes.Find("mhlo.sharding");
    const auto* text = attribute == nullptr ? nullptr : attribute->As<ir::StringAttr>();
    if (text == nullptr || text->value == "{replicated}" || text->value == "{manual}") continue;
    return UnimplementedError(
        StrCat("mhlo.sharding = \"", text->value, "\"; shardings are read as sdy.sharding"));
  }
  return OkStatus();
}

// Whether @main is written for whole arrays.
bool TakesWholeArrays(const ir::Module& module, const ir::Function& function) {
  const auto has_sharding = [](const ir::Dictionary& attributes) {
    return attributes.Find("sdy.sharding") != nullptr;
  };
  if (std::ranges::any_of(function.argument_attributes, has_sharding)) return true;
  for (const ir::OpId op : module.ops(function.body)) {
    if (module.opcode(op) == ir::Opcode::kSdyManualComputation) return true;
  }
  return false;
}

// What was given: a value per argument and process.
using Given = std::vector<std::vector<std::optional<Literal>>>;

// Argument and process of "arg3.1"; process -1 for "arg3".
std::optional<std::pair<size_t, int64_t>> ParseName(std::string_view name) {
  if (!name.starts_with("arg")) return std::nullopt;
  const size_t dot = std::min(name.find('.'), name.size());
  const auto argument = base::ParseUint64(name.substr(3, dot - 3));
  if (!argument) return std::nullopt;
  if (dot == name.size()) return std::pair(static_cast<size_t>(*argument), int64_t{-1});
  const auto process = base::ParseUint64(name.substr(dot + 1));
  if (!process || *process >= static_cast<uint64_t>(kMaxProcesses)) return std::nullopt;
  return std::pair(static_cast<size_t>(*argument), static_cast<int64_t>(*process));
}

Result<Given> ReadGiven(size_t num_arguments, int64_t num_processes,
                        std::span<const std::string> specs) {
  Given given(num_arguments,
              std::vector<std::optional<Literal>>(static_cast<size_t>(num_processes)));
  for (const std::string& spec : specs) {
    if (spec.starts_with("random:") || spec.find('<') != std::string::npos) {
      return InvalidArgumentError(StrCat("input '", spec,
                                         "': with --processes inputs are files that hold argI.D, "
                                         "argument I of process D, or argI, the same for all"));
    }
    LS_ASSIGN_OR_RETURN(const auto arrays, arrays::ReadArrays(spec));
    for (const arrays::NamedArray& array : arrays) {
      const auto place = ParseName(array.name);
      if (!place || place->first >= num_arguments || place->second >= num_processes) {
        return InvalidArgumentError(StrCat(spec, ": '", array.name,
                                           "' is no argument of a process; expected names such "
                                           "as arg0.1, argument 0 of process 1"));
      }
      auto& values = given[place->first];
      const int64_t first = std::max<int64_t>(place->second, 0);
      const int64_t last = place->second < 0 ? num_processes - 1 : place->second;
      for (int64_t process = first; process <= last; ++process) {
        auto& value = values[static_cast<size_t>(process)];
        if (value) return InvalidArgumentError(StrCat(spec, ": '", array.name, "' is given twice"));
        value = array.value;
      }
    }
  }
  for (size_t i = 0; i < given.size(); ++i) {
    for (size_t d = 0; d < given[i].size(); ++d) {
      if (given[i][d]) continue;
      return InvalidArgumentError(StrCat("no input for arg", i, ".", d, "; give it with --input"));
    }
  }
  return given;
}

// Unknown sizes of an argument, from the part of process 0: as many times its size as the sharding
// cuts the dimension.
Result<Shape> WholeShape(Shape shape, const Layout& layout, const Literal& part) {
  Shape cuts = shape;
  const int64_t devices = layout.mesh ? layout.mesh->num_devices() : 1;
  for (int64_t d = 0; d < shape.rank(); ++d) cuts.set_dim(d, devices);
  LS_ASSIGN_OR_RETURN(const interpret::Box box, layout.Part(cuts, 0));
  for (int64_t d = 0; d < shape.rank(); ++d) {
    if (shape[d] != kDynamicSize) continue;
    const int64_t count = cuts[d] / std::max<int64_t>(box.sizes[static_cast<size_t>(d)], 1);
    shape.set_dim(d, part.shape()[d] * count);
  }
  return shape;
}

// The parts of an argument put together; parts that several processes hold must agree. What is
// given as a whole to every process is taken as it is.
Result<Literal> Assemble(TensorType type, const Layout& layout, size_t argument,
                         std::span<const std::optional<Literal>> parts) {
  if (!type.shape.IsStatic() && type.rank() == parts[0]->type().rank()) {
    LS_ASSIGN_OR_RETURN(type.shape, WholeShape(type.shape, layout, *parts[0]));
    type.bounds.clear();
  }
  if (std::ranges::all_of(parts, [&](const auto& part) { return *part == *parts[0]; }) &&
      parts[0]->type() == type) {
    return *parts[0];
  }
  LS_ASSIGN_OR_RETURN(Literal whole, Literal::Zeros(type.dtype(), type.shape));
  LS_ASSIGN_OR_RETURN(whole, whole.Expanded());
  std::vector<std::pair<interpret::Box, size_t>> seen;
  for (size_t d = 0; d < parts.size(); ++d) {
    const std::string name = StrCat("arg", argument, ".", d);
    auto box = layout.Part(type.shape, static_cast<int64_t>(d));
    if (!box.ok()) return box.status().Annotate(name);
    const TensorType expected(type.dtype(), Shape(box->sizes));
    if (parts[d]->type() != expected) {
      return InvalidArgumentError(StrCat(name, ": expected ", expected.ToString(), ", found ",
                                         parts[d]->type().ToString()));
    }
    const auto other = std::ranges::find(seen, *box, &std::pair<interpret::Box, size_t>::first);
    if (other != seen.end() && !(*parts[other->second] == *parts[d])) {
      return InvalidArgumentError(StrCat(name, " differs from arg", argument, ".", other->second,
                                         ", but both are the same part of the argument"));
    }
    if (other != seen.end()) continue;
    interpret::PutBox(*parts[d], *box, whole);
    seen.emplace_back(*std::move(box), d);
  }
  return whole;
}

bool FeedsOut(const ir::Module& module, ir::RegionId region) {
  for (const ir::OpId op : module.ops(region)) {
    if (module.opcode(op) == ir::Opcode::kOutfeed) return true;
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      if (FeedsOut(module, module.region(op, i))) return true;
    }
  }
  return false;
}

// Moves the arrays out of `data`.
Result<std::vector<Literal>> TakeArrays(std::vector<interpret::Datum>& data) {
  std::vector<Literal> arrays;
  for (interpret::Datum& datum : data) {
    if (!datum.IsArray()) {
      return UnimplementedError("results that are tokens or tuples cannot be returned as arrays");
    }
    arrays.push_back(std::move(datum.array()));
  }
  return arrays;
}

Result<std::vector<ProcessResult>> RunWhole(const Module& program, const Given& given,
                                            int64_t num_processes, const SessionOptions& options) {
  const ir::Module& module = program.ir();
  const ir::Function& function = module.function(module.Entry());
  std::vector<Layout> layouts;
  std::vector<Literal> inputs;
  for (size_t i = 0; i < given.size(); ++i) {
    LS_ASSIGN_OR_RETURN(
        layouts.emplace_back(),
        LayoutFromAttributes(module, function.argument_attributes[i], num_processes));
    const Type& type = module.type(module.arguments(function.body)[i]);
    if (!type.IsTensor()) return UnimplementedError("arguments that are no tensors");
    LS_ASSIGN_OR_RETURN(inputs.emplace_back(), Assemble(type.tensor(), layouts[i], i, given[i]));
  }
  LS_ASSIGN_OR_RETURN(const ProcessResult whole, RunWithOutfeed(program, inputs, options));
  std::vector<ProcessResult> results(static_cast<size_t>(num_processes));
  results[0].outfeed = whole.outfeed;
  results[0].notes = whole.notes;
  for (size_t i = 0; i < whole.outputs.size(); ++i) {
    LS_ASSIGN_OR_RETURN(const Layout layout,
                        LayoutOfResult(module, function, i, layouts, num_processes));
    for (size_t d = 0; d < results.size(); ++d) {
      auto box = layout.Part(whole.outputs[i].shape(), static_cast<int64_t>(d));
      if (!box.ok()) return box.status().Annotate(StrCat("out", i));
      LS_ASSIGN_OR_RETURN(results[d].outputs.emplace_back(),
                          interpret::CutBox(whole.outputs[i], *box));
    }
  }
  return results;
}

// Compiled code trusts its inputs.
Status CheckTypes(const ir::Module& module, std::span<const std::vector<interpret::Datum>> inputs) {
  const auto arguments = module.arguments(module.function(module.Entry()).body);
  for (size_t p = 0; p < inputs.size(); ++p) {
    for (size_t i = 0; i < inputs[p].size(); ++i) {
      const Type found(inputs[p][i].array().type());
      const Type& expected = module.type(arguments[i]);
      const bool is_static = expected.IsTensor() && expected.tensor().shape.IsStatic();
      if (!is_static || found == expected) continue;
      return InvalidArgumentError(StrCat("arg", i, ".", p, ": expected ", expected.ToString(),
                                         ", found ", found.ToString()));
    }
  }
  return OkStatus();
}

Result<std::vector<interpret::RunResult>> RunGridOn(
    const ir::Module& module, const interpret::GridShape& shape,
    std::span<const std::vector<interpret::Datum>> inputs, const SessionOptions& options,
    std::vector<std::string>& notes) {
  if (options.backend == kCpuBackend) return RunGridOnCpu(module, shape, inputs, options, notes);
  interpret::InterpretOptions interpret_options;
  interpret_options.max_array_bytes = options.max_array_bytes;
  return interpret::RunGrid(module, module.Entry(), shape, inputs, interpret_options);
}

Result<std::vector<ProcessResult>> RunEach(const Module& program, const interpret::GridShape& shape,
                                           std::span<const std::vector<Literal>> given,
                                           const SessionOptions& options) {
  if (NeedsRefinement(program)) {
    LS_ASSIGN_OR_RETURN(const Module refined, RefineForProcesses(program, given));
    if (!NeedsRefinement(refined)) return RunEach(refined, shape, given, options);
  }
  std::vector<std::vector<interpret::Datum>> inputs;
  for (const auto& values : given) inputs.emplace_back(values.begin(), values.end());
  const ir::Module& module = program.ir();
  LS_RETURN_IF_ERROR(CheckTypes(module, inputs));
  std::vector<std::string> notes;
  LS_ASSIGN_OR_RETURN(auto runs, RunGridOn(module, shape, inputs, options, notes));
  std::vector<ProcessResult> results(runs.size());
  if (!results.empty()) results[0].notes = std::move(notes);
  for (size_t d = 0; d < runs.size(); ++d) {
    if (!runs[d].check_failures.empty()) {
      const std::string& message = runs[d].check_failures.front().message;
      const bool is_one = runs.size() == 1;
      return FailedPreconditionError(is_one ? message : StrCat("process ", d, ": ", message));
    }
    LS_ASSIGN_OR_RETURN(results[d].outputs, TakeArrays(runs[d].outputs));
    for (auto& values : runs[d].outfeed) {
      LS_ASSIGN_OR_RETURN(results[d].outfeed.emplace_back(), TakeArrays(values));
    }
  }
  return results;
}

}  // namespace

bool HasOutfeed(const ir::Module& module) {
  return std::ranges::any_of(module.functions(), [&](ir::FunctionId id) {
    return FeedsOut(module, module.function(id).body);
  });
}

Result<ProcessResult> RunWithOutfeed(const Module& module, std::span<const Literal> inputs,
                                     const SessionOptions& options) {
  if (!HasOutfeed(module.ir())) {
    LS_ASSIGN_OR_RETURN(const Session session, Session::Create(module, options));
    LS_ASSIGN_OR_RETURN(auto outputs, session.Call(inputs));
    return ProcessResult{std::move(outputs), {}, session.notes()};
  }
  LS_RETURN_IF_ERROR(FindBackend(options.backend).status());
  const std::vector<Literal> values(inputs.begin(), inputs.end());
  LS_ASSIGN_OR_RETURN(auto results, RunEach(module, {}, std::span(&values, 1), options));
  return std::move(results.front());
}

Result<std::vector<ProcessResult>> RunProcesses(const Module& module, int64_t num_processes,
                                                std::span<const std::string> specs,
                                                const SessionOptions& options) {
  LS_RETURN_IF_ERROR(module.Verify());
  LS_RETURN_IF_ERROR(ir::CheckEntry(module.ir()));
  LS_RETURN_IF_ERROR(FindBackend(options.backend).status());
  LS_ASSIGN_OR_RETURN(const interpret::GridShape shape, ShapeOf(module.ir(), num_processes));
  const ir::Function& function = module.ir().function(module.ir().Entry());
  LS_RETURN_IF_ERROR(RefuseOldShardings(function));
  LS_ASSIGN_OR_RETURN(const Given given,
                      ReadGiven(module.ir().arguments(function.body).size(), num_processes, specs));
  if (TakesWholeArrays(module.ir(), function)) {
    return RunWhole(module, given, num_processes, options);
  }
  std::vector<std::vector<Literal>> inputs(static_cast<size_t>(num_processes));
  for (const auto& values : given) {
    for (size_t d = 0; d < inputs.size(); ++d) inputs[d].push_back(*values[d]);
  }
  return RunEach(module, shape, inputs, options);
}

}  // namespace lockstep::session
