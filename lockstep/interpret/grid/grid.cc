// SPDX-License-Identifier: Apache-2.0
// Starting and joining the processes of a grid. See grid.h.
#include "lockstep/interpret/grid/grid.h"

#include <system_error>
#include <thread>

#include "lockstep/base/strings.h"

namespace lockstep::interpret {

using base::StrCat;

int64_t Process::replica() const { return id / grid.shape().num_partitions; }
int64_t Process::partition() const { return id % grid.shape().num_partitions; }

void Grid::RunProcess(int64_t id, const Body& body, Status& status) {
  Process process{*this, id, {}};
  status = body(process);
  rendezvous_.Leave(id, !status.ok());
}

Status Grid::Run(const Body& body) {
  const int64_t count = shape_.num_processes();
  if (count > kMaxProcesses) {
    return ResourceExhaustedError(
        StrCat("a grid of ", count, " processes; at most ", kMaxProcesses, " run"));
  }
  std::vector<Status> statuses(static_cast<size_t>(count));
  std::vector<std::thread> threads;
  for (int64_t id = 1; id < count; ++id) {
    Status& status = statuses[static_cast<size_t>(id)];
    try {
      threads.emplace_back([this, id, &body, &status] { RunProcess(id, body, status); });
    } catch (const std::system_error& error) {
      status = ResourceExhaustedError(StrCat("cannot start a thread: ", error.what()));
      rendezvous_.Leave(id, /*failed=*/true);
    }
  }
  RunProcess(0, body, statuses[0]);
  for (std::thread& thread : threads) thread.join();
  for (const bool stalled : {false, true}) {
    for (int64_t id = 0; id < count; ++id) {
      const Status& status = statuses[static_cast<size_t>(id)];
      if (status.ok() || rendezvous_.HasStalled(id) != stalled) continue;
      return count == 1 ? status : status.Annotate(StrCat("process ", id));
    }
  }
  return OkStatus();
}

void AddFindings(std::span<const RunResult> processes, RunResult& total) {
  for (size_t id = 0; id < processes.size(); ++id) {
    total.checks += processes[id].checks;
    for (CheckFailure failure : processes[id].check_failures) {
      if (processes.size() > 1) failure.message = StrCat("process ", id, ": ", failure.message);
      total.check_failures.push_back(std::move(failure));
    }
    const auto& outfeed = processes[id].outfeed;
    total.outfeed.insert(total.outfeed.end(), outfeed.begin(), outfeed.end());
  }
}

}  // namespace lockstep::interpret
