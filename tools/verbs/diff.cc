// SPDX-License-Identifier: Apache-2.0
// lockstep diff: how far a program's results are from expected ones.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>

#include "lockstep/analyze/difference.h"
#include "lockstep/arrays/array_file.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"
#include "lockstep/base/values/elements.h"
#include "lockstep/session.h"
#include "lockstep/session/bindings.h"
#include "lockstep/session/cast.h"
#include "lockstep/session/inputs.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string program;
  std::string against;
  std::vector<std::string> inputs;
  analyze::Tolerance tolerance;
  SessionOptions session;
};

// "out0", and the result's own name where the program gives one.
std::string NameOf(size_t index, const ResultInfo& result) {
  const std::string name = base::StrCat("out", index);
  return result.name.empty() || result.name == name ? name : name + " " + result.name;
}

// Which result an array of the expected file stands for: outI, or the result's name.
Result<size_t> FindResult(std::string_view name, std::span<const ResultInfo> results,
                          const std::string& path) {
  if (name.empty() && results.size() == 1) return size_t{0};
  if (name.starts_with("out")) {
    const auto index = base::ParseUint64(name.substr(3));
    if (index && *index < results.size()) return static_cast<size_t>(*index);
  }
  std::optional<size_t> found;
  for (size_t i = 0; i < results.size(); ++i) {
    if (!session::MatchesPath(name, results[i].name)) continue;
    if (found) {
      return InvalidArgumentError(base::StrCat(path, ": '", name, "' matches both '",
                                               results[*found].name, "' and '", results[i].name,
                                               "'; call it out", *found, " or out", i));
    }
    found = i;
  }
  if (found) return *found;
  return InvalidArgumentError(base::StrCat(path, ": no result is called '", name, "'; there are ",
                                           results.size(), ", out0, out1, .. or by their names"));
}

// One expected array for each result; nothing missing, nothing left over.
Result<std::vector<Literal>> ReadExpected(const std::string& path,
                                          std::span<const ResultInfo> results) {
  LS_ASSIGN_OR_RETURN(auto arrays, arrays::ReadArrays(path));
  std::vector<std::optional<Literal>> values(results.size());
  for (arrays::NamedArray& array : arrays) {
    LS_ASSIGN_OR_RETURN(const size_t result, FindResult(array.name, results, path));
    if (values[result]) {
      return InvalidArgumentError(base::StrCat(path, ": two arrays are for out", result));
    }
    values[result] = std::move(array.value);
  }
  std::vector<Literal> expected;
  std::string missing;
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i]) {
      expected.push_back(*std::move(values[i]));
    } else {
      base::StrAppend(missing, "\n  ", NameOf(i, results[i]), " : ", results[i].type.ToString());
    }
  }
  if (missing.empty()) return expected;
  return InvalidArgumentError(base::StrCat(path, " has no array for:", missing));
}

Result<std::vector<Literal>> RunProgram(const std::string& path, const Options& options,
                                        std::vector<ResultInfo>& results) {
  LS_ASSIGN_OR_RETURN(Module module, LoadProgram(path));
  LS_ASSIGN_OR_RETURN(Session session, Session::Create(std::move(module), options.session));
  LS_ASSIGN_OR_RETURN(const auto inputs, session::ReadInputs(session.arguments(), options.inputs));
  results.assign(session.results().begin(), session.results().end());
  return session.Call(inputs);
}

std::string UlpsText(DType dtype, uint64_t ulps) {
  if (!IsFloat(dtype) && !IsComplex(dtype)) return "-";
  return ulps == std::numeric_limits<uint64_t>::max() ? "inf" : std::to_string(ulps);
}

void PrintRow(const std::string& name, const Literal& found, const Literal& expected,
              const analyze::ArrayDifference& difference) {
  char text[160];
  std::snprintf(text, sizeof text, "  %9.3g %9.3g %9s  %lld of %lld unequal",
                difference.max_absolute, difference.max_relative,
                UlpsText(found.dtype(), difference.max_ulps).c_str(),
                static_cast<long long>(difference.num_unequal),
                static_cast<long long>(difference.num_elements));
  std::cout << (difference.num_disagreeing == 0 ? "ok    " : "DIFFER") << text << "  " << name
            << " : " << found.type().ToString();
  if (difference.worst >= 0) {
    std::cout << "\n        worst at " << base::IndexText(found.shape(), difference.worst)
              << ": found " << base::ElementText(found, difference.worst) << ", expected "
              << base::ElementText(expected, difference.worst);
  }
  std::cout << "\n";
}

// True when all results agree. What is stored in a wider type (.npz has no bf16) is compared in it.
Result<bool> Compare(std::span<const ResultInfo> results, std::span<const Literal> outputs,
                     std::span<const Literal> expected, const analyze::Tolerance& tolerance) {
  size_t differing = 0;
  std::cout << "        absolute  relative      ulps\n";
  for (size_t i = 0; i < outputs.size(); ++i) {
    const std::string name = NameOf(i, results[i]);
    Literal found = outputs[i];
    if (found.dtype() != expected[i].dtype() &&
        session::CheckCastable(found, expected[i].dtype()).ok()) {
      LS_ASSIGN_OR_RETURN(found, session::CastLossless(found, expected[i].dtype()));
    }
    auto difference = analyze::MeasureDifference(found, expected[i], tolerance);
    if (!difference.ok()) {
      return InvalidArgumentError(base::StrCat(name, ": ", difference.status().message()));
    }
    PrintRow(name, found, expected[i], *difference);
    if (difference->num_disagreeing > 0) ++differing;
  }
  if (differing > 0) std::cout << differing << " of " << outputs.size() << " results differ\n";
  return differing == 0;
}

Result<bool> Diff(const Options& options) {
  std::vector<ResultInfo> results;
  LS_ASSIGN_OR_RETURN(const auto outputs, RunProgram(options.program, options, results));
  if (arrays::IsArrayFile(options.against)) {
    LS_ASSIGN_OR_RETURN(const auto expected, ReadExpected(options.against, results));
    return Compare(results, outputs, expected, options.tolerance);
  }
  std::vector<ResultInfo> other_results;
  LS_ASSIGN_OR_RETURN(const auto expected, RunProgram(options.against, options, other_results));
  if (expected.size() != outputs.size()) {
    return InvalidArgumentError(base::StrCat(options.program, " has ", outputs.size(), " results, ",
                                             options.against, " has ", expected.size()));
  }
  return Compare(results, outputs, expected, options.tolerance);
}

}  // namespace

void DeclareDiff(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("PROGRAM", options->program, "StableHLO; - is standard input")->required();
  app.add_option("--against", options->against,
                 "FILE.npz, FILE.safetensors or FILE.npy with out0, out1, .. or the results by\n"
                 "name; any other file is a program that is run on the same inputs")
      ->required();
  app.add_option("-i,--input", options->inputs, "As `lockstep run` takes them")->take_all();
  app.add_option("--atol", options->tolerance.absolute,
                 "An element agrees when |found - expected| <= ATOL + RTOL * |expected| ..")
      ->check(NotNegative())
      ->capture_default_str();
  app.add_option("--rtol", options->tolerance.relative, "")
      ->check(NotNegative())
      ->capture_default_str();
  app.add_option("--max-ulps", options->tolerance.max_ulps,
                 ".. or when they are at most so many representable numbers apart. NaN agrees\n"
                 "with NaN; integers are equal or within --atol and --rtol")
      ->check(AtLeast(0))
      ->capture_default_str();
  AddBackendOption(app, options->session.backend);
  app.footer(
      "Exit code 0: all results agree; 1: some differ.\n"
      "Example:\n  lockstep diff prog.mlir --input args.npz --against expected.npz --max-ulps 4");
  app.callback([options, &exit_code] {
    const auto agrees = Diff(*options);
    exit_code = !agrees.ok() ? Fail(agrees.status()) : *agrees ? kSuccess : kFailure;
  });
}

}  // namespace lockstep::tools
