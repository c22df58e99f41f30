// SPDX-License-Identifier: Apache-2.0
// Body: the region of a reduction, window or scatter as something that combines columns: one op
// with loops of its own, or whatever the region does as a compiled function.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/runtime/cpu/op_kernel.h"
#include "lockstep/runtime/cpu/reduce/combine.h"

namespace lockstep::runtime::cpu::kernels {

class Body {
 public:
  // Region `index` of the op, which takes n accumulated values and then n elements, all of the
  // types `dtypes` (n of them), and gives the n next accumulated values. nullopt with the reason
  // when the region is no single op and was not compiled.
  static std::optional<Body> Make(const OpKernelSpec& spec, size_t index, std::vector<DType> dtypes,
                                  std::string* reason);

  size_t size() const { return dtypes_.size(); }
  DType dtype(size_t k) const { return dtypes_[k]; }
  int64_t element_bytes(size_t k) const { return element_bytes_[k]; }

  // outputs[k][i] = body(inputs[0..n)[i], inputs[n..2n)[i])[k]; an output may be one of the inputs.
  void Run(const void* const* inputs, void* const* outputs, int64_t count) const {
    if (combine_) return combine_.columns(inputs[0], inputs[1], outputs[0], count);
    RunOther(inputs, outputs, count);
  }

  // The loops of a body of one op; false for others.
  const Combine& combine() const { return combine_; }
  // Whether it gives the elements themselves, whatever was accumulated.
  bool Replaces() const { return replaces_; }
  // Whether it is one op that may be evaluated as any tree.
  bool IsAssociativeOp() const { return is_one_op_ && IsAssociative(opcode_); }
  // Whether body(element, x) = x for all x; false when that is not known.
  bool HasIdentity(const void* element) const {
    return is_one_op_ && IsIdentity(opcode_, dtypes_[0], element);
  }

 private:
  void RunOther(const void* const* inputs, void* const* outputs, int64_t count) const;

  std::vector<DType> dtypes_;
  std::vector<int64_t> element_bytes_;
  Combine combine_;
  RegionFunction function_;
  ir::Opcode opcode_{};
  bool is_one_op_ = false;
  bool replaces_ = false;
};

// The types of operands [first, first + count).
std::vector<DType> OperandDTypes(const OpKernelSpec& spec, size_t first, size_t count);

}  // namespace lockstep::runtime::cpu::kernels
