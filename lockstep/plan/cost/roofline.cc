// SPDX-License-Identifier: Apache-2.0
// Predictions from counted costs; see roofline.h.
#include "lockstep/plan/cost/roofline.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "lockstep/ir/ops/control.h"

namespace lockstep::plan {
namespace {

using ir::OpId;

struct Sum {
  std::map<std::string_view, RooflineRow> rows;
  double seconds = 0;
  double compute_s = 0;  // all arithmetic at its peaks

  void Add(const RooflineRow& row) {
    RooflineRow& sum = rows[row.op];
    sum.op = row.op;
    sum.count += row.count;
    sum.cost += row.cost;
    sum.seconds += row.seconds;
    sum.compute_s += row.compute_s;
  }

  Sum& operator+=(const Sum& other) {
    for (const auto& [name, row] : other.rows) Add(row);
    seconds += other.seconds;
    compute_s += other.compute_s;
    return *this;
  }
};

double ComputeSeconds(const analyze::Cost& cost, DType dtype, const DeviceModel& device) {
  const double peak = PeakFlops(device, dtype);
  return peak > 0 ? (cost.flops + kFlopsPerTranscendental * cost.transcendentals) / peak : 0;
}

double MemorySeconds(double bytes, const DeviceModel& device) {
  return device.bytes_per_s > 0 ? bytes / device.bytes_per_s : 0;
}

// What an op computes in: the type of its first operand, which for a dot is what is multiplied.
DType ComputeType(const ir::Module& module, OpId op) {
  for (ir::ValueId value : module.operands(op)) {
    if (module.type(value).IsTensor()) return module.type(value).tensor().dtype();
  }
  for (ir::ValueId value : module.results(op)) {
    if (module.type(value).IsTensor()) return module.type(value).tensor().dtype();
  }
  return DType::kF32;
}

// Sums over functions, each walked once however often it is called.
class Walker {
 public:
  Walker(const ir::Module& module, const DeviceModel& device) : module_(module), device_(device) {}

  const Sum& OfFunction(ir::FunctionId function) {
    if (const auto known = functions_.find(function.index); known != functions_.end()) {
      return known->second;
    }
    Sum sum = OfRegion(module_.function(function).body);
    return functions_.emplace(function.index, std::move(sum)).first->second;
  }

 private:
  Sum OfRegion(ir::RegionId region) {
    Sum sum;
    for (OpId op : module_.ops(region)) AddOp(op, sum);
    return sum;
  }

  void AddOp(OpId op, Sum& sum) {
    const ir::Opcode opcode = module_.opcode(op);
    if (opcode == ir::Opcode::kFuncCall) {
      const auto callee = module_.FindFunction(module_.attrs<ir::CallAttrs>(op).callee.name);
      if (callee) sum += OfFunction(callee);
      return;
    }
    if (opcode == ir::Opcode::kWhile || opcode == ir::Opcode::kAsyncStart) {
      for (size_t i = 0; i < module_.num_regions(op); ++i) sum += OfRegion(module_.region(op, i));
      return;
    }
    if (opcode == ir::Opcode::kCase || opcode == ir::Opcode::kIf) return AddDearestBranch(op, sum);
    RooflineRow row{.op = ir::OpcodeName(opcode), .count = 1};
    row.cost = analyze::CostOfOp(module_, op);
    const DType dtype = ComputeType(module_, op);
    const double compute_s = ComputeSeconds(row.cost, dtype, device_);
    row.seconds = RooflineSeconds(row.cost, dtype, device_);
    row.compute_s = compute_s >= row.seconds ? compute_s : 0;
    sum.seconds += row.seconds;
    sum.compute_s += compute_s;
    if (row.seconds > 0) sum.Add(row);
  }

  void AddDearestBranch(OpId op, Sum& sum) {
    Sum dearest;
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      Sum branch = OfRegion(module_.region(op, i));
      if (branch.seconds >= dearest.seconds) dearest = std::move(branch);
    }
    sum += dearest;
  }

  const ir::Module& module_;
  const DeviceModel& device_;
  std::unordered_map<uint32_t, Sum> functions_;
};

double SignatureBytes(const ir::Module& module, ir::FunctionId function) {
  double bytes = 0;
  const ir::RegionId body = module.function(function).body;
  for (ir::ValueId value : module.arguments(body)) bytes += analyze::SizeBytes(module.type(value));
  for (OpId op : module.ops(body)) {
    if (module.opcode(op) != ir::Opcode::kFuncReturn) continue;
    for (ir::ValueId value : module.operands(op)) bytes += analyze::SizeBytes(module.type(value));
  }
  return bytes;
}

}  // namespace

double RooflineSeconds(const analyze::Cost& cost, DType dtype, const DeviceModel& device) {
  return std::max(ComputeSeconds(cost, dtype, device), MemorySeconds(cost.bytes, device));
}

Roofline PredictFunction(const ir::Module& module, ir::FunctionId function,
                         const DeviceModel& device) {
  const Sum sum = Walker(module, device).OfFunction(function);
  Roofline roofline{.seconds = sum.seconds};
  for (const auto& [name, row] : sum.rows) roofline.rows.push_back(row);
  std::stable_sort(
      roofline.rows.begin(), roofline.rows.end(),
      [](const RooflineRow& a, const RooflineRow& b) { return a.seconds > b.seconds; });
  roofline.fused_s =
      std::max(sum.compute_s, MemorySeconds(SignatureBytes(module, function), device));
  return roofline;
}

}  // namespace lockstep::plan
