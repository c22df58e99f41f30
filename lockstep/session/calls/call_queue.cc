// SPDX-License-Identifier: Apache-2.0
// A call: what it reads and takes is settled when it is started; its memory when it runs.
#include "lockstep/session/calls/call_queue.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "lockstep/runtime/buffer_state.h"
#include "lockstep/runtime/event_source.h"
#include "lockstep/runtime/host_memory.h"

namespace lockstep::session {

using runtime::BufferMutex;
using runtime::BufferState;

struct CallQueue::Call {
  std::string name;  // "call 3 of @step"
  std::shared_ptr<const Executable> executable;
  std::vector<std::shared_ptr<BufferState>> arguments;
  std::vector<std::shared_ptr<BufferState>> results;
  std::vector<bool> takes;      // by argument
  std::vector<Event> waits;     // arguments that are still to come, with ..
  std::vector<size_t> awaited;  // .. their numbers
  std::vector<Event> earlier;   // calls that read what this one takes
  runtime::EventSource done;

  void Run() {
    const Status status = WaitAndRun();
    // The memory that was taken and did not become a result's goes, and what only this call read.
    {
      const std::lock_guard lock(BufferMutex());
      for (size_t i = 0; i < arguments.size(); ++i) {
        if (takes[i]) arguments[i]->memory = nullptr;
      }
    }
    done.Happen(status.ok() ? status : status.Annotate(name));
    const std::lock_guard lock(BufferMutex());
    for (const auto* buffers : {&arguments, &results}) {
      for (const auto& buffer : *buffers) {
        if (buffer->is_deleted) runtime::Tidy(*buffer);
      }
    }
  }

 private:
  Status WaitAndRun() {
    for (size_t i = 0; i < waits.size(); ++i) {
      if (const Status status = waits[i].Await(); !status.ok()) {
        return status.Annotate("argument " + std::to_string(awaited[i]));
      }
    }
    for (const Event& reader : earlier) (void)reader.Await();  // however it ended
    std::vector<std::shared_ptr<void>> memory(results.size());
    std::vector<const void*> inputs;
    {
      const std::lock_guard lock(BufferMutex());
      for (const auto& argument : arguments) inputs.push_back(argument->memory.get());
      for (const Alias& alias : executable->aliases()) {
        if (!takes[alias.argument] || !arguments[alias.argument]->is_writable) continue;
        memory[alias.result] = arguments[alias.argument]->memory;
      }
    }
    std::vector<void*> outputs;
    for (size_t i = 0; i < results.size(); ++i) {
      if (memory[i] == nullptr) {
        LS_ASSIGN_OR_RETURN(memory[i], runtime::AllocateHost(results[i]->size_bytes,
                                                             "result " + std::to_string(i)));
      }
      outputs.push_back(memory[i].get());
    }
    LS_RETURN_IF_ERROR(executable->RunInPlace(inputs, outputs));
    const std::lock_guard lock(BufferMutex());
    for (size_t i = 0; i < results.size(); ++i) results[i]->memory = std::move(memory[i]);
    return OkStatus();
  }
};

CallQueue::CallQueue(std::shared_ptr<const Executable> executable, std::string name,
                     std::vector<ArgumentInfo> arguments, std::vector<ResultInfo> results)
    : executable_(std::move(executable)),
      name_(name.empty() ? "@main" : "@" + std::move(name)),
      arguments_(std::move(arguments)),
      results_(std::move(results)) {}

std::string CallQueue::Describe(size_t argument) const {
  return "argument " + std::to_string(argument) + " '" + arguments_[argument].name + "'";
}

namespace {

Status CheckArray(std::string_view what, const std::string& name, const Type& type) {
  if (type.IsTensor() && type.tensor().shape.IsStatic()) return OkStatus();
  return UnimplementedError(std::string(what) + " '" + name + "' of type " + type.ToString() +
                            " has no size that is known before the call, as a buffer must: use "
                            "Session::Call");
}

}  // namespace

Status CallQueue::CheckTypes(std::span<const Buffer> arguments,
                             const ExecuteOptions& options) const {
  if (arguments.size() != arguments_.size()) {
    return InvalidArgumentError("expected " + std::to_string(arguments_.size()) +
                                " arguments, found " + std::to_string(arguments.size()));
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    LS_RETURN_IF_ERROR(CheckArray("argument", arguments_[i].name, arguments_[i].type));
    const Type found(arguments[i].type());
    if (found == arguments_[i].type) continue;
    return InvalidArgumentError(Describe(i) + ": expected " + arguments_[i].type.ToString() +
                                ", found " + found.ToString());
  }
  for (const size_t kept : options.keep) {
    if (kept < arguments_.size()) continue;
    return InvalidArgumentError("ExecuteOptions::keep names argument " + std::to_string(kept) +
                                " of " + std::to_string(arguments_.size()));
  }
  return OkStatus();
}

Status CallQueue::CheckUse(const Call& call) const {
  std::unordered_map<const BufferState*, size_t> taken;
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    const BufferState* state = call.arguments[i].get();
    if (state->is_deleted) return runtime::DeletedError(*state).Annotate(Describe(i));
    if (call.takes[i]) taken.emplace(state, i);
  }
  for (size_t i = 0; i < call.arguments.size() && !taken.empty(); ++i) {
    const auto same = taken.find(call.arguments[i].get());
    if (same == taken.end() || same->second == i) continue;
    return InvalidArgumentError(Describe(i) + " is the same buffer as " + Describe(same->second) +
                                ", which the call takes: pass a copy, or list that one in "
                                "ExecuteOptions::keep");
  }
  return OkStatus();
}

void CallQueue::Enter(const std::shared_ptr<Call>& call) {
  for (size_t i = 0; i < call->arguments.size(); ++i) {
    BufferState& state = *call->arguments[i];
    if (!state.ready.IsReady() || !state.ready.Await().ok()) {
      call->waits.push_back(state.ready);
      call->awaited.push_back(i);
    }
    if (!call->takes[i]) {
      runtime::AddReader(state, call->done.event());
      continue;
    }
    call->earlier.insert(call->earlier.end(), state.readers.begin(), state.readers.end());
    state.is_deleted = true;
    state.deleted_by = call->name + " took it as " + Describe(i);
    state.readers.assign(1, call->done.event());
  }
  queue_.Push([call] { call->Run(); });
}

Future<std::vector<Buffer>> CallQueue::Execute(std::span<const Buffer> arguments,
                                               const ExecuteOptions& options) {
  auto call = std::make_shared<Call>();
  call->executable = executable_;
  std::vector<Buffer> results;
  Status status = CheckTypes(arguments, options);
  for (size_t i = 0; i < results_.size() && status.ok(); ++i) {
    status = CheckArray("result", results_[i].name, results_[i].type);
    if (!status.ok()) break;
    results.emplace_back(runtime::PromiseBuffer(results_[i].type.tensor(), call->done.event()));
    call->results.push_back(results.back().state());
  }
  for (size_t i = 0; i < arguments.size() && status.ok(); ++i) {
    call->arguments.push_back(arguments[i].state());
    call->takes.push_back(arguments_[i].donated && std::ranges::count(options.keep, i) == 0);
  }
  {
    const std::lock_guard lock(BufferMutex());
    call->name = "call " + std::to_string(++num_calls_) + " of " + name_;
    if (status.ok()) status = CheckUse(*call);
    if (status.ok()) Enter(call);
  }
  if (!status.ok()) call->done.Happen(status.Annotate(call->name));
  return {std::move(results), call->done.event()};
}

}  // namespace lockstep::session
