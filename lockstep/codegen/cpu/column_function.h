// SPDX-License-Identifier: Apache-2.0
// Regions on scalars as functions over columns of values.
#pragma once

#include <string>

#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

// A function  void name(ptr inputs, ptr outputs, i64 n)  for a region on scalars: column k of the
// outputs from columns of the inputs, n elements each.
std::string EmitColumnFunction(ModuleText& module_text, const ir::Module& module,
                               const plan::Body& body);

}  // namespace lockstep::codegen::cpu
