// SPDX-License-Identifier: Apache-2.0
// Which element types each array format can carry, and by which names.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/dtype.h"
#include "lockstep/literal.h"
#include "lockstep/shape.h"
#include "lockstep/status.h"

namespace lockstep::arrays {

// An array of a file. The name is empty in a .npy file, which has none.
struct NamedArray {
  std::string name;
  Literal value;
};

// Says of an array of a file, before memory is taken for its elements, whether it is wanted: its
// error ends the reading. None: all are.
using ArrayCheck = std::function<Status(std::string_view name, const TensorType& type)>;

// numpy's little-endian type string ("<f4", "|b1"); nullopt for what .npy cannot carry.
std::optional<std::string_view> NpyName(DType dtype);
// The inverse; the byte order character is not part of `name` ("f4").
std::optional<DType> DTypeOfNpyName(std::string_view name);

// "F32", "BF16", "F8_E4M3"; nullopt for what .safetensors cannot carry.
std::optional<std::string_view> SafetensorsName(DType dtype);
std::optional<DType> DTypeOfSafetensorsName(std::string_view name);

// The error of writing `dtype` into `format` (".npy" ...), naming a format that can carry it.
Status CannotCarry(std::string_view format, std::string_view array, DType dtype);

// Errors unless every name is new, text, and free of control characters.
Status CheckNames(const std::vector<NamedArray>& arrays);
Status CheckName(std::string_view name);

// A literal that refers to `data`. Where a file holds a truth value other than 0 and 1 it is a copy
// with 1 for each.
Result<Literal> BorrowElements(DType dtype, Shape shape, std::span<const std::byte> data,
                               std::shared_ptr<const void> owner);

}  // namespace lockstep::arrays
