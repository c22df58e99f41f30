// SPDX-License-Identifier: Apache-2.0
// ConvPlan: a convolution as contractions. Windows are rows, output features are columns, and what
// a window covers is summed over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lockstep/base/threads.h"
#include "lockstep/ir/module.h"
#include "lockstep/runtime/cpu/matmul/contraction.h"

namespace lockstep::runtime::cpu::matmul {

// The box of the dilated, padded input that windows cover: along dimension d the copy's index i
// stands for index (i + first[d]) / dilation[d] of the input, zero where there is none.
struct PaddedInput {
  bool is_copy = false;  // false: windows cover nothing but the input itself
  std::vector<int64_t> input_sizes, sizes, first, dilation;

  int64_t num_elements() const;
};

// Dilation of the input is not made: outputs that meet the same taps of the kernel form a part of
// their own, an undilated convolution. (Too many such parts: the copy is dilated.)
struct ConvPlan {
  PaddedInput input;
  // A is the (padded) input, B the kernel, C the result. Together they write all of C.
  std::vector<Contraction> parts;
};

// convolution, and dynamic_conv whose padding is a constant. Nothing with `reason` when it cannot
// be planned. REQUIRES: static shapes.
std::optional<ConvPlan> PlanConvolution(const ir::Module& module, ir::OpId op, std::string* reason);

// Writes the copy of `input`, elements of `element_bytes` bytes. REQUIRES: padded.is_copy.
void CopyPadded(const PaddedInput& padded, size_t element_bytes, const void* input, void* copy,
                base::ThreadPool& pool);

}  // namespace lockstep::runtime::cpu::matmul
