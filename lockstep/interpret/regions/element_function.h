// SPDX-License-Identifier: Apache-2.0
// The region of a reduction, scatter, sort or map as a function on columns of scalars.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/kernels/kernel.h"

namespace lockstep::interpret {

using KernelInputs = std::array<const std::byte*, 3>;

// A region of scalar elementwise ops, constants and calls becomes a short program of kernels that
// run on whole columns; temporaries are columns of a fixed length. Any other region is run by the
// evaluator, element by element. Values from outside the region are taken in once, by Compile.
// Not thread-safe: a run uses the object's own columns.
class ElementFunction {
 public:
  ElementFunction(ElementFunction&&) = default;
  ElementFunction& operator=(ElementFunction&&) = default;

  // REQUIRES: arguments and results of the region are arrays of rank 0, and `call` outlives this.
  static Result<ElementFunction> Compile(const OpCall& call, ir::RegionId region);

  size_t num_arguments() const { return argument_dtypes_.size(); }
  size_t num_results() const { return result_dtypes_.size(); }
  DType argument_dtype(size_t index) const { return argument_dtypes_[index]; }
  DType result_dtype(size_t index) const { return result_dtypes_[index]; }

  // Whether this is one op of its two arguments that may be evaluated as any tree: exactly so for
  // integers, up to rounding for floats.
  bool IsAssociative() const { return is_associative_; }
  // False when the evaluator runs the region for every element.
  bool IsCompiled() const { return is_compiled_; }

  // results[r][i] = f(arguments[0][i], arguments[1][i], ..)[r] for i in [0, n). A result may be
  // stored where an argument is. Errors are those of the evaluator.
  Status Run(std::span<const std::byte* const> arguments, std::span<std::byte* const> results,
             int64_t n);

 private:
  friend class ElementCompiler;

  // The length of temporary columns.
  static constexpr int64_t kColumn = 256;

  // Inputs and output are slots: first the arguments, then temporaries.
  struct Instruction {
    enum class Kind : uint8_t { kKernel, kSelect, kConvert, kCopy };
    Kind kind = Kind::kCopy;
    DType input_dtype{};  // of a conversion; as which a kernel's inputs are widened to lanes
    DType output_dtype{};
    bool widens = false;   // inputs are no lanes yet
    bool narrows = false;  // output is no lane
    size_t num_inputs = 0;
    std::array<size_t, 3> inputs{};
    size_t output = 0;
    kernels::KernelFunction kernel = nullptr;
    kernels::KernelArgs args;
  };

  ElementFunction(const OpCall& call, ir::RegionId region) : call_(&call), region_(region) {}
  std::byte* Column(size_t slot);
  void Execute(Instruction& instruction, std::byte* output, int64_t n);
  Status RunRegion(std::span<const std::byte* const> arguments, std::span<std::byte* const> results,
                   int64_t n);

  const OpCall* call_;
  ir::RegionId region_;
  std::vector<DType> argument_dtypes_;
  std::vector<DType> result_dtypes_;
  std::vector<Instruction> program_;
  std::vector<size_t> result_slots_;
  std::vector<size_t> temporary_offsets_;   // in columns_
  std::vector<std::byte> columns_;          // what temporaries hold
  std::vector<std::byte> lanes_;            // three inputs and an output of a kernel
  std::vector<const std::byte*> pointers_;  // the column of each slot during a run
  bool is_associative_ = false;
  bool is_compiled_ = false;
};

}  // namespace lockstep::interpret
