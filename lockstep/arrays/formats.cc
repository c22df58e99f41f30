// SPDX-License-Identifier: Apache-2.0
// One table of element types and their names in the formats.
#include "lockstep/arrays/formats.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "lockstep/base/json.h"
#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::Quoted;
using base::StrAppend;
using base::StrCat;

struct Row {
  DType dtype;
  std::string_view npy;  // empty: cannot
  std::string_view safetensors;
};

// What is missing here, no format carries: the sub-byte types (safetensors packs F4 and F6 without
// saying in which order) and the float8 formats that only computations use.
constexpr Row kRows[] = {
    {DType::kI1, "|b1", "BOOL"},
    {DType::kI8, "|i1", "I8"},
    {DType::kI16, "<i2", "I16"},
    {DType::kI32, "<i4", "I32"},
    {DType::kI64, "<i8", "I64"},
    {DType::kU8, "|u1", "U8"},
    {DType::kU16, "<u2", "U16"},
    {DType::kU32, "<u4", "U32"},
    {DType::kU64, "<u8", "U64"},
    {DType::kF8E4M3FN, "", "F8_E4M3"},
    {DType::kF8E5M2, "", "F8_E5M2"},
    {DType::kF8E8M0FNU, "", "F8_E8M0"},
    {DType::kF8E4M3FNUZ, "", "F8_E4M3FNUZ"},
    {DType::kF8E5M2FNUZ, "", "F8_E5M2FNUZ"},
    {DType::kBF16, "", "BF16"},
    {DType::kF16, "<f2", "F16"},
    {DType::kF32, "<f4", "F32"},
    {DType::kF64, "<f8", "F64"},
    {DType::kC64, "<c8", "C64"},
    {DType::kC128, "<c16", ""},
};

const Row* FindRow(DType dtype) {
  for (const Row& row : kRows) {
    if (row.dtype == dtype) return &row;
  }
  return nullptr;
}

}  // namespace

std::optional<std::string_view> NpyName(DType dtype) {
  const Row* row = FindRow(dtype);
  if (row == nullptr || row->npy.empty()) return std::nullopt;
  return row->npy;
}

std::optional<DType> DTypeOfNpyName(std::string_view name) {
  for (const Row& row : kRows) {
    if (!row.npy.empty() && row.npy.substr(1) == name) return row.dtype;
  }
  return std::nullopt;
}

std::optional<std::string_view> SafetensorsName(DType dtype) {
  const Row* row = FindRow(dtype);
  if (row == nullptr || row->safetensors.empty()) return std::nullopt;
  return row->safetensors;
}

std::optional<DType> DTypeOfSafetensorsName(std::string_view name) {
  for (const Row& row : kRows) {
    if (!name.empty() && row.safetensors == name) return row.dtype;
  }
  return std::nullopt;
}

Status CannotCarry(std::string_view format, std::string_view array, DType dtype) {
  std::string text = StrCat(format, " cannot carry ", DTypeName(dtype));
  if (!array.empty()) StrAppend(text, ", the type of array ", Quoted(array));
  if (SafetensorsName(dtype)) {
    text += "; .safetensors can";
  } else if (NpyName(dtype)) {
    text += "; .npy and .npz can";
  } else {
    text += ", nor can any other format here: convert it in the program first";
  }
  return InvalidArgumentError(std::move(text));
}

Status CheckName(std::string_view name) {
  if (name.empty()) return InvalidArgumentError("an array without a name");
  for (const char c : name) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
      return InvalidArgumentError(StrCat("control character in array name ", Quoted(name)));
    }
  }
  // JSON has no other text than UTF-8; what is not is replaced in it.
  const auto read_back = base::ParseJson(base::JsonText(std::string(name)));
  if (!read_back.ok() || *read_back != std::string(name)) {
    return InvalidArgumentError(StrCat("array name ", Quoted(name), " is not UTF-8"));
  }
  return OkStatus();
}

Status CheckNames(const std::vector<NamedArray>& arrays) {
  std::set<std::string_view> seen;
  for (const NamedArray& array : arrays) {
    LS_RETURN_IF_ERROR(CheckName(array.name));
    if (!seen.insert(array.name).second) {
      return InvalidArgumentError(StrCat("two arrays named ", Quoted(array.name)));
    }
  }
  return OkStatus();
}

Result<Literal> BorrowElements(DType dtype, Shape shape, std::span<const std::byte> data,
                               std::shared_ptr<const void> owner) {
  const auto is_odd = [](std::byte b) { return b > std::byte{1}; };
  if (dtype != DType::kI1 || std::ranges::none_of(data, is_odd)) {
    return Literal::Borrow(dtype, std::move(shape), data, std::move(owner));
  }
  LS_ASSIGN_OR_RETURN(std::vector<std::byte> copy, base::AllocateBytes(data.size(), "an i1 array"));
  std::ranges::transform(data, copy.begin(), [](std::byte b) { return std::min(b, std::byte{1}); });
  return Literal::FromBytes(dtype, std::move(shape), std::move(copy));
}

}  // namespace lockstep::arrays
