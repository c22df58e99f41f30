// SPDX-License-Identifier: Apache-2.0
// lockstep run: one call of a program on arrays.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

#include "lockstep/arrays/array_file.h"
#include "lockstep/base/strings.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/refine/select_entry.h"
#include "lockstep/session.h"
#include "lockstep/session/cache/compile_cache.h"
#include "lockstep/session/grid/processes.h"
#include "lockstep/session/inputs.h"
#include "lockstep/text/load.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string program;
  std::string entry;  // empty: that of the module
  std::vector<std::string> inputs;
  std::vector<std::string> outputs;
  bool verbose = false;
  int64_t processes = 0;  // 0: one, with arrays that belong to no process
  SessionOptions session;
};

// Smallest, largest and mean of the finite values, and how many are not finite.
std::string Statistics(const Literal& value) {
  double low = INFINITY, high = -INFINITY, sum = 0;
  int64_t finite = 0;
  for (int64_t i = 0; i < value.num_elements(); ++i) {
    const double x = value.ElementAsDouble(i);
    if (!std::isfinite(x)) continue;
    low = std::min(low, x);
    high = std::max(high, x);
    sum += x;
    ++finite;
  }
  char text[160];
  if (finite == 0) return "no finite values";
  std::snprintf(text, sizeof text, "min %.6g, max %.6g, mean %.6g", low, high,
                sum / static_cast<double>(finite));
  const int64_t rest = value.num_elements() - finite;
  return rest == 0 ? text : text + std::string(", ") + std::to_string(rest) + " not finite";
}

void PrintArray(const std::string& name, const Literal& value) {
  constexpr int64_t kMaxPrinted = 24;
  std::cout << name << " = " << value.ToString(kMaxPrinted);
  if (value.num_elements() > kMaxPrinted && !IsComplex(value.dtype())) {
    std::cout << "  (" << Statistics(value) << ")";
  }
  std::cout << "\n";
}

// `suffix` stands behind the number of each output: ".2" for process 2.
void PrintSummary(std::span<const ResultInfo> results, std::span<const Literal> outputs,
                  const std::string& suffix = "") {
  for (size_t i = 0; i < outputs.size(); ++i) {
    const std::string name = "out" + std::to_string(i);
    const bool has_name = !results[i].name.empty() && results[i].name != name;
    PrintArray(name + suffix + (has_name ? " " + results[i].name : ""), outputs[i]);
  }
}

// What the program fed out: value i of the k-th outfeed is outfeedK.i.
std::vector<arrays::NamedArray> NameOutfeed(const session::ProcessResult& result,
                                            const std::string& suffix) {
  std::vector<arrays::NamedArray> arrays;
  for (size_t k = 0; k < result.outfeed.size(); ++k) {
    for (size_t i = 0; i < result.outfeed[k].size(); ++i) {
      const std::string name = "outfeed" + std::to_string(k) + "." + std::to_string(i);
      arrays.push_back({name + suffix, result.outfeed[k][i]});
    }
  }
  return arrays;
}

// Prints what one process gave, or adds it to what is written.
void Collect(const Options& options, std::span<const ResultInfo> infos,
             const session::ProcessResult& result, const std::string& suffix,
             std::vector<arrays::NamedArray>& arrays) {
  std::vector<arrays::NamedArray> outfeed = NameOutfeed(result, suffix);
  if (options.outputs.empty()) {
    PrintSummary(infos, result.outputs, suffix);
    for (const arrays::NamedArray& fed : outfeed) PrintArray(fed.name, fed.value);
    return;
  }
  for (size_t i = 0; i < result.outputs.size(); ++i) {
    arrays.push_back({"out" + std::to_string(i) + suffix, result.outputs[i]});
  }
  std::ranges::move(outfeed, std::back_inserter(arrays));
}

Status WriteOutputs(const std::vector<std::string>& paths,
                    const std::vector<arrays::NamedArray>& arrays) {
  for (const std::string& path : paths) LS_RETURN_IF_ERROR(arrays::WriteArrays(path, arrays));
  return OkStatus();
}

// That the cache cannot be used is said without being asked.
void PrintNotes(const Session& session, const Options& options) {
  const std::string cache = session::CacheNote(options.session);
  for (const std::string& note : session.notes()) {
    if (note == cache) {
      std::cerr << "warning: " << note << "\n";
    } else if (options.verbose) {
      std::cerr << note << "\n";
    }
  }
}

Status CallOnce(const Session& session, const Options& options) {
  PrintNotes(session, options);
  LS_ASSIGN_OR_RETURN(auto inputs, session::ReadInputs(session.arguments(), options.inputs));
  session::ProcessResult result;
  if (session::HasOutfeed(session.module().ir())) {
    LS_ASSIGN_OR_RETURN(result, session::RunWithOutfeed(session.module(), inputs, options.session));
  } else {
    LS_ASSIGN_OR_RETURN(result.outputs, session.Call(inputs));
  }
  std::vector<arrays::NamedArray> arrays;
  Collect(options, session.results(), result, "", arrays);
  return WriteOutputs(options.outputs, arrays);
}

Status RunOne(Module module, const Options& options) {
  LS_ASSIGN_OR_RETURN(const Session session, Session::Create(std::move(module), options.session));
  return CallOnce(session, options);
}

Status RunSeveral(const Module& module, const Options& options) {
  LS_ASSIGN_OR_RETURN(const auto results, session::RunProcesses(module, options.processes,
                                                                options.inputs, options.session));
  if (options.verbose) {
    for (const std::string& note : results.front().notes) std::cerr << note << "\n";
  }
  std::vector<arrays::NamedArray> arrays;
  for (size_t d = 0; d < results.size(); ++d) {
    Collect(options, module.Results(), results[d], "." + std::to_string(d), arrays);
  }
  return WriteOutputs(options.outputs, arrays);
}

// Before the run, so that no results are lost.
Status CheckOutputs(const Options& options, std::span<const ResultInfo> results) {
  std::vector<DType> types;
  for (int64_t d = 0; d < std::max<int64_t>(options.processes, 1); ++d) {
    for (const ResultInfo& result : results) {
      if (result.type.IsTensor()) types.push_back(result.type.tensor().dtype());
    }
  }
  for (const std::string& path : options.outputs) {
    LS_RETURN_IF_ERROR(arrays::CheckWritable(path, types));
  }
  return OkStatus();
}

Result<Module> Load(const std::string& source, const Options& options) {
  const std::string name = InputName(options.program);
  if (options.entry.empty()) return LoadProgram(source, name);
  LS_ASSIGN_OR_RETURN(ir::Module module, text::LoadProgram(source, name));
  base::DiagnosticSink sink;
  ir::VerifyModule(module, sink);
  LS_RETURN_IF_ERROR(sink.ToStatus(source));
  Status chosen = passes::SelectEntry(module, options.entry);
  if (chosen.ok()) chosen = ir::CheckEntry(module);
  if (!chosen.ok()) return chosen.Annotate(name);
  return Module(std::make_shared<ir::Module>(std::move(module)));
}

// A compiled program needs no module of its own.
Status RunCompiled(std::string_view bytes, const Options& options) {
  if (options.processes > 0) {
    return InvalidArgumentError("--processes takes StableHLO, not a compiled program");
  }
  if (!options.entry.empty()) {
    return InvalidArgumentError("--entry: a compiled program has one function");
  }
  LS_ASSIGN_OR_RETURN(const Session session,
                      Session::FromProgram(bytes, InputName(options.program), options.session));
  LS_RETURN_IF_ERROR(CheckOutputs(options, session.results()));
  return CallOnce(session, options);
}

Status CheckUsage(const Options& options) {
  for (const std::string& path : options.outputs) {
    if (arrays::IsArrayFile(path)) continue;
    return InvalidArgumentError(
        "--output: expected FILE.npz, FILE.safetensors or FILE.npy, found " + base::Quoted(path));
  }
  return OkStatus();
}

Status Run(const Options& options) {
  LS_ASSIGN_OR_RETURN(const std::string source, ReadInput(options.program));
  if (Session::IsProgram(source)) return RunCompiled(source, options);
  LS_ASSIGN_OR_RETURN(Module module, Load(source, options));
  LS_RETURN_IF_ERROR(CheckOutputs(options, module.Results()));
  if (options.processes > 0) return RunSeveral(module, options);
  return RunOne(std::move(module), options);
}

}  // namespace

void DeclareRun(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("PROGRAM", options->program,
                 "StableHLO text, bytecode or compiled; - is standard input")
      ->required();
  app.add_option("--entry", options->entry,
                 "The function to run; otherwise @main, or the only public function");
  app.add_option("-i,--input", options->inputs,
                 "FILE.npy or 'dense<..> : tensor<..>': the next argument. FILE.safetensors or\n"
                 "FILE.npz: the arguments it names (arg0, arg1, .. or their own names).\n"
                 "random:SEED: the next argument, and as the last --input all that remain;\n"
                 "floats in [-1, 1), integers in [0, 8)")
      ->take_all();
  app.add_option(
         "-o,--output", options->outputs,
         "FILE.npz or FILE.safetensors with out0, out1, ..; FILE.npy for one result.\n"
         "Without it a summary is printed. What the program feeds out is outfeedK.I, value I\n"
         "of the K-th outfeed")
      ->take_all();
  app.add_option("--processes", options->processes,
                 "Run as so many processes, replicas x partitions of the module. The inputs are\n"
                 "FILE.safetensors or FILE.npz with argI.D, argument I of process D, or argI, the\n"
                 "same for all; outputs are outI.D. Arrays with shardings are put together and cut")
      ->check(CLI::Range(1, 1024));
  AddBackendOption(app, options->session.backend);
  options->session.use_cache = true;
  app.add_flag("-v,--verbose", options->verbose,
               "Say on stderr which steps of a compiled program the interpreter runs, and why");
  app.add_flag("!--no-cache", options->session.use_cache,
               "Compile, and keep nothing, even if it was compiled before");
  app.footer(
      "Example:\n  lockstep run prog.mlir --input a.npy --input 'dense<1.0> : tensor<4xf32>' "
      "\\\n    --input random:7 --output out.npz");
  app.callback([&app, options, &exit_code] {
    exit_code = RunVerb(app, CheckUsage(*options), [&] { return Run(*options); });
  });
}

}  // namespace lockstep::tools
