// SPDX-License-Identifier: Apache-2.0
// Programs for people to read.
#pragma once

#include <string>

#include "lockstep/program/program.h"

namespace lockstep::program {

// The steps with the memory they read and write, the functions of the object code, the constants,
// the size of the code and the processors it runs on.
std::string PrintProgram(const Program& program);

}  // namespace lockstep::program
