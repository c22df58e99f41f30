// SPDX-License-Identifier: Apache-2.0
// Pass: quantized arithmetic becomes arithmetic on the stored integers and on floats.
//
//   %0 = stablehlo.add %x, %y : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
// becomes, on tensors of i8,
//   %0 = stablehlo.convert %x : (tensor<4xi8>) -> tensor<4xf32>
//   %1 = stablehlo.subtract %0, %zero_point; %2 = stablehlo.multiply %1, %scale; the same of %y
//   %6 = stablehlo.add %2, %5
//   %7 = stablehlo.divide %6, %scale; then add, clamp, round_nearest_even, convert to i8
#pragma once

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::passes {

// Every value of a quantized type becomes one of its storage type, arguments and results of
// functions too. What an op computes is what the interpreter does by its quantized rule, step by
// step in the same types (interpret/quantized/conversion.h). REQUIRES: no tuples hold quantized
// arrays (flatten_tuples). A module with unknown sizes stays as it is. Errors: Unimplemented for
// storage of 64 bits; the module is then half done.
Result<bool> ExpandQuantized(ir::Module& module);

}  // namespace lockstep::passes
