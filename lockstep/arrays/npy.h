// SPDX-License-Identifier: Apache-2.0
// .npy: numpy's file of one array.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "lockstep/arrays/formats.h"
#include "lockstep/dtype.h"
#include "lockstep/literal.h"
#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

// What stands before the elements.
struct NpyHeader {
  DType dtype = DType::kF32;
  bool big_endian = false;
  bool fortran_order = false;  // the first dimension varies fastest
  Shape shape;
  size_t header_bytes = 0;  // where the elements begin
  uint64_t data_bytes = 0;  // how many bytes they are
};

// Reads the header from the front of a file; `bytes` need not hold the elements. Errors:
// InvalidArgument for what is no .npy file; Unimplemented for element types that Lockstep does not
// have (text, dates, Python objects, records, raw bytes such as bfloat16 becomes in numpy).
Result<NpyHeader> ParseNpyHeader(std::span<const std::byte> bytes);

// The most bytes that ParseNpyHeader looks at.
inline constexpr size_t kMaxNpyHeaderBytes = 1 << 16;

// The array of a whole file. Elements that are in Lockstep's own order are not copied: the literal
// refers to `bytes`, which `owner` keeps alive.
Result<Literal> ParseNpy(std::span<const std::byte> bytes, std::shared_ptr<const void> owner,
                         const ArrayCheck& check = {});

// The elements in row-major order and the machine's byte order; `data` holds header.data_bytes.
Result<Literal> NpyElements(const NpyHeader& header, std::span<const std::byte> data,
                            std::shared_ptr<const void> owner);

// What a .npy file has before the elements of `type`. REQUIRES: NpyName(type.dtype()).
std::string NpyHeaderText(const TensorType& type);

Result<Literal> ReadNpy(const std::string& path, const ArrayCheck& check = {});
Status WriteNpy(const std::string& path, const Literal& value);

}  // namespace lockstep::arrays
