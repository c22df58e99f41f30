// SPDX-License-Identifier: Apache-2.0
// Meeting, sending and the end of waiting. See rendezvous.h.
#include "lockstep/interpret/grid/rendezvous.h"

#include <algorithm>

#include "lockstep/base/strings.h"

namespace lockstep::interpret {

using base::StrCat;

Datum Detached(const Datum& datum) {
  if (!datum.IsArray()) return datum;
  const Literal& array = datum.array();
  if (array.is_splat()) {
    return Literal::Splat(array.dtype(), array.shape(), array.stored_bytes()).value();
  }
  const std::span<const std::byte> bytes = array.stored_bytes();
  return Literal::FromBytes(array.dtype(), array.shape(), {bytes.begin(), bytes.end()}).value();
}

namespace {

Values Detached(const Values& values) {
  Values copies;
  for (const Datum& value : values) copies.push_back(interpret::Detached(value));
  return copies;
}

}  // namespace

Rendezvous::Rendezvous(int64_t num_processes)
    : processes_(static_cast<size_t>(num_processes)), running_(num_processes) {}

Result<Rendezvous::Gathered> Rendezvous::Meet(int64_t process, const Meeting& meeting,
                                              const Values& values) {
  const auto place = std::ranges::find(meeting.group, process) - meeting.group.begin();
  Values brought = Detached(values);
  std::unique_lock lock(mutex_);
  const auto [at, is_first] = arrivals_.try_emplace(meeting);
  Arrivals& arrivals = at->second;
  if (is_first) arrivals.values.resize(meeting.group.size());
  arrivals.values[static_cast<size_t>(place)] = std::move(brought);
  Member& self = processes_[static_cast<size_t>(process)];
  if (++arrivals.count < meeting.group.size()) {
    self.meeting = &meeting;
    LS_RETURN_IF_ERROR(Wait(process, lock));
    return std::move(self.gathered);
  }
  const auto gathered = std::make_shared<const std::vector<Values>>(std::move(arrivals.values));
  arrivals_.erase(at);
  for (const int64_t member : meeting.group) {
    if (member == process) continue;
    Member& other = processes_[static_cast<size_t>(member)];
    other.gathered = gathered;
    Wake(other);
  }
  return gathered;
}

void Rendezvous::Send(const Route& route, const Values& values) {
  Values sent = Detached(values);
  const std::unique_lock lock(mutex_);
  routes_[route].push_back(std::move(sent));
  for (Member& process : processes_) {
    if (process.state == State::kWaiting && process.route != nullptr && *process.route == route) {
      return Wake(process);
    }
  }
}

Result<Values> Rendezvous::Receive(int64_t process, const Route& route) {
  std::unique_lock lock(mutex_);
  std::deque<Values>& queue = routes_[route];
  while (queue.empty()) {
    processes_[static_cast<size_t>(process)].route = &route;
    LS_RETURN_IF_ERROR(Wait(process, lock));
  }
  Values values = std::move(queue.front());
  queue.pop_front();
  return values;
}

Status Rendezvous::ClaimHost(int64_t process, int64_t channel, bool sends) {
  const std::unique_lock lock(mutex_);
  const auto [claim, is_new] = host_claims_.try_emplace({channel, sends}, process);
  if (claim->second == process) return OkStatus();
  return FailedPreconditionError(StrCat("two processes ", sends ? "send to" : "receive from",
                                        " the host on channel ", channel,
                                        "; give source_target_pairs"));
}

void Rendezvous::Leave(int64_t process, bool failed) {
  const std::unique_lock lock(mutex_);
  processes_[static_cast<size_t>(process)].state = failed ? State::kFailed : State::kEnded;
  StopRunning();
}

bool Rendezvous::HasStalled(int64_t process) const {
  const std::unique_lock lock(mutex_);
  return processes_[static_cast<size_t>(process)].stalled;
}

Status Rendezvous::Wait(int64_t process, std::unique_lock<std::mutex>& lock) {
  Member& self = processes_[static_cast<size_t>(process)];
  self.state = State::kWaiting;
  StopRunning();
  self.wake.wait(lock, [&] { return self.state != State::kWaiting; });
  self.meeting = nullptr;
  self.route = nullptr;
  return self.error;
}

void Rendezvous::Wake(Member& member) {
  member.state = State::kRunning;
  ++running_;
  member.wake.notify_one();
}

void Rendezvous::StopRunning() {
  if (--running_ == 0) Stall();
}

// Nothing can go on. All errors are worded before anyone is woken.
void Rendezvous::Stall() {
  std::vector<Member*> waiting;
  for (Member& process : processes_) {
    if (process.state == State::kWaiting) waiting.push_back(&process);
  }
  for (Member* process : waiting) {
    process->error = FailedPreconditionError(Missing(*process));
    process->stalled = true;
  }
  for (Member* process : waiting) Wake(*process);
}

std::string Rendezvous::Missing(const Member& waiting) const {
  if (waiting.route != nullptr) {
    const Route& route = *waiting.route;
    const std::string source =
        route.source < 0 ? "the host, to which no process sends" : Describe(route.source);
    return StrCat("waits on channel ", route.channel, " for ", source);
  }
  std::string text = "waits for ";
  bool is_first = true;
  for (const int64_t member : waiting.meeting->group) {
    const Member& other = processes_[static_cast<size_t>(member)];
    if (other.state == State::kWaiting && other.meeting != nullptr &&
        *other.meeting == *waiting.meeting) {
      continue;
    }
    base::StrAppend(text, is_first ? "" : ", ", Describe(member));
    is_first = false;
  }
  return text;
}

std::string Rendezvous::Describe(int64_t process) const {
  const Member& other = processes_[static_cast<size_t>(process)];
  std::string text = StrCat("process ", process);
  switch (other.state) {
    case State::kRunning:
      return text;
    case State::kEnded:
      return text + " (ended)";
    case State::kFailed:
      return text + " (failed)";
    case State::kWaiting:
      break;
  }
  if (other.meeting == nullptr) return StrCat(text, " (waits at '", other.route->op, "')");
  base::StrAppend(text, " (waits at '", other.meeting->op, "' in the group [",
                  base::Join(other.meeting->group, ", "), "]");
  if (other.meeting->channel != 0) base::StrAppend(text, ", channel ", other.meeting->channel);
  return text + ")";
}

}  // namespace lockstep::interpret
