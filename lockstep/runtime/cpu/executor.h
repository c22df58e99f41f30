// SPDX-License-Identifier: Apache-2.0
// Executor: a program loaded and run on the CPU.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/program/program.h"
#include "lockstep/runtime/cpu/interpreted_op.h"
#include "lockstep/runtime/cpu/object_code.h"
#include "lockstep/runtime/cpu/op_kernel.h"

namespace lockstep::runtime::cpu {

struct ExecutorOptions {
  int threads = 0;  // 0: as many as the process has processors
};

// A step that the interpreter runs, and why.
struct InterpretedStep {
  std::string op_text;  // its name and place
  std::string reason;
};

// See codegen/cpu/loops.h.
using LoopFunction = void (*)(void* const* buffers, int64_t begin, int64_t end, int64_t first,
                              int64_t last);

// Immutable but for a store of memory between calls: Run may be called from several threads.
class Executor {
 public:
  // Errors: those of ObjectCode::Load; FailedPrecondition when the processor lacks the instructions
  // the program was compiled for; Unimplemented for an op that nothing can run.
  static Result<std::unique_ptr<Executor>> Load(std::shared_ptr<const program::Program> program,
                                                const ExecutorOptions& options);
  ~Executor();

  // One call. arguments[i] and results[i] point to the entry's arrays, elements as a Literal stores
  // them, aligned to the element's size; null for tokens. A result may share memory with the
  // argument that the plan has it take the place of, and with no other. Errors: ResourceExhausted
  // when there is no memory for temporaries; those of ops that the interpreter runs.
  Status Run(std::span<const void* const> arguments, std::span<void* const> results,
             Effects& effects) const;

  // The same on values of the interpreter, as a process of a grid; null: by itself.
  Result<interpret::RunResult> RunProcess(interpret::Process* process,
                                          std::vector<interpret::Datum> arguments) const;

  std::span<const InterpretedStep> interpreted_steps() const { return interpreted_; }
  // Scratch memory that kernels need beside the plan's temporaries.
  int64_t workspace_bytes() const { return workspace_bytes_; }
  int num_threads() const { return pool_->num_threads(); }
  // Seconds of each step of the main sequence and of loops in it, over one call of the program, by
  // what the step does: one entry per step, in the order in which they run.
  struct StepTime {
    std::string name;
    int64_t runs = 0;
    double seconds = 0;
    // Its place among all steps of the plan, each before those inside of it.
    uint32_t instruction = 0;
  };
  // As Run, and measures. Costs a look at the clock per step.
  Status Profile(std::span<const void* const> arguments, std::span<void* const> results,
                 std::vector<StepTime>& times) const;
  // "stablehlo.dot_general: gemm_avx512" and so on, for each op that has a kernel of its own.
  const std::vector<std::string>& variants() const { return variants_; }

 private:
  struct Instruction;
  using Instructions = std::vector<Instruction>;
  struct State;
  struct Patch;

  Executor();
  Status LoadConstants();
  // `is_inlined`: the sequence is part of a loop that is one function.
  Status LoadSequence(const plan::Sequence& sequence, bool is_inlined, Instructions& instructions);
  // Errors: Internal when the object code does not have it.
  Result<LoopFunction> FindLoops(const program::Function& function) const;
  static bool TakesEpilogue(const Instruction& maker);
  // steps[i] is what instruction i was made from.
  void FormWaves(std::span<const plan::Step* const> steps, Instructions& instructions) const;
  void RunWave(std::span<const Instruction> instructions, State& state) const;
  Status LoadOp(const plan::Step& step, Instruction& instruction);
  // What the op runs as processes of a grid, as executors.
  Status LoadCallees(const plan::Step& step, InterpretedOp& op);
  uint32_t AddPointers(const std::vector<plan::Slice>& slices);
  Status RunWith(std::unique_ptr<State> state, std::span<const void* const> arguments,
                 std::span<void* const> results, Effects& effects) const;
  Status RunSequence(const Instructions& instructions, State& state, Effects& effects) const;
  Status RunInstruction(const Instruction& instruction, State& state, Effects& effects) const;
  void RunLoops(const Instruction& instruction, State& state) const;
  Result<std::unique_ptr<State>> TakeState() const;

  std::shared_ptr<const program::Program> program_;
  std::unique_ptr<ObjectCode> code_;
  std::shared_ptr<base::ThreadPool> pool_;
  std::unique_ptr<Instructions> instructions_;
  std::vector<plan::Slice> slices_;                  // one per pointer of a state
  std::vector<Patch> patches_;                       // pointers that change with each call
  std::unordered_map<uint32_t, Literal> constants_;  // by op, all elements held
  std::vector<std::unique_ptr<OpKernel>> kernels_;
  std::vector<std::unique_ptr<InterpretedOp>> interpreted_ops_;
  std::vector<InterpretedStep> interpreted_;
  std::vector<std::unique_ptr<Executor>> callees_;
  std::vector<std::string> variants_;
  int64_t workspace_bytes_ = 0;
  uint32_t num_instructions_ = 0;
  bool needs_process_ = false;  // of a grid, because a step meets others or is interpreted
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<State>> idle_;
};

}  // namespace lockstep::runtime::cpu
