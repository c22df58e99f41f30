// SPDX-License-Identifier: Apache-2.0
// The container of MLIR bytecode: header, sections and tables, without the meaning of attributes,
// types and ops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lockstep/text/bytecode/byte_reader.h"
#include "lockstep/text/bytecode/versions.h"

namespace lockstep::text::bytecode {

struct OpName {
  std::string_view dialect;
  std::string_view name;
};

// An attribute or a type: where its bytes are and which dialect knows them.
struct Entry {
  std::string_view dialect;
  ByteReader bytes;
  bool is_text = false;  // spelled as MLIR text instead of its dialect's own encoding
};

// Views into the file's bytes.
struct Container {
  uint64_t format = 0;
  Version version;
  std::vector<std::string_view> strings;
  std::vector<OpName> ops;
  std::vector<Entry> attributes;
  std::vector<Entry> types;
  std::vector<ByteReader> properties;
  ByteReader ir;
};

// The artifact in a file: all of it when it begins with the magic number, else the part of a
// wrapper (jax.export serializes a FlatBuffer) that begins with the magic number and a StableHLO
// producer. Empty when there is none.
std::span<const std::byte> FindArtifact(std::span<const std::byte> bytes);

// False after an error, which is in the reader's Problem. `file` begins at the magic number.
bool ReadContainer(ByteReader file, Container& out);

}  // namespace lockstep::text::bytecode
