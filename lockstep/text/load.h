// SPDX-License-Identifier: Apache-2.0
// Loads a program in whichever form its bytes are: StableHLO text, a portable artifact, or the file
// of jax.export that wraps one. Names of files do not matter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/diagnostic.h"
#include "lockstep/ir/module.h"

namespace lockstep::text {

// Whether `bytes` begin as a compiled program does, which program/ reads: its letters alone, so
// that one whose line ends a transfer changed is not taken for text.
bool IsCompiledProgram(std::string_view bytes);

// `file` is named in messages and kept as Module::source_file. Errors are added to `sink`: those of
// text as ReadModule's, those of an artifact with the offset of the byte. Unimplemented for an
// artifact of a newer version; InvalidArgument for a compiled program, which holds machine code.
Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file,
                               base::DiagnosticSink& sink);
Result<ir::Module> LoadProgram(std::string_view bytes, const std::string& file);

// How many of the first bytes of a stream, maybe endless, tell that no program begins like this;
// npos when it may become one. `read_before` bytes of them were told before. What LoadProgram says
// of so many is what is wrong with all: a text has no NUL and begins with an op, an alias or a
// comment.
size_t EnoughToRefuse(std::string_view bytes, size_t read_before);

// A program of a text that holds several, and the line of the text where it begins.
struct ProgramPart {
  std::string_view text;
  uint32_t first_line = 1;
};

// The programs between the lines that begin with "// -----", blank ones left out. They refer to
// `text`. What is no text is one program.
std::vector<ProgramPart> SplitPrograms(std::string_view text);

// As LoadProgram of its text, with the lines of the whole text in messages.
Result<ir::Module> LoadProgram(const ProgramPart& part, const std::string& file,
                               base::DiagnosticSink& sink);

// Reads a file and then as above. Errors: NotFound and the like with the path.
Result<ir::Module> LoadProgramFile(const std::string& path);

}  // namespace lockstep::text
