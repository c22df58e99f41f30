// SPDX-License-Identifier: Apache-2.0
// Programs from files.
#pragma once

#include <string>
#include <string_view>

#include "lockstep/program/program.h"

namespace lockstep::program {

// Reads what SaveProgram wrote. `file` is named in messages. The checksum finds damage, not malice:
// object code is code, so run no file that you would not run as a program. Errors: InvalidArgument
// for bytes that are no program file or are damaged; FailedPrecondition for a file of another
// version of Lockstep or for a processor with more than this one has.
Result<Program> LoadProgram(std::string_view bytes, const std::string& file);

// What a program must hold for running it to be safe as far as tables go: every index, place and
// size within its bounds. Errors: InvalidArgument that says what does not.
Status CheckProgram(const Program& program);

}  // namespace lockstep::program
