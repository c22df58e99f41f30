// SPDX-License-Identifier: Apache-2.0
// What makes a type well-formed: sizes that can be counted and the constraints on quantized
// elements.
#pragma once

#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep::ir {

// InvalidArgument "type 'tensor<..>' (C3): ..", with the labels of "Quantized types".
Status CheckType(const Type& type);

}  // namespace lockstep::ir
