// SPDX-License-Identifier: Apache-2.0
// Inputs of a program as a person gives them: files, literals, random numbers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/literal.h"
#include "lockstep/module.h"
#include "lockstep/status.h"

namespace lockstep::session {

// Fills every argument from `specs`, in order:
//   a.npy                            the next argument
//   dense<1.0> : tensor<4xf32>       the next argument
//   random:SEED                      the next argument; as the last spec, all that remain. Floats
//                                    and parts of complex numbers are uniform in [-1, 1), integers
//                                    in [0, 8)
//   args.safetensors, args.npz       the arguments it names: arg0, arg1, .. or a name that matches
// Errors: InvalidArgument listing arguments that nothing gives, that are given twice, names that no
// argument has, or specs that fill none; wrong types are left to the call.
Result<std::vector<Literal>> ReadInputs(std::span<const ArgumentInfo> arguments,
                                        std::span<const std::string> specs);

// What "random:SEED" gives for all arguments.
Result<std::vector<Literal>> RandomInputs(std::span<const ArgumentInfo> arguments, uint64_t seed);

// Random values of `type` from Philox with `seed`; equal seeds and indices give equal values.
Result<Literal> RandomLiteral(const TensorType& type, uint64_t seed, uint64_t index);

// Whether an array of type `found` can be given where `wanted` is. Unknown sizes stand for any
// within their bounds; quantized elements are given as stored integers.
bool IsOfType(const Type& found, const Type& wanted);

}  // namespace lockstep::session
