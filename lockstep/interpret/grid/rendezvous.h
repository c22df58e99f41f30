// SPDX-License-Identifier: Apache-2.0
// Rendezvous: where the processes of a grid, each on its own thread, wait for one another. It never
// hangs: when every process that has not ended waits, all who wait get an error.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/interpret/interpreter.h"

namespace lockstep::interpret {

using Values = std::vector<Datum>;

// The same elements in bytes of their own. Threads must not share bytes that one of them may write
// in place, and who holds the last reference may.
Datum Detached(const Datum& datum);

// What processes meet for. All who come with an equal one meet; the n-th call of one process meets
// the n-th calls of the others.
struct Meeting {
  std::string op;
  int64_t channel = 0;
  std::vector<int64_t> group;  // processes, in the order of the group
  friend auto operator<=>(const Meeting&, const Meeting&) = default;
};

// A queue of values on the way from one process to another. -1 stands for the host, which keeps
// what is sent to it and gives it to who receives on the same channel.
struct Route {
  std::string op;  // of who receives; sends and permutations do not mix
  int64_t channel = 0;
  int64_t source = -1;
  int64_t target = -1;
  friend auto operator<=>(const Route&, const Route&) = default;
};

// Thread-safe; a process calls from one thread at a time. Who waits in vain, and what the errors
// say, does not depend on timing: they are given when nothing can go on any more.
class Rendezvous {
 public:
  explicit Rendezvous(int64_t num_processes);

  // What the members of a group brought, in the order of the group.
  using Gathered = std::shared_ptr<const std::vector<Values>>;

  // Waits until every process of the group has come, and gives what they brought, copied. All
  // members look at the same arrays: who keeps one takes a Detached copy. REQUIRES: `process` is in
  // the group. Errors: FailedPrecondition naming who did not come.
  Result<Gathered> Meet(int64_t process, const Meeting& meeting, const Values& values);

  // Puts values on a route; does not wait.
  void Send(const Route& route, const Values& values);

  // Takes the oldest values off a route; waits for them. Errors: FailedPrecondition.
  Result<Values> Receive(int64_t process, const Route& route);

  // Call before a transfer with the host: on one channel one process sends and one receives, so
  // that what is received does not depend on timing. Errors: FailedPrecondition for a second one.
  Status ClaimHost(int64_t process, int64_t channel, bool sends);

  // The process has ended and will not come any more. Call once per process.
  void Leave(int64_t process, bool failed);

  // Whether the process got an error because it waited for what never came.
  bool HasStalled(int64_t process) const;

 private:
  enum class State : uint8_t { kRunning, kWaiting, kEnded, kFailed };
  struct Member {
    State state = State::kRunning;
    std::condition_variable wake;
    const Meeting* meeting = nullptr;  // what it waits for, or
    const Route* route = nullptr;
    Gathered gathered;
    Status error;
    bool stalled = false;
  };
  struct Arrivals {
    size_t count = 0;
    std::vector<Values> values;  // by place in the group
  };

  // All of these hold the mutex.
  Status Wait(int64_t process, std::unique_lock<std::mutex>& lock);
  void Wake(Member& member);
  void StopRunning();
  void Stall();
  std::string Missing(const Member& waiting) const;
  std::string Describe(int64_t process) const;

  mutable std::mutex mutex_;
  std::vector<Member> processes_;
  int64_t running_;
  std::map<Meeting, Arrivals> arrivals_;
  std::map<Route, std::deque<Values>> routes_;
  std::map<std::pair<int64_t, bool>, int64_t> host_claims_;  // (channel, sends) -> process
};

}  // namespace lockstep::interpret
