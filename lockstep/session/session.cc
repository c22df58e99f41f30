// SPDX-License-Identifier: Apache-2.0
// Session: verify, prepare, check inputs, run.
#include "lockstep/session.h"

#include "lockstep/base/cpu.h"
#include "lockstep/base/files.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/program/load.h"
#include "lockstep/session/backends.h"
#include "lockstep/session/cache/compile_cache.h"
#include "lockstep/session/calls/call_queue.h"
#include "lockstep/session/cpu_backend.h"
#include "lockstep/session/dynamic/refined.h"
#include "lockstep/session/inputs.h"
#include "lockstep/text/load.h"

namespace lockstep {

struct Session::Impl {
  Module module;
  std::vector<ArgumentInfo> arguments;
  std::vector<ResultInfo> results;
  std::shared_ptr<const session::Executable> executable;
  std::unique_ptr<session::CallQueue> calls;
  std::string cache_note;  // empty: none
};

namespace {

// What a program that is compiled already can no longer be asked for.
Status CheckProgramOptions(const program::Program& program, const std::string& file,
                           const SessionOptions& options) {
  LS_RETURN_IF_ERROR(session::FindBackend(options.backend).status());
  if (options.backend != session::kCpuBackend) {
    return InvalidArgumentError(file + ": it is compiled for the cpu backend; the backend '" +
                                options.backend +
                                "' takes the StableHLO that it was compiled from");
  }
  LS_ASSIGN_OR_RETURN(const base::CpuLevel allowed, base::ParseCpuLevel(options.cpu_features));
  if (program.level <= allowed) return OkStatus();
  const std::string level(base::CpuLevelName(program.level));
  return FailedPreconditionError(file + ": it is compiled with " + level + " instructions, more " +
                                 "than the '" + options.cpu_features +
                                 "' that are allowed: compile the program again for these");
}

}  // namespace

std::vector<BackendInfo> AvailableBackends() {
  std::vector<BackendInfo> infos;
  for (const session::Backend& backend : session::Backends()) {
    infos.push_back({backend.name, backend.description});
  }
  return infos;
}

Session Session::Of(Module module, std::shared_ptr<const session::Executable> executable,
                    std::string cache_note) {
  auto impl = std::make_shared<Impl>();
  impl->arguments = module.Arguments();
  impl->results = module.Results();
  impl->calls = std::make_unique<session::CallQueue>(executable, module.name(), impl->arguments,
                                                     impl->results);
  impl->module = std::move(module);
  impl->executable = std::move(executable);
  impl->cache_note = std::move(cache_note);
  return Session(std::move(impl));
}

Result<Session> Session::Create(Module module, const SessionOptions& options) {
  LS_RETURN_IF_ERROR(ir::VerifyModule(module.ir()));
  LS_RETURN_IF_ERROR(ir::CheckEntry(module.ir()));
  LS_ASSIGN_OR_RETURN(const session::Backend* backend, session::FindBackend(options.backend));
  std::string cache_note = backend->name == session::kCpuBackend ? session::CacheNote(options) : "";
  LS_ASSIGN_OR_RETURN(std::unique_ptr<session::Executable> executable,
                      session::NeedsRefinement(module)
                          ? session::PrepareRefined(module, *backend, options)
                          : backend->prepare(module, options));
  return Of(std::move(module), std::move(executable), std::move(cache_note));
}

Result<Session> Session::Load(const std::string& path, const SessionOptions& options) {
  LS_ASSIGN_OR_RETURN(const std::string bytes,
                      base::ReadFile(path, UINT64_MAX, text::EnoughToRefuse));
  if (IsProgram(bytes)) return FromProgram(bytes, path, options);
  LS_ASSIGN_OR_RETURN(Module module, ParseModule(bytes, path));
  return Create(std::move(module), options);
}

bool Session::IsProgram(std::string_view bytes) { return text::IsCompiledProgram(bytes); }

Result<Session> Session::FromProgram(std::string_view bytes, const std::string& file,
                                     const SessionOptions& options) {
  LS_ASSIGN_OR_RETURN(program::Program program, program::LoadProgram(bytes, file));
  LS_RETURN_IF_ERROR(CheckProgramOptions(program, file, options));
  Module module(program.module);
  auto shared = std::make_shared<const program::Program>(std::move(program));
  LS_ASSIGN_OR_RETURN(std::unique_ptr<session::Executable> executable,
                      session::PrepareProgram(std::move(shared), module, options));
  return Of(std::move(module), std::move(executable), "");
}

const Module& Session::module() const { return impl_->module; }
std::span<const ArgumentInfo> Session::arguments() const { return impl_->arguments; }
std::span<const ResultInfo> Session::results() const { return impl_->results; }

Result<std::vector<Literal>> Session::Call(std::span<const Literal> inputs) const {
  if (inputs.size() != impl_->arguments.size()) {
    return InvalidArgumentError("expected " + std::to_string(impl_->arguments.size()) +
                                " inputs, found " + std::to_string(inputs.size()));
  }
  for (size_t i = 0; i < inputs.size(); ++i) {
    const ArgumentInfo& argument = impl_->arguments[i];
    const Type found(inputs[i].type());
    if (session::IsOfType(found, argument.type)) continue;
    return InvalidArgumentError("argument " + std::to_string(i) + " '" + argument.name +
                                "': expected " + argument.type.ToString() + ", found " +
                                found.ToString());
  }
  return impl_->executable->Run(inputs);
}

Future<std::vector<Buffer>> Session::Execute(std::span<const Buffer> arguments,
                                             const ExecuteOptions& options) const {
  return impl_->calls->Execute(arguments, options);
}

namespace {

Status CheckPointers(const Session& session, std::span<const void* const> arguments,
                     std::span<void* const> results) {
  if (arguments.size() != session.arguments().size() ||
      results.size() != session.results().size()) {
    return InvalidArgumentError("expected " + std::to_string(session.arguments().size()) +
                                " arguments and " + std::to_string(session.results().size()) +
                                " results, found " + std::to_string(arguments.size()) + " and " +
                                std::to_string(results.size()));
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == nullptr) {
      return InvalidArgumentError("argument " + std::to_string(i) + " '" +
                                  session.arguments()[i].name + "' is null");
    }
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i] == nullptr) {
      return InvalidArgumentError("result " + std::to_string(i) + " '" + session.results()[i].name +
                                  "' is null");
    }
  }
  return OkStatus();
}

}  // namespace

Status Session::CallInPlace(std::span<const void* const> arguments,
                            std::span<void* const> results) const {
  LS_RETURN_IF_ERROR(CheckPointers(*this, arguments, results));
  return impl_->executable->RunInPlace(arguments, results);
}

Result<std::vector<StepTime>> Session::ProfileInPlace(std::span<const void* const> arguments,
                                                      std::span<void* const> results) const {
  LS_RETURN_IF_ERROR(CheckPointers(*this, arguments, results));
  return impl_->executable->Profile(arguments, results);
}

std::span<const Alias> Session::aliases() const { return impl_->executable->aliases(); }
std::vector<std::string> Session::notes() const {
  std::vector<std::string> notes = impl_->executable->notes();
  if (!impl_->cache_note.empty()) notes.push_back(impl_->cache_note);
  return notes;
}
std::string_view Session::cpu_features() const { return impl_->executable->cpu_features(); }
MemoryReport Session::memory() const { return impl_->executable->memory(); }

}  // namespace lockstep
