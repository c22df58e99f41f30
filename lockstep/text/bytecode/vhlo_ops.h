// SPDX-License-Identifier: Apache-2.0
// The ops of the vhlo dialect: which op of StableHLO each is, from which version on, and how its
// attributes, which are flat and never absent, stand for StableHLO's.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/opcode.h"
#include "lockstep/text/bytecode/versions.h"

namespace lockstep::text::bytecode {

// How an attribute is spelled in an artifact, and what stands for "absent" there.
enum class Spelling : uint8_t {
  kPlain,             // as in StableHLO; required
  kI64Minus1,         // integer; absent: -1
  kI32,               // integer of 32 bits; absent: 0
  kBool,              // absent: false
  kUnit,              // true for a unit attribute that is present
  kString,            // absent: ""
  kSymbol,            // @f is the string "f"
  kSymbols,           // [@f] is ["f"]
  kIntegers,          // array<i64: ..> is a tensor; absent: empty
  kOptionalIntegers,  // the same where absent and empty differ; absent: empty
  kBools,             // array<i1: ..> is a tensor; absent: empty
  kPadding,           // Nx2; absent: 0x2
  kPairs,             // Nx2; absent: a tensor of rank 1 without elements
  kZeroPadding,       // of dynamic_conv_v1, whose padding is also an operand: zeros
  kReplicaGroups,     // dense or mesh axes
  kArray,             // a list; absent: empty
  kDictionary,        // absent: empty
  kComparisonType,    // absent: NOTYPE
  kResultAccuracy,    // absent: the default mode and zeros
  kApiVersion,        // an integer that has its own attribute; absent: 1
  kBackendConfig,     // absent: "", or {} with version 4 of the API
  kTilings,           // always empty
  kChannelId,         // the handle of a channel; without one: 0
  kChannelType,       // the type of a channel
  kAlgorithmPart,     // of a dot's algorithm; without one: the type none
  kNumbersPart,       // of the dimension numbers, a list of integers or an integer
  kNumbersIndex,      // of the dimension numbers, an integer
};

struct VhloAttribute {
  std::string_view name;
  Spelling spelling;
};

// One op of one version of vhlo: "gather_v2".
struct VhloOp {
  std::string_view name;
  ir::Opcode opcode;
  Version since;
  // Of StableHLO, with what kNumbersPart and kNumbersIndex are about ("dimension_numbers").
  std::string_view numbers = {};
  // Sorted by name: the order in which artifacts hold them.
  std::vector<VhloAttribute> attributes = {};
};

// By the name without the dialect; null when there is none. return_v1 is func.return; inside an
// op's region it is stablehlo.return.
const VhloOp* FindVhloOp(std::string_view name);

// The newest op that `version` has for `opcode`; null when there is none.
const VhloOp* FindVhloOp(ir::Opcode opcode, Version version);

// The oldest op for `opcode`; null when there is none.
const VhloOp* FindOldestVhloOp(ir::Opcode opcode);

}  // namespace lockstep::text::bytecode
