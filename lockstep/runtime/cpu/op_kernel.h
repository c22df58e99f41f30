// SPDX-License-Identifier: Apache-2.0
// OpKernel: one op of a program that runs on the CPU by code of ours rather than by generated code.
// A kernel is chosen and prepared once, when a program is loaded, and then called many times.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/ir/module.h"
#include "lockstep/runtime/cpu/matmul/epilogue.h"
#include "lockstep/status.h"

namespace lockstep::runtime {
class Communicator;
}  // namespace lockstep::runtime

namespace lockstep::runtime::cpu {

// The region of a reduction, scatter or sort as a function on columns of scalars:
// outputs[k][i] = region(inputs[0][i], inputs[1][i], ..)[k] for i in [0, n). Columns are contiguous
// elements as a Literal stores them; an output may be one of the inputs. Thread-safe.
struct RegionFunction {
  void (*run)(void* context, const void* const* inputs, void* const* outputs, int64_t n) = nullptr;
  void* context = nullptr;
};

// What a kernel is made from. The module outlives the kernel.
struct OpKernelSpec {
  const ir::Module& module;
  ir::OpId op;
  // One per region of the op, for ops whose regions work on scalars; `run` is null for others.
  std::span<const RegionFunction> regions = {};
};

// What a call gives. Buffers hold elements as a Literal stores them, row-major, aligned to the
// element's size and no more. A result never overlaps an operand, except that the first result of
// scatter and dynamic_update_slice may be their first operand.
struct OpKernelCall {
  std::span<const void* const> operands;
  std::span<void* const> results;
  void* workspace = nullptr;  // workspace_bytes() bytes, aligned to 64
  base::ThreadPool& pool;
  // The other processes of the run; for kernels of the collective family.
  Communicator* communicator = nullptr;
  // The number of the next block of the run's random sequence, for rng alone.
  uint64_t* random_blocks = nullptr;
  // Told of parts of the one result as soon as they are made; for kernels that take one.
  matmul::Epilogue epilogue = {};
};

// Immutable: calls from several threads may run at once, each with a workspace of its own. The bits
// of the results do not depend on the number of threads.
class OpKernel {
 public:
  virtual ~OpKernel() = default;
  virtual int64_t workspace_bytes() const { return 0; }
  virtual bool TakesEpilogue() const { return false; }
  // Which variant was chosen: "gemm_avx512", "row_dots", "reference".
  virtual std::string_view variant() const = 0;
  virtual Status Run(const OpKernelCall& call) const = 0;
};

// A way to run an op. The candidates of an op are tried in order; one that cannot run this use of
// it says why. `reason` is for `lockstep explain`.
struct OpKernelCandidate {
  std::string_view variant;
  // Null with `reason` filled in when the candidate refuses.
  std::unique_ptr<OpKernel> (*make)(const OpKernelSpec& spec, std::string* reason);
};

// The candidates of the families that have kernels; empty for ops that have none.
std::span<const OpKernelCandidate> DotCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> ConvCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> ReduceCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> ShapeCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> GatherScatterCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> SortCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> RandomCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> LinalgCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> CollectiveCandidates(const OpKernelSpec& spec);
std::span<const OpKernelCandidate> CustomCandidates(const OpKernelSpec& spec);

// The first candidate that takes the op; `refusals` gains a line for each that did not. Errors:
// Unimplemented with each refusal.
Result<std::unique_ptr<OpKernel>> MakeOpKernel(const OpKernelSpec& spec,
                                               std::string* refusals = nullptr);

}  // namespace lockstep::runtime::cpu
