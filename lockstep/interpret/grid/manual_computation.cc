// SPDX-License-Identifier: Apache-2.0
// sdy.manual_computation: the body runs once per device of its mesh, on shards. Devices that differ
// only in axes that are not manual hold and compute the same.
#include <algorithm>
#include <optional>

#include "lockstep/base/strings.h"
#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/grid/shards.h"
#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/ir/ops/collective.h"

namespace lockstep::interpret {
namespace {

struct Shardings {
  std::vector<ir::TensorSharding> in, out;
  std::vector<std::string> manual_axes;
  ir::Mesh mesh;
};

Result<Shardings> ReadShardingsOf(const OpCall& call) {
  const auto& attrs = call.attrs<ir::SdyManualComputationAttrs>();
  Shardings all;
  LS_ASSIGN_OR_RETURN(all.in, ir::ReadShardings(attrs.in_shardings));
  LS_ASSIGN_OR_RETURN(all.out, ir::ReadShardings(attrs.out_shardings));
  LS_ASSIGN_OR_RETURN(all.manual_axes, ir::ReadManualAxes(attrs.manual_axes));
  if (all.in.size() != call.operands.size() || all.out.size() != call.module.num_results(call.op)) {
    return InvalidArgumentError("expected one sharding per operand and per result");
  }
  std::optional<ir::Mesh> mesh = call.evaluator.process().grid.mesh();
  for (const auto* shardings : {&all.in, &all.out}) {
    for (const ir::TensorSharding& sharding : *shardings) {
      LS_ASSIGN_OR_RETURN(ir::Mesh next, ir::ResolveMesh(call.module, sharding.mesh));
      if (mesh && *mesh != next) return UnimplementedError("shardings over different meshes");
      mesh = std::move(next);
    }
  }
  all.mesh = mesh.value_or(ir::Mesh());
  return all;
}

// The part of `whole` that `device` has as `shard`.
Result<Box> BoxOf(const Shardings& all, const ir::TensorSharding& sharding, const Shape& whole,
                  const Shape& shard, int64_t device) {
  LS_ASSIGN_OR_RETURN(Box box, ShardOf(all.mesh, sharding, whole, device, &all.manual_axes));
  if (Shape(box.sizes) == shard) return box;
  return InvalidArgumentError(base::StrCat("the sharding gives shards of ",
                                           Shape(box.sizes).ToString(), ", the body has ",
                                           shard.ToString()));
}

Result<std::vector<Datum>> CutOperands(const OpCall& call, const Shardings& all, int64_t device) {
  const auto arguments = call.module.arguments(call.module.region(call.op));
  std::vector<Datum> shards;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const Literal& whole = call.in(i);
    LS_ASSIGN_OR_RETURN(const Box box, BoxOf(all, all.in[i], whole.shape(),
                                             call.module.tensor_type(arguments[i]).shape, device));
    LS_ASSIGN_OR_RETURN(Literal shard, CutBox(whole, box));
    shards.emplace_back(std::move(shard));
  }
  return shards;
}

// Results from what each of `devices` returned. Where several hold the same part, the last counts.
Results JoinResults(const OpCall& call, const Shardings& all, std::span<const int64_t> devices,
                    std::span<const Values> shards) {
  std::vector<Datum> results;
  for (size_t i = 0; i < all.out.size(); ++i) {
    const TensorType& type = call.result_type(i);
    LS_ASSIGN_OR_RETURN(Literal whole, MakeArray(call, type.dtype(), type.shape));
    for (size_t k = 0; k < devices.size(); ++k) {
      const Literal& shard = shards[k][i].array();
      LS_ASSIGN_OR_RETURN(const Box box,
                          BoxOf(all, all.out[i], type.shape, shard.shape(), devices[k]));
      PutBox(shard, box, whole);
    }
    results.emplace_back(std::move(whole));
  }
  return results;
}

// Runs the devices of the mesh as a grid of partitions. A process of a grid that is no mesh has a
// mesh to itself.
Results RunMesh(const OpCall& call, const Shardings& all) {
  const int64_t count = all.mesh.num_devices();
  const int64_t processes = call.evaluator.process().grid.shape().num_processes();
  if (count > Grid::kMaxProcesses / processes) {
    return ResourceExhaustedError(base::StrCat("a mesh of ", count, " devices in each of ",
                                               processes, " processes; together they may be ",
                                               Grid::kMaxProcesses));
  }
  Grid grid({1, count}, all.mesh);
  std::vector<RunResult> runs(static_cast<size_t>(count));
  LS_RETURN_IF_ERROR(grid.Run([&](Process& process) -> Status {
    LS_ASSIGN_OR_RETURN(std::vector<Datum> shards, CutOperands(call, all, process.id));
    LS_ASSIGN_OR_RETURN(
        runs[static_cast<size_t>(process.id)],
        call.evaluator.RunAs(process, call.module.region(call.op), std::move(shards)));
    return OkStatus();
  }));
  AddFindings(runs, call.evaluator.result());
  std::vector<int64_t> devices;
  std::vector<Values> outputs;
  for (RunResult& run : runs) {
    devices.push_back(static_cast<int64_t>(devices.size()));
    outputs.push_back(std::move(run.outputs));
  }
  return JoinResults(call, all, devices, outputs);
}

// The devices that differ from `device` in manual axes alone, in their order.
Result<std::vector<int64_t>> DevicesAround(const Shardings& all, int64_t device) {
  std::vector<ir::AxisRef> others;
  for (const ir::MeshAxis& axis : all.mesh.axes) {
    if (std::ranges::find(all.manual_axes, axis.name) == all.manual_axes.end()) {
      others.push_back({axis.name});
    }
  }
  LS_ASSIGN_OR_RETURN(const ir::AxisPlace own, ir::PlaceAlong(all.mesh, others, device));
  std::vector<int64_t> devices;
  for (int64_t other = 0; other < all.mesh.num_devices(); ++other) {
    LS_ASSIGN_OR_RETURN(const ir::AxisPlace place, ir::PlaceAlong(all.mesh, others, other));
    if (place.index == own.index) devices.push_back(other);
  }
  return devices;
}

// Inside another manual computation: this device goes on with its part, and gathers the results.
Results RunNested(const OpCall& call, const Shardings& all) {
  Process& process = call.evaluator.process();
  LS_ASSIGN_OR_RETURN(const auto devices, DevicesAround(all, process.id));
  LS_ASSIGN_OR_RETURN(std::vector<Datum> shards, CutOperands(call, all, process.id));
  LS_ASSIGN_OR_RETURN(const std::vector<Datum> outputs,
                      call.evaluator.RunRegion(call.module.region(call.op), std::move(shards)));
  const Meeting meeting{std::string(call.module.info(call.op).name), 0, devices};
  LS_ASSIGN_OR_RETURN(const auto gathered,
                      process.grid.rendezvous().Meet(process.id, meeting, outputs));
  return JoinResults(call, all, devices, *gathered);
}

}  // namespace

Results EvaluateManualComputation(const OpCall& call) {
  const Grid& grid = call.evaluator.process().grid;
  auto all = ReadShardingsOf(call);
  if (!all.ok()) return AtOp(call, all.status());
  Results results = grid.mesh() ? RunNested(call, *all) : RunMesh(call, *all);
  if (!results.ok()) return AtOp(call, results.status());
  return results;
}

}  // namespace lockstep::interpret
