// SPDX-License-Identifier: Apache-2.0
// A grid of processes inside this one: replicas by partitions, a thread each.
#pragma once

#include <functional>
#include <optional>

#include "lockstep/interpret/grid/rendezvous.h"
#include "lockstep/ir/sharding.h"

namespace lockstep::interpret {

class Grid;

// One process: where it stands, what it is fed and what it feeds. Used by its own thread only.
struct Process {
  Grid& grid;
  int64_t id = 0;  // replica * num_partitions + partition
  std::deque<Values> infeed;

  int64_t replica() const;
  int64_t partition() const;
};

class Grid {
 public:
  static constexpr int64_t kMaxProcesses = 1024;

  // `mesh`: the processes are its devices. REQUIRES: at least one process.
  explicit Grid(GridShape shape, std::optional<ir::Mesh> mesh = std::nullopt)
      : shape_(shape), mesh_(std::move(mesh)), rendezvous_(shape.num_processes()) {}

  const GridShape& shape() const { return shape_; }
  const std::optional<ir::Mesh>& mesh() const { return mesh_; }
  Rendezvous& rendezvous() { return rendezvous_; }

  // Runs body(process) for every process and waits for all. Call once. Errors: that of the first
  // process that failed by itself, else of the first that waited in vain, with its number;
  // ResourceExhausted for more than kMaxProcesses processes or when a thread cannot be started.
  using Body = std::function<Status(Process&)>;
  Status Run(const Body& body);

 private:
  void RunProcess(int64_t id, const Body& body, Status& status);

  GridShape shape_;
  std::optional<ir::Mesh> mesh_;
  Rendezvous rendezvous_;
};

// Adds the checks of the processes of a grid, and what they fed out, to `total`, in order.
void AddFindings(std::span<const RunResult> processes, RunResult& total);

}  // namespace lockstep::interpret
