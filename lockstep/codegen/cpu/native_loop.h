// SPDX-License-Identifier: Apache-2.0
// A whole loop of small steps as one function: what a step does takes less time than to start it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/plan/plan.h"
#include "lockstep/program/program.h"

namespace lockstep::codegen::cpu {

// Elements of work of one step up to which its loop is worth one function on one thread.
inline constexpr int64_t kSmallStep = 8192;

// Whether all that a while step does is loops, copies and such loops again.
bool IsNativeLoop(const plan::Step& step);

// A function  void name(ptr pointers, i64, i64)  that runs the loop to its end. `pointers` holds
// the address of the condition and then, for each step of the condition and of the body in order,
// those of its inputs and outputs; a loop inside brings its own in the same way. `function_of`
// gives the compiled function of a step of loops.
std::string EmitNativeLoop(ModuleText& module_text, const plan::Step& step,
                           const std::function<const program::Function&(int64_t)>& function_of);

}  // namespace lockstep::codegen::cpu
