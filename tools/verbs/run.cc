// SPDX-License-Identifier: Apache-2.0
// lockstep run: one call of a program on arrays.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

#include "lockstep/arrays/array_file.h"
#include "lockstep/base/numbers.h"
#include "lockstep/session.h"
#include "lockstep/session/inputs.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string program;
  std::vector<std::string> inputs;
  std::vector<std::string> outputs;
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

void PrintSummary(std::span<const ResultInfo> results, std::span<const Literal> outputs) {
  constexpr int64_t kMaxPrinted = 24;
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Literal& value = outputs[i];
    std::cout << "out" << i;
    if (!results[i].name.empty()) std::cout << " " << results[i].name;
    std::cout << " = " << value.ToString(kMaxPrinted);
    if (value.num_elements() > kMaxPrinted && !IsComplex(value.dtype())) {
      std::cout << "  (" << Statistics(value) << ")";
    }
    std::cout << "\n";
  }
}

Status WriteOutputs(const std::vector<std::string>& paths, std::span<const Literal> outputs) {
  std::vector<arrays::NamedArray> arrays;
  for (size_t i = 0; i < outputs.size(); ++i) {
    arrays.push_back({"out" + std::to_string(i), outputs[i]});
  }
  for (const std::string& path : paths) LS_RETURN_IF_ERROR(arrays::WriteArrays(path, arrays));
  return OkStatus();
}

Status Run(const Options& options) {
  LS_ASSIGN_OR_RETURN(std::string source, ReadInput(options.program));
  LS_ASSIGN_OR_RETURN(Module module, ParseModule(source, options.program));
  LS_ASSIGN_OR_RETURN(Session session, Session::Create(std::move(module), options.session));
  LS_ASSIGN_OR_RETURN(auto inputs, session::ReadInputs(session.arguments(), options.inputs));
  LS_ASSIGN_OR_RETURN(auto outputs, session.Call(inputs));
  if (options.outputs.empty()) {
    PrintSummary(session.results(), outputs);
    return OkStatus();
  }
  return WriteOutputs(options.outputs, outputs);
}

}  // namespace

void DeclareRun(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("PROGRAM", options->program, "StableHLO text; - is standard input")->required();
  app.add_option("-i,--input", options->inputs,
                 "FILE.npy or 'dense<..> : tensor<..>': the next argument. FILE.safetensors or\n"
                 "FILE.npz: the arguments it names (arg0, arg1, .. or their own names).\n"
                 "random:SEED: the next argument, and as the last --input all that remain;\n"
                 "floats in [-1, 1), integers in [0, 8)")
      ->take_all();
  app.add_option("-o,--output", options->outputs,
                 "FILE.npz or FILE.safetensors with out0, out1, ..; FILE.npy for one result.\n"
                 "Without it a summary is printed")
      ->take_all();
  AddBackendOption(app, options->session.backend);
  app.footer(
      "Example:\n  lockstep run prog.mlir --input a.npy --input 'dense<1.0> : tensor<4xf32>' "
      "\\\n    --input random:7 --output out.npz");
  app.callback([options, &exit_code] {
    const Status status = Run(*options);
    exit_code = status.ok() ? kSuccess : Fail(status);
  });
}

}  // namespace lockstep::tools
