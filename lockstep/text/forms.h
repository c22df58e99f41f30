// SPDX-License-Identifier: Apache-2.0
// The pretty form of each op, compiled from its row in opcode.def: what the reader follows and the
// writer prints for every op that is regular.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "lockstep/ir/opcode.h"

namespace lockstep::text {

// How the types after ':' are written.
enum class TypeSyntax : uint8_t {
  kSame,               // T when operands and results all have type T, else as kFunctional
  kFunctional,         // (T, U) -> V, or -> (V, W)
  kOperands,           // T, U: the operands' types; no ':' without operands
  kResults,            // V: the results' types
  kOperandsToResults,  // T, U -> V, or -> (V, W)
  kSelect,             // P, T: of the predicate and the result, when the branches are T too, else
                       // as kFunctional
  kComplex,            // complex<T> of the result, when the operands are T, else as kFunctional
  kTuple,              // tuple<T, U>, when the operands are T, U, else as kFunctional
  kPairwise,           // T, U: of operands and results alike; without operands `()` and no ':'
  kVariadicSame,       // T: of every operand and the result, else as kFunctional
};

// A piece of a pretty form, in order.
struct FormElement {
  enum class Kind : uint8_t {
    kLiteral,        // `text` is one token: a word, or one of , = ( ) [ ]
    kOperand,        // operands of slot `slot`; a variadic one is a list
    kAttribute,      // attribute `text`: an enum is a bare word, array<i64: 0, 1> is [0, 1], an
                     // integer has no type
    kBeginOptional,  // what follows is absent while attribute `text` has its default
    kEndOptional,
  };
  Kind kind;
  std::string_view text;
  uint32_t slot = 0;          // kOperand: index in OpInfo::operands
  bool variadic = false;      // kOperand
  bool space_before = false;  // how the canonical text looks
};

struct Form {
  enum class Kind : uint8_t {
    kRegular,  // `elements`, then the attribute dictionary `{..}`, then `types`
    kGeneric,  // only the generic form exists
    kCustom,   // forms/<family> knows it
  };
  Kind kind = Kind::kGeneric;
  std::vector<FormElement> elements;
  TypeSyntax types = TypeSyntax::kFunctional;
};

// Compiled on first use. Thread-safe.
const Form& GetForm(ir::Opcode opcode);

}  // namespace lockstep::text
