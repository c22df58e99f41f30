// SPDX-License-Identifier: Apache-2.0
// Kernels as functions: loops around elementwise code.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

// A function  void name(ptr buffers, i64 begin, i64 end, i64 first, i64 last)  that does the work
// items [begin, end) of a kernel. `buffers` holds the addresses of the kernel's buffers in their
// order. Items may run at the same time and in any order. Where items are rows it does the elements
// [first, last) of each; others do not ask for those.
struct LoopFunction {
  std::string text;  // with @KERNEL where the name goes, so that equal kernels have equal texts
  int64_t num_items = 1;
  int64_t elements_per_item = 1;  // what one item costs, in cheap operations
  int64_t row_size = 0;           // where items are rows
};

enum class Items : uint8_t {
  kAny,   // cut as suits the kernel
  kAll,   // the same, and the function does all of them whatever `begin` and `end` are
  kRows,  // the rows of the domain. REQUIRES: nothing is reduced
};

// `overwritten[b]`: an output lies where input buffer b does.
LoopFunction EmitLoops(ModuleText& module_text, const ir::Module& module, plan::Kernel kernel,
                       const std::vector<bool>& overwritten, Items items = Items::kAny);

}  // namespace lockstep::codegen::cpu
