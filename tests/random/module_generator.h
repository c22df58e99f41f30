// SPDX-License-Identifier: Apache-2.0
// Random well-formed modules over the op table.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/module.h"

namespace lockstep::random_modules {

// What a module is made from. Each step adds an op, or a few: its first number says which, the
// others are its choices (of operands, sizes, attributes); missing ones are 0. Any recipe gives a
// well-formed module and a shorter recipe a smaller one, so a failing recipe shrinks by itself.
using Step = std::vector<uint32_t>;
using Recipe = std::vector<Step>;

// A module whose @main takes a few arrays and returns the last values. REQUIRES of the builder: no
// recipe makes it fail; an error is a fault of the generator or of shape inference.
Result<Module> MakeModule(const Recipe& recipe);

// The ops that MakeModule can draw, by name; sorted.
std::vector<std::string_view> DrawnOps();

// Changes one thing (an operand, a type, attributes) without caring whether the module stays
// well-formed.
void Damage(ir::Module& module, const Step& choices);

}  // namespace lockstep::random_modules
