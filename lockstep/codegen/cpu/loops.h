// SPDX-License-Identifier: Apache-2.0
// Kernels as functions: loops around elementwise code.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

// A function  void name(ptr buffers, i64 begin, i64 end)  that does the work items [begin, end) of
// a kernel. `buffers` holds the addresses of the kernel's buffers in their order. Items may run at
// the same time and in any order.
struct LoopFunction {
  std::string text;  // with @KERNEL where the name goes, so that equal kernels have equal texts
  int64_t num_items = 1;
  int64_t elements_per_item = 1;  // what one item costs, in cheap operations
};

// `overwritten[b]`: an output lies where input buffer b does.
LoopFunction EmitLoops(ModuleText& module_text, const ir::Module& module, plan::Kernel kernel,
                       const std::vector<bool>& overwritten);

}  // namespace lockstep::codegen::cpu
