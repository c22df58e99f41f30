// SPDX-License-Identifier: Apache-2.0
// Session: a program made ready on a backend, to be called with arrays.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/buffer.h"
#include "lockstep/future.h"
#include "lockstep/literal.h"
#include "lockstep/module.h"
#include "lockstep/status.h"

namespace lockstep {

namespace session {
class Executable;
}  // namespace session

struct SessionOptions {
  // A name from AvailableBackends().
  std::string backend = "cpu";
  // Threads that a call may use, the caller's included, up to 1024; 0: as many as the process has
  // processors. Results are the same for any number.
  int threads = 0;
  // Vector instructions that generated code may use: "native" (what this processor has),
  // "baseline", "avx2" or "avx512".
  std::string cpu_features = "native";
  // Bytes that one array may take in the interpreter, which makes arrays as it goes; larger ones
  // are refused. Where memory is planned, max_bytes is the limit.
  int64_t max_array_bytes = int64_t{16} << 30;
  // Bytes that one call may take in all, arguments and results included; 0: no limit. On a backend
  // that plans memory, a program that needs more is refused before it runs.
  int64_t max_bytes = 0;
  // Keep compiled programs in memory and in `cache_folder`, and take what is there: code that was
  // compiled before is not compiled again. Results are the same either way.
  bool use_cache = false;
  // Empty: $LOCKSTEP_CACHE_DIR, or lockstep/ in $XDG_CACHE_HOME or ~/.cache.
  std::string cache_folder;
};

// A result that may be written where an argument lies: the caller gives that array up.
struct Alias {
  size_t result = 0;
  size_t argument = 0;
};

// Memory that one call takes, in bytes; what a backend does not know is 0.
struct MemoryReport {
  int64_t argument_bytes = 0;
  int64_t result_bytes = 0;
  int64_t constant_bytes = 0;
  int64_t temporary_bytes = 0;
  // Results in the place of arguments: counted in both of the above.
  int64_t aliased_bytes = 0;
  // Scratch space of kernels.
  int64_t workspace_bytes = 0;
  int64_t peak_bytes() const {
    return argument_bytes + result_bytes + constant_bytes + temporary_bytes + workspace_bytes -
           aliased_bytes;
  }
};

// How long a step of a compiled program took, all its runs of one call together.
struct StepTime {
  std::string name;
  int64_t runs = 0;
  double seconds = 0;
};

struct ExecuteOptions {
  // Arguments that stay the caller's although the program donates them: a result that would have
  // taken such a one's place is written elsewhere.
  std::vector<size_t> keep;
};

struct BackendInfo {
  std::string_view name;
  std::string_view description;
};

// The backends this build has, the default first.
std::vector<BackendInfo> AvailableBackends();

// A program, verified and prepared. Cheap to copy: copies share what was prepared. Thread-safe; the
// last copy waits for the calls that Execute started.
class Session {
 public:
  // Verifies `module` and prepares its entry function (@main). Errors: InvalidArgument with every
  // diagnostic of the verifier; NotFound for an unknown backend; Unimplemented naming each op that
  // the backend cannot run.
  static Result<Session> Create(Module module, const SessionOptions& options = {});
  // Reads a file first: StableHLO text, an artifact, or a compiled program. Errors: NotFound, or
  // those of Create or FromProgram.
  static Result<Session> Load(const std::string& path, const SessionOptions& options = {});
  // From the bytes of a compiled program (`lockstep compile --to=program --output step.lsp`), which
  // runs on the cpu backend. Its code runs as it is: take it from where you would take a program.
  // Errors: InvalidArgument for damaged bytes and for another backend; FailedPrecondition for a
  // program of another version, or with more instructions than `cpu_features` allows. `file` is
  // named in messages.
  static Result<Session> FromProgram(std::string_view bytes, const std::string& file,
                                     const SessionOptions& options = {});
  static bool IsProgram(std::string_view bytes);

  const Module& module() const;
  // What @main takes and gives, in order.
  std::span<const ArgumentInfo> arguments() const;
  std::span<const ResultInfo> results() const;

  // Runs @main once. Errors: InvalidArgument when the number, dtype or shape of the inputs is not
  // that of the arguments (which one, what was expected, what was found), and those of the run.
  Result<std::vector<Literal>> Call(std::span<const Literal> inputs) const;

  // Starts a call on buffers and returns at once. Calls of one session run in the order in which
  // they were started, those of several sessions at the same time. The results may be arguments of
  // further calls before they are there (Future::Promised).
  //
  // Donated arguments (ArgumentInfo::donated) are deleted now, and their memory is that of the
  // results that aliases() pairs them with. All errors come by the future, and by the results:
  // InvalidArgument for arguments that do not fit, or for one that the call takes and is asked to
  // read as well; FailedPrecondition for a deleted buffer, with the argument and the call that took
  // it; Unimplemented for a program with sizes that only a call fixes; those of the run, and of the
  // calls whose results it takes. After an error before the run nothing is deleted.
  Future<std::vector<Buffer>> Execute(std::span<const Buffer> arguments,
                                      const ExecuteOptions& options = {}) const;

  // As Call on arrays in the caller's memory: arguments[i] and results[i] point to elements as a
  // Literal stores them, row-major, aligned to an element's size, of the types that arguments() and
  // results() give. A result may be written to the memory of the argument that aliases() pairs it
  // with, which saves a copy; no other arrays may overlap. Errors: InvalidArgument when there are
  // too few or too many or one is null; Unimplemented for a program with sizes that only a call
  // fixes; those of the run.
  Status CallInPlace(std::span<const void* const> arguments, std::span<void* const> results) const;
  // The same, measured step by step, in the order in which they run. A loop is a step and so is
  // what is in it. Errors: Unimplemented on a backend without steps.
  Result<std::vector<StepTime>> ProfileInPlace(std::span<const void* const> arguments,
                                               std::span<void* const> results) const;
  std::span<const Alias> aliases() const;
  // What is not as the backend's description and the options promise, and why, one line each: steps
  // of a compiled program that the interpreter runs; a cache folder that cannot be used. Empty when
  // there is nothing to say.
  std::vector<std::string> notes() const;
  // Vector instructions that its code uses: "baseline", "avx2" or "avx512". Empty on a backend that
  // generates no code.
  std::string_view cpu_features() const;
  MemoryReport memory() const;

 private:
  struct Impl;
  explicit Session(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}
  static Session Of(Module module, std::shared_ptr<const session::Executable> executable,
                    std::string cache_note);
  std::shared_ptr<const Impl> impl_;
};

}  // namespace lockstep
