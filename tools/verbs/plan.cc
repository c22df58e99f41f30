// SPDX-License-Identifier: Apache-2.0
// lockstep plan: memory plans of problems in CSV, known devices, predicted times.
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"
#include "lockstep/base/time.h"
#include "lockstep/plan/cost/devices.h"
#include "lockstep/plan/cost/roofline.h"
#include "lockstep/plan/memory/csv.h"
#include "lockstep/plan/memory/picture.h"
#include "lockstep/plan/memory/solver.h"
#include "lockstep/plan/memory/validator.h"
#include "tools/verbs/verb.h"

namespace lockstep::tools {
namespace {

struct MemoryOptions {
  std::string problem;
  int64_t capacity = plan::kUnlimitedBytes;
  plan::PackingOptions packing{.time_budget_s = 5, .threads = 0};
  std::string output;
  std::string picture;
};

std::string Text(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

Status PlanMemory(const MemoryOptions& options) {
  LS_ASSIGN_OR_RETURN(const std::string text, ReadTable(options.problem));
  LS_ASSIGN_OR_RETURN(plan::NamedProblem named,
                      plan::ReadProblemCsv(text, InputName(options.problem)));
  named.problem.capacity_bytes = options.capacity;
  const double begin = base::MonotonicSeconds();
  if (const Status sane = plan::CheckProblem(named.problem); !sane.ok()) {
    return sane.Annotate(InputName(options.problem));
  }
  LS_ASSIGN_OR_RETURN(const plan::Packing packing, plan::Pack(named.problem, options.packing));
  const double seconds = base::MonotonicSeconds() - begin;
  LS_RETURN_IF_ERROR(plan::ValidatePacking(named.problem, packing));
  if (!options.output.empty()) {
    LS_RETURN_IF_ERROR(base::AtomicWriteFile(options.output, plan::WritePlanCsv(named, packing)));
  }
  if (!options.picture.empty()) {
    LS_RETURN_IF_ERROR(base::AtomicWriteFile(
        options.picture, plan::DrawPacking(named.problem, packing, named.names)));
  }
  const double bound = static_cast<double>(packing.lower_bound_bytes);
  std::cout << "buffers      " << named.problem.buffers.size() << "\nheight       "
            << packing.height_bytes << "\nlower bound  " << packing.lower_bound_bytes
            << (packing.optimal ? "  (nothing lower is possible)" : "") << "\nratio        "
            << Text("%.5f", bound > 0 ? static_cast<double>(packing.height_bytes) / bound : 1)
            << "\nmethod       " << packing.method << "\nseconds      " << Text("%.3f", seconds)
            << "\n";
  return OkStatus();
}

void PrintDevices() {
  std::printf("%-10s %9s %9s %8s %8s %8s %8s %8s\n", "device", "memory", "GB/s", "f64", "f32",
              "bf16", "f8", "i8");
  const auto tera = [](double flops) { return flops > 0 ? Text("%.4g", flops / 1e12) : "-"; };
  for (const plan::DeviceModel& d : plan::KnownDevices()) {
    std::printf("%-10s %9s %9.0f %8s %8s %8s %8s %8s\n", d.name.c_str(),
                FormatBytes(d.memory_bytes).c_str(), d.bytes_per_s / 1e9, tera(d.f64_flops).c_str(),
                tera(d.f32_flops).c_str(), tera(d.bf16_flops).c_str(), tera(d.f8_flops).c_str(),
                tera(d.i8_flops).c_str());
  }
  std::printf("Peaks as the makers state them, in TFLOP/s, dense.\n");
}

struct RooflineOptions {
  std::string program;
  std::string device;
};

Status PredictProgram(const RooflineOptions& options) {
  LS_ASSIGN_OR_RETURN(const plan::DeviceModel device, plan::FindDevice(options.device));
  LS_ASSIGN_OR_RETURN(const Module module, LoadProgram(options.program));
  const plan::Roofline roofline = plan::PredictFunction(module.ir(), module.ir().Entry(), device);
  std::printf("%12s %6s %8s %10s %10s  %s\n", "microseconds", "share", "count", "FLOPs", "bytes",
              "op");
  for (const plan::RooflineRow& row : roofline.rows) {
    std::printf("%12.3f %5.1f%% %8s %10s %10s  %.*s%s\n", row.seconds * 1e6,
                100 * row.seconds / roofline.seconds, FormatCount(row.count).c_str(),
                FormatCount(row.cost.flops + row.cost.transcendentals).c_str(),
                FormatBytes(row.cost.bytes).c_str(), static_cast<int>(row.op.size()), row.op.data(),
                row.compute_s > 0.5 * row.seconds ? "  (bound by arithmetic)" : "");
  }
  std::printf("%12.3f us on %s, op by op as if nothing were fused\n", roofline.seconds * 1e6,
              device.name.c_str());
  std::printf("%12.3f us at least: all arithmetic, or arguments and results moved once\n",
              roofline.fused_s * 1e6);
  return OkStatus();
}

void DeclareMemory(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<MemoryOptions>();
  app.add_option("PROBLEM", options->problem,
                 "CSV with columns id, lower, upper, size and maybe alignment, offset;\n"
                 "- is standard input")
      ->required();
  app.add_option("--capacity", options->capacity,
                 "Bytes that must suffice; without it, as few as can be found")
      ->check(AtLeast(0));
  app.add_option("--seconds", options->packing.time_budget_s,
                 "How long to search; 0: greedy orders alone")
      ->check(NotNegative())
      ->capture_default_str();
  app.add_option("--seed", options->packing.seed, "Of the search")->check(AtLeast(0));
  app.add_option("--out", options->output, "Write the plan as CSV with a column offset");
  app.add_option("--svg", options->picture, "Draw the buffers over time");
  app.footer(
      "Exit code 1: no plan within the capacity was found in time.\n"
      "Example:\n  lockstep plan memory problem.csv --capacity 1048576 --svg plan.svg");
  app.callback([options, &exit_code] {
    const Status status = PlanMemory(*options);
    exit_code = status.ok() ? kSuccess : Fail(status);
  });
}

void DeclareDevices(CLI::App& app, int& exit_code) {
  app.footer("Example:\n  lockstep plan devices");
  app.callback([&exit_code] {
    PrintDevices();
    exit_code = kSuccess;
  });
}

Status CheckDevice(const std::string& name) {
  if (!name.empty()) return plan::FindDevice(name).status();
  std::string names;
  for (const plan::DeviceModel& device : plan::KnownDevices()) {
    names += (names.empty() ? "" : ", ") + device.name;
  }
  return InvalidArgumentError(base::StrCat(
      "--device is missing: which one to predict for, as in --device=tpu-v4; devices are ", names));
}

void DeclareRoofline(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<RooflineOptions>();
  app.add_option("FILE", options->program, "StableHLO text or bytecode; - is standard input")
      ->required();
  app.add_option("--device", options->device,
                 "A name of `lockstep plan devices`; it must be given");
  app.footer("Example:\n  lockstep plan roofline step.mlir --device=tpu-v4");
  app.callback([&app, options, &exit_code] {
    const Status usage = CheckDevice(options->device);
    exit_code = RunVerb(app, usage, [&] { return PredictProgram(*options); });
  });
}

}  // namespace

void DeclarePlan(CLI::App& app, int& exit_code) {
  DeclareMemory(*app.add_subcommand("memory", "Find a place for each buffer of a problem"),
                exit_code);
  DeclareDevices(*app.add_subcommand("devices", "List known devices and their peak figures"),
                 exit_code);
  DeclareRoofline(*app.add_subcommand("roofline", "Predict a program's time on a device"),
                  exit_code);
  app.require_subcommand(1);
  app.footer("Example:\n  lockstep plan memory problem.csv --capacity 1048576 --svg plan.svg");
}

}  // namespace lockstep::tools
