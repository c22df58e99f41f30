// SPDX-License-Identifier: Apache-2.0
// lockstep inspect: what a program takes, gives, holds and costs.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "lockstep/analyze/cost.h"
#include "lockstep/module.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct Options {
  std::string file;
  bool json = false;
};

struct Facts {
  std::vector<ArgumentInfo> arguments;
  std::vector<ResultInfo> results;
  std::vector<std::pair<std::string, int64_t>> ops;  // the most frequent first
  analyze::Cost cost;
  double argument_bytes = 0, result_bytes = 0;
  bool has_unknown_sizes = false;  // a call decides them: until then they count as nothing
};

bool HasUnknownSize(const Type& type) { return type.IsTensor() && !type.tensor().shape.IsStatic(); }

Facts Gather(const Module& module) {
  Facts facts{.arguments = module.Arguments(), .results = module.Results()};
  const ir::FunctionId entry = module.ir().Entry();
  for (const auto& [name, count] : analyze::CountOps(module.ir(), entry)) {
    facts.ops.emplace_back(name, count);
  }
  std::stable_sort(facts.ops.begin(), facts.ops.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  facts.cost = analyze::CostOfFunction(module.ir(), entry);
  for (const ArgumentInfo& argument : facts.arguments) {
    facts.argument_bytes += analyze::SizeBytes(argument.type);
    facts.has_unknown_sizes |= HasUnknownSize(argument.type);
  }
  for (const ResultInfo& result : facts.results) {
    facts.result_bytes += analyze::SizeBytes(result.type);
    facts.has_unknown_sizes |= HasUnknownSize(result.type);
  }
  return facts;
}

std::string Donation(const ArgumentInfo& argument) {
  if (argument.aliased_output)
    return "donated to result " + std::to_string(*argument.aliased_output);
  return argument.donated ? "donated" : "";
}

void PrintText(const Facts& facts) {
  std::cout << "arguments (" << facts.arguments.size() << ", " << FormatBytes(facts.argument_bytes)
            << ")\n";
  for (size_t i = 0; i < facts.arguments.size(); ++i) {
    const ArgumentInfo& argument = facts.arguments[i];
    const std::string donation = Donation(argument);
    std::cout << "  " << i << "  " << argument.name << " : " << argument.type.ToString()
              << (donation.empty() ? "" : "  " + donation) << "\n";
  }
  std::cout << "results (" << facts.results.size() << ", " << FormatBytes(facts.result_bytes)
            << ")\n";
  for (size_t i = 0; i < facts.results.size(); ++i) {
    std::cout << "  " << i << "  " << facts.results[i].name << " : "
              << facts.results[i].type.ToString() << "\n";
  }
  int64_t total = 0;
  for (const auto& [name, count] : facts.ops) total += count;
  std::cout << "ops (" << total << ")\n";
  for (const auto& [name, count] : facts.ops) {
    std::cout << "  " << std::setw(6) << count << "  " << name << "\n";
  }
  std::cout << "cost of one call\n  FLOPs            " << FormatCount(facts.cost.flops)
            << "\n  transcendentals  " << FormatCount(facts.cost.transcendentals)
            << "\n  bytes, unfused   " << FormatBytes(facts.cost.bytes) << "\n";
  if (facts.cost.loops_counted_once > 0) {
    std::cout << "  (" << facts.cost.loops_counted_once
              << " loops with an unknown number of trips are counted as one trip)\n";
  }
  if (facts.has_unknown_sizes) {
    std::cout << "  (arrays of unknown size are not counted: a call decides their sizes)\n";
  }
}

void PrintJson(const Facts& facts) {
  nlohmann::ordered_json json;
  for (const ArgumentInfo& argument : facts.arguments) {
    nlohmann::ordered_json row = {
        {"name", argument.name}, {"type", argument.type.ToString()}, {"donated", argument.donated}};
    if (argument.aliased_output) row["aliased_output"] = *argument.aliased_output;
    json["arguments"].push_back(row);
  }
  for (const ResultInfo& result : facts.results) {
    json["results"].push_back({{"name", result.name}, {"type", result.type.ToString()}});
  }
  for (const auto& [name, count] : facts.ops) json["ops"][name] = count;
  json["flops"] = facts.cost.flops;
  json["transcendentals"] = facts.cost.transcendentals;
  json["bytes"] = facts.cost.bytes;
  json["has_unknown_sizes"] = facts.has_unknown_sizes;
  json["loops_counted_once"] = facts.cost.loops_counted_once;
  std::cout << json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << "\n";
}

Status Inspect(const Options& options) {
  LS_ASSIGN_OR_RETURN(const Module module, LoadProgram(options.file));
  const Facts facts = Gather(module);
  options.json ? PrintJson(facts) : PrintText(facts);
  return OkStatus();
}

}  // namespace

void DeclareInspect(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "StableHLO text or bytecode; - is standard input")
      ->required();
  app.add_flag("--json", options->json, "Print as JSON");
  app.footer("Example:\n  lockstep inspect step.mlir");
  app.callback([options, &exit_code] {
    const Status status = Inspect(*options);
    exit_code = status.ok() ? kSuccess : Fail(status);
  });
}

}  // namespace lockstep::tools
