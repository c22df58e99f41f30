// SPDX-License-Identifier: Apache-2.0
// What makes a type well-formed: sizes that can be counted and the constraints on quantized
// elements.
#pragma once

#include <cstdint>

#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep::ir {

// Which constraints on a type are checked.
enum class TypeChecks : uint8_t {
  kAll,
  kEnforcedByOps,    // those that the ecosystem's verifier checks where an op uses the type
  kEnforcedByTypes,  // and those that it checks wherever the type is written
};

// InvalidArgument "type 'tensor<..>' (C3): ..", with the labels of "Quantized types".
Status CheckType(const Type& type, TypeChecks checks = TypeChecks::kAll);

}  // namespace lockstep::ir
