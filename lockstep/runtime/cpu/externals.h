// SPDX-License-Identifier: Apache-2.0
// The functions that generated code calls (program/externals.h).
#pragma once

#include "lockstep/runtime/cpu/object_code.h"

namespace lockstep::runtime::cpu {

// Every symbol that generated code may refer to.
const ObjectCode::Externals& Externals();

}  // namespace lockstep::runtime::cpu
